// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QStringView>

#include <vector>

namespace lectograph::shape {

/// The path that SVG path data describe (SVG 1.1, chapter 8), every coordinate times `scale`. Ends where the data stop
/// making sense, as SVG asks for.
QPainterPath pathFromData(QStringView data, double scale = 1);

/// Numbers as they stand in SVG's lists, parted by blanks and commas, up to what is no number.
std::vector<double> numbersFromData(QStringView data);

} // namespace lectograph::shape
