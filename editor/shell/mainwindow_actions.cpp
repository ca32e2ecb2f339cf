// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/commands/commandpalette.h"
#include "editor/commands/shortcutsdialog.h"
#include "editor/exporting/exportdialog.h"
#include "editor/gallery/recent.h"
#include "editor/inspector/looks/lookdialog.h"
#include "editor/inspector/looks/lookeditor.h"
#include "editor/language/keynames.h"
#include "editor/operations/definitionactions.h"
#include "editor/operations/repeating.h"
#include "editor/operations/sharing.h"
#include "editor/operations/styling.h"
#include "editor/safety/fileflow.h"
#include "editor/session/session.h"
#include "editor/session/stepnames.h"
#include "editor/session/undokeys.h"
#include "editor/shell/aboutdialog.h"
#include "editor/shell/actionids.h"
#include "editor/shell/editmenu.h"
#include "editor/shell/mainwindow.h"
#include "editor/shell/preferences.h"
#include "editor/stage/actionids.h"
#include "editor/stage/guidecommands.h"
#include "editor/stage/presentation.h"
#include "editor/stage/stagepanel.h"
#include "editor/timeline/actionids.h"
#include "editor/widgets/theme.h"

#include <QActionGroup>
#include <QFileInfo>
#include <QMenu>
#include <QToolButton>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

/// Adds actions of the window in one category.
auto adder(MainWindow *window, Actions &actions, const QString &category)
{
    return [window, &actions, category](ActionId id, const QString &text, const QList<QKeySequence> &keys,
                                        const QString &iconName, const std::function<void()> &run) {
        return actions.add(window, {id, category, text, keys, iconName}, run);
    };
}

/// Opens a dialog, which is deleted when it is closed.
template <class Dialog>
Dialog *opened(Dialog *dialog)
{
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
    return dialog;
}

} // namespace

void MainWindow::addFileActions()
{
    const auto add = adder(this, m_session.actions, tr("Lecture"));
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
            auto *dialog = opened(new ExportDialog(m_session, m_program.exports, this));
            connect(dialog, &QDialog::accepted, this, [this] { m_editor->watchExports(); });
        });
    add(fileaction::preferences, tr("Preferences…"), {Qt::CTRL | Qt::Key_Comma}, u"settings"_s,
        [this] { openPreferences(); });
    add(fileaction::quit, tr("Quit"), {Qt::CTRL | Qt::Key_Q}, {}, [this] { close(); });
}

Preferences *MainWindow::openPreferences()
{
    auto *dialog = opened(new Preferences(this));
    connect(dialog, &Preferences::changed, this, &MainWindow::renew, Qt::QueuedConnection);
    return dialog;
}

void MainWindow::addEditActions()
{
    QUndoStack &history = m_session.document.history();
    const auto add = adder(this, m_session.actions, tr("Edit"));
    QAction *undo = add(editaction::undo, tr("Undo"), {Qt::CTRL | Qt::Key_Z}, u"undo-2"_s,
                        [&history] { history.undo(); });
    QAction *redo = add(editaction::redo, tr("Redo"), {Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y},
                        u"redo-2"_s, [&history] { history.redo(); });
    const auto follow = [this, &history, undo, redo] {
        const auto name = [](QAction *action, const QString &text, bool can) {
            action->setEnabled(can);
            action->setText(text);
            action->setToolTip(withKey(text, action->shortcut()));
        };
        name(undo, history.canUndo() ? tr("Undo: %1").arg(stepName(m_session, history.index() - 1)) : tr("Undo"),
             history.canUndo());
        name(redo, history.canRedo() ? tr("Redo: %1").arg(stepName(m_session, history.index())) : tr("Redo"),
             history.canRedo());
    };
    connect(&history, &QUndoStack::indexChanged, undo, follow);
    connect(&m_session.document, &Document::changed, undo, follow);
    follow();
    add(editaction::find, tr("Find…"), {QKeySequence::Find}, u"search"_s,
        [this] { m_editor->find(FindPanel::Field::Find); });
    add(editaction::replace, tr("Find and replace…"), {Qt::CTRL | Qt::Key_H}, {},
        [this] { m_editor->find(FindPanel::Field::Replace); });
    addSharingActions(m_session, this);
    addRepeatingActions(m_session, this);
    addLookActions();
}

void MainWindow::addViewActions()
{
    const auto add = adder(this, m_session.actions, tr("View"));
    add(viewaction::present, tr("Present"), {Qt::Key_F5}, u"play"_s, [this] { m_editor->present(PresentFrom::Start); });
    add(viewaction::presentFromHere, tr("Present from this scene"), {Qt::SHIFT | Qt::Key_F5}, u"play"_s,
        [this] { m_editor->present(PresentFrom::OpenScene); });
    add(viewaction::fullScreen, tr("Full screen"), {Qt::Key_F11}, u"fullscreen"_s,
        [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
    addViews();
    const auto addWorkspace = [&](ActionId id, const QString &text, Qt::Key key, int stage, int graph, int upper) {
        add(id, text, {Qt::ALT | key}, {}, [this, stage, graph, upper] {
            m_editor->setView(graph > 0 ? View::Both : View::Stage); // not the scene in space
            graph > stage ? m_editor->enlargeGraph(stage, graph) : m_editor->divideColumns(stage, graph);
            m_editor->divideRows(upper, 100 - upper);
        });
    };
    addWorkspace(viewaction::stageAndGraph, tr("Stage and graph"), Qt::Key_1, 560, 336, 64);
    addWorkspace(viewaction::largeStage, tr("Large stage"), Qt::Key_2, 1, 0, 66);
    addWorkspace(viewaction::largeGraph, tr("Large graph"), Qt::Key_3, 320, 576, 74);
    add(viewaction::largeTimeline, tr("Large timeline"), {Qt::ALT | Qt::Key_4}, {},
        [this] { m_editor->divideRows(44, 56); });
    add(viewaction::nextPanel, tr("Go to the next panel"), {Qt::Key_F6}, {}, [this] { m_editor->movePanelFocus(1); });
    add(viewaction::previousPanel, tr("Go to the previous panel"), {Qt::SHIFT | Qt::Key_F6}, {},
        [this] { m_editor->movePanelFocus(-1); });
    add(viewaction::language, tr("Choose the language of the lecture…"), {}, u"languages"_s,
        [this] { m_editor->chooseLanguage(); });
    const auto addTab = [&](ActionId id, const QString &tab, const QString &text) {
        add(id, text, {}, {}, [this, tab] { m_editor->showTab(tab); });
    };
    add(viewaction::animations, tr("Show the animations"), {Qt::ALT | Qt::SHIFT | Qt::Key_A}, u"list-video"_s,
        [this] { m_editor->showTab(u"animations"_s); });
    addTab(viewaction::properties, u"inspector"_s, tr("Show the properties"));
    addTab(viewaction::timeline, u"timeline"_s, tr("Show the timeline"));
    addTab(viewaction::curves, u"curves"_s, tr("Show the curves"));
    addTab(viewaction::problems, u"problems"_s, tr("Show the problems"));
    addTab(viewaction::history, u"history"_s, tr("Show the history"));
    addTab(viewaction::exports, u"exports"_s, tr("Show the exports"));
}

void MainWindow::addViews()
{
    auto *views = new QActionGroup(this);
    const auto add = [&](ActionId id, const QString &name, const QString &text, Qt::Key key, const QString &iconName,
                         View view) {
        QAction *action = m_session.actions.add(this, {id, tr("View"), text, {Qt::ALT | key}, iconName, true},
                                                [this, view] { show(view); });
        action->setIconText(name); // on the button
        views->addAction(action);
    };
    add(viewaction::stage, tr("Stage"), tr("Show the stage alone"), Qt::Key_S, u"presentation"_s, View::Stage);
    add(viewaction::graph, tr("Graph"), tr("Show the graph alone: the blocks and what they are made of"), Qt::Key_G,
        u"workflow"_s, View::Graph);
    add(viewaction::both, tr("Both"), tr("Show stage and graph side by side"), Qt::Key_B, u"columns-2"_s, View::Both);
    add(viewaction::space, tr("Space"), tr("Show the stage and the scene in space side by side"), Qt::Key_P,
        u"move-3d"_s, View::Space);
    adder(this, m_session.actions, tr("View"))(viewaction::showInGraph, tr("Show in graph"), {Qt::ALT | Qt::Key_F},
                                               u"workflow"_s, [this] { m_editor->showInGraph(); });
}

void MainWindow::addLookActions()
{
    const auto add = adder(this, m_session.actions, tr("Look"));
    add(lookaction::change, tr("Change look…"), {Qt::CTRL | Qt::ALT | Qt::Key_L}, u"palette"_s,
        [this] { opened(new LookDialog(m_session, this)); });
    add(lookaction::edit, tr("Edit look…"), {}, u"settings"_s, [this] {
        auto *editor = new LookEditor(m_session, this); // modeless: the stage shows every change
        editor->setAttribute(Qt::WA_DeleteOnClose);
        editor->setProperty(reopenedByName, QString(lookaction::edit));
        editor->addActions({m_session.actions.find(editaction::undo), m_session.actions.find(editaction::redo)});
        new UndoKeys(editor, m_session.document); // it edits the lecture in a window of its own
        editor->QDialog::show();
    });
    add(lookaction::save, tr("Save look…"), {}, u"save"_s, [this] { saveLookAs(m_session, this); });
    addStyleActions(this, m_session);
}

void MainWindow::addHelpActions()
{
    const auto add = adder(this, m_session.actions, tr("Help"));
    add(helpaction::commands, tr("Find a command…"), {Qt::CTRL | Qt::Key_K, Qt::CTRL | Qt::Key_Space}, u"command"_s,
        [this] {
            using Scope = CommandPalette::Scope;
            m_commands->open(page() == Page::Start ? Scope::Window : Scope::Lecture);
        });
    add(helpaction::help, tr("Help"), {Qt::Key_F1}, u"circle-help"_s, [this] { showHelp(); });
    add(helpaction::shortcuts, tr("Keyboard shortcuts…"), {Qt::CTRL | Qt::Key_Slash, Qt::SHIFT | Qt::Key_F1},
        u"keyboard"_s, [this] { opened(new ShortcutsDialog(m_session.actions, this)); });
    add(helpaction::guide, tr("Guided start"), {}, u"graduation-cap"_s, [this] {
        if (page() == Page::Editor || m_files->makeNew()) // a lecture behind the start page is left alone
            startGuide();
    });
    add(helpaction::about, tr("About Lectograph"), {}, u"info"_s, [this] { opened(new AboutDialog(m_session, this)); });
    add(helpaction::openMenu, tr("Open the menu"), {Qt::Key_F10}, u"menu"_s, [this] {
        if (auto *button = findChild<QToolButton *>(u"menuButton"_s))
            button->showMenu();
    });
}

QMenu *MainWindow::mainMenu()
{
    auto *menu = new QMenu(this);
    const auto add = [this](QMenu *to, std::initializer_list<ActionId> ids) {
        for (const ActionId id : ids)
            to->addAction(m_session.actions.find(id));
    };
    add(menu, {fileaction::newLecture, fileaction::start, fileaction::open, fileaction::openFolder});
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
    add(menu, {fileaction::save, fileaction::saveAs, fileaction::backups, fileaction::exportVideo});
    menu->addSeparator();
    add(menu, {editaction::undo, editaction::redo});
    menu->addMenu(editMenu(m_session, menu));
    QMenu *block = menu->addMenu(tr("Block"));
    add(block,
        {blockaction::share, blockaction::keepHere, blockaction::master, blockaction::repeat, blockaction::repeatWords,
         blockaction::repeatNumbers, blockaction::singleBlocks});
    block->addSeparator();
    add(block, {definitionaction::make, definitionaction::enter, definitionaction::leave});
    QMenu *look = menu->addMenu(icon(u"palette"_s), tr("Look"));
    add(look, {lookaction::change, lookaction::edit, lookaction::save});
    look->addSeparator();
    add(look, {styleaction::copy, styleaction::paste});
    look->addSeparator();
    add(look, {styleaction::create, styleaction::update, styleaction::reset, styleaction::writeOut});
    menu->addSeparator();
    QMenu *view = m_viewMenu = menu->addMenu(tr("View"));
    add(view, {viewaction::present, viewaction::presentFromHere, viewaction::fullScreen});
    view->addSeparator();
    add(view, {viewaction::stage, viewaction::graph, viewaction::both, viewaction::space});
    view->addSeparator();
    add(view,
        {viewaction::animations, viewaction::properties, viewaction::timeline, viewaction::curves, viewaction::problems,
         viewaction::history, viewaction::exports});
    view->addSeparator();
    add(view, {viewaction::language});
    view->addSeparator();
    add(view, {viewaction::nextPanel, viewaction::previousPanel});
    add(menu, {helpaction::commands, fileaction::preferences});
    menu->addSeparator();
    QMenu *help = menu->addMenu(tr("Help"));
    add(help, {helpaction::help, helpaction::guide, helpaction::shortcuts, helpaction::commands});
    help->addSeparator();
    add(help, {helpaction::about});
    menu->addSeparator();
    add(menu, {fileaction::quit});
    return menu;
}

void MainWindow::addTimelineActions()
{
    QAction *before = m_viewMenu->actions().value(2); // after presenting and full screen
    for (const ActionId id : {timelineaction::overview, timelineaction::fitLecture})
        m_viewMenu->insertAction(before, m_session.actions.find(id));
}

void MainWindow::addStageActions()
{
    QAction *before = m_session.actions.find(viewaction::animations); // the first of the panels
    m_viewMenu->insertAction(before, m_session.actions.find(stageaction::rulers));
    m_viewMenu->insertMenu(before, guidesMenu(*m_editor->stage()->overlay(), m_viewMenu));
    m_viewMenu->insertSeparator(before);
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
