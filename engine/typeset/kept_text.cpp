// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/kept_text.h"

#include "base/hash.h"
#include "base/keeper.h"

namespace lectograph::typeset {

namespace {

constexpr qsizetype mostLetters = 60'000; ///< about 500 bytes each
constexpr qsizetype longestText = 4'000;  ///< a few of them would take the place of all others

void add(base::Hash &hash, const std::optional<base::Color> &color)
{
    hash.add(color.has_value());
    if (color) {
        for (const float share : {color->r, color->g, color->b, color->a})
            hash.add(static_cast<double>(share));
    }
}

/// Names of colours occur in formulas only.
quint64 hashOf(const TextStyle &style)
{
    base::Hash hash;
    hash.add(style.family).add(style.language).add(style.em).add(style.weight).add(style.italic);
    hash.add(static_cast<int>(style.align)).add(style.wrapWidth).add(style.lineSpacing).add(style.hasLists);
    add(hash, style.color);
    for (const Span &span : style.spans) {
        hash.add(span.range.start).add(span.range.end).add(span.weight.value_or(0));
        hash.add(span.italic ? 1 + *span.italic : 0);
        add(hash, span.color);
    }
    return hash.value();
}

} // namespace

Typeset keptText(const QString &string, const TextStyle &style, QChar way, const std::function<Typeset()> &set)
{
    if (string.size() > longestText)
        return set();
    static base::Keeper<std::pair<QString, quint64>, Typeset> kept(mostLetters);
    constexpr qsizetype whole = 4; // of a shape without letters
    // Sentences are in the language that the interface has now.
    return *kept.of({way + string, hashOf(style)}, whole + string.size(), set,
                    [](const Typeset &text) { return text.warnings.isEmpty(); });
}

} // namespace lectograph::typeset
