// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/timeline/lanes/lanepainter.h"

#include "editor/timeline/lanes/lanehit.h"
#include "editor/timeline/lanes/tint.h"
#include "editor/widgets/theme.h"

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

void paintSelection(QPainter &painter, const QRectF &bar, double radius)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme().accent, 1));
    painter.drawRoundedRect(bar.adjusted(-1.5, -1.5, 1.5, 1.5), radius + 1, radius + 1);
    painter.setPen(QPen(theme().isDark ? QColor(Qt::white) : theme().text, 2));
    painter.drawRoundedRect(bar, radius, radius);
}

void LanePainter::row(const TimeRow &row)
{
    const int top = row.top - m_view.scrollY();
    const QRect area(0, top, m_width, row.height);
    if (!m_wanted.intersects(area))
        return;
    if (m_view.isTrackSelected(row))
        m_painter.fillRect(area, mixColors(theme().background, theme().accent, 0.13));
    else if (row.kind == RowKind::Section || row.kind == RowKind::Group)
        m_painter.fillRect(area, mixColors(theme().background, theme().panel, 0.6));
    m_painter.fillRect(QRect(0, area.bottom(), m_width, 1), mixColors(theme().background, theme().line, 0.6));
    if (row.keys)
        keyframes(row);
    const Time left = Time::fromSeconds(m_view.axis().left) - m_view.sceneStart();
    for (auto one = firstBarAt(row, left); one != row.bars.end() && m_view.x(one->start) < m_width; ++one) {
        const ShownBar shown{m_view, row, *one};
        if (shown.rect.right() <= -4 || !m_wanted.intersects(shown.rect.toAlignedRect().adjusted(-3, -3, 3, 3)))
            continue;
        ++m_bars;
        std::visit([&](const auto &kind) { paintBar(m_painter, shown, kind); }, one->of);
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
