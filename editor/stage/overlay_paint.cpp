// SPDX-License-Identifier: GPL-3.0-or-later
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

/// Colours that are seen on a picture, whatever the window's theme is.
struct Ink
{
    QColor accent;
    QColor onAccent;
    QColor guide;
    QColor halo; ///< under lines
};

Ink inkOf(const picture::Picture &picture)
{
    const base::Color &paper = picture.background;
    const bool isLight = 0.3F * paper.r + 0.6F * paper.g + 0.1F * paper.b > 0.5F;
    const Theme colors = isLight ? lightTheme() : darkTheme();
    const int shade = isLight ? 255 : 0;
    return {colors.accent, colors.onAccent, colors.error, QColor(shade, shade, shade, 130)};
}

void drawOutlined(QPainter &painter, const QPolygonF &polygon, const QPen &pen, const QColor &halo)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(halo, pen.widthF() + 1.5));
    painter.drawPolygon(polygon);
    painter.setPen(pen);
    painter.drawPolygon(polygon);
}

/// Of something that is not to be seen now: where it will be, without crossing the picture that is.
void drawGhost(QPainter &painter, const QPolygonF &polygon, QPen pen)
{
    QColor faint = pen.color();
    faint.setAlphaF(0.35F);
    pen.setColor(faint);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(pen);
    painter.drawPolygon(polygon);
}

constexpr QPointF notePlace(16, 16); ///< beside the pointer

QRectF tagRect(const QPointF &topLeft, const QString &text)
{
    return {topLeft, QSizeF(QFontMetrics(uiFont(11)).horizontalAdvance(text) + 12, 20)};
}

/// Text on a patch of its own.
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

/// A little larger than the box, so that the outline does not cover it.
QPolygonF widened(QPolygonF polygon, double by)
{
    if (polygon.size() != 4)
        return polygon;
    QPointF centre;
    for (const QPointF &corner : polygon)
        centre += corner / 4;
    const auto unit = [](const QPointF &v) {
        const double length = std::hypot(v.x(), v.y());
        return length > 0.5 ? v / length : QPointF();
    };
    QPointF right = unit(polygon[1] + polygon[2] - polygon[0] - polygon[3]);
    QPointF down = unit(polygon[2] + polygon[3] - polygon[0] - polygon[1]);
    if (right.isNull())
        right = down.isNull() ? QPointF(1, 0) : QPointF(down.y(), -down.x());
    if (down.isNull())
        down = QPointF(-right.y(), right.x());
    polygon[0] += (-right - down) * by;
    polygon[1] += (right - down) * by;
    polygon[2] += (right + down) * by;
    polygon[3] += (down - right) * by;
    return polygon;
}

/// Around a line as thick as those of marks, in pieces, so that a slanted one does not take in all that is beside it.
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

QPolygonF outlineOf(const Actor &actor, const Projection &projection)
{
    return widened(projection.corners(actor.own, actor.place, actor.isPinned), 4);
}

} // namespace

StageOverlay::Marks StageOverlay::marks() const
{
    const lecture::Scene *scene = m_session.document.scene(m_session.selection.scene());
    if (m_showsGrid || m_mode == Mode::Band || !scene || scene->actors.empty())
        return {rect(), {}, true};
    Marks marks;
    marks.isUnknown = m_mode != Mode::Idle || !m_dropOn.isEmpty() || !m_session.selection.part().isEmpty();
    QStringList marked = m_session.selection.nodes();
    for (const timeline::Clip *clip : m_session.selectedClips())
        marked.append(actorOfTarget(clip->target));
    for (const QString &under : {m_hover, m_dropOn}) {
        if (!under.isEmpty())
            marked.append(under);
    }
    if (marked.isEmpty())
        return marks;
    constexpr qsizetype many = 200; // of which the region would cost more than to paint everything
    if (marked.size() > many)
        return {rect(), {}, true};
    const Projection by = projection();
    if (!m_note.isEmpty())
        marks.region += tagRect(m_point + notePlace, m_note).toAlignedRect().adjusted(-1, -1, 1, 1);
    const bool isPinned = m_manipulation && m_manipulation->box().isPinned;
    for (const QLineF &guide : m_guides) {
        const auto from = by.toWidget({guide.x1(), guide.y1(), 0}, isPinned);
        const auto to = by.toWidget({guide.x2(), guide.y2(), 0}, isPinned);
        if (from && to)
            marks.region += alongLine(*from, *to, rect());
    }
    const auto addOutline = [&](const QPolygonF &outline) {
        for (qsizetype i = 0; i < outline.size(); ++i)
            marks.region += alongLine(outline[i], outline[(i + 1) % outline.size()], rect());
        marks.points += outline;
    };
    for (const Actor *actor : actorsOf(cast(), marked)) {
        const QPolygonF outline = outlineOf(*actor, by);
        addOutline(outline);
        marks.points.append(QPointF(actor->isSeen, actor->isPinned));
        if (actor->id == m_dropOn)
            marks.region += outline.boundingRect().intersected(QRectF(rect())).toAlignedRect();
        if (const QString &part = m_session.selection.part(); !part.isEmpty()) {
            if (const auto found = shape::selected(actor->shape, part))
                addOutline(widened(by.corners(found->bounds(), {}, actor->isPinned), 2));
        }
    }
    const QPolygonF outline = gripOutline();
    addOutline(outline);
    for (const Grip &grip : grips()) {
        const auto at = gripAt(grip);
        if (!at)
            continue;
        marks.region += alongLine(grip.isTurn && outline.size() == 4 ? (outline[0] + outline[1]) / 2 : *at, *at,
                                  rect());
        marks.points.append(*at);
    }
    return marks;
}

void StageOverlay::paintEvent(QPaintEvent *)
{
    m_marked = m_session.playhead.isPlaying() ? Marks() : marks();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintAids(painter);
    if (!m_session.playhead.isPlaying()) {
        painter.setClipRegion(QRegion(rect()) - m_covered);
        paintSelection(painter);
        painter.setClipping(false);
    }
    paintNotes(painter);
}

void StageOverlay::paintAids(QPainter &painter) const
{
    const QRectF shown(frame());
    if (m_showsGrid) {
        const Projection by = projection();
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
    if (m_showsSafeAreas) {
        const Ink ink{{}, {}, {}, QColor(0, 0, 0, 130)};
        painter.setBrush(Qt::NoBrush);
        for (const double share : {0.9, 0.8}) {
            const QSizeF size = shown.size() * share;
            const QRectF area(shown.center() - QPointF(size.width(), size.height()) / 2, size);
            painter.setPen(QPen(ink.halo, 2));
            painter.drawRect(area);
            painter.setPen(QPen(QColor(255, 255, 255, 200), 1, share == 0.9 ? Qt::SolidLine : Qt::DashLine));
            painter.drawRect(area);
        }
    }
}

void StageOverlay::paintSelection(QPainter &painter) const
{
    const Projection by = projection();
    const Ink ink = inkOf(m_session.preview.picture());
    const QColor accent = ink.accent;
    for (const QString &under : {m_hover, m_dropOn}) {
        const Actor *actor = under.isEmpty() ? nullptr : findActor(cast(), under);
        if (!actor || (under == m_hover && m_session.selection.has(under)))
            continue;
        const QPolygonF outline = outlineOf(*actor, by);
        drawOutlined(painter, outline, QPen(accent, under == m_dropOn ? 2.5 : 1), ink.halo);
        if (under == m_dropOn) {
            QColor wash = accent;
            wash.setAlpha(40);
            painter.setBrush(wash);
            painter.drawPolygon(outline);
        }
    }
    const QStringList selected = selectedActors();
    for (const Actor *one : actorsOf(cast(), selected)) {
        const Actor &actor = *one;
        const QPolygonF through = selected.size() == 1 && m_mode != Mode::Band ? gripOutline() : QPolygonF();
        const QPolygonF outline = through.size() == 4 ? through : outlineOf(actor, by);
        const double width = selected.size() > 1 ? 1 : 1.5;
        if (actor.isSeen)
            drawOutlined(painter, outline, QPen(accent, width), ink.halo);
        else
            drawGhost(painter, outline, QPen(accent, width, Qt::DashLine));
    }
    QStringList moved; // by a selected clip
    for (const timeline::Clip *clip : m_session.selectedClips())
        moved.append(actorOfTarget(clip->target));
    moved.removeDuplicates();
    for (const Actor *actor : actorsOf(cast(), moved)) {
        const QPen pen(accent, 1, Qt::DotLine);
        if (actor->isSeen)
            drawOutlined(painter, outlineOf(*actor, by), pen, ink.halo);
        else
            drawGhost(painter, outlineOf(*actor, by), pen);
    }
    const QString &partName = m_session.selection.part();
    if (selected.size() == 1 && !partName.isEmpty()) {
        const Actor &actor = *findActor(cast(), selected.front());
        if (const auto part = shape::selected(actor.shape, partName))
            drawOutlined(painter, widened(by.corners(part->bounds(), {}, actor.isPinned), 2),
                         QPen(accent, 1.5, Qt::DotLine), ink.halo);
    }
    if (m_mode != Mode::Band && !selected.isEmpty())
        paintGrips(painter);
    if (m_mode == Mode::Band) {
        QColor wash = accent;
        wash.setAlpha(36);
        painter.setPen(QPen(accent, 1));
        painter.setBrush(wash);
        painter.drawRect(QRectF(m_pressed, m_point).normalized());
    }
    const bool isPinned = m_manipulation && m_manipulation->box().isPinned;
    for (const QLineF &guide : m_guides) {
        const auto from = by.toWidget({guide.x1(), guide.y1(), 0}, isPinned);
        const auto to = by.toWidget({guide.x2(), guide.y2(), 0}, isPinned);
        if (!from || !to)
            continue;
        painter.setPen(QPen(ink.halo, 2.5));
        painter.drawLine(*from, *to);
        painter.setPen(QPen(ink.guide, 1, Qt::DashLine));
        painter.drawLine(*from, *to);
    }
}

void StageOverlay::paintGrips(QPainter &painter) const
{
    const Ink ink = inkOf(m_session.preview.picture());
    const QColor accent = ink.accent;
    const std::vector<Grip> all = grips();
    const QPolygonF outline = gripOutline();
    if (!all.empty() && all.front().end.isEmpty() && outline.size() == 4 && selectedActors().size() > 1)
        drawOutlined(painter, outline, QPen(accent, 1.5), ink.halo);
    for (const Grip &grip : all) {
        const auto at = gripAt(grip);
        if (!at)
            continue;
        if (grip.isTurn && outline.size() == 4) {
            const QPointF top = (outline[0] + outline[1]) / 2;
            painter.setPen(QPen(ink.halo, 3));
            painter.drawLine(top, *at);
            painter.setPen(QPen(accent, 1.5));
            painter.drawLine(top, *at);
        }
        painter.setPen(QPen(ink.halo, 1));
        painter.setBrush(accent);
        if (grip.isTurn) {
            painter.drawEllipse(*at, 4.5, 4.5);
        } else if (!grip.end.isEmpty()) {
            painter.setPen(QPen(accent, 2));
            painter.setBrush(ink.onAccent);
            painter.drawEllipse(*at, 5, 5);
        } else {
            if (grip.side.x == 0 || grip.side.y == 0) {
                painter.setPen(QPen(accent, 1.5));
                painter.setBrush(ink.onAccent);
            }
            painter.drawRect(QRectF(at->x() - 3.5, at->y() - 3.5, 7, 7));
        }
    }
}

void StageOverlay::paintNotes(QPainter &painter) const
{
    QColor patch = theme().raised;
    patch.setAlpha(230);
    if (m_dropAt) {
        painter.setPen(QPen(theme().accent, 2));
        painter.drawLine(*m_dropAt - QPointF(10, 0), *m_dropAt + QPointF(10, 0));
        painter.drawLine(*m_dropAt - QPointF(0, 10), *m_dropAt + QPointF(0, 10));
    }
    if (!m_note.isEmpty())
        drawTag(painter, m_point + notePlace, m_note, patch, theme().text);
    const lecture::Scene *scene = m_session.document.scene(m_session.selection.scene());
    if (scene && scene->actors.empty() && !m_dropAt) {
        const QRect shown = frame();
        const bool isLight = m_session.preview.picture().background.g > 0.5F;
        painter.setFont(uiFont(13));
        painter.setPen(isLight ? QColor(0x5b6570) : QColor(0x98a1ac));
        const QString hint = tr("Drag a block here from the left, or press Tab in the graph.");
        painter.drawText(shown.adjusted(16, 16, -16, -16), Qt::AlignCenter | Qt::TextWordWrap, hint);
    }
    if (!m_viewport.isFit()) {
        const QString zoom = tr("%1 %").arg(std::lround(percent()));
        painter.setFont(uiFont(11));
        const double room = painter.fontMetrics().horizontalAdvance(zoom) + 12;
        drawTag(painter, QPointF(width() - room - 8, height() - 28), zoom, patch, theme().muted);
    }
    if (m_session.isAutoKeying) {
        painter.setPen(QPen(theme().keyframe, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
        drawTag(painter, QPointF(8, 8), u"◆  "_s + tr("Auto-key: dragging writes keyframes"), theme().keyframe,
                theme().isDark ? QColor(0x17191d) : QColor(0xffffff));
    }
    if (m_isFocusShown && hasFocus()) {
        const double inset = m_session.isAutoKeying ? 4 : 1;
        painter.setPen(QPen(theme().accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset));
    }
}

} // namespace lectograph::editor
