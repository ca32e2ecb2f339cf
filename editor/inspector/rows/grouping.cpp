// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/rows/grouping.h"

#include "base/text.h"
#include "graph/placement.h"

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using graph::PropertySpec;
using graph::ValueType;

namespace {

constexpr std::size_t mostRows = 8;  ///< maximum number of rows shown without "More"
constexpr std::size_t firstRows = 6; ///< shown of a longer group

bool isOneOf(const QString &key, std::initializer_list<QLatin1String> keys)
{
    return std::ranges::find(keys, key) != keys.end();
}

RowGroup::Kind kindOf(const PropertySpec &spec)
{
    const QString key = base::toText(spec.key);
    const auto &placement = graph::placementProperties();
    const bool isPlacement = std::ranges::find(placement, spec.key, &PropertySpec::key) != placement.end();
    const bool isLook = spec.type == ValueType::Color || spec.type == ValueType::Colors || key.startsWith(u"fill")
        || key.startsWith(u"stroke") || key.startsWith(u"backStroke") || key.endsWith(u"pacity")
        || isOneOf(key, {"cap"_L1, "join"_L1, "widthProfile"_L1, "gradientDirection"_L1, "shade"_L1});
    if (isLook)
        return RowGroup::Look;
    return isPlacement ? RowGroup::Place : RowGroup::Content;
}

/// Only these placement properties are commonly used.
bool isSeldomPlace(const QString &key)
{
    return !isOneOf(key, {"position"_L1, "scale"_L1, "turn"_L1, "beside"_L1});
}

} // namespace

std::vector<RowGroup> grouped(const graph::PropertyTable &table, const QStringList &written)
{
    std::vector<RowGroup> groups{{RowGroup::Content, {}, {}}, {RowGroup::Look, {}, {}}, {RowGroup::Place, {}, {}}};
    for (const PropertySpec &spec : table)
        groups[kindOf(spec)].rows.push_back(spec);
    for (RowGroup &group : groups) {
        const bool isLong = group.rows.size() > mostRows;
        std::vector<PropertySpec> shown;
        for (std::size_t i = 0; i < group.rows.size(); ++i) {
            const PropertySpec &spec = group.rows[i];
            const QString key = base::toText(spec.key);
            const bool isBehind = group.kind == RowGroup::Place ? isSeldomPlace(key) : isLong && i >= firstRows;
            const bool isSeldom = isBehind && !written.contains(key) && !spec.required;
            (isSeldom ? group.seldom : shown).push_back(spec);
        }
        group.rows = std::move(shown);
    }
    std::erase_if(groups, [](const RowGroup &group) { return group.rows.empty() && group.seldom.empty(); });
    return groups;
}

} // namespace lectograph::editor
