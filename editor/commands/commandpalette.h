// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/commands/commands.h"

#include <QFrame>
#include <QPointer>

class QLabel;
class QLineEdit;
class QListWidget;

namespace lectograph::editor {

/// A search for all commands by typing a few letters. A child of the window, so that input methods work as in any
/// field.
class CommandPalette : public QFrame
{
    Q_OBJECT

public:
    CommandPalette(Session &session, QWidget *window);

    enum class Scope { Lecture, Window };
    /// Where no lecture is seen, the scope is the window: no command acts on what is hidden.
    void open(Scope scope = Scope::Lecture);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void search(const QString &typed);
    void run(int row);
    void leave();
    void place();

    Session &m_session;
    CustomBlocks m_custom;
    QLineEdit *m_field;
    QListWidget *m_list;
    QLabel *m_nothing;
    std::vector<Command> m_all;
    std::vector<Command> m_found;
    QPointer<QWidget> m_focusBefore;
};

} // namespace lectograph::editor
