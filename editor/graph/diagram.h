// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/lecture.h"

#include <QHash>
#include <QRectF>

#include <map>
#include <optional>
#include <vector>

/// A scene's graph as it is drawn: cards with ports, links between them, frames around them. Made anew from the scene
/// whenever that changes. All places are pixels at 100 %.
namespace lectograph::editor::diagram {

/// For containers of the standard library.
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
    QString node = {}; ///< of a card that is a group: the one inside
    QString key = {};
    QString label = {};
    QString help = {};
    graph::ValueType type = graph::ValueType::Number;
    bool isInput = true;
    bool isList = false; ///< takes several links
    bool isLinked = false;
    QPointF at = {};

    friend bool operator==(const Port &, const Port &) = default;
};

enum class NodePreviewKind { None, Value, Matrix, Picture };
double heightOf(NodePreviewKind kind);

/// A node, or a group that is shut.
struct NodeCard
{
    QString id; ///< of the node; of a group "group/INDEX"
    std::optional<int> group = {};
    QStringList nodes = {}; ///< those that it stands for
    QString label = {};     ///< what the author calls it
    QString title = {};     ///< what kind of block it is
    QString help = {};
    graph::ValueType type = graph::ValueType::Shape; ///< of the first output
    bool isKnown = true;                             ///< a plugin brings its type
    bool isActor = false;                            ///< on stage
    bool isMuted = false;
    NodePreviewKind body = NodePreviewKind::None;
    QRectF rect = {};
    std::vector<Port> inputs = {};
    std::vector<Port> outputs = {};

    QRectF header() const { return {rect.topLeft(), QSizeF(rect.width(), headerHeight)}; }
    /// Below the rows of ports, above the caption.
    QRectF previewRect() const;
    const Port *input(const QString &key) const;
    const Port *output(const QString &key) const;
    friend bool operator==(const NodeCard &, const NodeCard &) = default;
};

/// One link, from an output to a property or one element of a list.
struct Link
{
    QString fromNode = {};
    QString fromPort = {}; ///< the key, also where the file leaves it out
    QString toNode = {};
    QString toKey = {};
    int element = -1;  ///< of a list; −1: the whole property
    QString part = {}; ///< of the shape
    bool isStaged = false;
    graph::ValueType type = graph::ValueType::Shape;
    int fromCard = -1;
    int toCard = -1;
    int fromIndex = -1; ///< among the card's ports
    int toIndex = -1;

    friend bool operator==(const Link &, const Link &) = default;

    bool isSame(const Link &other) const
    {
        return toNode == other.toNode && toKey == other.toKey && element == other.element && fromNode == other.fromNode;
    }
};

/// A comment around some nodes: extra["frames"] of the scene.
struct CommentBox
{
    QString title;
    QRectF rect;

    QRectF titleRect() const { return {rect.topLeft(), QSizeF(rect.width(), frameTitleHeight)}; }
    friend bool operator==(const CommentBox &, const CommentBox &) = default;
};

/// Nodes that belong together: extra["groups"] of the scene.
struct Group
{
    QString title = {};
    QStringList nodes = {};
    bool isCollapsed = true;
    QRectF rect = {}; ///< around its nodes, if it is open

    QRectF titleRect() const { return {rect.topLeft(), QSizeF(rect.width(), frameTitleHeight)}; }
    friend bool operator==(const Group &, const Group &) = default;
};

struct Diagram
{
    std::vector<NodeCard> cards;
    std::vector<Link> links;
    std::vector<CommentBox> commentBoxes;
    std::vector<Group> groups;
    QHash<QString, int> cardOf; ///< by node, those inside groups too
    Places places;              ///< of all nodes

    QRectF bounds() const;
    friend bool operator==(const Diagram &, const Diagram &) = default;
};

/// `remembered`: where nodes stood that the scene gives no place; they stay there.
Diagram diagramOf(const lecture::Scene &scene, const timeline::Registry &registry, const QStringList &languages,
                  const Places &remembered = {});

/// Which inputs a card shows beyond those that are linked or mostly are.
enum class Show { Own, Fitting };
/// The card with more inputs and as much higher; `fitting` is the type of the link that is being dragged.
NodeCard opened(const NodeCard &card, const graph::Node &node, const timeline::Registry &registry, Show show,
                graph::ValueType fitting = graph::ValueType::Number);

/// The cards below the header of `index` that it would lie on when it is `open`: moved down below it, and with them those
/// that they would lie on.
QHash<int, NodeCard> madeRoom(const Diagram &diagram, int index, const NodeCard &open);

/// A value of type `from` may be linked to a property of type `to`, as a whole or as an element.
bool fits(graph::ValueType from, graph::ValueType to);

} // namespace lectograph::editor::diagram
