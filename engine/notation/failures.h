// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "base/sentence.h"
#include "notation/edits.h"

/// Errors that several edits have, and what they do to links alike.
namespace lectograph::notation {

inline tl::unexpected<base::Error> nothingNamed(const QString &name)
{
    return base::failure(base::Sentence::tr("Nothing in the diagram has the name “%1”.").arg(name),
                         base::Sentence::tr("Choose a name that is written in it."));
}

inline tl::unexpected<base::Error> cannotSay()
{
    return base::failure(
        base::Sentence::tr("The text of this diagram is written in a way that cannot be changed here."),
        base::Sentence::tr("Change the text of the diagram."));
}

/// A link in a line of its own.
base::Result<Added> withLinkLine(const QString &text, const QString &from, const QString &to, const QString &arrow);

/// A link with an item between its ends, as it is written.
base::Result<QString> withWordInLink(const QString &text, const QString &link, const QString &item);

} // namespace lectograph::notation
