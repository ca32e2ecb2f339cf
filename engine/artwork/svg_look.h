// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "artwork/svg_document.h"
#include "base/color.h"
#include "shape/path.h"
#include "shape/style.h"

#include <QHash>

#include <optional>

namespace lectograph::artwork {

/// What a fill or stroke is painted with: a gradient by its id (and a colour where that is missing), a colour, or nothing.
struct SvgPaint
{
    std::optional<base::Color> color;
    QString gradient;
};

/// How an element is drawn: its own properties and those that it has from the elements around it.
struct SvgLook
{
    SvgPaint fill{base::Color{}, {}}; // black, as SVG has it
    SvgPaint stroke;
    base::Color color; ///< currentColor
    double fillOpacity = 1;
    double strokeOpacity = 1;
    double strokeWidth = 1; ///< in user units
    shape::Cap cap = shape::Cap::Butt;
    shape::Join join = shape::Join::Miter;
    shape::FillRule rule = shape::FillRule::NonZero;
    bool isVisible = true;
    // Of this element alone.
    double opacity = 1;
    bool isDisplayed = true;
    base::Color stopColor;
    double stopOpacity = 1;
    QStringList leftOut; ///< properties that nothing here draws, such as masks
};

/// The style sheets of a document, as far as their selectors are one name, one .class or one #id each.
class SvgStyles
{
public:
    void add(QStringView sheet);
    /// The look of an element inside of one that looks like `around`: attributes, then style sheets, then its own style.
    SvgLook lookOf(const SvgElement &element, const SvgLook &around) const;

private:
    QHash<QString, QString> m_rules; ///< declarations by selector
};

} // namespace lectograph::artwork
