// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "base/time.h"

#include <QSize>

namespace lectograph::media {

/// The output format.
enum class Format {
    Mp4,         ///< H.264, for everything that plays video
    WebM,        ///< VP9 with transparency, for web pages
    ProRes,      ///< ProRes 4444 with transparency in a QuickTime file, for video editors
    Gif,         ///< for places that do not play video
    PngSequence, ///< one PNG per frame, with transparency
};

/// The limits of a format.
struct FormatLimits
{
    QString name; ///< "MP4 video (H.264)"
    bool hasAlpha = false;
    bool hasSound = false;
    double soundBits = 0;  ///< bit rate of the sound
    bool evenSize = false; ///< chroma is stored for blocks of 2 × 2 pixels
    int largestSide = 8192;
    double fastestRate = 240;
    double leastBits = 0; ///< minimum bits per pixel, even for a still video: a lower bound of the required disk space
};
FormatLimits limitsOf(Format format);

/// Determines the format by the suffix of `path`; `DIR/NAME%05d.png` is an image sequence.
base::Result<Format> formatFor(const QString &path);

/// Checks in advance whether such a video can be exported.
base::Result<void> check(Format format, const QSize &size, const base::FrameRate &rate);

/// The file name of frame `index` (from 0) for a pattern such as "intro%05d.png".
QString fileNameFor(const QString &pattern, qint64 index);

} // namespace lectograph::media
