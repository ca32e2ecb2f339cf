// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/order.h"

#include "picture/dividing.h"
#include "picture/sheets.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <queue>

namespace lectograph::picture {
namespace {

/// More sheets than that are ordered by the depths of their middles alone.
constexpr std::size_t mostSheets = 2048;
/// Nothing is divided into more pieces, all items together.
constexpr std::size_t mostPieces = 4096;

class Sorting
{
public:
    Sorting(const Picture &picture, const View &view)
        : m_picture(picture),
          m_view(view),
          m_itemCount(static_cast<int>(picture.items.size())),
          m_tolerance(1e-6 * 50 * view.nearest())
    {
        for (std::size_t i = 0; i < picture.items.size(); ++i) {
            const Item &item = picture.items[i];
            if (item.pinned)
                continue;
            std::optional<Sheet> next = sheetOf(view, item, static_cast<int>(i));
            if (!next)
                m_placeless.push_back(static_cast<int>(i));
            else if (m_sheets.empty() || !merge(m_sheets.back(), *next, m_tolerance))
                m_sheets.push_back(*std::move(next));
        }
        outlineAll();
        divideWhatIsCut();
        if (splitWhatIsCut())
            outlineAll();
    }

    std::vector<Piece> takePieces() { return std::move(m_pieces); }
    /// Appends the items from back to front.
    void appendTo(std::vector<int> &order) const
    {
        order.insert(order.end(), m_placeless.begin(), m_placeless.end());
        for (const std::size_t sheet : sorted())
            order.insert(order.end(), m_sheets[sheet].items.begin(), m_sheets[sheet].items.end());
    }

private:
    const Item &item(int index) const
    {
        return index < m_itemCount ? m_picture.items[static_cast<std::size_t>(index)]
                                   : m_pieces[static_cast<std::size_t>(index - m_itemCount)].item;
    }

    void outlineAll()
    {
        for (Sheet &sheet : m_sheets) {
            if (sheet.hull.empty())
                outline(sheet, m_view, sheet.items.size() == 1 ? &item(sheet.items.front()) : nullptr);
        }
    }

    /// Calls `visit` for each two sheets that may cover each other on screen.
    template <typename Visit>
    void forEachPair(const Visit &visit) const
    {
        std::vector<std::size_t> byLeft(m_sheets.size());
        std::iota(byLeft.begin(), byLeft.end(), 0);
        std::ranges::stable_sort(byLeft, {}, [&](std::size_t i) { return m_sheets[i].bounds.left; });
        std::vector<std::size_t> open;
        for (const std::size_t next : byLeft) {
            const Rect &bounds = m_sheets[next].bounds;
            std::erase_if(open, [&](std::size_t i) { return m_sheets[i].bounds.right <= bounds.left; });
            for (const std::size_t i : open) {
                if (m_sheets[i].bounds.meets(bounds))
                    visit(std::min(i, next), std::max(i, next));
            }
            open.push_back(next);
        }
    }

    bool isBillboard(const Sheet &sheet) const { return !m_view.isFlat() && std::abs(sheet.plane.normal.z) > 1 - 1e-9; }

    /// The sheet that is divided where two cut each other, and the one whose plane divides it. None of two lines, and
    /// nothing that faces the viewer: a label is not cut.
    std::optional<std::pair<std::size_t, std::size_t>> divisionOf(std::size_t a, std::size_t b) const
    {
        if (isBillboard(m_sheets[a]) || isBillboard(m_sheets[b]))
            return std::nullopt;
        const auto canBeDivided = [&](std::size_t i) {
            return std::ranges::any_of(m_sheets[i].items, [&](int one) { return isDivisible(item(one)); });
        };
        const bool isLineA = m_sheets[a].isLine();
        const bool isLineB = m_sheets[b].isLine();
        const bool canA = !isLineB && canBeDivided(a);
        const bool canB = !isLineA && canBeDivided(b);
        const bool prefersA = isLineA || (!isLineB && m_sheets[a].items.size() < m_sheets[b].items.size());
        if (canA && (prefersA || !canB))
            return std::pair(a, b);
        return canB ? std::optional(std::pair(b, a)) : std::nullopt;
    }

    void divideWhatIsCut()
    {
        constexpr std::size_t mostPlanes = 16; // for each sheet
        if (m_sheets.size() > mostSheets)
            return;
        std::vector<std::vector<Plane>> planes(m_sheets.size());
        forEachPair([&](std::size_t a, std::size_t b) {
            if (relationOf(m_sheets[a], m_sheets[b], m_tolerance, false) != Relation::Cut)
                return;
            if (const auto division = divisionOf(a, b); division && planes[division->first].size() < mostPlanes)
                planes[division->first].push_back(m_sheets[division->second].plane);
        });
        if (std::ranges::all_of(planes, [](const std::vector<Plane> &by) { return by.empty(); }))
            return;
        std::vector<Sheet> divided;
        for (std::size_t i = 0; i < m_sheets.size(); ++i) {
            std::vector<Sheet> parts{std::move(m_sheets[i])};
            if (!planes[i].empty())
                parts.front().whole = static_cast<int>(i);
            for (const Plane &plane : planes[i]) {
                std::vector<Sheet> halves;
                for (Sheet &part : parts)
                    divide(std::move(part), plane, halves);
                parts = std::move(halves);
            }
            std::ranges::move(parts, std::back_inserter(divided));
        }
        m_sheets = std::move(divided);
    }

    void divide(Sheet sheet, const Plane &plane, std::vector<Sheet> &into)
    {
        std::array<std::vector<int>, 2> sides; // below and above
        for (const int index : sheet.items) {
            const shape::CutLine line = cutLineOf(plane, m_view, item(index));
            const auto [least, most] = extentAcross(item(index), line);
            if (most <= m_tolerance || least >= -m_tolerance) {
                sides[most > m_tolerance].push_back(index);
            } else if (!isDivisible(item(index)) || m_pieces.size() >= mostPieces) {
                sides[least + most > 0].push_back(index);
            } else {
                const int of = index < m_itemCount ? index : m_pieces[static_cast<std::size_t>(index - m_itemCount)].of;
                std::array<std::vector<Item>, 2> halves = divided(item(index), line);
                for (std::size_t side = 0; side < halves.size(); ++side) {
                    for (Item &half : halves[side]) {
                        sides[side].push_back(m_itemCount + static_cast<int>(m_pieces.size()));
                        m_pieces.push_back({std::move(half), of});
                    }
                }
            }
        }
        if (sides[0].empty() || sides[1].empty()) {
            into.push_back(std::move(sheet));
            return;
        }
        for (std::size_t side = 0; side < sides.size(); ++side) {
            Sheet half = sheet;
            half.items = std::move(sides[side]);
            cutHull(half, plane, side == 1, m_view);
            into.push_back(std::move(half));
        }
    }

    /// What could not be divided is ordered item by item, but for what faces the viewer.
    bool splitWhatIsCut()
    {
        if (m_sheets.size() > mostSheets)
            return false;
        std::vector<bool> isCut(m_sheets.size());
        forEachPair([&](std::size_t a, std::size_t b) {
            if ((m_sheets[a].items.size() > 1 || m_sheets[b].items.size() > 1) && !isBillboard(m_sheets[a])
                && !isBillboard(m_sheets[b])
                && relationOf(m_sheets[a], m_sheets[b], m_tolerance, false) == Relation::Cut)
                isCut[a] = isCut[b] = true;
        });
        std::vector<Sheet> single;
        for (std::size_t i = 0; i < m_sheets.size(); ++i) {
            if (!isCut[i]) {
                single.push_back(std::move(m_sheets[i]));
                continue;
            }
            for (const int index : m_sheets[i].items) {
                if (auto sheet = sheetOf(m_view, item(index), index))
                    single.push_back(*std::move(sheet));
            }
        }
        m_sheets = std::move(single);
        return std::ranges::any_of(isCut, std::identity());
    }

    std::vector<std::size_t> sorted() const
    {
        std::vector<std::vector<std::size_t>> after(m_sheets.size());
        std::vector<int> waitsFor(m_sheets.size());
        const auto mustPrecede = [&](std::size_t a, std::size_t b) {
            after[a].push_back(b);
            ++waitsFor[b];
        };
        if (m_sheets.size() <= mostSheets) {
            forEachPair([&](std::size_t a, std::size_t b) {
                if (m_sheets[a].whole >= 0 && m_sheets[a].whole == m_sheets[b].whole)
                    return;
                if (relationOf(m_sheets[a], m_sheets[b], m_tolerance, true) == Relation::Behind)
                    mustPrecede(b, a);
                else
                    mustPrecede(a, b);
            });
        }
        const auto isLater = [&](std::size_t a, std::size_t b) { // the farthest first, then in document order
            const double depthA = m_sheets[a].depth;
            const double depthB = m_sheets[b].depth;
            return depthA != depthB ? depthA < depthB : a > b;
        };
        std::vector<std::size_t> farthestFirst(m_sheets.size());
        std::iota(farthestFirst.begin(), farthestFirst.end(), 0);
        std::ranges::sort(farthestFirst, [&](std::size_t a, std::size_t b) { return isLater(b, a); });
        std::priority_queue<std::size_t, std::vector<std::size_t>, decltype(isLater)> ready(isLater);
        std::vector<bool> isTaken(m_sheets.size());
        for (const std::size_t i : farthestFirst) {
            if (waitsFor[i] == 0)
                ready.push(i);
        }
        std::vector<std::size_t> order;
        auto farthest = farthestFirst.begin();
        while (order.size() < m_sheets.size()) {
            if (ready.empty()) { // a ring
                farthest = std::find_if(farthest, farthestFirst.end(), [&](std::size_t i) { return !isTaken[i]; });
                ready.push(*farthest);
            }
            const std::size_t next = ready.top();
            ready.pop();
            if (isTaken[next])
                continue;
            isTaken[next] = true;
            order.push_back(next);
            for (const std::size_t i : after[next]) {
                if (--waitsFor[i] == 0 && !isTaken[i])
                    ready.push(i);
            }
        }
        return order;
    }

    const Picture &m_picture;
    const View &m_view;
    const int m_itemCount;
    const double m_tolerance; ///< in scene units: a millionth of the eye's distance
    std::vector<Sheet> m_sheets;
    std::vector<int> m_placeless;
    std::vector<Piece> m_pieces;
};

} // namespace

const Item &DrawingOrder::item(const Picture &picture, int index) const
{
    const auto at = static_cast<std::size_t>(index);
    return at < picture.items.size() ? picture.items[at] : pieces[at - picture.items.size()].item;
}

DrawingOrder drawingOrder(const Picture &picture)
{
    DrawingOrder result;
    std::vector<int> all(picture.items.size());
    std::iota(all.begin(), all.end(), 0);
    const auto needsSpace = [](const Item &item) { return !item.pinned && !item.place.isFlat(); };
    if (picture.camera.isFlat() && std::ranges::none_of(picture.items, needsSpace)) {
        result.items = std::move(all);
        return result;
    }
    const auto isPinned = [&](int i) { return picture.items[static_cast<std::size_t>(i)].pinned; };
    const auto firstInWorld = std::ranges::find_if_not(all, isPinned);
    result.items.assign(all.begin(), firstInWorld);
    const View view(picture, QSize(1, 1), false);
    Sorting sorting(picture, view);
    sorting.appendTo(result.items);
    std::copy_if(firstInWorld, all.end(), std::back_inserter(result.items), isPinned);
    result.pieces = sorting.takePieces();
    return result;
}

} // namespace lectograph::picture
