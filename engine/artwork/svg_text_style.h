// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QStringView>

#include <optional>
#include <utility>
#include <vector>

namespace lectograph::artwork {

/// What of a text lies at the point where it is placed.
enum class SvgAnchor { Start, Middle, End };
enum class SvgBaseline { Alphabetic, Middle, Central, Hanging, Mathematical, Top, Bottom };

/// The style of the words of an element: the inherited properties, then the others.
struct SvgTextStyle
{
    QStringList families;
    double fontSize = 16; ///< in user units
    int weight = 400;
    bool isItalic = false;
    double letterSpacing = 0; ///< in user units
    double wordSpacing = 0;
    SvgAnchor anchor = SvgAnchor::Start;
    SvgBaseline baseline = SvgBaseline::Alphabetic;
    std::optional<bool> keepsBlanks; ///< nothing: as “xml:space” says
    bool isUnderlined = false;
    bool isOverlined = false;
    bool isStruckOut = false;
    bool isVertical = false; ///< lines run from top to bottom
    // Not inherited.
    std::optional<SvgBaseline> alignment;
    QString shift; ///< “baseline-shift”
};

/// Parses a length in user units, where “em” is this size.
std::optional<double> svgFontLength(QStringView text, double fontSize, double whole);

/// A font-size inside of an element with this one.
std::optional<double> svgFontSize(QStringView text, double around);

/// The longhands that the property “font” stands for; empty if the value is none.
std::vector<std::pair<QString, QString>> svgFontLonghands(QStringView value);

// Each reads the value of one property; what is unknown changes nothing.
void setSvgFamilies(SvgTextStyle &style, QStringView value);
void setSvgWeight(SvgTextStyle &style, QStringView value);
void setSvgAnchor(SvgTextStyle &style, QStringView value);
void setSvgBlanks(SvgTextStyle &style, QStringView value);
void setSvgDecoration(SvgTextStyle &style, QStringView value);
void setSvgWritingMode(SvgTextStyle &style, QStringView value);
std::optional<SvgBaseline> svgBaseline(QStringView value);

} // namespace lectograph::artwork
