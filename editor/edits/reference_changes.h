// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/definitions.h"
#include "editor/edits/linked.h"
#include "editor/edits/references.h"
#include "lecture/edit.h"
#include "timeline/animation.h"

/// Changing what refers to nodes of a scene, wherever it does: other nodes, clips, the scene itself, what the outputs of
/// a definition come from, and scenes that continue the scene.
namespace lectograph::editor {

/// What a clip that changes properties changes.
struct SetProperties
{
    QString node;
    QJsonObject properties;
};

struct ReferenceChanges
{
    Replace replace;
    IsNode isLeftOut; ///< nodes that are not changed themselves
    /// The new target of a clip, "actor" or "actor/part".
    std::function<base::Result<QString>(const QString &target)> target;
    /// The node, and its properties, that a clip changes instead.
    std::function<base::Result<SetProperties>(const QString &node, const QJsonObject &properties)> set;
};

/// `scene`: where the nodes live; empty for shared ones.
base::Result<lecture::Lecture> withReferencesChanged(const lecture::Lecture &lecture, const QString &scene,
                                                     const ReferenceChanges &changes,
                                                     const timeline::Registry &registry);
/// Renames parts of all instances of a definition where something refers to them: `renamed` gives the new part.
base::Result<lecture::Lecture> withPartsRenamed(const lecture::Lecture &lecture, const QString &block,
                                                const std::function<QString(const QString &part)> &renamed,
                                                const timeline::Registry &registry);
/// New keys of properties by the old ones; empty for properties that are gone.
using NewKeys = std::map<QString, QString>;
/// Renames the properties of these nodes that clips change. A clip that is for others too keeps what those may have.
lecture::Lecture withSetKeys(const lecture::Lecture &lecture, const std::vector<InstancePlace> &nodes,
                             const NewKeys &keys);
/// Renames the published properties of a definition wherever its instances, repetitions of it and clips say them.
base::Result<lecture::Lecture> withInstanceKeys(const lecture::Lecture &lecture, const QString &block,
                                                const NewKeys &keys);

} // namespace lectograph::editor
