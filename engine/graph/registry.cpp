// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/registry.h"

#include "base/sentence.h"
#include "base/text.h"
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
        const QString key = base::toText(spec.key);
        if (key.isEmpty() || !keys.insert(spec.key).second)
            return failure(base::Sentence::tr("The property “%1” has no name or is there twice.").arg(key), {}, key);
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
        return failure(base::Sentence::tr("The block “%1” is there already.").arg(type.id),
                       base::Sentence::tr("Give it another name."), type.id);
    if (type.outputs.empty() || !type.evaluate)
        return failure(base::Sentence::tr("The block “%1” gives nothing.").arg(type.id),
                       base::Sentence::tr("Declare an output and evaluate()."), type.id);
    if (type.placed && type.outputs.front().type != ValueType::Shape)
        return failure(
            base::Sentence::tr("The block “%1” is to be placed but its first output is no shape.").arg(type.id), {},
            type.id);
    if (const auto checked = checkTable(tableOf(type)); !checked)
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
