// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>
#include <QWidget>

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
    void addToMore(QWidget *row);
    QWidget *body() const { return m_body; }
    QWidget *more(); ///< parent of the rows behind "More"

private:
    void fold(QToolButton *button, QWidget *rows, const QString &setting, bool isOpen);

    QString m_name;
    QToolButton *m_heading;
    QWidget *m_body;
    QVBoxLayout *m_rows;
    QToolButton *m_moreButton = nullptr;
    QWidget *m_more = nullptr;
    int m_moreCount = 0;
};

} // namespace lectograph::editor
