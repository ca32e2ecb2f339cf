// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/problemplace.h"
#include "editor/problems/remedies.h"
#include "graph/problem.h"

#include <QAbstractListModel>
#include <QCoreApplication>
#include <QSortFilterProxyModel>

class QAbstractItemDelegate;

/// The rows of the list of problems.
namespace lectograph::editor {

/// A problem as a row in the list, or several that come from the same value: then the row is about that value.
struct ListedProblem
{
    graph::Problem problem;
    ProblemPlace place;
    QString where;             ///< for display
    QStringList arrivals = {}; ///< where problems of the same value are, with what is wrong there
    std::vector<Remedy> remedies = {};

    bool isFailure() const { return problem.severity == graph::Severity::Failure; }
};

class ProblemModel : public QAbstractListModel
{
    Q_DECLARE_TR_FUNCTIONS(lectograph::editor::ProblemModel)

public:
    using QAbstractListModel::QAbstractListModel;

    void setProblems(std::vector<ListedProblem> problems)
    {
        beginResetModel();
        m_problems = std::move(problems);
        endResetModel();
    }
    const ListedProblem &at(int row) const { return m_problems.at(static_cast<std::size_t>(row)); }
    const std::vector<ListedProblem> &all() const { return m_problems; }
    static QString severityOf(const ListedProblem &one) { return one.isFailure() ? tr("Failure") : tr("Warning"); }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    std::vector<ListedProblem> m_problems;
};

/// Filters failures or warnings.
class ProblemFilter : public QSortFilterProxyModel
{
public:
    ProblemFilter(ProblemModel *all, QObject *parent) : QSortFilterProxyModel(parent), m_all(all)
    {
        setSourceModel(all);
    }

    void setShown(bool failures, bool warnings)
    {
        m_failures = failures;
        m_warnings = warnings;
        invalidateFilter();
    }
    const ListedProblem &at(const QModelIndex &index) const { return m_all->at(mapToSource(index).row()); }

protected:
    bool filterAcceptsRow(int row, const QModelIndex &) const override
    {
        return m_all->at(row).isFailure() ? m_failures : m_warnings;
    }

private:
    ProblemModel *m_all;
    bool m_failures = true;
    bool m_warnings = true;
};

/// Draws two lines: icon, problem and place; severity, remedy and the button that mends it.
QAbstractItemDelegate *problemDelegate(QObject *parent);
/// The button of a row, which says `deed`.
QRect remedyRectIn(const QRect &row, const QString &deed);

} // namespace lectograph::editor
