// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/key_edits.h"

#include <map>

/// Moving and scaling keyframes in time and value. Values are clamped to the range of their property.
namespace lectograph::editor {

struct KeyShift
{
    double seconds = 0; ///< limited so that no keyframe moves before the scene
    double value = 0;
    int component = -1; ///< the component of vectors to change; −1: none
};
Result<KeysEdit> withKeysShifted(const Lecture &lecture, const QString &scene, const std::vector<KeyPlace> &keys,
                                 const KeyShift &shift, const timeline::Registry &registry);

/// Scaling around a fixed time and value.
struct KeyScale
{
    double time = 1;        ///< factor, limited so that keyframes stay apart and within the scene
    double fromSeconds = 0; ///< scene time
    double value = 1;       ///< factor; negative: mirrors the curve
    double fromValue = 0;
};
/// Keyframes, and the components of vectors to scale.
struct ScaledKeys
{
    std::vector<KeyPlace> keys;
    std::map<PropertyPlace, std::vector<int>> components;
};
/// Scales keyframes with their handles. Changed times are rounded by `onFrame`.
Result<KeysEdit> withKeysScaled(const Lecture &lecture, const QString &scene, const ScaledKeys &scaled,
                                const KeyScale &scale, const std::function<double(double)> &onFrame,
                                const timeline::Registry &registry);

} // namespace lectograph::editor
