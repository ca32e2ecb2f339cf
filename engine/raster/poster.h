// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/show.h"

#include <QDeadlineTimer>
#include <QImage>
#include <QSize>

#include <stop_token>

namespace lectograph::raster {

/// The time at which one picture shows most of a lecture or a scene: much is visible, nothing moves if possible, and
/// usually nothing has left yet. A requested stop, and the end of `limit`, return the best time found so far.
base::Time posterTime(picture::Show &show, const std::stop_token &stop = {},
                      QDeadlineTimer limit = QDeadlineTimer::Forever);

/// The time at which a scene shows what it has become: the latest at which nothing moves, if possible, and not much of it has
/// left yet.
base::Time finishedTime(picture::Show &show, const std::stop_token &stop = {});

/// The picture at `time`, as large as fits into `size`.
QImage drawnWithin(picture::Show &show, base::Time time, const QSize &size);

} // namespace lectograph::raster
