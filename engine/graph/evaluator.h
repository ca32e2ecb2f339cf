// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/allowance.h"
#include "graph/binder.h"
#include "graph/binding_values.h"
#include "graph/compiled_nodes.h"
#include "graph/memo.h"
#include "graph/node_inputs.h"
#include "graph/problem_log.h"

#include <functional>
#include <set>
#include <span>

namespace lectograph::graph {

struct Evaluated;

/// The nodes of one scene, or of a chain of scenes of which each continues the one before, compiled once, evaluated at
/// any time in any order. Times are those of the whole chain. Nodes link to those of their own group and of earlier
/// ones. Pull-based: computes only what is requested and caches results by the content of their inputs.
/// Single-threaded; the memo may be shared.
class Evaluator
{
public:
    using Staged = BindingValues::Staged;

    Evaluator(std::span<const NodePtr> nodes, const NodeRegistry &registry, const Setting &setting,
              std::shared_ptr<Memo> memo, const QString &place);
    /// The seeds are those of the groups, not the setting's.
    Evaluator(std::span<const NodeGroup> groups, const NodeRegistry &registry, const Setting &setting,
              std::shared_ptr<Memo> memo);
    Evaluator(const Evaluator &) = delete; // what computes the values holds a callback into this object
    Evaluator &operator=(const Evaluator &) = delete;

    int indexOf(const QString &id) const { return m_nodes.indexOf(id); } ///< −1 if there is no such node
    int nodeCount() const { return m_nodes.count(); }
    const QString &idOf(int node) const { return m_nodes.at(node).node->id; }
    const NodeType *typeOf(int node) const { return m_nodes.at(node).type; } ///< null for an unknown type
    int groupOf(int node) const { return m_nodes.at(node).group; }
    int groupCount() const { return m_nodes.groupCount(); }

    /// Returns the outputs of a node, or an error of the node or of one of its dependencies.
    base::Result<Outputs> outputs(int node, base::Time time) { return current(node, time); }
    base::Result<shape::Shape> shapeOf(int node, base::Time time);
    /// What the present outputs of a node lack: the failures of it and of all that it depends on. Those that gave no
    /// outputs at all are among them.
    std::vector<base::Error> failuresOf(int node) const;
    /// Whether neither the node nor any of its dependencies changes with time.
    bool isTimeless(int node) const { return m_nodes.at(node).timeless; }
    /// Visits the links of the node's properties; none for a broken node, which is never evaluated.
    void eachLink(int node, const std::function<void(const Link &)> &visit) const { m_nodes.eachLink(node, visit); }

    /// Lets properties of nodes change, in order of start; called once, before anything is evaluated. A change starts
    /// from the value with all earlier changes. Adds to problems().
    void change(std::span<const std::pair<int, Change>> changes) { m_nodes.change(changes); }

    /// Compiles properties that do not belong to a node: those of a clip or of the scene. They count time as the
    /// group does and see its nodes and those of earlier ones; −1: the last group. Adds to problems().
    Bindings bind(const PropertyTable &table, const QJsonObject &json, const QString &place, int group = -1,
                  const QString &style = {});
    /// Whether the values do not depend on `time`, for a given `stagedTime`.
    bool isTimeless(const Bindings &bindings) const { return m_nodes.isTimeless(bindings); }
    /// Evaluates the bindings: links to the graph and keyframes at `time`, staged links at `stagedTime`. Without an
    /// item, `item`, `index` and `count` are errors.
    base::Result<std::vector<Value>> values(const Bindings &bindings, base::Time time, base::Time stagedTime,
                                            std::optional<CurrentItem> item = {});

    /// What a node gives from now on, instead of what its properties say; what depends on it is evaluated again.
    void give(int node, Outputs outputs);
    /// For the evaluations from now on.
    void setMemo(std::shared_ptr<Memo> memo) { m_memo = std::move(memo); }
    /// The work that the present outputs stand for, with that inside of blocks, whether it was done or its results were
    /// remembered.
    quint64 cost() const { return m_used.work; }
    /// The memory that they occupy.
    quint64 bytes() const { return m_used.bytes; }
    /// Frees that memory: all is evaluated again when it is asked for.
    void forget();

    /// What a property would be worth with this JSON, while it is typed: adds nothing about it to problems().
    base::Result<Value> tried(const PropertySpec &spec, const QJsonValue &json, base::Time time, int group = 0);

    /// The link of a property, if it has one; of a property that each item of a repetition has, that of one item.
    std::optional<Link> linkOf(int node, QStringView key, std::size_t item = 0) const;
    /// Calls `use` with what a node is evaluated with, to ask its type about it.
    using UseInputs = std::function<void(const NodeType &, const Inputs &, const Context &)>;
    base::Result<void> withInputs(int node, base::Time time, const UseInputs &use);
    /// The same with every item of a repetition: what the repeated block is evaluated with, and the row of its table
    /// that receives the item.
    using UseItem = std::function<void(std::size_t item, const NodeType &, const Inputs &, const Context &,
                                       std::optional<std::size_t> itemRow)>;
    base::Result<void> withItems(int node, base::Time time, const UseItem &use);
    /// What a node would give if a property had this value, which need not be of the property's type. Adds nothing to
    /// problems().
    base::Result<Outputs> tried(int node, QStringView key, const Value &value, base::Time time);

    /// `staged` must not recurse into the state being evaluated; cycles within the graph are detected here.
    void setStaged(Staged staged) { m_values.setStaged(std::move(staged)); }
    const Setting &setting(int group = 0) const { return m_nodes.group(group).setting; }
    /// The time spans in which any node changes.
    std::vector<Span> motion() const;
    /// The time spans in which the node's own properties change.
    std::vector<Span> motion(int node) const { return m_nodes.motion(node); }
    /// Problems found while compiling, then while evaluating; no duplicates, and a limited number per place.
    const Problems &problems() const { return m_problems.all(); }
    /// The same, and forgets them.
    Problems takeProblems() { return m_problems.take(); }
    void report(Problem problem) { m_problems.report(std::move(problem)); }

private:
    /// What a node gave when it was last evaluated.
    struct Latest
    {
        std::optional<base::Time> at; ///< any time for a timeless node; empty: not yet evaluated
        base::Result<Outputs> outputs;
        std::vector<base::Error> failures = {}; ///< what `outputs` lack, or why there are none
        quint64 parts = 0;                      ///< number of shape parts in `outputs`
        base::Allowance::Limits used{0, 0};
    };

    const base::Result<Outputs> &current(int node, base::Time time);
    base::Result<Outputs> evaluate(int node, base::Time time);
    base::Result<Evaluated> evaluated(const CompiledNode &node, base::Time time, quint64 &work);
    base::Allowance::Limits left() const;
    void use(Latest &latest, quint64 work, quint64 bytes);
    void measureAgain();
    base::Result<Outputs> withinLimits(int node, base::Result<Outputs> result);

    ProblemLog m_problems;
    CompiledNodes m_nodes;
    BindingValues m_values;
    NodeInputs m_inputs;
    std::shared_ptr<Memo> m_memo;
    std::vector<Latest> m_latest;        ///< by node
    base::Allowance *m_around = nullptr; ///< of which what is evaluated is spent, too
    bool m_isEvaluating = false;
    base::Allowance::Limits m_used{0, 0};         ///< by the latest outputs of all nodes
    std::set<int> m_growing;                      ///< nodes with tensors that were not computed yet
    std::set<int> m_incomplete;                   ///< nodes with failures
    std::map<int, std::vector<int>> m_dependents; ///< of given nodes: all that depend on them
    quint64 m_parts = 0;                          ///< number of shape parts in the latest outputs of all nodes
};

} // namespace lectograph::graph
