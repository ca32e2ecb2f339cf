// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exporting/estimate.h"

#include "editor/language/translated.h"
#include "editor/settings/settings.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <thread>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

/// The cost of a format per pixel and frame.
struct Cost
{
    double bytes;
    double seconds;
};

/// Measured on two cores with a lecture of text and lines, 1280 × 720 at 30 frames a second.
Cost measuredCost(media::Format format)
{
    switch (format) {
    case media::Format::Mp4: return {0.00085, 1 / 400e6};
    case media::Format::WebM: return {0.0013, 1 / 80e6};
    case media::Format::ProRes: return {0.15, 1 / 60e6};
    case media::Format::Gif: return {0.0005, 1 / 140e6};
    case media::Format::PngSequence: return {0.07, 1 / 38e6};
    }
    Q_UNREACHABLE();
}

/// The approximate time to open fonts, encoder and file, independent of the length.
constexpr double secondsToBegin = 0.5;
/// The fixed size of any file, and the size of a frame that equals the previous one.
constexpr double bytesToBegin = 2000;
constexpr double bytesOfStillFrame = 30;

/// The size of the sound, which follows from its bit rate.
double bytesOfSound(media::Format format, bool hasSound, double seconds)
{
    return hasSound ? media::limitsOf(format).soundBits / 8 * seconds : 0;
}

/// What a pixel of a frame has cost so far on this machine.
struct MeasuredCost
{
    Setting<double> bytes;
    Setting<double> seconds;
};

MeasuredCost measuredBefore(media::Format format, media::Quality quality)
{
    const QString name = u"%1-%2/"_s.arg(static_cast<int>(format)).arg(static_cast<int>(quality));
    return {setting::exportCost.of(name + u"bytes"_s), setting::exportCost.of(name + u"seconds"_s)};
}

double pixelsOf(qint64 frames, const QSize &size)
{
    return static_cast<double>(frames) * size.width() * size.height();
}

} // namespace

Estimate estimateOf(qint64 frames, const media::ExportSettings &settings,
                    const std::optional<exporting::Sample> &sample)
{
    const auto format = media::formatFor(settings.path);
    if (!format)
        return {};
    Cost cost = measuredCost(*format);
    const int threads = std::clamp(static_cast<int>(std::thread::hardware_concurrency()) - 1, 1, 8);
    cost.seconds *= 2.0 / threads;
    if (settings.quality == media::Quality::Small)
        cost = {cost.bytes / 2, cost.seconds * 3};
    if (settings.quality == media::Quality::Fine)
        cost.bytes *= 2;
    const auto [bytes, seconds] = measuredBefore(*format, settings.quality);
    const bool isKnown = seconds.isSet();
    if (isKnown)
        cost = {bytes.value(), seconds.value()};
    const double pixels = pixelsOf(frames, settings.size);
    const double sound = bytesOfSound(*format, settings.hasSound,
                                      static_cast<double>(frames) / settings.rate.perSecond());
    if (sample)
        return {sample->bytes + sound, sample->secondsToBegin + sample->secondsPerFrame * static_cast<double>(frames),
                isKnown};
    const double guess = bytesToBegin + bytesOfStillFrame * static_cast<double>(frames) + cost.bytes * pixels;
    return {guess + sound, secondsToBegin + cost.seconds * pixels, isKnown};
}

void learnFrom(const media::ExportReport &report, const media::ExportSettings &settings)
{
    const auto format = media::formatFor(settings.path);
    const double pixels = pixelsOf(report.frames, settings.size);
    // A very short export measures only the start-up.
    if (!format || pixels <= 0 || report.wallSeconds < 2 * secondsToBegin)
        return;
    const auto [bytes, seconds] = measuredBefore(*format, settings.quality);
    const auto blend = [](const Setting<double> &cost, double now) {
        cost.set(((cost.isSet() ? cost.value() : now) + now) / 2);
    };
    blend(seconds, (report.wallSeconds - secondsToBegin) / pixels);
    const double fixed = bytesToBegin + bytesOfStillFrame * static_cast<double>(report.frames)
        + bytesOfSound(*format, report.hasSound, report.seconds);
    blend(bytes, std::max(0.0, static_cast<double>(exporting::bytesOf(report.output, report.frames)) - fixed) / pixels);
}

QString waitText(double seconds)
{
    const qint64 whole = std::max<qint64>(1, std::llround(seconds));
    if (whole < 60)
        return translated("%1 s").arg(whole);
    if (whole < 3600)
        return translated("%1 min %2 s").arg(whole / 60).arg(whole % 60);
    return translated("%1 h %2 min").arg(whole / 3600).arg(whole % 3600 / 60);
}

QString roughWaitText(double seconds)
{
    const double step = seconds < 27.5 ? 5 : seconds < 115 ? 10 : seconds < 585 ? 30 : seconds < 3570 ? 60 : 600;
    const qint64 whole = std::max<qint64>(1, std::llround(seconds / step)) * static_cast<qint64>(step);
    if (whole >= 60 && whole < 3600 && whole % 60 == 0)
        return translated("%1 min").arg(whole / 60);
    return waitText(static_cast<double>(whole));
}

QString playingTimeText(double seconds)
{
    if (seconds < 59.95)
        return translated("%1 s").arg(QLocale().toString(seconds, 'f', 1));
    const qint64 whole = std::llround(seconds);
    return translated("%1:%2 min").arg(whole / 60).arg(whole % 60, 2, 10, QChar(u'0'));
}

QString sizeText(double bytes)
{
    const bool hasFraction = (bytes >= 1e6 && bytes < 9.95e6) || bytes >= 1e9;
    return QLocale().formattedDataSize(static_cast<qint64>(bytes), hasFraction ? 1 : 0, QLocale::DataSizeSIFormat);
}

} // namespace lectograph::editor
