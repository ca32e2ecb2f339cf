// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/ghosts.h"

#include "editor/language/names.h"
#include "editor/manipulation/leaves.h"
#include "editor/session/labels.h"
#include "editor/widgets/theme.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>

namespace lectograph::editor {

namespace {

// Beyond these numbers of curves an actor is shown by its box: the time to draw the stage stays that of the picture.
constexpr int mostCurvesOfOne = 4'000;
constexpr int mostCurves = 30'000;
constexpr double smallLetters = 26; ///< pixels: lines around lower ones would run into each other

QPainterPath polygonPath(const QPolygonF &corners)
{
    QPainterPath path;
    path.addPolygon(corners);
    path.closeSubpath();
    return path;
}

int curvesOf(const Actor &actor)
{
    int curves = 0;
    eachLeaf(actor.shape, {}, 1, {}, [&](const Leaf &leaf) { curves += leaf.part.path.curveCount(); });
    return curves;
}

bool isLetter(const Leaf &leaf)
{
    return !leaf.part.image && leaf.part.style.hasFill() && !leaf.part.style.hasStroke();
}

/// The part that a leaf belongs to, such as the text of a letter.
QString groupOf(const Leaf &leaf)
{
    return leaf.name.section(u'/', 0, -2);
}

/// The height of the highest letter of each group, in pixels: letters of one text look alike.
QHash<QString, double> letterHeights(const Actor &actor, const Projection &by)
{
    QHash<QString, double> heights;
    eachLeaf(actor.shape, {}, 1, {}, [&](const Leaf &leaf) {
        if (!isLetter(leaf))
            return;
        const QPolygonF box = by.corners(boxOf(leaf.part.path.bounds()), leaf.place, actor.isPinned);
        double &height = heights[groupOf(leaf)];
        height = std::max(height, box.boundingRect().height());
    });
    return heights;
}

/// The outline of an actor; of its box if it would have more than `most` curves, which are deducted otherwise.
Ghost outlined(const Actor &actor, const Projection &by, int &most)
{
    Ghost ghost;
    ghost.id = actor.id;
    const QPolygonF box = actor.corners(by);
    const int curves = curvesOf(actor);
    if (curves > std::min(most, mostCurvesOfOne)) {
        ghost.lines = polygonPath(box);
    } else {
        most -= curves;
        const QHash<QString, double> heights = letterHeights(actor, by);
        eachLeaf(actor.shape, {}, 1, {}, [&](const Leaf &leaf) {
            if (leaf.part.image) {
                ghost.lines.addPath(polygonPath(by.corners(boxOf({-0.5, -0.5, 1, 1}), leaf.place, actor.isPinned)));
                return;
            }
            const QPainterPath path = projected(leaf.part.path, leaf.place, by, actor.isPinned);
            const bool isSmall = isLetter(leaf) && heights.value(groupOf(leaf)) < smallLetters;
            (isSmall ? ghost.letters : ghost.lines).addPath(path);
        });
        if (ghost.lines.isEmpty() && ghost.letters.isEmpty())
            ghost.lines = polygonPath(box);
    }
    ghost.letters.setFillRule(Qt::WindingFill);
    ghost.rect = (ghost.lines.controlPointRect() | ghost.letters.controlPointRect()).adjusted(-1, -1, 1, 1);
    return ghost;
}

/// Many ghosts are paler each, so that the picture stays in front.
int ghostAlpha(std::size_t count)
{
    return count <= 12 ? 115 : count <= 40 ? 80 : 60;
}

constexpr double nameHeight = 18;

} // namespace

bool Ghosts::areHidden() const
{
    return !isShown() || m_session.playhead.isPlaying() || m_session.playhead.isMoving();
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
    int most = mostCurves;
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
        Ghost ghost = isKept ? known->ghost : outlined(actor, by, most);
        ghost.isSeen = actor.isSeen;
        isSame = isSame && isKept && known->ghost.isSeen == ghost.isSeen;
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
    for (const Ghost &ghost : all(by, bounds))
        marks.region += ghost.rect.toAlignedRect().adjusted(-2, -2, 2, 2) & bounds;
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
        painter.setPen(QPen(color, width));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(ghost.lines);
        QColor patch = color;
        patch.setAlpha(color.alpha() * 4 / 5); // areas look stronger than lines
        painter.fillPath(ghost.letters, patch);
    };
    const auto drawAll = [&](const QRegion &clip, QColor ink, bool withSeen) {
        if (clip.isEmpty())
            return;
        painter.setClipRegion(clip);
        ink.setAlpha(ghostAlpha(ghosts.size()));
        for (const Ghost &ghost : ghosts) {
            if ((withSeen || !ghost.isSeen) && ghost.id != hovered && clip.intersects(ghost.rect.toAlignedRect()))
                draw(ghost, ink, 1);
        }
    };
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const base::Color &paper = m_session.preview.picture().background;
    const bool isLight = 0.3F * paper.r + 0.6F * paper.g + 0.1F * paper.b > 0.5F;
    drawAll(area & m_frame, isLight ? QColor(0x2b3440) : QColor(0xe6ebf2), false);
    drawAll(area - m_frame, theme().text, true);
    if (const Ghost *ghost = find(hovered)) {
        const bool isInFrame = QRectF(m_frame).contains(ghost->rect.center());
        const QColor accent = isLight ? lightTheme().accent : darkTheme().accent;
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
