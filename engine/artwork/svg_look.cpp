// SPDX-License-Identifier: GPL-3.0-or-later
#include "artwork/svg_look.h"

#include "artwork/css_tokens.h"
#include "artwork/svg_color.h"
#include "artwork/svg_values.h"

#include <algorithm>
#include <array>

namespace lectograph::artwork {

using namespace Qt::StringLiterals;

namespace {

/// The reference length of stroke widths in percent, which hardly occur.
constexpr double wholeStroke = 100;

bool isWord(QStringView value, QStringView word)
{
    return value.compare(word, Qt::CaseInsensitive) == 0;
}

/// Functions that no browser would ignore, but that are not computed here; empty if there is none.
QString unknownFunction(QStringView value)
{
    for (const QStringView name : {u"calc", u"min", u"max", u"clamp", u"color-mix"}) {
        if (value.contains(name.toString() + u'(', Qt::CaseInsensitive))
            return name.toString();
    }
    const qsizetype bracket = value.indexOf(u'(');
    const bool isRelative = bracket > 0 && value.sliced(bracket + 1).trimmed().startsWith(u"from ");
    return isRelative ? value.first(bracket).toString() : QString();
}

bool isValidColor(QStringView value)
{
    return isWord(value, u"currentColor") || svgColor(value) || !unknownFunction(value).isEmpty();
}

bool isValidPaint(QStringView value)
{
    return isValidColor(value) || isWord(value, u"none") || value.startsWith(u"context-", Qt::CaseInsensitive)
        || value.startsWith(u"url(", Qt::CaseInsensitive);
}

bool isValidNumber(QStringView value)
{
    return svgLength(value, 1) || !unknownFunction(value).isEmpty();
}

void noteFunction(SvgLook &look, QStringView value)
{
    if (const QString name = unknownFunction(value); !name.isEmpty())
        look.leftOut.append(name + "()"_L1);
}

std::optional<base::Color> colorFrom(SvgLook &look, QStringView value)
{
    if (isWord(value, u"currentColor"))
        return look.color;
    const auto color = svgColor(value);
    if (!color)
        noteFunction(look, value);
    return color;
}

void setPaint(SvgLook &look, SvgPaint &paint, QStringView value)
{
    if (isWord(value, u"none"))
        paint = {};
    else if (isWord(value, u"context-fill"))
        paint = look.fillOfLine;
    else if (isWord(value, u"context-stroke"))
        paint = look.strokeOfLine;
    else if (value.startsWith(u"url(", Qt::CaseInsensitive)) {
        const qsizetype close = value.indexOf(u')') + 1;
        const qsizetype end = close > 0 ? close : value.size();
        const QStringView fallback = value.sliced(end).trimmed();
        paint = {fallback.isEmpty() ? std::nullopt : colorFrom(look, fallback), svgLocalId(value.first(end))};
    } else if (const auto color = colorFrom(look, value)) {
        paint = {color, {}};
    }
}

void setLength(SvgLook &look, double &length, QStringView value, double least)
{
    const auto read = svgLength(value, wholeStroke);
    if (read)
        length = std::max(least, *read);
    else
        noteFunction(look, value);
}

template <class Enum, std::size_t count>
void choose(Enum &property, QStringView value, const std::array<std::pair<QStringView, Enum>, count> &names)
{
    const auto found = std::ranges::find_if(names, [value](const auto &name) { return isWord(value, name.first); });
    if (found != names.end())
        property = found->second;
}

void setRule(shape::FillRule &rule, QStringView value)
{
    using enum shape::FillRule;
    choose(rule, value,
           std::to_array<std::pair<QStringView, shape::FillRule>>({{u"nonzero", NonZero}, {u"evenodd", EvenOdd}}));
}

void setCap(SvgLook &look, QStringView value)
{
    using enum shape::Cap;
    choose(
        look.cap, value,
        std::to_array<std::pair<QStringView, shape::Cap>>({{u"butt", Butt}, {u"round", Round}, {u"square", Square}}));
}

void setJoin(SvgLook &look, QStringView value)
{
    using enum shape::Join;
    choose(look.join, value,
           std::to_array<std::pair<QStringView, shape::Join>>(
               {{u"miter", Miter}, {u"miter-clip", Miter}, {u"arcs", Miter}, {u"round", Round}, {u"bevel", Bevel}}));
}

/// “stroke”, “stroke fill”, …: what is not named comes last, in the usual order.
void setOrder(SvgLook &look, QStringView value)
{
    const qsizetype fill = value.indexOf(u"fill", 0, Qt::CaseInsensitive);
    const qsizetype stroke = value.indexOf(u"stroke", 0, Qt::CaseInsensitive);
    look.isStrokeFirst = stroke >= 0 && (fill < 0 || stroke < fill);
}

void setTransform(SvgLook &look, QStringView value)
{
    look.motion.transform = isWord(value, u"none") ? QString() : value.toString();
    for (const QStringView inSpace : {u"perspective(", u"rotate3d(", u"rotatex(", u"rotatey("}) {
        if (value.contains(inSpace, Qt::CaseInsensitive))
            look.leftOut.append(inSpace.chopped(1).toString());
    }
}

/// The id of a reference; what is no reference, such as “circle(5px)”, is left out.
void setReference(SvgLook &look, QString &id, QStringView value, QStringView property)
{
    const qsizetype from = value.indexOf(u"url(", 0, Qt::CaseInsensitive);
    const qsizetype to = from < 0 ? -1 : value.indexOf(u')', from);
    id = to < 0 ? QString() : svgLocalId(value.sliced(from, to + 1 - from));
    if (id.isEmpty() && !isWord(value, u"none"))
        look.leftOut.append(property.toString());
}

/// The colour among the words of a background.
void setBackground(SvgLook &look, QStringView value)
{
    look.background = svgColor(value).value_or(base::Color{0, 0, 0, 0});
    for (const QStringView word : value.tokenize(u' ')) {
        if (const auto color = svgColor(word))
            look.background = *color;
    }
}

/// The outline in “path("…")”.
void setOutline(SvgLook &look, QStringView value)
{
    const std::vector<CssToken> tokens = cssTokensOf(value, 8);
    const auto text = std::ranges::find(tokens, CssToken::Kind::String, &CssToken::kind);
    if (text != tokens.end())
        look.geometry.insert(u"d"_s, text->text);
}

template <char const *name>
void noteLeftOut(SvgLook &look, QStringView value)
{
    if (!isWord(value, u"none") && !isWord(value, u"normal"))
        look.leftOut.append(QString::fromLatin1(name));
}

template <auto member>
void copyOf(SvgLook &to, const SvgLook &from)
{
    to.*member = from.*member;
}

void copyNothing(SvgLook &, const SvgLook &) {}

using Properties = QHash<QString, SvgProperty>;

void addPaints(Properties &all)
{
    using L = SvgLook;
    using V = QStringView;
    all.insert({
        {u"color"_s,
         {true, true, [](L &l, V v) { l.color = colorFrom(l, v).value_or(l.color); }, copyOf<&L::color>, isValidColor}},
        {u"fill"_s, {true, true, [](L &l, V v) { setPaint(l, l.fill, v); }, copyOf<&L::fill>, isValidPaint}},
        {u"stroke"_s, {true, true, [](L &l, V v) { setPaint(l, l.stroke, v); }, copyOf<&L::stroke>, isValidPaint}},
        {u"fill-opacity"_s,
         {true, true, [](L &l, V v) { l.fillOpacity = svgShare(v, l.fillOpacity); }, copyOf<&L::fillOpacity>,
          isValidNumber}},
        {u"stroke-opacity"_s,
         {true, true, [](L &l, V v) { l.strokeOpacity = svgShare(v, l.strokeOpacity); }, copyOf<&L::strokeOpacity>,
          isValidNumber}},
        {u"fill-rule"_s, {true, true, [](L &l, V v) { setRule(l.rule, v); }, copyOf<&L::rule>}},
        {u"clip-rule"_s, {true, true, [](L &l, V v) { setRule(l.clipRule, v); }, copyOf<&L::clipRule>}},
        {u"visibility"_s, {true, true, [](L &l, V v) { l.isVisible = isWord(v, u"visible"); }, copyOf<&L::isVisible>}},
        {u"image-rendering"_s,
         {true, true, [](L &l, V v) { l.isSmooth = !isWord(v, u"pixelated") && !isWord(v, u"crisp-edges"); },
          copyOf<&L::isSmooth>}},
        {u"paint-order"_s, {true, true, setOrder, copyOf<&L::isStrokeFirst>}},
        {u"stop-color"_s,
         {false, true, [](L &l, V v) { l.stopColor = colorFrom(l, v).value_or(l.stopColor); }, copyOf<&L::stopColor>,
          isValidColor}},
        {u"stop-opacity"_s,
         {false, true, [](L &l, V v) { l.stopOpacity = svgShare(v, 1); }, copyOf<&L::stopOpacity>, isValidNumber}},
        {u"background-color"_s, {false, false, setBackground, copyOf<&L::background>}},
        {u"opacity"_s,
         {false, true, [](L &l, V v) { l.opacity = svgShare(v, 1); }, copyOf<&L::opacity>, isValidNumber}},
        {u"display"_s, {false, true, [](L &l, V v) { l.isDisplayed = !isWord(v, u"none"); }, copyOf<&L::isDisplayed>}},
    });
}

void addLines(Properties &all)
{
    using L = SvgLook;
    using V = QStringView;
    all.insert({
        {u"stroke-width"_s,
         {true, true, [](L &l, V v) { setLength(l, l.strokeWidth, v, 0); }, copyOf<&L::strokeWidth>, isValidNumber}},
        {u"stroke-miterlimit"_s,
         {true, true, [](L &l, V v) { setLength(l, l.miterLimit, v, 1); }, copyOf<&L::miterLimit>, isValidNumber}},
        {u"stroke-dasharray"_s,
         {true, true, [](L &l, V v) { l.dashes.lengths = svgDashes(v, wholeStroke); },
          [](L &to, const L &from) { to.dashes.lengths = from.dashes.lengths; }}},
        {u"stroke-dashoffset"_s,
         {true, true, [](L &l, V v) { l.dashes.offset = svgLength(v, wholeStroke, l.dashes.offset); },
          [](L &to, const L &from) { to.dashes.offset = from.dashes.offset; }}},
        {u"stroke-linecap"_s, {true, true, setCap, copyOf<&L::cap>}},
        {u"stroke-linejoin"_s, {true, true, setJoin, copyOf<&L::join>}},
        {u"marker-start"_s,
         {true, true, [](L &l, V v) { l.markerAtStart = svgLocalId(v); }, copyOf<&L::markerAtStart>}},
        {u"marker-end"_s, {true, true, [](L &l, V v) { l.markerAtEnd = svgLocalId(v); }, copyOf<&L::markerAtEnd>}},
        {u"vector-effect"_s,
         {false, true, [](L &l, V v) { l.isFixedStroke = v.contains(u"non-scaling-stroke"); },
          copyOf<&L::isFixedStroke>}},
    });
}

void addPlaces(Properties &all)
{
    using L = SvgLook;
    using V = QStringView;
    all.insert({
        {u"transform"_s,
         {false, true, setTransform, [](L &to, const L &from) { to.motion.transform = from.motion.transform; }}},
        {u"transform-origin"_s,
         {false, true, [](L &l, V v) { l.motion.origin = v.toString(); },
          [](L &to, const L &from) { to.motion.origin = from.motion.origin; }}},
        {u"transform-box"_s,
         {false, false, [](L &l, V v) { l.motion.isOfShape = !isWord(v, u"view-box"); },
          [](L &to, const L &from) { to.motion.isOfShape = from.motion.isOfShape; }}},
        {u"translate"_s,
         {false, false, [](L &l, V v) { l.motion.translate = v.toString(); },
          [](L &to, const L &from) { to.motion.translate = from.motion.translate; }}},
        {u"rotate"_s,
         {false, false, [](L &l, V v) { l.motion.rotate = v.toString(); },
          [](L &to, const L &from) { to.motion.rotate = from.motion.rotate; }}},
        {u"scale"_s,
         {false, false, [](L &l, V v) { l.motion.scale = v.toString(); },
          [](L &to, const L &from) { to.motion.scale = from.motion.scale; }}},
        {u"clip-path"_s, {false, true, [](L &l, V v) { setReference(l, l.clip, v, u"clip-path"); }, copyOf<&L::clip>}},
        {u"mask"_s, {false, true, [](L &l, V v) { setReference(l, l.mask, v, u"mask"); }, copyOf<&L::mask>}},
        {u"mask-type"_s,
         {false, true, [](L &l, V v) { l.isMaskOfAlpha = isWord(v, u"alpha"); }, copyOf<&L::isMaskOfAlpha>}},
        {u"overflow"_s,
         {false, true, [](L &l, V v) { l.overflows = isWord(v, u"visible") || isWord(v, u"auto"); },
          copyOf<&L::overflows>}},
        {u"d"_s, {false, false, setOutline, copyNothing}},
    });
}

template <auto member>
void copyOfText(SvgLook &to, const SvgLook &from)
{
    to.text.*member = from.text.*member;
}

bool isValidFontSize(QStringView value)
{
    return svgFontSize(value, 1).has_value();
}

void setSpacing(double &spacing, QStringView value, double fontSize)
{
    spacing = isWord(value, u"normal") ? 0 : svgFontLength(value, fontSize, fontSize).value_or(spacing);
}

/// Lines of which every character lies on its side are set as others.
void setWritingMode(SvgLook &look, QStringView value)
{
    if (value.startsWith(u"sideways", Qt::CaseInsensitive))
        look.leftOut.append(u"writing-mode"_s);
    setSvgWritingMode(look.text, value);
}

void addTexts(Properties &all)
{
    using L = SvgLook;
    using T = SvgTextStyle;
    using V = QStringView;
    all.insert({
        {u"font-family"_s, {true, true, [](L &l, V v) { setSvgFamilies(l.text, v); }, copyOfText<&T::families>}},
        {u"font-size"_s,
         {true, true, [](L &l, V v) { l.text.fontSize = svgFontSize(v, l.text.fontSize).value_or(l.text.fontSize); },
          copyOfText<&T::fontSize>, isValidFontSize}},
        {u"font-weight"_s, {true, true, [](L &l, V v) { setSvgWeight(l.text, v); }, copyOfText<&T::weight>}},
        {u"font-style"_s,
         {true, true, [](L &l, V v) { l.text.isItalic = isWord(v, u"italic") || v.startsWith(u"oblique"); },
          copyOfText<&T::isItalic>}},
        {u"letter-spacing"_s,
         {true, true, [](L &l, V v) { setSpacing(l.text.letterSpacing, v, l.text.fontSize); },
          copyOfText<&T::letterSpacing>}},
        {u"word-spacing"_s,
         {true, true, [](L &l, V v) { setSpacing(l.text.wordSpacing, v, l.text.fontSize); },
          copyOfText<&T::wordSpacing>}},
        {u"text-anchor"_s, {true, true, [](L &l, V v) { setSvgAnchor(l.text, v); }, copyOfText<&T::anchor>}},
        {u"dominant-baseline"_s,
         {true, true, [](L &l, V v) { l.text.baseline = svgBaseline(v).value_or(l.text.baseline); },
          copyOfText<&T::baseline>}},
        {u"white-space"_s, {true, true, [](L &l, V v) { setSvgBlanks(l.text, v); }, copyOfText<&T::keepsBlanks>}},
        {u"text-decoration"_s,
         {true, true, [](L &l, V v) { setSvgDecoration(l.text, v); },
          [](L &to, const L &from) {
              to.text.isUnderlined = from.text.isUnderlined;
              to.text.isOverlined = from.text.isOverlined;
              to.text.isStruckOut = from.text.isStruckOut;
          }}},
        {u"alignment-baseline"_s,
         {false, true, [](L &l, V v) { l.text.alignment = isWord(v, u"auto") ? std::nullopt : svgBaseline(v); },
          copyOfText<&T::alignment>}},
        {u"writing-mode"_s, {true, true, setWritingMode, copyOfText<&T::isVertical>}},
        {u"baseline-shift"_s, {false, true, [](L &l, V v) { l.text.shift = v.toString(); }, copyOfText<&T::shift>}},
    });
}

template <char const *name>
void addGeometry(Properties &all)
{
    all.insert(
        QString::fromLatin1(name),
        {false, false,
         [](SvgLook &look, QStringView value) { look.geometry.insert(QString::fromLatin1(name), value.toString()); },
         copyNothing});
}

template <char const *name>
void addLeftOut(Properties &all)
{
    all.insert(QString::fromLatin1(name), {false, true, noteLeftOut<name>, copyNothing});
}

constexpr char x[] = "x", y[] = "y", cx[] = "cx", cy[] = "cy", r[] = "r", rx[] = "rx", ry[] = "ry";
constexpr char width[] = "width", height[] = "height";
constexpr char filter[] = "filter", blending[] = "mix-blend-mode", middle[] = "marker-mid", animation[] = "animation";
constexpr char animationName[] = "animation-name", offsetPath[] = "offset-path";

Properties allProperties()
{
    Properties all;
    addPaints(all);
    addLines(all);
    addPlaces(all);
    addTexts(all);
    addGeometry<x>(all);
    addGeometry<y>(all);
    addGeometry<cx>(all);
    addGeometry<cy>(all);
    addGeometry<r>(all);
    addGeometry<rx>(all);
    addGeometry<ry>(all);
    addGeometry<width>(all);
    addGeometry<height>(all);
    addLeftOut<filter>(all);
    addLeftOut<blending>(all);
    addLeftOut<middle>(all);
    addLeftOut<animation>(all);
    addLeftOut<animationName>(all);
    addLeftOut<offsetPath>(all);
    return all;
}

const Properties &properties()
{
    static const Properties all = allProperties();
    return all;
}

} // namespace

const SvgProperty *svgProperty(const QString &name)
{
    const auto found = properties().constFind(name);
    return found == properties().cend() ? nullptr : &*found;
}

bool isValidSvgValue(const SvgProperty &property, QStringView value)
{
    static const QStringList always{u"inherit"_s, u"initial"_s, u"unset"_s, u"revert"_s, u"revert-layer"_s};
    value = value.trimmed();
    return !property.isValid || value.contains(u"var(", Qt::CaseInsensitive)
        || always.contains(value, Qt::CaseInsensitive) || property.isValid(value);
}

SvgLook svgInherited(const SvgLook &around)
{
    SvgLook look = around;
    look.geometry.clear();
    look.leftOut.clear();
    static const SvgLook none;
    for (const SvgProperty &property : properties()) {
        if (!property.isInherited)
            property.copy(look, none);
    }
    return look;
}

void setSvgProperty(SvgLook &look, const SvgProperty &property, QStringView value, const SvgLook &around)
{
    static const SvgLook none;
    if (isWord(value, u"inherit"))
        property.copy(look, around);
    else if (isWord(value, u"initial"))
        property.copy(look, none);
    else if (isWord(value, u"unset") || isWord(value, u"revert") || isWord(value, u"revert-layer"))
        unsetSvgProperty(look, property, around);
    else
        property.set(look, value);
}

void unsetSvgProperty(SvgLook &look, const SvgProperty &property, const SvgLook &around)
{
    static const SvgLook none;
    property.copy(look, property.isInherited ? around : none);
}

} // namespace lectograph::artwork
