// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/lecture.h"

#include <functional>

namespace lectograph::lecture {

/// A property from a file with its declaration.
struct WrittenProperty
{
    const graph::PropertySpec &spec;
    QJsonValue json;
    QString place; ///< within the file: "nodes/circle/properties/radius"
};

/// Calls `visit` for every stored property of the nodes that has a known type.
void eachProperty(const std::vector<graph::NodePtr> &nodes, const timeline::Registry &registry,
                  const std::function<void(const WrittenProperty &)> &visit);
/// The same for the scene, its nodes and its clips.
void eachProperty(const Scene &scene, const timeline::Registry &registry,
                  const std::function<void(const WrittenProperty &)> &visit);
/// Calls `visit` for every clip with its place, groups before their children.
void eachClip(const Scene &scene, const std::function<void(const timeline::Clip &, const QString &place)> &visit);
/// The same for clips that stand in `place`, such as those of an animation.
void eachClip(const std::vector<timeline::ClipPtr> &clips, const QString &place,
              const std::function<void(const timeline::Clip &, const QString &place)> &visit);

const graph::PropertySpec *findSpec(const graph::PropertyTable &table, const QString &key);

/// Whether the property is for a file, and neither the node nor its type names one.
bool lacksFile(const graph::Node &node, const graph::PropertySpec &spec);

} // namespace lectograph::lecture
