// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QFontMetrics;
class QString;

namespace lectograph::editor {

/// The least width in which the wrapped text has no more lines than in `widest`: its lines are about equally long, and no
/// word or letter stands alone in the last one.
int balancedWidth(const QFontMetrics &metrics, const QString &text, int widest);

} // namespace lectograph::editor
