// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/binder.h"
#include "graph/drive.h"
#include "graph/memo.h"
#include "graph/node.h"
#include "graph/problem_list.h"
#include "graph/registry.h"

#include <functional>
#include <limits>
#include <span>

namespace lectograph::graph {

struct Items;

/// Nodes from one place of the document, with a time of their own: those of a scene, or those that scenes share.
struct NodeGroup
{
    std::span<const NodePtr> nodes;
    QString place;    ///< of the scene in the document
    base::Time start; ///< keyframes and types that read the time count from here
    quint64 seed = 0;
};

/// The nodes of one scene, or of a chain of scenes of which each continues the one before, compiled once, evaluated at
/// any time in any order. Times are those of the whole chain. Nodes link to those of their own group and of earlier
/// ones. Pull-based: computes only what is requested and caches results by the content of their inputs.
/// Single-threaded; the memo may be shared.
class Evaluator
{
public:
    /// The state of another actor on the stage, provided by the timeline.
    using Staged = std::function<base::Result<shape::Shape>(int node, base::Time time)>;

    Evaluator(std::span<const NodePtr> nodes, const NodeRegistry &registry, const Setting &setting,
              std::shared_ptr<Memo> memo, const QString &place);
    /// The seeds are those of the groups, not the setting's.
    Evaluator(std::span<const NodeGroup> groups, const NodeRegistry &registry, const Setting &setting,
              std::shared_ptr<Memo> memo);

    int indexOf(const QString &id) const; ///< −1 if there is no such node
    int nodeCount() const { return static_cast<int>(m_nodes.size()); }
    const QString &idOf(int node) const;
    const NodeType *typeOf(int node) const; ///< null for an unknown type
    int groupOf(int node) const;
    int groupCount() const { return static_cast<int>(m_groups.size()); }

    /// Returns the outputs of a node, or an error of the node or of one of its dependencies.
    base::Result<Outputs> outputs(int node, base::Time time);
    base::Result<shape::Shape> shapeOf(int node, base::Time time);
    /// Whether neither the node nor any of its dependencies changes with time.
    bool isTimeless(int node) const;
    /// Visits the links of the node's properties; none for a broken node, which is never evaluated.
    void eachLink(int node, const std::function<void(const Link &)> &visit) const;

    /// Lets properties of nodes change, in order of start; called once, before anything is evaluated. A change starts
    /// from the value with all earlier changes. Adds to problems().
    void change(std::span<const std::pair<int, Change>> changes);

    /// Compiles properties that do not belong to a node: those of a clip or of the scene. They count time as the
    /// group does and see its nodes and those of earlier ones; −1: the last group. Adds to problems().
    Bindings bind(const PropertyTable &table, const QJsonObject &json, const QString &place, int group = -1,
                  const QString &style = {});
    /// Whether the values do not depend on `time`, for a given `stagedTime`.
    bool isTimeless(const Bindings &bindings) const;
    /// Evaluates the bindings: links to the graph and keyframes at `time`, staged links at `stagedTime`.
    base::Result<std::vector<Value>> values(const Bindings &bindings, base::Time time, base::Time stagedTime);

    /// What a node gives from now on, instead of what its properties say; what depends on it is evaluated anew.
    void give(int node, Outputs outputs);
    /// For the evaluations from now on.
    void setMemo(std::shared_ptr<Memo> memo) { m_memo = std::move(memo); }
    /// The evaluations that the present outputs stand for, with those inside of blocks, whether their results were
    /// remembered or not.
    quint64 cost() const;
    /// From now on at most so many evaluations; all after that fail.
    void setAllowance(quint64 evaluations) { m_allowance = evaluations; }

    /// What a property would be worth with this JSON, while it is typed: adds nothing about it to problems().
    base::Result<Value> tried(const PropertySpec &spec, const QJsonValue &json, base::Time time, int group = 0);

    /// What `item`, `index` and `count` mean in expressions while something is repeated. Only for values(): results of
    /// nodes are kept regardless of it.
    struct CurrentItem
    {
        Value item;
        double index = 0; ///< from 0
        double count = 0;
    };
    void setCurrentItem(std::optional<CurrentItem> item) { m_currentItem = std::move(item); }

    /// `staged` must not recurse into the state being evaluated; cycles within the graph are detected here.
    void setStaged(Staged staged) { m_staged = std::move(staged); }
    const Setting &setting(int group = 0) const { return m_groups[static_cast<std::size_t>(group)].setting; }
    /// The time spans in which any node changes.
    std::vector<Span> motion() const;
    /// The time spans in which the node's own properties change.
    std::vector<Span> motion(int node) const;
    /// Problems found while compiling, then while evaluating; no duplicates, and a limited number per place.
    const Problems &problems() const { return m_problems.all(); }
    /// The same, and forgets them.
    Problems takeProblems();
    void report(Problem problem);

private:
    struct Group
    {
        QString place;
        base::Time start;
        Setting setting;
        quint64 settingHash = 0;
        int end = 0; ///< number of nodes in this group and the ones before
    };
    /// The times at which one set of bindings is evaluated.
    struct Times
    {
        base::Time common; ///< of the links to the graph
        base::Time staged; ///< of the staged links
        base::Time own;    ///< of keyframes
    };
    struct Slot
    {
        NodePtr node;
        int group = 0;
        const NodeType *type = nullptr;
        QString place;
        PropertyTable table; ///< own and placement properties
        Bindings bindings;
        std::vector<Drive> drives;         ///< by start
        std::optional<base::Error> broken; ///< unknown type, cycle: known before evaluation
        bool timeless = false;
        std::optional<base::Time> at; ///< time of `last`; any time for a timeless node
        base::Result<Outputs> last;
        quint64 parts = 0; ///< number of shape parts in `last`
        quint64 cost = 0;  ///< of `last`, in evaluations
    };

    void compile(const NodeGroup &nodes, int group, const NodeRegistry &registry);
    void breakCycles();
    void findTimeless();
    std::optional<Drive> driveOf(const Slot &slot, const Change &change);
    const base::Result<Outputs> &current(int node, base::Time time);
    base::Result<Outputs> evaluate(Slot &slot, base::Time time);
    /// What one evaluation, of a node or of an item that it repeats, is made of.
    struct Evaluation
    {
        const NodeType &type;
        const PropertyTable &table;
        const std::vector<Value> &inputs;
        const Group &group;
        base::Time time;
    };
    quint64 contentOf(const Evaluation &evaluation) const;
    base::Result<Memo::Kept> evaluate(const Evaluation &evaluation, quint64 content, QStringList &warnings);
    tl::unexpected<base::Error> reported(const Slot &slot, const base::Error &error);
    base::Result<Memo::Kept> repeat(const Slot &slot, const Evaluation &evaluation, QStringList &warnings);
    base::Result<std::vector<std::vector<Value>>> itemInputs(const Slot &slot, const Evaluation &evaluation,
                                                             const Items &items);
    base::Result<std::vector<Value>> inputsOf(const Slot &slot, base::Time time);
    base::Result<void> addInputs(const Slot &slot, std::size_t first, std::size_t last, base::Time time,
                                 std::vector<Value> &inputs);
    base::Result<Value> valueOfRow(const Bindings &bindings, std::size_t row, const Times &times);
    const Group &groupOf(const Slot &slot) const { return m_groups[static_cast<std::size_t>(slot.group)]; }
    std::vector<int> dependentsOf(int node) const;
    base::Result<Value> valueOf(const Binding &binding, const PropertySpec &spec, const Times &times);
    base::Result<Value> gathered(const Binding::List &list, const PropertySpec &spec, const Times &times);
    base::Result<Value> linked(const Link &link, ValueType type, const Times &times);
    base::Result<Value> outputOf(const Link &link, const Times &times);
    base::Result<Value> valueOf(const Binding::PerItem &items, const PropertySpec &spec, const Times &times);
    base::Result<Value> computed(const Computed &computed, ValueType type, const Times &times);
    base::Result<Value> valueOf(ReservedName name, const Times &times) const;

    std::vector<Group> m_groups;
    std::shared_ptr<Memo> m_memo;
    std::vector<Slot> m_nodes;
    std::map<QString, int> m_index;
    quint64 m_allowance = std::numeric_limits<quint64>::max();
    std::map<int, std::vector<int>> m_dependents; ///< of given nodes: all that depend on them
    quint64 m_parts = 0;                          ///< number of shape parts in the last outputs of all nodes
    Staged m_staged;
    std::optional<CurrentItem> m_currentItem;
    ProblemList m_problems;
    QHash<QString, int> m_problemsAt; ///< number of problems per place
};

} // namespace lectograph::graph
