// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/control_points.h"
#include "graph/explanation.h"
#include "graph/node.h"
#include "graph/property.h"
#include "graph/setting.h"
#include "graph/span.h"
#include "graph/type_table.h"

#include <functional>
#include <optional>

namespace lectograph::graph {

class Inside;
struct NodeType;
struct Repetition;
class NodeRegistry;
using NodeTypePtr = std::shared_ptr<const NodeType>;

/// One value per output port, in the order of the table.
using Outputs = std::vector<Value>;

/// Receives what is inside an instance, and the time there.
using UseInside = std::function<void(Inside &, base::Time)>;

/// A block type: its inputs, its outputs and how it computes. Pure: the same inputs give the same outputs.
struct NodeType
{
    QString id = {}; ///< "shapes.circle": the plugin's name and the type's; "block:token": a definition
    int version = 1;
    QString title = {};    ///< display name; translatable
    QString category = {}; ///< the palette's category
    QString help = {};
    PropertyTable properties = {};
    std::vector<PortSpec> outputs = {};
    /// The first output is a shape; the placement properties (graph/placement.h) are appended to the type's own.
    bool placed = false;
    /// The result depends on Context::time and is therefore never static.
    bool readsTime = false;
    bool isCamera = false;  ///< its shape is the frame of a camera, through which a scene is seen
    bool isInSpace = false; ///< stands in three dimensions, and can be put to a place there
    bool isAxes = false;    ///< axes in space, on which blocks stand that have a `unit` with the same title
    std::function<base::Result<Outputs>(const Inputs &, const Context &)> evaluate = {};
    /// Of a block that is drawn between points that its properties say: these.
    std::function<ControlPoints(const Inputs &)> controlPoints = {};

    /// Reads files of the lecture that no property of its own names.
    bool readsFiles = false;
    /// Of a type that gives tensors: how an entry was computed, as what follows “0.42 =”; empty if it cannot say.
    std::function<QString(const Inputs &, const Outputs &, const AskedEntry &)> explain = {};
    /// Of a type that draws tensors: the entry that a part of its shape shows, if it shows one.
    std::function<std::optional<DrawnEntry>(const Inputs &, const QString &part)> drawnEntry = {};
    /// What may be written into a text property where files decide about it, such as the names of the tensors in one.
    std::function<QStringList(std::string_view key, const Inputs &, const Context &)> suggestions = {};

    // What follows is for types that the program makes from a lecture (graph/definition.h, graph/repetition.h).

    std::shared_ptr<const void> owner = {}; ///< of the strings in `properties` and `outputs`
    Words words = {};                       ///< title and help in the lecture's languages, instead of those above
    std::optional<base::Error> broken = {}; ///< why a definition cannot be used; placed in it: "properties/2/key"
    quint64 contentHash = 0;                ///< of what it computes: a definition changes without changing its version
    bool readsLecture = false;              ///< depends on the number and name of the scene and the like
    std::vector<Span> motion = {};          ///< of a type that reads the time: when it changes; empty: always
    int depth = 0;                          ///< the longest chain of blocks inside it that depend on each other
    std::shared_ptr<const Repetition> repetition = {}; ///< evaluates another type once per item

    /// Of a definition: calls `use` with what is inside an instance with these inputs.
    std::function<void(const Inputs &, const Context &, const UseInside &use)> inside = {};
    bool drawsEntriesInside = false; ///< parts of what a definition draws show entries of tensors

    /// Of a type whose table follows from the node's properties (layout.each): a key for the table of a node, and the
    /// type with that table. An empty key, or null: the type itself.
    std::function<QString(const Node &)> variantOf = {};
    std::function<NodeTypePtr(const QString &variant, const NodeRegistry &)> variant = {};

    int portIndex(QStringView key) const; ///< −1 if there is none; an empty key is the first port
};

/// The node types of the plugins and of a lecture. Copies share the types, and are cheap. Filled once, then read from
/// any thread; a type that find() returned lives as long as any copy of the registry.
class NodeRegistry
{
public:
    NodeRegistry();

    /// Rejects a duplicate id, an invalid table (invalid preset, duplicate keys) and a type without outputs.
    base::Result<void> add(NodeType type);
    /// Takes over a valid type, instead of one with the same id.
    void put(NodeTypePtr type);
    /// Adds a type that is found but not listed: the program makes its nodes.
    void putUnlisted(NodeTypePtr type);
    void removeIf(const std::function<bool(const NodeType &)> &isUnwanted);

    const NodeType *find(const QString &id) const;
    /// The type of a node: find(node.type), or its variant for this node.
    const NodeType *find(const Node &node) const;
    NodeTypePtr shared(const QString &id) const;
    const TypeTable<NodeType> &types() const { return m_types; }

private:
    struct Variants;

    TypeTable<NodeType> m_types;
    TypeTable<NodeType> m_unlisted;
    std::shared_ptr<Variants> m_variants; ///< made so far; shared with copies that have the same types
};

/// Checks what add() checks, apart from the id.
base::Result<void> checkType(const NodeType &type);
/// Checks that every preset parses and that keys are unique. Used by add() of both registries.
base::Result<void> checkTable(const PropertyTable &table);

} // namespace lectograph::graph
