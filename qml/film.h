// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time.h"
#include "picture/picture.h"

#include <QString>

#include <functional>
#include <vector>

namespace lectograph::player {

/// What the player plays: pictures by time. Any time may be asked for, in any order.
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
    std::vector<Scene> scenes;                           ///< by start, ascending
    std::function<picture::Picture(base::Time)> picture; ///< sealed; called in the GUI thread
    std::function<QString()> problems; ///< what to tell the viewer after a picture was made; may be empty
};

} // namespace lectograph::player
