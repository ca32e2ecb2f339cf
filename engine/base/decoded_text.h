// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace lectograph::base {

struct DecodedText
{
    QString text;
    /// For people, if it was guessed: "Korean (CP949)". Empty if a byte order mark or the bytes themselves say it.
    QString guess = {};
};

/// The text of a file in the encoding of its byte order mark, or else in UTF-8; if it is neither, in the encoding of
/// Korean, Chinese or Western European Windows in which it reads most like a text. Fails rather than replace letters.
Result<DecodedText> decodedText(const QByteArray &bytes);
/// All encodings in which the file reads nearly as much like a text, the likeliest first; none if decodedText() fails.
std::vector<DecodedText> decodedTexts(const QByteArray &bytes);

} // namespace lectograph::base
