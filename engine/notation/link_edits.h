// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "notation/edits.h"

/// Edits of links that other edits are made of.
namespace lectograph::notation {

/// A link in a line of its own.
base::Result<Added> withLinkLine(const QString &text, const QString &from, const QString &to, const QString &arrow);

/// A link with an item between its ends, as it is written.
base::Result<QString> withWordInLink(const QString &text, const QString &link, const QString &item);

} // namespace lectograph::notation
