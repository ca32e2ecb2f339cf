// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

#include <optional>

namespace lectograph::editor {

/// How well `text` answers to what was typed: all its letters in this order, best together and at the beginnings of words.
/// Nothing if letters are missing. Several words may come in any order. Case does not matter.
std::optional<int> fuzzyScore(QStringView typed, QStringView text);

} // namespace lectograph::editor
