// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace lectograph::typeset {

/// Splits outside of quotes.
QStringList cutOutsideQuotes(const QString &text, QChar at);

/// The steps of the focus of a listing, “1-4|8-12,15|"mask"|all”: lines by their numbers, or words in quotes. “all” and “*” are
/// everything, “none” is nothing.
QStringList focusSteps(const QString &written);

} // namespace lectograph::typeset
