// SPDX-License-Identifier: GPL-3.0-or-later
#include "emphasis.h"

#include "notation/reading.h"

#include <algorithm>
#include <deque>

namespace lectograph::diagrams {

namespace {

/// The links between blocks, by where they begin; groups stand for their last and first blocks.
class Net
{
public:
    explicit Net(const Model &model) : m_model(model), m_leaving(model.items.size())
    {
        for (int i = 0; i < static_cast<int>(model.links.size()); ++i) {
            const int from = exitOf(model, model.link(i).from);
            const int to = entryOf(model, model.link(i).to);
            m_ends.emplace_back(from, to);
            if (from >= 0 && to >= 0)
                m_leaving[static_cast<std::size_t>(from)].push_back(i);
        }
    }

    /// The shortest way; nothing if there is none.
    std::vector<int> between(int from, int to) const
    {
        const int start = exitOf(m_model, from);
        std::vector<int> by(m_model.items.size(), -1);
        std::deque<int> next{start};
        if (start < 0)
            return {};
        for (; !next.empty(); next.pop_front()) {
            for (const int link : m_leaving[static_cast<std::size_t>(next.front())]) {
                const int end = m_ends[static_cast<std::size_t>(link)].second;
                if (by[static_cast<std::size_t>(end)] >= 0 || (end == start && !m_model.isInside(end, to)))
                    continue;
                by[static_cast<std::size_t>(end)] = link;
                if (m_model.isInside(end, to))
                    return back(end, start, by);
                next.push_back(end);
            }
        }
        return {};
    }

    /// Along first links, not along arcs, until there are no more.
    std::vector<int> fromStart() const
    {
        int at = m_model.links.empty() ? -1 : m_ends.front().first;
        std::vector<bool> isSeen(m_model.items.size(), false);
        std::vector<int> way;
        while (at >= 0 && !isSeen[static_cast<std::size_t>(at)]) {
            isSeen[static_cast<std::size_t>(at)] = true;
            const std::vector<int> &leaving = m_leaving[static_cast<std::size_t>(at)];
            const auto plain = std::ranges::find_if(leaving, [&](int link) { return !m_model.link(link).isResidual; });
            if (plain == leaving.end())
                break;
            way.push_back(*plain);
            at = m_ends[static_cast<std::size_t>(*plain)].second;
        }
        return way;
    }

private:
    std::vector<int> back(int end, int start, const std::vector<int> &by) const
    {
        std::vector<int> way;
        int at = end;
        do {
            way.push_back(by[static_cast<std::size_t>(at)]);
            at = m_ends[static_cast<std::size_t>(way.back())].first;
        } while (at != start);
        std::ranges::reverse(way);
        return way;
    }

    const Model &m_model;
    std::vector<std::pair<int, int>> m_ends;
    std::vector<std::vector<int>> m_leaving;
};

void markItem(const Model &model, int group, Emphasis &emphasis)
{
    for (int i = 0; i < static_cast<int>(model.items.size()); ++i) {
        if (model.isInside(i, group))
            emphasis.items[static_cast<std::size_t>(i)] = true;
    }
}

/// Links between what is highlighted inside a group.
void markInner(const Model &model, int group, Emphasis &emphasis)
{
    for (std::size_t i = 0; i < model.links.size(); ++i) {
        if (model.isInside(model.links[i].from, group) && model.isInside(model.links[i].to, group))
            emphasis.links[i] = true;
    }
}

bool markClass(const Model &model, const QString &name, Emphasis &emphasis)
{
    bool isFound = false;
    for (std::size_t i = 0; i < model.items.size(); ++i) {
        if (model.items[i].className == name) {
            emphasis.items[i] = true;
            isFound = true;
        }
    }
    return isFound;
}

} // namespace

bool Emphasis::isEmpty() const
{
    return std::ranges::find(items, true) == items.end() && std::ranges::find(links, true) == links.end();
}

Emphasis emphasisOf(const Model &model, const QStringList &names)
{
    Emphasis emphasis{std::vector<bool>(model.items.size(), false), std::vector<bool>(model.links.size(), false), {}};
    for (const QString &name : names) {
        const QStringList path = model.byName.contains(name.trimmed()) ? QStringList{name.trimmed()} : readPath(name);
        for (const QString &item : path) {
            if (const int index = model.byName.value(item, -1); index >= 0)
                markItem(model, index, emphasis);
            else if (!markClass(model, item, emphasis))
                emphasis.missing.append(item);
        }
        if (path.size() == 1 && model.byName.contains(path.front()))
            markInner(model, model.byName.value(path.front()), emphasis);
        if (path.size() < 2)
            continue;
        QStringList missing;
        for (const int link : linksAlong(model, path, missing)) {
            const ItemLink &along = model.link(link);
            emphasis.links[static_cast<std::size_t>(link)] = true;
            markItem(model, along.from, emphasis);
            markItem(model, along.to, emphasis);
        }
    }
    return emphasis;
}

std::vector<int> linksAlong(const Model &model, const QStringList &names, QStringList &missing)
{
    const Net net(model);
    if (names.isEmpty())
        return net.fromStart();
    std::vector<int> items;
    for (const QString &name : names) {
        if (const int item = model.byName.value(name, -1); item >= 0)
            items.push_back(item);
        else
            missing.append(name);
    }
    std::vector<int> links;
    for (std::size_t i = 1; i < items.size(); ++i) {
        const std::vector<int> way = net.between(items[i - 1], items[i]);
        if (way.empty())
            missing.append(model.item(items[i - 1]).name + QStringLiteral(" → ") + model.item(items[i]).name);
        links.insert(links.end(), way.begin(), way.end());
    }
    return links;
}

} // namespace lectograph::diagrams
