// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/curves/keylist.h"

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Result;
using graph::ValueType;

namespace {

/// Without the rounding of a sum: 1.3, not 1.2999999999999998.
double within(const graph::PropertySpec &spec, double value)
{
    return std::clamp(std::round(value * 1e9) / 1e9, spec.min, spec.max);
}

} // namespace

std::vector<ListedKey> listed(const QJsonArray &keys, const std::vector<int> &selected)
{
    std::vector<ListedKey> list;
    for (int i = 0; i < keys.size(); ++i)
        list.push_back({keys.at(i).toObject(), std::ranges::binary_search(selected, i)});
    return list;
}

void settle(std::vector<ListedKey> &keys)
{
    std::vector<double> taken;
    for (const ListedKey &one : keys) {
        if (one.isSelected)
            taken.push_back(one.seconds());
    }
    std::ranges::sort(taken);
    std::erase_if(keys, [&](const ListedKey &one) {
        const auto next = std::ranges::lower_bound(taken, one.seconds() - sameTime);
        return !one.isSelected && next != taken.end() && *next < one.seconds() + sameTime;
    });
    std::ranges::stable_sort(keys, {}, &ListedKey::seconds);
}

Result<void> store(EditedKeys &edited, const PropertyPlace &place, const std::vector<ListedKey> &keys)
{
    QJsonArray json;
    for (const ListedKey &one : keys) {
        if (one.isSelected)
            edited.keys.push_back({place.node, place.clip, place.key, static_cast<int>(json.size())});
        json.append(one.json);
    }
    auto next = withKeyframes(edited.lecture, place, json);
    if (!next)
        return tl::unexpected(next.error());
    edited.lecture = std::move(*next);
    return {};
}

QJsonValue withNumbers(const QJsonValue &json, const graph::PropertySpec &spec, const std::vector<int> &components,
                       const std::function<double(double)> &change)
{
    switch (spec.type) {
    case ValueType::Number: return within(spec, change(json.toDouble()));
    case ValueType::Integer: return std::round(within(spec, change(json.toDouble())));
    case ValueType::Vector: break;
    default: return json;
    }
    const auto parsed = graph::parseProperty(spec, json, {});
    if (!parsed)
        return json;
    QJsonArray numbers = toJson(*parsed).toArray();
    bool isPlane = json.toArray().size() == 2;
    bool isOther = false;
    for (const int component : components) {
        if (component < 0 || component >= numbers.size())
            continue;
        const double before = numbers.at(component).toDouble();
        const double after = within(spec, change(before));
        isPlane = isPlane && (component < 2 || after == before);
        isOther = isOther || after != before;
        numbers.replace(component, after);
    }
    if (!isOther)
        return json;
    // A point in the plane stays written as one.
    if (isPlane)
        numbers.removeLast();
    return numbers;
}

} // namespace lectograph::editor
