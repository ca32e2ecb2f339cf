// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/inspector/rows/source.h"

/// Values on the clipboard, as in files; a string as plain text.
namespace lectograph::editor {

void copyToClipboard(const QJsonValue &value);
/// What was copied, as a value, link or expression of the property; nothing if it does not fit.
std::optional<QJsonValue> valueFromClipboard(const RowSource &source, const QStringList &languages);

} // namespace lectograph::editor
