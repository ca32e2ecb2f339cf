// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/key_edits.h"

#include <map>

/// Keyframes that are moved and scaled in time and value. Values are kept within the range of their property.
namespace lectograph::editor {

struct KeyShift
{
    double seconds = 0; ///< none gets before the start of the scene
    double value = 0;
    int component = -1; ///< of vectors: which number moves; −1: none
};
base::Result<KeysEdit> withKeysShifted(const lecture::Lecture &lecture, const QString &scene,
                                       const std::vector<KeyPlace> &keys, const KeyShift &shift,
                                       const timeline::Registry &registry);

/// Away from, or towards, a time and a value that stay.
struct KeyScale
{
    double time = 1;        ///< a factor; not so small that keyframes would meet or come before the scene
    double fromSeconds = 0; ///< of the scene
    double value = 1;       ///< a factor; below zero it turns the curve over
    double fromValue = 0;
};
/// Keyframes, and which numbers of those that are vectors are scaled.
struct ScaledKeys
{
    std::vector<KeyPlace> keys;
    std::map<PropertyPlace, std::vector<int>> components;
};
/// Scales them together with their handles. Keyframes that get another time end up where `onFrame` puts them.
base::Result<KeysEdit> withKeysScaled(const lecture::Lecture &lecture, const QString &scene, const ScaledKeys &scaled,
                                      const KeyScale &scale, const std::function<double(double)> &onFrame,
                                      const timeline::Registry &registry);

} // namespace lectograph::editor
