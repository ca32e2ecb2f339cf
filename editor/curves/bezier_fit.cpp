// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/curves/bezier_fit.h"

#include "base/easingcurves.h"

#include <QCache>

#include <algorithm>
#include <array>
#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t samples = 24;
using Numbers = std::array<double, 4>; ///< x1, y1, x2, y2
using Wanted = std::array<double, samples>;

double timeOf(std::size_t sample)
{
    return (static_cast<double>(sample) + 1) / (samples + 1);
}

double rounded(double value)
{
    return std::round(value * 1000) / 1000 + 0.0; // not −0
}

double error(const Numbers &n, const Wanted &wanted)
{
    double sum = 0;
    for (std::size_t i = 0; i < samples; ++i) {
        const double off = base::cubicBezier(timeOf(i), n[0], n[1], n[2], n[3]) - wanted[i];
        sum += off * off;
    }
    return sum;
}

UnitBezier nearest(const base::Easing &easing, base::Dialect dialect)
{
    Wanted wanted{};
    for (std::size_t i = 0; i < samples; ++i)
        wanted[i] = easing.at(timeOf(i), dialect);
    Numbers best{1.0 / 3, 1.0 / 3, 2.0 / 3, 2.0 / 3};
    // An easing with zero speed at an end gets exactly zero.
    const bool isLevelAtStart = std::abs(easing.at(0.01, dialect)) < 0.001;
    const bool isLevelAtEnd = std::abs(easing.at(0.99, dialect) - 1) < 0.001;
    if (isLevelAtStart)
        best[1] = 0;
    if (isLevelAtEnd)
        best[3] = 1;
    double least = error(best, wanted);
    // Coordinate descent with decreasing steps.
    for (double step = 0.25; step > 0.001; step /= 2) {
        for (bool gains = true; gains;) {
            gains = false;
            for (std::size_t i = 0; i < best.size(); ++i) {
                if ((i == 1 && isLevelAtStart) || (i == 3 && isLevelAtEnd))
                    continue;
                for (const double by : {step, -step}) {
                    Numbers next = best;
                    next[i] += by;
                    if (i % 2 == 0)
                        next[i] = std::clamp(next[i], 0.0, 1.0);
                    const double off = error(next, wanted);
                    if (off < least - 1e-12) {
                        least = off;
                        best = next;
                        gains = true;
                    }
                }
            }
        }
    }
    return {{rounded(best[0]), rounded(best[1])}, {rounded(best[2]), rounded(best[3])}};
}

} // namespace

QString toText(const UnitBezier &bezier)
{
    const auto number = [](double value) { return QString::number(rounded(value)); };
    return u"cubic-bezier(%1, %2, %3, %4)"_s.arg(
        number(std::clamp(bezier.first.x(), 0.0, 1.0)), number(bezier.first.y()),
        number(std::clamp(bezier.second.x(), 0.0, 1.0)), number(bezier.second.y()));
}

std::optional<UnitBezier> bezierIn(const QString &easing)
{
    const QString text = easing.trimmed();
    const qsizetype opening = text.indexOf(u'(');
    if (!text.startsWith("cubic-bezier"_L1) || opening < 0 || !text.endsWith(u')'))
        return std::nullopt;
    const QStringList numbers = text.sliced(opening + 1).chopped(1).split(u',');
    if (numbers.size() != 4 || !base::Easing::parse(text))
        return std::nullopt;
    return UnitBezier{{numbers[0].trimmed().toDouble(), numbers[1].trimmed().toDouble()},
                      {numbers[2].trimmed().toDouble(), numbers[3].trimmed().toDouble()}};
}

UnitBezier bezierLike(const base::Easing &easing, base::Dialect dialect)
{
    if (const auto exact = bezierIn(easing.text()))
        return *exact;
    // Called while painting.
    thread_local QCache<QString, UnitBezier> known(100);
    const QString key = easing.text() + (dialect == base::Dialect::Gl ? u" gl"_s : u" ce"_s);
    if (const UnitBezier *found = known.object(key))
        return *found;
    const UnitBezier bezier = nearest(easing, dialect);
    known.insert(key, new UnitBezier(bezier));
    return bezier;
}

} // namespace lectograph::editor
