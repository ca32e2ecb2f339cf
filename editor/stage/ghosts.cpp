// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/ghosts.h"

#include "editor/edits/lightness.h"
#include "editor/language/names.h"
#include "editor/manipulation/leaves.h"
#include "editor/session/labels.h"
#include "editor/widgets/theme.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>

namespace lectograph::editor {

namespace {

constexpr int mostCurves = 400;         // beyond these an actor is shown by its box
constexpr double neighbourReach = 0.12; // of the height of the frame
constexpr double nameHeight = 18;

QPainterPath polygonPath(const QPolygonF &corners)
{
    QPainterPath path;
    path.addPolygon(corners);
    path.closeSubpath();
    return path;
}

/// The only leaf of an actor, unless that is an image; nothing of one with several.
std::optional<Leaf> onlyLeaf(const Actor &actor)
{
    std::optional<Leaf> only;
    int count = 0;
    eachLeaf(actor.shape, {}, 1, {}, [&](const Leaf &leaf) {
        if (++count == 1)
            only.emplace(leaf);
    });
    return count == 1 && !only->part.image ? only : std::nullopt;
}

Ghost outlined(const Actor &actor, const Projection &by)
{
    Ghost ghost;
    ghost.id = actor.id;
    const auto leaf = onlyLeaf(actor);
    if (leaf && leaf->part.path.curveCount() <= mostCurves)
        ghost.lines = projected(leaf->part.path, leaf->place, by, actor.isPinned);
    if (ghost.lines.isEmpty())
        ghost.lines = polygonPath(actor.corners(by));
    ghost.rect = ghost.lines.controlPointRect().adjusted(-1, -1, 1, 1);
    return ghost;
}

} // namespace

bool Ghosts::areHidden() const
{
    return !isShown() || m_session.playhead.isPlaying() || m_session.playhead.isMoving();
}

std::vector<QRectF> Ghosts::neighbourhood(const Projection &by) const
{
    const double reach = neighbourReach * by.frame().height();
    std::vector<QRectF> around;
    for (const Actor *actor : actorsOf(m_cast.actors(), m_cast.selected()))
        around.push_back(actor->corners(by).boundingRect().adjusted(-reach, -reach, reach, reach));
    return around;
}

const std::vector<Ghost> &Ghosts::all(const Projection &by, const QRect &bounds)
{
    if (areHidden()) {
        m_version += !m_ghosts.empty();
        m_ghosts.clear();
        m_isValid = false;
        return m_ghosts;
    }
    const quint64 view = by.view(false).hash();
    if (m_view != view || m_frame != by.frame() || m_bounds != bounds) {
        m_kept.clear();
        m_view = view;
        m_frame = by.frame();
        m_bounds = bounds;
        m_isValid = false;
    }
    if (m_isValid)
        return m_ghosts;
    std::vector<Ghost> ghosts;
    QHash<QString, Kept> kept;
    const std::vector<QRectF> around = neighbourhood(by);
    bool isSame = true;
    for (const Actor &actor : m_cast.actors()) {
        const QPolygonF corners = actor.corners(by);
        const QRectF box = corners.boundingRect().adjusted(-1, -1, 1, 1); // a line has no height
        const bool isBeyond = !QRectF(m_frame).adjusted(-2, -2, 2, 2).contains(box);
        const bool isNeeded = actor.isGhost || (actor.isSeen && isBeyond);
        if (!isNeeded || corners.isEmpty() || !box.intersects(QRectF(bounds)))
            continue;
        const auto known = m_kept.constFind(actor.id);
        const bool isKept = known != m_kept.cend() && known->shape == actor.shape;
        Ghost ghost = isKept ? known->ghost : outlined(actor, by);
        ghost.isSeen = actor.isSeen;
        ghost.isNear = std::ranges::any_of(around, [&](const QRectF &one) { return one.intersects(box); });
        isSame = isSame && isKept && known->ghost.isSeen == ghost.isSeen && known->ghost.isNear == ghost.isNear;
        kept.insert(actor.id, {actor.shape, ghost});
        ghosts.push_back(std::move(ghost));
    }
    m_version += !isSame || ghosts.size() != m_ghosts.size();
    m_ghosts = std::move(ghosts);
    m_kept = std::move(kept);
    m_isValid = true;
    return m_ghosts;
}

const Ghost *Ghosts::find(const QString &id) const
{
    const auto found = std::ranges::find(m_ghosts, id, &Ghost::id);
    return found == m_ghosts.end() ? nullptr : &*found;
}

QString Ghosts::nameOf(const QString &id) const
{
    return nodeLabel(m_session, m_session.selection.scene(), id);
}

QRectF Ghosts::nameRect(const Ghost &ghost, const QRect &bounds) const
{
    const double width = QFontMetrics(uiFont(11)).horizontalAdvance(nameOf(ghost.id)) + 12.0;
    const QRectF visible = ghost.rect & QRectF(bounds);
    QRectF name(visible.left(), visible.top() - nameHeight - 4, width, nameHeight);
    if (name.top() < bounds.top())
        name.moveTop(std::min(visible.bottom() + 4, bounds.bottom() - nameHeight));
    name.moveLeft(std::clamp(name.left(), 0.0, std::max(0.0, bounds.width() - width)));
    return name;
}

GhostMarks Ghosts::marks(const Projection &by, const QRect &bounds, const QString &hovered)
{
    GhostMarks marks;
    for (const Ghost &ghost : all(by, bounds)) {
        if (ghost.isNear || ghost.id == hovered)
            marks.region += ghost.rect.toAlignedRect().adjusted(-2, -2, 2, 2) & bounds;
    }
    marks.version = m_version;
    if (const Ghost *ghost = find(hovered)) {
        marks.hovered = hovered;
        marks.region += nameRect(*ghost, bounds).toAlignedRect().adjusted(-1, -1, 1, 1);
    }
    return marks;
}

void Ghosts::paint(QPainter &painter, const Projection &by, const QRect &bounds, const QRegion &area,
                   const QString &hovered)
{
    const std::vector<Ghost> &ghosts = all(by, bounds);
    if (ghosts.empty() || area.isEmpty())
        return;
    const auto draw = [&](const Ghost &ghost, const QColor &color, double width) {
        QPen pen(color, width);
        pen.setDashPattern({4 / width, 4 / width});
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(ghost.lines);
    };
    const auto drawAll = [&](const QRegion &clip, QColor ink, bool withSeen) {
        if (clip.isEmpty())
            return;
        painter.setClipRegion(clip);
        ink.setAlpha(130);
        for (const Ghost &ghost : ghosts) {
            if (ghost.isNear && (withSeen || !ghost.isSeen) && ghost.id != hovered
                && clip.intersects(ghost.rect.toAlignedRect()))
                draw(ghost, ink, 1);
        }
    };
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isOnLight = isLight(m_session.preview.picture().background);
    drawAll(area & m_frame, isOnLight ? QColor(0x2b3440) : QColor(0xe6ebf2), false);
    drawAll(area - m_frame, theme().text, true);
    if (const Ghost *ghost = find(hovered)) {
        const bool isInFrame = QRectF(m_frame).contains(ghost->rect.center());
        const QColor accent = isOnLight ? lightTheme().accent : darkTheme().accent;
        const QRegion visible = ghost->isSeen ? area - m_frame : area;
        if (!visible.isEmpty()) {
            painter.setClipRegion(visible);
            draw(*ghost, isInFrame ? accent : theme().accent, 1.5);
        }
        painter.setClipRegion(area);
        paintName(painter, *ghost, bounds);
    }
    painter.restore();
}

void Ghosts::paintName(QPainter &painter, const Ghost &ghost, const QRect &bounds) const
{
    const QRectF name = nameRect(ghost, bounds);
    QColor patch = theme().raised;
    patch.setAlpha(235);
    painter.setPen(Qt::NoPen);
    painter.setBrush(patch);
    painter.drawRoundedRect(name, 4, 4);
    painter.setFont(uiFont(11));
    painter.setPen(theme().text);
    painter.drawText(name, Qt::AlignCenter, nameOf(ghost.id));
}

} // namespace lectograph::editor
