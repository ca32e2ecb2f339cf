// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/color.h"
#include "base/color_names.h"
#include "base/easing.h"
#include "base/result.h"
#include "shape/shape.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace lectograph::typeset {

// Thread-safe once a QGuiApplication exists. Results are the same in every thread and, with the same fonts, on every
// machine: glyphs are unhinted outlines laid out in font units.

/// The alignment of lines. Justify stretches all but the last line of a paragraph, at spaces and between ideographs.
enum class Align { Left, Centre, Right, Justify };

/// A range of the text with a style. Where spans overlap the later one wins.
struct Span
{
    shape::SourceRange range;
    std::optional<base::Color> color;
    std::optional<int> weight; ///< 100…900
    std::optional<bool> italic;
    QString colorName = {}; ///< how the colour is written where it is a name, whose colour may change; else empty
};

struct TextStyle
{
    QString family;      ///< empty: the default for `language`
    double em = 2.0 / 3; ///< scene units, see emForSize()
    int weight = 400;    ///< 100…900
    bool italic = false;
    base::Color color{1, 1, 1, 1};
    Align align = Align::Centre;
    double wrapWidth = 0;     ///< scene units; 0: lines end only at line breaks
    double lineSpacing = 1.2; ///< baseline to baseline, in ems
    QString language; ///< "en", "zh", "ko", …: selects the font and thereby the regional variants of ideographs
    std::vector<Span> spans;
    base::ColorNames colors; ///< of names in formulas
    bool hasLists = false;   ///< whether lines that listItem() knows are items of a list, with a hanging indent
};

/// A line that begins with a bullet: "• ", after a tab for each level above its own.
struct ListItem
{
    qsizetype bullet = 0; ///< its position in the line, which is the number of tabs
    qsizetype text = 0;   ///< where the words begin
};
std::optional<ListItem> listItem(QStringView line);
bool hasList(QStringView text);

/// A text or formula as a shape, centred on the origin by its ink bounds.
///
/// Each visible glyph is a leaf with its source range; the root has the string as sourceText. Leaves are named by their
/// order, "0", "1", …: directly below the root, or for several lines below "lines/0", "lines/1", …. Leaves with the
/// same glyph share one Path in ems, scaled by their placements.
struct Typeset
{
    shape::Shape shape;
    /// One message per problem: characters missing from all fonts, a replaced family.
    QStringList warnings;
    /// The y of the first line's baseline after centring. Moving shapes down by it aligns them on one baseline.
    double baseline = 0;
};

/// Characters missing from all fonts are drawn as hollow boxes and reported; emoji are image leaves.
Typeset text(const QString &string, const TextStyle &style);

/// The em, in scene units, of text of a font size: the two manims scale text differently.
constexpr double emForSize(double size, base::Dialect dialect)
{
    return size / (dialect == base::Dialect::Ce ? 72 : 90);
}

/// The substitute of a family that is not installed ("SimHei" → "Noto Sans CJK SC"); empty if it is installed.
QString substituteFor(const QString &family);

} // namespace lectograph::typeset
