// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/selected.h"
#include "lecture/markers.h"

/// Edits of scenes, tracks and markers.
namespace lectograph::editor {

using lecture::Marker;
using lecture::markersOf;

struct AddedScene
{
    Lecture lecture;
    QString scene;
};
/// Adds an empty scene of five seconds after `after`, or at the end. Between two scenes of which one continues the other
/// it continues as well, so that the second one still sees what it uses.
Result<AddedScene> withNewScene(const Lecture &lecture, const QString &after);
struct AddedScenes
{
    Lecture lecture;
    QStringList scenes;
};
/// Adds copies of the scenes, as standaloneScenes() says, in the order of the lecture, after the last of them or after
/// the chain that they would divide.
Result<AddedScenes> withScenesDuplicated(const Lecture &lecture, const QStringList &scenes,
                                         const timeline::Registry &plugins);
/// Moves the scenes, in the order of the lecture, before the scene that is now at `index`, or to the end. A scene that
/// continued another one begins on its own if its chain is not before it any more; so it does without its first scene.
Result<Lecture> withScenesMoved(const Lecture &lecture, const QStringList &scenes, int index);
/// An error if no scene would be left.
Result<Lecture> withoutScenes(const Lecture &lecture, const QStringList &scenes);
/// "3 Attention": the number and the name of a scene. A name that the program gave says the number itself: "Scene 3".
QString numberedLabelOf(const lecture::Scene &scene, int number, const QStringList &languages);
Result<Lecture> withSceneName(const Lecture &lecture, const QString &scene, const QString &language,
                              const QString &name);
/// Sets the duration, at least that of the clips; without a value the clips determine it.
Result<Lecture> withSceneDuration(const Lecture &lecture, const QString &scene, std::optional<Time> duration,
                                  const timeline::Registry &registry);

/// Adds an empty track of the author at the end.
Result<Lecture> withNewTrack(const Lecture &lecture, const QString &scene);
Result<Lecture> withTrackName(const Lecture &lecture, const QString &scene, int track, const QString &language,
                              const QString &name);
/// Sets a key in the extra data of a track: "colour", "locked". Undefined removes it.
Result<Lecture> withTrackMark(const Lecture &lecture, const QString &scene, int track, const QString &key,
                              const QJsonValue &value);
Result<Lecture> withTrackMoved(const Lecture &lecture, const QString &scene, int from, int to);

Result<Lecture> withMarkers(const Lecture &lecture, const QString &scene, std::vector<Marker> markers);
/// Adds a marker, or removes the one at this time.
Result<Lecture> withMarkerToggled(const Lecture &lecture, const QString &scene, Time at);

} // namespace lectograph::editor
