// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms.h"

#include "shape/outlines.h"

#include <array>
#include <cmath>

namespace lectograph::diagrams {

using shape::Path;

namespace {

/// How far the slanted sides of a block lean in.
double leanOf(Form form, const QSizeF &size)
{
    return form == Form::Hexagon || form == Form::Slanted ? std::min(0.4 * size.height(), size.width() / 4) : 0;
}

double lidOf(const QSizeF &size)
{
    return std::min(0.3 * size.height(), 0.2 * size.width());
}

std::vector<QPointF> cornersOfForm(Form form, const QSizeF &size)
{
    const double x = size.width() / 2;
    const double y = size.height() / 2;
    const double lean = leanOf(form, size);
    if (form == Form::Diamond)
        return {{x, 0}, {0, y}, {-x, 0}, {0, -y}};
    if (form == Form::Hexagon)
        return {{x, 0}, {x - lean, y}, {lean - x, y}, {-x, 0}, {lean - x, -y}, {x - lean, -y}};
    return {{x, y}, {lean - x, y}, {-x, -y}, {x - lean, -y}};
}

/// The upper or lower half of an ellipse, from its right to its left end.
shape::Contour halfEllipse(double x, double lift, double y)
{
    constexpr double handle = 0.5522847498;
    return {{{x, y},
             {x, y + handle * lift},
             {handle * x, y + lift},
             {0, y + lift},
             {-handle * x, y + lift},
             {-x, y + handle * lift},
             {-x, y}},
            false};
}

Path cylinder(const QSizeF &size)
{
    const double lid = lidOf(size) / 2;
    const double x = size.width() / 2;
    const double y = size.height() / 2 - lid;
    shape::Contour outline = halfEllipse(x, lid, y);
    const shape::Contour bottom = halfEllipse(-x, -lid, -y);
    const auto lineTo = [&](const QPointF &to) {
        const QPointF from = outline.points.back();
        outline.points.insert(outline.points.end(), {from + (to - from) / 3, from + (to - from) * 2 / 3, to});
    };
    lineTo(bottom.points.front());
    outline.points.insert(outline.points.end(), bottom.points.begin() + 1, bottom.points.end());
    outline.closed = true;
    return Path({outline});
}

Path lines(std::initializer_list<std::pair<QPointF, QPointF>> ends)
{
    std::vector<shape::Contour> contours;
    for (const auto &[from, to] : ends)
        contours.push_back(shape::line(from, to).contours().front());
    return Path(std::move(contours));
}

bool isWithin(Form form, const QSizeF &size, const QPointF &point)
{
    const double x = std::abs(point.x()) / (size.width() / 2);
    const double y = std::abs(point.y()) / (size.height() / 2);
    switch (form) {
    case Form::Circle:
    case Form::Plus:
    case Form::Times: return x * x + y * y <= 1;
    case Form::Diamond: return x + y <= 1;
    case Form::Hexagon: return x <= 1 - leanOf(form, size) / (size.width() / 2) * y;
    case Form::Slanted: {
        const double shift = leanOf(form, size) / 2 * (point.y() / (size.height() / 2));
        return std::abs(point.x() - shift) <= size.width() / 2 - leanOf(form, size) / 2;
    }
    case Form::Stadium: {
        const double radius = std::min(size.width(), size.height()) / 2;
        const double across = std::max(0.0, std::abs(point.x()) - (size.width() / 2 - radius));
        const double up = std::max(0.0, std::abs(point.y()) - (size.height() / 2 - radius));
        return std::hypot(across, up) <= radius;
    }
    case Form::Cylinder: {
        const double lid = lidOf(size) / 2;
        return std::abs(point.y()) <= size.height() / 2 - lid + lid * std::sqrt(std::max(0.0, 1 - x * x));
    }
    default: return true;
    }
}

} // namespace

QSizeF sizeAround(Form form, const QSizeF &text, double em)
{
    const double width = text.width() + 1.2 * em;
    const double height = text.height() + 0.7 * em;
    switch (form) {
    case Form::Plus:
    case Form::Times: return {1.4 * em, 1.4 * em};
    case Form::Bare: return {text.width() + 0.4 * em, text.height() + 0.2 * em};
    case Form::Circle: {
        const double across = std::hypot(text.width(), text.height()) + 0.5 * em;
        return {across, across};
    }
    case Form::Diamond: return {1.7 * text.width() + em, 2.2 * text.height() + 0.4 * em};
    case Form::Hexagon:
    case Form::Slanted: return {width + 0.8 * height, height};
    case Form::Stadium: return {width + 0.4 * em, height};
    case Form::Subroutine: return {width + 0.6 * em, height};
    case Form::Cylinder: return {width, height + 0.9 * em};
    default: return {std::max(width, 3 * em), height};
    }
}

Path outlineOf(Form form, const QSizeF &size, double corner)
{
    const double least = std::min(size.width(), size.height());
    switch (form) {
    case Form::Bare: return {};
    case Form::Circle:
    case Form::Plus:
    case Form::Times: return shape::circle(least / 2);
    case Form::Diamond:
    case Form::Hexagon:
    case Form::Slanted: return shape::polygon(cornersOfForm(form, size));
    case Form::Stadium: return shape::rectangle(size.width(), size.height(), least / 2);
    case Form::Rounded: return shape::rectangle(size.width(), size.height(), std::max(corner, least / 4));
    case Form::Cylinder: return cylinder(size);
    default: return shape::rectangle(size.width(), size.height(), std::min(corner, least / 2));
    }
}

Path detailOf(Form form, const QSizeF &size)
{
    const double x = size.width() / 2;
    const double y = size.height() / 2;
    const double arm = 0.55 * std::min(x, y);
    switch (form) {
    case Form::Plus: return lines({{{-arm, 0}, {arm, 0}}, {{0, -arm}, {0, arm}}});
    case Form::Times: return shape::cross(1.4 * arm, 1.4 * arm);
    case Form::Cylinder: return Path({halfEllipse(x, -lidOf(size) / 2, y - lidOf(size) / 2)});
    case Form::Subroutine: {
        const double in = x - std::min(0.15 * size.height(), x / 4);
        return lines({{{-in, -y}, {-in, y}}, {{in, -y}, {in, y}}});
    }
    default: return {};
    }
}

QPointF atOutline(Form form, const QRectF &rect, const QPointF &end)
{
    if (rect.isEmpty())
        return end;
    const QPointF centre = rect.center();
    // Straight on means across the side at which it ends.
    const double toSide = std::min(std::abs(end.x() - rect.left()), std::abs(end.x() - rect.right()));
    const double toTop = std::min(std::abs(end.y() - rect.top()), std::abs(end.y() - rect.bottom()));
    const QPointF middle = toSide < toTop ? QPointF(centre.x(), end.y()) : QPointF(end.x(), centre.y());
    if (isWithin(form, rect.size(), end - centre) || !isWithin(form, rect.size(), middle - centre))
        return end;
    double outside = 0;
    double inside = 1;
    for (int i = 0; i < 30; ++i) {
        const double half = (outside + inside) / 2;
        (isWithin(form, rect.size(), end + (middle - end) * half - centre) ? inside : outside) = half;
    }
    return end + (middle - end) * inside;
}

} // namespace lectograph::diagrams
