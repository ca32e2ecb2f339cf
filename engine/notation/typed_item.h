// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lectograph::notation {

/// What is typed as the name of a block or group: its label and, behind it, how often it is repeated (“× 6”, “* 6”,
/// “x 6”), its class (“:::BLUE”) and what it gives (“: [B, T, 512]”). What is not typed is empty.
struct TypedItem
{
    QString label;
    QString repeat = {};
    QString className = {};
    QString dims = {};       ///< with their brackets
    QString attributes = {}; ///< all behind the label, as the text of a diagram has it
};

TypedItem typedItem(const QString &typed);

/// “6” from “6”, “× 6”, “x 6” or “6×”.
QString typedRepeat(const QString &typed);

} // namespace lectograph::notation
