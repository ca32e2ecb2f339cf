// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text.h"
#include "editor/edits/lookup.h"
#include "editor/inspector/rows/documentrows.h"
#include "editor/inspector/rows/repetitionrows.h"
#include "graph/placement.h"

#include <algorithm>
#include <set>
#include <utility>

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

enum Kind { Content, Look, Place };

Kind kindOf(const PropertySpec &spec)
{
    const QString key = base::toText(spec.key);
    const auto &placement = graph::placementProperties();
    const bool isPlacement = std::ranges::find(placement, spec.key, &PropertySpec::key) != placement.end();
    const bool isLook = spec.type == ValueType::Color || spec.type == ValueType::Colors || key.startsWith(u"fill")
        || key.startsWith(u"stroke") || key.startsWith(u"backStroke") || key.endsWith(u"pacity")
        || isOneOf(key, {"cap"_L1, "join"_L1, "widthProfile"_L1, "gradientDirection"_L1, "shade"_L1});
    if (isLook)
        return Look;
    return isPlacement ? Place : Content;
}

/// Only these placement properties are commonly used.
bool isSeldomPlace(const QString &key)
{
    return !isOneOf(key, {"position"_L1, "scale"_L1, "turn"_L1, "beside"_L1});
}

/// The properties that all owners have, with the same type.
graph::PropertyTable commonTable(const std::vector<PropertyOwner> &owners, const timeline::Registry &registry)
{
    graph::PropertyTable common = tableOf(owners.front(), registry);
    std::set<std::tuple<PropertyOwner::Kind, QString, QStringList>> seen; // each type has the same table
    for (const PropertyOwner &owner : owners) {
        if (!seen.emplace(owner.kind, owner.type, owner.targetTypes).second)
            continue;
        const graph::PropertyTable table = tableOf(owner, registry);
        std::erase_if(common, [&](const graph::PropertySpec &spec) {
            return std::ranges::none_of(table, [&](const graph::PropertySpec &other) {
                return other.key == spec.key && other.type == spec.type && other.choices == spec.choices;
            });
        });
    }
    return common;
}

} // namespace

std::vector<RowGroup> groupedProperties(Session &session, const std::vector<PropertyPlace> &places)
{
    const std::vector<PropertyOwner> owners = ownersAt(session.document.lecture(), places);
    if (areRepetitions(owners))
        return repetitionGroups(owners.front(), commonTable(owners, session.registry()));
    const auto isWritten = [&](const QString &key) {
        return std::ranges::any_of(owners, [&](const PropertyOwner &owner) { return owner.properties.contains(key); });
    };
    std::vector<RowGroup> groups{{u"content"_s, Words::tr("Content"), {}, {}},
                                 {u"look"_s, Words::tr("Look"), {}, {}},
                                 {u"place"_s, Words::tr("Place"), {}, {}}};
    const auto isChange = [&](const PropertyOwner &owner) {
        const auto *type = owner.kind == PropertyOwner::Kind::Clip ? session.registry().animations.find(owner.type)
                                                                   : nullptr;
        return type && type->setsProperties;
    };
    const bool areChanges = std::ranges::any_of(owners, isChange);
    const graph::PropertyTable common = commonTable(owners, session.registry());
    if (areChanges) { // what they change, and under "More" what they could change as well
        RowGroup changes{u"content"_s, Words::tr("Becomes"), {}, {}};
        for (const PropertySpec &spec : common)
            (isWritten(base::toText(spec.key)) ? changes.rows : changes.seldom).push_back(spec);
        return common.empty() ? std::vector<RowGroup>() : std::vector{changes};
    }
    for (const PropertySpec &spec : common)
        groups[kindOf(spec)].rows.push_back(spec);
    for (RowGroup &group : groups) {
        const bool isPlace = &group == &groups[Place];
        const graph::PropertyTable all = std::exchange(group.rows, {});
        for (std::size_t i = 0; i < all.size(); ++i) {
            const QString key = base::toText(all[i].key);
            const bool isBehind = isPlace ? isSeldomPlace(key) : all.size() > mostRows && i >= firstRows;
            const bool isSetByTyping = key == "formatted"_L1 || key == "formulas"_L1;
            const bool isSeldom = isSetByTyping || (isBehind && !all[i].required && !isWritten(key));
            (isSeldom ? group.seldom : group.rows).push_back(all[i]);
        }
    }
    std::erase_if(groups, [](const RowGroup &group) { return group.rows.empty() && group.seldom.empty(); });
    return groups;
}

} // namespace lectograph::editor
