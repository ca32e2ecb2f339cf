// SPDX-License-Identifier: GPL-3.0-or-later
#include "media/video_file.h"

#include "media/sound_coder.h"

#include <algorithm>
#include <cmath>

namespace lectograph::media {

using namespace Qt::StringLiterals;
using base::Result;

namespace {

/// The key frame interval: short enough for players to seek quickly.
constexpr double secondsBetweenKeys = 4;

struct Coding
{
    const char *muxer;
    AVPixelFormat pixels;
    av::Options codecOptions;
    av::Options muxerOptions;
};

/// For diagrams: sharp, flat colours, mostly still. See docs/decisions/0020-h264-settings.md.
constexpr const char *diagramParameters =
    // No lookahead analysis; key frames have finer quality, since still frames are copied from them.
    "scenecut=0:weightp=0:ipratio=1.8"
    // Edges should stay sharp: deblocking costs time and 3 dB.
    ":no-deblock=1"
    // Full-pixel motion, and intra prediction with the smallest blocks only: best for thin lines.
    ":me=dia:subme=0:partitions=i4x4"
    // CABAC takes a quarter of the time of a full frame for a sixth fewer bytes.
    ":no-cabac=1";

Coding h264(Quality quality, AVCodecContext &context)
{
    Coding coding{"mp4", AV_PIX_FMT_YUV420P, {}, {}};
    context.profile = FF_PROFILE_H264_HIGH;
    if (quality == Quality::Small) {
        context.max_b_frames = 3;
        coding.codecOptions.set("preset", "veryfast");
        coding.codecOptions.set("crf", 20);
    } else {
        context.max_b_frames = 0;
        coding.codecOptions.set("preset", "superfast");
        // Constant quantiser: rate control would analyse every frame twice.
        coding.codecOptions.set("qp", quality == Quality::Good ? 21 : 15);
        coding.codecOptions.set("x264-params", diagramParameters);
    }
    // Index first, so that browsers start playing before the file is complete.
    coding.muxerOptions.set("movflags", "+faststart");
    return coding;
}

Coding vp9(Quality quality, AVCodecContext &context)
{
    Coding coding{"webm", AV_PIX_FMT_YUVA420P, {}, {}};
    context.bit_rate = 0; // constant quality
    coding.codecOptions.set("crf", quality == Quality::Small ? 30 : quality == Quality::Good ? 20 : 12);
    // Ten times as fast as "good", at the same quality for diagrams.
    coding.codecOptions.set("deadline", "realtime");
    coding.codecOptions.set("cpu-used", 8);
    coding.codecOptions.set("row-mt", 1);
    // Alternate reference frames do not work with alpha.
    coding.codecOptions.set("auto-alt-ref", qint64(0));
    return coding;
}

Coding proRes(Quality quality, AVCodecContext &context)
{
    Coding coding{"mov", AV_PIX_FMT_YUVA444P10LE, {}, {}};
    context.profile = FF_PROFILE_PRORES_4444;
    // Constant quantiser instead of a search: five times as fast.
    context.flags |= AV_CODEC_FLAG_QSCALE;
    context.global_quality = FF_QP2LAMBDA * (quality == Quality::Small ? 8 : quality == Quality::Good ? 4 : 2);
    // No frame delay.
    context.thread_type = FF_THREAD_SLICE;
    coding.codecOptions.set("vendor", "apl0");
    coding.codecOptions.set("alpha_bits", 16);
    return coding;
}

const char *codecFor(Format format)
{
    switch (format) {
    case Format::WebM: return "libvpx-vp9";
    case Format::ProRes: return "prores_ks";
    default: return "libx264";
    }
}

Coding codingFor(const EncoderSettings &settings, AVCodecContext &context)
{
    switch (settings.format) {
    case Format::WebM: return vp9(settings.quality, context);
    case Format::ProRes: return proRes(settings.quality, context);
    default: return h264(settings.quality, context);
    }
}

/// Shares the surface with a frame: it lives until the last frame that uses it is encoded.
av::Frame frameOver(std::shared_ptr<const Surface> surface, const AVCodecContext &codec)
{
    av::Frame frame(av_frame_alloc());
    frame->format = codec.pix_fmt;
    frame->width = codec.width;
    frame->height = codec.height;
    frame->color_primaries = codec.color_primaries;
    frame->color_trc = codec.color_trc;
    frame->colorspace = codec.colorspace;
    frame->color_range = codec.color_range;
    frame->chroma_location = codec.chroma_sample_location;
    for (int i = 0; i < surface->planeCount(); ++i) {
        frame->data[i] = const_cast<uchar *>(surface->plane(i)); // libav* only reads: the buffer is marked read-only
        frame->linesize[i] = surface->stride(i);
    }
    const auto *last = frame->data[surface->planeCount() - 1];
    const size_t bytes = static_cast<size_t>(last - frame->data[0])
        + static_cast<size_t>(surface->stride(surface->planeCount() - 1))
            * static_cast<size_t>(surface->size().height());
    auto release = [](void *owner, uint8_t *) { delete static_cast<std::shared_ptr<const Surface> *>(owner); };
    uint8_t *const pixels = frame->data[0];
    frame->buf[0] = av_buffer_create(pixels, bytes, release, new std::shared_ptr<const Surface>(std::move(surface)),
                                     AV_BUFFER_FLAG_READONLY);
    return frame;
}

class VideoFile : public Encoder
{
public:
    VideoFile(std::unique_ptr<Stream> stream, PixelLayout layout)
        : m_stream(std::move(stream)), m_layout(layout), m_sound(*m_stream)
    {}

    PixelLayout layout() const override { return m_layout; }

    Result<void> write(std::shared_ptr<const Surface> surface) override
    {
        Q_ASSERT(surface->layout() == m_layout);
        m_frame = frameOver(std::move(surface), m_stream->codec());
        return sendOnce();
    }

    Result<void> repeat(qint64 frames) override
    {
        Q_ASSERT(m_frame);
        for (; frames > 0; --frames) {
            if (auto sent = m_stream->isIntraOnly() ? m_stream->sendAgain(m_next++) : sendOnce(); !sent)
                return sent;
        }
        return {};
    }

    Result<void> writeSound(std::span<const float> samples) override { return m_sound.write(samples); }

    Result<void> finish() override
    {
        return m_sound.finish().and_then([this] { return m_stream->finish(); });
    }

private:
    Result<void> sendOnce()
    {
        m_frame->pts = m_next++;
        return m_stream->send(*m_frame);
    }

    std::unique_ptr<Stream> m_stream;
    PixelLayout m_layout;
    SoundCoder m_sound;
    av::Frame m_frame; ///< the last frame, for repeat()
    qint64 m_next = 0;
};

} // namespace

Result<std::unique_ptr<Encoder>> openVideoFile(const QString &path, const EncoderSettings &settings)
{
    auto codec = codecNamed(codecFor(settings.format), limitsOf(settings.format).name);
    if (!codec)
        return base::within(path, codec.error());
    AVCodecContext &context = **codec;
    Coding coding = codingFor(settings, context);
    context.width = settings.size.width();
    context.height = settings.size.height();
    context.pix_fmt = coding.pixels;
    context.time_base = {settings.rate.denominator, settings.rate.numerator};
    context.framerate = {settings.rate.numerator, settings.rate.denominator};
    context.sample_aspect_ratio = {1, 1};
    context.color_primaries = AVCOL_PRI_BT709;
    context.color_trc = AVCOL_TRC_BT709;
    context.colorspace = AVCOL_SPC_BT709;
    context.color_range = AVCOL_RANGE_MPEG;
    context.chroma_sample_location = AVCHROMA_LOC_LEFT;
    context.gop_size = static_cast<int>(std::lround(secondsBetweenKeys * settings.rate.perSecond()));
    context.flags |= AV_CODEC_FLAG_CLOSED_GOP;
    context.thread_count = std::max(settings.threads, 1);
    av::Codec sound;
    if (settings.hasSound) {
        auto found = soundCodecFor(settings.format);
        if (!found)
            return base::within(path, found.error());
        sound = std::move(*found);
    }
    return Stream::open(path, coding.muxer, std::move(*codec), std::move(coding.codecOptions),
                        std::move(coding.muxerOptions), std::move(sound), settings.naming, settings.frameCount)
        .map([&](std::unique_ptr<Stream> stream) -> std::unique_ptr<Encoder> {
            return std::make_unique<VideoFile>(std::move(stream), layoutFor(settings.format));
        });
}

} // namespace lectograph::media
