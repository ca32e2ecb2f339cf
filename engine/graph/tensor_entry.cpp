// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/tensor_entry.h"

#include "base/text.h"
#include "graph/inside.h"
#include "graph/repetition.h"

#include <algorithm>
#include <variant>

namespace lectograph::graph {

using namespace Qt::StringLiterals;
using base::Time;
using tensor::Tensor;

namespace {

/// An entry of the tensor in a property, which may be linked.
struct PropertyEntry
{
    QString key;
    int row = 0;
    int column = 0;
};
/// A property of the definition whose inside is searched, or a node.
using Origin = std::variant<PropertyEntry, TensorEntry>;

struct Drawn
{
    Origin origin;
    int rows = 0;
    int columns = 0;
};

std::optional<Drawn> drawnIn(Evaluator &evaluator, int node, Time time, const QString &part);
Origin originOf(Evaluator &evaluator, const Link &link, Time time, int row, int column);

bool isInside(const NodeType &type)
{
    return type.id.startsWith(inType({}));
}

/// `node`, and what lies between it and the origin.
struct Way
{
    int node = -1;
    std::optional<std::size_t> item = {};
};

/// Where the origin lies, seen from the nodes around `way`, on which it was found.
Origin followed(Evaluator &evaluator, const Way &way, Time time, Origin origin)
{
    QStringList inside;
    if (way.item)
        inside.append(QString::number(*way.item));
    const QString &id = evaluator.idOf(way.node);
    if (auto *entry = std::get_if<TensorEntry>(&origin)) {
        inside.append(entry->node);
        entry->inside = inside + entry->inside;
        entry->node = id;
        return origin;
    }
    const auto &[key, row, column] = std::get<PropertyEntry>(origin);
    if (const auto link = evaluator.linkOf(way.node, key, way.item.value_or(0)))
        return originOf(evaluator, *link, time, row, column);
    return TensorEntry{id, inside, -1, key, row, column};
}

/// Where an entry of an output comes from: through the instances that give it.
Origin originOf(Evaluator &evaluator, const Link &link, Time time, int row, int column)
{
    const TensorEntry entry{evaluator.idOf(link.node), {}, link.port, {}, row, column};
    const NodeType *type = evaluator.typeOf(link.node);
    if (!type)
        return entry;
    if (isInside(*type))
        return PropertyEntry{base::toText(type->outputs[static_cast<std::size_t>(link.port)].key), row, column};
    if (!type->inside)
        return entry;
    std::optional<Origin> origin;
    const auto ask = [&](Inside &inside, Time at) {
        if (const auto from = inside.resultLink(link.port - (type->placed ? 1 : 0)))
            origin = originOf(inside.evaluator(), *from, at, row, column);
    };
    static_cast<void>(
        evaluator.withInputs(link.node, time, [&](const NodeType &, const Inputs &in, const Context &context) {
            type->inside(in, context, ask);
        }));
    return origin ? followed(evaluator, {link.node}, time, *origin) : entry;
}

/// What a part of the shape of a block shows, which is evaluated with these inputs.
std::optional<Drawn> drawnBy(const NodeType &type, const Inputs &in, const Context &context, const QString &part)
{
    if (type.inside) {
        std::optional<Drawn> drawn;
        type.inside(in, context, [&](Inside &inside, Time time) {
            const int node = inside.evaluator().indexOf(part.section(u'/', 0, 0));
            if (node >= 0)
                drawn = drawnIn(inside.evaluator(), node, time, part.section(u'/', 1));
        });
        return drawn;
    }
    const auto entry = type.drawnEntry ? type.drawnEntry(in, part) : std::nullopt;
    if (!entry)
        return std::nullopt;
    const Tensor &tensor = in.tensor(entry->key);
    return Drawn{PropertyEntry{base::toText(entry->key), entry->row, entry->column}, tensor.rows(), tensor.columns()};
}

std::optional<Drawn> drawnByItem(Evaluator &evaluator, const Way &way, Time time, const QString &part)
{
    const Repetition &repetition = *evaluator.typeOf(way.node)->repetition;
    std::optional<Drawn> drawn;
    const auto ask = [&](const NodeType &block, const Inputs &in, const Context &context,
                         std::optional<std::size_t> itemRow) {
        drawn = drawnBy(block, in, context, part);
        auto *entry = drawn ? std::get_if<PropertyEntry>(&drawn->origin) : nullptr;
        if (!entry)
            return;
        const bool isRow = repetition.over == "rows"_L1 && itemRow
            && base::toText(repetition.table[*itemRow].key) == entry->key;
        // An item that is a row of a matrix is a tensor with one row or one column.
        *entry = isRow
            ? PropertyEntry{repetition.over, static_cast<int>(*way.item), std::max(entry->row, entry->column)}
            : PropertyEntry{itemKey(entry->key), entry->row, entry->column};
    };
    static_cast<void>(evaluator.withItem(way.node, *way.item, time, ask));
    return drawn;
}

std::optional<Drawn> drawnIn(Evaluator &evaluator, int node, Time time, const QString &part)
{
    const NodeType *type = evaluator.typeOf(node);
    if (!type || !drawsEntries(*type))
        return std::nullopt;
    Way way{node};
    std::optional<Drawn> drawn;
    if (type->repetition) {
        bool isItem = false;
        way.item = part.section(u'/', 0, 0).toUInt(&isItem);
        if (isItem)
            drawn = drawnByItem(evaluator, way, time, part.section(u'/', 1));
        const auto *entry = drawn ? std::get_if<PropertyEntry>(&drawn->origin) : nullptr;
        if (entry && entry->key == type->repetition->over)
            way.item.reset(); // all items have it
    } else {
        static_cast<void>(
            evaluator.withInputs(node, time, [&](const NodeType &, const Inputs &in, const Context &context) {
                drawn = drawnBy(*type, in, context, part);
            }));
    }
    if (drawn)
        drawn->origin = followed(evaluator, way, time, std::move(drawn->origin));
    return drawn;
}

constexpr std::size_t mostSearched = 200; // nodes whose outputs may name rows and columns

/// The names of the tokens in rows and columns.
struct TokenNames
{
    QStringList rows;
    QStringList columns;

    bool areKnown() const { return !rows.isEmpty() && !columns.isEmpty(); }
};

/// Adds the names that a list among these has.
void addNames(const Outputs &outputs, const Tensor &tensor, TokenNames &names)
{
    for (const Value &value : outputs) {
        const auto *texts = std::get_if<QStringList>(&value);
        if (texts && names.rows.isEmpty() && texts->size() == tensor.rows())
            names.rows = *texts;
        if (texts && names.columns.isEmpty() && texts->size() == tensor.columns())
            names.columns = *texts;
    }
}

/// The same with all that a node is computed from, the nearest first.
void addNames(Evaluator &evaluator, int from, Time time, const Tensor &tensor, TokenNames &names)
{
    std::vector<int> waiting{from};
    for (std::size_t next = 0; next < std::min(waiting.size(), mostSearched) && !names.areKnown(); ++next) {
        if (const auto outputs = evaluator.outputs(waiting[next], time))
            addNames(*outputs, tensor, names);
        evaluator.eachLink(waiting[next], [&](const Link &link) {
            if (link.node >= 0 && std::ranges::find(waiting, link.node) == waiting.end())
                waiting.push_back(link.node);
        });
    }
}

QString nameOf(const QStringList &names, int index)
{
    constexpr qsizetype longest = 40;
    return names.isEmpty() ? QString::number(index) : u'“' + names.value(index).simplified().left(longest) + u'”';
}

/// Goes to the node of an entry, and asks it.
class EntryQuestion
{
public:
    explicit EntryQuestion(const TensorEntry &entry) : m_entry(entry) {}

    const std::optional<EntryExplanation> &answer() const { return m_answer; }

    /// `inside`: the rest of the way from this node.
    void ask(Evaluator &evaluator, int node, Time time, const QStringList &inside)
    {
        const NodeType *type = node < 0 ? nullptr : evaluator.typeOf(node);
        if (!type)
            return;
        m_around.push_back([&, node, time](const Tensor &tensor, TokenNames &names) {
            addNames(evaluator, node, time, tensor, names);
        });
        if (type->repetition && !inside.isEmpty()) {
            const auto askItem = [&](const NodeType &block, const Inputs &in, const Context &context, auto) {
                enter(block, in, context, inside.sliced(1));
            };
            static_cast<void>(evaluator.withItem(node, inside.front().toUInt(), time, askItem));
        } else {
            const auto outputs = inside.isEmpty() ? evaluator.outputs(node, time) : Outputs();
            const auto askNode = [&](const NodeType &own, const Inputs &in, const Context &context) {
                if (!inside.isEmpty())
                    enter(own, in, context, inside);
                else if (outputs)
                    explain(own, in, *outputs);
            };
            static_cast<void>(evaluator.withInputs(node, time, askNode));
        }
        m_around.pop_back();
    }

private:
    void enter(const NodeType &type, const Inputs &in, const Context &context, const QStringList &inside)
    {
        if (inside.isEmpty())
            explain(type, in, {});
        else if (type.inside)
            type.inside(in, context, [&](Inside &within, Time time) {
                ask(within.evaluator(), within.evaluator().indexOf(inside.front()), time, inside.sliced(1));
            });
    }

    void explain(const NodeType &type, const Inputs &in, const Outputs &outputs)
    {
        const auto tensor = tensorOf(type, in, outputs);
        if (!tensor || m_entry.row >= tensor->rows() || m_entry.column >= tensor->columns())
            return;
        TokenNames names;
        for (auto around = m_around.rbegin(); around != m_around.rend() && !names.areKnown(); ++around)
            (*around)(*tensor, names);
        m_answer = {tensor->at(m_entry.row, m_entry.column),
                    nameOf(names.rows, m_entry.row),
                    nameOf(names.columns, m_entry.column),
                    {}};
        if (type.explain && m_entry.key.isEmpty())
            m_answer->how = type.explain(in, outputs,
                                         {m_entry.port, m_entry.row, m_entry.column, m_answer->row, m_answer->column});
    }

    std::optional<Tensor> tensorOf(const NodeType &type, const Inputs &in, const Outputs &outputs) const
    {
        const auto asTensor = [](const Value &value) -> std::optional<Tensor> {
            const auto fitting = converted(value, ValueType::Tensor);
            return fitting ? std::optional(std::get<Tensor>(*fitting)) : std::nullopt;
        };
        if (m_entry.key.isEmpty()) {
            const auto port = static_cast<std::size_t>(m_entry.port);
            return m_entry.port >= 0 && port < outputs.size() ? asTensor(outputs[port]) : std::nullopt;
        }
        for (const PropertySpec &spec : type.properties) {
            const QString key = base::toText(spec.key);
            if (key == m_entry.key || itemKey(key) == m_entry.key)
                return asTensor(in.value(spec.key));
        }
        return std::nullopt;
    }

    const TensorEntry &m_entry;
    std::vector<std::function<void(const Tensor &, TokenNames &)>> m_around; ///< the nodes on the way, outer ones first
    std::optional<EntryExplanation> m_answer;
};

} // namespace

bool drawsEntries(const NodeType &type)
{
    return type.drawnEntry || type.drawsEntriesInside || (type.repetition && drawsEntries(*type.repetition->block));
}

std::optional<ShownEntry> shownEntry(Evaluator &evaluator, int node, Time time, const QString &part)
{
    const auto drawn = drawnIn(evaluator, node, time, part);
    if (!drawn)
        return std::nullopt;
    if (const auto *entry = std::get_if<TensorEntry>(&drawn->origin))
        return ShownEntry{*entry, drawn->rows, drawn->columns};
    // While a definition is edited as a scene, its properties are those of a node.
    const auto &[key, row, column] = std::get<PropertyEntry>(drawn->origin);
    const int published = evaluator.typeOf(evaluator.indexOf(inNode))->portIndex(key);
    return ShownEntry{{inNode, {}, published, {}, row, column}, drawn->rows, drawn->columns};
}

std::optional<EntryExplanation> explained(Evaluator &evaluator, const TensorEntry &entry, Time time)
{
    EntryQuestion question(entry);
    question.ask(evaluator, evaluator.indexOf(entry.node), time, entry.inside);
    return question.answer();
}

} // namespace lectograph::graph
