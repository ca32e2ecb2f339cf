// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/repetition.h"

#include "base/allowance.h"
#include "base/hash.h"
#include "base/sentence.h"
#include "base/text.h"
#include "graph/limits.h"
#include "graph/placement.h"
#include "graph/row.h"
#include "graph/type_ids.h"
#include "shape/layout.h"

#include <algorithm>
#include <array>
#include <deque>
#include <numbers>
#include <string>

namespace lectograph::graph {

using namespace Qt::StringLiterals;
using base::failure;
using base::Result;
using base::Vec3;
using shape::Shape;

namespace {

const QString defaultBlock = u"shapes.square"_s;

/// What can be repeated over; of the rows that a node has, the first of these counts.
constexpr std::array<std::string_view, 5> sources{"texts", "numbers", "rows", "shapes", "count"};

PropertyTable eachRows()
{
    return {
        row::text("block", "shapes.square", "What is repeated: a block, or a definition of this lecture"),
        row::integer("count", 3, "How many, if nothing is given to repeat over")
            .titled("Number of items")
            .between(0, static_cast<double>(limit::items)),
        row::texts("texts", "One item for each text"),
        row::numbers("numbers", "One item for each number"),
        row::tensor("rows", "One item for each row").titled("Rows of a matrix"),
        row::shapes("shapes", "One item for each shape"),
        row::choice("as", "fitting", "fitting=The first that fits|none=None",
                    "The property of the block that receives the item")
            .titled("Item given to"),
        row::choice("arrange", "row", "row|column|grid|circle|points=At given points|none=Where they stand",
                    "How the items stand to each other")
            .titled("Arrangement"),
        row::number("spacing", 0.25, "Room between neighbours in a row, column or grid").in("units"),
        row::choice("lineUp", "centre", "centre|drawn=Middle of what is drawn|up|down|left|right",
                    "Which edges of a row or column line up; texts in the middle of a row stand on one line"),
        row::integer("columns", 3, "How many stand in a row of the grid").titled("Items in a row").between(1, 1000),
        row::number("radius", 2, "Of the circle on which their centres stand, the first one at the top")
            .atLeast(0)
            .in("units"),
        row::numbers("points", "Where their centres stand: x1, y1, x2, y2, …").in("units"),
    };
}

QString nameOfBlock(const Node &node)
{
    const QJsonValue written = node.properties.value("block"_L1);
    return written.isUndefined() || written.isNull() ? defaultBlock : written.toString();
}

/// The row that a node repeats over: one that it has itself.
QString sourceOf(const Node &node)
{
    for (const std::string_view source : sources) {
        if (const QString key = base::toText(source); node.properties.contains(key))
            return key;
    }
    return u"count"_s;
}

std::optional<ValueType> listTypeOf(ValueType type)
{
    switch (type) {
    case ValueType::Number:
    case ValueType::Integer: return ValueType::Numbers;
    case ValueType::Color: return ValueType::Colors;
    case ValueType::Text:
    case ValueType::Choice: return ValueType::Texts;
    case ValueType::Shape: return ValueType::Shapes;
    default: return std::nullopt;
    }
}

/// The type of layout.each for one block and one source of items, and the strings of its table.
class Variant
{
public:
    Variant(NodeTypePtr block, const QString &over) : m_repetition(std::make_shared<Repetition>())
    {
        m_repetition->table = tableOf(*block);
        m_repetition->over = over;
        m_repetition->block = std::move(block);
    }

    NodeTypePtr type()
    {
        const NodeType &block = *m_repetition->block;
        NodeType type = eachType();
        type.variantOf = {};
        type.variant = {};
        for (PropertySpec &spec : type.properties) {
            if (spec.key == "as")
                spec.choices = keep(choicesOfItemRow());
        }
        m_repetition->firstRow = type.properties.size();
        for (PropertySpec spec : m_repetition->table) {
            spec.key = keep(itemKey(base::toText(spec.key)));
            spec.perItem = true;
            type.properties.push_back(spec);
        }
        type.placed = block.placed;
        type.outputs = outputs();
        if (type.outputs.empty())
            return nullptr;
        type.readsTime = block.readsTime;
        type.readsFiles = block.readsFiles;
        type.readsLecture = block.readsLecture;
        type.motion = block.motion;
        type.depth = block.depth + 1;
        base::Hash hash(block.contentHash);
        type.contentHash = hash.add(block.id).add(block.version).add(m_repetition->over).value();
        type.owner = std::make_shared<const Owner>(Owner{m_strings, m_repetition->block});
        type.repetition = m_repetition;
        return std::make_shared<const NodeType>(std::move(type));
    }

private:
    struct Owner
    {
        std::shared_ptr<std::deque<std::string>> strings;
        NodeTypePtr block; ///< has the rest of the strings
    };

    std::string_view keep(const QString &text) { return m_strings->emplace_back(text.toStdString()); }

    QString choicesOfItemRow() const
    {
        QStringList choices{u"fitting=The first that fits"_s, u"none=None"_s};
        for (const PropertySpec &spec : m_repetition->table)
            choices.append(base::toText(spec.key));
        return choices.join(u'|');
    }

    std::vector<PortSpec> outputs() const
    {
        std::vector<PortSpec> ports;
        const NodeType &block = *m_repetition->block;
        for (std::size_t i = 0; i < block.outputs.size(); ++i) {
            const PortSpec &port = block.outputs[i];
            if (i == 0 && block.placed)
                ports.push_back({.key = "shape", .type = ValueType::Shape, .help = "The shape"});
            else if (const auto list = listTypeOf(port.type); list && port.key != "shape")
                ports.push_back({.key = port.key, .type = *list, .help = port.help});
        }
        return ports;
    }

    std::shared_ptr<Repetition> m_repetition;
    std::shared_ptr<std::deque<std::string>> m_strings = std::make_shared<std::deque<std::string>>();
};

/// Of the first number of a row of the table that fits such items.
bool isMeantFor(const PropertySpec &spec, const Value &item)
{
    if (std::holds_alternative<QString>(item))
        return spec.type == ValueType::Text;
    if (std::holds_alternative<double>(item))
        return spec.type == ValueType::Number;
    if (std::holds_alternative<std::vector<double>>(item))
        return spec.type == ValueType::Numbers || spec.type == ValueType::Tensor;
    return std::holds_alternative<Shape>(item) && spec.type == ValueType::Shape;
}

std::vector<Shape> onCircle(std::vector<Shape> shapes, double radius)
{
    const double step = 2 * std::numbers::pi / static_cast<double>(std::max<std::size_t>(1, shapes.size()));
    for (std::size_t i = 0; i < shapes.size(); ++i) {
        const double angle = std::numbers::pi / 2 - step * static_cast<double>(i);
        shapes[i] = shape::centredAt(shapes[i], Vec3{std::cos(angle), std::sin(angle), 0} * radius);
    }
    return shapes;
}

Result<std::vector<Shape>> atPoints(std::vector<Shape> shapes, const std::vector<double> &points)
{
    if (points.size() / 2 < shapes.size())
        return failure(
            base::Sentence::tr("There are %1 items, but only %2 points.").arg(shapes.size()).arg(points.size() / 2),
            base::Sentence::tr("Add points, each as two numbers, or choose another arrangement."));
    for (std::size_t i = 0; i < shapes.size(); ++i)
        shapes[i] = shape::centredAt(shapes[i], {points[2 * i], points[2 * i + 1], 0});
    return shapes;
}

Result<std::vector<Shape>> arranged(std::vector<Shape> shapes, const Inputs &inputs)
{
    const QString &arrangement = inputs.text("arrange");
    const double spacing = inputs.number("spacing");
    const Vec3 lineUp = direction(inputs.text("lineUp"));
    if (arrangement == "row"_L1 && inputs.text("lineUp") == "centre"_L1)
        return shape::arrangedOnBaseline(std::move(shapes), {1, 0, 0}, spacing);
    if (arrangement == "row"_L1)
        return shape::arranged(std::move(shapes), {1, 0, 0}, spacing, {0, lineUp.y, 0});
    if (arrangement == "column"_L1)
        return shape::arranged(std::move(shapes), {0, -1, 0}, spacing, {lineUp.x, 0, 0});
    if (arrangement == "grid"_L1)
        return shape::arrangedInGrid(std::move(shapes), inputs.integer("columns"), spacing, spacing);
    if (arrangement == "circle"_L1)
        return onCircle(std::move(shapes), inputs.number("radius"));
    if (arrangement == "points"_L1)
        return atPoints(std::move(shapes), inputs.numbers("points"));
    return shapes;
}

/// One output of all items as a list.
Value listed(const std::vector<Outputs> &results, std::size_t port, ValueType type)
{
    const auto collect = [&]<class T>(std::vector<T> list) {
        for (const Outputs &outputs : results) {
            if (const T *value = std::get_if<T>(&outputs[port]))
                list.push_back(*value);
        }
        return list;
    };
    switch (type) {
    case ValueType::Number: return collect(std::vector<double>());
    case ValueType::Integer: {
        const std::vector<qint64> whole = collect(std::vector<qint64>());
        return std::vector<double>(whole.begin(), whole.end());
    }
    case ValueType::Color: return collect(std::vector<base::Color>());
    case ValueType::Shape: return collect(std::vector<Shape>());
    default: {
        const std::vector<QString> texts = collect(std::vector<QString>());
        return QStringList(texts.begin(), texts.end());
    }
    }
}

Result<Outputs> refused(const Inputs &inputs, const Context &)
{
    return failure(base::Sentence::tr("“%1” cannot be repeated: there is no such block, or it gives nothing of which "
                                      "there could be several.")
                       .arg(inputs.text("block").left(100)),
                   base::Sentence::tr("Choose a block, or make a definition and repeat that."));
}

/// How many items it repeats over.
std::size_t countIn(const QString &over, const Inputs &inputs)
{
    const auto count = over == "texts"_L1 ? inputs.texts("texts").size()
        : over == "numbers"_L1            ? std::ssize(inputs.numbers("numbers"))
        : over == "rows"_L1               ? inputs.tensor("rows").rows()
        : over == "shapes"_L1             ? std::ssize(inputs.shapes("shapes"))
                                          : inputs.integer("count");
    return static_cast<std::size_t>(std::max<qsizetype>(count, 0));
}

} // namespace

Result<Items> Repetition::items(const Inputs &inputs) const
{
    if (countIn(over, inputs) > limit::items)
        return failure(base::Sentence::tr("There are more than %L1 items.").arg(limit::items),
                       base::Sentence::tr("Repeat over fewer."));
    Items items;
    if (over == "texts"_L1) {
        items.names = inputs.texts("texts");
        items.values.assign(items.names.begin(), items.names.end());
    } else if (over == "numbers"_L1) {
        const std::vector<double> &numbers = inputs.numbers("numbers");
        items.values.assign(numbers.begin(), numbers.end());
    } else if (over == "rows"_L1) {
        const tensor::Tensor &matrix = inputs.tensor("rows");
        const auto columns = static_cast<std::size_t>(matrix.columns());
        base::spend(static_cast<quint64>(matrix.size()) * sizeof(double) * limit::workOfByte);
        for (int row = 0; row < matrix.rows(); ++row) {
            const auto values = matrix.values().subspan(static_cast<std::size_t>(row) * columns, columns);
            items.values.emplace_back(std::vector<double>(values.begin(), values.end()));
        }
    } else if (over == "shapes"_L1) {
        for (const Shape &shape : inputs.shapes("shapes")) {
            items.values.emplace_back(shape);
            items.names.append(shape->name);
        }
    } else {
        for (int i = 0; i < inputs.integer("count"); ++i)
            items.values.emplace_back(static_cast<double>(i));
    }
    return items;
}

std::optional<std::size_t> Repetition::itemRow(const Inputs &inputs, const Items &items,
                                               const std::function<bool(std::size_t row)> &isWritten) const
{
    const QString &as = inputs.text("as");
    if (items.values.empty() || as == "none"_L1)
        return std::nullopt;
    for (std::size_t row = 0; row < table.size(); ++row) {
        if (as != "fitting"_L1 ? base::toText(table[row].key) == as
                               : over != "count"_L1 && !isWritten(row) && isMeantFor(table[row], items.values.front()))
            return row;
    }
    return std::nullopt;
}

Result<Outputs> Repetition::combined(const Inputs &inputs, const Items &items, std::vector<Outputs> results) const
{
    Outputs outputs;
    for (std::size_t port = 0; port < block->outputs.size(); ++port) {
        const PortSpec &spec = block->outputs[port];
        if (port > 0 || !block->placed) {
            if (listTypeOf(spec.type) && spec.key != "shape")
                outputs.push_back(listed(results, port, spec.type));
            continue;
        }
        shape::Census all;
        std::vector<Shape> shapes;
        shapes.reserve(results.size());
        for (std::size_t i = 0; i < results.size(); ++i) {
            const Shape &shape = std::get<Shape>(results[i].front());
            all = all + shape.census();
            if (auto good = shape::checkCount(all, shape::blockBudget); !good)
                return tl::unexpected(good.error());
            shapes.push_back(shape.edited([&](shape::Part &root) {
                root.name = QString::number(i);
                if (const QString name = items.names.value(static_cast<qsizetype>(i)); !name.isEmpty())
                    root.tags.append(name);
            }));
        }
        auto placed = arranged(std::move(shapes), inputs);
        if (!placed)
            return tl::unexpected(placed.error());
        outputs.insert(outputs.begin(), shape::group(std::move(*placed)));
    }
    return outputs;
}

NodeType eachType()
{
    return {
        .id = eachTypeId,
        .title = u"Repetition"_s,
        .category = u"Layout"_s,
        .help = u"A block once for each text, number, row or shape of a list, or as often as you say. The parts are "
                "called 0, 1, 2, …, and also like the text of their item."_s,
        .properties = eachRows(),
        .outputs = {{.key = "shape", .type = ValueType::Shape, .help = "The shape"}},
        .placed = true,
        .evaluate = refused,
        .variantOf = [](const Node &node) { return sourceOf(node) + u' ' + nameOfBlock(node); },
        .variant = [](const QString &variant, const NodeRegistry &registry) -> NodeTypePtr {
            NodeTypePtr block = registry.shared(variant.section(u' ', 1));
            if (!block || block->variantOf)
                return nullptr;
            return Variant(std::move(block), variant.section(u' ', 0, 0)).type();
        },
    };
}

QString repeatedType(const Node &node)
{
    return node.type == eachTypeId ? nameOfBlock(node) : QString();
}

QString itemKey(QStringView key)
{
    return u"item."_s + key.toString();
}

} // namespace lectograph::graph
