// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/binder.h"
#include "graph/memo.h"
#include "graph/node.h"
#include "graph/problem_list.h"
#include "graph/registry.h"

#include <functional>
#include <span>

namespace lectograph::graph {

/// The nodes of one scene, compiled once, answering for any time in any order. Pulls: only what is asked for is
/// computed, and a result is kept by the content of its inputs. For one thread; the memo may be shared by many.
class Evaluator
{
public:
    /// How another actor stands on the stage; the timeline answers.
    using Staged = std::function<base::Result<shape::Shape>(int node, base::Time time)>;

    Evaluator(std::span<const NodePtr> nodes, const NodeRegistry &registry, Setting setting, std::shared_ptr<Memo> memo,
              const QString &place);

    int indexOf(const QString &id) const; ///< −1 if there is no such node
    int nodeCount() const { return static_cast<int>(m_nodes.size()); }
    const QString &idOf(int node) const;
    const NodeType *typeOf(int node) const; ///< null for a type that no plugin brought

    /// The outputs of a node. An error is that of the node itself or of one that it depends on.
    base::Result<Outputs> outputs(int node, base::Time time);
    base::Result<shape::Shape> shapeOf(int node, base::Time time);
    /// Neither the node nor anything that it depends on changes with time.
    bool isTimeless(int node) const;
    /// What the node's properties are linked to; nothing for a node that is broken and never evaluated.
    void eachLink(int node, const std::function<void(const Link &)> &visit) const;

    /// Compiles properties that are not a node's: those of a clip or of the scene. Problems go to problems().
    Bindings bind(const PropertyTable &table, const QJsonObject &json, const QString &place);
    /// The values do not depend on `time`, for one `stagedTime`.
    bool isTimeless(const Bindings &bindings) const;
    /// Their values: links to the graph and keyframes at `time`, staged links at `stagedTime`.
    base::Result<std::vector<Value>> values(const Bindings &bindings, base::Time time, base::Time stagedTime);

    /// `staged` must not lead back to the state that it is asked for; circles within the graph are found by itself.
    void setStaged(Staged staged) { m_staged = std::move(staged); }
    const Setting &setting() const { return m_setting; }
    /// When anything in the nodes moves, as spans of time.
    std::vector<Span> motion() const;
    /// When its own properties move.
    std::vector<Span> motion(int node) const;
    /// Found while compiling, then while evaluating (each once, and only the first few of one place).
    const Problems &problems() const { return m_problems.all(); }
    void report(Problem problem);

private:
    struct Slot
    {
        NodePtr node;
        const NodeType *type = nullptr;
        QString place;
        PropertyTable table; ///< own and placement properties
        Bindings bindings;
        std::optional<base::Error> broken; ///< unknown type, cycle: known before evaluation
        bool timeless = false;
        std::optional<base::Time> at; ///< of `last`; for a timeless node any
        base::Result<Outputs> last;
        quint64 parts = 0; ///< that `last` holds
    };

    void compile(std::span<const NodePtr> nodes, const NodeRegistry &registry);
    void breakCycles();
    void findTimeless();
    base::Result<Outputs> evaluate(Slot &slot, base::Time time);
    base::Result<Outputs> made(const NodeType &type, const Inputs &inputs, const Context &context) const;
    quint64 contentOf(const Slot &slot, const std::vector<Value> &inputs, base::Time time) const;
    base::Result<Value> valueOf(const Binding &binding, const PropertySpec &spec, base::Time time,
                                base::Time stagedTime);
    base::Result<Value> gathered(const Binding::List &list, const PropertySpec &spec, base::Time time,
                                 base::Time stagedTime);
    base::Result<Value> linked(const Link &link, ValueType type, base::Time time, base::Time stagedTime);

    Setting m_setting;
    quint64 m_settingHash;
    QString m_place;
    std::shared_ptr<Memo> m_memo;
    std::vector<Slot> m_nodes;
    std::map<QString, int> m_index;
    quint64 m_parts = 0; ///< that the last outputs of all nodes hold
    Staged m_staged;
    ProblemList m_problems;
    QHash<QString, int> m_problemsAt; ///< how many, by place
};

} // namespace lectograph::graph
