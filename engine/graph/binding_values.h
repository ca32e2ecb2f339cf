// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/binding.h"
#include "graph/compiled_nodes.h"
#include "graph/problem_log.h"
#include "graph/registry.h"

#include <functional>
#include <optional>
#include <vector>

namespace lectograph::graph {

/// What `item`, `index` and `count` mean in expressions while something is repeated.
struct CurrentItem
{
    Value item;
    double index = 0; ///< from 0
    double count = 0;
};

/// When bindings are evaluated, and for which item.
struct Moment
{
    base::Time time;   ///< of links to the graph; keyframes count from the start of their bindings
    base::Time staged; ///< of staged links
    std::optional<CurrentItem> item = {};
};

/// Computes the values of properties from what they are bound to.
class BindingValues
{
public:
    using LinkedOutputs = std::function<const base::Result<Outputs> &(int node, base::Time time)>;
    /// What the outputs of a node lack.
    using Failures = std::function<std::vector<base::Error>(int node)>;
    /// The state of another actor on the stage.
    using Staged = std::function<base::Result<shape::Shape>(int node, base::Time time)>;

    /// `scenes` tells what expressions know of the lecture. It and `problems` outlive this.
    BindingValues(const GroupSetting &scenes, LinkedOutputs linked, Failures failures, ProblemLog &problems)
        : m_scenes(scenes), m_linked(std::move(linked)), m_failures(std::move(failures)), m_problems(problems)
    {}
    void setStaged(Staged staged) { m_staged = std::move(staged); }

    /// Errors are placed at the property, or at the node that it is linked to, and reported.
    base::Result<Value> value(const Bindings &bindings, std::size_t row, const Moment &moment) const;
    base::Result<std::vector<Value>> values(const Bindings &bindings, const Moment &moment) const;

private:
    /// A moment, with the time that one set of bindings counts from its start.
    struct LocalMoment
    {
        const Moment &common;
        base::Time own; ///< of keyframes and of `time` in expressions
    };

    base::Result<Value> valueOf(const Binding &binding, const PropertySpec &spec, const LocalMoment &moment) const;
    base::Result<Value> valueOf(const Binding::PerItem &items, const PropertySpec &spec,
                                const LocalMoment &moment) const;
    base::Result<Value> valueOf(ReservedName name, const LocalMoment &moment) const;
    base::Result<Value> gathered(const Binding::List &list, const PropertySpec &spec, const LocalMoment &moment) const;
    base::Result<Value> linked(const Link &link, ValueType type, const Moment &moment) const;
    base::Result<Value> outputOf(const Link &link, const Moment &moment) const;
    base::Result<Value> computed(const Computed &computed, ValueType type, const LocalMoment &moment) const;

    const GroupSetting &m_scenes;
    LinkedOutputs m_linked;
    Failures m_failures;
    Staged m_staged;
    ProblemLog &m_problems;
};

} // namespace lectograph::graph
