// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/kept_text.h"

#include "base/hash.h"
#include "base/keeper.h"

namespace lectograph::typeset {

namespace {

constexpr qsizetype mostLetters = 60'000; ///< about 500 bytes each
constexpr qsizetype longestText = 4'000;
constexpr qsizetype whole = 4; ///< of a shape without letters

void add(base::Hash &hash, const std::optional<base::Color> &color)
{
    hash.add(color.has_value());
    if (color) {
        for (const float share : {color->r, color->g, color->b, color->a})
            hash.add(static_cast<double>(share));
    }
}

/// All members by name, so that a new one does not compile until it is added here. Names of colours occur in formulas
/// only, and those of spans have their colours.
quint64 hashOf(const TextStyle &style)
{
    const auto &[family, em, weight, italic, color, align, wrapWidth, lineSpacing, language, spans, colors,
                 hasLists] = style;
    base::Hash hash;
    hash.add(family).add(language).add(em).add(weight).add(italic);
    hash.add(static_cast<int>(align)).add(wrapWidth).add(lineSpacing).add(hasLists);
    add(hash, color);
    for (const auto &[range, spanColor, spanWeight, spanItalic, colorName] : spans) {
        hash.add(range.start).add(range.end).add(spanWeight.value_or(0));
        hash.add(spanItalic ? 1 + *spanItalic : 0);
        add(hash, spanColor);
    }
    return hash.value();
}

} // namespace

Typeset keptText(const QString &string, const TextStyle &style, QChar way, const std::function<Typeset()> &set)
{
    static base::Keeper<std::pair<QString, quint64>, Typeset> kept(mostLetters, whole + longestText);
    // Sentences are in the language that the interface has now.
    return *kept.of({way + string, hashOf(style)}, whole + string.size(), set,
                    [](const Typeset &text) { return text.warnings.isEmpty(); });
}

} // namespace lectograph::typeset
