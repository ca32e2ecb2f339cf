// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "raster/plan.h"

#include <QRegion>

namespace lectograph::raster {

/// Whole pixels that can differ between the two pictures: a few rectangles. Items that kept their looks and their order
/// among each other cost nothing; all others count with where they were and where they are.
QRegion changed(const picture::Picture &before, const picture::Picture &now, const QSize &size);
/// The same for plans of one size.
QRegion changed(const Plan &before, const Plan &now);

} // namespace lectograph::raster
