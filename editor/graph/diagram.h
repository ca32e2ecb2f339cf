// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/link_edits.h"
#include "lecture/visible.h"

#include <QHash>
#include <QRectF>

#include <map>
#include <optional>
#include <vector>

/// A scene's graph as it is drawn: cards with ports, links between them, and comment boxes. Rebuilt from the scene
/// on every change. All positions are pixels at 100 %.
namespace lectograph::editor::diagram {

/// Index type for standard containers.
constexpr std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

using Places = std::map<QString, QPointF>; ///< top left corners, by node

constexpr double snap = 8;
constexpr double cardWidth = 176;
constexpr double headerHeight = 26;
constexpr double rowHeight = 18;
constexpr double captionHeight = 20;
constexpr double frameTitleHeight = 24;

struct Port
{
    QString node = {}; ///< for the card of a group: the node inside it
    QString key = {};
    QString label = {};
    QString help = {};
    graph::ValueType type = graph::ValueType::Number;
    bool isInput = true;
    bool isLinked = false;
    QPointF at = {};

    friend bool operator==(const Port &, const Port &) = default;
};

enum class NodePreviewKind { None, Value, Matrix, Picture };
double heightOf(NodePreviewKind kind);

/// A node, or a collapsed group.
struct NodeCard
{
    QString id; ///< node id, or "group/INDEX" for a group
    std::optional<int> group = {};
    QStringList nodes = {}; ///< the nodes that it represents
    QString label = {};     ///< the author's name for it
    QString title = {};     ///< the name of its block type
    QString help = {};
    graph::ValueType type = graph::ValueType::Shape; ///< of the first output
    bool isKnown = true;                             ///< its type is registered
    bool isActor = false;                            ///< on stage
    bool isMuted = false;
    bool isPublished = false; ///< what a definition publishes, as seen from inside: no node, but a source of links
    lecture::Home home = lecture::Home::Own;
    QString homeScene = {}; ///< the id of the scene from which it is inherited
    QString homeName = {};  ///< the name of that scene
    NodePreviewKind body = NodePreviewKind::None;
    QRectF rect = {};
    std::vector<Port> inputs = {};
    std::vector<Port> outputs = {};

    QRectF header() const { return {rect.topLeft(), QSizeF(rect.width(), headerHeight)}; }
    /// Below the rows of ports, above the caption.
    QRectF previewRect() const;
    const Port *input(const QString &key) const;
    const Port *output(const QString &key) const;
    /// The port on the same side with the same key, as it lies on this card.
    const Port *find(const Port &port) const;
    friend bool operator==(const NodeCard &, const NodeCard &) = default;
};

/// A link from an output to a property or to one element of a list.
struct Link
{
    QString fromNode = {};
    QString fromPort = {}; ///< the key, even where the file omits it
    QString toNode = {};
    QString toKey = {};
    int element = -1;  ///< of a list; −1: the whole property
    QString part = {}; ///< of the shape
    bool isStaged = false;
    bool isNamed = false; ///< in an expression, where it is edited
    graph::ValueType type = graph::ValueType::Shape;
    int fromCard = -1;
    int toCard = -1;
    int fromIndex = -1; ///< among the card's ports
    int toIndex = -1;

    friend bool operator==(const Link &, const Link &) = default;

    OutputPlace from() const { return {fromNode, fromPort}; }
    InputPlace to() const { return {toNode, toKey, element}; }
    bool isSame(const Link &other) const
    {
        return toNode == other.toNode && toKey == other.toKey && element == other.element && fromNode == other.fromNode;
    }
};

/// A comment box around some nodes: extra["frames"] of the scene.
struct CommentBox
{
    QString title;
    QRectF rect;

    QRectF titleRect() const { return {rect.topLeft(), QSizeF(rect.width(), frameTitleHeight)}; }
    friend bool operator==(const CommentBox &, const CommentBox &) = default;
};

/// A group of nodes: extra["groups"] of the scene.
struct Group
{
    QString title = {};
    QStringList nodes = {};
    bool isCollapsed = true;
    QRectF rect = {}; ///< around its nodes, if it is expanded

    QRectF titleRect() const { return {rect.topLeft(), QSizeF(rect.width(), frameTitleHeight)}; }
    friend bool operator==(const Group &, const Group &) = default;
};

struct Diagram
{
    std::vector<NodeCard> cards;
    std::vector<Link> links;
    std::vector<CommentBox> commentBoxes;
    std::vector<Group> groups;
    QHash<QString, int> cardOf; ///< by node, including nodes inside groups
    Places places;              ///< of all nodes

    QRectF bounds() const;
    /// The port at the end of a link.
    const Port &input(const Link &link) const { return cards[at(link.toCard)].inputs[at(link.toIndex)]; }
    const Port &output(const Link &link) const { return cards[at(link.fromCard)].outputs[at(link.fromIndex)]; }
    friend bool operator==(const Diagram &, const Diagram &) = default;
};

/// A node that the scene sees but does not have.
struct ForeignNode
{
    lecture::Home home = lecture::Home::Shared;
    QString scene = {};
    QString sceneName = {};
};
using ForeignNodes = QHash<QString, ForeignNode>; ///< by node
ForeignNodes foreignNodesOf(const lecture::Lecture &lecture, const QString &scene, const QStringList &languages);
/// The scene without the inherited nodes to which nothing links that it has or shares.
lecture::Scene withoutUnusedInherited(const lecture::Scene &scene, const ForeignNodes &foreign);
/// The position of a node in the scene's graph, if it has one.
std::optional<QPointF> placeIn(const lecture::Scene &scene, const graph::Node &node, const ForeignNodes &foreign);

/// `scene` has all nodes that are visible in it. `remembered`: previous positions of nodes that have none in the scene;
/// they are kept.
Diagram diagramOf(const lecture::Scene &scene, const timeline::Registry &registry, const QStringList &languages,
                  const Places &remembered = {}, const ForeignNodes &foreign = {});

/// Which unlinked inputs a card shows besides those that usually take links.
enum class Show { Own, Fitting };
/// The card with more inputs, and taller accordingly; `fitting` is the type of the dragged link.
NodeCard opened(const NodeCard &card, const graph::Node &node, const timeline::Registry &registry, Show show,
                graph::ValueType fitting = graph::ValueType::Number);

/// The cards below the header of `index` that it would cover when `open`, moved down below it, together with the cards
/// that these would cover.
QHash<int, NodeCard> madeRoom(const Diagram &diagram, int index, const NodeCard &open);

} // namespace lectograph::editor::diagram
