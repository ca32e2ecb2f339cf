// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "code_listing.h"

namespace lectograph::text {

/// How long each unit of a text takes to be typed, in ordinary characters: ends of lines and what opens a block take longer,
/// indents and blank lines no time.
std::vector<double> typingEfforts(const QString &text);

/// How many units of the text are there at a share of the time, 0…1.
int typedUnits(const QString &text, double share);

/// A text while it is edited, and where the cursor stands.
struct Edited
{
    QString text;
    int cursor = 0;
};

/// One version on its way to the next at a share of the time, 0…1: change by change from the beginning, what goes is deleted
/// from its end, three times as fast as what comes is typed.
Edited edited(const Listing &from, const Listing &to, double share);

} // namespace lectograph::text
