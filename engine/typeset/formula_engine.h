// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QString>

namespace lectograph::typeset {

// Internal to the room: MathJax in Qt's JavaScript engine, in a thread with a large stack.

/// MathJax's layout of a formula as JSON (see engine/typeset/mathjax/src/pieces.js); blocks until it is done. The
/// engine starts with the first formula and ends with the application object. Fails if the engine cannot start; then no
/// formula works.
base::Result<QByteArray> formulaJson(const QString &latex, bool display, const QString &language);

} // namespace lectograph::typeset
