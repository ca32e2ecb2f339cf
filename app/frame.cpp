// SPDX-License-Identifier: GPL-3.0-or-later
#include "opening.h"
#include "output_place.h"

#include "base/replace_file.h"
#include "picture/show.h"
#include "raster/draw.h"
#include "raster/svg.h"

#include <QBuffer>
#include <QFileInfo>
#include <QImage>

#include <algorithm>
#include <cmath>

namespace lectograph::app {

using namespace Qt::StringLiterals;
using base::failure;
using base::Result;

namespace {

/// Encodes the image before touching the file.
Result<void> writePng(const QString &file, const QImage &image)
{
    QBuffer png;
    png.open(QIODevice::WriteOnly);
    if (!image.save(&png, "PNG"))
        return failure(u"The picture cannot be made into a PNG file."_s, u"Take a smaller one with --size."_s, file);
    return base::replaceFile(file, png.data());
}

/// The lecture's aspect ratio at a height of 1080, limited by the largest width.
QSize naturalSize(const lecture::Lecture &lecture)
{
    constexpr int widest = 16384;
    const double width = std::clamp(1080 * lecture.frameWidth / lecture.frameHeight, 2.0, double(widest));
    return {static_cast<int>(std::lround(width / 2)) * 2, 1080};
}

Exit frame(const Invocation &invocation)
{
    const QString file = invocation.value(u"o"_s);
    const QString ending = QFileInfo(file).suffix().toLower();
    if (ending != "png"_L1 && ending != "svg"_L1)
        return wrongUse({u"A frame is written as PNG or SVG."_s, u"Name the file with -o X.png or -o X.svg."_s, file});
    if (!invocation.isSet(u"at"_s))
        return wrongUse({u"Which moment?"_s, u"Give it in seconds: --at 4.5."_s, {}});
    const auto at = secondsOf(u"at"_s, invocation.value(u"at"_s));
    if (!at)
        return wrongUse(at.error());
    const auto lecture = open(invocation);
    if (!lecture)
        return failed(lecture.error());
    QSize size = naturalSize(*lecture);
    if (invocation.isSet(u"size"_s)) {
        const auto wanted = sizeOf(invocation.value(u"size"_s));
        if (!wanted)
            return wrongUse(wanted.error());
        size = *wanted;
    }
    const auto language = languageOf(invocation, *lecture);
    const auto scene = sceneOf(invocation, *lecture);
    if (!language || !scene)
        return wrongUse(language ? scene.error() : language.error());

    if (const auto free = checkOutput(file, invocation.arguments[0], *lecture); !free)
        return failed(free.error());

    picture::Show show(*lecture, registry(), *language, *scene);
    const picture::Picture picture = show.at(base::Time::fromSeconds(*at));
    if (reportProblems(show.problems()) && !invocation.isSet(u"keep-going"_s))
        return failed(nothingWritten(invocation.arguments[0]));
    const auto written = ending == "svg"_L1 ? base::replaceFile(file, raster::toSvg(picture, size))
                                            : writePng(file, raster::drawn(picture, size));
    return written ? Exit::Done : failed(written.error());
}

} // namespace

Command frameCommand()
{
    return {u"frame"_s,
            u"FILE|template:ID"_s,
            1,
            1,
            u"Write one picture as PNG or SVG."_s,
            u"lectograph frame template:circle-area --at 6 -o circle.png\n"
            "lectograph frame my.lecture --at 3 --scene intro --language ko --size 1280x720 -o intro.svg\n"
            "lectograph frame template:masking --at 5 --look light -o masking.png"_s,
            {{u"at"_s, u"The moment, in seconds."_s, u"SECONDS"_s},
             {u"o"_s, u"The file to write."_s, u"X.png|X.svg"_s},
             sceneOption(),
             sizeOption(),
             languageOption(),
             lookOption(),
             keepGoingOption()},
            Command::Needs::Fonts,
            frame};
}

} // namespace lectograph::app
