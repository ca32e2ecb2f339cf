// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "raster/plan.h"

#include <QImage>
#include <QRegion>

class QThreadPool;

namespace lectograph::raster {

/// Draws the plan inside `clip` (whole pixels), in the calling thread.
void carryOut(const Plan &plan, const picture::Picture &picture, QImage &onto, const QRegion &clip);
/// Draws the same bytes in bands of rows, using the idle threads of the pool.
void carryOut(const Plan &plan, const picture::Picture &picture, QImage &onto, const QRegion &clip, QThreadPool &pool);

} // namespace lectograph::raster
