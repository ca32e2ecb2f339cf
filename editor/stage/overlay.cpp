// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/overlay.h"

#include "editor/core/edits.h"
#include "editor/core/mime.h"
#include "editor/core/names.h"

#include <QAccessible>
#include <QApplication>
#include <QContextMenuEvent>
#include <QDropEvent>
#include <QMouseEvent>
#include <QSettings>
#include <QToolTip>
#include <QWheelEvent>

#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Vec3;

namespace {

constexpr double snapReach = 6; // pixels
constexpr double gridStep = 0.5;

const std::vector<StageOverlay::Grip> &allGrips()
{
    static const std::vector<StageOverlay::Grip> grips{{{0, 1, 0}, true},   {{-1, 1, 0}, false},  {{1, 1, 0}, false},
                                                       {{1, -1, 0}, false}, {{-1, -1, 0}, false}, {{0, 1, 0}, false},
                                                       {{1, 0, 0}, false},  {{0, -1, 0}, false},  {{-1, 0, 0}, false}};
    return grips;
}

bool isArrow(int key)
{
    return key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down;
}

QString number(double value)
{
    return QString::number(value == 0 ? 0.0 : value, 'f', 2);
}

} // namespace

StageOverlay::StageOverlay(Session &session, QWidget *parent) : QWidget(parent), m_session(session)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAcceptDrops(true);
    setAccessibleName(tr("Stage"));
    const QSettings settings;
    m_showsGrid = settings.value(u"stage/grid"_s, false).toBool();
    m_showsSafeAreas = settings.value(u"stage/safeAreas"_s, false).toBool();
    m_snaps = settings.value(u"stage/snap"_s, true).toBool();

    connect(&session.preview, &Preview::pictureChanged, this, &StageOverlay::forget);
    connect(&session.playhead, &Playhead::playingChanged, this, [this] {
        forget();
        update();
    });
    connect(&session.selection, &Selection::changed, this, [this] {
        m_nudging = {};
        describe();
        update();
    });
    connect(&session.selection, &Selection::sceneChanged, this, &StageOverlay::forget);
    describe();
}

StageOverlay::~StageOverlay() = default;

void StageOverlay::forget()
{
    m_cast.reset();
    m_hover.clear();
    if (m_session.playhead.isPlaying())
        return; // nothing of it is shown, and drawing would cost the film its frames
    describe();
    changeFrame();
}

double StageOverlay::aspect() const
{
    const lecture::Lecture &lecture = m_session.document.lecture();
    return lecture.frameHeight > 0 ? lecture.frameWidth / lecture.frameHeight : 16.0 / 9;
}

QRect StageOverlay::frame() const
{
    return m_viewport.frame(size(), aspect());
}

Projection StageOverlay::projection() const
{
    return {m_session.preview.picture(), frame()};
}

const std::vector<Actor> &StageOverlay::cast() const
{
    if (!m_cast)
        m_cast = castOf(m_session);
    return *m_cast;
}

QStringList StageOverlay::pickedActors() const
{
    QStringList picked;
    for (const QString &node : m_session.selection.nodes()) {
        if (findActor(cast(), node))
            picked.append(node);
    }
    return picked;
}

QRectF StageOverlay::rectOf(const QString &node) const
{
    const Actor *actor = findActor(cast(), node);
    return actor ? projection().corners(actor->own, actor->place, actor->isPinned).boundingRect() : QRectF();
}

void StageOverlay::describe()
{
    const QStringList picked = pickedActors();
    QString text = tr("Nothing is picked. %n block(s) on stage.", nullptr, static_cast<int>(cast().size()));
    if (picked.size() == 1) {
        const Actor &actor = *findActor(cast(), picked.front());
        const graph::Node *node = m_session.document.node(m_session.selection.scene(), actor.id);
        text = tr("%1, %2 of %3, at %4, %5")
                   .arg(node ? labelOf(*node, m_session.preview.languages()) : actor.id)
                   .arg(&actor - cast().data() + 1)
                   .arg(cast().size())
                   .arg(number(actor.centre().x), number(actor.centre().y));
    } else if (!picked.isEmpty()) {
        text = tr("%n block(s) picked", nullptr, static_cast<int>(picked.size()));
    }
    if (text == accessibleDescription())
        return;
    setAccessibleDescription(text);
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
}

// --- the frame ---

void StageOverlay::changeFrame()
{
    Q_EMIT frameChanged();
    update();
}

void StageOverlay::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    changeFrame();
}

void StageOverlay::fit()
{
    m_viewport.fit();
    changeFrame();
}

double StageOverlay::percent() const
{
    return frame().height() * devicePixelRatioF() / 1080 * 100;
}

void StageOverlay::zoomTo(double percent)
{
    zoomBy(percent / this->percent());
}

void StageOverlay::zoomBy(double factor)
{
    m_viewport.zoomTo(m_viewport.zoom() * factor, QPointF(width(), height()) / 2, size(), aspect());
    changeFrame();
}

void StageOverlay::wheelEvent(QWheelEvent *event)
{
    const QPoint steps = event->angleDelta();
    if (event->modifiers() & Qt::ControlModifier) {
        m_viewport.zoomTo(m_viewport.zoom() * std::pow(1.2, steps.y() / 120.0), event->position(), size(), aspect());
    } else {
        QPointF by = event->pixelDelta().isNull() ? QPointF(steps) / 2 : QPointF(event->pixelDelta());
        if (event->modifiers() & Qt::ShiftModifier)
            by = by.transposed();
        m_viewport.pan(by, size(), aspect());
    }
    event->accept();
    changeFrame();
}

void StageOverlay::setShowsGrid(bool show)
{
    m_showsGrid = show;
    QSettings().setValue(u"stage/grid"_s, show);
    update();
}

void StageOverlay::setShowsSafeAreas(bool show)
{
    m_showsSafeAreas = show;
    QSettings().setValue(u"stage/safeAreas"_s, show);
    update();
}

void StageOverlay::setSnaps(bool snap)
{
    m_snaps = snap;
    QSettings().setValue(u"stage/snap"_s, snap);
}

// --- handles ---

std::optional<QPointF> StageOverlay::gripAt(const Grip &grip) const
{
    const auto box = selectionBox(cast(), m_session.selection.nodes());
    if (!box || m_session.playhead.isPlaying() || m_isTyping)
        return std::nullopt;
    const Projection by = projection();
    const auto at = by.toWidget(box->at(grip.side), box->isPinned);
    const auto centre = by.toWidget(box->at({}), box->isPinned);
    if (!at || !centre)
        return std::nullopt;
    // Away from the box, so that small things can still be taken in their middle.
    const auto right = by.toWidget(box->at({1, 0, 0}), box->isPinned).value_or(*centre) - *centre;
    const auto up = by.toWidget(box->at({0, 1, 0}), box->isPinned).value_or(*centre) - *centre;
    const auto unit = [](const QPointF &v, const QPointF &otherwise) {
        const double length = std::hypot(v.x(), v.y());
        return length > 0.5 ? v / length : otherwise;
    };
    const double room = grip.isTurn ? 24 : 4;
    const QPointF upwards = unit(up, QPointF(0, -1));
    return *at + unit(right, QPointF(-upwards.y(), upwards.x())) * grip.side.x * room + upwards * grip.side.y * room;
}

std::optional<StageOverlay::Grip> StageOverlay::gripUnder(const QPointF &at) const
{
    constexpr double reach = 7;
    const auto middle = gripAt({});
    if (!middle)
        return std::nullopt;
    const auto box = selectionBox(cast(), m_session.selection.nodes());
    const QRectF shown = projection().corners(box->own, box->place, box->isPinned).boundingRect();
    for (const Grip &grip : allGrips()) {
        const bool isEdge = !grip.isTurn && (grip.side.x == 0 || grip.side.y == 0);
        if (isEdge && (grip.side.x == 0 ? shown.width() : shown.height()) < 24)
            continue; // no room beside the corners
        const auto place = gripAt(grip);
        if (place && std::max(std::abs(place->x() - at.x()), std::abs(place->y() - at.y())) <= reach)
            return grip;
    }
    return std::nullopt;
}

void StageOverlay::updateCursor(const QPointF &at)
{
    const auto grip = gripUnder(at);
    if (!grip) {
        const bool isPicked = !m_hover.isEmpty() && m_session.selection.has(m_hover);
        setCursor(isPicked ? Qt::SizeAllCursor : Qt::ArrowCursor);
        return;
    }
    if (grip->isTurn) {
        setCursor(Qt::PointingHandCursor);
        return;
    }
    const QPointF way = *gripAt(*grip) - *gripAt({});
    const int eighth = static_cast<int>(std::lround(std::atan2(-way.y(), way.x()) / (std::atan(1.0)))) & 3;
    constexpr Qt::CursorShape shapes[] = {Qt::SizeHorCursor, Qt::SizeBDiagCursor, Qt::SizeVerCursor,
                                          Qt::SizeFDiagCursor};
    setCursor(shapes[eighth]);
}

void StageOverlay::setHover(const QString &node)
{
    if (node == m_hover)
        return;
    m_hover = node;
    update();
}

void StageOverlay::setTyping(bool isTyping)
{
    m_isTyping = isTyping;
    update();
}

const Actor *StageOverlay::pickedUnder(const QPointF &at) const
{
    const Projection by = projection();
    for (const QString &id : pickedActors()) {
        const Actor *actor = findActor(cast(), id);
        if (!actor->isSeen && by.corners(actor->own, actor->place, actor->isPinned).containsPoint(at, Qt::WindingFill))
            return actor;
    }
    return nullptr;
}

// --- the mouse ---

std::optional<Vec3> StageOverlay::scenePoint(const QPointF &at, bool isPinned) const
{
    return projection().toScene(at, isPinned);
}

void StageOverlay::mousePressEvent(QMouseEvent *event)
{
    m_isFocusShown = false;
    m_pressed = m_point = event->position();
    setHover({});
    if (event->button() == Qt::MiddleButton) {
        m_mode = Mode::Pan;
        setCursor(Qt::ClosedHandCursor);
        return;
    }
    if (event->button() == Qt::RightButton) {
        const auto hit = hitAt(cast(), projection(), event->position());
        if (hit && !m_session.selection.has(hit->node))
            m_session.selection.setNodes({hit->node});
        return;
    }
    if (event->button() != Qt::LeftButton)
        return;
    m_session.playhead.stop();
    if (const auto grip = gripUnder(event->position())) {
        m_grip = *grip;
        m_mode = grip->isTurn ? Mode::Turn : Mode::Scale;
        return;
    }
    const auto hit = hitAt(cast(), projection(), event->position());
    Selection &selection = m_session.selection;
    if (const Actor *unseen = hit ? nullptr : pickedUnder(event->position())) {
        m_mode = Mode::Actor;
        m_grabbed = scenePoint(event->position(), unseen->isPinned);
        return;
    }
    if (!hit) {
        m_mode = Mode::Empty;
        m_bandBefore = event->modifiers() & (Qt::ShiftModifier | Qt::ControlModifier) ? selection.nodes()
                                                                                      : QStringList();
        return;
    }
    m_mode = Mode::Actor;
    if (event->modifiers() & Qt::AltModifier)
        selection.setNodes({hit->node}, hit->part);
    else if (event->modifiers() & (Qt::ShiftModifier | Qt::ControlModifier))
        selection.toggle(hit->node);
    else if (!selection.has(hit->node))
        selection.setNodes({hit->node});
    m_grabbed = scenePoint(event->position(), findActor(cast(), hit->node)->isPinned);
}

void StageOverlay::mouseMoveEvent(QMouseEvent *event)
{
    const QPointF at = event->position();
    if (m_mode == Mode::Idle) {
        m_point = at;
        const auto hit = m_session.playhead.isPlaying() ? std::nullopt : hitAt(cast(), projection(), at);
        setHover(hit ? hit->node : QString());
        updateCursor(at);
        return;
    }
    if (m_mode == Mode::Pan) {
        m_viewport.pan(at - m_point, size(), aspect());
        m_point = at;
        changeFrame();
        return;
    }
    m_point = at;
    if (!m_manipulation && m_mode != Mode::Band && m_mode != Mode::Refused
        && (at - m_pressed).manhattanLength() >= QApplication::startDragDistance() / 2.0)
        startDrag(at);
    if (m_manipulation || m_mode == Mode::Band)
        dragTo(at, event->modifiers());
}

void StageOverlay::startDrag(const QPointF &at)
{
    if (m_mode == Mode::Empty) {
        m_mode = Mode::Band;
        return;
    }
    const QStringList picked = pickedActors();
    if (picked.isEmpty()) {
        m_mode = Mode::Refused;
        return;
    }
    if (m_mode == Mode::Actor)
        m_mode = Mode::Move;
    m_manipulation = std::make_unique<Manipulation>(m_session, cast(), picked);
    if (m_mode != Mode::Move)
        m_grabbed = scenePoint(m_pressed, m_manipulation->box().isPinned);
    // Asked first, so that the answer is told once and not for every pixel.
    const auto possible = m_mode == Mode::Move ? m_manipulation->move({0.001, 0, 0})
        : m_mode == Mode::Turn
        ? m_manipulation->turn(0.01)
        : m_manipulation->scale(m_grip.side, m_manipulation->box().at(m_grip.side) * 1.001, true);
    if (possible)
        return;
    m_manipulation.reset();
    m_mode = Mode::Refused;
    setCursor(Qt::ForbiddenCursor);
    Q_UNUSED(at)
}

void StageOverlay::dragTo(const QPointF &at, Qt::KeyboardModifiers modifiers)
{
    m_guides.clear();
    switch (m_mode) {
    case Mode::Move: moveTo(at, modifiers); break;
    case Mode::Turn: turnTo(at, modifiers); break;
    case Mode::Scale: {
        const bool isPinned = m_manipulation->box().isPinned;
        const auto now = scenePoint(at, isPinned);
        if (!now || !m_grabbed)
            break;
        const Vec3 handle = m_manipulation->box().at(m_grip.side);
        m_manipulation->scale(m_grip.side, handle + (*now - *m_grabbed), modifiers & Qt::AltModifier);
        m_note = u"× "_s + number(m_manipulation->factor());
        break;
    }
    case Mode::Band: {
        QStringList nodes = m_bandBefore;
        for (const QString &id : actorsIn(cast(), projection(), QRectF(m_pressed, at).normalized())) {
            if (!nodes.contains(id))
                nodes.append(id);
        }
        m_session.selection.setNodes(nodes);
        break;
    }
    default: break;
    }
    update();
}

void StageOverlay::moveTo(const QPointF &at, Qt::KeyboardModifiers modifiers)
{
    const bool isPinned = m_manipulation->box().isPinned;
    const auto now = scenePoint(at, isPinned);
    if (!now || !m_grabbed)
        return;
    Vec3 by = *now - *m_grabbed;
    if (modifiers & Qt::ShiftModifier) // along one direction
        (std::abs(by.x) > std::abs(by.y) ? by.y : by.x) = 0;
    if (m_snaps && !(modifiers & Qt::ControlModifier)) {
        const Projection view = projection();
        const SnapTargets targets{view.seenRect(isPinned), m_manipulation->others(), m_showsGrid ? gridStep : 0};
        const QRectF moving = m_manipulation->startRect().translated(by.x, by.y);
        const Snapped snap = snapped(moving, targets, snapReach / view.unit(isPinned));
        by = by + Vec3{snap.shift.x(), snap.shift.y(), 0};
        m_guides = snap.lines;
    }
    m_manipulation->move(by);
    m_note = u"%1, %2"_s.arg(number(by.x), number(by.y));
}

void StageOverlay::turnTo(const QPointF &at, Qt::KeyboardModifiers modifiers)
{
    const SelectionBox &box = m_manipulation->box();
    const auto centre = projection().toWidget(box.at({}), box.isPinned);
    if (!centre)
        return;
    const auto angle = [&](const QPointF &point) {
        return std::atan2(centre->y() - point.y(), point.x() - centre->x()) * 45 / std::atan(1.0);
    };
    double degrees = std::remainder(angle(at) - angle(m_pressed), 360);
    if (m_snaps && !(modifiers & Qt::ControlModifier)) {
        const double whole = std::round((m_manipulation->startTurn() + degrees) / 15) * 15;
        if (std::abs(whole - m_manipulation->startTurn() - degrees) < 4)
            degrees = whole - m_manipulation->startTurn();
    }
    degrees = std::round(degrees * 10) / 10;
    m_manipulation->turn(degrees);
    m_note = QString::number(m_manipulation->startTurn() + degrees, 'f', 1) + u'°';
}

void StageOverlay::mouseReleaseEvent(QMouseEvent *event)
{
    if (m_mode == Mode::Actor && event->button() == Qt::LeftButton && event->modifiers() == Qt::NoModifier) {
        if (const auto hit = hitAt(cast(), projection(), event->position()))
            m_session.selection.setNodes({hit->node});
    } else if (m_mode == Mode::Empty && !(event->modifiers() & (Qt::ShiftModifier | Qt::ControlModifier))) {
        m_session.selection.clear();
    }
    endDrag();
    updateCursor(event->position());
}

void StageOverlay::endDrag()
{
    m_mode = Mode::Idle;
    m_manipulation.reset();
    m_guides.clear();
    m_note.clear();
    describe();
    update();
}

void StageOverlay::cancelDrag()
{
    if (m_mode == Mode::Band)
        m_session.selection.setNodes(m_bandBefore);
    if (m_manipulation)
        m_manipulation->giveUp();
    endDrag();
    m_mode = Mode::Refused; // until the button is released
}

void StageOverlay::mouseDoubleClickEvent(QMouseEvent *event)
{
    const auto hit = hitAt(cast(), projection(), event->position());
    if (event->button() == Qt::LeftButton && hit && !gripUnder(event->position())
        && hasWords(m_session.document.lecture(), m_session.selection.scene(), hit->node, m_session.registry))
        Q_EMIT editRequested(hit->node);
}

void StageOverlay::leaveEvent(QEvent *event)
{
    setHover({});
    QWidget::leaveEvent(event);
}

void StageOverlay::contextMenuEvent(QContextMenuEvent *event)
{
    QPoint at = event->globalPos();
    const QStringList picked = pickedActors();
    if (event->reason() == QContextMenuEvent::Keyboard)
        at = mapToGlobal(picked.isEmpty() ? rect().center() : rectOf(picked.front()).center().toPoint());
    Q_EMIT menuRequested(at);
}

// --- the keyboard ---

bool StageOverlay::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool isBusy = m_mode != Mode::Idle || !pickedActors().isEmpty();
        const bool isPlain = !(key->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier));
        if (isBusy && isPlain && (isArrow(key->key()) || key->key() == Qt::Key_Escape)) {
            event->accept(); // otherwise they step through the film
            return true;
        }
    }
    return QWidget::event(event);
}

void StageOverlay::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_mode != Mode::Idle) {
        cancelDrag();
    } else if (event->key() == Qt::Key_Escape && !m_session.selection.isEmpty()) {
        if (!m_session.selection.part().isEmpty())
            m_session.selection.setNodes(m_session.selection.nodes());
        else
            m_session.selection.clear();
    } else if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && pickedActors().size() == 1
               && event->modifiers() == Qt::NoModifier) {
        Q_EMIT editRequested(pickedActors().front());
    } else if (!nudge(*event)) {
        QWidget::keyPressEvent(event);
    }
}

bool StageOverlay::nudge(const QKeyEvent &event)
{
    const QStringList picked = pickedActors();
    if (!isArrow(event.key()) || picked.isEmpty() || (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier)))
        return false;
    const double step = event.modifiers() & Qt::ShiftModifier ? 1 : 0.1;
    Vec3 by;
    switch (event.key()) {
    case Qt::Key_Left: by.x = -step; break;
    case Qt::Key_Right: by.x = step; break;
    case Qt::Key_Up: by.y = step; break;
    default: by.y = -step; break;
    }
    if (!event.isAutoRepeat() || !m_nudging.id)
        m_nudging = Gesture::begin();
    const lecture::Scene *scene = m_session.document.scene(m_session.selection.scene());
    std::vector<Placing> placings;
    for (const QString &node : scene ? withoutFollowers(*scene, picked) : QStringList())
        placings.push_back({.node = node, .shift = by});
    const Writing writing = writingOf(m_session);
    m_session.document.edit(
        tr("Move"),
        [&](const lecture::Lecture &lecture) { return withPlacings(lecture, placings, writing, m_session.registry); },
        m_nudging);
    return true;
}

bool StageOverlay::focusNextPrevChild(bool next)
{
    const auto isSeen = [](const Actor &actor) { return actor.isSeen; };
    std::vector<QString> seen;
    for (const Actor &actor : cast()) {
        if (isSeen(actor))
            seen.push_back(actor.id);
    }
    const QStringList picked = pickedActors();
    const int count = static_cast<int>(seen.size());
    int index = next ? -1 : count;
    if (!picked.isEmpty()) {
        const auto found = std::ranges::find(seen, picked.back());
        if (found != seen.end())
            index = static_cast<int>(found - seen.begin());
    }
    index += next ? 1 : -1;
    if (index < 0 || index >= count)
        return QWidget::focusNextPrevChild(next); // nobody is locked in
    m_isFocusShown = true;
    m_session.selection.setNodes({seen[static_cast<std::size_t>(index)]});
    return true;
}

void StageOverlay::focusInEvent(QFocusEvent *event)
{
    m_isFocusShown = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason
        || event->reason() == Qt::ShortcutFocusReason;
    update();
}

void StageOverlay::focusOutEvent(QFocusEvent *)
{
    m_isFocusShown = false;
    update();
}

// --- drops ---

void StageOverlay::dragEnterEvent(QDragEnterEvent *event)
{
    if (mime::read(event->mimeData(), mime::block) || mime::read(event->mimeData(), mime::animation))
        event->acceptProposedAction();
}

void StageOverlay::dragMoveEvent(QDragMoveEvent *event)
{
    m_dropAt.reset();
    m_dropOn.clear();
    if (mime::read(event->mimeData(), mime::block)) {
        m_dropAt = event->position();
        event->acceptProposedAction();
    } else if (const auto hit = hitAt(cast(), projection(), event->position())) {
        m_dropOn = hit->node;
        event->acceptProposedAction();
    } else {
        event->ignore();
    }
    update();
}

void StageOverlay::dragLeaveEvent(QDragLeaveEvent *)
{
    m_dropAt.reset();
    m_dropOn.clear();
    update();
}

void StageOverlay::dropEvent(QDropEvent *event)
{
    m_dropAt.reset();
    m_dropOn.clear();
    if (const auto block = mime::read(event->mimeData(), mime::block))
        dropBlock(*block, event->position());
    else if (const auto animation = mime::read(event->mimeData(), mime::animation))
        dropAnimation(*animation, event->position());
    event->acceptProposedAction();
    setFocus();
    update();
}

void StageOverlay::dropBlock(const QString &type, const QPointF &at)
{
    const QString sceneId = m_session.selection.scene();
    const lecture::Scene *scene = m_session.document.scene(sceneId);
    const graph::NodeType *known = m_session.registry.nodes.find(type);
    if (!scene)
        return;
    NewBlock block{type, freeNodeId(*scene, type)};
    const auto point = scenePoint(at, false);
    if (known && known->placed && point) {
        const auto rounded = [](double value) { return std::round(value * 100) / 100 + 0.0; };
        block.properties.insert(u"position"_s, QJsonArray{rounded(point->x), rounded(point->y)});
    }
    const bool done = m_session.document.edit(
        tr("Add %1").arg(known ? titleOf(*known) : type),
        [&](const lecture::Lecture &lecture) { return withBlock(lecture, sceneId, block, m_session.registry); });
    if (done)
        m_session.selection.setNodes({block.id});
}

void StageOverlay::dropAnimation(const QString &type, const QPointF &at)
{
    const auto hit = hitAt(cast(), projection(), at);
    if (!hit)
        return;
    const Writing writing = writingOf(m_session);
    const timeline::AnimationType *known = m_session.registry.animations.find(type);
    std::optional<lecture::ClipPlace> place;
    const bool done = m_session.document.edit(
        tr("Add %1").arg(known ? titleOf(*known) : type),
        [&](const lecture::Lecture &lecture) -> base::Result<lecture::Lecture> {
            auto added = withNewClip(lecture, writing.scene, {type, hit->node, writing.time, {}}, m_session.registry);
            if (!added)
                return tl::unexpected(added.error());
            place = added->place;
            return std::move(added->lecture);
        });
    if (done && place)
        m_session.selection.setClips({*place});
}

} // namespace lectograph::editor
