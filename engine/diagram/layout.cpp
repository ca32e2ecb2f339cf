// SPDX-License-Identifier: GPL-3.0-or-later
#include "diagram/layout.h"

#include "diagram/checked.h"
#include "diagram/crossings.h"
#include "diagram/jogs.h"
#include "diagram/labels.h"
#include "diagram/level.h"
#include "diagram/points.h"
#include "diagram/titles.h"
#include "diagram/turn.h"

#include <algorithm>
#include <limits>
#include <map>
#include <memory>
#include <numeric>
#include <ranges>
#include <set>

namespace lectograph::diagram {

namespace {

using Source = std::pair<int, int>; ///< block and port: what begins there is one net at every level

/// One piece of a link: a branch of a net of a level.
struct Piece
{
    int level = 0;
    int net = 0;
    int branch = 0;
};

/// The contents of a group, or of the diagram, before and after they are laid out.
struct Room
{
    Level level;
    Turn turn{Direction::Up};
    List<int> blocks; ///< of the items; −1: a group
    List<int> groups;
    std::map<std::pair<Source, bool>, int> terminals;        ///< that a source has here, entering or leaving
    std::map<Source, int> nets;                              ///< by source
    std::map<std::tuple<int, int, int, int>, int> branches;  ///< of a net, to a tip
    std::map<std::tuple<int, int, int>, int> spots;          ///< of an item: by port, and by link where it has none
    std::map<std::tuple<int, Source, bool>, int> groupSpots; ///< of an item that is a group
    // After the layout, in the diagram's axes
    LevelLayout layout;
    QRectF contents;
    QRectF frame; ///< with padding and title
    QRectF title;
    bool isPlaced = false;
    QPointF shift;
};

/// Where what enters or leaves a group comes from and goes to outside, across it: by group, source and whether it
/// enters.
using Wishes = std::map<std::tuple<int, Source, bool>, double>;

class Rooms
{
public:
    /// With more room beside the labels of some links, and links through the borders of groups in the order of
    /// `wishes`.
    Rooms(const Diagram &diagram, std::set<int> crowded, Wishes wishes = {})
        : m_diagram(diagram),
          m_crowded(std::move(crowded)),
          m_wishes(std::move(wishes)),
          m_rooms(listOf<Room>(static_cast<int>(diagram.groups.size()) + 1)),
          m_itemOfBlock(listOf(static_cast<int>(diagram.blocks.size()), -1)),
          m_itemOfGroup(listOf(static_cast<int>(diagram.groups.size()), -1))
    {
        nest();
        fill();
        for (const Link &link : diagram.links)
            ++m_linksFrom[Source(link.from.block, link.from.port)];
        for (int link = 0; link < static_cast<int>(diagram.links.size()); ++link)
            m_pieces.add(cut(link));
    }

    tl::expected<Layout, Refusal> laidOut(std::vector<Problem> problems)
    {
        m_result.problems = std::move(problems);
        for (const int group : m_inwards | std::views::reverse) {
            if (!lay(group))
                return tl::unexpected(Refusal::TooManyCrossedLayers);
        }
        place();
        return std::move(m_result);
    }

    /// Where the links through the borders of groups go now.
    Wishes wishes() const
    {
        std::map<std::tuple<int, Source, bool>, std::vector<double>> places;
        for (const Room &here : m_rooms) {
            for (const auto &[source, number] : here.nets) {
                const Net &net = here.level.nets[number];
                for (int branch = 0; branch < net.branches.count(); ++branch) {
                    const Points &path = here.layout.paths[number][branch];
                    const int from = net.from.item >= 0 ? here.groups[net.from.item] : -1;
                    const int to = net.branches[branch].to.item >= 0 ? here.groups[net.branches[branch].to.item] : -1;
                    if (path.empty())
                        continue;
                    const std::size_t beyond = std::min<std::size_t>(2, path.size() - 1); // the end of the first bar
                    if (from >= 0)
                        places[{from, source, false}].push_back(path[beyond].x());
                    if (to >= 0)
                        places[{to, source, true}].push_back(path[path.size() - 1 - beyond].x());
                }
            }
        }
        Wishes result;
        for (const auto &[key, all] : places)
            result[key] = std::accumulate(all.begin(), all.end(), 0.0) / static_cast<double>(all.size());
        return result;
    }

private:
    const Block &block(int number) const { return m_diagram.blocks[static_cast<std::size_t>(number)]; }
    const Group &group(int number) const { return m_diagram.groups[static_cast<std::size_t>(number)]; }
    Room &room(int number) { return m_rooms[number + 1]; }
    int parentOf(int number) const { return number < 0 ? -2 : group(number).parent; }

    /// The groups from outside inwards, the diagram itself as −1, and their directions.
    void nest()
    {
        const int count = static_cast<int>(m_diagram.groups.size());
        List<List<int>> children = listOf<List<int>>(count + 1);
        for (int i = 0; i < count; ++i)
            children[group(i).parent + 1].add(i);
        m_inwards.add(-1);
        List<Direction> directions = listOf(count + 1, m_diagram.direction);
        m_depth = listOf(count + 1, 0);
        for (int i = 0; i < m_inwards.count(); ++i) {
            for (const int child : children[m_inwards[i] + 1]) {
                directions[child + 1] = group(child).direction.value_or(directions[m_inwards[i] + 1]);
                m_depth[child + 1] = m_depth[m_inwards[i] + 1] + 1;
                m_inwards.add(child);
            }
        }
        for (int i = -1; i < count; ++i) {
            room(i).turn = Turn(directions[i + 1]);
            room(i).level.spacing = m_diagram.spacing;
            room(i).level.maxBreadth = m_diagram.maxBreadth;
        }
    }

    /// The items of each room, in the order of the model: a group comes where its first block does.
    void fill()
    {
        const int none = std::numeric_limits<int>::max();
        List<int> first = listOf(static_cast<int>(m_diagram.groups.size()), none);
        for (int i = 0; i < static_cast<int>(m_diagram.blocks.size()); ++i) {
            for (int outer = block(i).group; outer >= 0; outer = parentOf(outer))
                first[outer] = std::min(first[outer], i);
        }
        List<std::tuple<int, int, int>> members; // order, group, block
        for (int i = 0; i < static_cast<int>(m_diagram.blocks.size()); ++i)
            members.add({i, none, i});
        for (const int inner : m_inwards) {
            if (inner >= 0)
                members.add({first[inner], inner, -1});
        }
        std::ranges::sort(members);
        for (const auto &[order, inner, number] : members) {
            const bool isBlock = number >= 0;
            Room &outer = room(isBlock ? block(number).group : parentOf(inner));
            Item item;
            if (isBlock) {
                item.size = outer.turn.turned(block(number).size);
                if (block(number).place)
                    item.place = outer.turn.toLevel(*block(number).place);
            }
            if (const auto &offset = isBlock ? block(number).offset : group(inner).offset)
                item.offset = outer.turn.toLevel(*offset);
            (isBlock ? m_itemOfBlock[number] : m_itemOfGroup[inner]) = outer.level.items.add(std::move(item));
            outer.blocks.add(number);
            outer.groups.add(isBlock ? -1 : inner);
        }
    }

    /// The spot of a link's end in the room of its block.
    Tip tipOf(int link, const End &end, bool isSource)
    {
        Room &home = room(block(end.block).group);
        const int item = m_itemOfBlock[end.block];
        const auto &ends = m_diagram.links[static_cast<std::size_t>(link)];
        const bool sharesSpot = isSource || (end.port >= 0 && ends.from != ends.to); // a loop at one port needs two
        const int own = sharesSpot ? -1 : link;
        const auto [known, isNew] = home.spots.try_emplace({item, end.port, own}, -1);
        if (isNew) {
            Spot spot;
            spot.rim = isSource ? Rim::High : Rim::Low;
            if (end.port >= 0) {
                const auto &ports = block(end.block).ports;
                const auto &side = ports[static_cast<std::size_t>(end.port)].side;
                if (side)
                    spot.rim = home.turn.rimOf(*side);
                spot.isPort = true;
                if (block(end.block).keepsPortOrder)
                    spot.rank = isAcross(spot.rim) && home.turn.isAgainstReading() ? -end.port : end.port;
            }
            known->second = home.level.items[item].spots.add(spot);
        }
        return {item, known->second, -1};
    }

    /// Where a net crosses the border of a group: its terminal inside.
    Tip terminalOf(int inner, const Source &source, bool enters)
    {
        Room &inside = room(inner);
        const auto [known, isNew] = inside.terminals.try_emplace({source, enters}, -1);
        if (isNew) {
            const Room &around = room(parentOf(inner));
            const Rim rim = inside.turn.rimOf(around.turn.sideOf(enters ? Rim::Low : Rim::High));
            const auto wish = m_wishes.find({inner, source, enters});
            known->second = inside.level.terminals.add(
                {rim, enters, wish != m_wishes.end() ? std::optional(wish->second) : std::nullopt});
        }
        return {-1, -1, known->second};
    }

    /// The same outside.
    Tip borderOf(int inner, const Source &source, bool enters)
    {
        Room &around = room(parentOf(inner));
        const int item = m_itemOfGroup[inner];
        const auto [known, isNew] = around.groupSpots.try_emplace({item, source, enters}, -1);
        if (isNew) {
            Spot spot;
            spot.rim = enters ? Rim::Low : Rim::High;
            known->second = around.level.items[item].spots.add(spot);
        }
        return {item, known->second, -1};
    }

    Piece connect(int inner, const Source &source, const Tip &from, const Tip &to, const QSizeF &label,
                  bool isCrowded = false)
    {
        Room &here = room(inner);
        const auto [net, isNewNet] = here.nets.try_emplace(source, here.level.nets.count());
        if (isNewNet)
            here.level.nets.add({from, {}});
        auto &branches = here.level.nets[net->second].branches;
        const auto key = std::tuple(net->second, to.item, to.spot, to.terminal);
        const auto [branch, isNew] = here.branches.try_emplace(key, branches.count());
        if (isNew)
            branches.add({to, {0, 0}});
        Branch &known = branches[branch->second];
        known.label = known.label.expandedTo(here.turn.turned(label));
        known.isCrowded = known.isCrowded || isCrowded;
        return {inner, net->second, branch->second};
    }

    std::vector<Piece> cut(int number)
    {
        const Link &link = m_diagram.links[static_cast<std::size_t>(number)];
        if (link.from.block < 0)
            return {};
        const Source source(link.from.block, link.from.port);
        int up = block(link.from.block).group;
        int down = block(link.to.block).group;
        const bool isCrowded = m_crowded.contains(number);
        std::vector<Piece> rising;
        std::vector<Piece> falling;
        Tip from = tipOf(number, link.from, true);
        Tip to = tipOf(number, link.to, false);
        const auto rise = [&] {
            rising.push_back(connect(up, source, from, terminalOf(up, source, false), {0, 0}));
            from = borderOf(up, source, false);
            up = parentOf(up);
        };
        // Of several links from one source, each has its text beside the piece that is its own, at its end.
        const QSizeF ownLabel = m_linksFrom[source] > 1 ? link.label : QSizeF(0, 0);
        const auto fall = [&] {
            const bool isLast = falling.empty();
            falling.push_back(connect(down, source, terminalOf(down, source, true), to,
                                      isLast ? ownLabel : QSizeF(0, 0), isLast && isCrowded));
            to = borderOf(down, source, true);
            down = parentOf(down);
        };
        while (up != down) {
            if (m_depth[up + 1] >= m_depth[down + 1])
                rise();
            else
                fall();
        }
        rising.push_back(connect(up, source, from, to, link.label, isCrowded));
        rising.insert(rising.end(), falling.rbegin(), falling.rend());
        return rising;
    }

    /// Lays out the contents of a group, whose own groups are laid out already, and frames them.
    bool lay(int inner)
    {
        Room &here = room(inner);
        here.layout = arranged(here.level);
        if (here.layout.isTooLarge)
            return false;
        here.isPlaced = std::ranges::any_of(here.level.items, [](const Item &item) { return item.place.has_value(); });
        here.contents = here.turn.fromLevel(here.layout.bounds);
        for (QPointF &terminal : here.layout.terminals)
            terminal = here.turn.fromLevel(terminal);
        if (inner < 0)
            return true;
        std::vector<QPointF> onTop;
        for (int i = 0; i < here.level.terminals.count(); ++i) {
            if (here.turn.sideOf(here.level.terminals[i].rim) == Side::Top)
                onTop.push_back(here.layout.terminals[i]);
        }
        const Frame frame = framed(here.contents, group(inner), onTop, m_diagram.spacing.linkBlock);
        here.frame = frame.rect;
        here.title = frame.title;
        for (int i = 0; i < here.level.terminals.count(); ++i) {
            QPointF &terminal = here.layout.terminals[i];
            switch (here.turn.sideOf(here.level.terminals[i].rim)) {
            case Side::Left: terminal.setX(here.frame.left()); break;
            case Side::Right: terminal.setX(here.frame.right()); break;
            case Side::Bottom:
                terminal.setY(here.frame.top()); // y points up
                break;
            case Side::Top: terminal.setY(here.frame.bottom()); break;
            }
        }
        Room &around = room(parentOf(inner));
        Item &item = around.level.items[m_itemOfGroup[inner]];
        item.size = around.turn.turned(here.frame.size());
        if (here.isPlaced)
            item.place = around.turn.toLevel(here.frame.center());
        for (const auto &[key, spot] : around.groupSpots) {
            const auto &[number, source, enters] = key;
            if (number != m_itemOfGroup[inner])
                continue;
            const QPointF terminal = here.layout.terminals[here.terminals.at({source, enters})];
            item.spots[spot].offset = around.turn.toLevel(terminal - here.frame.center()).x();
        }
        return true;
    }

    void place()
    {
        m_result.blocks.resize(m_diagram.blocks.size());
        m_result.groups.resize(m_diagram.groups.size());
        m_result.titles.resize(m_diagram.groups.size());
        for (const int inner : m_inwards) {
            Room &here = room(inner);
            for (int item = 0; item < here.level.items.count(); ++item) {
                const QPointF centre = here.turn.fromLevel(here.layout.centres[item]) + here.shift;
                const int number = here.blocks[item];
                const int child = here.groups[item];
                if (number >= 0) {
                    m_result.blocks[static_cast<std::size_t>(number)] = rectAround(block(number).place.value_or(centre),
                                                                                   block(number).size);
                    continue;
                }
                Room &inside = room(child);
                inside.shift = inside.isPlaced ? QPointF() : centre - inside.frame.center();
                const auto at = static_cast<std::size_t>(child);
                m_result.groups[at] = inside.frame.translated(inside.shift);
                m_result.titles[at] = inside.title.isEmpty() ? QRectF() : inside.title.translated(inside.shift);
            }
            for (const int item : here.layout.overlapping) {
                using Kind = Problem::Kind;
                m_result.problems.push_back({Kind::PlacesOverlap, -1, here.blocks[item], here.groups[item]});
            }
        }
        for (int link = 0; link < m_pieces.count(); ++link)
            m_result.links.push_back(joined(link));
        const std::vector<int> nets = netsOf(m_diagram);
        straightenJogs(m_diagram, m_result, nets);
        const LabelPlaces labels = labelPlaces(m_diagram, m_result, nets);
        m_result.labels = labels.rects;
        for (const int link : labels.meeting)
            m_result.problems.push_back({Problem::Kind::LabelMeets, link, -1, -1});
        m_result.crossings = crossingsOf(m_result.links, nets);
        Extent extent;
        for (const auto *rects : {&m_result.blocks, &m_result.groups, &m_result.labels}) {
            for (const QRectF &rect : *rects) {
                if (rects == &m_result.labels && rect.isEmpty())
                    continue;
                extent.add(rect.topLeft());
                extent.add(rect.bottomRight());
            }
        }
        for (const auto &points : m_result.links) {
            for (const QPointF &point : points)
                extent.add(point);
        }
        m_result.bounds = extent.rect();
    }

    std::vector<QPointF> joined(int link)
    {
        std::vector<QPointF> points;
        bool isLost = false;
        bool isNear = false;
        for (const Piece &piece : m_pieces[link]) {
            const Room &here = room(piece.level);
            const Net &net = here.level.nets[piece.net];
            isLost = isLost || std::ranges::count(here.layout.lost, std::pair(piece.net, piece.branch)) > 0;
            isNear = isNear || std::ranges::count(here.layout.close, std::pair(piece.net, piece.branch)) > 0;
            const Tip &to = net.branches[piece.branch].to;
            if (net.from.terminal >= 0)
                points.push_back(here.layout.terminals[net.from.terminal] + here.shift);
            for (const QPointF &point : here.layout.paths[piece.net][piece.branch])
                points.push_back(here.turn.fromLevel(point) + here.shift);
            if (to.terminal >= 0)
                points.push_back(here.layout.terminals[to.terminal] + here.shift);
        }
        if (isLost)
            m_result.problems.push_back({Problem::Kind::LinkThrough, link, -1, -1});
        else if (isNear)
            m_result.problems.push_back({Problem::Kind::LinkNear, link, -1, -1});
        return simplified(points);
    }

    const Diagram &m_diagram;
    std::set<int> m_crowded;
    Wishes m_wishes;
    List<Room> m_rooms;
    List<int> m_itemOfBlock;
    List<int> m_itemOfGroup;
    List<int> m_inwards;
    List<int> m_depth;
    std::map<Source, int> m_linksFrom;
    List<std::vector<Piece>> m_pieces;
    Layout m_result;
};

/// The links whose labels found no place.
std::set<int> crowdedLinks(const Layout &layout)
{
    std::set<int> result;
    for (const Problem &problem : layout.problems) {
        if (problem.kind == Problem::Kind::LabelMeets)
            result.insert(problem.link);
    }
    return result;
}

/// Groups are laid out before what is around them. As that shows where their links come from and go to, they are laid
/// out again, with those that enter in that order or those that leave, where there are fewer crossings for it. Sets the
/// wishes that were best.
tl::expected<Layout, Refusal> withFewCrossings(const Checked &input, Wishes &wishes)
{
    auto rooms = std::make_unique<Rooms>(input.diagram, std::set<int>());
    auto best = rooms->laidOut(input.problems);
    // Large diagrams have no time for several.
    constexpr std::size_t mostTries = 4;
    constexpr std::size_t mostEffort = 600; // blocks and links
    std::size_t tries = std::min(
        mostTries, mostEffort / std::max<std::size_t>(1, input.diagram.blocks.size() + input.diagram.links.size()));
    bool enters = true;
    for (int fruitless = 0; fruitless < 2 && tries > 0 && best && best->crossings > 0; enters = !enters) {
        --tries;
        Wishes next = rooms->wishes();
        std::erase_if(next, [enters](const auto &wish) { return std::get<bool>(wish.first) != enters; });
        ++fruitless;
        if (next.empty())
            continue;
        auto others = std::make_unique<Rooms>(input.diagram, std::set<int>(), next);
        auto laidOut = others->laidOut(input.problems);
        if (!laidOut || laidOut->crossings >= best->crossings)
            continue;
        fruitless = 0;
        best = std::move(laidOut);
        rooms = std::move(others);
        wishes = std::move(next);
    }
    return best;
}

} // namespace

tl::expected<Layout, Refusal> layout(const Diagram &diagram)
{
    if (diagram.blocks.size() > maxBlocks)
        return tl::unexpected(Refusal::TooManyBlocks);
    if (diagram.groups.size() > maxGroups)
        return tl::unexpected(Refusal::TooManyGroups);
    if (diagram.links.size() > maxLinks)
        return tl::unexpected(Refusal::TooManyLinks);
    const Checked input = checked(diagram);
    Wishes wishes;
    auto laidOut = withFewCrossings(input, wishes);
    const std::set<int> crowded = laidOut ? crowdedLinks(*laidOut) : std::set<int>();
    constexpr std::size_t many = 1000; // links, of which nobody reads the texts
    if (crowded.empty() || diagram.links.size() > many)
        return laidOut;
    auto wider = Rooms(input.diagram, crowded, wishes).laidOut(input.problems);
    return wider && crowdedLinks(*wider).size() < crowded.size() ? wider : laidOut;
}

} // namespace lectograph::diagram
