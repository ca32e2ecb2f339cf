// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/lecture.h"

#include <functional>

namespace lectograph::lecture {

/// A property as a scene's file writes it, with its declaration.
struct WrittenProperty
{
    const graph::PropertySpec &spec;
    QJsonValue json;
    QString place; ///< within the scene's file: "nodes/circle/properties/radius"
};

/// Calls `visit` for every property of the scene, its nodes and clips that is written and whose type is known.
void eachProperty(const Scene &scene, const timeline::Registry &registry,
                  const std::function<void(const WrittenProperty &)> &visit);
/// Calls `visit` for every clip, with its place, groups before what is in them.
void eachClip(const Scene &scene, const std::function<void(const timeline::Clip &, const QString &place)> &visit);

const graph::PropertySpec *findSpec(const graph::PropertyTable &table, const QString &key);

} // namespace lectograph::lecture
