// SPDX-License-Identifier: GPL-3.0-or-later
// Fuzzes scenes: random blocks, values, links and animations give a picture or a problem at every time, drawn by both
// pens, and always the same at the same time.
#include "hostile.h"
#include "lecture/check.h"
#include "picture/show.h"
#include "promise.h"
#include "raster/canvas.h"
#include "stage/drawlistbuilder.h"

using namespace lectograph;
using namespace lectograph::fuzz;

namespace {

void requireSentences(const graph::Problems &problems)
{
    for (const graph::Problem &problem : problems)
        require(!problem.error.what.isEmpty() && !problem.error.place.isEmpty(), "a problem says what and where");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    prepareApplication();
    Choices choices({data, size});
    const lecture::Lecture lecture = hostileLecture(choices, plugins());
    const QSize pixels(64, 36);
    picture::Show show(lecture, plugins());
    raster::Canvas canvas(pixels, 1);
    stage::DrawListBuilder meshes(choices.oneIn(2));
    quint64 first = 0;
    for (const double seconds : {0.0, 0.7, 2.1, 3.5, 4.0, 5.1}) {
        const picture::Picture picture = show.at(base::Time::fromSeconds(seconds));
        if (seconds == 0)
            first = picture.hash;
        canvas.show(picture);
        const stage::DrawList list = meshes.build(picture, pixels);
        require(list.pieces.size() == list.records.size(), "every piece has its record");
    }
    require(show.at({}).hash == first, "seeking equals playing");
    requireSentences(show.problems());
    if (choices.oneIn(8))
        requireSentences(lecture::check(lecture, plugins()));
    return 0;
}
