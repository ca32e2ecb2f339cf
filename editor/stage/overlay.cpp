// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/overlay.h"

#include "editor/language/names.h"

#include <QAccessible>
#include <QSettings>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Vec3;

namespace {

QString number(double value)
{
    return QString::number(value == 0 ? 0.0 : value, 'f', 2);
}

} // namespace

StageOverlay::StageOverlay(Session &session, QWidget *parent)
    : QWidget(parent), PaintedItems(QAccessible::List), m_session(session)
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
    m_selectedBox.reset();
    forgetItems();
    m_hover.clear();
    if (m_session.playhead.isPlaying())
        return; // nothing of it is shown, and drawing would cost the film its frames
    describe();
    if (frame() != m_frame) {
        changeFrame();
        return;
    }
    updateMarks();
}

/// Not the whole of it, which would have all of the picture below painted again.
void StageOverlay::updateMarks()
{
    const Marks now = marks();
    if (now.isUnknown || m_marked.isUnknown || now.points != m_marked.points) {
        update(m_marked.region);
        update(now.region);
    }
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

QStringList StageOverlay::selectedActors() const
{
    QStringList selected;
    const QStringList &nodes = m_session.selection.nodes();
    if (m_cast) {
        for (const Actor *actor : actorsOf(*m_cast, nodes))
            selected.append(actor->id);
    } else if (const auto *scene = m_session.document.scene(m_session.selection.scene()); scene && !nodes.isEmpty()) {
        // Without working out the cast only for that.
        const QSet<QString> onStage(scene->actors.begin(), scene->actors.end());
        std::ranges::copy_if(nodes, std::back_inserter(selected),
                             [&](const QString &node) { return onStage.contains(node); });
    }
    return selected;
}

const std::optional<SelectionBox> &StageOverlay::selectedBox() const
{
    if (!m_selectedBox || m_selectedBoxOf != m_session.selection.snapshot()) {
        m_selectedBoxOf = m_session.selection.snapshot();
        m_selectedBox.emplace();
        if (!m_session.selection.nodes().isEmpty())
            *m_selectedBox = selectionBox(cast(), selectedActors());
    }
    return *m_selectedBox;
}

QRectF StageOverlay::rectOf(const QString &node) const
{
    const Actor *actor = findActor(cast(), node);
    return actor ? projection().corners(actor->own, actor->place, actor->isPinned).boundingRect() : QRectF();
}

void StageOverlay::describe()
{
    const QStringList selected = selectedActors();
    const lecture::Scene *scene = m_session.document.scene(m_session.selection.scene());
    const auto count = static_cast<int>(scene ? scene->actors.size() : 0);
    QString text = tr("Nothing is selected. %n block(s) on stage.", nullptr, count);
    if (selected.size() == 1) {
        const Actor &actor = *findActor(cast(), selected.front());
        const graph::Node *node = m_session.document.node(m_session.selection.scene(), actor.id);
        text = tr("%1, %2 of %3, at %4, %5")
                   .arg(node ? labelOf(*node, m_session.registry.nodes, m_session.preview.languages()) : actor.id)
                   .arg(&actor - cast().data() + 1)
                   .arg(cast().size())
                   .arg(number(actor.centre().x), number(actor.centre().y));
    } else if (!selected.isEmpty()) {
        text = tr("%n block(s) selected", nullptr, static_cast<int>(selected.size()));
    }
    forgetItems();
    tellCurrentItem(this);
    if (text == accessibleDescription())
        return;
    setAccessibleDescription(text);
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
}

// --- the frame ---

void StageOverlay::changeFrame()
{
    m_frame = frame();
    forgetItems();
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
void StageOverlay::setHover(const QString &node)
{
    if (node == m_hover)
        return;
    m_hover = node;
    updateMarks();
}

void StageOverlay::setTyping(bool isTyping)
{
    m_isTyping = isTyping;
    update();
}

void StageOverlay::setCovered(const QRect &tools)
{
    m_covered = tools;
    update();
}

} // namespace lectograph::editor
