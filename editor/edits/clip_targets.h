// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/clip_edits.h"
#include "editor/edits/linked.h"
#include "editor/edits/properties.h"
#include "timeline/type_ids.h"

#include <QSet>

/// The targets of clips, of which a clip can have several.
namespace lectograph::editor {

using timeline::changeType;

/// What a property of a node is at a time of the scene, in file format, for a clip that changes it from there: the
/// default of its type if it is linked.
QJsonValue valueBefore(const Lecture &lecture, const PropertyPlace &place, Time time, const QStringList &languages,
                       const timeline::Registry &registry);

/// The name of a clip; of one that changes properties what becomes of them: "Temperature → 0.2".
QString nameIn(const lecture::Scene &scene, const timeline::Clip &clip, const timeline::Registry &registry);

/// "actor" or "actor/part", each once; patterns over actors are replaced by those of the scene that match.
QStringList targetsIn(const lecture::Scene &scene, const timeline::Clip &clip);
/// Their actors, each once.
QStringList actorsIn(const lecture::Scene &scene, const timeline::Clip &clip);
/// Whether the clip, or a clip in the group, animates one of these actors.
bool actsOnOneOf(const timeline::Clip &clip, const QSet<QString> &actors);

/// The clip without the targets whose actors `isUnwanted`; null if none is left. In an animation made of clips the
/// places of the others stay. A group, and a clip without targets, stays as it is.
timeline::ClipPtr withoutTargets(const timeline::ClipPtr &clip, const IsNode &isUnwanted);
/// Replaces the actors that have new names.
void renameTargets(timeline::Clip &clip, const NodeNames &names);

/// Whether the clip can be split into clips with one target each.
bool hasSeveralTargets(const timeline::Clip &clip);
/// Replaces each clip that has several targets by one for each, which start one after another as its lag over wholes
/// has them; `clips` contains those. An error if no clip has several.
Result<NewClips> withTargetsSplit(const Lecture &lecture, const QString &scene, const ClipIds &clips,
                                  const timeline::Registry &registry);
/// Replaces clips of one type, outside groups, by the first one with the targets of all. Where they start one after
/// another at the same distance, that becomes the lag.
Result<NewClips> withClipsMerged(const Lecture &lecture, const QString &scene, const ClipIds &clips,
                                 const timeline::Registry &registry);

/// The time from the start of one target to that of the next, of a clip whose lag runs over several wholes: 0 if they
/// start together. Nothing if it is for one target or has another lag.
std::optional<Time> targetStep(const timeline::Clip &clip, const lecture::Scene &scene,
                               const timeline::AnimationRegistry &registry);
/// The same clip with another step; each target takes as long as before.
Result<Lecture> withTargetStep(const Lecture &lecture, const QString &scene, ClipId clip, Time step,
                               const timeline::Registry &registry);

} // namespace lectograph::editor
