// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/registry.h"

#include "base/easing.h"
#include "base/sentence.h"
#include "base/text.h"
#include "graph/placement.h"

#include <map>
#include <mutex>
#include <set>

namespace lectograph::graph {

using namespace Qt::StringLiterals;
using base::failure;
using base::Result;

int NodeType::portIndex(QStringView key) const
{
    if (key.isEmpty())
        return outputs.empty() ? -1 : 0;
    for (std::size_t i = 0; i < outputs.size(); ++i) {
        if (key == QLatin1StringView(outputs[i].key.data(), static_cast<qsizetype>(outputs[i].key.size())))
            return static_cast<int>(i);
    }
    return -1;
}

Result<void> checkTable(const PropertyTable &table)
{
    std::set<std::string_view> keys;
    for (const PropertySpec &spec : table) {
        const QString key = base::toText(spec.key);
        if (key.isEmpty() || !keys.insert(spec.key).second)
            return failure(base::Sentence::tr("The property “%1” has no name or is there twice.").arg(key), {}, key);
        if (const auto ease = base::Easing::parse(easeOf(spec)); !ease)
            return base::within(key, ease.error());
        if (spec.type == ValueType::Shape)
            continue;
        if (const auto preset = parseProperty(spec, presetOf(spec), {u"en"_s}); !preset)
            return base::within(key, preset.error());
    }
    return {};
}

Result<void> checkType(const NodeType &type)
{
    if (type.outputs.empty() || !type.evaluate)
        return failure(base::Sentence::tr("The block “%1” gives nothing.").arg(type.id),
                       base::Sentence::tr("Declare an output and evaluate()."), type.id);
    if (type.placed && type.outputs.front().type != ValueType::Shape)
        return failure(
            base::Sentence::tr("The block “%1” is to be placed but its first output is no shape.").arg(type.id), {},
            type.id);
    if (const auto checked = checkTable(tableOf(type)); !checked)
        return base::within(type.id, checked.error());
    return {};
}

struct NodeRegistry::Variants
{
    std::mutex mutex;
    std::map<std::pair<QString, QString>, NodeTypePtr> made; ///< by type and variant
};

NodeRegistry::NodeRegistry() : m_variants(std::make_shared<Variants>()) {}

Result<void> NodeRegistry::add(NodeType type)
{
    if (m_types.contains(type.id))
        return failure(base::Sentence::tr("The block “%1” is there already.").arg(type.id),
                       base::Sentence::tr("Give it another name."), type.id);
    if (auto checked = checkType(type); !checked)
        return checked;
    put(std::make_shared<const NodeType>(std::move(type)));
    return {};
}

void NodeRegistry::put(NodeTypePtr type)
{
    m_types.put(std::move(type));
    m_variants = std::make_shared<Variants>();
}

void NodeRegistry::putUnlisted(NodeTypePtr type)
{
    m_unlisted.put(std::move(type));
}

void NodeRegistry::removeIf(const std::function<bool(const NodeType &)> &isUnwanted)
{
    m_types.removeIf(isUnwanted);
    m_unlisted.removeIf(isUnwanted);
    m_variants = std::make_shared<Variants>();
}

const NodeType *NodeRegistry::find(const QString &id) const
{
    const NodeType *listed = m_types.at(id);
    return listed ? listed : m_unlisted.at(id);
}

const NodeType *NodeRegistry::find(const Node &node) const
{
    const NodeType *type = find(node.type);
    if (!type || !type->variantOf)
        return type;
    const QString variant = type->variantOf(node);
    if (variant.isEmpty())
        return type;
    const std::pair key(node.type, variant);
    {
        const std::scoped_lock lock(m_variants->mutex);
        if (const auto made = m_variants->made.find(key); made != m_variants->made.end())
            return made->second.get();
    }
    const NodeTypePtr made = type->variant(variant, *this);
    if (!made) // not kept, because a file may have any number of keys without a type
        return type;
    const std::scoped_lock lock(m_variants->mutex);
    return m_variants->made.emplace(key, made).first->second.get();
}

NodeTypePtr NodeRegistry::shared(const QString &id) const
{
    NodeTypePtr listed = m_types.find(id);
    return listed ? listed : m_unlisted.find(id);
}

} // namespace lectograph::graph
