// SPDX-License-Identifier: GPL-3.0-or-later
#include "media/export_job.h"

#include "base/allowance.h"
#include "base/background.h"
#include "base/sentence.h"
#include "media/gif_file.h"
#include "media/pace.h"
#include "media/palette.h"
#include "media/queue.h"
#include "media/surface_pool.h"
#include "media/usage.h"

#include "raster/canvas.h"

#include <algorithm>
#include <atomic>
#include <thread>

namespace lectograph::media {

using namespace Qt::StringLiterals;
using base::failure;
using base::Result;
using Clock = std::chrono::steady_clock;

namespace {

/// Frames sampled to choose the colours of a GIF.
constexpr qint64 paletteSamples = 48;
/// Long stills are sent to the encoder in pieces, to keep progress and cancelling responsive.
constexpr qint64 longestPiece = 30;
constexpr qint64 soundPiece = 4096;
constexpr auto betweenReports = std::chrono::milliseconds(100);

/// The distribution of threads; see docs/decisions/0021-export-pipeline.md.
struct Split
{
    int drawers = 1;
    int encoder = 1;
    int surfaces = 2; ///< surfaces being converted or waiting for the encoder, of all drawers
};

Split splitFor(const ExportSettings &settings)
{
    const int cores = settings.threads > 0 ? settings.threads
                                           : std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
    // One canvas per drawer, a surface held by the encoder until its duration is known, and one to continue with.
    constexpr qint64 fewest = 3;
    constexpr qint64 most = 1000;
    const qint64 bytes = std::max<qint64>(qint64(settings.size.width()) * settings.size.height() * 4, 1);
    const int pictures = static_cast<int>(std::clamp(settings.mostBytes / bytes, fewest, most));
    const int drawers = std::clamp(std::min(cores, pictures / static_cast<int>(fewest)), 1, 8);
    return {drawers, std::clamp(cores, 1, 16), pictures - drawers};
}

qint64 areaOf(const QRegion &region)
{
    qint64 area = 0;
    for (const QRect &rect : region)
        area += qint64(rect.width()) * rect.height();
    return area;
}

double inSeconds(qint64 nanoseconds)
{
    return double(nanoseconds) * 1e-9;
}

/// A picture and the number of frames it is shown.
struct Shot
{
    std::shared_ptr<const picture::Picture> picture; ///< null: same as the previous one
    qint64 count = 1;
};

struct DrawnShot
{
    std::shared_ptr<const Surface> surface; ///< null: same as the previous one
    qint64 count = 1;
};

/// Ties a permit to the lifetime of the surface.
std::shared_ptr<const Surface> held(std::shared_ptr<const Surface> surface, std::shared_ptr<void> permit)
{
    const Surface *pixels = surface.get();
    return {pixels, [surface = std::move(surface), permit = std::move(permit)](const Surface *) mutable {
                surface.reset();
                permit.reset();
            }};
}

class Job
{
public:
    Job(FrameSource &source, const ExportSettings &settings, const ExportListener &listener, std::stop_token stop,
        Soundtrack *sound)
        : m_source(source),
          m_sound(settings.hasSound ? sound : nullptr),
          m_settings(settings),
          m_listener(listener),
          m_stop(std::move(stop)),
          m_total(source.frameCount()),
          m_split(splitFor(settings)),
          m_shots(static_cast<size_t>(m_split.drawers) + 1),
          m_drawn(m_split.drawers + 2),
          m_permits(m_split.surfaces)
    {}

    Result<ExportReport> run();

private:
    Result<void> open();
    std::vector<QRgb> gifPalette();
    picture::Picture pictureAt(qint64 frame);
    void evaluate();
    void draw();
    std::shared_ptr<void> permitted();
    Result<void> encode();
    Result<void> feed(const DrawnShot &shot);
    Result<void> feedSound();
    void report(bool isLast);
    void abort();
    void guarded(const std::function<void()> &work);
    ExportReport summary() const;
    double worked() const { return std::chrono::duration<double>(Clock::now() - m_begin - m_paused).count(); }

    FrameSource &m_source;
    Soundtrack *m_sound; ///< null: none
    const ExportSettings &m_settings;
    const ExportListener &m_listener;
    std::stop_token m_stop;
    const qint64 m_total;
    const Split m_split;
    Format m_format{};
    std::unique_ptr<Encoder> m_encoder;
    BoundedQueue<Shot> m_shots;
    Sorter<DrawnShot> m_drawn;
    Permits m_permits; ///< for surfaces
    std::atomic<bool> m_isOutOfMemory = false;
    qint64 m_done = 0;
    qint64 m_heard = 0; ///< samples sent to the encoder
    std::vector<float> m_samples;
    Clock::time_point m_begin = Clock::now();
    Clock::time_point m_reported = m_begin;
    Clock::duration m_paused{}; ///< by the listener
    Pace m_pace{m_total};
    double m_secondsToBegin = 0;
    CpuTime m_cpuBegin = cpuTimeOfProcess();
    // CPU time in nanoseconds, frames and pixels, summed over the threads.
    std::atomic<qint64> m_evaluating = 0;
    std::atomic<qint64> m_drawing = 0;
    std::atomic<qint64> m_converting = 0;
    std::atomic<qint64> m_unique = 0;
    std::atomic<qint64> m_redrawn = 0;
};

Result<ExportReport> Job::run()
{
    if (auto opened = open(); !opened)
        return tl::unexpected(opened.error());
    Result<void> encoded;
    {
        const std::stop_callback onStop(m_stop, [this] { abort(); });
        std::vector<std::jthread> threads;
        threads.push_back(base::startThread([this](const std::stop_token &) {
            const base::StopScope stop(m_stop);
            guarded([this] { evaluate(); });
        }));
        for (int i = 0; i < m_split.drawers; ++i)
            threads.push_back(base::startThread([this](const std::stop_token &) { guarded([this] { draw(); }); }));
        guarded([&] { encoded = encode(); });
        abort();
    }
    if (m_stop.stop_requested())
        return failure(base::Sentence::tr("The export was stopped."), {}, m_settings.path);
    if (m_isOutOfMemory)
        return failure(base::Sentence::tr("There is not enough memory for this export."),
                       base::Sentence::tr("Use a smaller picture."), m_settings.path);
    if (!encoded)
        return tl::unexpected(encoded.error());
    if (auto finished = m_encoder->finish(); !finished)
        return tl::unexpected(finished.error());
    report(true);
    return summary();
}

Result<void> Job::open()
{
    if (m_total <= 0)
        return failure(base::Sentence::tr("There is nothing to export: the video would have no frames."),
                       base::Sentence::tr("Give the lecture a length."));
    const auto format = formatFor(m_settings.path);
    if (!format)
        return tl::unexpected(format.error());
    m_format = *format;
    if (m_settings.isTransparent && !limitsOf(m_format).hasAlpha) {
        return failure(base::Sentence::tr("%1 knows no transparency.").arg(limitsOf(m_format).name),
                       base::Sentence::tr("Use .webm, .mov or NAME%05d.png, or keep the background."), m_settings.path);
    }
    if (!limitsOf(m_format).hasSound)
        m_sound = nullptr;
    EncoderSettings settings{.format = m_format,
                             .size = m_settings.size,
                             .rate = m_settings.rate,
                             .quality = m_settings.quality,
                             .frameCount = m_total,
                             .threads = m_split.encoder,
                             .hasSound = m_sound != nullptr,
                             .naming = m_settings.naming};
    if (m_format == Format::Gif) {
        if (auto possible = check(m_format, settings.size, settings.rate); !possible)
            return possible;
        settings.palette = gifPalette();
    }
    auto encoder = Encoder::open(m_settings.path, settings);
    if (!encoder)
        return tl::unexpected(encoder.error());
    m_encoder = std::move(*encoder);
    return {};
}

std::vector<QRgb> Job::gifPalette()
{
    raster::Canvas canvas(m_settings.size, m_split.drawers);
    ColorCount colors;
    const qint64 samples = std::min(m_total, paletteSamples);
    for (qint64 i = 0; i < samples && !m_stop.stop_requested(); ++i) {
        canvas.show(pictureAt((2 * i + 1) * m_total / (2 * samples)));
        colors.add(canvas.image());
    }
    return colors.palette(gifColors);
}

picture::Picture Job::pictureAt(qint64 frame)
{
    const CpuMeter meter(m_evaluating);
    picture::Picture picture = m_source.picture(frame);
    if (m_settings.isTransparent) {
        picture.background.a = 0;
        seal(picture);
    }
    return picture;
}

void Job::evaluate()
{
    std::optional<quint64> shown;
    for (qint64 frame = 0; frame < m_total;) {
        picture::Picture picture = pictureAt(frame);
        Shot shot{nullptr, std::clamp(m_source.sameUntil(frame), frame + 1, m_total) - frame};
        frame += shot.count;
        if (picture.hash != shown) {
            shown = picture.hash;
            shot.picture = std::make_shared<const picture::Picture>(std::move(picture));
        }
        if (!m_shots.push(std::move(shot)))
            return;
    }
    m_shots.end();
}

void Job::draw()
{
    // Each drawer has its own canvas and takes the next picture, with changes relative to the last one it drew itself.
    // Drawers therefore never wait for each other.
    raster::Canvas canvas(m_settings.size);
    SurfacePool surfaces(m_encoder->layout(), m_settings.size, std::max(1, m_split.surfaces / m_split.drawers));
    // Take the permit before the shot: the earliest missing shot then always has one, which avoids a deadlock.
    while (std::shared_ptr<void> permit = permitted()) {
        auto next = m_shots.pop();
        if (!next)
            return;
        DrawnShot drawn{nullptr, next->value.count};
        if (next->value.picture) {
            QRegion changed;
            {
                const CpuMeter meter(m_drawing);
                changed = canvas.show(*next->value.picture);
            }
            const CpuMeter meter(m_converting);
            drawn.surface = held(surfaces.convert(canvas.image(), changed), std::move(permit));
            ++m_unique;
            m_redrawn += areaOf(changed);
        }
        if (!m_drawn.put(next->number, std::move(drawn)))
            return;
    }
}

/// Null after abort(). A video encoder may hold as many surfaces as it looks ahead, so its own limits apply.
std::shared_ptr<void> Job::permitted()
{
    return m_format == Format::PngSequence ? m_permits.take() : std::make_shared<int>(0);
}

Result<void> Job::encode()
{
    while (m_done < m_total) {
        const auto shot = m_drawn.take();
        if (!shot)
            return {}; // cancelled or failed in another thread; run() reports it
        if (auto fed = feed(*shot); !fed)
            return fed;
    }
    return {};
}

Result<void> Job::feed(const DrawnShot &shot)
{
    qint64 left = shot.count;
    if (shot.surface) {
        if (auto written = m_encoder->write(shot.surface); !written)
            return written;
        --left;
        if (m_done++ == 0) {
            m_secondsToBegin = worked();
            m_pace.begin(m_done, m_secondsToBegin);
        }
        if (auto heard = feedSound(); !heard)
            return heard;
    }
    while (left > 0 && !m_stop.stop_requested()) {
        const qint64 piece = std::min(left, longestPiece);
        if (auto repeated = m_encoder->repeat(piece); !repeated)
            return repeated;
        left -= piece;
        m_done += piece;
        if (auto heard = feedSound(); !heard)
            return heard;
        report(false);
    }
    report(false);
    return {};
}

/// Sends the samples that belong to the frames so far.
Result<void> Job::feedSound()
{
    if (!m_sound)
        return {};
    const qint64 until = sampleAt(m_settings.rate.at(m_done));
    while (m_heard < until) {
        const qint64 count = std::min(until - m_heard, soundPiece);
        m_samples.resize(static_cast<std::size_t>(count * soundChannels));
        m_sound->read(m_samples);
        if (auto written = m_encoder->writeSound(m_samples); !written)
            return written;
        m_heard += count;
    }
    return {};
}

void Job::report(bool isLast)
{
    const auto now = Clock::now();
    if (!m_listener || (!isLast && now - m_reported < betweenReports))
        return;
    m_reported = now;
    m_pace.reach(m_done, worked());
    m_listener({m_done, m_total, m_pace.framesPerSecond(), m_pace.secondsLeft()});
    m_paused += Clock::now() - now;
}

void Job::abort()
{
    m_shots.close();
    m_drawn.close();
    m_permits.close();
}

void Job::guarded(const std::function<void()> &work)
{
    try {
        work();
    } catch (const std::bad_alloc &) {
        m_isOutOfMemory = true;
        abort();
    }
}

ExportReport Job::summary() const
{
    const double wall = worked();
    const double length = double(m_total) / m_settings.rate.perSecond();
    const qint64 others = m_evaluating + m_drawing + m_converting;
    const double drawnArea = double(m_unique) * m_settings.size.width() * m_settings.size.height();
    return {.output = m_settings.path,
            .frames = m_total,
            .uniqueFrames = m_unique,
            .seconds = length,
            .hasSound = m_sound != nullptr,
            .wallSeconds = wall,
            .secondsToBegin = m_secondsToBegin,
            .realtimeFactor = length / wall,
            .peakRssMib = peakRssMib(),
            .redrawnShare = drawnArea > 0 ? double(m_redrawn) / drawnArea : 0,
            .cpu = {.evaluate = inSeconds(m_evaluating),
                    .draw = inSeconds(m_drawing),
                    .convert = inSeconds(m_converting),
                    .encode = inSeconds((cpuTimeOfProcess() - m_cpuBegin).count() - others)}};
}

} // namespace

Result<ExportReport> exportFrames(FrameSource &source, const ExportSettings &settings, const ExportListener &listener,
                                  std::stop_token stop, Soundtrack *sound)
{
    return Job(source, settings, listener, std::move(stop), sound).run();
}

} // namespace lectograph::media
