// SPDX-License-Identifier: GPL-3.0-or-later
#include "tensor/encoding.h"

#include "base/allowance.h"
#include "base/sentence.h"
#include "tensor/dimensions.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace lectograph::tensor {

namespace {

/// The rotation angle of column pair `pair` of `dimensions` columns at `position`.
double angle(double position, int pair, int dimensions, double base)
{
    return position / std::pow(base, 2.0 * pair / dimensions);
}

base::Result<void> checkBase(double base)
{
    if (base > 0)
        return {};
    return base::failure(base::Sentence::tr("%1 cannot be the base of a positional encoding.").arg(base),
                         base::Sentence::tr("Take a number above 0; 10000 is usual."));
}

} // namespace

base::Result<Tensor> positionalEncoding(int positions, int dimensions, double base)
{
    if (const auto size = checkSize(positions, dimensions); !size)
        return tl::unexpected(size.error());
    if (const auto usable = checkBase(base); !usable)
        return tl::unexpected(usable.error());
    constexpr quint64 workPerNumber = 40;
    base::spend(static_cast<quint64>(positions) * static_cast<quint64>(dimensions) * workPerNumber);
    std::vector<double> values;
    values.reserve(static_cast<std::size_t>(positions) * static_cast<std::size_t>(dimensions));
    for (int position = 0; position < positions; ++position) {
        for (int column = 0; column < dimensions; ++column) {
            const double turned = angle(position, column / 2, dimensions, base);
            values.push_back(column % 2 == 0 ? std::sin(turned) : std::cos(turned));
        }
    }
    return Tensor(positions, dimensions, std::move(values));
}

base::Result<Tensor> rotated(const Tensor &tokens, double firstPosition, double base, RotatedPairs pairs)
{
    if (tokens.columns() % 2 != 0)
        return base::failure(
            base::Sentence::tr("The columns of a %1 tensor cannot be turned in pairs.").arg(shapeText(tokens)),
            base::Sentence::tr("Give it an even number of columns."));
    if (const auto usable = checkBase(base); !usable)
        return tl::unexpected(usable.error());
    const int half = tokens.columns() / 2;
    constexpr quint64 workPerNumber = 40;
    base::spend(static_cast<quint64>(tokens.size()) * workPerNumber);
    std::vector<double> values(static_cast<std::size_t>(tokens.size()));
    for (int row = 0; row < tokens.rows(); ++row) {
        const auto start = static_cast<std::size_t>(row) * static_cast<std::size_t>(tokens.columns());
        for (int pair = 0; pair < half; ++pair) {
            const int first = pairs == RotatedPairs::Neighbours ? 2 * pair : pair;
            const int second = pairs == RotatedPairs::Neighbours ? first + 1 : pair + half;
            const double turned = angle(firstPosition + row % tokens.rowsOfHead(), pair, tokens.columns(), base);
            const double x = tokens.at(row, first);
            const double y = tokens.at(row, second);
            values[start + static_cast<std::size_t>(first)] = x * std::cos(turned) - y * std::sin(turned);
            values[start + static_cast<std::size_t>(second)] = x * std::sin(turned) + y * std::cos(turned);
        }
    }
    return Tensor(tokens.rows(), tokens.columns(), std::move(values)).withHeads(tokens.heads());
}

} // namespace lectograph::tensor
