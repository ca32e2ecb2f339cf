// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks/axis_ticks.h"

#include "base/sentence.h"
#include "blocks/axis_dates.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace lectograph::blocks {

using namespace Qt::StringLiterals;
using base::Result;

namespace {

constexpr std::array<double, 6> niceNumbers{1, 5, 2, 2.5, 4, 3}; // the best first

constexpr int mostDecimals = 12; // smaller steps are not rounded

/// The weights and scores of the paper; legibility is looked at by whoever knows the texts.
struct Scores
{
    double dataLeast, dataMost;
    int wanted;

    static double total(double simplicity, double coverage, double density)
    {
        return 0.25 * simplicity + 0.2 * coverage + 0.5 * density + 0.05;
    }
    static double simplicity(std::size_t nice, int skip, bool hasZero)
    {
        return 1 - static_cast<double>(nice) / (niceNumbers.size() - 1) - skip + (hasZero ? 1 : 0);
    }
    double range() const { return dataMost - dataLeast; }
    double coverage(double least, double most) const
    {
        const double low = dataLeast - least;
        const double high = dataMost - most;
        return 1 - 0.5 * (low * low + high * high) / std::pow(0.1 * range(), 2);
    }
    double bestCoverage(double span) const
    {
        const double half = (span - range()) / 2;
        return span > range() ? 1 - half * half / std::pow(0.1 * range(), 2) : 1;
    }
    double density(int count, double least, double most) const
    {
        const double own = (count - 1) / (most - least);
        const double asked = (wanted - 1) / (std::max(most, dataMost) - std::min(least, dataLeast));
        return 2 - std::max(own / asked, asked / own);
    }
    double bestDensity(int count) const { return count >= wanted ? 2 - (count - 1.0) / (wanted - 1.0) : 1; }
};

bool holdsZero(double least, double most, double step)
{
    const double rest = std::abs(std::remainder(least, step));
    return rest < step * 1e-9 && least <= 0 && most >= 0;
}

/// The search of the paper: from the simplest steps on, as long as a better score is possible.
class StepSearch
{
public:
    /// Steps that have to cover the data are found however much more they cover.
    StepSearch(const Scores &scores, Cover cover)
        : m_scores(scores), m_cover(cover), m_best(cover == Cover::Whole ? -1e6 : -2)
    {}

    NiceSteps found()
    {
        // An axis that has to end at ticks covers more than the data; steps such as 1.2 would come nearer, but read
        // badly.
        const int mostSkips = m_cover == Cover::Whole ? 1 : 50;
        for (int skip = 1; skip <= mostSkips; ++skip) {
            for (std::size_t nice = 0; nice < niceNumbers.size(); ++nice) {
                const double simplest = Scores::simplicity(nice, skip, true);
                if (Scores::total(simplest, 1, 1) < m_best)
                    return m_steps;
                tryCounts(nice, skip, simplest);
            }
        }
        return m_steps;
    }

private:
    void tryCounts(std::size_t nice, int skip, double simplest)
    {
        for (int count = 2; count < 200; ++count) {
            const double density = m_scores.bestDensity(count);
            if (Scores::total(simplest, 1, density) < m_best)
                return;
            const double unit = m_scores.range() / (count + 1) / skip / niceNumbers[nice];
            for (int power = static_cast<int>(std::ceil(std::log10(unit)));; ++power) {
                const double step = skip * niceNumbers[nice] * std::pow(10, power);
                if (Scores::total(simplest, m_scores.bestCoverage(step * (count - 1)), density) < m_best)
                    break;
                tryStarts(nice, skip, count, step);
            }
        }
    }

    void tryStarts(std::size_t nice, int skip, int count, double step)
    {
        const double first = std::floor(m_scores.dataMost / step) * skip - (count - 1.0) * skip;
        const double last = std::ceil(m_scores.dataLeast / step) * skip;
        for (double start = first; start <= last && start < first + 1000; ++start) {
            const double least = start * step / skip;
            const double most = least + step * (count - 1);
            const double rounding = step * 1e-9;
            if (m_cover == Cover::Whole
                && (least > m_scores.dataLeast + rounding || most < m_scores.dataMost - rounding))
                continue;
            const double score = Scores::total(Scores::simplicity(nice, skip, holdsZero(least, most, step)),
                                               m_scores.coverage(least, most), m_scores.density(count, least, most));
            if (score > m_best) {
                m_best = score;
                m_steps = {least, step, count, step / skip};
            }
        }
    }

    Scores m_scores;
    Cover m_cover;
    double m_best;
    NiceSteps m_steps;
};

/// A range of which something is left when numbers are subtracted.
NumberRange widened(const NumberRange &range)
{
    const double size = std::max(std::abs(range.least), std::abs(range.most));
    if (range.most - range.least > size * 1e-9)
        return range;
    if (size == 0)
        return {0, 1};
    const double middle = (range.least + range.most) / 2;
    return {middle - size / 2, middle + size / 2};
}

double rounded(double value, int decimals)
{
    return QString::number(value, 'f', decimals).toDouble() + 0.0; // no −0
}

/// The powers of the base next to a number, and between powers of ten also twice and five times them.
double logarithmicEnd(double value, double base, bool isUpper)
{
    const double power = std::pow(base, std::floor(std::log(value) / std::log(base) + 1e-9));
    std::vector<double> ends{power};
    if (base == 10)
        ends.insert(ends.end(), {2 * power, 5 * power});
    ends.push_back(base * power);
    constexpr double rounding = 1e-9;
    if (isUpper)
        return *std::ranges::find_if(ends, [&](double end) { return end >= value * (1 - rounding); });
    return *std::find_if(ends.rbegin(), ends.rend(), [&](double end) { return end <= value * (1 + rounding); });
}

Result<AxisScale> logarithmicScale(NumberRange data, const ScaleWish &wish)
{
    if (wish.least.value_or(1) <= 0 || wish.most.value_or(1) <= 0)
        return base::failure(base::Sentence::tr("A logarithmic axis has no place for 0 and smaller numbers."),
                             base::Sentence::tr("Let it begin above 0, or choose a linear one."));
    if (data.least > data.most)
        data = {1, wish.base};
    if (!(data.most > data.least * (1 + 1e-9)))
        data = {data.least / std::sqrt(wish.base), data.most * std::sqrt(wish.base)};
    AxisScale scale{.kind = AxisKind::Logarithmic, .base = wish.base, .least = data.least, .most = data.most};
    if (!wish.isTight) {
        scale.least = std::max(logarithmicEnd(data.least, wish.base, false), 1e-300);
        scale.most = std::min(logarithmicEnd(data.most, wish.base, true), 1e300);
    }
    scale.least = wish.least.value_or(scale.least);
    scale.most = wish.most.value_or(scale.most);
    return scale;
}

/// The ends that are said stand, wherever the data is.
NumberRange wishedRange(const NumberRange &data, const ScaleWish &wish)
{
    NumberRange range = data.least > data.most ? NumberRange{0, 1} : data;
    if (wish.withZero)
        range = {std::min(range.least, 0.0), std::max(range.most, 0.0)};
    range = {wish.least.value_or(range.least), wish.most.value_or(range.most)};
    if (range.least < range.most || (!wish.least && !wish.most))
        return widened(range);
    if (wish.least)
        range.most = range.least + std::max(1.0, std::abs(range.least));
    else
        range.least = range.most - std::max(1.0, std::abs(range.most));
    return range;
}

AxisScale linearScale(const NumberRange &data, const ScaleWish &wish)
{
    const NumberRange range = wishedRange(data, wish);
    AxisScale scale{.kind = wish.kind, .least = range.least, .most = range.most};
    if (wish.isTight || wish.kind != AxisKind::Linear || (wish.least && wish.most))
        return scale;
    scale.steps = niceSteps(range.least, range.most, std::max(wish.wanted, 2), Cover::Whole);
    const double rounding = (range.most - range.least) * 1e-6;
    if (scale.steps.first > range.least + rounding || scale.steps.last() < range.most - rounding)
        scale.steps = {.count = 0}; // so narrow that numbers have no digits left for it
    else if (!wish.least)
        scale.least = std::min(scale.steps.first, range.least);
    if (scale.steps.count > 0 && !wish.most)
        scale.most = std::max(scale.steps.last(), range.most);
    return scale;
}

} // namespace

int decimalsOf(double step)
{
    int decimals = 0;
    for (double scaled = std::abs(step); decimals < mostDecimals && std::isfinite(scaled); ++decimals, scaled *= 10) {
        if (std::abs(scaled - std::round(scaled)) < 1e-6 * std::max(1.0, scaled) && std::round(scaled) > 0)
            break;
    }
    return decimals;
}

int shownDecimals(double number)
{
    constexpr int most = 2;
    return number == 0 ? 0 : std::min(most, decimalsOf(number));
}

double NiceSteps::at(int index) const
{
    const double value = first + step * index;
    const int decimals = decimalsOf(unit);
    return std::abs(value) < 1e12 && decimals < mostDecimals ? rounded(value, decimals) : value;
}

NiceSteps niceSteps(double least, double most, int wanted, Cover cover)
{
    constexpr double greatest = 1e100; // its square is still a number
    least = std::clamp(least, -greatest, greatest);
    most = std::clamp(most, -greatest, greatest);
    if (!(most > least))
        return {.first = least, .count = 1, .unit = 1e-9};
    // Where numbers have no digits left for steps, or their squares are 0, there is nothing to be searched.
    constexpr double narrowest = 1e-12; // of the size of the numbers
    constexpr double smallest = 1e-140;
    if (most - least < std::max(smallest, narrowest * std::max(std::abs(least), std::abs(most))))
        return {.first = least, .step = most - least, .count = 2, .unit = most - least};
    return StepSearch({least, most, std::max(wanted, 2)}, cover).found();
}

Result<AxisScale> scaleFor(NumberRange data, const ScaleWish &wish)
{
    if (wish.least && wish.most && !(*wish.least < *wish.most))
        return base::failure(base::Sentence::tr("An axis ends before it begins."),
                             base::Sentence::tr("Make the most greater than the least."));
    Result<AxisScale> scale = wish.kind == AxisKind::Logarithmic ? logarithmicScale(data, wish)
                                                                 : linearScale(data, wish);
    // A single end that is said may lie beyond all of the data.
    if (scale && !(scale->least < scale->most)) {
        if (wish.most)
            scale->least = scale->most / wish.base;
        else
            scale->most = scale->least * wish.base;
    }
    return scale;
}

std::vector<AxisTick> mixed(const std::vector<AxisTick> &from, const std::vector<AxisTick> &to, double share)
{
    if (share <= 0 || share >= 1)
        return share <= 0 ? from : to;
    const auto isAlike = [](const AxisTick &tick) {
        return [&tick](const AxisTick &other) { return other.value == tick.value && other.label == tick.label; };
    };
    std::vector<AxisTick> ticks;
    for (AxisTick tick : from) {
        if (std::ranges::none_of(to, isAlike(tick)))
            tick.presence = std::max(0.0, 1 - 2 * share);
        ticks.push_back(tick);
    }
    for (AxisTick tick : to) {
        if (std::ranges::any_of(from, isAlike(tick)))
            continue;
        tick.presence = std::max(0.0, 2 * share - 1);
        ticks.push_back(tick);
    }
    std::erase_if(ticks, [](const AxisTick &tick) { return tick.presence == 0; });
    return ticks;
}

} // namespace lectograph::blocks
