// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/timeline/lanes/lanepainter.h"

#include "editor/timeline/lanes/lanehit.h"
#include "editor/timeline/lanes/tint.h"
#include "editor/timeline/sounds/soundpainter.h"
#include "editor/widgets/easingbutton.h"
#include "editor/widgets/theme.h"

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Time;

void LanePainter::row(const TimeRow &row)
{
    const int top = row.top - m_view.scrollY();
    const QRect area(0, top, m_width, row.height);
    if (!m_wanted.intersects(area))
        return;
    const Selection &selection = m_view.session().selection;
    const bool isSelected = row.kind == RowKind::Track
        && (m_view.isTrackSelected(row.track)
            || std::ranges::any_of(row.nodes, [&](const QString &node) { return selection.has(node); }));
    if (isSelected)
        m_painter.fillRect(area, mixColors(theme().background, theme().accent, 0.13));
    else if (row.kind == RowKind::Section || row.kind == RowKind::Group)
        m_painter.fillRect(area, mixColors(theme().background, theme().panel, 0.6));
    m_painter.fillRect(QRect(0, area.bottom(), m_width, 1), mixColors(theme().background, theme().line, 0.6));
    if (row.keys)
        keyframes(row);
    for (const SoundBar &sound : row.sounds)
        paintSound(m_painter, m_view, row, sound, m_width);
    const Time left = Time::fromSeconds(m_view.axis().left) - m_view.sceneStart();
    for (auto one = firstBarAt(row, left); one != row.bars.end() && m_view.x(one->start) < m_width; ++one) {
        if (m_view.x(one->end) > -4)
            bar(row, *one);
    }
}

void LanePainter::bar(const TimeRow &row, const Bar &bar)
{
    const QRectF rect = barRect(m_view, row, bar);
    if (!m_wanted.intersects(rect.toAlignedRect().adjusted(-3, -3, 3, 3)))
        return;
    ++m_bars;
    const bool isSelected = m_view.session().selection.has(bar.id());
    QColor fill = bar.clip->isGroup() ? mixColors(row.color, theme().background, 0.25) : row.color;
    if (row.isLocked)
        fill = mixColors(fill, theme().background, 0.45);
    if (!bar.isKnown)
        fill = mixColors(theme().muted, theme().background, 0.3);
    const QColor ink = fill.lightness() < 96 ? theme().text : QColor(0x14171b);
    m_painter.setRenderHint(QPainter::Antialiasing);
    const double radius = std::min(4.0, rect.width() / 2);
    m_painter.setPen(theme().isDark ? Qt::NoPen : QPen(fill.darker(150), 1));
    m_painter.setBrush(fill);
    m_painter.drawRoundedRect(theme().isDark ? rect : rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    if (!bar.isKnown) {
        m_painter.setBrush(QBrush(theme().error, Qt::BDiagPattern));
        m_painter.drawRoundedRect(rect, radius, radius);
    }
    barText(bar, rect, ink);
    if (isSelected) {
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(theme().accent, 1));
        m_painter.drawRoundedRect(rect.adjusted(-1.5, -1.5, 1.5, 1.5), radius + 1, radius + 1);
        m_painter.setPen(QPen(theme().isDark ? QColor(Qt::white) : theme().text, 2));
        m_painter.drawRoundedRect(rect.adjusted(0, 0, 0, 0), radius, radius);
    }
    m_painter.setRenderHint(QPainter::Antialiasing, false);
}

void LanePainter::barText(const Bar &bar, QRectF room, const QColor &ink)
{
    // The text of a bar that starts left of the viewport is drawn at its left edge.
    room.setLeft(std::max(room.left(), -2.0) + 6);
    room.setRight(std::min(room.right(), m_width + 400.0) - 5);
    if (room.width() < 8)
        return;
    if (bar.clip->isGroup()) {
        const bool isOpen = m_view.isGroupOpen(bar.id());
        icon(isOpen ? u"chevron-down"_s : u"chevron-right"_s, ink)
            .paint(&m_painter, QRectF(room.left() - 3, room.center().y() - 7, 14, 14).toRect());
        room.setLeft(room.left() + 14);
    } else if (room.width() > std::min(60.0, 21 + QFontMetricsF(uiFont(12, true)).horizontalAdvance(bar.name))) {
        const QRectF curve(room.left(), room.center().y() - 4.5, 15, 9);
        m_painter.setPen(QPen(ink, 1.4));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawPath(easingPath(bar.ease, m_view.session().document.lecture().dialect, curve));
        room.setLeft(curve.right() + 6);
    }
    const QFont strong = uiFont(12, true);
    const QFontMetricsF metrics(strong);
    if (room.width() < std::min(26.0, metrics.horizontalAdvance(bar.name)))
        return; // too narrow for a readable text
    m_painter.setPen(ink);
    m_painter.setFont(strong);
    const QString name = metrics.elidedText(bar.name, Qt::ElideRight, room.width());
    m_painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft, name);
    double x = room.left() + metrics.horizontalAdvance(name) + 6;
    const QFont plain = uiFont(11);
    const QFontMetricsF small(plain);
    m_painter.setFont(plain);
    for (const QString &text : {bar.lag, bar.target}) {
        if (text.isEmpty() || name != bar.name)
            continue;
        const double left = room.right() - x;
        if (left < 22)
            break;
        const QString shown = small.elidedText(text, Qt::ElideRight, left);
        m_painter.drawText(QRectF(x, room.top(), left, room.height()), Qt::AlignVCenter | Qt::AlignLeft, shown);
        x += small.horizontalAdvance(shown) + 6;
    }
}

void LanePainter::keyframes(const TimeRow &row)
{
    constexpr double reach = 8;
    auto [first, last] = keysBetween(m_view, row, -reach, m_width + reach);
    const std::size_t count = row.keys->at.size();
    if (count == 0)
        return;
    const double y = row.top - m_view.scrollY() + row.height / 2.0;
    // The line extends to keyframes just outside the viewport.
    const double from = first > 0 ? 0 : keyPoint(m_view, row, 0).x();
    const double to = last < count ? m_width : keyPoint(m_view, row, count - 1).x();
    if (to > from)
        m_painter.fillRect(QRectF(from, y, to - from, 1), mixColors(theme().background, theme().keyframe, 0.7));
    const QSet<int> &selected = m_view.selectedKeys(row);
    m_painter.setRenderHint(QPainter::Antialiasing);
    double before = -1e9;
    for (std::size_t i = first; i < last;) {
        const QPointF at = keyPoint(m_view, row, i);
        const bool isSelected = selected.contains(static_cast<int>(i));
        // Keyframes that overlap by more than half a diamond are drawn once.
        if (at.x() - before >= 3 || (isSelected && at.x() - before >= 1)) {
            keyframe(at, row.keys->holds[i], isSelected);
            before = at.x();
        }
        const auto next = keysBetween(m_view, row, std::nextafter(before + (selected.isEmpty() ? 3 : 1), 1e9),
                                      m_width + reach);
        i = std::max(i + 1, next.first);
    }
    m_painter.setRenderHint(QPainter::Antialiasing, false);
}

void LanePainter::keyframe(const QPointF &at, bool holds, bool isSelected)
{
    ++m_keys;
    m_painter.setPen(isSelected ? QPen(theme().isDark ? QColor(Qt::white) : theme().text, 2) : QPen(Qt::NoPen));
    m_painter.setBrush(theme().keyframe);
    if (holds) {
        m_painter.drawRoundedRect(QRectF(at.x() - 4, at.y() - 4, 8, 8), 1.5, 1.5);
        return;
    }
    constexpr double r = 5.5;
    const QPointF points[] = {{at.x(), at.y() - r}, {at.x() + r, at.y()}, {at.x(), at.y() + r}, {at.x() - r, at.y()}};
    m_painter.drawConvexPolygon(points, 4);
}

} // namespace lectograph::editor
