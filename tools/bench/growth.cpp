// SPDX-License-Identifier: GPL-3.0-or-later
#include "growth.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ctime>

namespace lectograph::bench {

using namespace Qt::StringLiterals;

namespace {

constexpr int runs = 3;             ///< the fastest run counts
constexpr double enough = 10'000;   ///< milliseconds after which a size is not repeated
constexpr double tooLong = 30'000;  ///< the limit for the expected time of the next size, in milliseconds
constexpr double worstExponent = 2; ///< assumed for the next size

/// Of all threads: formulas are typeset in another thread. Other processes do not count.
double processorMilliseconds()
{
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) * 1e-6;
}

double fastest(const std::function<void()> &work)
{
    double best = 0;
    double all = 0;
    for (int run = 0; run < runs && all < enough; ++run) {
        const double start = processorMilliseconds();
        work();
        const double spent = processorMilliseconds() - start;
        best = run == 0 ? spent : std::min(best, spent);
        all += spent;
    }
    return best;
}

QString shown(std::optional<double> milliseconds)
{
    if (!milliseconds)
        return u"–"_s;
    return QString::number(*milliseconds, 'f', *milliseconds < 10 ? 1 : 0);
}

} // namespace

std::vector<std::optional<double>> measured(const Law &law)
{
    std::vector<std::optional<double>> times;
    double expected = 0;
    for (std::size_t i = 0; i < std::size(sizes); ++i) {
        const auto work = sizes[i] > law.most || expected > tooLong ? std::function<void()>() : law.prepare(sizes[i]);
        if (!work) {
            expected = 2 * tooLong;
            times.emplace_back();
            continue;
        }
        times.emplace_back(fastest(work));
        if (i + 1 < std::size(sizes))
            expected = *times.back() * std::pow(double(sizes[i + 1]) / sizes[i], worstExponent);
    }
    return times;
}

std::optional<double> exponentOf(const std::vector<std::optional<double>> &milliseconds)
{
    double count = 0;
    double x = 0;
    double y = 0;
    double xx = 0;
    double xy = 0;
    for (std::size_t i = 0; i < milliseconds.size(); ++i) {
        if (!milliseconds[i])
            continue;
        const double size = std::log(sizes[i]);
        const double time = std::log(std::max(*milliseconds[i], 1e-3));
        count += 1;
        x += size;
        y += time;
        xx += size * size;
        xy += size * time;
    }
    if (count < 2)
        return std::nullopt;
    return (count * xy - x * y) / (count * xx - x * x);
}

void print(const QString &title, const std::vector<Law> &laws, const std::vector<QString> &wanted)
{
    bool isFirst = true;
    for (const Law &law : laws) {
        const bool isWanted = wanted.empty()
            || std::ranges::any_of(wanted, [&](const QString &one) { return law.what.contains(one); });
        if (!isWanted)
            continue;
        if (std::exchange(isFirst, false)) {
            std::printf("\n| %s |", qPrintable(title));
            for (const int size : sizes)
                std::printf(" %d,000 |", size / 1000);
            std::printf(" exponent |\n|---|---|---|---|---|---|---|\n");
        }
        const auto times = measured(law);
        QStringList columns{law.what};
        for (const auto &time : times)
            columns.append(shown(time));
        const auto exponent = exponentOf(times);
        columns.append(exponent ? QString::number(*exponent, 'f', 2) : u"–"_s);
        std::printf("| %s |\n", qPrintable(columns.join(u" | "_s)));
        std::fflush(stdout);
    }
}

} // namespace lectograph::bench
