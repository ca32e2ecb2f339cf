// SPDX-License-Identifier: GPL-3.0-or-later
#include "tensor/random.h"

#include "base/allowance.h"
#include "base/hash.h"
#include "tensor/dimensions.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>
#include <utility>

namespace lectograph::tensor {

namespace {

/// The natural logarithm computed with basic arithmetic only: std::log may round differently between libraries.
/// x = m·2ⁿ with m in [√½, √2), then ln m = 2·artanh((m − 1)/(m + 1)) as its series, |z| ≤ 0.172.
double logarithm(double x)
{
    int exponent = 0;
    double mantissa = std::frexp(x, &exponent);
    if (mantissa < std::numbers::sqrt2 / 2) {
        mantissa *= 2;
        --exponent;
    }
    const double z = (mantissa - 1) / (mantissa + 1);
    double sum = 0;
    for (int power = 23; power > 0; power -= 2)
        sum = sum * z * z + 1.0 / power;
    return exponent * std::numbers::ln2 + 2 * z * sum;
}

base::Result<Tensor> drawn(int rows, int columns, quint64 seed, const auto &number)
{
    if (const auto size = checkSize(rows, columns); !size)
        return tl::unexpected(size.error());
    constexpr quint64 workPerNumber = 35;
    base::spend(static_cast<quint64>(rows) * static_cast<quint64>(columns) * workPerNumber);
    return Tensor::written(rows, columns, [&](auto to) {
        auto next = to.begin();
        for (int row = 0; row < rows; ++row) {
            for (int column = 0; column < columns; ++column) {
                Random random(base::Hash(seed).add(row).add(column).value());
                *next++ = static_cast<typename decltype(to)::value_type>(number(random));
            }
        }
    });
}

} // namespace

quint64 Random::next()
{
    m_state += 0x9e3779b97f4a7c15ull;
    quint64 v = m_state;
    v = (v ^ (v >> 30)) * 0xbf58476d1ce4e5b9ull;
    v = (v ^ (v >> 27)) * 0x94d049bb133111ebull;
    return v ^ (v >> 31);
}

double Random::uniform()
{
    return static_cast<double>(next() >> 11) * 0x1p-53;
}

double Random::normal()
{
    // Marsaglia's polar method: a point in the unit disc needs no sine and no cosine.
    while (true) {
        const double x = 2 * uniform() - 1;
        const double y = 2 * uniform() - 1;
        const double s = x * x + y * y;
        if (s > 0 && s < 1)
            return x * std::sqrt(-2 * logarithm(s) / s);
    }
}

int Random::below(int count)
{
    const auto n = static_cast<quint64>(std::max(1, count));
    const quint64 surplus = (0 - n) % n; // 2⁶⁴ mod n: rejecting values below it leaves every remainder equally likely
    quint64 drawn = next();
    while (drawn < surplus)
        drawn = next();
    return static_cast<int>(drawn % n);
}

base::Result<Tensor> randomNormal(int rows, int columns, double mean, double sigma, quint64 seed)
{
    return drawn(rows, columns, seed, [=](Random &random) { return mean + sigma * random.normal(); });
}

base::Result<Tensor> randomUniform(int rows, int columns, double low, double high, quint64 seed)
{
    return drawn(rows, columns, seed, [=](Random &random) { return low + (high - low) * random.uniform(); });
}

std::vector<int> randomPermutation(int count, quint64 seed)
{
    std::vector<int> order(static_cast<std::size_t>(std::max(0, count)));
    std::iota(order.begin(), order.end(), 0);
    Random random(seed);
    for (std::size_t left = order.size(); left > 1; --left)
        std::swap(order[left - 1], order[static_cast<std::size_t>(random.below(static_cast<int>(left)))]);
    return order;
}

} // namespace lectograph::tensor
