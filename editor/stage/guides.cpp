// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/guides.h"

#include "editor/language/translated.h"
#include "editor/manipulation/projection.h"
#include "editor/session/session.h"
#include "editor/settings/settings.h"
#include "editor/stage/descriptions.h"
#include "editor/widgets/theme.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr double grabReach = 4; ///< pixels

/// The line on the widget, beyond its edges. Nothing if it is behind the camera.
std::optional<QLineF> lineOnWidget(const StageGuide &guide, const Projection &projection)
{
    const QRectF seen = projection.seenRect(false);
    const bool isVertical = guide.along == Qt::Vertical;
    const auto from = isVertical ? projection.toWidget({guide.at, seen.top(), 0}, false)
                                 : projection.toWidget({seen.left(), guide.at, 0}, false);
    const auto to = isVertical ? projection.toWidget({guide.at, seen.bottom(), 0}, false)
                               : projection.toWidget({seen.right(), guide.at, 0}, false);
    const double length = from && to ? QLineF(*from, *to).length() : 0;
    if (length < 1)
        return std::nullopt;
    constexpr double beyond = 10000; // more than a widget is large
    const QPointF way = (*to - *from) / length * beyond;
    return QLineF(*from - way, *to + way);
}

double distanceTo(const QLineF &line, const QPointF &at)
{
    const QPointF normal(-line.dy() / line.length(), line.dx() / line.length());
    return std::abs(QPointF::dotProduct(at - line.p1(), normal));
}

/// Through the middle of pixels, so that a line along an axis is not blurred.
QLineF onPixels(QLineF line)
{
    const auto middle = [](double value) { return std::floor(value) + 0.5; };
    if (std::abs(line.dx()) < 0.01)
        line = {middle(line.x1()), line.y1(), middle(line.x1()), line.y2()};
    else if (std::abs(line.dy()) < 0.01)
        line = {line.x1(), middle(line.y1()), line.x2(), middle(line.y1())};
    return line;
}

} // namespace

Guides::Guides(Session &session, QObject *parent)
    : QObject(parent),
      m_session(session),
      m_areShown(setting::showsGuides.value()),
      m_areLocked(setting::locksGuides.value())
{
    const auto follow = [this] {
        std::vector<StageGuide> now = all();
        if (now != std::exchange(m_seen, now))
            Q_EMIT changed();
    };
    connect(&session.document, &Document::changed, this, follow);
    connect(&session.playhead, &Playhead::playingChanged, this, follow);
    connect(&session.selection, &Selection::changed, this, [this] {
        if (!m_session.selection.isEmpty())
            select({});
    });
}

void Guides::setShown(bool areShown)
{
    m_areShown = areShown;
    setting::showsGuides.set(areShown);
    Q_EMIT changed();
}

void Guides::setLocked(bool areLocked)
{
    m_areLocked = areLocked;
    setting::locksGuides.set(areLocked);
    if (areLocked)
        m_selected.reset();
    Q_EMIT changed();
}

std::vector<StageGuide> Guides::all() const
{
    const bool areVisible = m_areShown && !m_session.playhead.isPlaying();
    return areVisible ? guidesOf(m_session.document.lecture()) : std::vector<StageGuide>();
}

std::optional<StageGuide> Guides::under(const Projection &projection, const QPointF &at) const
{
    std::optional<StageGuide> nearest;
    double reach = grabReach;
    for (const StageGuide &guide : m_areLocked ? std::vector<StageGuide>() : all()) {
        const auto line = lineOnWidget(guide, projection);
        const double distance = line ? distanceTo(*line, at) : reach + 1;
        if (distance > reach)
            continue;
        reach = distance;
        nearest = guide;
    }
    return nearest;
}

GuidePositions Guides::positions(const Projection &projection, bool isPinned) const
{
    GuidePositions positions;
    const QPointF middle = QRectF(projection.frame()).center();
    for (const StageGuide &guide : all()) {
        const bool isVertical = guide.along == Qt::Vertical;
        auto at = std::optional(guide.at);
        if (isPinned) { // these have their own coordinates: where the line meets the middle of the frame
            const auto onWidget =
                projection.toWidget(isVertical ? base::Vec3{guide.at, 0, 0} : base::Vec3{0, guide.at, 0}, false);
            const auto point = onWidget
                ? projection.toScene(
                    isVertical ? QPointF(onWidget->x(), middle.y()) : QPointF(middle.x(), onWidget->y()), true)
                : std::nullopt;
            at = point ? std::optional(isVertical ? point->x : point->y) : std::nullopt;
        }
        if (at)
            (isVertical ? positions.x : positions.y).push_back(*at);
    }
    return positions;
}

std::optional<StageGuide> Guides::selected() const
{
    const std::vector<StageGuide> guides = m_selected ? all() : std::vector<StageGuide>();
    return m_selected && std::ranges::find(guides, *m_selected) != guides.end() ? m_selected : std::nullopt;
}

void Guides::select(std::optional<StageGuide> guide)
{
    if (guide == m_selected)
        return;
    m_selected = guide;
    Q_EMIT changed();
}

void Guides::selectNext()
{
    m_session.playhead.stop();
    setShown(true);
    setLocked(false);
    const std::vector<StageGuide> guides = all();
    if (guides.empty())
        return;
    const auto found = m_selected ? std::ranges::find(guides, *m_selected) : guides.end();
    const bool isLast = found == guides.end() || std::next(found) == guides.end();
    const StageGuide next = isLast ? guides.front() : *std::next(found);
    m_session.selection.clear();
    select(next);
}

void Guides::removeSelected()
{
    if (const auto guide = selected())
        m_session.document.edit(translated("Remove guide"),
                                [&](const lecture::Lecture &lecture) { return withoutGuide(lecture, *guide); });
}

void Guides::clear()
{
    if (!guidesOf(m_session.document.lecture()).empty())
        m_session.document.edit(translated("Clear guides"), withoutGuides);
}

bool Guides::nudge(const QKeyEvent &event)
{
    const auto guide = selected();
    if (!guide || (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier)))
        return false;
    const bool isVertical = guide->along == Qt::Vertical;
    const double step = event.modifiers() & Qt::ShiftModifier ? 1 : 0.1; // as for blocks
    double by = 0;
    switch (event.key()) {
    case Qt::Key_Left: by = isVertical ? -step : 0; break;
    case Qt::Key_Right: by = isVertical ? step : 0; break;
    case Qt::Key_Up: by = isVertical ? 0 : step; break;
    case Qt::Key_Down: by = isVertical ? 0 : -step; break;
    default: return false;
    }
    if (by == 0)
        return true;                                                    // along the guide
    const double to = std::round((guide->at + by) * 1000) / 1000 + 0.0; // as the edit rounds it
    m_nudges.run(u"guide %1"_s.arg(step), m_session.selection, [&](Gesture gesture) {
        const auto move = [&](const lecture::Lecture &lecture) { return withGuideMoved(lecture, *guide, to); };
        if (m_session.document.edit(translated("Move guide"), move, gesture))
            select(StageGuide{guide->along, to});
    });
    return true;
}

void Guides::paint(QPainter &painter, const Projection &projection, const QRect &bounds) const
{
    const auto emphasized = selected();
    painter.save();
    painter.setClipRect(bounds, Qt::IntersectClip);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const StageGuide &guide : all()) {
        const auto line = lineOnWidget(guide, projection);
        if (!line)
            continue;
        const bool isSelected = emphasized == guide;
        const QColor cyan(0, 163, 217); // readable on dark and light pictures, and no colour of snapping or selecting
        painter.setPen(QPen(cyan, isSelected ? 3 : 1));
        painter.drawLine(onPixels(*line));
    }
    painter.restore();
}

QString positionText(const StageGuide &guide)
{
    const QString axis = guide.along == Qt::Vertical ? u"x"_s : u"y"_s;
    return u"%1 = %2"_s.arg(axis, coordinateText(guide.at));
}

QString guideText(const StageGuide &guide)
{
    return (guide.along == Qt::Vertical ? translated("Vertical guide at %1") : translated("Horizontal guide at %1"))
        .arg(coordinateText(guide.at));
}

} // namespace lectograph::editor
