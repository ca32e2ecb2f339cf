// SPDX-License-Identifier: GPL-3.0-or-later
// The cost of laying out diagrams: milliseconds of wall time, the least of several runs, for drawings as lectures have
// them, for 200 blocks with 300 links, and for the same with one block placed by hand, as while it is dragged; then how
// the cost grows with the number of blocks. 1 is linear, and sorting adds a little.
#include "anydiagram.h"

#include <QElapsedTimer>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <limits>

using namespace lectograph::diagram;

namespace {

double millisecondsOf(const Diagram &diagram)
{
    double least = std::numeric_limits<double>::infinity();
    for (int run = 0; run < 7; ++run) {
        QElapsedTimer timer;
        timer.start();
        const auto laidOut = layout(diagram);
        const double milliseconds = static_cast<double>(timer.nsecsElapsed()) * 1e-6;
        if (!laidOut)
            qFatal("refused");
        least = std::min(least, milliseconds);
    }
    return least;
}

void measure(const char *what, const Wishes &wishes)
{
    Diagram diagram = anyDiagram(1, wishes);
    const auto before = layout(diagram);
    const double laidOut = millisecondsOf(diagram);
    const std::size_t dragged = diagram.blocks.size() / 2;
    diagram.blocks[dragged].place = before->blocks[dragged].center() + QPointF(50, 20);
    std::printf("%-40s %8.2f ms, one dragged %8.2f ms\n", what, laidOut, millisecondsOf(diagram));
}

} // namespace

int main()
{
    measure("20 blocks, 30 links", {20, 30, 0, true, true, 0, Direction::Up});
    measure("60 blocks, 90 links, 3 groups", {60, 90, 3, false, true, 0, Direction::Up});
    measure("200 blocks, 300 links", {200, 300, 0, false, true, 0, Direction::Up});
    measure("200 blocks, 300 links, 3 groups, ports", {200, 300, 3, true, true, 0, Direction::Up});
    double before = 0;
    for (const int blocks : {100, 200, 400, 800, 1600}) {
        const double now = millisecondsOf(anyDiagram(1, {blocks, blocks * 3 / 2, 0, false, false, 0, Direction::Up}));
        std::printf("%4d blocks %8.2f ms", blocks, now);
        if (before > 0)
            std::printf(", exponent %.2f", std::log2(now / before));
        std::printf("\n");
        before = now;
    }
    return 0;
}
