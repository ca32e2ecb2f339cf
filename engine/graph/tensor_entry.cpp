// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/tensor_entry.h"

#include "base/text.h"
#include "graph/inside.h"
#include "graph/repetition.h"

#include <QHash>

#include <algorithm>
#include <map>
#include <variant>

namespace lectograph::graph {

using namespace Qt::StringLiterals;
using base::Time;
using tensor::Tensor;

namespace {

/// Where the entries of a tensor come from: a property of the definition whose inside is searched, or a node. Which row
/// and column an entry has is the same all the way.
using Origin = std::variant<QString, TensorEntry>;

/// What a part shows.
struct Drawn
{
    Origin origin;
    int row = 0;
    int column = 0;
    int rows = 0;
    int columns = 0;
};
using DrawnParts = std::vector<std::optional<Drawn>>; ///< one for each part that was asked for

/// Some of the parts, with the rest of their names below a part of the shape.
struct Below
{
    std::vector<std::size_t> indices;
    QStringList parts;
};

DrawnParts drawnIn(Evaluator &evaluator, int node, Time time, const QStringList &parts);

/// The parts by the first segments of their names.
std::map<QString, Below> bySegment(const QStringList &parts)
{
    std::map<QString, Below> below;
    for (qsizetype i = 0; i < parts.size(); ++i) {
        Below &same = below[parts[i].section(u'/', 0, 0)];
        same.indices.push_back(static_cast<std::size_t>(i));
        same.parts.append(parts[i].section(u'/', 1));
    }
    return below;
}

void put(DrawnParts part, const Below &below, DrawnParts &all)
{
    for (std::size_t i = 0; i < part.size(); ++i)
        all[below.indices[i]] = std::move(part[i]);
}

bool isPublishing(const NodeType &type)
{
    return type.id.startsWith(inType({}));
}

/// A node, and of a repetition the item, from which an origin was found.
struct Way
{
    int node = -1;
    std::optional<std::size_t> item = {};
};

Origin followed(Evaluator &evaluator, const Way &way, Time time, Origin origin);

/// Where a tensor that a node gives comes from: through the instances that give it.
Origin originOf(Evaluator &evaluator, const Link &link, Time time)
{
    const TensorEntry own{evaluator.idOf(link.node), {}, link.port};
    const NodeType *type = evaluator.typeOf(link.node);
    if (!type)
        return own;
    if (isPublishing(*type))
        return base::toText(type->outputs[static_cast<std::size_t>(link.port)].key);
    std::optional<Origin> origin;
    const auto askInside = [&](Inside &inside, Time at) {
        if (const auto from = inside.resultLink(link.port - (type->placed ? 1 : 0)))
            origin = originOf(inside.evaluator(), *from, at);
    };
    const auto ask = [&](const NodeType &, const Inputs &in, const Context &context) {
        type->inside(in, context, askInside);
    };
    if (type->inside)
        static_cast<void>(evaluator.withInputs(link.node, time, ask));
    return origin ? followed(evaluator, {link.node}, time, *origin) : own;
}

/// An origin that was found on the way, seen from the nodes around it.
Origin followed(Evaluator &evaluator, const Way &way, Time time, Origin origin)
{
    QStringList inside;
    if (way.item)
        inside.append(QString::number(*way.item));
    const QString &id = evaluator.idOf(way.node);
    if (const auto *entry = std::get_if<TensorEntry>(&origin))
        return TensorEntry{id, inside + QStringList(entry->node) + entry->inside, entry->port, entry->key};
    const QString &key = std::get<QString>(origin);
    const auto link = evaluator.linkOf(way.node, key, way.item.value_or(0));
    return link ? originOf(evaluator, *link, time) : Origin(TensorEntry{id, inside, -1, key});
}

/// The same for all parts; each origin is followed once.
void follow(Evaluator &evaluator, const Way &way, Time time, DrawnParts &drawn)
{
    QHash<QString, Origin> known;
    for (std::optional<Drawn> &part : drawn) {
        if (!part)
            continue;
        const auto *key = std::get_if<QString>(&part->origin);
        if (!key) {
            part->origin = followed(evaluator, way, time, std::move(part->origin));
            continue;
        }
        auto found = known.find(*key);
        if (found == known.end())
            found = known.insert(*key, followed(evaluator, way, time, *key));
        part->origin = *found;
    }
}

/// What parts of the shape of a block show, which is evaluated with these inputs.
DrawnParts drawnBy(const NodeType &type, const Inputs &in, const Context &context, const QStringList &parts)
{
    DrawnParts drawn(static_cast<std::size_t>(parts.size()));
    if (type.inside) {
        type.inside(in, context, [&](Inside &inside, Time time) {
            for (const auto &[id, below] : bySegment(parts)) {
                const int node = inside.evaluator().indexOf(id);
                if (node >= 0)
                    put(drawnIn(inside.evaluator(), node, time, below.parts), below, drawn);
            }
        });
    } else if (type.drawnEntry) {
        for (std::size_t i = 0; i < drawn.size(); ++i) {
            const auto entry = type.drawnEntry(in, parts[static_cast<qsizetype>(i)]);
            if (!entry)
                continue;
            const Tensor &tensor = in.tensor(entry->key);
            drawn[i] = {base::toText(entry->key), entry->row, entry->column, tensor.rows(), tensor.columns()};
        }
    }
    return drawn;
}

/// Names what the block of an item shows as the repetition does.
void nameAsOfItem(const Repetition &repetition, std::size_t item, std::optional<std::size_t> itemRow, Drawn &drawn)
{
    auto *key = std::get_if<QString>(&drawn.origin);
    if (!key)
        return;
    const bool isItem = itemRow && base::toText(repetition.table[*itemRow].key) == *key;
    if (!isItem || repetition.over != "rows"_L1) {
        *key = itemKey(*key);
        return;
    }
    // The item is a row of a matrix: a tensor with one row or one column.
    *key = repetition.over;
    drawn.column = std::max(drawn.row, drawn.column);
    drawn.row = static_cast<int>(item);
}

DrawnParts drawnByItems(Evaluator &evaluator, int node, Time time, const QStringList &parts)
{
    const Repetition &repetition = *evaluator.typeOf(node)->repetition;
    const std::map<QString, Below> items = bySegment(parts);
    DrawnParts drawn(static_cast<std::size_t>(parts.size()));
    const auto ask = [&](std::size_t item, const NodeType &block, const Inputs &in, const Context &context,
                         std::optional<std::size_t> itemRow) {
        const auto below = items.find(QString::number(item));
        if (below == items.end())
            return;
        DrawnParts own = drawnBy(block, in, context, below->second.parts);
        DrawnParts shared(own.size()); // what all items have, and not each for itself
        for (std::size_t i = 0; i < own.size(); ++i) {
            if (!own[i])
                continue;
            nameAsOfItem(repetition, item, itemRow, *own[i]);
            if (own[i]->origin == Origin(repetition.over))
                std::swap(own[i], shared[i]);
        }
        follow(evaluator, {node, item}, time, own);
        follow(evaluator, {node}, time, shared);
        for (std::size_t i = 0; i < own.size(); ++i)
            drawn[below->second.indices[i]] = own[i] ? std::move(own[i]) : std::move(shared[i]);
    };
    static_cast<void>(evaluator.withItems(node, time, ask));
    return drawn;
}

DrawnParts drawnIn(Evaluator &evaluator, int node, Time time, const QStringList &parts)
{
    const NodeType *type = evaluator.typeOf(node);
    if (!type || !drawsEntries(*type))
        return DrawnParts(static_cast<std::size_t>(parts.size()));
    if (type->repetition)
        return drawnByItems(evaluator, node, time, parts);
    DrawnParts drawn(static_cast<std::size_t>(parts.size()));
    const auto ask = [&](const NodeType &, const Inputs &in, const Context &context) {
        drawn = drawnBy(*type, in, context, parts);
    };
    static_cast<void>(evaluator.withInputs(node, time, ask));
    follow(evaluator, {node}, time, drawn);
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
            const auto askItem = [&](std::size_t item, const NodeType &block, const Inputs &in, const Context &context,
                                     auto) {
                if (QString::number(item) == inside.front())
                    enter(block, in, context, inside.sliced(1));
            };
            static_cast<void>(evaluator.withItems(node, time, askItem));
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

std::vector<std::optional<ShownEntry>> shownEntries(Evaluator &evaluator, int node, Time time, const QStringList &parts)
{
    std::vector<std::optional<ShownEntry>> shown;
    for (const std::optional<Drawn> &part : drawnIn(evaluator, node, time, parts)) {
        if (!part) {
            shown.emplace_back();
            continue;
        }
        // While a definition is edited as a scene, its properties are those of a node.
        const auto *key = std::get_if<QString>(&part->origin);
        TensorEntry entry = key ? TensorEntry{inNode, {}, evaluator.typeOf(evaluator.indexOf(inNode))->portIndex(*key)}
                                : std::get<TensorEntry>(part->origin);
        entry.row = part->row;
        entry.column = part->column;
        shown.push_back(ShownEntry{std::move(entry), part->rows, part->columns});
    }
    return shown;
}

std::optional<EntryExplanation> explained(Evaluator &evaluator, const TensorEntry &entry, Time time)
{
    EntryQuestion question(entry);
    question.ask(evaluator, evaluator.indexOf(entry.node), time, entry.inside);
    return question.answer();
}

} // namespace lectograph::graph
