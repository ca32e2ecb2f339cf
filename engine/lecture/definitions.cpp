// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/definitions.h"

#include "graph/cycles.h"
#include "lecture/sentence.h"

#include <functional>

using namespace Qt::StringLiterals;

namespace lectograph::lecture {

namespace {

/// Which definitions of a lecture use which.
class Uses
{
public:
    explicit Uses(const std::map<QString, BlockPtr> &blocks)
    {
        for (const auto &[id, block] : blocks) {
            m_index.emplace(blockType(id), static_cast<int>(m_blocks.size()));
            m_blocks.push_back(block);
        }
        for (const BlockPtr &block : m_blocks) {
            std::vector<int> used;
            for (const QString &type : graph::typesUsedBy(block->inside->nodes)) {
                if (const auto found = m_index.find(type); found != m_index.end())
                    used.push_back(found->second);
            }
            m_uses.push_back(std::move(used));
        }
        findBroken();
    }

    /// Calls `visit` once with each definition, after those that it uses, and why it cannot be used itself.
    void each(const std::function<void(const BlockPtr &, const std::optional<base::Error> &)> &visit) const
    {
        std::vector<bool> done(m_blocks.size());
        const std::function<void(std::size_t)> go = [&](std::size_t at) { // no deeper than graph::longestChain
            if (done[at])
                return;
            done[at] = true;
            const auto broken = m_broken.find(static_cast<int>(at));
            if (broken == m_broken.end()) {
                for (const int used : m_uses[at])
                    go(static_cast<std::size_t>(used));
            }
            visit(m_blocks[at], broken == m_broken.end() ? std::nullopt : std::optional(broken->second));
        };
        for (std::size_t i = 0; i < m_blocks.size(); ++i)
            go(i);
    }

private:
    void findBroken()
    {
        const auto step = [this](int block, const std::function<void(int)> &visit) {
            for (const int used : m_uses[static_cast<std::size_t>(block)])
                visit(used);
        };
        const graph::Cycles cycles = graph::findCycles(static_cast<int>(m_blocks.size()), step);
        for (const std::vector<int> &circle : cycles.circles) {
            QStringList names;
            for (const int block : circle)
                names.append(m_blocks[static_cast<std::size_t>(block)]->id);
            names.append(names.front());
            m_broken.emplace(
                circle.back(),
                base::Error{Sentence::tr("These definitions contain each other: %1.").arg(names.join(u" ← "_s)),
                            Sentence::tr("Remove one of them from the other."), u"nodes"_s});
        }
        for (const int block : cycles.tooDeep)
            m_broken.emplace(
                block,
                base::Error{Sentence::tr("More than %1 definitions are inside each other.").arg(graph::longestChain),
                            Sentence::tr("Put fewer into each other."), u"nodes"_s});
    }

    std::vector<BlockPtr> m_blocks;
    std::map<QString, int> m_index; ///< by type
    std::vector<std::vector<int>> m_uses;
    std::map<int, base::Error> m_broken;
};

bool isSame(const std::weak_ptr<const Block> &before, const BlockPtr &now)
{
    return !before.owner_before(now) && !now.owner_before(before);
}

std::vector<graph::NodeTypePtr> typesFor(const Block &block, const graph::NodeRegistry &types)
{
    std::vector<graph::NodeTypePtr> used;
    for (const QString &type : graph::typesUsedBy(block.inside->nodes))
        used.push_back(types.shared(type));
    return used;
}

} // namespace

graph::Definition definitionOf(const Block &block)
{
    graph::Definition definition;
    definition.id = blockType(block.id);
    definition.version = block.version;
    definition.words = {block.title, block.help};
    for (const PublishedProperty &property : block.properties)
        definition.properties.push_back({property.key,
                                         property.type,
                                         property.preset,
                                         {property.title, property.help},
                                         property.min,
                                         property.max,
                                         property.unit,
                                         property.choices,
                                         property.ease});
    for (const PublishedOutput &output : block.outputs)
        definition.outputs.push_back({output.key, output.type, output.from, output.help});
    definition.nodes = block.inside->nodes;
    definition.draws = block.inside->actors;
    return definition;
}

CompiledBlockMap compiledBlocks(const std::map<QString, BlockPtr> &blocks, const CompiledBlockMap &before,
                                graph::NodeRegistry &types)
{
    CompiledBlockMap compiled;
    Uses(blocks).each([&](const BlockPtr &block, const std::optional<base::Error> &broken) {
        CompiledBlock one;
        const auto known = before.find(block->id);
        if (broken) {
            one.types = graph::brokenDefinition(definitionOf(*block), *broken);
        } else {
            one.uses = typesFor(*block, types);
            const bool isKnown = known != before.end() && isSame(known->second.block, block)
                && known->second.uses == one.uses;
            one.types = isKnown ? known->second.types : graph::compiled(definitionOf(*block), types);
        }
        one.block = block;
        types.put(one.types.type);
        types.putUnlisted(one.types.in);
        compiled.emplace(block->id, std::move(one));
    });
    return compiled;
}

graph::NodePtr publishedNode(const QString &block, const QJsonObject &values)
{
    graph::Node node;
    node.id = graph::inNode;
    node.type = graph::inType(blockType(block));
    node.properties = values;
    return std::make_shared<const graph::Node>(std::move(node));
}

} // namespace lectograph::lecture
