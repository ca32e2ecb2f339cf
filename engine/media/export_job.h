// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "media/encoder.h"
#include "media/soundtrack.h"
#include "picture/picture.h"

#include <functional>
#include <stop_token>

namespace lectograph::media {

/// The frames to export, numbered from 0.
class FrameSource
{
public:
    virtual ~FrameSource() = default;

    virtual qint64 frameCount() const = 0;
    /// Called with increasing frame numbers, by one thread at a time. (A GIF needs a first pass for its colours.)
    virtual picture::Picture picture(qint64 frame) = 0;
    /// Returns the first frame after `frame` whose picture may differ; called right after picture(frame). The frames
    /// between are neither evaluated nor drawn. A picture with an unchanged hash costs only its evaluation, too.
    virtual qint64 sameUntil(qint64 frame) { return frame + 1; }
};

struct ExportSettings
{
    QString path; ///< the suffix determines the format (formatFor)
    QSize size{1920, 1080};
    base::FrameRate rate{};
    Quality quality = Quality::Good;
    bool isTransparent = false; ///< leaves out the background
    bool hasSound = true;       ///< includes sound, if there is any and the format supports it
    Naming naming{};            ///< of videos; chapters count the frames of the export
    int threads = 0;            ///< maximum number of threads; 0: one per core
    /// Memory limit for the pixels of all frames in progress; three frames are always allowed.
    qint64 mostBytes = qint64(2) * 1024 * 1024 * 1024;
};

struct ExportProgress
{
    qint64 done = 0; ///< in frames
    qint64 total = 0;
    double framesPerSecond = 0; ///< lately (media/pace.h); zero until it is known
    double secondsLeft = 0;     ///< zero until it is known
};
/// Called in the thread of exportFrames(), several times a second and at the end. While it waits, the export is paused.
using ExportListener = std::function<void(const ExportProgress &)>;

/// CPU time by stage, summed over all threads, in seconds.
struct ExportCost
{
    double evaluate = 0;
    double draw = 0;
    double convert = 0;
    double encode = 0; ///< all other CPU time of the process
};

struct ExportReport
{
    QString output;
    qint64 frames = 0;
    qint64 uniqueFrames = 0; ///< frames that had to be drawn
    double seconds = 0;      ///< length of the video
    bool hasSound = false;
    double wallSeconds = 0;    ///< without pauses
    double secondsToBegin = 0; ///< of these until the first frame was encoded
    double realtimeFactor = 0; ///< seconds of video per second
    double peakRssMib = 0;     ///< peak memory of the process
    double redrawnShare = 0;   ///< share of the area of drawn frames; 1 if each was drawn completely
    ExportCost cpu;
};

/// Exports the video. Evaluating, drawing, converting and encoding run concurrently; memory does not depend on the
/// length. An existing file stays until the new one is complete, and if the export fails, is cancelled or killed.
///
/// `sound` is read from its current position for the length of the video; null: no sound. It is not read if the
/// settings or the format exclude sound.
base::Result<ExportReport> exportFrames(FrameSource &source, const ExportSettings &settings,
                                        const ExportListener &listener = {}, std::stop_token stop = {},
                                        Soundtrack *sound = nullptr);

} // namespace lectograph::media
