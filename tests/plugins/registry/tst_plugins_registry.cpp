// SPDX-License-Identifier: GPL-3.0-or-later
#include "blockbench.h"

#include "base/hash.h"
#include "base/text.h"
#include "graph/choices.h"
#include "graph/placement.h"
#include "testmain.h"

#include <QJsonArray>
#include <QMap>
#include <QTest>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;
using namespace lectograph;
using graph::NodeType;
using graph::PropertySpec;
using graph::PropertyTable;
using graph::ValueType;

namespace {

QJsonObject link(const QString &node)
{
    return {{u"link"_s, node}};
}

const QJsonArray matrix{QJsonArray{0.5, -1}, QJsonArray{2, 3}};

/// Blocks of every kind to link, and the tested block as "it".
QJsonObject surrounded(const NodeType &type, const QJsonObject &properties)
{
    QJsonObject it = properties;
    it.insert(u"type"_s, type.id);
    const QJsonObject circle{{u"type"_s, u"shapes.circle"_s}, {u"position"_s, QJsonArray{3, 1}}};
    const QJsonObject grid{{u"type"_s, u"shapes.grid"_s}, {u"columns"_s, 6}, {u"position"_s, QJsonArray{-3, 0.5}}};
    const QJsonObject row{{u"type"_s, u"layout.repeat"_s}, {u"shape"_s, link(u"circle"_s)}};
    const QJsonObject mask{{u"type"_s, u"tensors.mask"_s}, {u"scores"_s, matrix}};
    const QJsonObject heads{{u"type"_s, u"tensors.split-heads"_s}, {u"a"_s, matrix}};
    return {{u"it"_s, it},     {u"circle"_s, circle}, {u"grid"_s, grid},
            {u"mask"_s, mask}, {u"row"_s, row},       {u"heads"_s, heads}};
}

/// With required shapes linked.
QJsonObject plain(const NodeType &type)
{
    QJsonObject properties;
    for (const PropertySpec &spec : type.properties) {
        if (spec.required)
            properties.insert(base::toText(spec.key), link(u"circle"_s));
    }
    if (type.id == "shapes.image"_L1)
        properties.insert(u"file"_s, u"picture.png"_s);
    return properties;
}

/// With all shapes linked, alternating between different ones.
QJsonObject linked(const NodeType &type)
{
    QJsonObject properties = plain(type);
    int shapes = 0;
    for (const PropertySpec &spec : graph::tableOf(type)) {
        if (spec.type == ValueType::Shape)
            properties.insert(base::toText(spec.key), link(shapes++ % 2 == 0 ? u"grid"_s : u"circle"_s));
        else if (spec.type == ValueType::Shapes)
            properties.insert(base::toText(spec.key), QJsonArray{link(u"circle"_s), link(u"grid"_s)});
    }
    return properties;
}

/// Values that other properties depend on: the size of a text needs a text.
QJsonObject effective(const NodeType &type, const QJsonObject &properties)
{
    static const QJsonObject values{{u"edge"_s, u"up-left"_s},
                                    {u"fillOpacity"_s, 0.5},
                                    {u"fillGradient"_s, QJsonArray{u"RED"_s, u"BLUE"_s}},
                                    {u"strokeWidth"_s, 5},
                                    {u"backStrokeWidth"_s, 3},
                                    {u"label"_s, u"a few words more than a line holds in its box"_s},
                                    {u"text"_s, u"x x x x \\textbf{x} \\val{1} \\word{1}"_s},
                                    {u"words"_s, QJsonArray{u"one"_s}},
                                    {u"names"_s, QJsonArray{u"one"_s, u"two"_s}},
                                    {u"latex"_s, u"x_{\\val{1}}"_s},
                                    {u"values"_s, QJsonArray{7, 1, 2, 3}},
                                    {u"xs"_s, QJsonArray{0, 1, 5, 9}},
                                    {u"distribution"_s, u"uniform"_s},
                                    {u"activation"_s, u"swiglu"_s},
                                    {u"map"_s, u"own"_s},
                                    {u"shade"_s, true},
                                    {u"showNumbers"_s, true},
                                    {u"colourSpans"_s, QJsonArray{u"x"_s}},
                                    {u"wrapWidth"_s, 1.5},
                                    {u"route"_s, u"loop"_s},
                                    {u"form"_s, u"curve"_s},
                                    {u"value"_s, 1234.5},
                                    {u"formula"_s, u"a + b*2 + c*3 + d*4 + n*5"_s},
                                    {u"width"_s, 3},
                                    {u"height"_s, 2.5},
                                    {u"columns"_s, 1},
                                    {u"pattern"_s, u"leaves"_s},
                                    {u"highlightRows"_s, QJsonArray{0}},
                                    {u"highlight"_s, QJsonArray{0}},
                                    {u"direction"_s, u"row"_s},
                                    {u"progress"_s, 1.5},
                                    {u"struck"_s, 0.5},
                                    {u"theta"_s, 30},
                                    {u"step"_s, QJsonArray{1, 2, 0}},
                                    {u"recolour"_s, u"one"_s},
                                    {u"scale"_s, 2}};
    QJsonObject told = properties;
    for (const PropertySpec &spec : graph::tableOf(type)) {
        const QJsonValue value = values.value(base::toText(spec.key));
        if (!value.isUndefined() && graph::parseProperty(spec, value, {u"en"_s}))
            told.insert(base::toText(spec.key), value);
    }
    if (type.id == "shapes.image"_L1)
        told.insert(u"file"_s, u"drawing.svg"_s);
    if (type.id == "layout.reorder"_L1)
        told.insert(u"shape"_s, link(u"row"_s));
    if (type.id == "tensors.file"_L1)
        told.insert(u"file"_s, u"a.safetensors"_s);
    if (type.id == "tensors.rotary-encoding"_L1)
        told.insert(u"tensor"_s, QJsonArray{QJsonArray{1, 2, 3, 4}, QJsonArray{5, 6, 7, 8}});
    if (type.id == "language.byte-pairs"_L1) {
        told.insert(u"text"_s, u"cat cat"_s);
        told.insert(u"vocabulary"_s, u"vocab.json"_s);
        told.insert(u"merges"_s, u"merges.txt"_s);
    }
    return told;
}

/// With tensors larger than one entry, or with masked entries.
QJsonObject withTensors(const NodeType &type, QJsonObject properties, const QJsonValue &tensor)
{
    for (const PropertySpec &spec : type.properties) {
        if (spec.type == ValueType::Tensor)
            properties.insert(base::toText(spec.key), tensor);
    }
    return properties;
}

/// Other values of a property, at least one of which should have an effect.
QJsonArray alternatives(const PropertySpec &spec)
{
    QJsonArray values;
    const double preset = graph::presetOf(spec).toDouble();
    switch (spec.type) {
    case ValueType::Number:
    case ValueType::Integer:
        for (const double value :
             {preset + 1, preset + 7, preset / 2, preset - 1, 0.25, 0.0, 1.0, 2.0, 15.0, 90.0, 700.0})
            values.append(value);
        break;
    case ValueType::Boolean: values = {true, false}; break;
    case ValueType::Color: values = {u"#123456"_s, u"#654321"_s}; break;
    case ValueType::Vector: values = {QJsonArray{0.3, 0.7, 0.2}, QJsonArray{3, 2, 0}}; break;
    case ValueType::Text:
    case ValueType::Asset:
        values = {u"2*a + 1"_s,       u"0"_s,     u"leaves"_s,       u"cells"_s,
                  u"more words"_s,    u"0 → 1"_s, u"DejaVu Serif"_s, u"a much longer name"_s,
                  u"shapes.circle"_s, u"3-2"_s};
        break;
    case ValueType::Choice:
        for (const QString &choice : graph::choiceValues(spec))
            values.append(choice);
        break;
    case ValueType::Numbers:
        values = {QJsonArray{1, 0.5, 2, 1, 0.25, 2}, QJsonArray{0.5, 1}, QJsonArray{1, 2, 3}, QJsonArray{0.5, 2, 4, 8}};
        break;
    case ValueType::Colors: values.append(QJsonArray{u"#123456"_s, u"#654321"_s, u"#abcdef"_s}); break;
    case ValueType::Texts:
        values = {QJsonArray{u"x"_s}, QJsonArray{u"e"_s}, QJsonArray{u"one"_s, u"two"_s, u"three"_s}};
        break;
    case ValueType::Tensor:
        values = {QJsonArray{QJsonArray{1, -1}, QJsonArray{2, 4}}, QJsonArray{0.3, 2, 1}, link(u"mask"_s)};
        break;
    case ValueType::Shape: values = {link(u"grid"_s), link(u"circle"_s)}; break;
    case ValueType::Shapes:
        values.append(QJsonArray{link(u"grid"_s), link(u"circle"_s)});
        values.append(QJsonArray{link(u"circle"_s)});
        break;
    }
    return values;
}

/// What some properties of a type need to have an effect, besides what suits all types: one row for each type.
std::vector<QJsonObject> situations(const NodeType &type)
{
    const auto code = [](double version) {
        return QJsonObject{{u"code"_s, u"a = 1\nb = 2"_s}, {u"second"_s, u"a = 1\nb = 3"_s},
                           {u"third"_s, u"a = 4\nb"_s},    {u"fourth"_s, u"a = 5"_s},
                           {u"fifth"_s, u"a = 6"_s},       {u"sixth"_s, u"c"_s},
                           {u"version"_s, version}};
    };
    static const QMap<QString, std::vector<QJsonObject>> rows{
        {u"attention.grid"_s,
         {{{u"show"_s, u"numbers"_s},
           {u"cellWidth"_s, 0.4},
           {u"sums"_s, u"both"_s},
           {u"rowTexts"_s, QJsonArray{u"a"_s}},
           {u"columnTexts"_s, QJsonArray{u"b"_s}},
           {u"lines"_s, u"labels"_s},
           {u"highlightRows"_s, QJsonArray{0}},
           {u"cover"_s, 0.5}},
          {{u"show"_s, u"numbers"_s}, {u"tensor"_s, link(u"mask"_s)}, {u"faintest"_s, 0.5}},
          {{u"show"_s, u"heat"_s}, {u"map"_s, u"own"_s}},
          {{u"show"_s, u"formula"_s}},
          {{u"show"_s, u"shape"_s}}}},
        {u"charts.box"_s,
         {{{u"laterCells"_s, QJsonArray{u"Layer 1"_s, u"2"_s}}, {u"later"_s, 0.5}},
          {{u"yLimits"_s, u"both"_s}, {u"yLeast"_s, 1}, {u"showMean"_s, true}},
          {{u"cells"_s, QJsonArray{u"a\tp\tq"_s, u"a\t1\t2"_s, u"b\t2\t6"_s}}}}},
        {u"charts.columns"_s,
         {{{u"laterCells"_s, QJsonArray{u"\tp"_s, u"a\t2"_s}}, {u"later"_s, 0.5}},
          {{u"cells"_s, QJsonArray{u"\tp"_s, u"a\t1"_s, u"b\t2"_s}}},
          {{u"arrangement"_s, u"stacked"_s}},
          {{u"yLimits"_s, u"both"_s}}}},
        {u"charts.heatmap"_s,
         {{{u"showAxes"_s, true}, {u"showColourBar"_s, true}, {u"xTitle"_s, u"x"_s}},
          {{u"showAxes"_s, true}, {u"cells"_s, QJsonArray{u"\tp"_s, u"a\t1"_s, u"b\t2"_s}}},
          {{u"showAxes"_s, true},
           {u"xLimits"_s, u"both"_s},
           {u"xLeast"_s, 1},
           {u"yLimits"_s, u"both"_s},
           {u"yLeast"_s, 1}}}},
        {u"charts.histogram"_s,
         {{{u"bins"_s, u"count"_s}, {u"xTitle"_s, u"x"_s}},
          {{u"bins"_s, u"width"_s}},
          {{u"bell"_s, u"curve"_s}},
          {{u"xLimits"_s, u"both"_s}, {u"yLimits"_s, u"both"_s}}}},
        {u"charts.numbers"_s, {{{u"colours"_s, QJsonArray{u"RED"_s, u"BLUE"_s}}}}},
        {u"charts.pie"_s,
         {{{u"laterCells"_s, QJsonArray{u"\tp"_s, u"a\t2"_s}}, {u"later"_s, 0.5}},
          {{u"cells"_s, QJsonArray{u"\tp\tcells"_s, u"one\t1\t2"_s, u"two\t9\t2"_s, u"c\t1\t1"_s}},
           {u"pulledOut"_s, QJsonArray{u"one"_s}},
           {u"leastShare"_s, 0}},
          {{u"cells"_s, QJsonArray{u"\tp"_s, u"a\t1"_s, u"b\t9"_s, u"c\t1"_s}}, {u"leastShare"_s, 0.2}},
          {{u"showTotal"_s, true}}}},
        {u"charts.probabilities"_s,
         {{{u"measure"_s, u"whole"_s}},
          {{u"words"_s, QJsonArray{u"a"_s, u"b"_s}},
           {u"values"_s, QJsonArray{0.4, 0.2}},
           {u"laterValues"_s, QJsonArray{0.1, 0.8}},
           {u"later"_s, 0.7}}}},
        {u"charts.radar"_s,
         {{{u"laterCells"_s, QJsonArray{u"\tp"_s, u"a\t2"_s}}, {u"later"_s, 0.5}},
          {{u"yLimits"_s, u"both"_s}, {u"yLeast"_s, 1}}}},
        {u"charts.series"_s,
         {{{u"cells"_s, QJsonArray{u"\tp\tp"_s, u"0\t1\t2"_s, u"1\t\t"_s, u"2\t3\t5"_s}},
           {u"band"_s, u"range"_s},
           {u"dots"_s, true}},
          {{u"xLimits"_s, u"both"_s}, {u"yLimits"_s, u"both"_s}}}},
        {u"charts.slider"_s, {{{u"step"_s, 0.5}}}},
        {u"diagrams.diagram"_s,
         {{{u"folded"_s, QJsonArray{u"encoder"_s}},
           {u"unfolding"_s, 0.4},
           {u"highlight"_s, QJsonArray{u"input"_s}},
           {u"showToken"_s, true},
           {u"token"_s, 0.4},
           {u"tokenLabels"_s, QJsonArray{u"one"_s, u"two"_s}},
           {u"tokenPath"_s, u"input -> output"_s}}}},
        {u"language.small-model"_s, {{{u"folder"_s, u"tiny"_s}}}},
        {u"layout.each"_s,
         {{{u"arrange"_s, u"grid"_s}},
          {{u"arrange"_s, u"circle"_s}},
          {{u"arrange"_s, u"points"_s}, {u"count"_s, 2}, {u"points"_s, QJsonArray{1, 2, 3, 4}}},
          {{u"numbers"_s, QJsonArray{1, 2}}},
          {{u"block"_s, u"shapes.rectangle"_s}, {u"item.height"_s, QJsonArray{1, 2}}}}},
        {u"functions.field"_s,
         {{{u"formula"_s, u"a*x^2 + b*x + c*y + d*x*y"_s},
           {u"heat"_s, true},
           {u"map"_s, u"own"_s},
           {u"levelLabels"_s, true},
           {u"vectors"_s, u"own"_s}},
          {{u"colourLines"_s, false}, {u"vectors"_s, u"gradient"_s}},
          {{u"showColourBar"_s, true}}}},
        {u"functions.plot"_s,
         {{{u"formulas"_s, QJsonArray{u"a*x^2/4 + b + c + d"_s, u"x"_s}},
           {u"names"_s, QJsonArray{u"one"_s}},
           {u"area"_s, u"between"_s},
           {u"probe"_s, u"secant"_s}}}},
        {u"networks.network"_s,
         {{{u"columns"_s, u"2-3-2"_s},
           {u"names"_s, QJsonArray{u"one"_s, u"two"_s, u"three"_s}},
           {u"input"_s, QJsonArray{QJsonArray{1, -0.5}, QJsonArray{0.2, 1}}},
           {u"target"_s, QJsonArray{0, 1}},
           {u"activations"_s, QJsonArray{u"tanh"_s, u"softmax"_s}},
           {u"residuals"_s, QJsonArray{u"1 → 3"_s}},
           {u"weights2"_s, QJsonArray{QJsonArray{1, 2}, QJsonArray{-1, 0.5}, QJsonArray{0.3, -2}}},
           {u"nodeSize"_s, 1},
           {u"showValues"_s, true},
           {u"backPulse"_s, 1.5}},
          {{u"columns"_s, u"2-2-2"_s}, {u"weights1"_s, matrix}, {u"pulse"_s, 1.4}},
          {{u"columns"_s, u"3-3-3-3-3-3-3"_s}, {u"input"_s, QJsonArray{1, -2, 3}}},
          {{u"columns"_s, u"40-2"_s}},
          {{u"columns"_s, u"2-1"_s}, {u"weights1"_s, link(u"heads"_s)}}}},
        // Labels that would lie on the lower edge of the circle.
        {u"shapes.brace"_s, {{{u"shape"_s, link(u"circle"_s)}, {u"distance"_s, -0.5}, {u"label"_s, u"name"_s}}}},
        {u"shapes.connector"_s,
         {{{u"from"_s, QJsonArray{0, -0.2}}, {u"to"_s, QJsonArray{6, -0.2}}, {u"label"_s, u"name"_s}}}},
        {u"shapes.spotlight"_s, {{{u"targets"_s, QJsonArray{link(u"grid"_s)}}, {u"at"_s, 0}}}},
        {u"space.angle"_s,
         {{{u"from"_s, QJsonArray{1, 0, 0}}}, {{u"first"_s, QJsonArray{1, 0, 0}}, {u"second"_s, QJsonArray{0, 1, 0}}}}},
        {u"space.axes"_s, {{{u"names"_s, QJsonArray{u"x"_s}}, {u"xMost"_s, 5.4}}}},
        {u"space.brace"_s,
         {{{u"from"_s, QJsonArray{1, -0.99, 0}}, {u"to"_s, QJsonArray{5, -0.99, 0}}, {u"label"_s, u"name"_s}}}},
        {u"space.plane"_s, {{{u"floor"_s, u"free"_s}}}},
        {u"space.card"_s,
         {{{u"looks"_s, u"free"_s}},
          {{u"children"_s, QJsonArray{link(u"circle"_s)}}, {u"width"_s, 2}, {u"height"_s, 2}}}},
        {u"space.loss-surface"_s, {{{u"map"_s, u"own"_s}}}},
        {u"space.path"_s, {{{u"progress"_s, 0.8}}}},
        {u"space.points"_s,
         {{{u"names"_s, QJsonArray{u"one"_s, u"two"_s, u"three"_s}},
           {u"tensor"_s, QJsonArray{QJsonArray{0, 0, 0}, QJsonArray{0.5, 0.2, 0}, QJsonArray{-0.5, 0.1, 0}}}},
          {{u"names"_s, QJsonArray{u"one"_s}}, {u"tensor"_s, QJsonArray{QJsonArray{6, -0.34, 0}}}}}},
        {u"space.solid"_s, {{{u"form"_s, u"cylinder"_s}}, {{u"faceTexts"_s, QJsonArray{u"one"_s}}}}},
        {u"space.stack"_s,
         {{{u"children"_s, QJsonArray{link(u"circle"_s), link(u"grid"_s)}}, {u"spread"_s, 0.5}, {u"lag"_s, 0.5}}}},
        {u"space.sum"_s,
         {{{u"first"_s, QJsonArray{6, -0.48, 0}}, {u"second"_s, QJsonArray{0, 0, 0}}, {u"label"_s, u"name"_s}}}},
        {u"space.vector"_s,
         {{{u"from"_s, QJsonArray{1, 0, 0}}},
          {{u"components"_s, true}},
          {{u"to"_s, QJsonArray{6, -0.48, 0}}, {u"label"_s, u"name"_s}}}},
        {u"space.wall"_s, {{{u"count"_s, 2}, {u"spread"_s, 0.5}, {u"lag"_s, 0.5}}}},
        {u"tables.data"_s, {{{u"sortBy"_s, u"Layers"_s}, {u"descending"_s, true}}, {{u"tensor"_s, matrix}}}},
        {u"tables.table"_s,
         {{{u"sortBy"_s, u"Layers"_s}, {u"descending"_s, true}, {u"filter"_s, u"Layers > 30"_s}},
          {{u"alignment"_s, QJsonArray{u"centre"_s, u"left"_s}}},
          {{u"stripes"_s, 0.2}, {u"headerFillOpacity"_s, 0.2}, {u"rules"_s, u"boxes"_s}},
          {{u"bold"_s, QJsonArray{u"2"_s}},
           {u"coloured"_s, QJsonArray{u"2"_s}},
           {u"filled"_s, QJsonArray{u"3"_s}},
           {u"dimmed"_s, QJsonArray{u"4"_s}},
           {u"struck"_s, QJsonArray{u"1"_s}}},
          {{u"heat"_s, true}, {u"map"_s, u"own"_s}, {u"colours"_s, QJsonArray{u"RED"_s, u"BLUE"_s}}},
          {{u"highlighted"_s, QJsonArray{u"2"_s}}, {u"highlightAs"_s, u"box"_s}},
          {{u"cells"_s, QJsonArray{u"a\tb"_s, u"1\t\\shape{1}"_s}}, {u"shapes"_s, QJsonArray{link(u"circle"_s)}}},
          {{u"cells"_s, QJsonArray{u"x\te"_s, u"one\t1"_s, u"two\t2"_s}}},
          {{u"cells"_s, QJsonArray{u"x\te"_s, u"one\t1"_s, u"two\t2"_s}}, {u"highlightEntries"_s, QJsonArray{0, 0}}}}},
        {u"tensors.file"_s, {{{u"file"_s, u"table.csv"_s}}, {{u"file"_s, u"marks.csv"_s}}}},
        {u"tensors.relations"_s, {{{u"words"_s, u"more words"_s}, {u"relations"_s, u""_s}}}},
        {u"tensors.switch"_s, {{{u"index"_s, 1}}, {{u"index"_s, 2}}, {{u"index"_s, 3}}}},
        {u"text.code"_s,
         {code(1.5),
          code(2.5),
          code(3.5),
          code(4.5),
          code(5.5),
          {{u"focus"_s, u"1|2"_s}, {u"step"_s, 1}},
          {{u"typed"_s, 0.5}},
          {{u"height"_s, 1}, {u"code"_s, u"a\n"_s.repeated(60)}},
          {{u"notes"_s, QJsonArray{u"1: \\val{1}"_s}}, {u"values"_s, QJsonArray{3}}}}},
        {u"text.text"_s, {{{u"text"_s, u"a $x^2$"_s}}}},
        {u"trees.timeline"_s, {{{u"events"_s, u"2017 one\n2017 two"_s}}}},
        {u"trees.tree"_s,
         {{{u"outline"_s, u"one\n two\n  three\n e"_s},
           {u"highlight"_s, QJsonArray{u"two"_s}},
           {u"arcs"_s, QJsonArray{u"e -> two"_s}}}}},
        {u"values.numbers"_s, {{{u"value"_s, QJsonArray{7}}}}},
        {u"values.place"_s,
         {{{u"text"_s, u"leaves"_s}, {u"texts"_s, QJsonArray{u"one"_s, u"leaves"_s}}},
          {{u"text"_s, u"leaves"_s}, {u"texts"_s, QJsonArray{u"one"_s, u"two"_s}}}}},
    };
    return rows.value(type.id);
}

/// Nothing if the evaluation fails.
std::optional<quint64> resultOf(const NodeType &type, const QJsonObject &properties)
{
    BlockBench bench(surrounded(type, properties));
    const auto outputs = bench.outputs(u"it"_s);
    if (!outputs)
        return {};
    base::Hash hash;
    for (const graph::Value &value : *outputs)
        hash.add(graph::hashOf(value));
    if (type.id == "tensors.fit"_L1) { // the problems that it lists are what its report changes
        for (const graph::Problem &problem : bench.problems())
            hash.add(problem.error.what);
    }
    return hash.value();
}

bool shows(const NodeType &type, const PropertySpec &spec)
{
    const QString key = base::toText(spec.key);
    const QJsonObject bare = plain(type);
    const QJsonObject full = linked(type);
    const QJsonObject told = effective(type, bare);
    std::vector<QJsonObject> settings{bare,
                                      full,
                                      told,
                                      effective(type, full),
                                      withTensors(type, bare, matrix),
                                      withTensors(type, full, matrix),
                                      withTensors(type, told, matrix),
                                      withTensors(type, told, link(u"mask"_s))};
    std::ranges::copy(situations(type), std::back_inserter(settings));
    for (const QJsonObject &properties : settings) {
        const auto before = resultOf(type, properties);
        if (!before)
            continue;
        for (const QJsonValue &value : alternatives(spec)) {
            const bool constant = spec.type != ValueType::Shape && spec.type != ValueType::Shapes && !value.isObject();
            if (constant && !graph::parseProperty(spec, value, {u"en"_s}))
                continue;
            QJsonObject changed = properties;
            changed.insert(key, value);
            const auto after = resultOf(type, changed);
            if (after && *after != *before)
                return true;
        }
    }
    return false;
}

} // namespace

class RegistryTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(!builtPlugins().nodes.types().empty()); }

    void everyBlockExplainsItself_data() { rows(); }
    void everyBlockExplainsItself()
    {
        QFETCH(QString, id);
        const NodeType &type = *builtPlugins().nodes.find(id);
        QVERIFY(!type.title.isEmpty());
        QVERIFY(!type.category.isEmpty());
        QVERIFY(!type.help.isEmpty());
        for (const PropertySpec &spec : graph::tableOf(type))
            QVERIFY2(!spec.help.empty(), qPrintable(base::toText(spec.key)));
        for (const graph::PortSpec &port : type.outputs)
            QVERIFY2(!port.help.empty(), qPrintable(base::toText(port.key)));
    }

    void everyBlockStandsOnItsDefaults_data() { rows(); }
    void everyBlockStandsOnItsDefaults()
    {
        QFETCH(QString, id);
        const NodeType &type = *builtPlugins().nodes.find(id);
        BlockBench bench(surrounded(type, plain(type)));
        const auto outputs = bench.outputs(u"it"_s);
        QVERIFY2(outputs, outputs ? "" : qPrintable(outputs.error().text()));
        QCOMPARE(outputs->size(), type.outputs.size());
        for (std::size_t i = 0; i < outputs->size(); ++i)
            QVERIFY2(graph::converted((*outputs)[i], type.outputs[i].type),
                     qPrintable(base::toText(type.outputs[i].key)));
        for (const graph::Problem &problem : bench.problems())
            QFAIL(qPrintable(problem.error.text()));
    }

    void everyBlockGivesTheSameAgain_data() { rows(); }
    void everyBlockGivesTheSameAgain()
    {
        QFETCH(QString, id);
        const NodeType &type = *builtPlugins().nodes.find(id);
        for (const QJsonObject &properties : {plain(type), linked(type)})
            QCOMPARE(resultOf(type, properties), resultOf(type, properties));
    }

    void everyPropertyShows_data() { rows(); }
    void everyPropertyShows()
    {
        QFETCH(QString, id);
        const NodeType &type = *builtPlugins().nodes.find(id);
        QStringList mute;
        for (const PropertySpec &spec : type.properties) {
            if (!shows(type, spec))
                mute.append(base::toText(spec.key));
        }
        QVERIFY2(mute.isEmpty(), qPrintable(mute.join(u", "_s)));
    }

private:
    static void rows()
    {
        QTest::addColumn<QString>("id");
        for (const auto &[id, type] : builtPlugins().nodes.types())
            QTest::newRow(qPrintable(id)) << id;
    }
};

LECTOGRAPH_TEST_MAIN(RegistryTest)
#include "tst_plugins_registry.moc"
