// SPDX-License-Identifier: GPL-3.0-or-later
#include "folding.h"

#include <map>

namespace lectograph::diagrams {

namespace {

/// Groups that contain blocks, however deep.
std::vector<bool> groupsWithBlocks(const Model &model)
{
    std::vector<bool> has(model.items.size(), false);
    for (const Item &item : model.items) {
        if (item.isGroup)
            continue;
        for (int at = item.parent; at >= 0 && !has[static_cast<std::size_t>(at)]; at = model.item(at).parent)
            has[static_cast<std::size_t>(at)] = true;
    }
    return has;
}

} // namespace

Folded folded(const Model &model, const std::vector<bool> &isFolded)
{
    const std::vector<bool> hasBlocks = groupsWithBlocks(model);
    const int count = static_cast<int>(model.items.size());
    Folded result;
    const auto isClosed = [&](int item) {
        const auto at = static_cast<std::size_t>(item);
        return model.item(item).isGroup && (isFolded[at] || !hasBlocks[at]);
    };
    for (int item = 0; item < count; ++item) {
        int shown = item;
        for (int at = item; at >= 0; at = model.item(at).parent) {
            if (isClosed(at))
                shown = at;
        }
        result.shownAs.push_back(shown);
        result.isBlock.push_back(shown == item && (!model.item(item).isGroup || isClosed(item)));
    }
    std::map<std::tuple<int, int, Stroke>, std::size_t> first;
    for (int i = 0; i < static_cast<int>(model.links.size()); ++i) {
        const ItemLink &link = model.link(i);
        const int exit = exitOf(model, link.from);
        const int entry = entryOf(model, link.to);
        const int from = result.shownAs[static_cast<std::size_t>(exit < 0 ? link.from : exit)];
        const int to = result.shownAs[static_cast<std::size_t>(entry < 0 ? link.to : entry)];
        const bool isInside = from == to && link.from != link.to;
        const bool isMerged = from != link.from || to != link.to;
        if (isInside)
            continue;
        const auto [known, isNew] = first.try_emplace({from, to, link.stroke}, result.links.size());
        if (isNew || !isMerged)
            result.links.push_back({i, from, to});
        else
            result.merged.emplace_back(i, known->second);
    }
    return result;
}

} // namespace lectograph::diagrams
