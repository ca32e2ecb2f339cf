// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "media/format.h"
#include "media/surface.h"

#include <QRgb>

#include <memory>
#include <span>
#include <vector>

namespace lectograph::media {

enum class Quality {
    Small, ///< about half the bytes for three times the time; fine lines soften a little
    Good,  ///< no difference to be seen at normal distance
    Fine,  ///< for later editing
};

struct EncoderSettings
{
    Format format = Format::Mp4;
    QSize size{1920, 1080};
    base::FrameRate rate{};
    Quality quality = Quality::Good;
    qint64 frameCount = 0; ///< expected; 0: not known
    int threads = 1;       ///< that the encoder may use for itself
    /// For a GIF: its colours (paletteOf); empty: those of the first picture.
    std::vector<QRgb> palette{};
    bool hasSound = false; ///< writeSound() will be called; only for formats that hold sound
};

/// Turns pixels into a file of constant frame rate. The file appears under its name when finish() succeeds; until then
/// what was there stays, and without finish() nothing remains of the attempt. One thread at a time may use it.
///
/// What is fed is a run that moves (write, write, …) or a run that stands still (repeat), so an encoder can make the
/// second kind as cheap as its format allows.
class Encoder
{
public:
    /// Everything that can be known to be wrong is told here: the place, the settings, the disk, a missing encoder.
    static base::Result<std::unique_ptr<Encoder>> open(const QString &path, const EncoderSettings &settings);
    virtual ~Encoder() = default;

    /// What write() expects.
    virtual PixelLayout layout() const = 0;
    /// The next frame. The surface is shared, not copied, and is not to be changed while it is.
    virtual base::Result<void> write(std::shared_ptr<const Surface> surface) = 0;
    /// The next `frames` frames are like the last one.
    virtual base::Result<void> repeat(qint64 frames) = 0;
    /// The next samples of the sound, as in media/sound_reader.h. Sound and frames begin together and come in step.
    virtual base::Result<void> writeSound(std::span<const float> samples);
    virtual base::Result<void> finish() = 0;
};

/// The layout that open() will ask for.
PixelLayout layoutFor(Format format);

} // namespace lectograph::media
