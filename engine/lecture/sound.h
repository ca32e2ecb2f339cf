// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/id.h"
#include "base/time.h"

#include <QJsonObject>
#include <QJsonValue>

#include <memory>
#include <optional>

namespace lectograph::lecture {

/// A piece of sound that plays in a scene: narration, music, an effect. It may reach into the scenes after its own, so that
/// music can lie under several; it never makes a scene longer.
struct Sound
{
    QJsonValue name;                    ///< a string or a map of language to string
    QJsonValue file;                    ///< "assets/…", or a map of language to that: narration in several languages
    base::Time start;                   ///< within the scene
    base::Time from;                    ///< that much of the file's beginning is left out
    std::optional<base::Time> duration; ///< absent: until the file ends
    double gain = 0;                    ///< in decibels
    base::Time fadeIn;
    base::Time fadeOut;
    bool isMuted = false;
    QJsonObject extra;
    base::Id<Sound> id; ///< no other sound of its scene has it
};
using SoundPtr = std::shared_ptr<const Sound>;
using SoundId = base::Id<Sound>;

inline constexpr double leastGain = -60; ///< from here on nothing is heard
inline constexpr double mostGain = 24;

} // namespace lectograph::lecture
