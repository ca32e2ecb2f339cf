// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "artwork/svg_dashes.h"
#include "artwork/svg_document.h"
#include "base/color.h"
#include "shape/path.h"
#include "shape/style.h"

#include <QHash>

#include <optional>

namespace lectograph::artwork {

/// The paint of a fill or stroke: a gradient by id (with a fallback colour), a colour, or none.
struct SvgPaint
{
    std::optional<base::Color> color;
    QString gradient;
};

/// The computed style of an element: its own properties and the inherited ones.
struct SvgLook
{
    SvgPaint fill{base::Color{}, {}}; // black, the default of SVG
    SvgPaint stroke;
    base::Color color; ///< currentColor
    double fillOpacity = 1;
    double strokeOpacity = 1;
    double strokeWidth = 1; ///< in user units
    SvgDashes dashes;
    shape::Cap cap = shape::Cap::Butt;
    shape::Join join = shape::Join::Miter;
    shape::FillRule rule = shape::FillRule::NonZero;
    bool isVisible = true;
    QString markerAtStart; ///< ids
    QString markerAtEnd;
    SvgPaint ofLine; ///< the stroke of the line, in a marker of it: “context-stroke”
    // Not inherited.
    double opacity = 1;
    bool isDisplayed = true;
    base::Color stopColor;
    double stopOpacity = 1;
    QStringList leftOut; ///< unsupported properties, such as masks
};

/// The style sheets of a document; supports selectors of a single name, .class or #id.
class SvgStyles
{
public:
    void add(QStringView sheet);
    /// The style of a child of `around`: attributes, overridden by style sheets, then by the style attribute.
    SvgLook lookOf(const SvgElement &element, const SvgLook &around) const;

private:
    QHash<QString, QString> m_rules; ///< declarations by selector
};

} // namespace lectograph::artwork
