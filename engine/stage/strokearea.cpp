// SPDX-License-Identifier: GPL-3.0-or-later
#include "stage/strokearea.h"

#include <QPainterPath>
#include <QPainterPathStroker>
#include <QTransform>

namespace lectograph::stage {

namespace {

/// The miter limit in half stroke widths; sharper corners are bevelled. As in SVG.
constexpr double mitreLimit = 4;

Qt::PenCapStyle capStyle(shape::Cap cap)
{
    switch (cap) {
    case shape::Cap::Butt: return Qt::FlatCap;
    case shape::Cap::Round: return Qt::RoundCap;
    case shape::Cap::Square: return Qt::SquareCap;
    }
    return Qt::FlatCap;
}

Qt::PenJoinStyle joinStyle(shape::Join join)
{
    switch (join) {
    case shape::Join::Miter: return Qt::SvgMiterJoin;
    case shape::Join::Round: return Qt::RoundJoin;
    case shape::Join::Bevel: return Qt::BevelJoin;
    }
    return Qt::SvgMiterJoin;
}

} // namespace

shape::Path strokedArea(const shape::Path &path, shape::Cap cap, shape::Join join, double width, double pixel)
{
    // QPainterPathStroker flattens for whole pixels, so stroke at a larger scale.
    const double scale = 8 / pixel;
    QPainterPathStroker stroker;
    stroker.setWidth(width * scale);
    stroker.setCapStyle(capStyle(cap));
    stroker.setJoinStyle(joinStyle(join));
    stroker.setMiterLimit(mitreLimit);
    const QTransform toGrid = QTransform::fromScale(scale, scale);
    const QPainterPath area = stroker.createStroke(toGrid.map(shape::toPainterPath(path)));
    return shape::fromPainterPath(toGrid.inverted().map(area));
}

} // namespace lectograph::stage
