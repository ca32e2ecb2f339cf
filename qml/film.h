// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time.h"
#include "picture/picture.h"

#include <QString>

#include <functional>
#include <vector>

namespace lectograph::player {

/// The player's input: pictures by time, requested in any order.
struct Film
{
    struct Scene
    {
        QString name;
        base::Time start;
    };

    QString title;
    base::Time duration;
    base::FrameRate rate;
    std::vector<Scene> scenes;                           ///< sorted by start
    std::vector<qint64> stops;                           ///< frames at which playback waits; sorted
    std::function<picture::Picture(base::Time)> picture; ///< sealed; called in the GUI thread
    std::function<QString()> problems;                   ///< a message for the viewer after each picture; may be empty
};

} // namespace lectograph::player
