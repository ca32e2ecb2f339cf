// SPDX-License-Identifier: GPL-3.0-or-later
#include "artwork/svg_look.h"

#include "artwork/svg_values.h"

#include <algorithm>
#include <array>

namespace lectograph::artwork {

using namespace Qt::StringLiterals;

namespace {

/// The reference length of stroke widths in percent, which hardly occur.
constexpr double wholeStroke = 100;
// A small style sheet can cause much work, because it is applied to every element.
constexpr int mostClasses = 8;
constexpr qsizetype mostOfRule = 2048;
constexpr qsizetype mostRules = 10'000;

void setPaint(SvgPaint &paint, QStringView value, const base::Color &current)
{
    if (value == u"none") {
        paint = {};
        return;
    }
    if (value.startsWith(u"url(")) {
        const qsizetype end = value.indexOf(u')') + 1;
        const QStringView fallback = value.sliced(end > 0 ? end : value.size()).trimmed();
        paint = {svgColor(fallback), svgLocalId(value.first(end > 0 ? end : value.size()))};
    } else if (value.compare(u"currentColor", Qt::CaseInsensitive) == 0) {
        paint = {current, {}};
    } else if (const auto color = svgColor(value)) {
        paint = {color, {}};
    }
}

template <class Enum, std::size_t count>
void choose(Enum &property, QStringView value, const std::array<std::pair<QStringView, Enum>, count> &names)
{
    const auto found = std::ranges::find(names, value, &std::pair<QStringView, Enum>::first);
    if (found != names.end())
        property = found->second;
}

void set(SvgLook &look, QStringView property, QStringView value)
{
    using shape::Cap;
    using shape::FillRule;
    using shape::Join;
    if (value == u"inherit")
        return; // the default of nearly all properties
    const bool isOfLine = value == u"context-stroke" || value == u"context-fill";
    if (isOfLine && property == u"fill")
        look.fill = look.ofLine;
    else if (isOfLine && property == u"stroke")
        look.stroke = look.ofLine;
    else if (property == u"color")
        look.color = svgColor(value).value_or(look.color);
    else if (property == u"fill")
        setPaint(look.fill, value, look.color);
    else if (property == u"stroke")
        setPaint(look.stroke, value, look.color);
    else if (property == u"fill-opacity")
        look.fillOpacity = svgShare(value, look.fillOpacity);
    else if (property == u"stroke-opacity")
        look.strokeOpacity = svgShare(value, look.strokeOpacity);
    else if (property == u"stroke-width")
        look.strokeWidth = std::max(0.0, svgLength(value, wholeStroke, look.strokeWidth));
    else if (property == u"stroke-dasharray")
        look.dashes.lengths = svgDashes(value, wholeStroke);
    else if (property == u"stroke-dashoffset")
        look.dashes.offset = svgLength(value, wholeStroke, look.dashes.offset);
    else if (property == u"marker")
        look.markerAtStart = look.markerAtEnd = svgLocalId(value);
    else if (property == u"marker-start")
        look.markerAtStart = svgLocalId(value);
    else if (property == u"marker-end")
        look.markerAtEnd = svgLocalId(value);
    else if (property == u"stroke-linecap")
        choose(look.cap, value,
               std::to_array<std::pair<QStringView, Cap>>(
                   {{u"butt", Cap::Butt}, {u"round", Cap::Round}, {u"square", Cap::Square}}));
    else if (property == u"stroke-linejoin")
        choose(look.join, value,
               std::to_array<std::pair<QStringView, Join>>(
                   {{u"miter", Join::Miter}, {u"round", Join::Round}, {u"bevel", Join::Bevel}}));
    else if (property == u"fill-rule")
        choose(look.rule, value,
               std::to_array<std::pair<QStringView, FillRule>>(
                   {{u"nonzero", FillRule::NonZero}, {u"evenodd", FillRule::EvenOdd}}));
    else if (property == u"visibility")
        look.isVisible = value == u"visible";
    else if (property == u"opacity")
        look.opacity = svgShare(value, 1);
    else if (property == u"display")
        look.isDisplayed = value != u"none";
    else if (property == u"stop-color")
        look.stopColor = value == u"currentColor" ? look.color : svgColor(value).value_or(look.stopColor);
    else if (property == u"stop-opacity")
        look.stopOpacity = svgShare(value, 1);
    else if (value != u"none"
             && (property == u"clip-path" || property == u"mask" || property == u"filter" || property == u"marker-mid"))
        look.leftOut.append(property.toString());
}

/// Parses "fill: red; stroke: none".
void setAll(SvgLook &look, QStringView declarations)
{
    for (const QStringView declaration : declarations.tokenize(u';')) {
        const qsizetype colon = declaration.indexOf(u':');
        if (colon < 0)
            continue;
        QStringView value = declaration.sliced(colon + 1).trimmed();
        if (value.endsWith(u"!important"))
            value = value.chopped(10).trimmed();
        set(look, declaration.first(colon).trimmed(), value);
    }
}

QString withoutComments(QStringView sheet)
{
    QString rest;
    while (!sheet.isEmpty()) {
        const qsizetype begin = sheet.indexOf(u"/*");
        rest += sheet.first(begin < 0 ? sheet.size() : begin);
        const qsizetype end = begin < 0 ? -1 : sheet.indexOf(u"*/", begin + 2);
        sheet = end < 0 ? QStringView() : sheet.sliced(end + 2);
    }
    return rest;
}

} // namespace

void SvgStyles::add(QStringView sheet)
{
    const QString text = withoutComments(sheet);
    for (QStringView rest = text; !rest.isEmpty();) {
        const qsizetype open = rest.indexOf(u'{');
        const qsizetype close = rest.indexOf(u'}', open + 1);
        if (open < 0 || close < 0)
            return;
        const QStringView declarations = rest.sliced(open + 1, close - open - 1);
        for (const QStringView selector : rest.first(open).tokenize(u',')) {
            QString &rule = m_rules[selector.trimmed().toString()];
            if (rule.size() + declarations.size() <= mostOfRule)
                rule += declarations.toString() + u';';
            if (m_rules.size() >= mostRules)
                return;
        }
        rest = rest.sliced(close + 1);
    }
}

SvgLook SvgStyles::lookOf(const SvgElement &element, const SvgLook &around) const
{
    SvgLook look = around;
    look.opacity = look.stopOpacity = 1;
    look.stopColor = {};
    look.isDisplayed = true;
    look.leftOut.clear();
    set(look, u"color", element.value(u"color")); // fill="currentColor" uses this one, in any order
    for (const auto &[property, value] : element.attributes)
        set(look, property, QStringView(value).trimmed());
    if (!m_rules.isEmpty()) {
        setAll(look, m_rules.value(element.name));
        int classes = 0;
        for (const QString &name : element.value(u"class").simplified().split(u' ', Qt::SkipEmptyParts)) {
            if (++classes <= mostClasses)
                setAll(look, m_rules.value(u'.' + name));
        }
        if (const QString id = element.value(u"id"); !id.isEmpty())
            setAll(look, m_rules.value(u'#' + id));
    }
    setAll(look, element.value(u"style"));
    return look;
}

} // namespace lectograph::artwork
