// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/graph/graphpanel.h"

#include "editor/customblocks/customblock.h"
#include "editor/edits/mime.h"
#include "editor/graph/actionids.h"
#include "editor/graph/canvas.h"
#include "editor/graph/commands.h"
#include "editor/language/names.h"
#include "editor/operations/definitionactions.h"
#include "editor/operations/definitioncrumbs.h"
#include "editor/operations/repeating.h"
#include "editor/operations/sharing.h"
#include "editor/operations/styling.h"
#include "editor/settings/settings.h"
#include "editor/widgets/elision.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QMenu>
#include <QVBoxLayout>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using namespace graphaction;

namespace {

constexpr ActionId gap{nullptr}; // a separator in a menu

/// In the middle of the canvas, inside its borders.
void centre(QWidget *child, const QWidget *room)
{
    child->resize(std::min(room->width(), 320), std::min(room->height(), 200));
    child->move((room->width() - child->width()) / 2, (room->height() - child->height()) / 2);
}

} // namespace

GraphPanel::GraphPanel(Session &session, QWidget *parent)
    : QWidget(parent),
      m_session(session),
      m_canvas(new GraphCanvas(session, this)),
      m_commands(std::make_unique<GraphCommands>(session, *m_canvas)),
      m_sceneName(new QLabel(this)),
      m_empty(new EmptyState(
          u"workflow"_s, tr("Press Tab or drag a block here"), tr("Add a block"),
          [this] {
              m_canvas->setFocus();
              m_canvas->search().open(m_canvas->visibleRect().center());
          },
          m_canvas))
{
    setObjectName(u"graphPanel"_s);
    setAccessibleName(tr("Graph"));
    addActions();
    m_session.actions.find(graphaction::inherited)->setChecked(setting::showsInherited.value());
    m_canvas->setShowsInherited(setting::showsInherited.value());
    auto *head = new PanelHeader(tr("Graph"), this);
    addHead(head);
    QVBoxLayout *layout = columnLayout(this);
    layout->addWidget(head);
    layout->addWidget(new DefinitionCrumbs(session, this));
    layout->addWidget(m_canvas, 1);
    setFocusProxy(m_canvas);
    connect(m_canvas, &GraphCanvas::shownChanged, this, &GraphPanel::follow);
    connect(&session.document, &Document::changed, this, &GraphPanel::follow);
    connect(&session.preview, &Preview::languageChanged, this, &GraphPanel::follow);
    connect(m_canvas, &GraphCanvas::viewChanged, this, [this] { centre(m_empty, m_canvas); });
    connect(m_canvas, &GraphCanvas::selectChanged, this, &GraphPanel::enableActions);
    connect(m_canvas, &GraphCanvas::inspectRequested, this, &GraphPanel::inspectRequested);
    connect(m_canvas, &GraphCanvas::menuRequested, this, &GraphPanel::showMenu);
    connect(&session.selection, &Selection::changed, this, &GraphPanel::enableActions);
    follow();
}

GraphPanel::~GraphPanel() = default;

void GraphPanel::addActions()
{
    using Commands = GraphCommands;
    using Key = QKeySequence;
    struct Row
    {
        ActionId id;
        QString text;
        QList<QKeySequence> keys;
        QString iconName;
        std::function<void()> run;
        bool isCheckable = false; ///< a state, unlike the other actions
    };
    const auto run = [commands = m_commands.get()](auto command, auto... with) {
        return [=] { (commands->*command)(with...); };
    };
    GraphCanvas *canvas = m_canvas;
    const auto addAtPointer = [canvas] { canvas->search().open(canvas->pointer()); };
    const auto openLinks = [canvas] { canvas->search().openLinks(); };
    const auto renameCurrent = [canvas] {
        const auto card = canvas->shown().cardOf.constFind(canvas->current());
        if (canvas->selectedCommentBox() >= 0)
            renameCommentBox(*canvas, canvas->selectedCommentBox());
        else if (card != canvas->shown().cardOf.constEnd())
            renameCard(*canvas, *card);
    };
    const auto across = run(&Commands::distribute, Qt::Horizontal);
    const auto down = run(&Commands::distribute, Qt::Vertical);
    const Row rows[] = {
        {graphaction::add, tr("Add block…"), {Qt::Key_Tab, Key(u"Shift+A"_s)}, u"plus"_s, addAtPointer},
        {frameAll, tr("Show all blocks"), {Qt::Key_A}, u"scan-search"_s, [canvas] { canvas->frameAll(); }},
        {frameSelection, tr("Show selected blocks"), {Qt::Key_F}, u"scan"_s, [canvas] { canvas->frameSelection(); }},
        {selectAll, tr("Select all"), {Key::SelectAll}, {}, run(&Commands::selectAll)},
        {graphaction::remove, tr("Delete"), {Qt::Key_Delete, Qt::Key_Backspace}, u"trash-2"_s, run(&Commands::remove)},
        {dissolve, tr("Cut and link the rest"), {Key(u"Ctrl+X"_s)}, u"scissors"_s, run(&Commands::cutAndReconnect)},
        {duplicate, tr("Duplicate"), {Key(u"Ctrl+D"_s)}, u"copy"_s, run(&Commands::duplicate)},
        {copy, tr("Copy"), {Key::Copy}, u"copy"_s, run(&Commands::copy)},
        {paste, tr("Paste"), {Key::Paste}, u"clipboard-paste"_s, run(&Commands::paste, PastedColors::OfTheLook)},
        {pasteAsTheyWere,
         tr("Paste with the colors that they had"),
         {Key(u"Ctrl+Alt+Shift+V"_s)},
         {},
         run(&Commands::paste, PastedColors::AsTheyWere)},
        {graphaction::rename, tr("Rename"), {Qt::Key_F2}, u"pencil"_s, renameCurrent},
        {graphaction::link, tr("Link to…"), {Key(u"Ctrl+Shift+L"_s)}, u"link"_s, openLinks},
        {mute, tr("Mute"), {Qt::Key_M}, u"eye-off"_s, run(&Commands::toggleMuted)},
        {commentBox,
         tr("Put a comment box around"),
         {Key(u"Ctrl+J"_s)},
         u"sticky-note"_s,
         run(&Commands::addCommentBox)},
        {group, tr("Group"), {Key(u"Ctrl+G"_s)}, u"group"_s, run(&Commands::group)},
        {ungroup, tr("Ungroup"), {Key(u"Ctrl+Shift+G"_s)}, u"ungroup"_s, run(&Commands::ungroup)},
        {saveAsCustomBlock,
         tr("Keep with animations in My blocks…"),
         {},
         u"clapperboard"_s,
         run(&Commands::saveAsCustomBlock)},
        {staged, tr("Follow the animation on stage"), {}, u"clapperboard"_s, run(&Commands::toggleStaged), true},
        {alignLeft, tr("Align left"), {}, u"align-start-vertical"_s, run(&Commands::align, Qt::LeftEdge)},
        {alignRight, tr("Align right"), {}, u"align-end-vertical"_s, run(&Commands::align, Qt::RightEdge)},
        {alignTop, tr("Align top"), {}, u"align-start-horizontal"_s, run(&Commands::align, Qt::TopEdge)},
        {alignBottom, tr("Align bottom"), {}, u"align-end-horizontal"_s, run(&Commands::align, Qt::BottomEdge)},
        {distributeAcross, tr("Distribute from left to right"), {}, u"align-horizontal-distribute-center"_s, across},
        {distributeDown, tr("Distribute from top to bottom"), {}, u"align-vertical-distribute-center"_s, down},
        {graphaction::tidy, tr("Arrange all blocks"), {}, u"layout-dashboard"_s, run(&Commands::tidy)},
        {graphaction::inherited,
         tr("Show the blocks of the scenes before, which this one continues"),
         {},
         u"log-in"_s,
         [this] { showInherited(m_session.actions.find(graphaction::inherited)->isChecked()); },
         true},
    };
    // The scope is the canvas: Tab must still move between the buttons of the header.
    for (const Row &row : rows)
        m_session.actions.add(m_canvas, {row.id, tr("Graph"), row.text, row.keys, row.iconName, row.isCheckable},
                              [this, run = row.run] {
                                  if (!isVisible()) // found by name
                                      Q_EMIT showRequested();
                                  run();
                              });
}

void GraphPanel::showInherited(bool isShown)
{
    m_canvas->setShowsInherited(isShown);
    setting::showsInherited.set(isShown);
}

void GraphPanel::fill(QMenu &menu, std::initializer_list<ActionId> ids) const
{
    for (const ActionId id : ids) {
        if (id.name)
            menu.addAction(m_session.actions.find(id));
        else
            menu.addSeparator();
    }
}

QMenu *GraphPanel::arrangeMenu(QWidget *parent) const
{
    auto *menu = new QMenu(tr("Arrange"), parent);
    fill(*menu,
         {alignLeft, alignRight, alignTop, alignBottom, gap, distributeAcross, distributeDown, gap, graphaction::tidy});
    return menu;
}

void GraphPanel::addHead(PanelHeader *head)
{
    m_sceneName->setProperty("muted", true);
    m_sceneName->setFont(uiFont(12));
    head->add(m_sceneName);
    for (const ActionId id : {graphaction::add, frameAll})
        head->add(toolButton(m_session.actions.find(id), head));
    QToolButton *arrange = toolButton(u"align-start-vertical"_s,
                                      tr("Align and distribute the selected blocks, or arrange all"), head);
    arrange->setAccessibleName(tr("Arrange"));
    arrange->setPopupMode(QToolButton::InstantPopup);
    arrange->setMenu(arrangeMenu(arrange));
    head->add(arrange);
}

void GraphPanel::showMenu(const QPoint &global)
{
    QMenu menu(this);
    if (m_canvas->selectedLink()) {
        fill(menu, {staged, gap, graphaction::remove});
    } else if (m_canvas->selectedCommentBox() >= 0) {
        fill(menu, {graphaction::rename, graphaction::remove});
    } else if (!m_session.selection.nodes().isEmpty()) {
        fill(menu, {graphaction::link});
        addUnlinkMenu(menu);
        fill(menu, {gap, graphaction::rename, mute, duplicate, copy, gap, commentBox, group, ungroup});
        addDefinitionMenu(m_session, &menu);
        const lecture::Scene *scene = m_session.document.scene(m_session.selection.scene());
        if (scene && areAnimated(*scene, m_session.selection.nodes()))
            fill(menu, {saveAsCustomBlock});
        addStyleMenu(menu, m_session);
        menu.addMenu(arrangeMenu(&menu));
        menu.addSeparator();
        addRepeatingActionsTo(m_session, menu);
        addSharingActionsTo(m_session, menu);
        fill(menu, {gap, dissolve, graphaction::remove});
    } else {
        fill(menu, {graphaction::add, paste, selectAll, frameAll, graphaction::tidy});
        if (m_session.actions.find(graphaction::inherited)->isEnabled())
            fill(menu, {gap, graphaction::inherited});
    }
    menu.exec(global);
}

/// The links into the current block, to remove them one by one.
void GraphPanel::addUnlinkMenu(QMenu &menu)
{
    auto *unlink = menu.addMenu(icon(u"unlink"_s), tr("Unlink"));
    const diagram::Diagram &shown = m_canvas->shown();
    for (const diagram::Link &link : shown.links) {
        if (link.toNode != m_canvas->current() || link.isNamed)
            continue;
        const QString label = u"%1 ← %2"_s.arg(shown.input(link).label, shown.cards[diagram::at(link.fromCard)].label);
        connect(unlink->addAction(label), &QAction::triggered, this, [this, place = link.to()] {
            m_session.document.edit(tr("Remove link"), [&](const lecture::Lecture &lecture) {
                return withoutLink(lecture, m_session.selection.scene(), place);
            });
        });
    }
    unlink->setEnabled(!unlink->isEmpty());
}

void GraphPanel::follow()
{
    const lecture::Scene *scene = m_session.document.scene(m_session.selection.scene());
    const bool isNamedAbove = m_session.preview.isInside(); // by the way to the definition
    const QString name = scene && !isNamedAbove ? labelOf(*scene, m_session.preview.languages()) : QString();
    m_sceneName->setText(elidedName(m_sceneName->fontMetrics(), name, 132));
    m_sceneName->setToolTip(name);
    centre(m_empty, m_canvas);
    m_empty->setVisible(scene && scene->nodes.empty());
    if (QAction *action = m_session.actions.find(graphaction::inherited))
        action->setEnabled(scene && scene->continues);
    enableActions();
}

void GraphPanel::enableActions()
{
    const auto enable = [this](std::initializer_list<ActionId> ids, bool isEnabled) {
        for (const ActionId id : ids) {
            if (QAction *action = m_session.actions.find(id))
                action->setEnabled(isEnabled);
        }
    };
    const auto count = m_session.selection.nodes().size();
    const auto &link = m_canvas->selectedLink();
    const bool hasScene = m_session.document.scene(m_session.selection.scene());
    enable({graphaction::add}, hasScene);
    enable({graphaction::remove}, count > 0 || link || m_canvas->selectedCommentBox() >= 0);
    enable({graphaction::rename}, count > 0 || m_canvas->selectedCommentBox() >= 0);
    enable({dissolve, duplicate, copy, mute, commentBox, ungroup, graphaction::link, saveAsCustomBlock, frameSelection},
           count > 0);
    enable({group, alignLeft, alignRight, alignTop, alignBottom}, count > 1);
    enable({distributeAcross, distributeDown}, count > 2);
    enable({staged}, link && link->type == graph::ValueType::Shape);
    if (QAction *action = m_session.actions.find(staged))
        action->setChecked(link && link->isStaged);
    // The key that mutes what is selected here marks a time while nothing is, as everywhere.
    if (QAction *mark = m_session.actions.find(timelineaction::marker); mark && count > 0)
        removeAction(mark);
    else if (mark)
        addAction(mark);
}

} // namespace lectograph::editor
