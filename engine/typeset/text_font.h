// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "typeset/text.h"

#include <QFont>
#include <QTextLayout>

namespace lectograph::typeset {

/// The font in which text() lays out words of this style, of any size, for fields that show words as they will look.
QFont fontOf(const TextStyle &style);

/// The formats by which letters with marks that are no character of their own (x̂) are set from fonts that join them.
QList<QTextLayout::FormatRange> markFormats(const QString &text, const QStringList &families);

/// The formats by which Chinese and Japanese texts set punctuation that they share with Latin ones: the quotation marks
/// and doubled ellipses of their words from a font of ideographs, bullets from one of letters, since in the other they
/// are small dots in the middle of a square.
QList<QTextLayout::FormatRange> punctuationFormats(const QString &text, const QStringList &families,
                                                   const QString &language);

/// The formats by which emoji are set from one font of pictures, each as a whole.
QList<QTextLayout::FormatRange> emojiFormats(const QString &text);

} // namespace lectograph::typeset
