// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/id.h"
#include "base/time.h"

#include <QJsonObject>
#include <QJsonValue>

#include <memory>
#include <optional>

namespace lectograph::lecture {

/// A sound in a scene: narration, music, an effect. It may continue into the following scenes, so that music can span
/// several; it never makes a scene longer.
struct Sound
{
    QJsonValue name;                    ///< a string or a map of language to string
    QJsonValue file;                    ///< "assets/…", or a map of language to file: narration in several languages
    base::Time start;                   ///< in scene time
    base::Time from;                    ///< the offset into the file
    std::optional<base::Time> duration; ///< absent: until the end of the file
    double gain = 0;                    ///< in decibels
    base::Time fadeIn;
    base::Time fadeOut;
    bool isMuted = false;
    QJsonObject extra;
    base::Id<Sound> id; ///< no other sound of its scene has it
};
using SoundPtr = std::shared_ptr<const Sound>;
using SoundId = base::Id<Sound>;

inline constexpr double leastGain = -60; ///< silent at or below this gain
inline constexpr double mostGain = 24;

} // namespace lectograph::lecture
