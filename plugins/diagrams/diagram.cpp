// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/keeper.h"
#include "base/sentence.h"
#include "blending.h"
#include "blocks/block.h"
#include "blocks/contrast.h"
#include "blocks/room.h"
#include "blocks/rows.h"
#include "drawing.h"
#include "notation/directions.h"
#include "notation/reading.h"
#include "token.h"
#include "types.h"

#include <algorithm>

namespace lectograph::diagrams {

using namespace Qt::StringLiterals;
using base::Result;
using base::Sentence;
using diagram::Direction;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using graph::PropertyTable;
using shape::Shape;

namespace {

/// Post-norm, as in the paper; “->+” are the residual links.
constexpr std::string_view encoderLayer = R"(input [Embeddings]: [B, T, 512]
encoder [Encoder layer] * 6 {
  attn [Multi-head attention] :::ORANGE
  norm1 [Add & norm] :::YELLOW
  ffn [Feed-forward] :::BLUE
  norm2 [Add & norm] :::YELLOW
  attn -> norm1 -> ffn -> norm2
  norm1 ->+ norm2
}
input -> attn
input ->+ norm1
norm2 -> output [Output])";

PropertyTable sourceProperties()
{
    return {
        row::text(
            "source", encoderLayer,
            "One link in a line, “input -> encoder -> output”; “name [Text]” is what a block shows, “name {” to “}” "
            "a group, “->+” an arc round what lies between. Flowcharts of Mermaid can be pasted")
            .titled("Diagram"),
        row::choice("direction", "auto",
                    "auto=As written|up=Upwards|down=Downwards|right=To the right|left=To the left",
                    "Where the links go; what does not say it goes up"),
        row::texts("folded", "Names of groups that are drawn as one block").titled("Folded groups"),
        row::number("unfolding", 0, "How far the folded groups are unfolded: 0 not at all, 1 completely").between(0, 1),
        row::boolean("showShapes", true, "What flows, beside its link, from where it is declared on: “x: [2, 16, 512]”")
            .titled("Tensor shapes"),
    };
}

PropertyTable emphasisProperties()
{
    return {
        row::texts("highlight", "Names of blocks, groups and classes, and paths such as “input -> norm1”")
            .titled("Highlighted"),
        row::number("highlightShare", 1, "How much the highlighted parts stand out")
            .titled("Highlight strength")
            .between(0, 1),
        row::color("highlightColour", "accent", "Of lines that are highlighted"),
        row::number("dimmed", 0.25, "How opaque the rest is, while something is highlighted")
            .titled("Opacity of the rest")
            .between(0, 1),
        row::number("build", 1, "How much is there, along the flow: 0 nothing, 1 everything")
            .titled("Built up")
            .between(0, 1)
            .eases("linear"),
        row::boolean("showToken", false, "Something that travels along the links").titled("Token"),
        row::number("token", 0, "How far it has gone: 0 at the first block, 1 at the last")
            .titled("Token progress")
            .between(0, 1)
            .eases("linear"),
        row::text("tokenPath", "",
                  "The names that it passes, “input -> encoder -> output”; empty: along the first links")
            .titled("Token path")
            .as(graph::TextKind::Name),
        row::texts("tokenLabels", "What it says, from the first block on and after each next one")
            .titled("Token labels"),
        row::number("tokenPause", 0, "How long it stays at each block, as a way in which it would go on")
            .titled("Token pause")
            .between(0, 100)
            .in("units"),
        row::color("tokenColour", "accent", "Of the token").titled("Token colour"),
    };
}

PropertyTable lookProperties()
{
    return {
        row::number("size", 24, "Type size in blocks, before the whole is made smaller to fit").between(1, 400),
        row::number("spacing", 1, "Room between blocks, layers and links").between(0.3, 5),
        row::choice("residualSide", "right", "left=Left or top|right=Right or bottom",
                    "Where arcs “->+” go round what lies between")
            .titled("Side of residual links"),
        row::color("fill", "surface", "Of blocks without a class").titled("Fill colour"),
        row::number("fillOpacity", 1, "How opaque blocks are").between(0, 1),
        row::color("stroke", "muted", "Of blocks without a class").titled("Line colour"),
        row::number("strokeWidth", 2.5, "Of blocks and groups").titled("Line width").between(0, 100).in("hundredths"),
        row::color("labelColour", "text", "Colour of the text"),
        blocks::cornerRow(0.12),
        row::color("linkColour", "muted", "Colour of links and of what is written at them").titled("Link colour"),
        row::number("lineWidth", 3, "Of links").titled("Link width").between(0, 100).in("hundredths"),
        row::number("linkCorner", 0.14, "How round the corners of links are")
            .titled("Corners of links")
            .between(0, 100)
            .in("units"),
    };
}

/// Those of the text and of what flows, with their lines. What is drawn lacks nothing else.
void report(const std::vector<Remark> &remarks, const Context &context)
{
    constexpr std::size_t most = 6;
    for (std::size_t i = 0; i < std::min(remarks.size(), most); ++i)
        context.fail(base::Error(Sentence::tr("Line %1: %2").arg(remarks[i].line).arg(remarks[i].what),
                                 remarks[i].remedy, u"source"_s));
    if (remarks.size() > most)
        context.fail(base::Error(Sentence::tr("%1 more places have errors.").arg(remarks.size() - most),
                                 Sentence::tr("Correct the first ones."), u"source"_s));
}

void reportMissing(const QStringList &names, const QString &property, const Context &context)
{
    for (const QString &name : names.mid(0, 3))
        context.fail(base::Error(Sentence::tr("Nothing in the diagram has the name “%1”.").arg(name),
                                 Sentence::tr("Choose a name that is written in it."), property));
}

/// A diagram as it is written, and what flows in it.
struct Written
{
    Model model;
    TensorShapes tensors;
};

std::shared_ptr<const Written> written(const QString &source)
{
    constexpr qsizetype mostLetters = 300'000;
    static base::Keeper<QString, Written> kept(mostLetters);
    const auto read = [&] {
        Model model = readDiagram(source);
        TensorShapes tensors = tensorShapes(model);
        return Written{std::move(model), std::move(tensors)};
    };
    // Sentences are in the language that the interface has now.
    return kept.of(source, source.size() + 1, read, [](const Written &written) {
        return written.model.remarks.empty() && written.tensors.remarks.empty();
    });
}

std::vector<bool> foldedItems(const Model &model, const QStringList &names, const Context &context)
{
    std::vector<bool> isFolded(model.items.size(), false);
    QStringList missing;
    for (const QString &name : names) {
        const int item = model.byName.value(name.trimmed(), -1);
        if (item >= 0)
            isFolded[static_cast<std::size_t>(item)] = true;
        else
            missing.append(name);
    }
    reportMissing(missing, u"folded"_s, context);
    return isFolded;
}

LayoutWishes wishesOf(const Inputs &in, const Context &context, const Model &model)
{
    const blocks::Room room = blocks::roomFor(in, context.setting);
    return {
        .direction = notation::directionNamed(in.text("direction")).value_or(model.direction.value_or(Direction::Up)),
        .areResidualsLeft = in.text("residualSide") == "left"_L1,
        .spacing = in.number("spacing"),
        .maxWidth = room.width,
        .maxHeight = room.height};
}

/// Where everything is: folded, unfolded, or on the way from one to the other.
Result<Placed> placesOf(const Inputs &in, const Context &context, const Model &model, const Texts &texts)
{
    const LayoutWishes wishes = wishesOf(in, context, model);
    const std::vector<bool> isFolded = foldedItems(model, in.texts("folded"), context);
    const double unfolding = in.number("unfolding");
    const auto place = [&](const std::vector<bool> &groups) {
        return placed(model, folded(model, groups), texts, wishes, context);
    };
    const std::vector<bool> none(model.items.size(), false);
    if (unfolding >= 1)
        return place(none);
    const Result<Placed> closed = place(isFolded);
    if (unfolding <= 0 || !closed || isFolded == none)
        return closed;
    const Result<Placed> open = place(none);
    return open ? blended(model, *closed, *open, unfolding) : open;
}

DiagramLook lookOf(const Inputs &in, const Context &context, const Texts &texts)
{
    return {.fill = in.color("fill"),
            .fillOpacity = in.number("fillOpacity"),
            .stroke = in.color("stroke"),
            .strokeWidth = in.number("strokeWidth"),
            .line = in.color("linkColour"),
            .lineWidth = in.number("lineWidth"),
            .background = context.setting.color(u"background"),
            .highlight = in.color("highlightColour"),
            .wrong = context.setting.color(u"RED"),
            .highlightShare = in.number("highlightShare"),
            .dimmed = in.number("dimmed"),
            .corner = in.number("corner"),
            .linkCorner = in.number("linkCorner"),
            .build = in.number("build"),
            .em = texts.em};
}

std::optional<DrawnToken> tokenOf(const Inputs &in, const Context &context, const Model &model, const Placed &placed)
{
    if (!in.boolean("showToken"))
        return std::nullopt;
    QStringList missing;
    const std::vector<int> links = linksAlong(model, readPath(in.text("tokenPath")), missing);
    reportMissing(missing, u"tokenPath"_s, context);
    if (links.empty())
        return std::nullopt;
    const base::Color color = in.color("tokenColour");
    const TokenLook look{.color = color,
                         .ink = blocks::blackOrWhiteOn(color),
                         .corner = in.number("linkCorner") * placed.scale,
                         .pause = in.number("tokenPause"),
                         .size = in.number("size") * placed.scale * 0.9};
    return drawnToken(model, placed, links, in.texts("tokenLabels"), in.number("token"), look, context);
}

Result<graph::Outputs> evaluateDiagram(const Inputs &in, const Context &context)
{
    const auto source = written(in.text("source"));
    const Model &model = source->model;
    report(model.remarks, context);
    if (model.items.empty())
        return graph::Outputs{Shape(), 0.0};
    const TensorShapes &tensors = source->tensors;
    if (in.boolean("showShapes"))
        report(tensors.remarks, context);
    const Texts texts = textsOf(model, tensors, in, context);
    const Result<Placed> places = placesOf(in, context, model, texts);
    if (!places)
        return tl::unexpected(places.error());
    const Emphasis emphasis = emphasisOf(model, in.texts("highlight"));
    reportMissing(emphasis.missing, u"highlight"_s, context);
    std::vector<Shape> parts = drawnDiagram(model, *places, texts, tensors, emphasis, lookOf(in, context, texts),
                                            context);
    const auto token = tokenOf(in, context, model, *places);
    if (token)
        parts.push_back(token->shape);
    return graph::Outputs{shape::group(std::move(parts)), token ? token->reached : 0.0};
}

} // namespace

NodeType blockDiagram()
{
    return {
        .id = u"diagrams.diagram"_s,
        .version = 2,
        .title = u"Block diagram"_s,
        .category = u"Diagrams"_s,
        .help =
            u"Blocks, groups and links that are written as text and laid out by themselves; links go round blocks. The "
            u"parts are “blocks/NAME”, “groups/NAME”, “links/FROM→TO”, “labels/FROM→TO” and “token”, in the order of "
            u"the flow; blocks with a class have its name as a tag. "
            u"What is larger than its maximum width or height, or than the frame, is made smaller."_s,
        .properties = graph::joined(sourceProperties(), lookProperties(), emphasisProperties()),
        .outputs = {{.key = "shape", .type = graph::ValueType::Shape, .help = "What is drawn"},
                    {.key = "reached",
                     .type = graph::ValueType::Number,
                     .help = "How many blocks the token has reached, and its share of the way to the next"}},
        .placed = true,
        .evaluate = evaluateDiagram,
    };
}

} // namespace lectograph::diagrams
