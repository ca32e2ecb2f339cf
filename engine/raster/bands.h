// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "raster/plan.h"

#include <QImage>
#include <QRegion>

class QThreadPool;

namespace lectograph::raster {

/// Draws what is planned inside `clip` (whole pixels), in the calling thread.
void carryOut(const Plan &plan, const picture::Picture &picture, QImage &onto, const QRegion &clip);
/// The same bytes, with the help of as many threads of the pool as are idle, cut into bands of rows.
void carryOut(const Plan &plan, const picture::Picture &picture, QImage &onto, const QRegion &clip, QThreadPool &pool);

} // namespace lectograph::raster
