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

#include "editor/shell/actionids.h"
#include <QFileInfo>
#include <QMenu>
#include <QToolButton>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

void MainWindow::addFileActions()
{
    const QString category = tr("Lecture");
    const auto add = [&](ActionId id, const QString &text, const QList<QKeySequence> &keys, const QString &iconName,
                         const std::function<void()> &run) {
        m_session.actions.add(this, {id, category, text, keys, iconName}, run);
    };
    add(fileaction::newLecture, tr("New lecture"), {QKeySequence::New}, u"file-plus"_s, [this] { m_files->makeNew(); });
    add(fileaction::start, tr("Start page with templates"), {Qt::CTRL | Qt::Key_T}, u"layout-template"_s,
        [this] { show(Page::Start); });
    add(fileaction::open, tr("Open…"), {QKeySequence::Open}, u"folder-open"_s, [this] { m_files->open(); });
    add(fileaction::openFolder, tr("Open folder…"), {}, {}, [this] { m_files->openFolder(); });
    add(fileaction::save, tr("Save"), {QKeySequence::Save}, u"save"_s, [this] { m_files->save(); });
    add(fileaction::saveAs, tr("Save as…"), {Qt::CTRL | Qt::SHIFT | Qt::Key_S}, {}, [this] { m_files->saveAs(); });
    add(fileaction::backups, tr("Earlier versions…"), {}, u"history"_s, [this] { m_files->showBackups(); });
    add(fileaction::exportVideo, tr("Export"), {Qt::CTRL | Qt::Key_Return, Qt::CTRL | Qt::Key_Enter}, u"upload"_s,
        [this] {
            auto *dialog = new ExportDialog(m_session, m_program.exports, this);
            dialog->setAttribute(Qt::WA_DeleteOnClose);
            connect(dialog, &QDialog::accepted, this, [this] { showTab(u"exports"_s); });
            dialog->open();
        });
    add(fileaction::preferences, tr("Preferences…"), {QKeySequence(Qt::CTRL | Qt::Key_Comma)}, u"settings"_s,
        [this] { openPreferences(); });
    add(fileaction::quit, tr("Quit"), {QKeySequence(Qt::CTRL | Qt::Key_Q)}, {}, [this] { close(); });
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
        this, {editaction::undo, tr("Edit"), tr("Undo"), {QKeySequence(Qt::CTRL | Qt::Key_Z)}, u"undo-2"_s},
        [&history] { history.undo(); });
    QAction *redo =
        m_session.actions.add(this,
                              {editaction::redo,
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
    const auto add = [&](ActionId id, const QString &text, const QList<QKeySequence> &keys, const QString &iconName,
                         const std::function<void()> &run) {
        m_session.actions.add(this, {id, category, text, keys, iconName}, run);
    };
    add(viewaction::present, tr("Present"), {QKeySequence(Qt::Key_F5)}, u"play"_s, [this] { m_stage->present(); });
    add(viewaction::fullScreen, tr("Full screen"), {QKeySequence(Qt::Key_F11)}, u"fullscreen"_s,
        [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
    const auto addWorkspace = [&](ActionId id, Workspace workspace, const QString &text, Qt::Key key) {
        add(id, text, {QKeySequence(Qt::ALT | key)}, {}, [this, workspace] { use(workspace); });
    };
    addWorkspace(viewaction::stageAndGraph, Workspace::StageAndGraph, tr("Stage and graph"), Qt::Key_1);
    addWorkspace(viewaction::largeStage, Workspace::Stage, tr("Large stage"), Qt::Key_2);
    addWorkspace(viewaction::largeGraph, Workspace::Graph, tr("Large graph"), Qt::Key_3);
    addWorkspace(viewaction::largeTimeline, Workspace::Timeline, tr("Large timeline"), Qt::Key_4);
    add(viewaction::nextPanel, tr("Go to the next panel"), {QKeySequence(Qt::Key_F6)}, {},
        [this] { movePanelFocus(1); });
    add(viewaction::previousPanel, tr("Go to the previous panel"), {QKeySequence(Qt::SHIFT | Qt::Key_F6)}, {},
        [this] { movePanelFocus(-1); });
    const auto addTab = [&](ActionId id, const QString &tab, const QString &text) {
        add(id, text, {}, {}, [this, tab] { showTab(tab); });
    };
    addTab(viewaction::timeline, u"timeline"_s, tr("Show the timeline"));
    addTab(viewaction::curves, u"curves"_s, tr("Show the curves"));
    addTab(viewaction::problems, u"problems"_s, tr("Show the problems"));
    addTab(viewaction::history, u"history"_s, tr("Show the history"));
    addTab(viewaction::exports, u"exports"_s, tr("Show the exports"));
}

void MainWindow::addHelpActions()
{
    const QString category = tr("Help");
    const auto add = [&](ActionId id, const QString &text, const QList<QKeySequence> &keys, const QString &iconName,
                         const std::function<void()> &run) {
        m_session.actions.add(this, {id, category, text, keys, iconName}, run);
    };
    add(helpaction::commands, tr("Find a command…"),
        {QKeySequence(Qt::CTRL | Qt::Key_K), QKeySequence(Qt::CTRL | Qt::Key_Space)}, u"command"_s,
        [this] { m_commands->open(); });
    add(helpaction::shortcuts, tr("Keyboard shortcuts…"), {QKeySequence(Qt::CTRL | Qt::Key_Slash)}, u"keyboard"_s,
        [this] {
            auto *dialog = new ShortcutsDialog(m_session.actions, this);
            dialog->setAttribute(Qt::WA_DeleteOnClose);
            dialog->open();
        });
    add(helpaction::guide, tr("Guided start"), {QKeySequence(Qt::Key_F1)}, u"graduation-cap"_s,
        [this] { startGuide(); });
    add(helpaction::about, tr("About Lectograph"), {}, u"info"_s, [this] {
        auto *dialog = new AboutDialog(m_session, this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    });
    add(helpaction::openMenu, tr("Open the menu"), {QKeySequence(Qt::Key_F10)}, u"menu"_s, [this] {
        if (auto *button = findChild<QToolButton *>(u"menuButton"_s))
            button->showMenu();
    });
}

QMenu *MainWindow::mainMenu()
{
    auto *menu = new QMenu(this);
    const auto add = [this](QMenu *to, ActionId id) { to->addAction(m_session.actions.find(id)); };
    for (const ActionId id : {fileaction::newLecture, fileaction::start, fileaction::open, fileaction::openFolder})
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
    for (const ActionId id : {fileaction::save, fileaction::saveAs, fileaction::backups, fileaction::exportVideo})
        add(menu, id);
    menu->addSeparator();
    for (const ActionId id : {editaction::undo, editaction::redo})
        add(menu, id);
    menu->addSeparator();
    QMenu *view = menu->addMenu(tr("View"));
    for (const ActionId id : {viewaction::present, viewaction::fullScreen})
        add(view, id);
    view->addSeparator();
    for (const ActionId id :
         {viewaction::timeline, viewaction::curves, viewaction::problems, viewaction::history, viewaction::exports})
        add(view, id);
    view->addSeparator();
    for (const ActionId id : {viewaction::nextPanel, viewaction::previousPanel})
        add(view, id);
    add(menu, helpaction::commands);
    add(menu, helpaction::shortcuts);
    add(menu, fileaction::preferences);
    menu->addSeparator();
    add(menu, helpaction::guide);
    add(menu, helpaction::about);
    menu->addSeparator();
    add(menu, fileaction::quit);
    return menu;
}

QMenu *MainWindow::workspaceMenu()
{
    auto *menu = new QMenu(this);
    for (const ActionId id :
         {viewaction::stageAndGraph, viewaction::largeStage, viewaction::largeGraph, viewaction::largeTimeline})
        menu->addAction(m_session.actions.find(id));
    return menu;
}

} // namespace lectograph::editor
