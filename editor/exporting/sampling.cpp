// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exporting/sampling.h"

#include "editor/exporting/export.h"
#include "editor/exporting/showframes.h"

#include <QElapsedTimer>

#include <algorithm>

namespace lectograph::exporting {

using base::Result;

namespace {

// So many that over the films of our templates the estimate is within a fifth of the file.
constexpr std::size_t passagesInMotion = 24;
constexpr qint64 lengthInMotion = 6;
constexpr std::size_t passagesAtRest = 8;
constexpr qint64 lengthAtRest = 4;
constexpr qint64 keyFrames = 6;   ///< files of one frame
constexpr qint64 shortFilm = 150; ///< frames; not worth sampling

/// The middle ones of `count` equal parts.
std::vector<qint64> evenly(const std::vector<qint64> &frames, std::size_t count)
{
    std::vector<qint64> chosen;
    for (std::size_t i = 0; i < count && !frames.empty(); ++i)
        chosen.push_back(frames[(2 * i + 1) * frames.size() / (2 * count)]);
    return chosen;
}

/// How many frames of the export are encoded without the ones before.
double keysIn(qint64 frames, const media::ExportSettings &settings)
{
    constexpr double secondsBetweenKeys = 4; // as in media/video_file.cpp
    const auto format = media::formatFor(settings.path);
    if (format && *format == media::Format::Gif)
        return 1;
    return 1 + static_cast<double>(frames) / (secondsBetweenKeys * settings.rate.perSecond());
}

} // namespace

Sample sampleOf(const Passages &inMotion, const Passages &atRest, const FrameKinds &all, double keys, double keyBytes)
{
    // Passages in motion run on into still frames, and the other way round: what a frame of each kind costs solves two
    // equations. Of one kind only, there is one.
    const auto count = [](qint64 frames) { return static_cast<double>(frames); };
    const double determinant = count(inMotion.moving) * count(atRest.still)
        - count(inMotion.still) * count(atRest.moving);
    const double sampled = count(inMotion.moving + inMotion.still + atRest.moving + atRest.still);
    const auto costOf = [&](double moving, double still) {
        const double mean = (moving + still) / std::max(1.0, sampled);
        const double perMoving = determinant > 0
            ? (moving * count(atRest.still) - still * count(inMotion.still)) / determinant
            : mean;
        const double perStill = determinant > 0
            ? (still * count(inMotion.moving) - moving * count(atRest.moving)) / determinant
            : mean;
        return count(all.moving) * std::max(0.0, perMoving) + count(all.still) * std::max(0.0, perStill);
    };
    const double frames = count(all.moving + all.still);
    const double others = std::max(0.0, 1 - (keys - 1) / std::max(1.0, frames));
    return {.bytes = keys * keyBytes + others * costOf(inMotion.bytes, atRest.bytes),
            .secondsToBegin = 0,
            .secondsPerFrame = costOf(inMotion.seconds, atRest.seconds) / (1 + frames)};
}

Sampler::Sampler(picture::Show &show, base::Time from, qint64 frames, media::ExportSettings settings,
                 std::stop_token stop)
    : m_show(show), m_from(from), m_frames(frames), m_settings(std::move(settings)), m_stop(std::move(stop))
{}

void Sampler::findStillFrames()
{
    m_isStill.assign(static_cast<std::size_t>(m_frames), false);
    ShowFrames frames(m_show, m_settings.rate, m_from, {0}, m_frames);
    for (qint64 frame = 0; frame < m_frames && !m_stop.stop_requested();) {
        const qint64 next = std::clamp(frames.sameUntil(frame), frame + 1, m_frames);
        std::fill(m_isStill.begin() + frame + 1, m_isStill.begin() + next, true);
        frame = next;
    }
}

std::vector<qint64> Sampler::framesThat(bool areStill) const
{
    std::vector<qint64> frames;
    for (qint64 frame = 1; frame < m_frames; ++frame) {
        if (m_isStill[static_cast<std::size_t>(frame)] == areStill)
            frames.push_back(frame);
    }
    return frames;
}

Result<Sampler::Run> Sampler::exported(std::vector<qint64> starts, qint64 length)
{
    ShowFrames frames(m_show, m_settings.rate, m_from, std::move(starts), length);
    return media::exportFrames(frames, m_settings, {}, m_stop).map([this](const media::ExportReport &report) {
        m_secondsToBegin = std::max(m_secondsToBegin, report.secondsToBegin);
        return Run{static_cast<double>(bytesOf(report.output, report.frames)), report.secondsToBegin,
                   report.wallSeconds - report.secondsToBegin};
    });
}

Result<Passages> Sampler::passages(const std::vector<qint64> &around, qint64 length)
{
    Passages passages;
    if (around.empty())
        return passages;
    std::vector<qint64> starts;
    for (const qint64 frame : around) {
        const qint64 start = std::clamp<qint64>(frame - length / 2, 0, m_frames - length);
        starts.push_back(start);
        for (qint64 i = 1; i < length; ++i)
            ++(m_isStill[static_cast<std::size_t>(start + i)] ? passages.still : passages.moving);
    }
    return exported(starts, 1).and_then([&](const Run &first) {
        return exported(starts, length).map([&](const Run &whole) {
            constexpr double leastShare = 0.05; // what is measured varies, and no frame costs nothing
            passages.bytes = std::max(0.0, whole.bytes - first.bytes);
            passages.seconds = std::max(whole.seconds - first.seconds, leastShare * whole.seconds);
            return passages;
        });
    });
}

Result<Sample> Sampler::run()
{
    if (m_frames <= shortFilm)
        return exported({0}, m_frames).map([this](const Run &whole) {
            return Sample{whole.bytes, whole.secondsToBegin,
                          whole.seconds / static_cast<double>(std::max<qint64>(1, m_frames - 1))};
        });
    // An export, too, computes scenes once when they begin. Afterwards they are known, and a passage costs what is drawn.
    QElapsedTimer opening;
    opening.start();
    findStillFrames();
    const std::vector<qint64> moving = framesThat(false);
    const std::vector<qint64> still = framesThat(true);
    const std::vector<qint64> inMotion = evenly(moving, passagesInMotion);
    for (const qint64 frame : inMotion) {
        if (!m_stop.stop_requested())
            (void)m_show.at(m_from + m_settings.rate.at(frame));
    }
    const double once = static_cast<double>(opening.nsecsElapsed()) / 1e9;

    double keyBytes = 0;
    for (qint64 i = 0; i < keyFrames; ++i) {
        const auto key = exported({(2 * i + 1) * m_frames / (2 * keyFrames)}, 1);
        if (!key)
            return tl::unexpected(key.error());
        keyBytes += key->bytes / keyFrames;
    }
    return passages(inMotion, lengthInMotion).and_then([&](const Passages &first) {
        return passages(evenly(still, passagesAtRest), lengthAtRest).map([&](const Passages &second) {
            const FrameKinds all{static_cast<qint64>(moving.size()), static_cast<qint64>(still.size())};
            Sample sample = sampleOf(first, second, all, keysIn(m_frames, m_settings), keyBytes);
            sample.secondsToBegin = m_secondsToBegin + once;
            return sample;
        });
    });
}

} // namespace lectograph::exporting
