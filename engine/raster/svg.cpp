// SPDX-License-Identifier: GPL-3.0-or-later
#include "raster/svg.h"

#include "picture/transition.h"
#include "picture/view.h"
#include "raster/draw.h"
#include "raster/face.h"
#include "raster/flatten.h"
#include "raster/paint.h"
#include "raster/plan.h"
#include "raster/stroke.h"

#include <QBuffer>
#include <QLineF>

namespace lectograph::raster {
namespace {

using picture::Item;
using picture::View;

/// Formats a number with at most `decimals` decimals, without trailing zeros.
QByteArray number(double value, int decimals = 3)
{
    QByteArray text = QByteArray::number(value, 'f', decimals);
    if (text.contains('.')) {
        while (text.endsWith('0'))
            text.chop(1);
        if (text.endsWith('.'))
            text.chop(1);
    }
    return text == "-0" ? QByteArray("0") : text;
}

QByteArray point(const QPointF &p)
{
    return number(p.x()) + ' ' + number(p.y());
}

QByteArray attribute(const QByteArray &name, const QByteArray &value)
{
    return ' ' + name + "=\"" + value + '"';
}

/// A colour attribute, with an opacity if it is not opaque: fill="#rrggbb" fill-opacity="0.5".
QByteArray colored(const QByteArray &name, const base::Color &color)
{
    QByteArray text = attribute(name, base::toText(color.withAlpha(1)).toLower().toLatin1());
    if (color.a < 1)
        text += attribute((name == "stop-color" ? QByteArray("stop") : name) + "-opacity", number(color.a));
    return text;
}

QByteArray matrix(const base::Transform &t)
{
    return "matrix(" + number(t.x.x, 6) + ' ' + number(t.x.y, 6) + ' ' + number(t.y.x, 6) + ' ' + number(t.y.y, 6) + ' '
        + point({t.origin.x, t.origin.y}) + ')';
}

QByteArray asPng(const QImage &image)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return "data:image/png;base64," + bytes.toBase64();
}

/// "M… L… C… Z" with curves.
QByteArray curves(const shape::Path &path, const base::Transform &toPixels)
{
    const auto pixel = [&](const QPointF &p) {
        const base::Vec3 at = toPixels.map(p);
        return point({at.x, at.y});
    };
    QByteArray d;
    for (const shape::Contour &contour : path.contours()) {
        const auto &points = contour.points;
        d += 'M' + pixel(points.front());
        for (size_t i = 1; i + 2 < points.size(); i += 3) {
            const bool straight = points[i] == points[i - 1] && points[i + 1] == points[i + 2];
            const QPointF third = (points[i + 2] - points[i - 1]) / 3;
            const QPointF off1 = points[i] - points[i - 1] - third;
            const QPointF off2 = points[i + 2] - points[i + 1] - third;
            if (straight || (off1.manhattanLength() < 1e-9 && off2.manhattanLength() < 1e-9))
                d += 'L' + pixel(points[i + 2]);
            else
                d += 'C' + pixel(points[i]) + ' ' + pixel(points[i + 1]) + ' ' + pixel(points[i + 2]);
        }
        if (contour.closed)
            d += 'Z';
    }
    return d;
}

template <class Points, class At>
QByteArray polygon(const Points &points, At at)
{
    QByteArray d;
    for (const auto &p : points)
        d += (d.isEmpty() ? 'M' : 'L') + point(at(p));
    return d + 'Z';
}

QByteArray outlines(const Polygons &polygons)
{
    QByteArray d;
    for (const Polygons::Ring &ring : polygons.rings)
        d += polygon(polygons.of(ring), [](const QPointF &p) { return p; });
    return d;
}

/// SVG has no colours that change in two directions: one in the middle.
base::Color shadeOf(const Item &item)
{
    return picture::planeOf(*item.style.shading, item.path)
        .at(item.path.bounds().center())
        .withAlpha(item.style.fill.a);
}

class Writer
{
public:
    /// `names` begins the ids in the document.
    Writer(const picture::Picture &picture, const QSize &size, QByteArray names = {})
        : m_picture(picture),
          m_size(size),
          m_views{View(picture, size, false), View(picture, size, true)},
          m_names(std::move(names))
    {}
    /// Everything of the picture alone, with its background.
    QByteArray content();

private:
    void write(const Item &item);
    void writeImage(const Item &item, const View &view, bool flat);
    void writePath(const Item &item, const View &view, bool flat);
    void writeStroke(const Polylines &lines, const shape::Style &style);
    QByteArray gradient(const Item &item, const View &view, bool flat);

    const picture::Picture &m_picture;
    const QSize m_size;
    const View m_views[2];
    Flattener m_flattener;
    Stroker m_stroker;
    PlaneStroker m_planeStroker;
    QByteArray m_names;
    QByteArray m_text;
    int m_gradients = 0;
};

QByteArray Writer::content()
{
    if (m_picture.background.a > 0)
        m_text += "<rect width=\"100%\" height=\"100%\"" + colored("fill", m_picture.background) + "/>\n";
    const QRect frame = m_views[0].frame();
    const bool isCut = frame != QRect(QPoint(0, 0), m_size);
    if (isCut) {
        m_text += "<clipPath" + attribute("id", m_names + "frame") + "><rect" + attribute("x", number(frame.x()))
            + attribute("y", number(frame.y())) + attribute("width", number(frame.width()))
            + attribute("height", number(frame.height())) + "/></clipPath>\n<g"
            + attribute("clip-path", "url(#" + m_names + "frame)") + ">\n";
    }
    const Plan plan = planFor(m_picture, m_size);
    for (const Step &step : plan.steps)
        write(plan.item(m_picture, step));
    if (isCut)
        m_text += "</g>\n";
    return m_text;
}

void Writer::write(const Item &item)
{
    const View &view = m_views[item.pinned];
    const bool flat = isFlat(view, item);
    if (item.image)
        writeImage(item, view, flat);
    if (!item.path.isEmpty())
        writePath(item, view, flat);
}

void Writer::writeImage(const Item &item, const View &view, bool flat)
{
    if (flat) {
        const QSize size = item.image->image.size();
        const base::Transform pixels = base::Transform::translation({-0.5, 0.5, 0})
            * base::Transform::scaling(1.0 / size.width(), -1.0 / size.height());
        m_text += "<image" + attribute("width", number(size.width())) + attribute("height", number(size.height()))
            + attribute("transform", matrix(toPixels(view, item.place) * pixels))
            + (item.opacity < 1 ? attribute("opacity", number(item.opacity)) : QByteArray())
            + (item.image->isSmooth ? QByteArray() : attribute("style", "image-rendering:pixelated"))
            + attribute("href", asPng(item.image->image)) + "/>\n";
        return;
    }
    picture::Picture alone = m_picture;
    alone.background = {0, 0, 0, 0};
    alone.items = {item};
    alone.items.front().path = {};
    const Plan plan = planFor(alone, m_size);
    if (plan.steps.empty())
        return;
    const QRect bounds = plan.steps.front().bounds;
    m_text += "<image" + attribute("x", number(bounds.x())) + attribute("y", number(bounds.y()))
        + attribute("width", number(bounds.width())) + attribute("height", number(bounds.height()))
        + attribute("href", asPng(drawn(alone, m_size).copy(bounds))) + "/>\n";
}

void Writer::writePath(const Item &item, const View &view, bool flat)
{
    const shape::Style &style = item.style;
    const bool isPlain = !style.strokeGradient && (!style.widthProfile || style.widthProfile->empty());
    const double unit = view.strokeUnitAt(std::max(view.seen(item.place.origin).z, view.nearest()), style.screenWidth);
    const auto pen = [&](const base::Color &color, double width) {
        QByteArray text = colored("stroke", color) + attribute("stroke-width", number(width * unit));
        if (style.cap != shape::Cap::Butt)
            text += attribute("stroke-linecap", style.cap == shape::Cap::Round ? "round" : "square");
        if (style.join != shape::Join::Miter)
            text += attribute("stroke-linejoin", style.join == shape::Join::Round ? "round" : "bevel");
        return text;
    };

    QByteArray d;
    if (shape::bleedOf(style) > 0) {
        Polylines area = flat ? m_flattener.flat(item.path, toPixels(view, item.place), unit, false)
                              : m_flattener.area(item.path, item.place, view);
        widen(area, shape::bleedOf(style));
        for (const Chain &chain : area.chains)
            d += polygon(area.of(chain), [](const Vertex &v) { return v.at; });
    } else if (flat) {
        d = curves(item.path, toPixels(view, item.place));
    } else {
        const Polylines &area = m_flattener.area(item.path, item.place, view);
        for (const Chain &chain : area.chains)
            d += polygon(area.of(chain), [](const Vertex &v) { return v.at; });
    }
    const bool isInPlane = picture::strokesLieInPlane(view, item);
    const auto outlineOf = [&](double width) {
        const Nib nib{width, {}, style.cap, style.join};
        return outlines(
            isInPlane ? m_planeStroker.outline(item, view, nib)
                      : m_stroker.outline(m_flattener.lines(item.path, item.place, view, style.screenWidth), nib));
    };
    if (style.hasBackStroke() && flat)
        m_text += "<path" + attribute("d", d) + " fill=\"none\"" + pen(style.backStroke, style.backStrokeWidth)
            + "/>\n";
    else if (style.hasBackStroke())
        m_text += "<path" + attribute("d", outlineOf(style.backStrokeWidth)) + colored("fill", style.backStroke)
            + "/>\n";

    const bool strokesHere = style.hasStroke() && flat && isPlain && shape::bleedOf(style) <= 0;
    if (style.hasFill() || strokesHere) {
        QByteArray look = " fill=\"none\"";
        if (style.hasFill() && style.shading)
            look = colored("fill", shadeOf(item));
        else if (style.hasFill() && style.fillGradient && !style.fillGradient->stops.empty())
            look = gradient(item, view, flat);
        else if (style.hasFill())
            look = colored("fill", style.fill);
        if (style.hasFill() && item.path.fillRule() == shape::FillRule::EvenOdd)
            look += attribute("fill-rule", "evenodd");
        if (strokesHere)
            look += pen(style.stroke, style.strokeWidth);
        m_text += "<path" + attribute("d", d) + look + "/>\n";
    }
    if (style.hasStroke() && isInPlane) {
        m_text += "<path" + attribute("d", outlineOf(style.strokeWidth)) + colored("fill", style.stroke) + "/>\n";
    } else if (style.hasStroke() && !strokesHere) {
        const Polylines &lines = flat ? m_flattener.flat(item.path, toPixels(view, item.place), unit, true)
                                      : m_flattener.lines(item.path, item.place, view, style.screenWidth);
        writeStroke(lines, style);
    }
}

/// Writes the stroke as filled outlines.
void Writer::writeStroke(const Polylines &lines, const shape::Style &style)
{
    const Nib nib{style.strokeWidth, style.widthProfile ? std::span(*style.widthProfile) : std::span<const double>(),
                  style.cap, style.join};
    if (!style.strokeGradient || style.strokeGradient->stops.empty()) {
        m_text += "<path" + attribute("d", outlines(m_stroker.outline(lines, nib))) + colored("fill", style.stroke)
            + "/>\n";
        return;
    }
    // Each opaque segment overlaps the next one to hide seams; the opacity applies to the group.
    m_text += "<g" + (style.stroke.a < 1 ? attribute("opacity", number(style.stroke.a)) : QByteArray()) + ">\n";
    const std::vector<base::Color> &stops = style.strokeGradient->stops;
    const Polygons &strips = m_stroker.strips(lines, nib);
    const auto shapeOf = [&](const Polygons::Ring &ring) {
        return polygon(strips.of(ring), [](const QPointF &p) { return p; });
    };
    for (size_t i = 0; i < strips.rings.size(); ++i) {
        const double place = strips.rings[i].level / 255.0 * static_cast<double>(stops.size() - 1);
        const auto low = std::min(static_cast<size_t>(place), stops.size() - 1);
        const auto high = std::min(low + 1, stops.size() - 1);
        const base::Color color = base::mix(stops[low], stops[high], place - static_cast<double>(low));
        QByteArray d = shapeOf(strips.rings[i]);
        if (color.a >= 1 && i + 1 < strips.rings.size())
            d += shapeOf(strips.rings[i + 1]);
        m_text += "<path" + attribute("d", d) + colored("fill", color) + "/>\n";
    }
    m_text += "</g>\n";
}

/// Writes the gradient and returns a reference to it.
QByteArray Writer::gradient(const Item &item, const View &view, bool flat)
{
    const shape::Gradient &gradient = *item.style.fillGradient;
    const QRectF box = item.path.bounds();
    const QLineF axis = gradientAxis(gradient.directionDegrees, box);
    base::Transform pixels = toPixels(view, item.place);
    if (!flat) { // a flat approximation at the middle of the box
        const auto pixel = [&](double x, double y) {
            base::Vec3 seen = view.seen(item.place.map(box.center() + QPointF(x * box.width(), y * box.height()) / 2));
            seen.z = std::max(seen.z, view.nearest());
            const QPointF p = view.pixel(seen);
            return base::Vec3{p.x(), p.y(), 0};
        };
        const base::Vec3 x = (pixel(1, 0) - pixel(-1, 0)) * (1 / std::max(box.width(), 1e-9));
        const base::Vec3 y = (pixel(0, 1) - pixel(0, -1)) * (1 / std::max(box.height(), 1e-9));
        pixels = {x, y, {0, 0, 1}, pixel(0, 0) - x * box.center().x() - y * box.center().y()};
    }
    const QByteArray id = m_names + 'g' + QByteArray::number(++m_gradients);
    m_text += "<linearGradient" + attribute("id", id) + " gradientUnits=\"userSpaceOnUse\""
        + attribute("x1", number(axis.x1())) + attribute("y1", number(axis.y1())) + attribute("x2", number(axis.x2()))
        + attribute("y2", number(axis.y2())) + attribute("gradientTransform", matrix(pixels)) + ">\n";
    for (size_t i = 0; i < gradient.stops.size(); ++i) {
        const double offset = gradient.stops.size() < 2
            ? 0
            : static_cast<double>(i) / static_cast<double>(gradient.stops.size() - 1);
        m_text += "<stop" + attribute("offset", number(offset)) + colored("stop-color", gradient.stops[i]) + "/>\n";
    }
    m_text += "</linearGradient>\n";
    const double opacity = item.style.fill.a;
    return attribute("fill", "url(#" + id + ')')
        + (opacity < 1 ? attribute("fill-opacity", number(opacity)) : QByteArray());
}

QByteArray group(const QByteArray &attributes, const QByteArray &content)
{
    return "<g" + attributes + ">\n" + content + "</g>\n";
}

/// Both pictures, one over the other or beside it.
QByteArray transitionOf(const picture::Picture &picture, const QSize &size)
{
    const picture::Transition &transition = *picture.transition;
    const QByteArray before = Writer(transition.before, size, "before-").content();
    const QByteArray after = Writer(picture, size).content();
    const auto movedTo = [](const QPoint &corner) {
        return attribute("transform", "translate(" + point(corner) + ')');
    };
    switch (transition.kind) {
    case picture::Transition::Kind::CrossFade:
        return before + group(attribute("opacity", number(transition.progress)), after);
    case picture::Transition::Kind::Fade: {
        const bool isFirstHalf = transition.progress < 0.5;
        const double share = isFirstHalf ? 2 * transition.progress : 2 - 2 * transition.progress;
        const base::Color veil = backgroundOf(transition, picture).withAlpha(share);
        return (isFirstHalf ? before : after) + "<rect width=\"100%\" height=\"100%\"" + colored("fill", veil) + "/>\n";
    }
    case picture::Transition::Kind::Push:
        return group(movedTo(cornerOfBefore(transition, size)), before)
            + group(movedTo(cornerOf(transition, size)), after);
    case picture::Transition::Kind::Wipe: {
        const QRect area = uncovered(transition, size);
        return before + "<clipPath id=\"uncovered\"><rect" + attribute("x", number(area.x()))
            + attribute("y", number(area.y())) + attribute("width", number(area.width()))
            + attribute("height", number(area.height())) + "/></clipPath>\n"
            + group(attribute("clip-path", "url(#uncovered)"), after);
    }
    }
    return after;
}

} // namespace

QByteArray toSvg(const picture::Picture &picture, const QSize &size)
{
    const QByteArray width = QByteArray::number(size.width());
    const QByteArray height = QByteArray::number(size.height());
    return "<svg xmlns=\"http://www.w3.org/2000/svg\"" + attribute("width", width) + attribute("height", height)
        + attribute("viewBox", "0 0 " + width + ' ' + height) + ">\n"
        + (picture.transition ? transitionOf(picture, size) : Writer(picture, size).content()) + "</svg>\n";
}

} // namespace lectograph::raster
