// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/properties.h"
#include "editor/session/selection.h"
#include "graph/keyframes.h"

/// What the curve editor does to keyframes: functions from a lecture to another.
namespace lectograph::editor {

/// Some of the keyframes of one property.
struct SelectedKeys
{
    PropertyPlace place;
    std::vector<int> indices; ///< sorted
};
std::vector<SelectedKeys> byProperty(const QString &scene, const std::vector<KeyPlace> &keys);

/// Keyframes change their order when they move; `keys` tells where they are now.
struct EditedKeys
{
    lecture::Lecture lecture;
    std::vector<KeyPlace> keys;
};

struct KeyShift
{
    double seconds = 0; ///< none gets before the start of the scene
    double value = 0;   ///< kept within the property's range
    int component = -1; ///< of vectors: which number moves; −1: none
};
/// Moves them together. What stood in their way at the same time is replaced.
base::Result<EditedKeys> withShiftedKeys(const lecture::Lecture &lecture, const std::vector<SelectedKeys> &selected,
                                         const KeyShift &shift, const timeline::Registry &registry);
/// Without them; a property that loses all of them keeps the value of the last one.
base::Result<lecture::Lecture> withoutKeys(const lecture::Lecture &lecture, const std::vector<SelectedKeys> &selected);

enum class Side { Out, In };
/// The handle is kept within its segment. The one on the other side of the keyframe, if there is one, turns with it
/// unless `alone`.
base::Result<lecture::Lecture> withHandle(const lecture::Lecture &lecture, const PropertyPlace &place, int index,
                                          Side side, graph::Handle handle, bool alone);
/// From each of the keyframes to its next one: handles of the same shape in place of the easing; what cannot have
/// handles gets a "cubic-bezier(…)" of the same shape.
base::Result<lecture::Lecture> withSegmentHandles(const lecture::Lecture &lecture,
                                                  const std::vector<SelectedKeys> &selected,
                                                  const timeline::Registry &registry);
/// How the segment after the keyframe runs, as the text of an easing, whether it has handles or not.
QString segmentEase(const QJsonArray &keys, int index);

/// Keyframes as they lie on the clipboard: times count from the first of all.
QByteArray toClipboard(const lecture::Lecture &lecture, const std::vector<SelectedKeys> &selected);
/// Puts them at a time of the scene: into the properties of the same name among `targets`; copied from one property
/// alone, into `current`.
base::Result<EditedKeys> withPastedKeys(const lecture::Lecture &lecture, const QByteArray &clipboard, base::Time time,
                                        const std::vector<PropertyPlace> &targets,
                                        const std::optional<PropertyPlace> &current,
                                        const timeline::Registry &registry);

} // namespace lectograph::editor
