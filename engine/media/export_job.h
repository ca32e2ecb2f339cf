// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "media/encoder.h"
#include "media/soundtrack.h"
#include "picture/picture.h"

#include <functional>
#include <stop_token>

namespace lectograph::media {

/// What is exported: a picture for each frame, from 0.
class FrameSource
{
public:
    virtual ~FrameSource() = default;

    virtual qint64 frameCount() const = 0;
    /// Called for rising frames, by one thread at a time. (A GIF is gone through twice: once to find its colours.)
    virtual picture::Picture picture(qint64 frame) = 0;
    /// The first frame after `frame` whose picture may differ, asked right after picture(frame). The frames before it are
    /// neither evaluated nor drawn. A picture with the hash of the one before costs only its evaluation, too.
    virtual qint64 sameUntil(qint64 frame) { return frame + 1; }
};

struct ExportSettings
{
    QString path; ///< the ending tells the format (formatFor)
    QSize size{1920, 1080};
    base::FrameRate rate{};
    Quality quality = Quality::Good;
    bool isTransparent = false; ///< leaves the background out
    bool hasSound = true;       ///< with the sounds, if there are any and the format holds sound
    int threads = 0;            ///< at most that many work at once; 0: one for each core
    /// What the pixels of all pictures that are worked on may take together; three pictures are always allowed.
    qint64 mostBytes = qint64(2) * 1024 * 1024 * 1024;
};

struct ExportProgress
{
    qint64 done = 0; ///< frames
    qint64 total = 0;
    double framesPerSecond = 0;
    double secondsLeft = 0;
};
/// Called in the thread of exportFrames(), some times a second and at the end.
using ExportListener = std::function<void(const ExportProgress &)>;

/// Where the CPU time went, summed over all threads, in seconds.
struct ExportCost
{
    double evaluate = 0;
    double draw = 0;
    double convert = 0;
    double encode = 0; ///< everything that the process did meanwhile and is none of the others
};

struct ExportReport
{
    QString output;
    qint64 frames = 0;
    qint64 uniqueFrames = 0; ///< that had to be drawn
    double seconds = 0;      ///< of video
    bool hasSound = false;
    double wallSeconds = 0;
    double realtimeFactor = 0; ///< seconds of video made in a second
    double peakRssMib = 0;     ///< of the process
    double redrawnShare = 0;   ///< of the area of the drawn frames: 1 if each was drawn whole
    ExportCost cpu;
};

/// Makes the video. Evaluating, drawing, converting and encoding overlap; memory does not depend on the length. What was
/// at the path stays until the new file is whole, and if the export fails, is stopped or killed.
///
/// `sound` is read on from where it stands, for as long as the video lasts; null: the file gets no sound. It is not
/// touched if the settings or the format want none.
base::Result<ExportReport> exportFrames(FrameSource &source, const ExportSettings &settings,
                                        const ExportListener &listener = {}, std::stop_token stop = {},
                                        Soundtrack *sound = nullptr);

} // namespace lectograph::media
