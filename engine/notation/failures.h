// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "base/sentence.h"

/// Errors that several edits have.
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

} // namespace lectograph::notation
