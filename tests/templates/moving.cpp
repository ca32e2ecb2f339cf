// SPDX-License-Identifier: GPL-3.0-or-later
#include "moving.h"

#include <algorithm>
#include <limits>
#include <vector>

namespace lectograph::test {

using base::Time;
using graph::Span;

namespace {

/// How long at least one of the spans lasts.
Time lengthOf(std::vector<Span> spans)
{
    std::ranges::sort(spans, {}, &Span::start);
    Time length;
    Time until{std::numeric_limits<qint64>::min()};
    for (const Span &span : spans) {
        if (span.end <= until)
            continue;
        length = length + (span.end - std::max(span.start, until));
        until = span.end;
    }
    return length;
}

} // namespace

Time movingTime(picture::Show &show)
{
    Time length;
    for (const picture::Show::SceneSpan &scene : show.scenes()) {
        timeline::Score *score = show.scoreAt(scene.start);
        if (!score)
            continue;
        const Time start = show.scoreTime(scene.start);
        const Time end = start + scene.duration;
        std::vector<Span> spans = score->evaluator().motion();
        std::erase_if(spans, [&](const Span &span) { return span.start <= start && span.end >= end; });
        for (const timeline::Scheduled &clip : score->clips())
            spans.push_back({clip.start, clip.end()});
        for (Span &span : spans)
            span = {std::clamp(span.start, start, end), std::clamp(span.end, start, end)};
        length = length + lengthOf(std::move(spans));
    }
    return length;
}

} // namespace lectograph::test
