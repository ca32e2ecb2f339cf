// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/settings/settings.h"

#include <QToolButton>
#include <QVBoxLayout>

#include <functional>
#include <vector>

namespace lectograph::editor {

/// Rows under a heading that collapses them; seldom used ones are behind "More". The state is saved in the settings by
/// the section's name.
class Section : public QWidget
{
    Q_OBJECT

public:
    /// `name` is the same in all languages.
    Section(const QString &name, const QString &title, QWidget *parent);

    void add(QWidget *row) { m_rows->addWidget(row); }
    QWidget *body() const { return m_body; }
    /// Puts `count` rows behind "More"; `make` creates them lazily with their parent.
    void setMore(int count, const std::function<std::vector<QWidget *>(QWidget *)> &make);

    /// Shows all of its rows, whatever is folded, while some of them are searched.
    void setSearched(bool isSearched);

    /// Makes the rows behind "More", which may stay hidden there.
    void makeMore();
    /// Expands what hides this one of its rows.
    void unfold(const QWidget &row);

    /// Collapses the part that has the focus; its heading gets the focus.
    void foldAway();

private:
    /// Lets the heading show and hide the rows, as the setting says now.
    void bind(QToolButton *heading, QWidget *rows, const Setting<bool> &setting);
    void fold(QToolButton *heading, QWidget *rows, bool isOpen);

    QString m_name;
    QToolButton *m_heading;
    QWidget *m_body;
    QVBoxLayout *m_rows;
    QToolButton *m_moreButton = nullptr;
    QWidget *m_more = nullptr;
    std::function<std::vector<QWidget *>(QWidget *)> m_makeMore;
};

} // namespace lectograph::editor
