// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "media/chapters.h"
#include "media/format.h"
#include "media/surface.h"

#include <QRgb>

#include <memory>
#include <span>
#include <vector>

namespace lectograph::media {

enum class Quality {
    Small, ///< about half the bytes in three times the time; fine lines are slightly softer
    Good,  ///< visually lossless at normal distance
    Fine,  ///< for further editing
};

struct EncoderSettings
{
    Format format = Format::Mp4;
    QSize size{1920, 1080};
    base::FrameRate rate{};
    Quality quality = Quality::Good;
    qint64 frameCount = 0; ///< expected; 0: unknown
    int threads = 1;       ///< threads of the encoder itself
    /// Palette of a GIF (paletteOf); empty: the colours of the first frame.
    std::vector<QRgb> palette{};
    bool hasSound = false; ///< writeSound() will be called; only for formats with sound
    Naming naming{};       ///< of videos
};

/// Encodes frames into a file of constant frame rate. The file replaces an existing one when finish() succeeds; without
/// finish() nothing is left behind. Not thread-safe.
///
/// The input is a sequence of changing frames (write, write, …) and still runs (repeat), so that an encoder can make
/// the latter as cheap as its format allows.
class Encoder
{
public:
    /// Reports every error that can be detected in advance: the path, the settings, the disk, a missing encoder.
    static base::Result<std::unique_ptr<Encoder>> open(const QString &path, const EncoderSettings &settings);
    virtual ~Encoder() = default;

    /// The layout that write() expects.
    virtual PixelLayout layout() const = 0;
    /// Writes the next frame. The surface is shared, not copied; do not modify it while it is in use.
    virtual base::Result<void> write(std::shared_ptr<const Surface> surface) = 0;
    /// Repeats the last frame `frames` times.
    virtual base::Result<void> repeat(qint64 frames) = 0;
    /// Writes the next audio samples, as in media/sound_reader.h. Sound and frames start together and are interleaved.
    virtual base::Result<void> writeSound(std::span<const float> samples);
    virtual base::Result<void> finish() = 0;
};

/// The layout of encoders for this format.
PixelLayout layoutFor(Format format);

} // namespace lectograph::media
