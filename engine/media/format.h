// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "base/time.h"

#include <QSize>

namespace lectograph::media {

/// What kind of file is written.
enum class Format {
    Mp4,         ///< H.264, for everything that plays video
    WebM,        ///< VP9 with transparency, for web pages
    ProRes,      ///< ProRes 4444 with transparency in a QuickTime file, for video editors
    Gif,         ///< for where no video plays
    PngSequence, ///< one PNG for each frame, with transparency
};

/// What a format can hold.
struct FormatLimits
{
    QString name; ///< "MP4 video (H.264)"
    bool hasAlpha = false;
    bool hasSound = false;
    double soundBits = 0;  ///< that a second of it takes
    bool evenSize = false; ///< colour is stored for blocks of 2 × 2 pixels
    int largestSide = 8192;
    double fastestRate = 240;
    double leastBits = 0; ///< of a pixel, even if nothing moves: what certainly will be needed on the disk
};
FormatLimits limitsOf(Format format);

/// Which format follows from the ending of `path`; `DIR/NAME%05d.png` stands for a sequence of pictures.
base::Result<Format> formatFor(const QString &path);

/// Whether such a video can be made at all, told before anything is begun.
base::Result<void> check(Format format, const QSize &size, const base::FrameRate &rate);

/// The file name of frame `index` (from 0) by a pattern such as "intro%05d.png".
QString fileNameFor(const QString &pattern, qint64 index);

} // namespace lectograph::media
