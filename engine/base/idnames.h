// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace lectograph::base {

/// An id of a file in words of the installed translation: "leftTitle" is "Left title", "왼쪽 제목". Nothing if one of its
/// words is not known: the ids of authors stay as they are.
std::optional<QString> idInWords(const QString &id);
/// The path of a part: "half/box" is "절반 › 상자", "points/0" is "1번째 점". Phrases and what is not known stay as they
/// are, and in English all of it.
QString partInWords(const QString &path);
/// The name of a style, or the id of a block without a name. In English as it is.
QString styleInWords(const QString &style);

} // namespace lectograph::base
