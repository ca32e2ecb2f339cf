// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

#include <cmath>

namespace lectograph::editor {

/// Linear interpolation between two colours; `share` is 0…1.
inline QColor mixColors(const QColor &from, const QColor &to, double share)
{
    const auto mix = [share](int a, int b) { return static_cast<int>(std::lround(a + (b - a) * share)); };
    return {mix(from.red(), to.red()), mix(from.green(), to.green()), mix(from.blue(), to.blue())};
}

} // namespace lectograph::editor
