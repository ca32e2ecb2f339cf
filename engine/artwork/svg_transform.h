// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QSizeF>
#include <QStringView>
#include <QTransform>

namespace lectograph::artwork {

/// Parses a list of transforms as attributes write it (SVG 1.1, 7.6) and as styles do (CSS Transforms Module Level 1, 13),
/// up to the first error; empty: the identity. `box` is what percentages refer to.
QTransform svgTransform(QStringView text, const QSizeF &box = {});

/// The transforms of a style: “transform”, and “translate”, “rotate” and “scale”, which apply after it.
struct SvgMotion
{
    QString transform;
    QString translate;
    QString rotate;
    QString scale;
    QString origin;         ///< “transform-origin”
    bool isOfShape = false; ///< the box is that of the element, instead of that of the view

    bool isEmpty() const { return transform.isEmpty() && translate.isEmpty() && rotate.isEmpty() && scale.isEmpty(); }
};
QTransform svgTransform(const SvgMotion &motion, const QRectF &box);

/// Maps a viewBox ("x y width height") to a size, as a preserveAspectRatio ("xMidYMid meet", "none", …) says; without a
/// viewBox, the size is mapped to itself.
QTransform svgViewTransform(QStringView viewBox, const QSizeF &size, QStringView aspect);

} // namespace lectograph::artwork
