// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/curves/curve_edits.h"

#include <functional>

namespace lectograph::editor {

/// Away from, or towards, a time and a value that stay.
struct KeyScale
{
    double time = 1;        ///< a factor; not so small that keyframes would meet or come before the scene
    double fromSeconds = 0; ///< of the scene
    double value = 1;       ///< a factor; below zero it turns the curve over
    double fromValue = 0;
};
/// Some of the keyframes of one property, and, if it is a vector, the numbers of it that are scaled.
struct ScaledKeys
{
    SelectedKeys keys;
    std::vector<int> components;
};
/// Scales them together with their handles. Keyframes that get another time come to stand where `onFrame` puts them.
base::Result<EditedKeys> withScaledKeys(const lecture::Lecture &lecture, const std::vector<ScaledKeys> &selected,
                                        const KeyScale &scale, const std::function<double(double)> &onFrame,
                                        const timeline::Registry &registry);

} // namespace lectograph::editor
