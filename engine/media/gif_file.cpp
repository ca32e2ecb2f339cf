// SPDX-License-Identifier: GPL-3.0-or-later
#include "media/gif_file.h"

#include "media/palette.h"
#include "media/stream.h"

#include <cstring>
#include <optional>

namespace lectograph::media {

using base::Result;

namespace {

constexpr int ticksPerSecond = 100;
/// Delays are stored in 16 bits.
constexpr qint64 longestDelay = 60000;

class GifFile : public Encoder
{
public:
    GifFile(std::unique_ptr<Stream> stream, const EncoderSettings &settings)
        : m_stream(std::move(stream)), m_rate(settings.rate)
    {
        if (!settings.palette.empty())
            m_quantizer.emplace(settings.palette);
    }

    PixelLayout layout() const override { return PixelLayout::Rgba; }

    Result<void> write(std::shared_ptr<const Surface> surface) override
    {
        if (!m_quantizer) {
            ColorCount colors;
            colors.add(QImage(surface->plane(0), surface->size().width(), surface->size().height(), surface->stride(0),
                              QImage::Format_RGBX8888));
            m_quantizer.emplace(colors.palette(gifColors));
        }
        m_frame = indexed(*surface);
        ++m_frames;
        return sendAt(tickOf(m_frames - 1));
    }

    /// Writes nothing: extends the delay of the last frame.
    Result<void> repeat(qint64 frames) override
    {
        m_frames += frames;
        while (tickOf(m_frames) - m_sent > longestDelay) {
            if (auto sent = sendAt(m_sent + longestDelay); !sent)
                return sent;
        }
        return {};
    }

    Result<void> finish() override
    {
        av_opt_set_int(m_stream->muxer().priv_data, "final_delay", tickOf(m_frames) - m_sent, 0);
        return m_stream->finish();
    }

private:
    qint64 tickOf(qint64 frame) const
    {
        return av_rescale(frame * m_rate.denominator, ticksPerSecond, m_rate.numerator);
    }

    Result<void> sendAt(qint64 tick)
    {
        m_frame->pts = m_sent = tick;
        return m_stream->send(*m_frame);
    }

    av::Frame indexed(const Surface &surface)
    {
        av::Frame frame(av_frame_alloc());
        frame->format = AV_PIX_FMT_PAL8;
        frame->width = surface.size().width();
        frame->height = surface.size().height();
        if (av_frame_get_buffer(frame.get(), 0) < 0)
            throw std::bad_alloc();
        for (int y = 0; y < frame->height; ++y) {
            const uchar *from = surface.plane(0) + y * qsizetype(surface.stride(0));
            uchar *to = frame->data[0] + y * qsizetype(frame->linesize[0]);
            for (int x = 0; x < frame->width; ++x)
                to[x] = m_quantizer->indexAt(x, y, from + 4 * x);
        }
        // Unused palette entries are transparent, so that the encoder finds an index for "unchanged".
        std::memset(frame->data[1], 0, AVPALETTE_SIZE);
        std::memcpy(frame->data[1], m_quantizer->palette().data(), m_quantizer->palette().size() * sizeof(QRgb));
        return frame;
    }

    std::unique_ptr<Stream> m_stream;
    base::FrameRate m_rate;
    std::optional<Quantizer> m_quantizer;
    av::Frame m_frame;
    qint64 m_frames = 0;
    qint64 m_sent = 0; ///< start of the last frame sent, in ticks
};

} // namespace

Result<std::unique_ptr<Encoder>> openGifFile(const QString &path, const EncoderSettings &settings)
{
    auto codec = codecNamed("gif", limitsOf(Format::Gif).name);
    if (!codec)
        return base::within(path, codec.error());
    AVCodecContext &context = **codec;
    context.width = settings.size.width();
    context.height = settings.size.height();
    context.pix_fmt = AV_PIX_FMT_PAL8;
    context.time_base = {1, ticksPerSecond};
    context.framerate = {settings.rate.numerator, settings.rate.denominator};
    return Stream::open(path, "gif", std::move(*codec), {}, {})
        .map([&](std::unique_ptr<Stream> stream) -> std::unique_ptr<Encoder> {
            return std::make_unique<GifFile>(std::move(stream), settings);
        });
}

} // namespace lectograph::media
