// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/overlaypainter.h"

#include "editor/edits/chain_edits.h"
#include "editor/edits/clip_targets.h"
#include "editor/edits/lightness.h"
#include "editor/edits/lookup.h"
#include "editor/stage/overlay.h"
#include "editor/widgets/theme.h"
#include "shape/select.h"

#include <QPainter>

#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Vec3;

namespace {

/// Colours that are visible on any picture, independent of the theme.
struct Ink
{
    QColor accent;
    QColor onAccent;
    QColor guide;
    QColor halo; ///< under lines
};

Ink inkOf(const picture::Picture &picture)
{
    const bool isOnLight = isLight(picture.background);
    const Theme colors = isOnLight ? lightTheme() : darkTheme();
    const int shade = isOnLight ? 255 : 0;
    return {colors.accent, colors.onAccent, colors.error, QColor(shade, shade, shade, 130)};
}

QColor translucent(QColor color, int alpha)
{
    color.setAlpha(alpha);
    return color;
}

void drawLine(QPainter &painter, const QLineF &line, const QPen &pen, const Ink &ink)
{
    for (const QPen &one : {QPen(ink.halo, pen.widthF() + 1.5), pen}) {
        painter.setPen(one);
        painter.drawLine(line);
    }
}

/// Outlines of actors that are not visible at the playhead are faint, to not distract from the visible picture.
void drawOutline(QPainter &painter, const QPolygonF &polygon, QPen pen, const Ink &ink, bool isSeen = true)
{
    painter.setBrush(Qt::NoBrush);
    if (isSeen) {
        painter.setPen(QPen(ink.halo, pen.widthF() + 1.5));
        painter.drawPolygon(polygon);
    } else {
        pen.setColor(translucent(pen.color(), 89));
    }
    painter.setPen(pen);
    painter.drawPolygon(polygon);
}

constexpr QPointF notePlace(16, 16); ///< offset from the pointer

} // namespace

QRectF tagRect(const QPointF &topLeft, const QString &text)
{
    return {topLeft, QSizeF(QFontMetrics(uiFont(11)).horizontalAdvance(text) + 12, 20)};
}

void drawTag(QPainter &painter, const QPointF &topLeft, const QString &text, const QColor &back, const QColor &front)
{
    painter.setFont(uiFont(11));
    const QRectF around = tagRect(topLeft, text);
    painter.setPen(Qt::NoPen);
    painter.setBrush(back);
    painter.drawRoundedRect(around, 4, 4);
    painter.setPen(front);
    painter.drawText(around, Qt::AlignCenter, text);
}

namespace {

/// Slightly larger than the box, so that the outline does not cover its edge.
QPolygonF widened(QPolygonF polygon, double by)
{
    if (polygon.size() != 4)
        return polygon;
    const QPointF across = polygon[1] + polygon[2] - polygon[0] - polygon[3];
    const QPointF along = polygon[2] + polygon[3] - polygon[0] - polygon[1];
    const QPointF right = unitOf(across, unitOf({along.y(), -along.x()}, {1, 0}));
    const QPointF down = unitOf(along, {-right.y(), right.x()});
    polygon[0] += (-right - down) * by;
    polygon[1] += (right - down) * by;
    polygon[2] += (right + down) * by;
    polygon[3] += (down - right) * by;
    return polygon;
}

/// Region of a line as thick as a mark, in pieces so that a slanted line does not cover its whole bounding box.
QRegion alongLine(const QPointF &from, const QPointF &to, const QRect &within)
{
    constexpr double piece = 48;
    constexpr double most = 64;
    constexpr double reach = 9; // of the handles at its ends
    const QPointF way = to - from;
    const double slant = std::min(std::abs(way.x()), std::abs(way.y()));
    const int steps = static_cast<int>(std::clamp(std::ceil(slant / piece), 1.0, most));
    QRegion region;
    for (int i = 0; i < steps; ++i) {
        const QRectF part = QRectF(from + way * i / steps, from + way * (i + 1) / steps).normalized();
        region += part.adjusted(-reach, -reach, reach, reach).intersected(QRectF(within)).toAlignedRect();
    }
    return region;
}

std::vector<QLineF> guidesAndGaps(const DragFeedback &drag)
{
    std::vector<QLineF> lines = drag.guides;
    lines.insert(lines.end(), drag.gaps.begin(), drag.gaps.end());
    return lines;
}

/// A line with a stroke across each end.
void drawGap(QPainter &painter, const QLineF &line, const QPen &pen, const Ink &ink)
{
    constexpr double half = 4;
    const QPointF across = unitOf({-line.dy(), line.dx()}, {0, 1}) * half;
    for (const QLineF &stroke :
         {line, QLineF(line.p1() - across, line.p1() + across), QLineF(line.p2() - across, line.p2() + across)})
        drawLine(painter, stroke, pen, ink);
}

QPolygonF outlineOf(const Actor &actor, const Projection &projection)
{
    return widened(actor.corners(projection), 4);
}

} // namespace

OverlayPainter::OverlayPainter(Session &session, const StageCast &cast, Handles handles, const OverlayLook &look,
                               const DragFeedback *drag, const QRect &bounds)
    : m_session(session),
      m_cast(cast),
      m_handles(handles),
      m_look(look),
      m_drag(drag ? *drag : DragFeedback()),
      m_isDragging(drag),
      m_bounds(bounds)
{}

QStringList OverlayPainter::animated() const
{
    QStringList actors;
    const lecture::Scene *scene = m_session.document.scene(m_session.selection.scene());
    for (const timeline::Clip *clip : m_session.selectedClips())
        actors += actorsIn(*scene, *clip);
    actors.removeDuplicates();
    return actors;
}

std::optional<QLineF> OverlayPainter::onWidget(const QLineF &guide) const
{
    const auto from = m_handles.projection().toWidget({guide.x1(), guide.y1(), 0}, m_drag.isPinned);
    const auto to = m_handles.projection().toWidget({guide.x2(), guide.y2(), 0}, m_drag.isPinned);
    return from && to ? std::optional(QLineF(*from, *to)) : std::nullopt;
}

std::optional<QPolygonF> OverlayPainter::partOutline(const Actor &actor) const
{
    const QString &name = m_session.selection.part();
    if (name.isEmpty() || !m_look.showsPart)
        return std::nullopt;
    const auto part = shape::selected(actor.shape, name);
    if (!part)
        return std::nullopt;
    return widened(m_handles.projection().corners(part->bounds(), {}, actor.isPinned), 2);
}

QString OverlayPainter::target() const
{
    return m_drag.target ? m_drag.target->node : m_look.drop.actor();
}

QStringList OverlayPainter::pointed() const
{
    QStringList pointed{m_look.hovered, target()};
    pointed.removeAll(QString());
    return pointed;
}

OverlayMarks OverlayPainter::marks() const
{
    if (m_session.playhead.isPlaying())
        return {};
    const lecture::Scene *scene = m_session.document.scene(m_session.selection.scene());
    if (m_look.aids.showsGrid || m_drag.band || !scene
        || actorsOnStage(m_session.document.lecture(), scene->id).empty())
        return {m_bounds, {}, true};
    OverlayMarks marks;
    marks.isUnknown = m_isDragging || !m_look.drop.actor().isEmpty() || !m_session.selection.part().isEmpty();
    marks.region += m_look.dots.area().toAlignedRect();
    for (const ConnectDot &dot : m_look.dots.all())
        marks.points.append(dot.at * (m_look.dots.pointed() == dot ? 2 : 1));
    QStringList marked = m_session.selection.nodes() + animated() + pointed();
    if (!m_look.marked.isEmpty())
        marked.append(m_look.marked);
    for (const FrameWarning &warning : warnings()) {
        marks.region += warning.rect.toAlignedRect().adjusted(-1, -1, 1, 1);
        marks.points.append(warning.rect.topLeft());
    }
    if (marked.isEmpty())
        return marks;
    constexpr qsizetype many = 200; // building the region costs more than a full repaint
    if (marked.size() > many)
        return {m_bounds, {}, true};
    const Projection &by = m_handles.projection();
    if (!m_drag.note.isEmpty())
        marks.region += tagRect(m_look.pointer + notePlace, m_drag.note).toAlignedRect().adjusted(-1, -1, 1, 1);
    for (const QLineF &guide : guidesAndGaps(m_drag)) {
        if (const auto line = onWidget(guide))
            marks.region += alongLine(line->p1(), line->p2(), m_bounds);
    }
    const auto addOutline = [&](const QPolygonF &outline) {
        for (qsizetype i = 0; i < outline.size(); ++i)
            marks.region += alongLine(outline[i], outline[(i + 1) % outline.size()], m_bounds);
        marks.points += outline;
    };
    for (const Actor *actor : actorsOf(m_cast.actors(), marked)) {
        const QPolygonF outline = outlineOf(*actor, by);
        addOutline(outline);
        marks.points.append(QPointF(actor->isSeen, actor->isPinned));
        if (actor->id == target())
            marks.region += outline.boundingRect().intersected(QRectF(m_bounds)).toAlignedRect();
        if (const auto part = partOutline(*actor))
            addOutline(*part);
    }
    const QPolygonF outline = m_handles.outline();
    addOutline(outline);
    for (const Handle &handle : m_handles.all()) {
        const auto at = m_handles.at(handle);
        if (!at)
            continue;
        marks.region += alongLine(handle.isTurn && outline.size() == 4 ? (outline[0] + outline[1]) / 2 : *at, *at,
                                  m_bounds);
        marks.points.append(*at);
    }
    return marks;
}

void OverlayPainter::paint(QPainter &painter) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    paintAids(painter);
    if (!m_session.playhead.isPlaying()) {
        painter.setClipRegion(QRegion(m_bounds) - m_look.covered);
        paintSelection(painter);
        paintWarnings(painter);
        painter.setClipping(false);
    }
    paintNotes(painter);
}

void OverlayPainter::paintAids(QPainter &painter) const
{
    const Projection &by = m_handles.projection();
    const QRectF shown(by.frame());
    if (m_look.aids.showsGrid) {
        const QRectF seen = by.seenRect(false);
        const double step = seen.width() > 40 ? 1 : 0.5;
        painter.setRenderHint(QPainter::Antialiasing, false);
        const auto line = [&](const Vec3 &from, const Vec3 &to, double at) {
            const auto a = by.toWidget(from, false);
            const auto b = by.toWidget(to, false);
            painter.setPen(QColor(128, 128, 128, at == 0 ? 190 : at == std::round(at) ? 110 : 55));
            if (a && b)
                painter.drawLine(*a, *b);
        };
        for (double x = std::ceil(seen.left() / step) * step; x <= seen.right(); x += step)
            line({x, seen.top(), 0}, {x, seen.bottom(), 0}, x);
        for (double y = std::ceil(seen.top() / step) * step; y <= seen.bottom(); y += step)
            line({seen.left(), y, 0}, {seen.right(), y, 0}, y);
        painter.setRenderHint(QPainter::Antialiasing, true);
    }
    if (m_look.aids.showsSafeAreas && !m_look.showsWorld) {
        painter.setBrush(Qt::NoBrush);
        for (const double share : {0.9, 0.8}) {
            const QSizeF size = shown.size() * share;
            const QRectF area(shown.center() - QPointF(size.width(), size.height()) / 2, size);
            painter.setPen(QPen(QColor(0, 0, 0, 130), 2));
            painter.drawRect(area);
            painter.setPen(QPen(QColor(255, 255, 255, 200), 1, share == 0.9 ? Qt::SolidLine : Qt::DashLine));
            painter.drawRect(area);
        }
    }
}

void OverlayPainter::paintSelection(QPainter &painter) const
{
    const Projection &by = m_handles.projection();
    const Ink ink = inkOf(m_session.preview.picture());
    const QColor accent = ink.accent;
    for (const QString &under : pointed()) {
        const Actor *actor = findActor(m_cast.actors(), under);
        const bool isOutlined = actor && under != target() && (actor->isGhost || m_session.selection.has(under));
        if (!actor || isOutlined)
            continue;
        const QPolygonF outline = outlineOf(*actor, by);
        drawOutline(painter, outline, QPen(accent, under == target() ? 2.5 : 1), ink);
        if (under == target()) {
            painter.setBrush(translucent(accent, 40));
            painter.drawPolygon(outline);
        }
    }
    const QStringList selected = m_cast.selected();
    for (const Actor *actor : actorsOf(m_cast.actors(), selected)) {
        const QPolygonF through = selected.size() == 1 && !m_drag.band ? m_handles.outline() : QPolygonF();
        drawOutline(painter, through.size() == 4 ? through : outlineOf(*actor, by),
                    QPen(accent, selected.size() > 1 ? 1 : 1.5, actor->isSeen ? Qt::SolidLine : Qt::DashLine), ink,
                    actor->isSeen);
    }
    if (const Actor *actor = findActor(m_cast.actors(), m_look.marked))
        drawOutline(painter, widened(outlineOf(*actor, by), 4), QPen(accent, 2, Qt::DashLine), ink);
    for (const Actor *actor : actorsOf(m_cast.actors(), animated()))
        drawOutline(painter, outlineOf(*actor, by), QPen(accent, 1, Qt::DotLine), ink, actor->isSeen);
    if (selected.size() == 1) {
        if (const auto part = partOutline(*findActor(m_cast.actors(), selected.front())))
            drawOutline(painter, *part, QPen(accent, 1.5, Qt::DotLine), ink);
    }
    if (m_drag.band) {
        painter.setPen(QPen(accent, 1));
        painter.setBrush(translucent(accent, 36));
        painter.drawRect(*m_drag.band);
    } else if (!selected.isEmpty()) {
        paintHandles(painter);
    }
    paintConnecting(painter);
    paintSnapping(painter, m_drag.guides, m_drag.gaps);
    paintDrop(painter);
}

void OverlayPainter::paintSnapping(QPainter &painter, const std::vector<QLineF> &guides,
                                   const std::vector<QLineF> &gaps) const
{
    const Ink ink = inkOf(m_session.preview.picture());
    for (const QLineF &guide : guides) {
        if (const auto line = onWidget(guide))
            drawLine(painter, *line, QPen(ink.guide, 1, Qt::DashLine), ink);
    }
    for (const QLineF &gap : gaps) {
        if (const auto line = onWidget(gap))
            drawGap(painter, *line, QPen(ink.guide, 1.5), ink);
    }
}

void OverlayPainter::paintDrop(QPainter &painter) const
{
    if (!m_look.drop.preview())
        return;
    const Ink ink = inkOf(m_session.preview.picture());
    const DropPreview &drop = *m_look.drop.preview();
    if (!drop.rect().isNull()) {
        const QPolygonF outline = m_handles.projection().corners(boxOf(drop.rect()), {}, drop.standsOnFrame());
        drawOutline(painter, outline, QPen(ink.accent, 1.5, Qt::DashLine), ink);
        painter.setPen(Qt::NoPen);
        painter.setBrush(translucent(ink.accent, 40));
        painter.drawPolygon(outline);
    } else if (const auto at = drop.point() ? m_handles.projection().toWidget(*drop.point(), false) : std::nullopt) {
        constexpr double half = 10;
        painter.setPen(QPen(ink.accent, 2));
        painter.drawLine(*at - QPointF(half, 0), *at + QPointF(half, 0));
        painter.drawLine(*at - QPointF(0, half), *at + QPointF(0, half));
    }
    paintSnapping(painter, drop.snapped().lines, drop.snapped().gaps);
}

void OverlayPainter::paintHandles(QPainter &painter) const
{
    const Ink ink = inkOf(m_session.preview.picture());
    const std::vector<Handle> all = m_handles.all();
    const QPolygonF outline = m_handles.outline();
    if (!all.empty() && !all.front().point && outline.size() == 4 && m_cast.selected().size() > 1)
        drawOutline(painter, outline, QPen(ink.accent, 1.5), ink);
    for (const Handle &handle : all) {
        const auto at = m_handles.at(handle);
        if (!at)
            continue;
        if (handle.isTurn && outline.size() == 4)
            drawLine(painter, {(outline[0] + outline[1]) / 2, *at}, QPen(ink.accent, 1.5), ink);
        const bool isPoint = handle.point.has_value();
        const bool isHollow = isPoint ? !handle.point->isAtBlock
                                      : (!handle.isTurn && (handle.side.x == 0 || handle.side.y == 0));
        painter.setPen(isHollow ? QPen(ink.accent, isPoint ? 2 : 1.5) : QPen(ink.halo, 1));
        painter.setBrush(isHollow ? ink.onAccent : ink.accent);
        if (handle.isTurn || isPoint)
            painter.drawEllipse(*at, isPoint ? 5 : 4.5, isPoint ? 5 : 4.5);
        else
            painter.drawRect(QRectF(at->x() - 3.5, at->y() - 3.5, 7, 7));
    }
}

void OverlayPainter::paintConnecting(QPainter &painter) const
{
    const Ink ink = inkOf(m_session.preview.picture());
    for (const ConnectDot &dot : m_look.dots.all())
        paintConnectDot(painter, dot.at, m_look.dots.pointed() == dot, ink.accent, ink.onAccent);
    if (m_drag.target && m_drag.target->edge)
        paintConnectDot(painter, *m_drag.target->edge, true, ink.accent, ink.onAccent);
}

std::vector<FrameWarning> OverlayPainter::warnings() const
{
    return frameWarnings(m_session, m_cast, m_handles.projection(), m_bounds);
}

void OverlayPainter::paintWarnings(QPainter &painter) const
{
    const QColor front = theme().isDark ? QColor(0x17191d) : QColor(0xffffff);
    for (const FrameWarning &warning : warnings())
        drawTag(painter, warning.rect.topLeft(), warning.text, translucent(theme().keyframe, 220), front);
}

void OverlayPainter::paintNotes(QPainter &painter) const
{
    const QColor patch = translucent(theme().raised, 230);
    const bool isPlaying = m_session.playhead.isPlaying(); // the picture alone is shown
    if (!m_drag.note.isEmpty())
        drawTag(painter, m_look.pointer + notePlace, m_drag.note, patch, theme().text);
    const lecture::Scene *scene = m_session.document.scene(m_session.selection.scene());
    if (!isPlaying && scene && actorsOnStage(m_session.document.lecture(), scene->id).empty()
        && !m_look.drop.preview()) {
        const QRect shown = m_handles.projection().frame();
        const bool isOnLight = isLight(m_session.preview.picture().background);
        painter.setFont(uiFont(13));
        painter.setPen(isOnLight ? QColor(0x5b6570) : QColor(0x98a1ac));
        const QString hint = StageOverlay::tr("Drag a block here from the left, or double-click one.");
        painter.drawText(shown.adjusted(16, 16, -16, -16), Qt::AlignCenter | Qt::TextWordWrap, hint);
    }
    if (m_look.percent) {
        const QString zoom = StageOverlay::tr("%1 %").arg(std::lround(*m_look.percent));
        const double room = tagRect({}, zoom).width();
        drawTag(painter, QPointF(m_bounds.width() - room - 8, m_bounds.height() - 28), zoom, patch, theme().muted);
    }
    if (m_session.isAutoKeying && !isPlaying) {
        painter.setPen(QPen(theme().keyframe, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(m_bounds).adjusted(1, 1, -1, -1));
        drawTag(painter, QPointF(8, 8), u"◆  "_s + StageOverlay::tr("Auto-key: dragging writes keyframes"),
                theme().keyframe, theme().isDark ? QColor(0x17191d) : QColor(0xffffff));
    }
    if (m_look.showsFocus) {
        const double inset = m_session.isAutoKeying ? 4 : 1;
        painter.setPen(QPen(theme().accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(m_bounds).adjusted(inset, inset, -inset, -inset));
    }
}

} // namespace lectograph::editor
