// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/markers.h"
#include "lecture/edit.h"

/// Edits of scenes, tracks and markers.
namespace lectograph::editor {

struct AddedScene
{
    lecture::Lecture lecture;
    QString scene;
};
/// Adds an empty scene of five seconds after `after`, or at the end.
base::Result<AddedScene> withNewScene(const lecture::Lecture &lecture, const QString &after);
base::Result<AddedScene> withSceneDuplicated(const lecture::Lecture &lecture, const QString &scene);
base::Result<lecture::Lecture> withSceneName(const lecture::Lecture &lecture, const QString &scene,
                                             const QString &language, const QString &name);
/// Sets the duration, at least that of the clips; without a value the clips determine it.
base::Result<lecture::Lecture> withSceneDuration(const lecture::Lecture &lecture, const QString &scene,
                                                 std::optional<base::Time> duration,
                                                 const timeline::Registry &registry);

base::Result<lecture::Lecture> withTrackName(const lecture::Lecture &lecture, const QString &scene, int track,
                                             const QString &language, const QString &name);
/// Sets a key in the extra data of a track: "colour", "locked". Undefined removes it.
base::Result<lecture::Lecture> withTrackMark(const lecture::Lecture &lecture, const QString &scene, int track,
                                             const QString &key, const QJsonValue &value);
base::Result<lecture::Lecture> withTrackMoved(const lecture::Lecture &lecture, const QString &scene, int from, int to);

base::Result<lecture::Lecture> withMarkers(const lecture::Lecture &lecture, const QString &scene,
                                           std::vector<Marker> markers);
/// Adds a marker, or removes the one at this time.
base::Result<lecture::Lecture> withMarkerToggled(const lecture::Lecture &lecture, const QString &scene, base::Time at);

} // namespace lectograph::editor
