// SPDX-License-Identifier: GPL-3.0-or-later
#include "artwork/svg_outline.h"

#include "artwork/svg_values.h"
#include "shape/path_data.h"

#include <algorithm>
#include <cmath>

namespace lectograph::artwork {

using namespace Qt::StringLiterals;

namespace {

/// The lengths of one element.
class Lengths
{
public:
    Lengths(const SvgElement &element, const SvgLook &look, const QSizeF &view)
        : m_element(element), m_look(look), m_view(view)
    {}

    /// What the style says, or else the attribute.
    QString text(QStringView name) const
    {
        const QString styled = m_look.geometry.value(name.toString());
        return styled.isEmpty() ? m_element.value(name) : styled;
    }

    double x(QStringView name, double otherwise = 0) const { return length(name, m_view.width(), otherwise); }
    double y(QStringView name, double otherwise = 0) const { return length(name, m_view.height(), otherwise); }
    double radius() const { return length(u"r", std::hypot(m_view.width(), m_view.height()) / std::sqrt(2.0), 0); }

private:
    double length(QStringView name, double whole, double otherwise) const
    {
        return svgLength(text(name), whole, otherwise);
    }

    const SvgElement &m_element;
    const SvgLook &m_look;
    QSizeF m_view;
};

QPainterPath rectangle(const Lengths &lengths)
{
    QPainterPath path;
    const QRectF rect(lengths.x(u"x"), lengths.y(u"y"), lengths.x(u"width"), lengths.y(u"height"));
    if (rect.width() <= 0 || rect.height() <= 0)
        return path;
    double rx = lengths.x(u"rx", -1);
    double ry = lengths.y(u"ry", -1);
    rx = std::clamp(rx < 0 ? ry : rx, 0.0, rect.width() / 2);
    ry = std::clamp(ry < 0 ? rx : ry, 0.0, rect.height() / 2);
    if (rx > 0 && ry > 0)
        path.addRoundedRect(rect, rx, ry);
    else
        path.addRect(rect);
    return path;
}

QPainterPath ellipse(const QPointF &centre, double rx, double ry)
{
    QPainterPath path;
    if (rx > 0 && ry > 0)
        path.addEllipse(centre, rx, ry);
    return path;
}

QPainterPath through(const std::vector<double> &numbers, bool isClosed)
{
    QPainterPath path;
    for (std::size_t i = 0; i + 1 < numbers.size(); i += 2) {
        const QPointF point(numbers[i], numbers[i + 1]);
        if (i == 0)
            path.moveTo(point);
        else
            path.lineTo(point);
    }
    if (isClosed && numbers.size() > 2)
        path.closeSubpath();
    return path;
}

} // namespace

bool isSvgShape(const SvgElement &element)
{
    static const QStringList names{u"path"_s, u"rect"_s,     u"circle"_s, u"ellipse"_s,
                                   u"line"_s, u"polyline"_s, u"polygon"_s};
    return names.contains(element.name);
}

QPainterPath svgOutline(const SvgElement &element, const SvgLook &look, const QSizeF &view)
{
    const Lengths lengths(element, look, view);
    const QPointF centre(lengths.x(u"cx"), lengths.y(u"cy"));
    if (element.name == u"path")
        return shape::pathFromData(lengths.text(u"d"));
    if (element.name == u"rect")
        return rectangle(lengths);
    if (element.name == u"circle")
        return ellipse(centre, lengths.radius(), lengths.radius());
    if (element.name == u"ellipse") {
        const double rx = lengths.x(u"rx", -1);
        const double ry = lengths.y(u"ry", -1);
        return ellipse(centre, rx < 0 ? ry : rx, ry < 0 ? rx : ry); // one that is not said is as large as the other
    }
    if (element.name == u"line")
        return through({lengths.x(u"x1"), lengths.y(u"y1"), lengths.x(u"x2"), lengths.y(u"y2")}, false);
    return through(shape::numbersFromData(element.value(u"points")), element.name == u"polygon");
}

} // namespace lectograph::artwork
