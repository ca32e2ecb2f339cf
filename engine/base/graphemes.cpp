// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/graphemes.h"

#include <QTextBoundaryFinder>

namespace lectograph::base {

namespace {

/// Whether half of a flag is at the position.
bool isFlagHalf(QStringView text, qsizetype at)
{
    return at + 1 < text.size() && text[at].unicode() == 0xD83C && text[at + 1].unicode() >= 0xDDE6
        && text[at + 1].unicode() <= 0xDDFF;
}

} // namespace

std::vector<qsizetype> graphemeBoundaries(const QString &text)
{
    std::vector<bool> isBoundary(static_cast<std::size_t>(text.size()) + 1, false);
    isBoundary[0] = true;
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
    for (qsizetype at = finder.toNextBoundary(); at > 0; at = finder.toNextBoundary())
        isBoundary[static_cast<std::size_t>(at)] = true;
    int halves = 0; // of flags before; Qt 6.4 does not pair them right after another emoji
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (!isFlagHalf(text, at)) {
            halves = 0;
            continue;
        }
        if (halves > 0)
            isBoundary[static_cast<std::size_t>(at)] = halves % 2 == 0;
        ++halves;
        ++at;
    }
    std::vector<qsizetype> boundaries;
    for (std::size_t at = 0; at < isBoundary.size(); ++at) {
        if (isBoundary[at])
            boundaries.push_back(static_cast<qsizetype>(at));
    }
    return boundaries;
}

} // namespace lectograph::base
