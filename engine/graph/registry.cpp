// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/registry.h"

#include "graph/placement.h"

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
        const QString key = QString::fromUtf8(spec.key.data(), static_cast<qsizetype>(spec.key.size()));
        if (key.isEmpty() || !keys.insert(spec.key).second)
            return failure(u"The property “%1” has no name or is there twice."_s.arg(key), {}, key);
        if (spec.type == ValueType::Shape)
            continue;
        if (const auto preset = parseProperty(spec, presetOf(spec), {u"en"_s}); !preset)
            return base::within(key, preset.error());
    }
    return {};
}

Result<void> NodeRegistry::add(NodeType type)
{
    if (m_types.contains(type.id))
        return failure(u"The block “%1” is there already."_s.arg(type.id), u"Give it another name."_s, type.id);
    if (type.outputs.empty() || !type.evaluate)
        return failure(u"The block “%1” gives nothing."_s.arg(type.id), u"Declare an output and evaluate()."_s,
                       type.id);
    if (type.placed && type.outputs.front().type != ValueType::Shape)
        return failure(u"The block “%1” is to be placed but its first output is no shape."_s.arg(type.id), {}, type.id);
    PropertyTable whole = type.properties;
    if (type.placed)
        whole.insert(whole.end(), placementProperties().begin(), placementProperties().end());
    if (const auto checked = checkTable(whole); !checked)
        return base::within(type.id, checked.error());
    const QString id = type.id;
    m_types.emplace(id, std::move(type));
    return {};
}

const NodeType *NodeRegistry::find(const QString &id) const
{
    const auto found = m_types.find(id);
    return found == m_types.end() ? nullptr : &found->second;
}

} // namespace lectograph::graph
