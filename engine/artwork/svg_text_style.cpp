// SPDX-License-Identifier: GPL-3.0-or-later
#include "artwork/svg_text_style.h"

#include "artwork/css_tokens.h"
#include "artwork/svg_values.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace lectograph::artwork {

using namespace Qt::StringLiterals;

namespace {

constexpr double mediumSize = 16;
constexpr double exPerEm = 0.5;
constexpr double mostOfFont = 1e6;

bool isKeyword(QStringView value, QStringView word)
{
    return value.compare(word, Qt::CaseInsensitive) == 0;
}

std::optional<double> namedSize(QStringView name, double around)
{
    constexpr auto sizes = std::to_array<std::pair<QStringView, double>>({{u"xx-small", 9},
                                                                          {u"x-small", 10},
                                                                          {u"small", 13},
                                                                          {u"medium", mediumSize},
                                                                          {u"large", 18},
                                                                          {u"x-large", 24},
                                                                          {u"xx-large", 32},
                                                                          {u"xxx-large", 48}});
    if (isKeyword(name, u"larger"))
        return around * 1.2;
    if (isKeyword(name, u"smaller"))
        return around / 1.2;
    const auto found = std::ranges::find_if(sizes, [&](const auto &size) { return isKeyword(name, size.first); });
    return found == sizes.end() ? std::nullopt : std::optional(found->second);
}

/// Divides off the first word.
QStringView takeWord(QStringView &text)
{
    qsizetype end = 0;
    while (end < text.size() && !text[end].isSpace())
        ++end;
    const QStringView word = text.first(end);
    text = text.sliced(end).trimmed();
    return word;
}

/// The size in “12px/1.5 serif”, which may have blanks around the slash; leaves the families.
QStringView takeSize(QStringView &text)
{
    const QStringView word = takeWord(text);
    const qsizetype slash = word.indexOf(u'/');
    const bool hasSlash = slash >= 0 || text.startsWith(u'/');
    if (slash < 0 && hasSlash)
        text = text.sliced(1).trimmed();
    if (hasSlash && (slash < 0 || slash == word.size() - 1))
        takeWord(text); // the distance between lines
    return slash < 0 ? word : word.first(slash);
}

bool isWeight(QStringView word)
{
    const auto number = svgLength(word, 0); // CSS gives no size a number without a unit
    return number ? word.back().isDigit() && *number >= 1
                  : isKeyword(word, u"bold") || isKeyword(word, u"bolder") || isKeyword(word, u"lighter");
}

} // namespace

std::optional<double> svgFontLength(QStringView text, double fontSize, double whole)
{
    text = text.trimmed();
    const auto in = [&](QStringView unit, double size) -> std::optional<double> {
        const auto number = svgLength(text.chopped(unit.size()), 0);
        return number ? std::optional(*number * size) : std::nullopt;
    };
    if (text.endsWith(u"rem", Qt::CaseInsensitive))
        return in(u"rem", mediumSize);
    if (text.endsWith(u"em", Qt::CaseInsensitive))
        return in(u"em", fontSize);
    if (text.endsWith(u"ex", Qt::CaseInsensitive))
        return in(u"ex", fontSize * exPerEm);
    return svgLength(text, whole);
}

std::optional<double> svgFontSize(QStringView text, double around)
{
    const auto size = namedSize(text, around);
    const auto read = size ? size : svgFontLength(text, around, around);
    return read && *read >= 0 && *read <= mostOfFont ? read : std::nullopt;
}

std::vector<std::pair<QString, QString>> svgFontLonghands(QStringView value)
{
    QString style = u"normal"_s;
    QString weight = u"normal"_s;
    QStringView rest = value.trimmed();
    while (!rest.isEmpty()) {
        QStringView families = rest;
        const QStringView size = takeSize(families);
        if (svgFontSize(size, mediumSize) && !isWeight(size) && !families.isEmpty()) {
            return {{u"font-style"_s, style},
                    {u"font-weight"_s, weight},
                    {u"font-size"_s, size.toString()},
                    {u"font-family"_s, families.toString()}};
        }
        const QStringView word = takeWord(rest);
        if (isKeyword(word, u"italic") || isKeyword(word, u"oblique"))
            style = word.toString();
        else if (isWeight(word))
            weight = word.toString();
    }
    return {};
}

void setSvgFamilies(SvgTextStyle &style, QStringView value)
{
    style.families.clear();
    for (QStringView family : cssListOf(value)) {
        if (family.size() > 1 && (family.front() == u'"' || family.front() == u'\''))
            family = family.sliced(1).chopped(1);
        if (!family.trimmed().isEmpty())
            style.families.append(family.trimmed().toString());
    }
}

void setSvgWeight(SvgTextStyle &style, QStringView value)
{
    if (isKeyword(value, u"normal"))
        style.weight = 400;
    else if (isKeyword(value, u"bold"))
        style.weight = 700;
    else if (isKeyword(value, u"bolder"))
        style.weight = style.weight < 350 ? 400 : style.weight < 550 ? 700 : 900;
    else if (isKeyword(value, u"lighter"))
        style.weight = style.weight < 550 ? 100 : style.weight < 750 ? 400 : 700;
    else if (const auto weight = svgLength(value, 0); weight && *weight >= 1 && *weight <= 1000)
        style.weight = static_cast<int>(*weight);
}

void setSvgAnchor(SvgTextStyle &style, QStringView value)
{
    if (isKeyword(value, u"start"))
        style.anchor = SvgAnchor::Start;
    else if (isKeyword(value, u"middle"))
        style.anchor = SvgAnchor::Middle;
    else if (isKeyword(value, u"end"))
        style.anchor = SvgAnchor::End;
}

void setSvgBlanks(SvgTextStyle &style, QStringView value)
{
    const bool isPre = value.startsWith(u"pre", Qt::CaseInsensitive) && !isKeyword(value, u"pre-line");
    if (isPre || isKeyword(value, u"break-spaces"))
        style.keepsBlanks = true;
    else if (isKeyword(value, u"normal") || isKeyword(value, u"nowrap") || isKeyword(value, u"pre-line"))
        style.keepsBlanks = false;
}

void setSvgDecoration(SvgTextStyle &style, QStringView value)
{
    style.isUnderlined = value.contains(u"underline", Qt::CaseInsensitive);
    style.isOverlined = value.contains(u"overline", Qt::CaseInsensitive);
    style.isStruckOut = value.contains(u"line-through", Qt::CaseInsensitive);
}

void setSvgWritingMode(SvgTextStyle &style, QStringView value)
{
    if (value.startsWith(u"tb", Qt::CaseInsensitive) || value.startsWith(u"vertical-", Qt::CaseInsensitive))
        style.isVertical = true;
    else if (isKeyword(value, u"horizontal-tb") || value.startsWith(u"lr", Qt::CaseInsensitive)
             || value.startsWith(u"rl", Qt::CaseInsensitive))
        style.isVertical = false;
}

std::optional<SvgBaseline> svgBaseline(QStringView value)
{
    using enum SvgBaseline;
    constexpr auto names = std::to_array<std::pair<QStringView, SvgBaseline>>({{u"auto", Alphabetic},
                                                                               {u"baseline", Alphabetic},
                                                                               {u"alphabetic", Alphabetic},
                                                                               {u"middle", Middle},
                                                                               {u"central", Central},
                                                                               {u"center", Central},
                                                                               {u"hanging", Hanging},
                                                                               {u"mathematical", Mathematical},
                                                                               {u"text-before-edge", Top},
                                                                               {u"before-edge", Top},
                                                                               {u"text-top", Top},
                                                                               {u"text-after-edge", Bottom},
                                                                               {u"after-edge", Bottom},
                                                                               {u"text-bottom", Bottom},
                                                                               {u"ideographic", Bottom}});
    const auto found = std::ranges::find_if(names, [&](const auto &name) { return isKeyword(value, name.first); });
    return found == names.end() ? std::nullopt : std::optional(found->second);
}

} // namespace lectograph::artwork
