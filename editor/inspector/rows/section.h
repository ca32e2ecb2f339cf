// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>
#include <QWidget>

#include <functional>
#include <vector>

class QVBoxLayout;

namespace lectograph::editor {

/// Rows under a heading that folds them away; those that are seldom wanted wait behind "More". What is folded is
/// remembered for the next time, by the section's name.
class Section : public QWidget
{
    Q_OBJECT

public:
    /// `name` stays the same in all languages.
    Section(const QString &name, const QString &title, QWidget *parent);

    void add(QWidget *row);
    QWidget *body() const { return m_body; }
    /// So many rows wait behind "More"; they are made when they are first wanted, by `make` with their parent.
    void setMore(int count, const std::function<std::vector<QWidget *>(QWidget *)> &make);

    /// The part in which the focus is; the heading that brings it back gets the focus.
    void foldAway();

private:
    void showMore(bool isOpen);
    void fold(QToolButton *button, QWidget *rows, bool isOpen);

    QString m_name;
    QToolButton *m_heading;
    QWidget *m_body;
    QVBoxLayout *m_rows;
    QToolButton *m_moreButton = nullptr;
    QWidget *m_more = nullptr;
    std::function<std::vector<QWidget *>(QWidget *)> m_makeMore;
};

} // namespace lectograph::editor
