// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "code_listing.h"

#include <QStringList>

namespace lectograph::text {

/// What a step lights, 0…1.
struct CodeLevels
{
    std::vector<double> units; ///< of every UTF-16 unit
    std::vector<double> lines; ///< the greatest of a line
};

/// The levels at one of typeset::focusSteps(), counted from 1, with lines counted from `firstNumber`; at 0 all are 1. Between
/// two steps each goes from one to the other, and after the last step it stays. Without steps everything is lit. What names no
/// line and no word is added to `unread`.
CodeLevels levelsAt(const Listing &listing, const QStringList &steps, double step, int firstNumber,
                    QStringList *unread = nullptr);

/// The line at the top of a view of `rows` lines at a step: the view begins at `start`, and for each step goes as little as it
/// has to, to show what is lit and two lines more on either side.
double topAt(const Listing &listing, const QStringList &steps, double step, int firstNumber, double start, int rows);

} // namespace lectograph::text
