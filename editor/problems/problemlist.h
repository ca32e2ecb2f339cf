// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/problems/problemplace.h"
#include "graph/problem.h"

#include <QAbstractListModel>
#include <QSortFilterProxyModel>
#include <QStyledItemDelegate>

namespace lectograph::editor {

/// A problem as a row in the list.
struct ListedProblem
{
    graph::Problem problem;
    ProblemPlace place;
    QString where; ///< for display

    bool isFailure() const { return problem.severity == graph::Severity::Failure; }
};

class ProblemModel : public QAbstractListModel
{
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void setProblems(std::vector<ListedProblem> problems);
    const ListedProblem &at(int row) const { return m_problems.at(static_cast<std::size_t>(row)); }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    std::vector<ListedProblem> m_problems;
};

/// Filters failures or warnings.
class ProblemFilter : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    void setShown(bool failures, bool warnings);
    const ListedProblem &at(const QModelIndex &index) const;

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    bool m_failures = true;
    bool m_warnings = true;
};

/// Draws two lines: icon, problem and place; severity and remedy.
class ProblemDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace lectograph::editor
