// SPDX-License-Identifier: GPL-3.0-or-later
#include "artwork/svg_drawing.h"

#include "artwork/svg_box.h"
#include "artwork/svg_clip_path.h"
#include "artwork/svg_conditions.h"
#include "artwork/svg_leaf.h"
#include "artwork/svg_marker.h"
#include "artwork/svg_outline.h"
#include "artwork/svg_overlap.h"
#include "artwork/svg_pattern.h"
#include "artwork/svg_picture.h"
#include "artwork/svg_text.h"
#include "artwork/svg_values.h"
#include "artwork/svg_view.h"
#include "base/sentence.h"

#include <algorithm>
#include <cmath>

namespace lectograph::artwork {

using namespace Qt::StringLiterals;
using base::Result;
using base::Sentence;
using shape::Shape;

namespace {

/// By which tiles of a pattern lie over one another, so that there are no seams between them.
constexpr double tileBleed = 0.01;

QPainterPath rectangleOf(const QRectF &rect)
{
    QPainterPath path;
    path.addRect(rect);
    return path;
}

/// Ids that are valid part names; parts with other ids stay unnamed.
QString partName(const SvgElement &element)
{
    const QString id = element.value(u"id");
    const auto isPlain = [](QChar c) { return c.isLetterOrNumber() || c == u'-' || c == u'_'; };
    return !id.isEmpty() && id.front().isLetter() && std::ranges::all_of(id, isPlain) ? id : QString();
}

class Drawing
{
public:
    explicit Drawing(SvgReading &reading) : m_reading(reading) {}

    Result<Artwork> draw(const SvgElement &root, const SvgFrame &frame)
    {
        SvgAround around{frame.place, m_reading.styles.lookOf(root, {}), frame.user, {}, 0};
        const QPainterPath page = frame.pixels.map(rectangleOf(QRectF(QPointF(), frame.size)));
        if (!around.look.overflows)
            around.clips = pageClip(page);
        return whole(root, around, page).map([&](Shape &&shape) {
            return Artwork{std::move(shape), m_reading.warnings()};
        });
    }

private:
    using Shapes = std::vector<Shape>;
    /// Nothing for an invisible element.
    using Drawn = Result<std::optional<Shape>>;

    Result<Shapes> inside(const SvgElement &element, const SvgAround &around)
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

    /// All of a document, on its page.
    Result<Shape> whole(const SvgElement &root, const SvgAround &around, const QPainterPath &page)
    {
        for (const QString &property : std::as_const(around.look.leftOut))
            m_reading.leaveOut(property);
        auto children = inside(root, around);
        if (!children)
            return tl::unexpected(children.error());
        if (around.look.background.a > 0) {
            shape::Style style;
            style.fill = around.look.background;
            children->insert(children->begin(), shape::leaf(shape::fromPainterPath(page), style, u"background"_s));
        }
        return faded(shape::group(std::move(*children)), around.look.opacity);
    }

    /// A drawing as a picture, with ids and styles of its own, but within the limits of the whole.
    Drawn embedded(const QByteArray &content, const SvgElement &element, const SvgAround &around)
    {
        if (auto counted = m_reading.countEmbedded(content.size()); !counted)
            return tl::unexpected(counted.error());
        const auto document = readSvgDocument(content);
        if (!document) {
            m_reading.leaveOutPicture(document.error());
            return std::nullopt;
        }
        if (!around.look.isVisible)
            return std::nullopt;
        const SvgView view = svgViewOf(*document->root);
        const SvgPictureFrame frame = svgPictureFrame(view.size, element, around);
        const QPainterPath page = frame.place.map(rectangleOf(QRectF(QPointF(), view.size)));
        SvgReading inner(*document, view.size, m_reading);
        inner.scale = std::sqrt(std::abs(frame.place.determinant()));
        const SvgAround inside{view.toSize * frame.place, inner.styles.lookOf(*document->root, {}), view.user,
                               clippedTo(page, frame.clips), around.depth};
        auto shape = Drawing(inner).whole(*document->root, inside, page);
        m_reading.goOnAfter(inner);
        if (!shape)
            return tl::unexpected(shape.error());
        return std::optional(std::move(*shape));
    }

    static bool isSilent(const SvgElement &element)
    {
        static const QStringList silent{u"defs"_s,           u"title"_s,  u"desc"_s,     u"metadata"_s,
                                        u"style"_s,          u"symbol"_s, u"clipPath"_s, u"linearGradient"_s,
                                        u"radialGradient"_s, u"mask"_s,   u"filter"_s,   u"marker"_s,
                                        u"pattern"_s,        u"view"_s,   u"cursor"_s,   u"color-profile"_s};
        return silent.contains(element.name);
    }

    Drawn drawn(const SvgElement &element, const SvgAround &outside)
    {
        if (isSilent(element) || !fitsConditions(element, m_reading.languages))
            return std::nullopt;
        if (auto entered = m_reading.enter(element, outside.depth); !entered)
            return tl::unexpected(entered.error());
        SvgAround around{outside.place, m_reading.styles.lookOf(element, outside.look), outside.view, outside.clips,
                         outside.depth + 1};
        if (!around.look.isDisplayed || around.look.opacity <= 0)
            return std::nullopt;
        const auto motion = svgMotionOf(element, around, m_reading);
        if (!motion)
            return tl::unexpected(motion.error());
        around.place = *motion * around.place;
        for (const QString &property : std::as_const(around.look.leftOut))
            m_reading.leaveOut(property);
        if (!around.look.clip.isEmpty() || !around.look.mask.isEmpty()) {
            auto clips = svgClipsOf(element, around, m_reading);
            if (!clips)
                return tl::unexpected(clips.error());
            around.clips = std::move(*clips);
        }
        auto shape = drawnContent(element, around);
        if (!shape || !*shape)
            return shape;
        return std::optional(faded(std::move(**shape), around.look.opacity).edited([&](shape::Part &part) {
            part.name = partName(element);
        }));
    }

    Drawn drawnContent(const SvgElement &element, const SvgAround &around)
    {
        if (isSvgShape(element))
            return outline(element, around);
        if (element.name == u"g" || element.name == u"a")
            return grouped(element, around);
        if (element.name == u"switch") {
            const SvgElement *choice = svgChoice(element, m_reading.languages);
            return choice ? alone(drawn(*choice, around)) : Drawn(std::nullopt);
        }
        if (element.name == u"svg")
            return viewport(element, element, around);
        if (element.name == u"use")
            return used(element, around);
        if (element.name == u"text")
            return svgText(element, around, m_reading).and_then([&](const SvgText &text) {
                return written(text, element, around);
            });
        if (element.name == u"foreignObject")
            return labelled(element, around);
        if (element.name == u"image") {
            const auto drawing = m_reading.isEmbedded() ? std::nullopt : svgDrawingIn(element);
            return drawing ? embedded(*drawing, element, around) : svgPicture(element, around, m_reading);
        }
        m_reading.leaveOut(element.name);
        return std::nullopt;
    }

    /// A shape that is as opaque as this as a whole.
    Shape faded(Shape shape, double opacity)
    {
        if (opacity < 1) {
            if (auto flat = withoutOverlaps(shape, m_reading.areas))
                shape = std::move(*flat);
            else
                m_reading.warn(Sentence::tr("Where parts of a group with “%1” overlap, they show through one another.")
                                   .arg(u"opacity"_s));
        }
        return shape.edited([opacity](shape::Part &part) { part.opacity *= opacity; });
    }

    /// In a group of its own, so that it keeps its name.
    static Drawn alone(Drawn shape)
    {
        if (!shape || !*shape)
            return shape;
        return std::optional(shape::group({std::move(**shape)}));
    }

    Drawn grouped(const SvgElement &element, const SvgAround &around)
    {
        auto shapes = inside(element, around);
        if (!shapes)
            return tl::unexpected(shapes.error());
        if (shapes->empty())
            return std::nullopt;
        return std::optional(shape::group(std::move(*shapes)));
    }

    /// An svg or symbol element, sized by `frame`, with its own view.
    Drawn viewport(const SvgElement &element, const SvgElement &frame, SvgAround around)
    {
        const auto side = [&](QStringView name, double whole) {
            const double own = svgSize(element, around.look, name, whole, whole);
            return &frame == &element ? own : svgSize(frame, around.look, name, whole, own);
        };
        const QSizeF size(side(u"width", around.view.width()), side(u"height", around.view.height()));
        if (size.isEmpty())
            return std::nullopt;
        around.place = svgMoved(frame, around) * around.place;
        if (!around.look.overflows)
            around.clips = clippedTo(around.place.map(rectangleOf(QRectF(QPointF(), size))), around.clips);
        const QString viewBox = element.value(u"viewBox");
        const QTransform toSize = svgViewTransform(viewBox, size, element.value(u"preserveAspectRatio"));
        around.place = toSize * around.place;
        around.view = viewBox.isEmpty() ? size : QSizeF(size.width() / toSize.m11(), size.height() / toSize.m22());
        return grouped(element, around);
    }

    Drawn used(const SvgElement &element, SvgAround around)
    {
        const QString id = svgLocalId(element.value(u"href"));
        const SvgElement *target = m_reading.ids.value(id);
        if (id.isEmpty() && !element.value(u"href").isEmpty())
            m_reading.leaveOutFiles();
        if (!target)
            return std::nullopt;
        if (target->name == u"symbol") {
            around.look = m_reading.styles.lookOf(*target, around.look);
            return viewport(*target, element, around);
        }
        around.place = svgMoved(element, around) * around.place;
        return alone(drawn(*target, around));
    }

    Drawn outline(const SvgElement &element, const SvgAround &around)
    {
        const auto leaf = svgLeaf(element, around, m_reading);
        if (!leaf)
            return tl::unexpected(leaf.error());
        for (const SvgElement &child : element.children) {
            if (child.name.startsWith(u"animate") || child.name == u"set")
                m_reading.leaveOut(child.name);
        }
        auto parts = painted(*leaf, around);
        if (!parts)
            return tl::unexpected(parts.error());
        if (auto added = addMarkers(*parts, element, *leaf, around); !added)
            return tl::unexpected(added.error());
        return together(std::move(*parts));
    }

    static Drawn together(Shapes parts)
    {
        if (parts.empty())
            return std::nullopt;
        return std::optional(parts.size() == 1 ? parts.front() : shape::group(std::move(parts)));
    }

    /// The parts of a leaf, above its pattern, inside of the clips.
    Result<Shapes> painted(const SvgLeaf &leaf, const SvgAround &around)
    {
        Shapes parts;
        if (leaf.pattern) {
            auto tiles = tiled(*leaf.pattern, leaf, around);
            if (!tiles)
                return tl::unexpected(tiles.error());
            if (!tiles->empty())
                parts.push_back(faded(shape::group(std::move(*tiles)), around.look.fillOpacity));
        }
        for (const Shape &part : leaf.parts) {
            bool isTooMuch = false;
            if (auto inside = clipped(part, around.clips, m_reading.areas, isTooMuch))
                parts.push_back(std::move(*inside));
            if (isTooMuch)
                m_reading.leaveOut(u"clip-path"_s);
        }
        return parts;
    }

    Drawn labelled(const SvgElement &element, const SvgAround &around)
    {
        const auto label = svgLabel(element, around, m_reading);
        if (!label)
            return tl::unexpected(label.error());
        if (*label)
            return written(**label, element, around);
        m_reading.leaveOut(element.name);
        return std::nullopt;
    }

    Drawn written(const SvgText &text, const SvgElement &element, const SvgAround &around)
    {
        Shapes shapes;
        for (const SvgWords &words : text.words) {
            SvgAround inside = around;
            inside.look = words.look;
            auto parts =
                svgLeaf(words.outline, text.box, element, inside, m_reading).and_then([&](const SvgLeaf &leaf) {
                    return painted(leaf, inside);
                });
            if (!parts)
                return tl::unexpected(parts.error());
            std::ranges::move(*parts, std::back_inserter(shapes));
            if (auto added = addPictures(words, inside, shapes); !added)
                return tl::unexpected(added.error());
        }
        return together(std::move(shapes));
    }

    Result<void> addPictures(const SvgWords &words, const SvgAround &around, Shapes &shapes)
    {
        for (const SvgWords::Picture &picture : words.pictures) {
            const QSize pixels = picture.raster->image.size();
            if (auto counted = m_reading.countPixels(qint64(pixels.width()) * pixels.height()); !counted)
                return counted;
            const auto placed = svgPlacedPicture(picture.raster, picture.place * around.place, around.clips, m_reading);
            if (!placed)
                return tl::unexpected(placed.error());
            if (*placed && around.look.isVisible)
                shapes.push_back(
                    (*placed)->edited([&](shape::Part &part) { part.opacity *= around.look.fillOpacity; }));
        }
        return {};
    }

    Result<void> addMarkers(Shapes &parts, const SvgElement &element, const SvgLeaf &leaf, const SvgAround &around)
    {
        const SvgLook &look = around.look;
        if (!canHaveMarkers(element) || !look.isVisible || leaf.flat.isEmpty()
            || (look.markerAtStart.isEmpty() && look.markerAtEnd.isEmpty()))
            return {};
        const shape::Path line = shape::fromPainterPath(leaf.flat);
        for (const auto &[id, end] :
             {std::pair(look.markerAtStart, LineEnd::Start), {look.markerAtEnd, LineEnd::End}}) {
            const auto marker = markerAt(id, line, end, around);
            if (!marker)
                return tl::unexpected(marker.error());
            if (*marker)
                parts.push_back(**marker);
        }
        return {};
    }

    /// Nothing if there is no such marker. It has none of the properties of the line but its paint, if it asks for that.
    Drawn markerAt(const QString &id, const shape::Path &line, LineEnd end, const SvgAround &around)
    {
        const SvgElement *marker = id.isEmpty() ? nullptr : m_reading.ids.value(id);
        if (!marker || marker->name != u"marker" || line.isEmpty())
            return std::nullopt;
        if (auto entered = m_reading.enter(*marker, around.depth); !entered)
            return tl::unexpected(entered.error());
        SvgLook look;
        look.custom = around.look.custom;
        look = m_reading.styles.lookOf(*marker, look);
        look.fillOfLine = around.look.fill;
        look.strokeOfLine = around.look.stroke;
        const SvgMarkerPlace place = svgMarkerPlace(*marker, line, end, around.look.strokeWidth);
        SvgAround inside{place.content * around.place, look, around.view, around.clips, around.depth + 1};
        if (!look.overflows) {
            const QTransform toScene = place.view * around.place;
            inside.clips = clippedTo(toScene.map(rectangleOf(QRectF(QPointF(), place.size))), inside.clips);
        }
        return grouped(*marker, inside);
    }

    /// The tiles of a pattern, cut at the outline of the shape.
    Result<Shapes> tiled(const SvgElement &pattern, const SvgLeaf &leaf, const SvgAround &around)
    {
        const auto made = svgTiles(pattern, leaf.flat.boundingRect(), around.view, m_reading.ids);
        if (!made) {
            m_reading.leaveOut(pattern.name);
            return Shapes();
        }
        if (auto entered = m_reading.enter(pattern, around.depth); !entered)
            return tl::unexpected(entered.error());
        SvgLook look;
        look.custom = around.look.custom;
        look = m_reading.styles.lookOf(*made->content, look);
        const SvgClips outline = clippedTo(leaf.placed, around.clips);
        const QTransform toScene = made->own * around.place;
        Shapes tiles;
        for (const QRectF &tile : made->tiles) {
            SvgAround inside{made->inTile * QTransform::fromTranslate(tile.x(), tile.y()) * toScene, look, around.view,
                             outline, around.depth + 1};
            if (made->areCut) {
                const QPointF bleed(tile.width() * tileBleed, tile.height() * tileBleed);
                const QRectF area(tile.topLeft() - bleed, tile.bottomRight() + bleed);
                inside.clips = clippedTo(toScene.map(rectangleOf(area)), outline);
            }
            auto one = grouped(*made->content, inside);
            if (!one)
                return tl::unexpected(one.error());
            if (*one)
                tiles.push_back(std::move(**one));
        }
        return tiles;
    }

    SvgReading &m_reading;
};

} // namespace

Result<Artwork> drawSvg(const SvgElement &root, const SvgFrame &frame, SvgReading &reading)
{
    return Drawing(reading).draw(root, frame);
}

} // namespace lectograph::artwork
