// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QString>

namespace lectograph::typeset {

// Internal to the room: MathJax in Qt's JavaScript engine, on a thread of its own with a deep stack.

/// What MathJax makes of a formula, as JSON (engine/typeset/mathjax/src/pieces.js tells its shape); waits for it. The
/// engine starts with the first formula and ends with the application object. An error if there is no engine: then no
/// formula works.
base::Result<QByteArray> formulaJson(const QString &latex, bool display, const QString &language);

} // namespace lectograph::typeset
