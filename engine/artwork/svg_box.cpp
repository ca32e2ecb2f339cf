// SPDX-License-Identifier: GPL-3.0-or-later
#include "artwork/svg_box.h"

#include "artwork/svg_outline.h"
#include "artwork/svg_text.h"
#include "artwork/svg_values.h"

namespace lectograph::artwork {

using namespace Qt::StringLiterals;
using base::Result;

namespace {

Result<QRectF> boxOfChildren(const SvgElement &element, const SvgAround &around, SvgReading &reading)
{
    QRectF box;
    for (const SvgElement &child : element.children) {
        SvgAround inside{{}, reading.styles.lookOf(child, around.look), around.view, {}, around.depth + 1};
        if (!inside.look.isDisplayed)
            continue;
        const auto own = svgBox(child, inside, reading);
        if (!own)
            return own;
        const auto motion = svgMotionOf(child, inside, reading);
        if (!motion)
            return tl::unexpected(motion.error());
        box |= motion->mapRect(*own);
    }
    return box;
}

} // namespace

Result<QRectF> svgBox(const SvgElement &element, const SvgAround &around, SvgReading &reading)
{
    const bool isGroup = element.name == u"g" || element.name == u"a" || element.name == u"svg"
        || element.name == u"symbol" || element.name == u"switch";
    const bool isBoxed = element.name == u"image";
    const bool isText = element.name == u"text";
    if (!isGroup && !isBoxed && !isText && !isSvgShape(element) && element.name != u"use")
        return QRectF();
    if (auto entered = reading.enter(element, around.depth); !entered)
        return tl::unexpected(entered.error());
    if (isGroup)
        return boxOfChildren(element, around, reading);
    if (isText)
        return svgText(element, around, reading).map([](const SvgText &text) { return text.box; });
    if (isSvgShape(element)) {
        const QPainterPath outline = svgOutline(element, around.look, around.view);
        if (auto counted = reading.countPoints(outline.elementCount()); !counted)
            return tl::unexpected(counted.error());
        return outline.boundingRect();
    }
    if (isBoxed)
        return svgMoved(element, around)
            .mapRect(QRectF(0, 0, svgSize(element, around.look, u"width", around.view.width(), 0),
                            svgSize(element, around.look, u"height", around.view.height(), 0)));
    const SvgElement *target = reading.ids.value(svgLocalId(element.value(u"href")));
    if (!target)
        return QRectF();
    SvgAround inside{{}, reading.styles.lookOf(*target, around.look), around.view, {}, around.depth + 1};
    return svgBox(*target, inside, reading).and_then([&](const QRectF &box) {
        return svgMotionOf(*target, inside, reading).map([&](const QTransform &motion) {
            return svgMoved(element, around).mapRect(motion.mapRect(box));
        });
    });
}

Result<QTransform> svgMotionOf(const SvgElement &element, const SvgAround &around, SvgReading &reading)
{
    const SvgMotion &motion = around.look.motion;
    if (motion.isEmpty())
        return QTransform();
    if (!motion.isOfShape)
        return svgTransform(motion, QRectF(QPointF(), around.view));
    return svgBox(element, around, reading).map([&](const QRectF &box) { return svgTransform(motion, box); });
}

double svgSize(const SvgElement &element, const SvgLook &look, QStringView name, double whole, double otherwise)
{
    const QString styled = look.geometry.value(name.toString());
    return svgLength(styled.isEmpty() ? element.value(name) : styled, whole, otherwise);
}

QTransform svgMoved(const SvgElement &element, const SvgAround &around)
{
    return QTransform::fromTranslate(svgSize(element, around.look, u"x", around.view.width(), 0),
                                     svgSize(element, around.look, u"y", around.view.height(), 0));
}

} // namespace lectograph::artwork
