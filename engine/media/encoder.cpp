// SPDX-License-Identifier: GPL-3.0-or-later
#include "media/encoder.h"

#include "base/disk_space.h"
#include "base/sentence.h"
#include "media/gif_file.h"
#include "media/part_file.h"
#include "media/png_sequence.h"
#include "media/sound_reader.h"
#include "media/video_file.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <limits>
#include <optional>

namespace lectograph::media {

using namespace Qt::StringLiterals;
using base::Result;

namespace {

// With less free space, other programs start to fail.
constexpr qint64 leastFree = 16 << 20;

Result<void> checkSpace(const QString &path, const EncoderSettings &settings)
{
    const double pixels = double(settings.size.width()) * settings.size.height() * double(settings.frameCount);
    const FormatLimits limits = limitsOf(settings.format);
    const double sound = settings.hasSound ? limits.soundBits * double(settings.frameCount) / settings.rate.perSecond()
                                           : 0;
    const qint64 needed = leastFree + static_cast<qint64>((limits.leastBits * pixels + sound) / 8);
    const std::optional<qint64> free = base::freeSpace(QFileInfo(path).absolutePath());
    if (!free || *free >= needed)
        return {};
    return base::failure(
        base::Sentence::tr("There is too little space on the disk: %1 MB are free, at least %2 MB are needed.")
            .arg(*free >> 20)
            .arg(needed >> 20),
        base::Sentence::tr("Free some space there or export to another disk."), QDir::toNativeSeparators(path));
}

/// QuickTime stores track lengths in 31 bits; its muxer writes longer files, but nothing plays them.
Result<void> checkLength(const EncoderSettings &settings)
{
    if (settings.format != Format::ProRes)
        return {};
    constexpr double mostTicks = std::numeric_limits<qint32>::max();
    constexpr double leastScale = 10'000;
    double scale = settings.rate.numerator;
    while (scale < leastScale)
        scale *= 2;
    scale = settings.hasSound ? std::max(scale, double(soundRate)) : scale;
    if (double(settings.frameCount) / settings.rate.perSecond() * scale < mostTicks)
        return {};
    return base::failure(base::Sentence::tr("The video is too long for a QuickTime file of this frame rate."),
                         base::Sentence::tr("Use .mp4, or a whole number of frames a second."));
}

} // namespace

Result<std::unique_ptr<Encoder>> Encoder::open(const QString &path, const EncoderSettings &settings)
{
    const QString target = throughLinks(path);
    return check(settings.format, settings.size, settings.rate)
        .and_then([&] { return checkLength(settings); })
        .and_then([&] { return checkPlace(target); })
        .and_then([&] { return checkSpace(target, settings); })
        .and_then([&]() -> Result<std::unique_ptr<Encoder>> {
            switch (settings.format) {
            case Format::Gif: return openGifFile(target, settings);
            case Format::PngSequence: return openPngSequence(target, settings);
            default: return openVideoFile(target, settings);
            }
        });
}

Result<void> Encoder::writeSound(std::span<const float>)
{
    return {};
}

PixelLayout layoutFor(Format format)
{
    switch (format) {
    case Format::Mp4: return PixelLayout::Yuv420;
    case Format::WebM: return PixelLayout::Yuva420;
    case Format::ProRes: return PixelLayout::Yuva444P10;
    case Format::Gif:
    case Format::PngSequence: return PixelLayout::Rgba;
    }
    Q_UNREACHABLE();
}

} // namespace lectograph::media
