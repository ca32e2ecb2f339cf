// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/value.h"

#include <QJsonObject>
#include <QStringList>

#include <limits>
#include <memory>
#include <optional>
#include <vector>

namespace lectograph::lecture {

struct Scene;

/// A property that a block definition publishes: a row of the property table of its instances.
struct PublishedProperty
{
    QString key = {};
    graph::ValueType type = graph::ValueType::Number;
    QJsonValue preset = QJsonValue::Undefined; ///< undefined: the type's zero; a shape that may stay unlinked
    QJsonValue title = {};                     ///< a string or a map of language to string
    QJsonValue help = {};
    std::optional<double> min = {};
    std::optional<double> max = {};
    QString unit = {};
    QStringList choices = {};
    QString ease = {}; ///< of keyframes that say none; empty: smooth
    QJsonObject extra = {};
};

/// A further output of the instances of a block definition.
struct PublishedOutput
{
    QString key = {};
    graph::ValueType type = graph::ValueType::Number;
    QJsonValue from = {}; ///< a link or an expression inside the definition
    QJsonValue help = {};
    QJsonObject extra = {};
};

/// A block made of blocks. Nodes of the type "block:ID" are its instances.
struct Block
{
    QString id;
    int version = 1; ///< of the definition: increased when it is published again
    QString origin;  ///< the library it was copied from; empty: made in this lecture
    QJsonValue title;
    QJsonValue help = {};
    std::vector<PublishedProperty> properties;
    std::vector<PublishedOutput> outputs;
    /// Its nodes and what it draws, edited like a scene with the id "block:ID". Links inside may lead to "in.KEY".
    /// Keys of the file that are unknown are kept in its `extra`.
    std::shared_ptr<const Scene> inside;
};
using BlockPtr = std::shared_ptr<const Block>;

/// The node type of the instances of a definition, and the scene id of its inside: "block:ID".
QString blockType(const QString &block);
/// The id in "block:ID"; empty for another type or scene.
QString blockIdOf(const QString &typeOrScene);

} // namespace lectograph::lecture
