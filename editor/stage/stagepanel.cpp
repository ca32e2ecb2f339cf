// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/stagepanel.h"

#include "editor/edits/camera_edits.h"
#include "editor/edits/foreign_data.h"
#include "editor/edits/mime.h"
#include "editor/operations/acted_on.h"
#include "editor/operations/camera.h"
#include "editor/operations/definitionactions.h"
#include "editor/operations/definitioncrumbs.h"
#include "editor/operations/pasting.h"
#include "editor/operations/repeating.h"
#include "editor/operations/sharing.h"
#include "editor/operations/styling.h"
#include "editor/session/actionid.h"
#include "editor/settings/settings.h"
#include "editor/stage/actionids.h"
#include "editor/stage/arrangetools.h"
#include "editor/stage/busysign.h"
#include "editor/stage/commands.h"
#include "editor/stage/diagramactions.h"
#include "editor/stage/entrylayer.h"
#include "editor/stage/guidecommands.h"
#include "editor/stage/inlinetexteditor.h"
#include "editor/stage/overlay.h"
#include "editor/stage/patch.h"
#include "editor/stage/pictureview.h"
#include "editor/stage/presentation.h"
#include "editor/stage/rulers.h"
#include "editor/stage/textcommands.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QMenu>
#include <QPainter>
#include <QPlainTextEdit>
#include <QScreen>

#include <utility>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

/// A toolbar that stands out from the picture below it.
class Tools : public QWidget
{
public:
    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        drawPatch(painter, rect());
    }
};

} // namespace

StagePanel::StagePanel(Session &session, QWidget *parent)
    : QWidget(parent),
      m_session(session),
      m_picture(new PictureView(this)),
      m_overlay(new StageOverlay(session, this)),
      m_entries(new EntryLayer(*m_overlay)),
      m_crumbs(new DefinitionCrumbs(session, this)),
      m_busy(new BusySign(session, this))
{
    setObjectName(u"stage"_s);
    setMinimumSize(240, 160);
    setFocusProxy(m_overlay);
    m_overlay->raise();
    connect(m_overlay, &StageOverlay::frameChanged, this, [this] { m_picture->setFrame(m_overlay->frame()); });
    connect(m_overlay, &StageOverlay::editRequested, this, &StagePanel::editWords);
    connect(m_overlay, &StageOverlay::menuRequested, this, &StagePanel::openMenu);
    connect(m_overlay, &StageOverlay::pictureChanged, this, &StagePanel::showPicture);
    connect(&session.preview, &Preview::pictureChanged, this, &StagePanel::showPicture);
    addActions();
    addCameraActions();
    m_rulers = std::make_unique<StageRulers>(*m_overlay, this);
    connect(m_crumbs, &DefinitionCrumbs::shownChanged, this, &StagePanel::arrange);
    addTools();
    showPicture();
}

StagePanel::~StagePanel() = default;

void StagePanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void StagePanel::arrange()
{
    QRect room = rect();
    m_crumbs->setGeometry(0, 0, width(), m_crumbs->height());
    if (!m_crumbs->isHidden())
        room.setTop(m_crumbs->height());
    const QRect stage = m_rulers->placeAround(room);
    m_picture->setGeometry(stage);
    m_overlay->setGeometry(stage);
    m_busy->placeIn(stage);
    m_arrangeTools->setRoom(width() - m_toolsWidth - 4 * Theme::grid);
    placeTools();
}

void StagePanel::placeTools()
{
    m_tools->adjustSize();
    m_tools->move(width() - m_tools->width() - 2 * Theme::grid, m_overlay->y() + 3);
    m_overlay->setCovered(m_tools->geometry().translated(-m_overlay->pos()));
}

void StagePanel::showPicture()
{
    m_picture->setPicture(m_overlay->picture());
    if (m_words && !m_session.preview.isBusy()) // else they stay where they are
        placeWords();
}

void StagePanel::placeWords()
{
    WordsLook look = wordsLookOf(*m_overlay, m_words->node(), m_words->place());
    look.translate(m_overlay->pos());
    m_words->standAt(look, m_overlay->geometry());
}

void StagePanel::addActions()
{
    const QString stage = tr("Stage");
    const auto add = [&](ActionId id, const QString &text, const QList<QKeySequence> &keys, const QString &icon,
                         const std::function<void()> &run) {
        return m_session.actions.add(m_overlay, {id, stage, text, keys, icon}, run);
    };
    add(stageaction::focus, tr("Go to the stage"), {}, {}, [this] { m_overlay->setFocus(Qt::OtherFocusReason); });
    add(stageaction::edit, tr("Edit the words"), {Qt::Key_F2}, u"pencil"_s, [this] {
        const QStringList selected = m_overlay->selectedActors();
        if (m_overlay->diagram().selected())
            m_overlay->diagram().rename();
        else if (selected.size() == 1)
            editWords(selected.front());
    });
    add(stageaction::cut, tr("Cut"), {QKeySequence::Cut}, u"scissors"_s, [this] { cutBlocks(m_session); });
    add(stageaction::copy, tr("Copy"), {QKeySequence::Copy}, u"copy"_s, [this] {
        if (hasSelectedBlocks(m_session))
            copyBlocks(m_session);
    });
    const auto place = [this] { return m_menu ? m_overlay->scenePoint(m_menuAt) : m_overlay->pastePoint(); };
    add(stageaction::paste, tr("Paste"), {QKeySequence::Paste}, u"clipboard-paste"_s,
        [this, place] { paste(m_session, place()); });
    add(stageaction::pasteInPlace, tr("Paste in place"), {Qt::CTRL | Qt::SHIFT | Qt::Key_V}, {},
        [this, place] { pasteInPlace(m_session, place()); });
    add(stageaction::pasteAsTheyWere, tr("Paste with the colors that they had"),
        {Qt::CTRL | Qt::ALT | Qt::SHIFT | Qt::Key_V}, {},
        [this, place] { paste(m_session, place(), PastedColors::AsTheyWere); });
    add(stageaction::duplicate, tr("Duplicate"), {Qt::CTRL | Qt::Key_D}, u"copy"_s,
        [this] { duplicateSelected(m_session); });
    add(stageaction::remove, tr("Delete"), {Qt::Key_Delete, Qt::Key_Backspace}, u"trash-2"_s, [this] {
        if (m_overlay->guides().selected() && m_overlay->hasFocus()) // the Space panel shows no guides
            m_overlay->guides().removeSelected();
        else if (!m_overlay->hasFocus() || !m_overlay->diagram().removeSelected())
            deleteSelectedBlocks(m_session);
    });
    add(stageaction::selectAll, tr("Select everything on stage"), {QKeySequence::SelectAll}, {},
        [this] { selectAll(m_session); });
    add(stageaction::group, tr("Group"), {Qt::CTRL | Qt::Key_G}, u"group"_s, [this] {
        if (!m_overlay->hasFocus() || !m_overlay->diagram().groupSelected())
            groupSelected(m_session);
    });
    add(stageaction::selectGroup, tr("Select the whole group"), {}, {}, [this] {
        if (const QStringList group = groupOfSelected(m_session); !group.isEmpty())
            m_session.selection.setNodes(group);
    });
    add(stageaction::connect, tr("Connect"), {Qt::CTRL | Qt::SHIFT | Qt::Key_L}, u"workflow"_s,
        [this] { connectSelected(m_session); });
    add(stageaction::markNext, tr("Go to the next block, keeping the selection"), {Qt::CTRL | Qt::Key_Tab}, {},
        [this] { m_overlay->mark(true); });
    add(stageaction::markPrevious, tr("Go to the previous block, keeping the selection"),
        {Qt::CTRL | Qt::SHIFT | Qt::Key_Tab}, {}, [this] { m_overlay->mark(false); });
    add(stageaction::toggleMarked, tr("Add the block to the selection, or remove it"),
        {Qt::SHIFT | Qt::Key_Return, Qt::SHIFT | Qt::Key_Enter}, {}, [this] { m_overlay->toggleMarked(); });
    add(stageaction::front, tr("Bring to front"), {Qt::CTRL | Qt::SHIFT | Qt::Key_BracketRight}, u"layers"_s,
        [this] { orderSelected(m_session, Order::Front); });
    add(stageaction::back, tr("Send to back"), {Qt::CTRL | Qt::SHIFT | Qt::Key_BracketLeft}, {},
        [this] { orderSelected(m_session, Order::Back); });
    add(stageaction::hide, tr("Take off the stage"), {}, u"eye-off"_s, [this] { hideSelected(m_session); });
    add(stageaction::bold, tr("Bold"), {QKeySequence::Bold}, u"bold"_s,
        [this] { toggleLetters(m_session, LetterStyle::Bold); });
    add(stageaction::italic, tr("Italic"), {QKeySequence::Italic}, u"italic"_s,
        [this] { toggleLetters(m_session, LetterStyle::Italic); });
    add(stageaction::intoFrame, tr("Bring into the frame"), {}, u"frame"_s,
        [this] { bringIntoFrame(m_session, m_overlay->stageCast()); });

    addArrangeActions(*m_overlay);
    addDiagramActions(*m_overlay);

    const auto toggle = [&](ActionId id, const QString &text, const QList<QKeySequence> &keys, const QString &icon,
                            bool isOn, const std::function<void(bool)> &set) {
        QAction *action = m_session.actions.add(m_overlay, {id, stage, text, keys, icon, true}, [] {});
        action->setChecked(isOn);
        connect(action, &QAction::toggled, this, [this, set](bool on) {
            set(on);
            m_overlay->update();
        });
    };
    toggle(stageaction::autoKey, tr("Auto-key: dragging writes keyframes"), {}, u"diamond"_s, m_session.isAutoKeying,
           [this](bool on) { m_session.isAutoKeying = on; });
    const auto aid = [&](ActionId id, const QString &text, const QList<QKeySequence> &keys, const QString &icon,
                         bool StageAids::*is, const Setting<bool> &setting) {
        toggle(id, text, keys, icon, m_overlay->aids().*is, [this, is, &setting](bool on) {
            m_overlay->aids().*is = on;
            setting.set(on);
        });
    };
    aid(stageaction::grid, tr("Show the grid"), {Qt::CTRL | Qt::Key_Apostrophe}, u"grid-3x3"_s, &StageAids::showsGrid,
        setting::showsGrid);
    aid(stageaction::safeAreas, tr("Show the safe areas"), {}, u"square-square"_s, &StageAids::showsSafeAreas,
        setting::showsSafeAreas);
    toggle(stageaction::rulers, tr("Rulers"), {Qt::SHIFT | Qt::Key_R}, u"ruler"_s, setting::showsRulers.value(),
           [this](bool on) {
               m_rulers->setShown(on);
               arrange();
           });
    addGuideActions(*m_overlay);
    toggle(stageaction::ghosts, tr("Ghosts: outlines of what is hidden now or beyond the frame"),
           {Qt::CTRL | Qt::ALT | Qt::Key_G}, u"square-dashed"_s, setting::showsGhosts.value(), [this](bool on) {
               m_overlay->setShowsGhosts(on);
               setting::showsGhosts.set(on);
           });
    aid(stageaction::snap, tr("Snap to edges, centres and equal gaps"), {}, u"magnet"_s, &StageAids::snaps,
        setting::snapsOnStage);
    add(stageaction::fit, tr("Fit the frame"), {Qt::CTRL | Qt::Key_0}, u"scan-search"_s, [this] { m_overlay->fit(); });
    add(stageaction::fullSize, tr("Zoom to 100 %"), {Qt::CTRL | Qt::Key_1}, u"square-equal"_s,
        [this] { m_overlay->zoomTo(100); });
    add(stageaction::zoomIn, tr("Zoom in"), {QKeySequence::ZoomIn, Qt::CTRL | Qt::Key_Equal}, u"zoom-in"_s,
        [this] { m_overlay->zoomBy(1.25); });
    add(stageaction::zoomOut, tr("Zoom out"), {QKeySequence::ZoomOut}, u"zoom-out"_s,
        [this] { m_overlay->zoomBy(0.8); });
}

void StagePanel::addCameraActions()
{
    const QString stage = tr("Stage");
    const auto add = [&](const ActionSpec &spec, const std::function<void()> &run) {
        return m_session.actions.add(m_overlay, spec, run);
    };
    add({stageaction::addCamera, stage, tr("Add camera"), {}, u"camera"_s}, [this] { addCamera(m_session); });
    QAction *frame = add({stageaction::cameraFrame, stage, tr("Camera frame"), {Qt::Key_C}, u"video"_s, true}, [this] {
        if (m_overlay->camera().isOn())
            m_session.selection.clear();
        else
            addCamera(m_session);
    });
    const auto check = [this, frame] { frame->setChecked(m_overlay->camera().isOn()); };
    connect(m_overlay, &StageOverlay::pictureChanged, frame, check);
    connect(frame, &QAction::triggered, frame, check); // it may have failed
    add({stageaction::zoomToSelection, stage, tr("Zoom to selection"), {Qt::Key_Z}, u"focus"_s},
        [this] { zoomToSelected(m_session); });
    add({stageaction::zoomToWholeFrame,
         stage,
         tr("Zoom back to the whole frame"),
         {Qt::SHIFT | Qt::Key_Z},
         u"expand"_s},
        [this] { zoomToWholeFrame(m_session); });
}

void StagePanel::addTools()
{
    m_tools = new Tools(this);
    m_tools->setObjectName(u"stageTools"_s);
    QHBoxLayout *layout = rowLayout(m_tools, 2);
    m_arrangeTools = new ArrangeTools(*m_overlay, m_tools);
    layout->addWidget(m_arrangeTools);
    connect(m_arrangeTools, &ArrangeTools::shownChanged, this, &StagePanel::placeTools);
    const auto add = [&](ActionId id) { layout->addWidget(toolButton(m_session.actions.find(id), m_tools)); };
    add(stageaction::autoKey);
    layout->addSpacing(2 * Theme::grid);
    add(stageaction::snap);
    add(stageaction::grid);
    add(stageaction::safeAreas);
    add(stageaction::cameraFrame);
    add(stageaction::ghosts);
    add(stageaction::fit);
    m_session.actions.find(stageaction::autoKey)->setIcon(icon(u"diamond"_s, theme().keyframe));
    m_toolsWidth = m_tools->sizeHint().width();
}

void StagePanel::editWords(const QString &node, const WordsSource &source)
{
    if (m_words)
        m_words->accept();
    m_session.playhead.stop();
    const auto place = textPlaceOf(m_session.document.lecture(), m_session.selection.scene(), node,
                                   m_session.registry(), source);
    if (!place) {
        Q_EMIT m_session.document.refused(place.error());
        return;
    }
    m_session.selection.setNodes({node});
    const LastAdded added = std::exchange(m_session.lastAdded, {});
    auto *words = new InlineTextEditor(m_session, node, *place, added.node == node ? added.gesture : Gesture(),
                                       this); // not in the overlay, so that it does not handle the keys
    m_words = words;
    connect(words, &InlineTextEditor::finished, this, [this, words] {
        if (m_words == words)
            m_words = nullptr;
        m_overlay->setTyping(false);
        const bool hadFocus = words->edit()->hasFocus();
        words->hide();
        words->deleteLater();
        if (hadFocus)
            m_overlay->setFocus();
    });
    connect(words, &InlineTextEditor::left, m_overlay, [this](bool isNext) {
        m_overlay->setFocus(Qt::TabFocusReason);
        m_overlay->walk(isNext);
    });
    connect(words, &InlineTextEditor::wordsAsked, this, &StagePanel::editWords);
    connect(words, &InlineTextEditor::undoAsked, this, [this] {
        m_overlay->setFocus();
        m_session.document.history().undo();
    });
    m_overlay->setTyping(true);
    words->setGround(groundAround(*m_overlay, wordsLookOf(*m_overlay, node, *place).rect));
    placeWords();
    words->show();
    words->raise();
    words->edit()->setFocus();
}

void StagePanel::openMenu(const QPoint &global)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto add = [&](QMenu *to, std::initializer_list<ActionId> ids) {
        for (const ActionId id : ids)
            to->addAction(m_session.actions.find(id));
    };
    const QStringList selected = m_overlay->selectedActors();
    const auto addCameraMenu = [&] {
        QMenu *camera = menu->addMenu(icon(u"camera"_s), tr("Camera"));
        const lecture::Scene *scene = m_session.document.scene(m_session.selection.scene());
        add(camera, {scene && cameraOf(*scene).isEmpty() ? stageaction::addCamera : stageaction::cameraFrame});
        camera->addSeparator();
        if (!selected.isEmpty())
            add(camera, {stageaction::zoomToSelection});
        add(camera, {stageaction::zoomToWholeFrame});
    };
    addDiagramMenu(menu, *m_overlay);
    if (!selected.isEmpty()) {
        if (selected.size() == 1
            && textPlaceOf(m_session.document.lecture(), m_session.selection.scene(), selected.front(),
                           m_session.registry()))
            add(menu, {stageaction::edit});
        if (!selectedBeyondFrame(m_session, m_overlay->stageCast()).empty())
            add(menu, {stageaction::intoFrame});
        menu->addMenu(animationMenu(m_session, menu));
        addCameraMenu();
        menu->addSeparator();
        if (canConnectSelected(m_session))
            add(menu, {stageaction::connect});
        if (selected.size() > 1)
            add(menu, {stageaction::group});
        if (!groupOfSelected(m_session).isEmpty())
            add(menu, {stageaction::selectGroup});
        addDefinitionMenu(m_session, menu);
        menu->addSeparator();
        addStyleMenu(*menu, m_session);
        menu->addSeparator();
        add(menu, {stageaction::front, stageaction::back});
        addArrangeMenus(menu, *m_overlay);
        menu->addSeparator();
        if (QAction *inGraph = m_session.actions.find(viewaction::showInGraph)) // of the window
            menu->addAction(inGraph);
        addRepeatingActionsTo(m_session, *menu);
        addSharingActionsTo(m_session, *menu);
        menu->addSeparator();
        add(menu, {stageaction::cut, stageaction::copy});
    }
    const QMimeData *held = QGuiApplication::clipboard()->mimeData();
    if (canPaste(held)) {
        add(menu, {stageaction::paste});
        if (held->hasFormat(QString::fromLatin1(mime::nodes)))
            add(menu, {stageaction::pasteInPlace, stageaction::pasteAsTheyWere});
    } else { // not the action, whose shortcut checks the clipboard when it is pressed
        const QAction *paste = m_session.actions.find(stageaction::paste);
        menu->addAction(paste->icon(), paste->text())->setEnabled(false);
    }
    if (!selected.isEmpty()) {
        add(menu, {stageaction::duplicate});
        menu->addSeparator();
        add(menu, {stageaction::hide, stageaction::remove});
    } else {
        add(menu, {stageaction::selectAll});
        QMenu *bring = bringMenu(m_session, menu);
        bring->setEnabled(!bring->isEmpty());
        menu->addMenu(bring);
        addCameraMenu();
        menu->addSeparator();
        add(menu,
            {stageaction::autoKey, stageaction::ghosts, stageaction::grid, stageaction::rulers, stageaction::safeAreas,
             stageaction::snap});
        menu->addMenu(guidesMenu(*m_overlay, menu));
        menu->addSeparator();
        add(menu, {stageaction::fit, stageaction::fullSize});
    }
    m_menu = menu;
    m_menuAt = m_overlay->mapFromGlobal(global);
    menu->popup(global);
}

InlineTextEditor *StagePanel::wordsEditor() const
{
    return m_words;
}

Presentation *StagePanel::presentation() const
{
    return m_presentation;
}

void StagePanel::present(PresentFrom from)
{
    if (m_words)
        m_words->accept();
    if (!m_presentation) {
        m_presentation = new Presentation(m_session);
        m_presentation->setGeometry(screen()->geometry());
        connect(this, &QObject::destroyed, m_presentation, &QWidget::close);
    }
    m_presentation->showFullScreen();
    m_presentation->activateWindow();
    m_presentation->setFocus();
    m_presentation->begin(from);
}

} // namespace lectograph::editor
