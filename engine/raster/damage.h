// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "raster/plan.h"

#include <QRegion>

namespace lectograph::raster {

/// The pixels that may differ between the two pictures, as a few rectangles. Items with unchanged look and relative
/// order are free; all others contribute their old and new bounds.
QRegion changed(const picture::Picture &before, const picture::Picture &now, const QSize &size);
/// The same for two plans of equal size.
QRegion changed(const Plan &before, const Plan &now);

} // namespace lectograph::raster
