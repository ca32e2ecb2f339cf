// SPDX-License-Identifier: GPL-3.0-or-later
#include "excerpt.h"

#include "blocks/random.h"
#include "graph/row.h"
#include "tensor/random.h"

#include <algorithm>

namespace lectograph::matrices {

using namespace Qt::StringLiterals;

Shown shown(int count, int most, Dots dots, int place)
{
    const int length = std::min(count, most);
    const bool hasDots = dots != Dots::Never && length >= 3 && (dots == Dots::Always || count > length);
    const int at = std::clamp(place < 0 ? length + std::max(place, -length) : place, 0, std::max(0, length - 1));
    Shown indexes;
    for (int i = 0; i < length; ++i)
        indexes.push_back(!hasDots || i < at ? i : i == at ? -1 : count - length + i);
    return indexes;
}

int shownAt(const Shown &shown, int place)
{
    return place >= 0 && place < static_cast<int>(shown.size()) ? shown[static_cast<std::size_t>(place)] : -1;
}

graph::PropertySpec dotsSpec()
{
    return row::choice("dots", "auto", "auto=Automatic|always|never",
                       "Whether dots stand for rows and columns that are not shown; automatic: where some are left "
                       "out, and in random numbers");
}

graph::PropertySpec dotsPlaceSpec(std::string_view key, std::string_view title, std::string_view help)
{
    return row::integer(key, -2, help).titled(title).between(-100, 99);
}

Dots dotsOf(const graph::Inputs &inputs, bool areRandom)
{
    const QString &dots = inputs.text("dots");
    return dots == "never"_L1 ? Dots::Never : dots == "always"_L1 || areRandom ? Dots::Always : Dots::WhereNeeded;
}

base::Result<tensor::Tensor> randomNumbers(int rows, int columns, double range, const graph::Inputs &inputs,
                                           const graph::Context &context)
{
    const quint64 seed = blocks::seedOf(inputs, context);
    return tensor::randomUniform(rows, columns, -range, range, seed);
}

} // namespace lectograph::matrices
