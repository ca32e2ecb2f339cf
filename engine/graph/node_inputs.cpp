// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/node_inputs.h"

#include "base/sentence.h"
#include "base/text.h"

#include <utility>

namespace lectograph::graph {

using base::Result;
using base::Time;

Result<std::vector<Value>> NodeInputs::of(const CompiledNode &node, Time time) const
{
    if (node.bindings.broken)
        return tl::unexpected(*node.bindings.broken);
    std::vector<Value> inputs;
    const std::size_t rows = node.bindings.rows.size();
    inputs.reserve(rows);
    const Repetition *repetition = node.type->repetition.get();
    const std::size_t first = repetition ? repetition->firstRow : rows;
    const std::size_t last = repetition ? first + repetition->table.size() : rows;
    const Moment moment{time, time};
    if (const auto added = add(node, 0, first, moment, inputs); !added)
        return tl::unexpected(added.error());
    inputs.resize(last);
    if (const auto added = add(node, last, rows, moment, inputs); !added)
        return tl::unexpected(added.error());
    return inputs;
}

Result<std::vector<std::vector<Value>>> NodeInputs::ofItems(const CompiledNode &node, const Inputs &inputs,
                                                            const Items &items, Time time) const
{
    const Repetition &repetition = *node.type->repetition;
    const auto receiving = itemRow(node, inputs, items);
    const auto count = static_cast<double>(items.values.size());
    const std::size_t first = repetition.firstRow;
    std::vector<std::vector<Value>> each(items.values.size());
    for (std::size_t i = 0; i < each.size(); ++i) {
        const Moment moment{time, time, CurrentItem{items.values[i], static_cast<double>(i), count}};
        if (const auto added = add(node, first, first + repetition.table.size(), moment, each[i]); !added)
            return tl::unexpected(added.error());
        if (!receiving) {
            if (const auto whole = complete(node, each[i]); !whole)
                return tl::unexpected(whole.error());
            continue;
        }
        const PropertySpec &spec = repetition.table[*receiving];
        auto item = converted(items.values[i], spec.type).and_then([&](Value value) {
            return checked(spec, std::move(value));
        });
        if (!item)
            return m_problems.failure(node.place,
                                      {base::Sentence::tr("The item %1 does not fit “%2”: %3")
                                           .arg(i)
                                           .arg(base::toText(spec.key), item.error().what),
                                       base::Sentence::tr("Give the item to another property."),
                                       {}});
        each[i][*receiving] = std::move(*item);
        if (const auto whole = complete(node, each[i]); !whole)
            return tl::unexpected(whole.error());
    }
    return each;
}

std::optional<std::size_t> NodeInputs::itemRow(const CompiledNode &node, const Inputs &inputs, const Items &items)
{
    const Repetition &repetition = *node.type->repetition;
    return repetition.itemRow(inputs, items, [&](std::size_t row) {
        return node.node->properties.contains(itemKey(base::toText(repetition.table[row].key)));
    });
}

/// Fails if an item lacks a shape that its block needs.
Result<void> NodeInputs::complete(const CompiledNode &node, const std::vector<Value> &item) const
{
    const PropertyTable &table = node.type->repetition->table;
    for (std::size_t row = 0; row < table.size(); ++row) {
        if (table[row].required && std::holds_alternative<std::monostate>(item[row]))
            return m_problems.failure(
                node.bindings.place + u'/' + itemKey(base::toText(table[row].key)),
                {base::Sentence::tr("Nothing is linked here."), base::Sentence::tr("Link a shape."), {}});
    }
    return {};
}

/// Appends the values of the rows from `first` to before `last`.
Result<void> NodeInputs::add(const CompiledNode &node, std::size_t first, std::size_t last, const Moment &moment,
                             std::vector<Value> &inputs) const
{
    const std::size_t begin = inputs.size();
    for (std::size_t row = first; row < last; ++row) {
        auto value = m_values.value(node.bindings, row, moment);
        if (!value)
            return tl::unexpected(value.error());
        inputs.push_back(std::move(*value));
    }
    for (const Drive &drive : node.drives) {
        if (drive.start > moment.time)
            break;
        if (drive.bindings.broken)
            return tl::unexpected(*drive.bindings.broken);
        const double progress = drive.progress(moment.time);
        for (std::size_t i = 0; i < drive.rows.size(); ++i) {
            if (drive.rows[i] < first || drive.rows[i] >= last)
                continue;
            const auto to = m_values.value(drive.bindings, i, moment);
            if (!to)
                return tl::unexpected(to.error());
            Value &value = inputs[begin + drive.rows[i] - first];
            value = limited((*drive.table)[i], mix(value, *to, progress, m_setting.mix()));
        }
    }
    return {};
}

} // namespace lectograph::graph
