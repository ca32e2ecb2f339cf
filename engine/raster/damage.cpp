// SPDX-License-Identifier: GPL-3.0-or-later
#include "raster/damage.h"

#include <algorithm>
#include <span>

namespace lectograph::raster {
namespace {

constexpr int bandHeight = 32;
// The overhead of one more rectangle, or one more band of them, in pixels.
constexpr qint64 rectCost = 1024;
constexpr qint64 bandCost = 8192;

struct Interval ///< of columns
{
    int left = 0;
    int end = 0; ///< exclusive
};

/// Rows with the same damaged columns.
struct RectBand
{
    int top = 0;
    int end = 0;
    std::vector<Interval> columns;

    qint64 height() const { return end - top; }
    qint64 cost() const
    {
        qint64 sum = bandCost;
        for (const Interval &part : columns)
            sum += (part.end - part.left) * height() + rectCost;
        return sum;
    }
    /// Sorts the columns and merges those with a gap too small to skip.
    void tidy()
    {
        std::ranges::sort(columns, {}, &Interval::left);
        size_t last = 0;
        for (size_t i = 1; i < columns.size(); ++i) {
            if ((columns[i].left - columns[last].end) * height() <= rectCost)
                columns[last].end = std::max(columns[last].end, columns[i].end);
            else
                columns[++last] = columns[i];
        }
        columns.resize(last + 1);
    }
};

/// Collects rectangles into a region with few rectangles: bands of rows prevent fragmentation where many overlap.
class Patches
{
public:
    explicit Patches(const QSize &size) : m_bands(static_cast<size_t>(size.height() / bandHeight + 1)) {}

    void add(const QRect &rect)
    {
        for (int i = rect.top() / bandHeight; i <= rect.bottom() / bandHeight; ++i) {
            RectBand &band = m_bands[static_cast<size_t>(i)];
            const int top = std::max(rect.top(), i * bandHeight);
            const int end = std::min(rect.bottom() + 1, (i + 1) * bandHeight);
            band.top = band.columns.empty() ? top : std::min(band.top, top);
            band.end = std::max(band.end, end);
            band.columns.push_back({rect.left(), rect.right() + 1});
        }
    }

    QRegion region()
    {
        std::vector<RectBand> joined;
        for (RectBand &band : m_bands) {
            if (band.columns.empty())
                continue;
            band.tidy();
            if (!joined.empty()) {
                RectBand &above = joined.back();
                RectBand both{above.top, band.end, above.columns};
                both.columns.insert(both.columns.end(), band.columns.begin(), band.columns.end());
                both.tidy();
                if (both.cost() <= above.cost() + band.cost()) {
                    above = std::move(both);
                    continue;
                }
            }
            joined.push_back(std::move(band));
        }
        std::vector<QRect> rects;
        for (const RectBand &band : joined) {
            for (const Interval &part : band.columns)
                rects.emplace_back(part.left, band.top, part.end - part.left, band.end - band.top);
        }
        QRegion region;
        region.setRects(rects.data(), static_cast<int>(rects.size()));
        return region;
    }

private:
    std::vector<RectBand> m_bands;
};

/// For every step of `before` the index of an equal one in `now`, each used once and in order; −1 for none.
std::vector<int> partners(std::span<const Step> before, std::span<const Step> now)
{
    struct Entry
    {
        quint64 look;
        int position;
        auto operator<=>(const Entry &) const = default;
    };
    const auto sorted = [](std::span<const Step> steps) {
        std::vector<Entry> entries;
        entries.reserve(steps.size());
        for (const Step &step : steps)
            entries.push_back({step.look, static_cast<int>(entries.size())});
        std::ranges::sort(entries);
        return entries;
    };
    std::vector<int> result(before.size(), -1);
    const std::vector<Entry> later = sorted(now);
    auto candidate = later.begin();
    for (const Entry &entry : sorted(before)) {
        while (candidate != later.end() && candidate->look < entry.look)
            ++candidate;
        if (candidate != later.end() && candidate->look == entry.look)
            result[static_cast<size_t>(entry.position)] = (candidate++)->position;
    }
    return result;
}

/// Marks a longest increasing subsequence of `values`, ignoring negative ones (patience sorting).
std::vector<bool> longestIncreasing(const std::vector<int> &values)
{
    std::vector<size_t> tops; // indices of the smallest possible last value for each length
    std::vector<size_t> previous(values.size(), values.size());
    for (size_t i = 0; i < values.size(); ++i) {
        if (values[i] < 0)
            continue;
        const auto pile = std::ranges::lower_bound(tops, values[i], {}, [&](size_t top) { return values[top]; });
        if (pile != tops.begin())
            previous[i] = *(pile - 1);
        if (pile == tops.end())
            tops.push_back(i);
        else
            *pile = i;
    }
    std::vector<bool> marked(values.size(), false);
    for (size_t i = tops.empty() ? values.size() : tops.back(); i < values.size(); i = previous[i])
        marked[i] = true;
    return marked;
}

} // namespace

QRegion changed(const picture::Picture &before, const picture::Picture &now, const QSize &size)
{
    if (before == now)
        return {};
    return changed(planFor(before, size), planFor(now, size));
}

QRegion changed(const Plan &before, const Plan &now)
{
    if (before.frame != now.frame || before.size != now.size || before.background != now.background)
        return QRect(QPoint(0, 0), now.size);

    const auto sameLook = [](const Step &a, const Step &b) { return a.look == b.look; };
    std::span<const Step> old = before.steps;
    std::span<const Step> recent = now.steps;
    const auto firsts = std::ranges::mismatch(old, recent, sameLook);
    old = {firsts.in1, old.end()};
    recent = {firsts.in2, recent.end()};
    while (!old.empty() && !recent.empty() && sameLook(old.back(), recent.back())) {
        old = old.first(old.size() - 1);
        recent = recent.first(recent.size() - 1);
    }

    const std::vector<int> partner = partners(old, recent);
    const std::vector<bool> stays = longestIncreasing(partner);
    std::vector<bool> isKept(recent.size(), false);
    Patches patches(now.size);
    for (size_t i = 0; i < old.size(); ++i) {
        if (stays[i])
            isKept[static_cast<size_t>(partner[i])] = true;
        else
            patches.add(old[i].bounds);
    }
    for (size_t i = 0; i < recent.size(); ++i) {
        if (!isKept[i])
            patches.add(recent[i].bounds);
    }
    return patches.region();
}

} // namespace lectograph::raster
