// SPDX-License-Identifier: GPL-3.0-or-later
// The cost of attention over many tokens: 2,048 tokens, 12 heads of 64 columns. Prints milliseconds of wall time and of
// processor time, and the most memory that the process ever had. Arguments: tokens, heads.
#include "tensor/attention.h"
#include "tensor/products.h"
#include "tensor/random.h"

#include <QElapsedTimer>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <tuple>

#include <sys/resource.h>

using namespace lectograph;

namespace {

double mostMegabytes()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024;
}

/// The best of several runs, since others use the machine too.
void measure(const char *name, const std::function<tensor::Tensor()> &make)
{
    double wall = 1e9;
    double processor = 1e9;
    double sum = 0;
    for (int run = 0; run < 3; ++run) {
        QElapsedTimer timer;
        timer.start();
        const std::clock_t before = std::clock();
        sum = make().values()[0];
        wall = std::min(wall, static_cast<double>(timer.nsecsElapsed()) / 1e6);
        processor = std::min(processor, 1000.0 * static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC);
    }
    std::printf("%-34s %8.0f ms  %8.0f ms of processors  %8.0f MB at most  (%g)\n", name, wall, processor,
                mostMegabytes(), sum);
    std::fflush(stdout);
}

} // namespace

int main(int argc, char **argv)
{
    const int tokens = argc > 1 ? std::atoi(argv[1]) : 2048;
    const int heads = argc > 2 ? std::atoi(argv[2]) : 12;
    constexpr int width = 64;
    const auto input = [&](quint64 seed) {
        return *tensor::splitHeads(*tensor::randomNormal(tokens, heads * width, 0, 1, seed), heads);
    };
    const tensor::Tensor queries = input(1);
    const tensor::Tensor keys = input(2);
    const tensor::Tensor values = input(3);
    std::printf("%d tokens, %d heads of %d columns; %.0f MB to begin with\n", tokens, heads, width, mostMegabytes());
    tensor::AttentionOptions options;
    const auto attend = [&] { return *tensor::attend(queries, keys, values, options); };
    measure("output", [&] { return attend().output; });
    options.causal = true;
    measure("output, causal", [&] { return attend().output; });
    measure("weights and output, causal", [&] {
        const tensor::Attention attention = attend();
        std::ignore = attention.weights.values();
        return attention.output;
    });
    return 0;
}
