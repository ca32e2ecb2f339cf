// SPDX-License-Identifier: GPL-3.0-or-later
#include "artwork/svg.h"

#include "artwork/pixels.h"
#include "artwork/svg_document.h"
#include "artwork/svg_gradient.h"
#include "artwork/svg_look.h"
#include "artwork/svg_marker.h"
#include "artwork/svg_outline.h"
#include "artwork/svg_values.h"
#include "base/sentence.h"
#include "shape/path_data.h"

#include <algorithm>
#include <cmath>

namespace lectograph::artwork {

using namespace Qt::StringLiterals;
using base::failure;
using base::Result;
using base::Sentence;
using shape::Shape;

namespace {

// Of drawn elements; reused elements count each time.
constexpr int mostDrawnElements = 50'000;
constexpr qsizetype mostPoints = 500'000;
constexpr qsizetype mostDashes = 10'000; ///< longer dashed lines are solid
constexpr int mostDrawnDepth = 200;
constexpr qint64 mostDrawnCharacters = 256 * 1024 * 1024; ///< characters read for drawn elements
constexpr qint64 costOfGradient = 4096;
constexpr qsizetype mostWarnings = 10;
constexpr double furthest = 1e6; ///< scene units
constexpr double strokeUnit = 0.01;

/// The size of a drawing that does not state one.
constexpr QSizeF usualSize(300, 150);

/// The context in which elements are drawn.
struct Around
{
    QTransform place; ///< from user units to the scene
    SvgLook look;
    QSizeF view;
    int depth = 0;
};

class Drawing
{
public:
    Drawing(const SvgElement &root, const QSizeF &size) : m_size(size) { index(root); }

    Result<Artwork> draw(const SvgElement &root, const QTransform &place)
    {
        Around around{place, m_styles.lookOf(root, {}), m_size, 0};
        auto children = inside(root, around);
        if (!children)
            return tl::unexpected(children.error());
        shape::Part part = *shape::group(std::move(*children));
        part.opacity = around.look.opacity;
        return Artwork{std::move(part), m_warnings};
    }

private:
    using Shapes = std::vector<Shape>;

    void index(const SvgElement &element)
    {
        if (const QString id = element.value(u"id"); !id.isEmpty() && !m_ids.contains(id))
            m_ids.insert(id, &element);
        if (element.name == u"style")
            m_styles.add(element.text);
        for (const SvgElement &child : element.children)
            index(child);
    }

    void warn(const QString &sentence)
    {
        if (m_warnings.size() < mostWarnings && !m_warnings.contains(sentence))
            m_warnings.append(sentence);
    }
    void leaveOut(const QString &what) { warn(Sentence::tr("The drawing's “%1” is left out.").arg(what.left(40))); }

    Result<Shapes> inside(const SvgElement &element, const Around &around)
    {
        Shapes shapes;
        for (const SvgElement &child : element.children) {
            auto shape = drawn(child, around);
            if (!shape)
                return tl::unexpected(shape.error());
            if (*shape)
                shapes.push_back(std::move(**shape));
        }
        return shapes;
    }

    /// Returns nothing for an invisible element.
    Result<std::optional<Shape>> drawn(const SvgElement &element, const Around &outside)
    {
        static const QStringList silent{
            u"defs"_s,     u"title"_s,          u"desc"_s, u"metadata"_s, u"style"_s,  u"linearGradient"_s, u"symbol"_s,
            u"clipPath"_s, u"radialGradient"_s, u"mask"_s, u"filter"_s,   u"marker"_s, u"pattern"_s};
        if (silent.contains(element.name))
            return std::nullopt;
        if (++m_elements > mostDrawnElements)
            return failure(Sentence::tr("More than 50,000 elements of the drawing would be drawn."), svgRemedy());
        for (const auto &[name, value] : element.attributes)
            m_work += value.size();
        if (m_work > mostDrawnCharacters)
            return failure(Sentence::tr("It would take too long to read the drawing."), svgRemedy());
        if (outside.depth >= mostDrawnDepth)
            return failure(Sentence::tr("The drawing's elements use one another too often."), svgRemedy());
        Around around{svgTransform(element.value(u"transform")) * outside.place, m_styles.lookOf(element, outside.look),
                      outside.view, outside.depth + 1};
        if (!around.look.isDisplayed || around.look.opacity <= 0)
            return std::nullopt;
        for (const QString &property : std::as_const(around.look.leftOut))
            leaveOut(property);
        Result<std::optional<Shape>> shape = std::nullopt;
        if (isSvgShape(element))
            shape = outline(element, around);
        else if (element.name == u"g" || element.name == u"a" || element.name == u"switch")
            shape = grouped(element, around);
        else if (element.name == u"svg")
            shape = viewport(element, element, around);
        else if (element.name == u"use")
            shape = used(element, around);
        else if (element.name == u"image")
            shape = picture(element, around);
        else
            leaveOut(element.name);
        if (!shape || !*shape)
            return shape;
        return std::optional((*shape)->edited([&](shape::Part &part) {
            part.name = nameOf(element);
            part.opacity *= around.look.opacity;
        }));
    }

    /// Ids that are valid part names; parts with other ids stay unnamed.
    static QString nameOf(const SvgElement &element)
    {
        const QString id = element.value(u"id");
        const auto isPlain = [](QChar c) { return c.isLetterOrNumber() || c == u'-' || c == u'_'; };
        return !id.isEmpty() && id.front().isLetter() && std::ranges::all_of(id, isPlain) ? id : QString();
    }

    Result<std::optional<Shape>> grouped(const SvgElement &element, const Around &around)
    {
        auto shapes = inside(element, around);
        if (!shapes)
            return tl::unexpected(shapes.error());
        if (shapes->empty())
            return std::nullopt;
        return std::optional(shape::group(std::move(*shapes)));
    }

    /// An svg or symbol element, sized by `frame`, with its own view.
    Result<std::optional<Shape>> viewport(const SvgElement &element, const SvgElement &frame, Around around)
    {
        const QSizeF size(svgLength(frame.value(u"width"), around.view.width(), around.view.width()),
                          svgLength(frame.value(u"height"), around.view.height(), around.view.height()));
        around.place = svgViewTransform(element.value(u"viewBox"), size) * moved(frame, around) * around.place;
        around.view = size;
        return grouped(element, around);
    }

    static QTransform moved(const SvgElement &element, const Around &around)
    {
        return QTransform::fromTranslate(svgLength(element.value(u"x"), around.view.width(), 0),
                                         svgLength(element.value(u"y"), around.view.height(), 0));
    }

    Result<std::optional<Shape>> used(const SvgElement &element, Around around)
    {
        const QString id = svgLocalId(element.value(u"href"));
        const SvgElement *target = m_ids.value(id);
        if (id.isEmpty()) {
            warn(Sentence::tr("What the drawing takes from other files is left out."));
            return std::nullopt;
        }
        if (!target)
            return std::nullopt;
        if (target->name == u"symbol") {
            around.look = m_styles.lookOf(*target, around.look);
            return viewport(*target, element, around);
        }
        around.place = moved(element, around) * around.place;
        auto shape = drawn(*target, around);
        if (!shape || !*shape)
            return shape;
        return std::optional(shape::group({std::move(**shape)}));
    }

    Result<std::optional<Shape>> picture(const SvgElement &element, const Around &around)
    {
        const QString href = element.value(u"href").trimmed();
        const qsizetype comma = href.indexOf(u',');
        if (!href.startsWith(u"data:image/") || !href.first(std::max<qsizetype>(comma, 0)).endsWith(u";base64")) {
            warn(Sentence::tr("What the drawing takes from other files is left out."));
            return std::nullopt;
        }
        const auto raster = readPixels(QByteArray::fromBase64(href.sliced(comma + 1).toLatin1()));
        if (!raster)
            return tl::unexpected(raster.error());
        const QSizeF pixels = (*raster)->image.size();
        m_pixels += qint64(pixels.width() * pixels.height());
        if (m_pixels > mostPixelsKept)
            return failure(Sentence::tr("The pictures inside the drawing are too large together."), svgRemedy());
        const QSizeF size(svgLength(element.value(u"width"), around.view.width(), pixels.width()),
                          svgLength(element.value(u"height"), around.view.height(), pixels.height()));
        const QSizeF fitted = element.value(u"preserveAspectRatio").startsWith(u"none")
            ? size
            : pixels.scaled(size, Qt::KeepAspectRatio);
        const QTransform place = QTransform::fromTranslate(size.width() / 2, size.height() / 2) * moved(element, around)
            * around.place;
        const QPointF origin = place.map(QPointF());
        const QPointF right = place.map(QPointF(fitted.width(), 0)) - origin;
        const QPointF up = place.map(QPointF(0, -fitted.height())) - origin;
        if (!isNear(origin) || !isNear(right) || !isNear(up))
            return tooFar();
        shape::Part part;
        part.image = *raster;
        part.placement = {{right.x(), right.y(), 0}, {up.x(), up.y(), 0}, {0, 0, 1}, {origin.x(), origin.y(), 0}};
        return std::optional(Shape(std::move(part)));
    }

    Result<std::optional<Shape>> outline(const SvgElement &element, const Around &around)
    {
        const SvgLook &look = around.look;
        const QPainterPath flat = svgOutline(element, around.view);
        m_points += flat.elementCount();
        if (m_points > mostPoints)
            return failure(Sentence::tr("The drawing has more than 500,000 points."), svgRemedy());
        if (!look.isVisible || flat.isEmpty())
            return std::nullopt;
        QPainterPath placed = around.place.map(flat);
        placed.setFillRule(look.rule == shape::FillRule::EvenOdd ? Qt::OddEvenFill : Qt::WindingFill);
        const QRectF box = placed.controlPointRect();
        if (!isNear(box.topLeft()) || !isNear(box.bottomRight()))
            return tooFar();
        const SvgGround ground{flat.boundingRect(), around.view, around.place, placed.boundingRect()};
        shape::Style style;
        paint(look.fill, look.fillOpacity, ground, style.fill, style.fillGradient);
        // Our stroke gradients run along the line, unlike those of SVG.
        std::shared_ptr<const shape::Gradient> along;
        paint(look.stroke, look.strokeOpacity, ground, style.stroke, along);
        if (along)
            warn(Sentence::tr("A gradient of the drawing is drawn in one colour."));
        const double factor = std::sqrt(std::abs(around.place.determinant()));
        style.strokeWidth = std::min(look.strokeWidth * factor, furthest) / strokeUnit;
        style.cap = look.cap;
        style.join = look.join;
        if (!style.hasFill() && !style.hasStroke())
            return std::nullopt;
        const shape::Path path = shape::fromPainterPath(placed);
        const bool isDashed = !look.dashes.isEmpty() && style.hasStroke();
        Shape line = isDashed ? withDashes(path, flat, around, style) : shape::leaf(path, std::move(style));
        if (!canHaveMarkers(element) || (look.markerAtStart.isEmpty() && look.markerAtEnd.isEmpty()))
            return std::optional(std::move(line));
        Shapes parts{std::move(line)};
        for (const auto &[id, end] :
             {std::pair(look.markerAtStart, LineEnd::Start), {look.markerAtEnd, LineEnd::End}}) {
            const auto marker = markerAt(id, shape::fromPainterPath(flat), end, around);
            if (!marker)
                return tl::unexpected(marker.error());
            if (*marker)
                parts.push_back(**marker);
        }
        return std::optional(shape::group(std::move(parts)));
    }

    /// Nothing if there is no such marker. It has none of the properties of the line but its paint, if it asks for that.
    Result<std::optional<Shape>> markerAt(const QString &id, const shape::Path &line, LineEnd end, const Around &around)
    {
        const SvgElement *marker = id.isEmpty() ? nullptr : m_ids.value(id);
        if (!marker || marker->name != u"marker" || line.isEmpty())
            return std::nullopt;
        if (around.depth >= mostDrawnDepth)
            return failure(Sentence::tr("The drawing's elements use one another too often."), svgRemedy());
        SvgLook look;
        look.ofLine = around.look.stroke;
        return grouped(*marker,
                       {svgMarkerPlace(*marker, line, end, around.look.strokeWidth) * around.place,
                        m_styles.lookOf(*marker, look), around.view, around.depth + 1});
    }

    /// The dashes are measured in user units, where the drawing may be stretched in one direction.
    Shape withDashes(const shape::Path &path, const QPainterPath &flat, const Around &around, const shape::Style &style)
    {
        const double dot = style.cap == shape::Cap::Butt ? 0 : around.look.strokeWidth / 100;
        const auto dashes = dashed(shape::fromPainterPath(flat), around.look.dashes, dot, mostDashes - m_dashes);
        if (!dashes) {
            leaveOut(u"stroke-dasharray"_s);
            return shape::leaf(path, style);
        }
        m_dashes += static_cast<qsizetype>(dashes->contours().size());
        shape::Style line = style;
        line.fill = line.fill.withAlpha(0);
        line.fillGradient = nullptr;
        const Shape stroke = shape::leaf(shape::fromPainterPath(around.place.map(shape::toPainterPath(*dashes))), line);
        if (!style.hasFill())
            return stroke;
        shape::Style area = style;
        area.stroke = area.stroke.withAlpha(0);
        return shape::group({shape::leaf(path, area), stroke});
    }

    void paint(const SvgPaint &paint, double opacity, const SvgGround &ground, base::Color &color,
               std::shared_ptr<const shape::Gradient> &gradient)
    {
        color = paint.color ? paint.color->withAlpha(paint.color->a * opacity) : color.withAlpha(0);
        if (paint.gradient.isEmpty())
            return;
        m_work += costOfGradient;
        const auto made = svgGradient(paint.gradient, m_ids, m_styles, ground);
        if (!made) {
            if (m_ids.contains(paint.gradient))
                leaveOut(m_ids.value(paint.gradient)->name);
            return;
        }
        if (made->isSimplified)
            warn(Sentence::tr("A gradient of the drawing is drawn in one colour."));
        gradient = made->gradient;
        color = made->color.withAlpha((gradient ? 1.0 : double(made->color.a)) * opacity);
    }

    static bool isNear(const QPointF &point)
    {
        return std::abs(point.x()) <= furthest && std::abs(point.y()) <= furthest; // NaN fails too
    }
    static tl::unexpected<base::Error> tooFar()
    {
        return failure(Sentence::tr("The drawing reaches further than a million units."),
                       Sentence::tr("Save it again with a smaller size."));
    }

    QSizeF m_size;
    SvgIds m_ids;
    SvgStyles m_styles;
    QStringList m_warnings;
    int m_elements = 0;
    qsizetype m_points = 0;
    qsizetype m_dashes = 0;
    qint64 m_pixels = 0;
    qint64 m_work = 0;
};

/// The visible part of the plane in user units: the viewBox, or the stated size.
QRectF viewOf(const SvgElement &root)
{
    const std::vector<double> box = shape::numbersFromData(root.value(u"viewBox"));
    if (box.size() == 4 && box[2] > 0 && box[3] > 0)
        return {box[0], box[1], box[2], box[3]};
    const QSizeF size(svgLength(root.value(u"width"), usualSize.width(), usualSize.width()),
                      svgLength(root.value(u"height"), usualSize.height(), usualSize.height()));
    return {QPointF(), size.isEmpty() ? usualSize : size};
}

} // namespace

bool isSvg(const QByteArray &content)
{
    const QByteArray start = content.first(std::min<qsizetype>(content.size(), 1024));
    return (start.startsWith("\xef\xbb\xbf") ? start.sliced(3) : start).trimmed().startsWith('<');
}

Result<Artwork> readSvg(const QByteArray &content, double width, double height)
{
    const auto root = readSvgDocument(content);
    if (!root)
        return tl::unexpected(root.error());
    const QRectF view = viewOf(*root);
    const double across = width > 0 ? width / view.width() : height / view.height();
    const QPointF centre = view.center();
    return Drawing(*root, view.size())
        .draw(*root,
              QTransform::fromTranslate(-centre.x(), -centre.y())
                  * QTransform::fromScale(across, -height / view.height()));
}

} // namespace lectograph::artwork
