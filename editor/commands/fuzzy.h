// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

#include <optional>

namespace lectograph::editor {

/// How well `text` matches the typed text: all its letters in order, ideally adjacent and at the start of words.
/// Nothing if letters are missing. Several words may occur in any order. Case-insensitive.
std::optional<int> fuzzyScore(QStringView typed, QStringView text);

} // namespace lectograph::editor
