// SPDX-License-Identifier: GPL-3.0-or-later
#include "types.h"

#include "arcs.h"
#include "base/sentence.h"
#include "blocks/block.h"
#include "blocks/label.h"
#include "blocks/room.h"
#include "blocks/rows.h"
#include "blocks/style.h"
#include "blocks/table.h"
#include "outline.h"
#include "shape/layout.h"
#include "shape/outlines.h"
#include "tidy.h"
#include "typeset/formula.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace lectograph::trees {

using namespace Qt::StringLiterals;
using base::Color;
using base::Result;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using shape::Shape;

namespace {

struct TreeNode
{
    OutlineItem item;
    QString name;
    Shape label; ///< around the origin
    TreeBox box;
    QPointF at;
    int branch = -1;  ///< which child of the root it is, or is below
    double shown = 1; ///< 0: still in its parent
    bool isHighlighted = false;
};
using TreeNodes = std::vector<TreeNode>;

std::size_t place(int index)
{
    return static_cast<std::size_t>(index);
}

/// The items that are not below one of the names in "folded", each after its parent.
std::vector<OutlineItem> unfolded(const std::vector<OutlineItem> &items, const QStringList &folded)
{
    std::vector<OutlineItem> kept;
    std::vector<int> places(items.size(), -1);
    for (std::size_t i = 0; i < items.size(); ++i) {
        const int parent = items[i].parent;
        if (parent >= 0 && (places[place(parent)] < 0 || folded.contains(items[place(parent)].text)))
            continue;
        places[i] = static_cast<int>(kept.size());
        OutlineItem item{items[i].text, parent < 0 ? -1 : places[place(parent)], items[i].depth, {}};
        if (item.parent >= 0)
            kept[place(item.parent)].children.push_back(places[i]);
        kept.push_back(std::move(item));
    }
    return kept;
}

Result<Shape> labelled(const QString &text, int depth, const Inputs &in, const Context &context)
{
    typeset::TextStyle style = blocks::textStyle(in.number("size"), in.color("colour"), context);
    style.wrapWidth = in.number("wrapWidth");
    style.weight = depth == 0 ? 700 : 400;
    const auto set = typeset::mixed(text, style);
    if (!set)
        return base::within(u"outline"_s, set.error());
    for (const QString &warning : set->warnings)
        context.warn(warning);
    return shape::centredAt(set->shape, {}).edited([](shape::Part &part) { part.name = u"label"_s; });
}

Result<TreeNodes> nodesOf(const Inputs &in, const Context &context)
{
    const Outline outline = readOutline(in.text("outline"));
    for (const QString &note : outline.notes)
        context.warn(note);
    TreeNodes nodes;
    QStringList texts;
    for (const OutlineItem &item : unfolded(outline.items, in.texts("folded"))) {
        auto label = labelled(item.text, item.depth, in, context);
        if (!label) { // a formula with an error: the others are drawn
            context.fail(label.error());
            label = Shape();
        }
        TreeNode node{.item = item, .name = {}, .label = *label, .box = {}, .at = {}};
        node.box = {.size = {}, .parent = item.parent, .level = item.depth, .children = item.children};
        node.branch = item.depth == 0             ? -1
            : item.depth == 1 && item.parent >= 0 ? static_cast<int>(
                  std::ranges::find(nodes[place(item.parent)].item.children, static_cast<int>(nodes.size()))
                  - nodes[place(item.parent)].item.children.begin())
                                                  : nodes[place(item.parent)].branch;
        node.shown = std::clamp(in.number("levels") - item.depth, 0.0, 1.0);
        nodes.push_back(std::move(node));
        texts.append(item.text);
    }
    const QStringList names = blocks::partNames(texts);
    for (std::size_t i = nodes.size(); i-- > 0;) {
        nodes[i].name = names[static_cast<qsizetype>(i)];
        nodes[i].isHighlighted = nodes[i].isHighlighted || in.texts("highlight").contains(nodes[i].item.text);
        if (nodes[i].isHighlighted && nodes[i].item.parent >= 0)
            nodes[place(nodes[i].item.parent)].isHighlighted = true;
    }
    return nodes;
}

/// As high as their lines: boxes of one level are equally high, whatever letters are in them.
void measureBoxes(TreeNodes &nodes, const Inputs &in, const Context &context, double room)
{
    const double em = typeset::emForSize(in.number("size"), context.setting.dialect);
    const double padding = in.number("padding") * room;
    for (TreeNode &node : nodes) {
        const base::Box text = node.label.bounds();
        node.box.size = {text.width() + 2 * padding * 1.5, std::max(text.height(), em) + 2 * padding};
    }
}

std::vector<TreeBox> boxesOf(const TreeNodes &nodes, bool sideways)
{
    std::vector<TreeBox> boxes;
    for (const TreeNode &node : nodes) {
        boxes.push_back(node.box);
        if (sideways)
            boxes.back().size.transpose();
    }
    return boxes;
}

/// A tree to the right or left, whose boxes of one level begin on one line.
void placeSideways(TreeNodes &nodes, const TreeGaps &gaps, double side)
{
    const std::vector<QPointF> places = tidyTree(boxesOf(nodes, true), gaps);
    for (std::size_t i = 0; i < nodes.size(); ++i)
        nodes[i].at = {side * places[i].y(), -places[i].x()};
    std::map<double, double> widths; // of levels, by where they are
    for (std::size_t i = 0; i < nodes.size(); ++i)
        widths[places[i].y()] = std::max(widths[places[i].y()], nodes[i].box.size.width());
    for (std::size_t i = 0; i < nodes.size(); ++i)
        nodes[i].at.rx() -= side * (widths[places[i].y()] - nodes[i].box.size.width()) / 2;
}

/// The branches of the root on both sides of it: the first half from the top to the bottom on the right, as high as the
/// rest on the left.
void placeMindMap(TreeNodes &nodes, const TreeGaps &gaps)
{
    if (nodes.empty())
        return;
    std::vector<int> branchOf(nodes.size(), -1);
    std::vector<double> heights(nodes.front().item.children.size());
    for (std::size_t i = 1; i < nodes.size(); ++i) {
        if (nodes[i].item.children.empty() && nodes[i].branch >= 0 && place(nodes[i].branch) < heights.size())
            heights[place(nodes[i].branch)] += nodes[i].box.size.height();
    }
    double all = 0;
    for (const double height : heights)
        all += height;
    double sum = 0;
    int right = 0;
    while (place(right) < heights.size() && (right == 0 || sum + heights[place(right)] / 2 <= all / 2))
        sum += heights[place(right++)];
    for (const bool isRight : {true, false}) {
        TreeNodes half;
        std::vector<int> from(nodes.size(), -1);
        std::vector<std::size_t> origin;
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            if (i > 0 && (nodes[i].item.parent < 0 || (nodes[i].branch < right) != isRight))
                continue;
            from[i] = static_cast<int>(half.size());
            TreeNode node = nodes[i];
            node.box.children.clear();
            node.box.parent = i == 0 ? -1 : from[place(nodes[i].item.parent)];
            if (node.box.parent >= 0)
                half[place(node.box.parent)].box.children.push_back(from[i]);
            half.push_back(std::move(node));
            origin.push_back(i);
        }
        placeSideways(half, gaps, isRight ? 1 : -1);
        for (std::size_t i = 0; i < half.size(); ++i)
            nodes[origin[i]].at = half[i].at - half.front().at;
    }
}

void placeNodes(TreeNodes &nodes, const Inputs &in, double room)
{
    const TreeGaps gaps{in.number("boxGap") * room, in.number("levelGap"), in.boolean("alignLeaves")};
    const QString &layout = in.text("layout");
    const bool isSingle = std::ranges::count_if(nodes, [](const TreeNode &node) { return node.item.parent < 0; }) == 1;
    if (layout == "left"_L1 || layout == "right"_L1 || (layout == "mind-map"_L1 && !isSingle))
        return placeSideways(nodes, gaps, layout == "left"_L1 ? -1 : 1);
    if (layout == "mind-map"_L1)
        return placeMindMap(nodes, gaps);
    const std::vector<QPointF> places = layout == "radial"_L1 ? radialTree(boxesOf(nodes, false), gaps)
                                                              : tidyTree(boxesOf(nodes, false), gaps);
    for (std::size_t i = 0; i < nodes.size(); ++i)
        nodes[i].at = {places[i].x(), layout == "up"_L1 ? places[i].y() : -places[i].y()};
}

enum class Ways { Upright, Level, Radial };

/// From the edge of the parent to that of the child.
shape::Path linkPath(const TreeNode &from, const QPointF &start, const TreeNode &to, const QPointF &end, Ways ways,
                     const QString &form)
{
    const bool isLevel = ways == Ways::Level;
    QPointF a = start;
    QPointF b = end;
    if (ways != Ways::Radial) {
        const double side = (isLevel ? end.x() - start.x() : end.y() - start.y()) < 0 ? -1 : 1;
        (isLevel ? a.rx() : a.ry()) += side * (isLevel ? from.box.size.width() : from.box.size.height()) / 2;
        (isLevel ? b.rx() : b.ry()) -= side * (isLevel ? to.box.size.width() : to.box.size.height()) / 2;
    } else {
        const QPointF way = end - start;
        const auto edge = [&way](const QSizeF &size) {
            return 1
                / std::max({std::abs(way.x()) / (size.width() / 2), std::abs(way.y()) / (size.height() / 2), 1e-9});
        };
        a = start + way * std::min(0.5, edge(from.box.size));
        b = end - way * std::min(0.5, edge(to.box.size));
    }
    if (form == "straight"_L1 || ways == Ways::Radial)
        return shape::line(a, b);
    const QPointF middle = (a + b) / 2;
    const QPointF outOfA = isLevel ? QPointF(middle.x(), a.y()) : QPointF(a.x(), middle.y());
    const QPointF intoB = isLevel ? QPointF(middle.x(), b.y()) : QPointF(b.x(), middle.y());
    if (form == "curve"_L1)
        return shape::Path({shape::Contour{{a, outOfA, intoB, b}, false}});
    const std::vector<QPointF> corners{a, outOfA, intoB, b};
    return shape::polygon(corners, false);
}

class TreeDrawing
{
public:
    TreeDrawing(const TreeNodes &nodes, const Inputs &in, const Context &context)
        : m_nodes(nodes), m_in(in), m_context(context)
    {}

    Shape draw() const
    {
        std::vector<QPointF> places;
        std::vector<double> shown;
        std::vector<Shape> links;
        std::vector<Shape> boxes;
        for (const TreeNode &node : m_nodes) {
            const int parent = node.item.parent;
            const QPointF from = parent < 0 ? node.at : places[place(parent)];
            places.push_back(from + (node.at - from) * node.shown); // out of the middle of its parent
            shown.push_back(parent < 0 ? node.shown : std::min(node.shown, shown[place(parent)]));
            boxes.push_back(withTags(nodeShape(node, places.back()), node, shown.back()));
            if (parent < 0)
                continue;
            const TreeNode &above = m_nodes[place(parent)];
            const Shape link = shape::leaf(linkPath(above, from, node, places.back(), ways(), m_in.text("links")),
                                           linkStyle(node), node.name);
            links.push_back(withTags(link, node, shown.back()));
        }
        std::vector<Shape> all{shape::group(std::move(links), u"links"_s), shape::group(std::move(boxes), u"nodes"_s)};
        std::vector<ArcEnd> ends;
        for (std::size_t i = 0; i < m_nodes.size(); ++i)
            ends.push_back({m_nodes[i].item.text, m_nodes[i].name, places[i], m_nodes[i].box.size, shown[i]});
        if (std::vector<Shape> arcs = drawnArcs(ends, m_in, m_context); !arcs.empty())
            all.push_back(shape::group(std::move(arcs), u"arcs"_s));
        return shape::group(std::move(all));
    }

private:
    Ways ways() const
    {
        const QString &layout = m_in.text("layout");
        return layout == "radial"_L1                   ? Ways::Radial
            : layout == "up"_L1 || layout == "down"_L1 ? Ways::Upright
                                                       : Ways::Level;
    }

    Color colorOf(const TreeNode &node) const
    {
        if (node.isHighlighted)
            return m_in.color("highlightColour");
        const std::vector<Color> &colors = m_in.colors("branchColours");
        if (colors.empty() || node.branch < 0)
            return m_in.color("stroke");
        return colors[place(node.branch) % colors.size()];
    }

    shape::Style linkStyle(const TreeNode &node) const
    {
        return blocks::lineStyle(colorOf(node), m_in.number("strokeWidth") * (node.isHighlighted ? 1.6 : 1),
                                 m_context.setting);
    }

    Shape nodeShape(const TreeNode &node, const QPointF &at) const
    {
        shape::Style style = linkStyle(node);
        style.fill = colorOf(node);
        style.fill.a *= static_cast<float>(m_in.number("fillOpacity"));
        const QSizeF size = node.box.size;
        std::vector<Shape> parts;
        if (m_in.boolean("boxes"))
            parts.push_back(shape::leaf(
                shape::rectangle(size.width(), size.height(), std::min(m_in.number("corner"), size.height() / 2)),
                style, u"box"_s));
        if (node.label.leafCount() > 0)
            parts.push_back(node.label);
        return shape::shifted(shape::group(std::move(parts), node.name), {at.x(), at.y(), 0});
    }

    Shape withTags(const Shape &shape, const TreeNode &node, double shown) const
    {
        return shape.edited([&](shape::Part &part) {
            part.tags.append(u"level:%1"_s.arg(node.item.depth));
            if (node.item.children.empty())
                part.tags.append(u"leaf"_s);
            for (int above = node.item.parent; above >= 0; above = m_nodes[place(above)].item.parent)
                part.tags.append(u"below:"_s + m_nodes[place(above)].name);
            part.tags.append(u"below:"_s + node.name);
            part.opacity = shown;
            part.hidden = shown <= 0;
        });
    }

    const TreeNodes &m_nodes;
    const Inputs &m_in;
    const Context &m_context;
};

/// By how much something is scaled down to the maximum size of the tree, or to the frame.
double fitOf(const base::Box &box, const Inputs &in, const Context &context)
{
    const blocks::Room room = blocks::roomFor(in, context.setting);
    return std::min({1.0, room.width / std::max(box.width(), 1e-9), room.height / std::max(box.height(), 1e-9)});
}

/// Of all boxes, shown or not.
base::Box extentOf(const TreeNodes &nodes)
{
    base::Box extent;
    for (const TreeNode &node : nodes) {
        const base::Vec3 half{node.box.size.width() / 2, node.box.size.height() / 2, 0};
        const base::Vec3 at{node.at.x(), node.at.y(), 0};
        extent.add(at - half);
        extent.add(at + half);
    }
    return extent;
}

/// Where it must be scaled down so much that letters cannot be read, its boxes stand closer first, whether they are shown
/// yet or not. What is too small even then is said.
Shape fittedTree(TreeNodes nodes, const Inputs &in, const Context &context)
{
    constexpr double legible = 0.022; // of the height of the frame
    const double em = typeset::emForSize(in.number("size"), context.setting.dialect);
    const auto isLegible = [&](double by) { return by >= 1 || by * em >= legible * context.setting.frameHeight; };
    for (const double room : {1.0, 0.7, 0.5, 0.35, 0.25}) {
        measureBoxes(nodes, in, context, room);
        placeNodes(nodes, in, room);
        if (isLegible(fitOf(extentOf(nodes), in, context)))
            break;
    }
    const Shape tree = TreeDrawing(nodes, in, context).draw();
    const double fit = fitOf(tree.bounds(), in, context);
    if (!isLegible(fit))
        context.warn(base::Sentence::tr("The tree is so large that its letters can hardly be read. Fold some of it, or "
                                        "show fewer levels in a tree of their own."));
    return shape::movedTo(shape::transformed(tree, base::Transform::scaling(fit, fit, fit)), {});
}

graph::PropertyTable treeProperties()
{
    return {
        row::text("outline", "Model\n  Encoder\n    Embedding\n    Attention\n  Decoder\n    Mask\n    Output",
                  "One line for each box; what is indented further is below it. $…$ is a formula"),
        row::choice("layout", "down", "down|up|right|left|mind-map=Mind map|radial=On circles",
                    "Where it grows from its root"),
        row::choice("links", "elbow", "elbow=With corners|curve=Curved|straight", "How its lines go"),
        row::number("levels", 20,
                    "How many levels are shown; between two numbers the next one comes out of its parents")
            .titled("Levels shown")
            .between(0, 1000),
        row::texts("folded", "Texts of boxes that nothing is shown below").titled("Folded"),
        row::texts("highlight", "Texts of boxes that are marked, with the way to them").titled("Marked"),
        row::color("highlightColour", "YELLOW", "Of what is marked").titled("Colour of marks"),
        row::boolean("alignLeaves", false, "All boxes with nothing below them stand on the last level")
            .titled("Ends on one line"),
        row::number("size", 30, "Type size of the texts").between(1, 1000),
        row::color("colour", "WHITE", "Colour of the texts").titled("Colour of texts"),
        row::number("wrapWidth", 3, "Longer texts go on in another line; 0: as written")
            .titled("Longest line")
            .atLeast(0)
            .in("units"),
        row::boolean("boxes", true, "Whether there is a box around every text"),
        row::color("stroke", "GREY_B", "Colour of boxes and lines").titled("Line colour"),
        row::colors("branchColours", {"BLUE", "TEAL", "ORANGE", "PURPLE", "GREEN", "RED"},
                    "Colours of the branches of the root, in turn; if there are none, that of the lines"),
        row::number("strokeWidth", 3, "Thickness of the lines, in hundredths of a unit")
            .titled("Line width")
            .between(0, 1000),
        row::number("fillOpacity", 0.2, "How opaque the boxes are").between(0, 1),
        blocks::cornerRow(0.12),
        row::number("padding", 0.14, "Room between a text and its box").between(0, 100).in("units"),
        row::number("boxGap", 0.25, "Room between boxes of one parent; others have twice as much")
            .titled("Room between boxes")
            .between(0, 100)
            .in("units"),
        row::number("levelGap", 0.6, "Room between two levels")
            .titled("Room between levels")
            .between(0, 100)
            .in("units"),
    };
}

} // namespace

NodeType tree()
{
    return {
        .id = u"trees.tree"_s,
        .version = 2,
        .title = u"Tree"_s,
        .category = u"Diagrams"_s,
        .help = u"A tree or a mind map of an outline. Its parts are “nodes/TEXT”, “links/TEXT” and “arcs/FROM→TO”; "
                u"they have the tags "
                u"“level:NUMBER”, “leaf” and “below:TEXT”, which is all that grows from a box. "
                u"What is larger than its maximum width or height, or than the frame, is made smaller."_s,
        .properties = graph::joined(treeProperties(), arcProperties()),
        .outputs = blocks::shapeOutput(),
        .placed = true,
        .evaluate = blocks::drawing([](const Inputs &in, const Context &context) -> Result<Shape> {
            auto nodes = nodesOf(in, context);
            if (!nodes)
                return tl::unexpected(nodes.error());
            return fittedTree(*std::move(nodes), in, context);
        }),
    };
}

} // namespace lectograph::trees
