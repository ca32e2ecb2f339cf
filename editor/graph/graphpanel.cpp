// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/graph/graphpanel.h"

#include "editor/edits/mime.h"
#include "editor/graph/actionids.h"
#include "editor/graph/canvas.h"
#include "editor/graph/commands.h"
#include "editor/graph/renaming.h"
#include "editor/language/names.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

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
    auto *head = new PanelHeader(tr("Graph"), this);
    addHead(head);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(head);
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

QAction *GraphPanel::add(ActionId id, const QString &text, const QList<QKeySequence> &keys, const QString &iconName,
                         const std::function<void()> &run)
{
    // The scope is the canvas: Tab must still move between the buttons of the header.
    return m_session.actions.add(m_canvas, {id, tr("Graph"), text, keys, iconName}, run);
}

void GraphPanel::addActions()
{
    using Keys = QList<QKeySequence>;
    GraphCommands *commands = m_commands.get();
    GraphCanvas *canvas = m_canvas;
    add(graphaction::add, tr("Add block…"), Keys{Qt::Key_Tab, QKeySequence(u"Shift+A"_s)}, u"plus"_s,
        [canvas] { canvas->search().open(canvas->pointer()); });
    add(graphaction::frameAll, tr("Show all blocks"), Keys{Qt::Key_A}, u"maximize"_s, [canvas] { canvas->frameAll(); });
    add(graphaction::frameSelection, tr("Show selected blocks"), Keys{Qt::Key_F}, u"scan"_s,
        [canvas] { canvas->frameSelection(); });
    add(graphaction::selectAll, tr("Select all"), Keys{QKeySequence::SelectAll}, {},
        [commands] { commands->selectAll(); });
    add(graphaction::remove, tr("Delete"), Keys{Qt::Key_Delete, Qt::Key_Backspace}, u"trash-2"_s,
        [commands] { commands->remove(); });
    add(graphaction::dissolve, tr("Delete and link the rest"), Keys{QKeySequence(u"Ctrl+X"_s)}, u"scissors"_s,
        [commands] { commands->removeAndReconnect(); });
    add(graphaction::duplicate, tr("Duplicate"), Keys{QKeySequence(u"Ctrl+D"_s)}, u"copy"_s,
        [commands] { commands->duplicate(); });
    add(graphaction::copy, tr("Copy"), Keys{QKeySequence::Copy}, u"copy"_s, [commands] { commands->copy(); });
    add(graphaction::paste, tr("Paste"), Keys{QKeySequence::Paste}, u"clipboard-paste"_s,
        [commands] { commands->paste(); });
    add(graphaction::rename, tr("Rename"), Keys{Qt::Key_F2}, u"pencil"_s, [canvas] {
        if (canvas->selectedCommentBox() >= 0)
            renameCommentBox(*canvas, canvas->selectedCommentBox());
        else if (const auto card = canvas->shown().cardOf.constFind(canvas->current());
                 card != canvas->shown().cardOf.constEnd())
            renameCard(*canvas, *card);
    });
    add(graphaction::link, tr("Link to…"), Keys{QKeySequence(u"Ctrl+Shift+L"_s)}, u"link"_s,
        [canvas] { canvas->search().openLinks(); });
    add(graphaction::mute, tr("Mute"), Keys{Qt::Key_M}, u"eye-off"_s, [commands] { commands->toggleMuted(); });
    add(graphaction::commentBox, tr("Put a comment box around"), Keys{QKeySequence(u"Ctrl+J"_s)}, u"sticky-note"_s,
        [commands] { commands->addCommentBox(); });
    add(graphaction::group, tr("Group"), Keys{QKeySequence(u"Ctrl+G"_s)}, u"group"_s,
        [commands] { commands->group(); });
    add(graphaction::ungroup, tr("Ungroup"), Keys{QKeySequence(u"Ctrl+Shift+G"_s)}, u"ungroup"_s,
        [commands] { commands->ungroup(); });
    add(graphaction::saveAsCustomBlock, tr("Save as custom block…"), {}, u"blocks"_s,
        [commands] { commands->saveAsCustomBlock(); });
    add(graphaction::staged, tr("Follow the animation on stage"), {}, u"clapperboard"_s,
        [commands] { commands->toggleStaged(); });
    add(graphaction::alignLeft, tr("Align left"), {}, u"align-start-vertical"_s,
        [commands] { commands->align(GraphCommands::Edge::Left); });
    add(graphaction::alignRight, tr("Align right"), {}, u"align-end-vertical"_s,
        [commands] { commands->align(GraphCommands::Edge::Right); });
    add(graphaction::alignTop, tr("Align top"), {}, u"align-start-horizontal"_s,
        [commands] { commands->align(GraphCommands::Edge::Top); });
    add(graphaction::alignBottom, tr("Align bottom"), {}, u"align-end-horizontal"_s,
        [commands] { commands->align(GraphCommands::Edge::Bottom); });
    add(graphaction::distributeAcross, tr("Distribute from left to right"), {}, u"align-horizontal-distribute-center"_s,
        [commands] { commands->distribute(Qt::Horizontal); });
    add(graphaction::distributeDown, tr("Distribute from top to bottom"), {}, u"align-vertical-distribute-center"_s,
        [commands] { commands->distribute(Qt::Vertical); });
    add(graphaction::tidy, tr("Arrange all blocks"), {}, u"layout-dashboard"_s, [commands] { commands->tidy(); });
    m_session.actions.find(graphaction::staged)->setCheckable(true); // a state, unlike the other actions
}

QMenu *GraphPanel::arrangeMenu(QWidget *parent) const
{
    auto *menu = new QMenu(tr("Arrange"), parent);
    const auto add = [&](std::initializer_list<ActionId> ids) {
        for (const ActionId id : ids)
            menu->addAction(m_session.actions.find(id));
    };
    using namespace graphaction;
    add({alignLeft, alignRight, alignTop, alignBottom});
    menu->addSeparator();
    add({distributeAcross, distributeDown});
    menu->addSeparator();
    add({tidy});
    return menu;
}

void GraphPanel::addHead(PanelHeader *head)
{
    m_sceneName->setProperty("muted", true);
    m_sceneName->setFont(uiFont(12));
    head->add(m_sceneName);
    head->add(toolButton(m_session.actions.find(graphaction::add), head));
    head->add(toolButton(m_session.actions.find(graphaction::frameAll), head));
    auto *arrange = new QToolButton(head);
    arrange->setIcon(icon(u"align-start-vertical"_s));
    arrange->setIconSize({16, 16});
    arrange->setFixedSize(Theme::row, Theme::row);
    arrange->setAutoRaise(true);
    arrange->setFocusPolicy(Qt::TabFocus);
    arrange->setToolTip(tr("Align and distribute the selected blocks, or arrange all"));
    arrange->setAccessibleName(tr("Arrange"));
    arrange->setPopupMode(QToolButton::InstantPopup);
    arrange->setMenu(arrangeMenu(arrange));
    head->add(arrange);
}

void GraphPanel::showMenu(const QPoint &global)
{
    QMenu menu(this);
    const auto action = [this](ActionId id) { return m_session.actions.find(id); };
    if (m_canvas->selectedLink()) {
        menu.addAction(action(graphaction::staged));
        menu.addSeparator();
        menu.addAction(action(graphaction::remove));
    } else if (m_canvas->selectedCommentBox() >= 0) {
        menu.addAction(action(graphaction::rename));
        menu.addAction(action(graphaction::remove));
    } else if (!m_session.selection.nodes().isEmpty()) {
        menu.addAction(action(graphaction::link));
        addUnlinkMenu(menu);
        menu.addSeparator();
        for (const ActionId id : {graphaction::rename, graphaction::mute, graphaction::duplicate, graphaction::copy})
            menu.addAction(action(id));
        menu.addSeparator();
        for (const ActionId id :
             {graphaction::commentBox, graphaction::group, graphaction::ungroup, graphaction::saveAsCustomBlock})
            menu.addAction(action(id));
        menu.addMenu(arrangeMenu(&menu));
        menu.addSeparator();
        menu.addAction(action(graphaction::dissolve));
        menu.addAction(action(graphaction::remove));
    } else {
        for (const ActionId id :
             {graphaction::add, graphaction::paste, graphaction::selectAll, graphaction::frameAll, graphaction::tidy})
            menu.addAction(action(id));
    }
    menu.exec(global);
}

/// The links into the current block, to remove them one by one.
void GraphPanel::addUnlinkMenu(QMenu &menu)
{
    auto *unlink = menu.addMenu(icon(u"unlink"_s), tr("Unlink"));
    const diagram::Diagram &shown = m_canvas->shown();
    for (const diagram::Link &link : shown.links) {
        if (link.toNode != m_canvas->current())
            continue;
        const diagram::NodeCard &from = shown.cards[static_cast<std::size_t>(link.fromCard)];
        const diagram::NodeCard &to = shown.cards[static_cast<std::size_t>(link.toCard)];
        const QString label = to.inputs[static_cast<std::size_t>(link.toIndex)].label;
        connect(unlink->addAction(u"%1 ← %2"_s.arg(label, from.label)), &QAction::triggered, this, [this, link] {
            m_session.document.edit(tr("Remove link"), [&](const lecture::Lecture &lecture) {
                return diagram::withoutLink(lecture, m_session.selection.scene(),
                                            {link.toNode, link.toKey, link.element});
            });
        });
    }
    unlink->setEnabled(!unlink->isEmpty());
}

void GraphPanel::follow()
{
    const lecture::Scene *scene = m_session.document.scene(m_session.selection.scene());
    const QString name = scene ? labelOf(*scene, m_session.preview.languages()) : QString();
    m_sceneName->setText(m_sceneName->fontMetrics().elidedText(name, Qt::ElideRight, 132));
    m_sceneName->setToolTip(name);
    centre(m_empty, m_canvas);
    m_empty->setVisible(scene && scene->nodes.empty());
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
    enable({graphaction::dissolve, graphaction::duplicate, graphaction::copy, graphaction::mute,
            graphaction::commentBox, graphaction::ungroup, graphaction::link, graphaction::saveAsCustomBlock,
            graphaction::frameSelection},
           count > 0);
    enable({graphaction::group, graphaction::alignLeft, graphaction::alignRight, graphaction::alignTop,
            graphaction::alignBottom},
           count > 1);
    enable({graphaction::distributeAcross, graphaction::distributeDown}, count > 2);
    enable({graphaction::staged}, link && link->type == graph::ValueType::Shape);
    if (QAction *staged = m_session.actions.find(graphaction::staged))
        staged->setChecked(link && link->isStaged);
}

} // namespace lectograph::editor
