// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/commands/commandpalette.h"
#include "editor/commands/shortcutsdialog.h"
#include "editor/exporting/exportdialog.h"
#include "editor/gallery/recent.h"
#include "editor/language/retranslation.h"
#include "editor/safety/fileflow.h"
#include "editor/session/session.h"
#include "editor/shell/aboutdialog.h"
#include "editor/shell/mainwindow.h"
#include "editor/shell/preferences.h"
#include "editor/stage/stagepanel.h"

#include <QFileInfo>
#include <QMenu>
#include <QToolButton>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

void MainWindow::addFileActions()
{
    const QString category = tr("Lecture");
    const auto add = [&](const QString &id, const QString &text, const QList<QKeySequence> &keys,
                         const QString &iconName, const std::function<void()> &run) {
        m_session.actions.add(this, {u"file."_s + id, category, text, keys, iconName}, run);
    };
    add(u"new"_s, tr("New lecture"), {QKeySequence::New}, u"file-plus"_s, [this] { m_files->makeNew(); });
    add(u"start"_s, tr("Start page with templates"), {Qt::CTRL | Qt::Key_T}, u"layout-template"_s,
        [this] { show(Page::Start); });
    add(u"open"_s, tr("Open…"), {QKeySequence::Open}, u"folder-open"_s, [this] { m_files->open(); });
    add(u"openFolder"_s, tr("Open folder…"), {}, {}, [this] { m_files->openFolder(); });
    add(u"save"_s, tr("Save"), {QKeySequence::Save}, u"save"_s, [this] { m_files->save(); });
    add(u"saveAs"_s, tr("Save as…"), {Qt::CTRL | Qt::SHIFT | Qt::Key_S}, {}, [this] { m_files->saveAs(); });
    add(u"backups"_s, tr("Earlier versions…"), {}, u"history"_s, [this] { m_files->showBackups(); });
    add(u"export"_s, tr("Export"), {Qt::CTRL | Qt::Key_Return, Qt::CTRL | Qt::Key_Enter}, u"upload"_s, [this] {
        auto *dialog = new ExportDialog(m_session, m_program.exports, this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog, &QDialog::accepted, this, [this] { showTab(u"exports"_s); });
        dialog->open();
    });
    add(u"preferences"_s, tr("Preferences…"), {QKeySequence(Qt::CTRL | Qt::Key_Comma)}, u"settings"_s,
        [this] { openPreferences(); });
    add(u"quit"_s, tr("Quit"), {QKeySequence(Qt::CTRL | Qt::Key_Q)}, {}, [this] { close(); });
}

Preferences *MainWindow::openPreferences()
{
    auto *dialog = new Preferences(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &Preferences::changed, this, &MainWindow::renewalNeeded, Qt::QueuedConnection);
    dialog->open();
    return dialog;
}

void MainWindow::addEditActions()
{
    QUndoStack &history = m_session.document.history();
    QAction *undo = m_session.actions.add(
        this, {u"edit.undo"_s, tr("Edit"), tr("Undo"), {QKeySequence(Qt::CTRL | Qt::Key_Z)}, u"undo-2"_s},
        [&history] { history.undo(); });
    QAction *redo =
        m_session.actions.add(this,
                              {u"edit.redo"_s,
                               tr("Edit"),
                               tr("Redo"),
                               {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)},
                               u"redo-2"_s},
                              [&history] { history.redo(); });
    const auto follow = [&history, undo, redo] {
        const auto name = [](QAction *action, const QString &text, bool can) {
            action->setEnabled(can);
            const QString key = action->shortcut().toString(QKeySequence::NativeText);
            action->setText(text);
            action->setToolTip(key.isEmpty() ? text : u"%1  (%2)"_s.arg(text, key));
        };
        name(undo, history.canUndo() ? tr("Undo: %1").arg(retranslated(history.undoText())) : tr("Undo"),
             history.canUndo());
        name(redo, history.canRedo() ? tr("Redo: %1").arg(retranslated(history.redoText())) : tr("Redo"),
             history.canRedo());
    };
    connect(&history, &QUndoStack::indexChanged, undo, follow);
    connect(&m_session.document, &Document::changed, undo, follow);
    follow();
}

void MainWindow::addViewActions()
{
    const QString category = tr("View");
    const auto add = [&](const QString &id, const QString &text, const QList<QKeySequence> &keys,
                         const QString &iconName, const std::function<void()> &run) {
        m_session.actions.add(this, {u"view."_s + id, category, text, keys, iconName}, run);
    };
    add(u"present"_s, tr("Present"), {QKeySequence(Qt::Key_F5)}, u"play"_s, [this] { m_stage->present(); });
    add(u"fullScreen"_s, tr("Full screen"), {QKeySequence(Qt::Key_F11)}, u"fullscreen"_s,
        [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
    const std::pair<Workspace, QString> workspaces[] = {{Workspace::StageAndGraph, tr("Stage and graph")},
                                                        {Workspace::Stage, tr("Large stage")},
                                                        {Workspace::Graph, tr("Large graph")},
                                                        {Workspace::Timeline, tr("Large timeline")}};
    int number = 0;
    for (const auto &[workspace, text] : workspaces) {
        ++number;
        add(u"workspace%1"_s.arg(number), text, {QKeySequence(Qt::ALT | static_cast<Qt::Key>(Qt::Key_0 + number))}, {},
            [this, chosen = workspace] { use(chosen); });
    }
    add(u"nextPanel"_s, tr("Go to the next panel"), {QKeySequence(Qt::Key_F6)}, {}, [this] { movePanelFocus(1); });
    add(u"previousPanel"_s, tr("Go to the previous panel"), {QKeySequence(Qt::SHIFT | Qt::Key_F6)}, {},
        [this] { movePanelFocus(-1); });
    const std::pair<QString, QString> tabs[] = {{u"timeline"_s, tr("Show the timeline")},
                                                {u"curves"_s, tr("Show the curves")},
                                                {u"problems"_s, tr("Show the problems")},
                                                {u"history"_s, tr("Show the history")},
                                                {u"exports"_s, tr("Show the exports")}};
    for (const auto &[name, text] : tabs)
        add(name, text, {}, {}, [this, shown = name] { showTab(shown); });
}

void MainWindow::addHelpActions()
{
    const QString category = tr("Help");
    const auto add = [&](const QString &id, const QString &text, const QList<QKeySequence> &keys,
                         const QString &iconName, const std::function<void()> &run) {
        m_session.actions.add(this, {u"help."_s + id, category, text, keys, iconName}, run);
    };
    add(u"commands"_s, tr("Find a command…"),
        {QKeySequence(Qt::CTRL | Qt::Key_K), QKeySequence(Qt::CTRL | Qt::Key_Space)}, u"command"_s,
        [this] { m_commands->open(); });
    add(u"shortcuts"_s, tr("Keyboard shortcuts…"), {QKeySequence(Qt::CTRL | Qt::Key_Slash)}, u"keyboard"_s, [this] {
        auto *dialog = new ShortcutsDialog(m_session.actions, this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    });
    add(u"guide"_s, tr("Guided start"), {QKeySequence(Qt::Key_F1)}, u"graduation-cap"_s, [this] { startGuide(); });
    add(u"about"_s, tr("About Lectograph"), {}, u"info"_s, [this] {
        auto *dialog = new AboutDialog(m_session, this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    });
    add(u"menu"_s, tr("Open the menu"), {QKeySequence(Qt::Key_F10)}, u"menu"_s, [this] {
        if (auto *button = findChild<QToolButton *>(u"menuButton"_s))
            button->showMenu();
    });
}

QMenu *MainWindow::mainMenu()
{
    auto *menu = new QMenu(this);
    const auto add = [this](QMenu *to, const char *id) {
        to->addAction(m_session.actions.find(QString::fromLatin1(id)));
    };
    for (const char *id : {"file.new", "file.start", "file.open", "file.openFolder"})
        add(menu, id);
    QMenu *recent = menu->addMenu(tr("Open recent"));
    connect(recent, &QMenu::aboutToShow, recent, [this, recent] {
        recent->clear();
        for (const QString &path : recentFiles())
            recent->addAction(QFileInfo(path).fileName(), this, [this, path] { m_files->open(path); })
                ->setToolTip(path);
        if (recent->isEmpty())
            recent->addAction(tr("Nothing yet"))->setEnabled(false);
    });
    menu->addSeparator();
    for (const char *id : {"file.save", "file.saveAs", "file.backups", "file.export"})
        add(menu, id);
    menu->addSeparator();
    for (const char *id : {"edit.undo", "edit.redo"})
        add(menu, id);
    menu->addSeparator();
    QMenu *view = menu->addMenu(tr("View"));
    for (const char *id : {"view.present", "view.fullScreen"})
        add(view, id);
    view->addSeparator();
    for (const char *id : {"view.timeline", "view.curves", "view.problems", "view.history", "view.exports"})
        add(view, id);
    view->addSeparator();
    for (const char *id : {"view.nextPanel", "view.previousPanel"})
        add(view, id);
    add(menu, "help.commands");
    add(menu, "help.shortcuts");
    add(menu, "file.preferences");
    menu->addSeparator();
    add(menu, "help.guide");
    add(menu, "help.about");
    menu->addSeparator();
    add(menu, "file.quit");
    return menu;
}

QMenu *MainWindow::workspaceMenu()
{
    auto *menu = new QMenu(this);
    for (int number = 1; number <= 4; ++number)
        menu->addAction(m_session.actions.find(u"view.workspace%1"_s.arg(number)));
    return menu;
}

} // namespace lectograph::editor
