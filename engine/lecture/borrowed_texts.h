// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/lecture.h"

namespace lectograph::lecture {

/// A text of the picture that is shown as it is written in another language.
struct BorrowedText
{
    QString place;    ///< "scenes/main.json: nodes/title/properties/text"
    QString language; ///< in which it is shown
};

/// The texts of blocks and clips that are not written in `language`, among them the defaults that instances of
/// definitions show. A plain string is valid for every language; but where no scene has any text of its own for
/// `language`, nothing is translated yet, and plain words are in the lecture's own.
std::vector<BorrowedText> borrowedTexts(const Lecture &lecture, const QString &language,
                                        const timeline::Registry &registry);

} // namespace lectograph::lecture
