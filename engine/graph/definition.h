// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/registry.h"

#include <optional>
#include <vector>

namespace lectograph::graph {

/// A block made of blocks, as the document defines it. It publishes properties, which its nodes read from the pseudo
/// node `in` ("in.text"), draws some of its nodes, and may have further outputs.
struct Definition
{
    struct Property
    {
        QString key;
        ValueType type = ValueType::Number;
        QJsonValue preset = QJsonValue::Undefined; ///< undefined: the type's zero; a shape that may stay unlinked
        Words words = {};
        std::optional<double> min = {};
        std::optional<double> max = {};
        QString unit = {};
        QStringList choices = {};
        QString ease = {}; ///< of keyframes that say none; empty: smooth
    };
    struct Output
    {
        QString key;
        ValueType type = ValueType::Number;
        QJsonValue from; ///< a link or an expression inside
        QJsonValue help = {};
    };

    QString id; ///< of the type that it becomes: "block:token"
    int version = 1;
    Words words;
    std::vector<Property> properties;
    std::vector<Output> outputs;
    std::vector<NodePtr> nodes;
    std::vector<QString> draws; ///< ids, back to front; none: it only computes
};

/// The types that a definition becomes.
struct CompiledDefinition
{
    /// Its instances. A pure function of the published properties, and of the time where its inside changes with time;
    /// if it publishes a property "time", the inside runs at that time instead. What it draws is a group of the drawn
    /// nodes, which are named by their ids. Of a broken definition: a type that gives the error.
    NodeTypePtr type;
    /// The pseudo node inside: its outputs are the published properties, and its properties too, so that a node of this
    /// type without properties stands for the defaults.
    NodeTypePtr in;
};

/// `registry` has the types of its nodes, other definitions among them. Never fails: see NodeType::broken.
CompiledDefinition compiled(const Definition &definition, const NodeRegistry &registry);
/// A type with the published properties that gives `error`.
CompiledDefinition brokenDefinition(const Definition &definition, const base::Error &error);

/// The id of the pseudo node, which no other node inside a definition may have.
inline const QString inNode = QStringLiteral("in");
/// The id of its type.
QString inType(const QString &definition);
/// The types of nodes and definitions that the nodes need: their own, and those that they repeat.
QStringList typesUsedBy(const std::vector<NodePtr> &nodes);

} // namespace lectograph::graph
