// SPDX-License-Identifier: GPL-3.0-or-later
#include "artwork/svg_clip_path.h"

#include "artwork/svg_box.h"
#include "artwork/svg_outline.h"
#include "artwork/svg_text.h"
#include "artwork/svg_values.h"

#include <algorithm>

namespace lectograph::artwork {

using namespace Qt::StringLiterals;
using base::Result;

namespace {

constexpr int mostClipDepth = 8; ///< of clips on clips

/// Collects the outlines inside a clipPath or mask.
class ClipArea
{
public:
    ClipArea(SvgReading &reading, bool isMask, bool isAlpha) : m_reading(reading), m_isMask(isMask), m_isAlpha(isAlpha)
    {}

    Result<void> add(const SvgElement &container, const SvgAround &around)
    {
        for (const SvgElement &child : container.children) {
            if (auto added = addElement(child, around); !added)
                return added;
        }
        return {};
    }

    const QPainterPath &area() const { return m_area; }
    /// Whether the content is more than outlines.
    bool isMore() const { return m_isMore; }

private:
    Result<void> addElement(const SvgElement &element, const SvgAround &outside)
    {
        SvgAround around{{}, m_reading.styles.lookOf(element, outside.look), outside.view, {}, outside.depth + 1};
        const bool isGroup = element.name == u"g" && m_isMask;
        const bool isText = element.name == u"text";
        const bool isDrawn = isSvgShape(element) || isText || isGroup || element.name == u"use";
        if (!isDrawn || !around.look.isDisplayed) {
            m_isMore = m_isMore || element.name == u"image";
            return {};
        }
        if (auto entered = m_reading.enter(element, around.depth); !entered)
            return entered;
        const auto motion = svgMotionOf(element, around, m_reading);
        if (!motion)
            return tl::unexpected(motion.error());
        around.place = *motion * outside.place;
        m_isMore = m_isMore || !around.look.clip.isEmpty() || !around.look.mask.isEmpty()
            || (m_isMask && around.look.opacity < 1);
        if (isGroup)
            return add(element, around);
        if (element.name == u"use") {
            const SvgElement *target = m_reading.ids.value(svgLocalId(element.value(u"href")));
            around.place = svgMoved(element, around) * around.place;
            return target ? addElement(*target, around) : Result<void>();
        }
        if (isText)
            return addText(element, around);
        return addOutline(svgOutline(element, around.look, around.view), around);
    }

    Result<void> addText(const SvgElement &element, const SvgAround &around)
    {
        const auto text = svgText(element, around, m_reading);
        if (!text)
            return tl::unexpected(text.error());
        SvgAround inside = around;
        for (const SvgWords &words : text->words) {
            inside.look = words.look;
            inside.look.clipRule = words.look.rule;
            m_isMore = m_isMore || !words.pictures.empty();
            if (auto added = addOutline(words.outline, inside); !added)
                return added;
        }
        return {};
    }

    Result<void> addOutline(QPainterPath outline, const SvgAround &around)
    {
        if (auto counted = m_reading.countPoints(outline.elementCount()); !counted)
            return counted;
        if (!around.look.isVisible || outline.isEmpty())
            return {};
        const bool hides = m_isMask && isHidden(around.look);
        if (m_isMask && !hides && !isWhole(around.look))
            m_isMore = true;
        const shape::FillRule rule = m_isMask ? around.look.rule : around.look.clipRule;
        outline.setFillRule(rule == shape::FillRule::EvenOdd ? Qt::OddEvenFill : Qt::WindingFill);
        outline = around.place.map(outline);
        if (!isNear(outline.controlPointRect().topLeft()) || !isNear(outline.controlPointRect().bottomRight()))
            return tooFar();
        if (m_area.isEmpty()) {
            m_area = hides ? QPainterPath() : outline;
            return {};
        }
        const shape::Path before = shape::fromPainterPath(m_area);
        const shape::Path added = shape::fromPainterPath(outline);
        if (m_reading.areas.acceptsBoolean(before, added))
            m_area = shape::toPainterPath(
                combinedAreas(before, added, hides ? shape::Boolean::Difference : shape::Boolean::Union));
        else
            m_isMore = true;
        return {};
    }

    /// Whether what a mask holds shows all that is behind it.
    bool isWhole(const SvgLook &look) const
    {
        const base::Color color = look.fill.color.value_or(base::Color{0, 0, 0, 0});
        const bool isWhite = isFull(color.r) && isFull(color.g) && isFull(color.b);
        return (m_isAlpha || isWhite) && isOnlyFill(look);
    }

    /// Whether it hides what is behind it again, as masks cut a gap for a label into a line.
    bool isHidden(const SvgLook &look) const
    {
        const auto isNothing = [](float part) { return part < 0.01f; };
        const base::Color color = look.fill.color.value_or(base::Color{1, 1, 1, 1});
        const bool isBlack = isNothing(color.r) && isNothing(color.g) && isNothing(color.b);
        return !m_isAlpha && isBlack && isOnlyFill(look);
    }

    static bool isOnlyFill(const SvgLook &look)
    {
        const float alpha = look.fill.color.value_or(base::Color{0, 0, 0, 0}).a;
        return look.fill.server.isEmpty() && !look.stroke.color && look.stroke.server.isEmpty()
            && isFull(alpha * float(look.fillOpacity));
    }

    static bool isFull(float part) { return part > 0.99f; }

    SvgReading &m_reading;
    bool m_isMask;
    bool m_isAlpha; ///< the mask asks how opaque its content is, not how bright
    QPainterPath m_area;
    bool m_isMore = false;
};

/// The clips with those of one reference added.
class Clipping
{
public:
    Clipping(const SvgElement &element, const SvgAround &around, SvgReading &reading)
        : m_element(element), m_around(around), m_reading(reading), m_clips(around.clips)
    {}

    Result<void> addClip(const QString &id, int depth)
    {
        const SvgElement *clip = m_reading.ids.value(id);
        if (!clip || clip->name != u"clipPath")
            return {};
        if (depth >= mostClipDepth) {
            m_reading.leaveOut(u"clip-path"_s);
            return {};
        }
        const SvgLook look = m_reading.styles.lookOf(*clip, {});
        if (!look.clip.isEmpty()) {
            if (auto added = addClip(look.clip, depth + 1); !added)
                return added;
        }
        return addArea(*clip, look, false);
    }

    Result<void> addMask(const QString &id)
    {
        const SvgElement *mask = m_reading.ids.value(id);
        if (!mask || mask->name != u"mask") {
            m_reading.leaveOut(u"mask"_s);
            return {};
        }
        return addArea(*mask, m_reading.styles.lookOf(*mask, {}), true);
    }

    const SvgClips &clips() const { return m_clips; }

private:
    Result<void> addArea(const SvgElement &container, const SvgLook &look, bool isMask)
    {
        SvgAround inside{m_around.place, look, m_around.view, {}, m_around.depth + 1};
        const auto motion = svgMotionOf(container, inside, m_reading);
        if (!motion)
            return tl::unexpected(motion.error());
        const QString units = container.value(isMask ? u"maskContentUnits" : u"clipPathUnits");
        if (units == u"objectBoundingBox") {
            const auto box = svgBox(m_element, m_around, m_reading);
            if (!box)
                return tl::unexpected(box.error());
            inside.view = {1, 1};
            inside.place = QTransform::fromScale(box->width(), box->height())
                * QTransform::fromTranslate(box->x(), box->y()) * inside.place;
        }
        inside.place = *motion * inside.place;
        ClipArea area(m_reading, isMask, look.isMaskOfAlpha);
        if (auto added = area.add(container, inside); !added)
            return added;
        if (area.isMore())
            m_reading.leaveOut(isMask ? u"mask"_s : u"clip-path"_s);
        if (!area.isMore() || !isMask)
            m_clips = clippedTo(area.area(), m_clips);
        return {};
    }

    const SvgElement &m_element;
    const SvgAround &m_around;
    SvgReading &m_reading;
    SvgClips m_clips;
};

} // namespace

Result<SvgClips> svgClipsOf(const SvgElement &element, const SvgAround &around, SvgReading &reading)
{
    Clipping clipping(element, around, reading);
    if (!around.look.clip.isEmpty()) {
        if (auto added = clipping.addClip(around.look.clip, 0); !added)
            return tl::unexpected(added.error());
    }
    if (!around.look.mask.isEmpty()) {
        if (auto added = clipping.addMask(around.look.mask); !added)
            return tl::unexpected(added.error());
    }
    return clipping.clips();
}

} // namespace lectograph::artwork
