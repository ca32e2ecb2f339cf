// SPDX-License-Identifier: GPL-3.0-or-later
#include "opening.h"
#include "output_place.h"

#include "base/replace_file.h"
#include "editor/gallery/lecturepictures.h"
#include "lecture/templates.h"

#include <QBuffer>
#include <QFileInfo>
#include <QSize>

#ifdef Q_OS_UNIX
#include <sys/resource.h>
#include <unistd.h>
#endif

namespace lectograph::app {

using namespace Qt::StringLiterals;

namespace {

/// Of a card.
constexpr QSize usualSize(320, 180);

/// The file is untrusted and was not opened by the user. The caller kills this process if it takes too long; these
/// limits apply even if the caller is gone.
void limitThisProcess()
{
#ifdef Q_OS_UNIX
    const auto limit = [](auto resource, rlim_t most) {
        const rlimit both{most, most};
        setrlimit(resource, &both);
    };
    constexpr rlim_t mebibyte = 1024 * 1024;
    limit(RLIMIT_AS, 3072 * mebibyte);
    limit(RLIMIT_FSIZE, 64 * mebibyte);
    limit(RLIMIT_CPU, 30);
    limit(RLIMIT_CORE, 0);
    alarm(60); // the signal ends the process
#endif
}

Exit thumbnail(const Invocation &invocation)
{
    limitThisProcess();
    const base::Result<QSize> size = invocation.isSet(u"size"_s) ? sizeOf(invocation.value(u"size"_s)) : usualSize;
    if (!size)
        return wrongUse(size.error());
    const QString &file = invocation.arguments[0];
    const QString &output = invocation.arguments[1];
    if (QFileInfo(output).suffix().toLower() != "png"_L1)
        return wrongUse({u"A thumbnail is written as PNG."_s, u"Name the file X.png."_s, output});
    const auto path = lecture::resolved(file);
    if (!path)
        return failed(path.error());
    const QImage image = editor::tellingPicture({*path, invocation.value(u"language"_s)}, registry(), *size);
    // The lecture is only opened again for what goes wrong, or could be written over.
    if (image.isNull() || QFileInfo::exists(output)) {
        const auto lecture = open(file);
        if (!lecture)
            return failed(lecture.error());
        if (const auto free = checkOutput(output, file, *lecture); !free)
            return failed(free.error());
    }
    QBuffer png;
    png.open(QIODevice::WriteOnly);
    if (image.isNull() || !image.save(&png, "PNG"))
        return failed({u"There is no picture of this lecture."_s, u"See: lectograph check FILE"_s, file});
    const auto written = base::replaceFile(output, png.data());
    return written ? Exit::Done : failed(written.error());
}

} // namespace

Command thumbnailCommand()
{
    return {.name = u"thumbnail"_s,
            .arguments = u"FILE OUT"_s,
            .leastArguments = 2,
            .mostArguments = 2,
            .summary = u"Write a small picture of a lecture that may be broken, within limits of memory and time."_s,
            .examples = u"lectograph thumbnail my.lecture small.png --size 640x360"_s,
            .options = {sizeOption(), languageOption()},
            .needs = Command::Needs::Fonts,
            .run = thumbnail,
            .isInternal = true};
}

} // namespace lectograph::app
