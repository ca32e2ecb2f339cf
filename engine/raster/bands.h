// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "raster/plan.h"

#include <QImage>
#include <QRegion>

#include <functional>

class QThreadPool;

namespace lectograph::raster {

/// Draws the plan inside `clip` (whole pixels), in the calling thread.
void carryOut(const Plan &plan, const picture::Picture &picture, QImage &onto, const QRegion &clip);
/// Draws the same bytes in bands of rows, using the idle threads of the pool.
void carryOut(const Plan &plan, const picture::Picture &picture, QImage &onto, const QRegion &clip, QThreadPool &pool);

/// Runs `work` in the calling thread, and at the same time in up to `helpers` idle threads of the pool; blocks until all
/// of them are done.
void share(QThreadPool &pool, int helpers, const std::function<void()> &work);

} // namespace lectograph::raster
