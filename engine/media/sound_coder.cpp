// SPDX-License-Identifier: GPL-3.0-or-later
#include "media/sound_coder.h"

#include "base/sentence.h"
#include "media/sound_reader.h"

extern "C" {
#include <libavutil/channel_layout.h>
}

#include <algorithm>
#include <cmath>

namespace lectograph::media {

using base::Result;

namespace {

/// The frame size for codecs that accept any.
constexpr int freeFrame = 1024;

struct SoundCoding
{
    const char *codec;
    AVSampleFormat samples;
};

SoundCoding soundCodingFor(Format format)
{
    switch (format) {
    case Format::WebM: return {"libopus", AV_SAMPLE_FMT_FLT};
    case Format::ProRes: return {"pcm_s16le", AV_SAMPLE_FMT_S16};
    default: return {"aac", AV_SAMPLE_FMT_FLTP};
    }
}

/// See AVSampleFormat: planar, interleaved, or interleaved with 16 bits.
void fill(AVFrame &frame, std::span<const float> samples)
{
    switch (frame.format) {
    case AV_SAMPLE_FMT_FLTP:
        for (std::size_t channel = 0; channel < soundChannels; ++channel) {
            auto *to = reinterpret_cast<float *>(frame.extended_data[channel]);
            for (std::size_t i = channel; i < samples.size(); i += soundChannels)
                *to++ = samples[i];
        }
        break;
    case AV_SAMPLE_FMT_S16:
        std::ranges::transform(samples, reinterpret_cast<qint16 *>(frame.extended_data[0]), [](float sample) {
            return static_cast<qint16>(std::lround(std::clamp(sample, -1.0F, 1.0F) * 32767));
        });
        break;
    default: std::ranges::copy(samples, reinterpret_cast<float *>(frame.extended_data[0]));
    }
}

} // namespace

Result<av::Codec> soundCodecFor(Format format)
{
    const SoundCoding coding = soundCodingFor(format);
    return codecNamed(coding.codec, base::Sentence::tr("the sound of %1").arg(limitsOf(format).name))
        .map([&](av::Codec codec) {
            codec->sample_fmt = coding.samples;
            codec->sample_rate = soundRate;
            codec->time_base = {1, soundRate};
            codec->bit_rate = static_cast<int64_t>(limitsOf(format).soundBits);
            codec->ch_layout = AV_CHANNEL_LAYOUT_STEREO;
            return codec;
        });
}

Result<void> SoundCoder::write(std::span<const float> samples)
{
    m_rest.insert(m_rest.end(), samples.begin(), samples.end());
    const int asked = m_stream.soundCodec()->frame_size;
    const auto frame = static_cast<std::size_t>(asked > 0 ? asked : freeFrame) * soundChannels;
    const std::span<const float> waiting = m_rest;
    std::size_t used = 0;
    for (; used + frame <= waiting.size(); used += frame) {
        if (auto sent = send(waiting.subspan(used, frame)); !sent)
            return sent;
    }
    m_rest.erase(m_rest.begin(), m_rest.begin() + static_cast<std::ptrdiff_t>(used));
    return {};
}

Result<void> SoundCoder::finish()
{
    return m_rest.empty() ? Result<void>() : send(std::exchange(m_rest, {}));
}

Result<void> SoundCoder::send(std::span<const float> samples)
{
    const AVCodecContext &codec = *m_stream.soundCodec();
    const av::Frame frame(av_frame_alloc());
    if (!frame)
        throw std::bad_alloc();
    frame->format = codec.sample_fmt;
    frame->sample_rate = codec.sample_rate;
    frame->nb_samples = static_cast<int>(samples.size() / soundChannels);
    if (av_channel_layout_copy(&frame->ch_layout, &codec.ch_layout) < 0 || av_frame_get_buffer(frame.get(), 0) < 0)
        throw std::bad_alloc();
    fill(*frame, samples);
    frame->pts = m_sent;
    m_sent += frame->nb_samples;
    return m_stream.sendSound(*frame);
}

} // namespace lectograph::media
