// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/drive.h"
#include "graph/node.h"
#include "graph/problem_log.h"
#include "graph/registry.h"
#include "graph/setting.h"

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace lectograph::graph {

/// Nodes from one place of the document, with a time of their own: those of a scene, or those that scenes share.
struct NodeGroup
{
    std::span<const NodePtr> nodes;
    QString place;    ///< of the scene in the document
    base::Time start; ///< keyframes and types that read the time count from here
    quint64 seed = 0;
};

/// What the nodes of one group have in common.
struct GroupSetting
{
    base::Time start;
    Setting setting; ///< with the group's seed and its time
    quint64 settingHash = 0;
    int end = 0; ///< number of nodes in this group and the ones before
};

/// A node, ready to be evaluated.
struct CompiledNode
{
    NodePtr node;
    int group = 0;
    const NodeType *type = nullptr;             ///< null for an unknown type
    QString place;                              ///< in the document
    std::shared_ptr<const PropertyTable> table; ///< own and placement properties; nodes of a type share it
    Bindings bindings;
    std::vector<Drive> drives;         ///< by start
    std::optional<base::Error> broken; ///< unknown type, cycle: known before evaluation
    bool timeless = false;             ///< neither it nor any of its dependencies changes with time
};

/// The nodes of all groups, with their properties bound and their cycles broken. Nodes are linked to those of their own
/// group and of earlier ones. Reports what is wrong with them to `problems`, which outlives this.
class CompiledNodes
{
public:
    CompiledNodes(std::span<const NodeGroup> groups, const NodeRegistry &registry, const Setting &setting,
                  ProblemLog &problems);
    CompiledNodes(const CompiledNodes &) = delete;
    CompiledNodes &operator=(const CompiledNodes &) = delete;

    int count() const { return static_cast<int>(m_nodes.size()); }
    const CompiledNode &at(int node) const { return m_nodes[static_cast<std::size_t>(node)]; }
    int indexOf(const QString &id) const; ///< −1 if there is no such node
    int groupCount() const { return static_cast<int>(m_groups.size()); }
    const GroupSetting &group(int index) const { return m_groups[static_cast<std::size_t>(index)]; }
    const GroupSetting &groupOf(const CompiledNode &node) const { return group(node.group); }

    /// None for a broken node, which is never evaluated.
    void eachLink(int node, const std::function<void(const Link &)> &visit) const;
    /// All that depend on a node, directly or not.
    std::vector<int> dependentsOf(int node) const;
    /// Whether the values do not change with time; staged links do not count.
    bool isTimeless(const Bindings &bindings) const;
    /// The time spans in which the node's own properties change.
    std::vector<Span> motion(int node) const;

    /// Properties that do not belong to a node; −1: as in the last group.
    Bindings bind(const PropertyTable &table, const QJsonObject &json, const QString &place, int group,
                  const QString &style);
    void change(std::span<const std::pair<int, Change>> changes);
    /// The outputs of the node come from elsewhere: it is neither broken nor does it change with time.
    void setGiven(int node);

private:
    void addGroups(std::span<const NodeGroup> groups, const Setting &setting);
    void compile(const NodeGroup &nodes, int group, const NodeRegistry &registry);
    const std::shared_ptr<const PropertyTable> &tableShared(const NodeType *type);
    void bindProperties(CompiledNode &node);
    void markBroken(CompiledNode &node, Severity severity, const QString &what, const QString &remedy);
    void breakCycles();
    void findTimeless();
    std::optional<Drive> driveOf(const CompiledNode &node, const Change &change);
    void reportUnknownKeys(const CompiledNode &node, const Change &change);

    ProblemLog &m_problems;
    std::vector<GroupSetting> m_groups;
    std::vector<CompiledNode> m_nodes;
    std::map<const NodeType *, std::shared_ptr<const PropertyTable>> m_tables; ///< empty for an unknown type
    std::map<QString, int> m_index;
};

} // namespace lectograph::graph
