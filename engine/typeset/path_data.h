// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QStringView>

namespace lectograph::typeset {

/// Internal to the room: the path that SVG path data describe (M L H V Q T C Z, also relative), every coordinate times
/// `scale`. Ends where the data stop making sense.
QPainterPath pathFromData(QStringView data, double scale);

} // namespace lectograph::typeset
