// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/timeline/lanes/lanepainter.h"

#include "editor/timeline/lanes/lanehit.h"
#include "editor/widgets/theme.h"

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

void paintKeyframe(QPainter &painter, const QPointF &at, bool holds, bool isSelected)
{
    painter.setPen(isSelected ? QPen(theme().isDark ? QColor(Qt::white) : theme().text, 2) : QPen(Qt::NoPen));
    painter.setBrush(theme().keyframe);
    if (holds) {
        painter.drawRoundedRect(QRectF(at.x() - 4, at.y() - 4, 8, 8), 1.5, 1.5);
        return;
    }
    constexpr double r = 5.5;
    const QPointF points[] = {{at.x(), at.y() - r}, {at.x() + r, at.y()}, {at.x(), at.y() + r}, {at.x() - r, at.y()}};
    painter.drawConvexPolygon(points, 4);
}

void paintKeyframes(QPainter &painter, const TimelineView &view, const TimeRow &row, int width, PaintedCount &painted)
{
    constexpr double reach = 8;
    auto [first, last] = keysBetween(view, row, -reach, width + reach);
    const std::size_t count = row.keys->at.size();
    if (count == 0)
        return;
    const double y = row.top - view.scrollY() + row.height / 2.0;
    // The line extends to keyframes just outside the viewport.
    const double from = first > 0 ? 0 : keyPoint(view, row, 0).x();
    const double to = last < count ? width : keyPoint(view, row, count - 1).x();
    if (to > from)
        painter.fillRect(QRectF(from, y, to - from, 1), mixColors(theme().background, theme().keyframe, 0.7));
    const QSet<int> &selected = view.selectedKeys(row);
    painter.setRenderHint(QPainter::Antialiasing);
    double before = -1e9;
    for (std::size_t i = first; i < last;) {
        const QPointF at = keyPoint(view, row, i);
        const bool isSelected = selected.contains(static_cast<int>(i));
        // Keyframes that overlap by more than half a diamond are drawn once.
        if (at.x() - before >= 3 || (isSelected && at.x() - before >= 1)) {
            ++painted.keys;
            paintKeyframe(painter, at, row.keys->holds[i], isSelected);
            before = at.x();
        }
        const auto next = keysBetween(view, row, std::nextafter(before + (selected.isEmpty() ? 3 : 1), 1e9),
                                      width + reach);
        i = std::max(i + 1, next.first);
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
}

} // namespace

void paintSelection(QPainter &painter, const QRectF &bar, double radius)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme().accent, 1));
    painter.drawRoundedRect(bar.adjusted(-1.5, -1.5, 1.5, 1.5), radius + 1, radius + 1);
    painter.setPen(QPen(theme().isDark ? QColor(Qt::white) : theme().text, 2));
    painter.drawRoundedRect(bar, radius, radius);
}

void paintRow(QPainter &painter, const TimelineView &view, const TimeRow &row, int width, const QRegion &wanted,
              PaintedCount &count)
{
    const int top = row.top - view.scrollY();
    const QRect area(0, top, width, row.height);
    if (!wanted.intersects(area))
        return;
    if (view.isTrackSelected(row))
        painter.fillRect(area, mixColors(theme().background, theme().accent, 0.13));
    else if (row.kind == RowKind::Section || row.kind == RowKind::Group)
        painter.fillRect(area, mixColors(theme().background, theme().panel, 0.6));
    painter.fillRect(QRect(0, area.bottom(), width, 1), mixColors(theme().background, theme().line, 0.6));
    if (row.keys)
        paintKeyframes(painter, view, row, width, count);
    const Time left = Time::fromSeconds(view.axis().left) - view.sceneStart();
    for (auto one = firstBarAt(row, left); one != row.bars.end() && view.x(one->start) < width; ++one) {
        const ShownBar shown{view, row, *one};
        if (shown.rect.right() <= -4 || !wanted.intersects(shown.rect.toAlignedRect().adjusted(-3, -3, 3, 3)))
            continue;
        ++count.bars;
        std::visit([&](const auto &kind) { paintBar(painter, shown, kind); }, one->of);
    }
}

} // namespace lectograph::editor
