// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/markers.h"
#include "lecture/edit.h"

/// What is done to scenes, tracks and markers on the timeline.
namespace lectograph::editor {

struct AddedScene
{
    lecture::Lecture lecture;
    QString scene;
};
/// An empty scene of five seconds behind `after`, or at the end.
base::Result<AddedScene> withNewScene(const lecture::Lecture &lecture, const QString &after);
base::Result<AddedScene> withSceneDuplicated(const lecture::Lecture &lecture, const QString &scene);
base::Result<lecture::Lecture> withSceneName(const lecture::Lecture &lecture, const QString &scene,
                                             const QString &language, const QString &name);
/// Not shorter than its clips; nothing: as long as these.
base::Result<lecture::Lecture> withSceneDuration(const lecture::Lecture &lecture, const QString &scene,
                                                 std::optional<base::Time> duration,
                                                 const timeline::Registry &registry);

base::Result<lecture::Lecture> withTrackName(const lecture::Lecture &lecture, const QString &scene, int track,
                                             const QString &language, const QString &name);
/// A key of the track's own: "colour", "locked". Undefined takes it away.
base::Result<lecture::Lecture> withTrackMark(const lecture::Lecture &lecture, const QString &scene, int track,
                                             const QString &key, const QJsonValue &value);
base::Result<lecture::Lecture> withTrackMoved(const lecture::Lecture &lecture, const QString &scene, int from, int to);

base::Result<lecture::Lecture> withMarkers(const lecture::Lecture &lecture, const QString &scene,
                                           std::vector<Marker> markers);
/// Adds one, or takes the one away that stands there.
base::Result<lecture::Lecture> withMarkerToggled(const lecture::Lecture &lecture, const QString &scene, base::Time at);

} // namespace lectograph::editor
