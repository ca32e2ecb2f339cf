// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "artwork/svg_dashes.h"
#include "artwork/svg_text_style.h"
#include "artwork/svg_transform.h"
#include "base/color.h"
#include "shape/path.h"
#include "shape/style.h"

#include <QHash>
#include <QStringList>

#include <optional>

namespace lectograph::artwork {

/// The paint of a fill or stroke: a gradient or pattern by id (with a fallback colour), a colour, or none.
struct SvgPaint
{
    std::optional<base::Color> color;
    QString server;
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
    double miterLimit = 4;
    SvgDashes dashes;
    shape::Cap cap = shape::Cap::Butt;
    shape::Join join = shape::Join::Miter;
    shape::FillRule rule = shape::FillRule::NonZero;
    shape::FillRule clipRule = shape::FillRule::NonZero;
    bool isVisible = true;
    bool isSmooth = true;       ///< pictures: their pixels blend when they are enlarged
    bool isStrokeFirst = false; ///< the fill is drawn over the stroke
    QString markerAtStart;      ///< ids
    QString markerAtEnd;
    SvgTextStyle text;
    SvgPaint fillOfLine; ///< of the line, in a marker of it: “context-fill”
    SvgPaint strokeOfLine;
    QHash<QString, QString> custom; ///< properties of authors, such as “--accent”
    // Not inherited.
    double opacity = 1;
    bool isDisplayed = true;
    bool isFixedStroke = false; ///< the width of the stroke does not scale with the element
    bool overflows = false;     ///< a view that does not cut what reaches beyond it
    bool isMaskOfAlpha = false;
    base::Color stopColor;
    double stopOpacity = 1;
    base::Color background{0, 0, 0, 0};
    QString clip; ///< ids
    QString mask;
    SvgMotion motion;
    QHash<QString, QString> geometry; ///< “x”, “r”, “d” and the like that styles say, instead of attributes
    QStringList leftOut;              ///< unsupported properties, such as filters
};

struct SvgProperty
{
    bool isInherited = true;
    bool isAttribute = true; ///< whether an attribute of this name says it too
    void (*set)(SvgLook &look, QStringView value) = nullptr;
    void (*copy)(SvgLook &to, const SvgLook &from) = nullptr;
    bool (*isValid)(QStringView value) = nullptr; ///< null: anything is tried
};

/// The property of this name (in lower case), or null.
const SvgProperty *svgProperty(const QString &name);

/// Whether CSS accepts the value, or may after var() is replaced.
bool isValidSvgValue(const SvgProperty &property, QStringView value);

/// What the child of `around` inherits.
SvgLook svgInherited(const SvgLook &around);

/// Sets a property; `around` is what “inherit” refers to.
void setSvgProperty(SvgLook &look, const SvgProperty &property, QStringView value, const SvgLook &around);
/// As if nothing set it.
void unsetSvgProperty(SvgLook &look, const SvgProperty &property, const SvgLook &around);

} // namespace lectograph::artwork
