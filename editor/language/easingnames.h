// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lectograph::editor {

/// What an easing is called, translated: "ease-in" → "Smooth start", "steps(4)" → "4 steps".
QString easingLabel(const QString &text);
/// The name before translation, or empty for an easing with arguments.
QString englishEasingLabel(const QString &text);

} // namespace lectograph::editor
