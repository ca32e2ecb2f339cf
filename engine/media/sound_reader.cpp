// SPDX-License-Identifier: GPL-3.0-or-later
#include "media/sound_reader.h"

#include "media/sound_input.h"

extern "C" {
#include <libavutil/channel_layout.h>
#include <libswresample/swresample.h>
}

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <vector>

namespace lectograph::media {

using base::Result;
using base::Time;

namespace {

/// More than the resampler's history, in samples of the file.
constexpr qint64 resamplerMemory = 4096;
/// What is decoded at most to know the length: where the file says it nearly, and where it is guessed.
constexpr qint64 mostCounted = qint64(soundRate) * 60 * 10;
constexpr qint64 mostCountedForGuess = qint64(soundRate) * 60 * 60;
/// Distances up to this are read instead of seeking.
constexpr qint64 near = soundRate;
/// The length limit of sounds: a few bytes can declare years of silence.
constexpr qint64 longest = qint64(soundRate) * 60 * 60 * 6;
/// Samples of the file that are resampled at once.
constexpr int longestRead = 1 << 16;

struct FreeResampler
{
    void operator()(SwrContext *context) const { swr_free(&context); }
};

bool isLike(const AVFrame &frame, const AVFrame &other)
{
    return frame.format == other.format && frame.sample_rate == other.sample_rate
        && av_channel_layout_compare(&frame.ch_layout, &other.ch_layout) == 0;
}

/// The downmix weights, for layouts that FFmpeg cannot mix or mixes differently: the weight of each channel of the file
/// in the left channel, then in the right one.
std::vector<double> weightsFor(const AVChannelLayout &channels)
{
    const auto count = static_cast<std::size_t>(channels.nb_channels);
    if (count == 1)
        return {1, 1}; // mono is played at full level on both sides; FFmpeg would reduce it by 3 dB
    if (channels.order == AV_CHANNEL_ORDER_NATIVE)
        return {};
    // Unknown layouts: alternately left and right.
    std::vector<double> weights(count * soundChannels);
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t side = i % soundChannels;
        const std::size_t sharing = (count + 1 - side) / soundChannels;
        weights[side * count + i] = 1.0 / static_cast<double>(sharing);
    }
    return weights;
}

std::unique_ptr<SwrContext, FreeResampler> resamplerFor(const AVFrame &frame)
{
    AVChannelLayout stereo = AV_CHANNEL_LAYOUT_STEREO;
    AVChannelLayout channels{};
    if (frame.ch_layout.order == AV_CHANNEL_ORDER_UNSPEC)
        av_channel_layout_default(&channels, frame.ch_layout.nb_channels);
    else if (av_channel_layout_copy(&channels, &frame.ch_layout) < 0)
        return {};
    SwrContext *context = nullptr;
    swr_alloc_set_opts2(&context, &stereo, AV_SAMPLE_FMT_FLT, soundRate, &channels,
                        static_cast<AVSampleFormat>(frame.format), frame.sample_rate, 0, nullptr);
    std::unique_ptr<SwrContext, FreeResampler> resampler(context);
    const std::vector<double> weights = weightsFor(channels);
    const int count = channels.nb_channels;
    av_channel_layout_uninit(&channels);
    if (!context || (!weights.empty() && swr_set_matrix(context, weights.data(), count) < 0) || swr_init(context) < 0)
        return {};
    return resampler;
}

} // namespace

/// The input resampled to our rate. Samples of the two rates coincide only at multiples of a step; the resampler starts
/// only there, so that its output does not depend on where reading starts.
class SoundReader::Decoder
{
public:
    explicit Decoder(std::unique_ptr<SoundInput> input)
        : m_input(std::move(input)), m_step(m_input->rate() / std::gcd(m_input->rate(), soundRate))
    {}

    const SoundInput &input() const { return *m_input; }
    qint64 position() const { return m_position; }

    void seek(qint64 sample)
    {
        m_wanted = std::max<qint64>(sample, 0);
        if (m_wanted >= m_position && m_wanted <= m_position + near)
            return;
        const qint64 wanted = av_rescale(m_wanted, m_input->rate(), soundRate);
        m_start = std::max<qint64>(wanted - resamplerMemory, 0) / m_step * m_step;
        m_input->seek(m_start);
        m_frame = nullptr;
        m_resampler.reset();
        m_ready.clear();
        m_used = 0;
        m_isAtEnd = false;
        m_position = av_rescale(m_start, soundRate, m_input->rate());
    }

    qint64 read(std::span<float> samples)
    {
        const std::size_t wanted = samples.size() / soundChannels;
        std::size_t done = 0;
        while (done < wanted && m_position < longest) {
            const std::size_t left = m_ready.size() / soundChannels - m_used;
            if (left == 0) {
                if (!fill())
                    break;
                continue;
            }
            if (m_position < m_wanted) {
                const auto over = std::min(left, static_cast<std::size_t>(m_wanted - m_position));
                use(over);
                continue;
            }
            const std::size_t count = std::min({left, wanted - done, static_cast<std::size_t>(longest - m_position)});
            std::copy_n(m_ready.begin() + static_cast<std::ptrdiff_t>(m_used * soundChannels), count * soundChannels,
                        samples.begin() + static_cast<std::ptrdiff_t>(done * soundChannels));
            done += count;
            use(count);
        }
        m_wanted = m_position;
        return static_cast<qint64>(done);
    }

private:
    void use(std::size_t count)
    {
        m_used += count;
        m_position += static_cast<qint64>(count);
    }

    /// Converts the next samples into m_ready; false at the end.
    bool fill()
    {
        m_ready.clear();
        m_used = 0;
        while (!m_isAtEnd && m_ready.empty()) {
            if (!m_frame && !nextFrame())
                continue;
            const int count = std::min(m_frame->nb_samples - m_taken, longestRead);
            convert(m_frame, m_taken, count);
            m_taken += count;
            if (m_taken == m_frame->nb_samples)
                m_frame = nullptr;
        }
        return !m_ready.empty();
    }

    /// Returns false if there is nothing to convert: at the end, and before m_start.
    bool nextFrame()
    {
        const AVFrame *frame = m_input->next();
        if (!frame) {
            m_isAtEnd = true;
            convert(nullptr, 0, 0);
            return false;
        }
        m_taken = static_cast<int>(std::clamp<qint64>(m_start - m_input->position(), 0, frame->nb_samples));
        if (m_taken == frame->nb_samples)
            return false;
        if (m_resampler && !isLike(*frame, *m_like))
            convert(nullptr, 0, 0); // flush, then start with the new format
        if (!m_resampler || !isLike(*frame, *m_like)) {
            m_resampler = resamplerFor(*frame);
            m_like.reset(av_frame_alloc());
            if (!m_like)
                throw std::bad_alloc();
            m_like->format = frame->format;
            m_like->sample_rate = frame->sample_rate;
            av_channel_layout_copy(&m_like->ch_layout, &frame->ch_layout);
        }
        m_frame = frame;
        return true;
    }

    /// Appends `count` samples of the frame after the first `skipped` ones; null: flushes the resampler.
    void convert(const AVFrame *frame, int skipped, int count)
    {
        if (!m_resampler)
            return;
        const std::size_t before = m_ready.size();
        const int room = swr_get_out_samples(m_resampler.get(), count) + 1024;
        m_ready.resize(before + static_cast<std::size_t>(room) * soundChannels);
        auto *to = reinterpret_cast<uint8_t *>(m_ready.data() + before);
        std::vector<const uint8_t *> from;
        if (frame) {
            const auto format = static_cast<AVSampleFormat>(frame->format);
            const int channels = frame->ch_layout.nb_channels;
            const bool isPlanar = av_sample_fmt_is_planar(format) != 0;
            const int offset = skipped * av_get_bytes_per_sample(format) * (isPlanar ? 1 : channels);
            for (int i = 0; i < (isPlanar ? channels : 1); ++i)
                from.push_back(frame->extended_data[i] + offset);
        }
        const int made = swr_convert(m_resampler.get(), &to, room, frame ? from.data() : nullptr, count);
        m_ready.resize(before + static_cast<std::size_t>(std::max(made, 0)) * soundChannels);
        // A corrupt float file may contain any value, such as NaN, which would spoil the whole mix.
        std::replace_if(
            m_ready.begin() + static_cast<std::ptrdiff_t>(before), m_ready.end(),
            [](float value) { return !std::isfinite(value); }, 0.0F);
    }

    std::unique_ptr<SoundInput> m_input;
    qint64 m_step; ///< the samples of the file after which both rates coincide
    std::unique_ptr<SwrContext, FreeResampler> m_resampler;
    av::Frame m_like;                 ///< the format the resampler was created for
    const AVFrame *m_frame = nullptr; ///< owned by the input; null: fetch the next one
    int m_taken = 0;                  ///< samples used of m_frame
    std::vector<float> m_ready;
    std::size_t m_used = 0; ///< samples used of m_ready
    qint64 m_start = 0;     ///< the first sample of the file sent to the resampler
    qint64 m_position = 0;  ///< of the next sample in m_ready
    qint64 m_wanted = 0;    ///< earlier samples are skipped
    bool m_isAtEnd = false;
};

SoundReader::SoundReader(std::shared_ptr<const QByteArray> content, std::unique_ptr<Decoder> decoder)
    : m_content(std::move(content)), m_decoder(std::move(decoder))
{}

SoundReader::~SoundReader() = default;

Result<std::unique_ptr<SoundReader>> SoundReader::open(std::shared_ptr<const QByteArray> content)
{
    return SoundInput::open(content).map([&](std::unique_ptr<SoundInput> input) {
        return std::unique_ptr<SoundReader>(
            new SoundReader(std::move(content), std::make_unique<Decoder>(std::move(input))));
    });
}

Time SoundReader::duration()
{
    if (m_duration)
        return *m_duration;
    const SoundInput &input = m_decoder->input();
    if (const std::optional<qint64> told = input.statedLength()) {
        m_duration =
            timeOfSample(std::min<qint64>(av_rescale_rnd(*told, soundRate, input.rate(), AV_ROUND_UP), longest));
        return *m_duration;
    }
    // A separate input counts, so that this one keeps its position.
    auto counter = SoundInput::open(m_content);
    if (!counter)
        return *(m_duration = Time{});
    Decoder decoder(std::move(*counter));
    std::vector<float> piece(1 << 15);
    const qint64 most = input.isLengthGuessed() ? mostCountedForGuess : mostCounted;
    while (decoder.position() < most && decoder.read(piece) > 0) {}
    m_duration = timeOfSample(decoder.position());
    if (decoder.position() >= most)
        m_duration = std::max(*m_duration, statedDuration().value_or(Time{}));
    return *m_duration;
}

std::optional<Time> SoundReader::statedDuration() const
{
    const SoundInput &input = m_decoder->input();
    const auto told = input.statedLength();
    const auto length = told ? told : input.estimatedLength();
    if (!length)
        return std::nullopt;
    return timeOfSample(std::min<qint64>(av_rescale_rnd(*length, soundRate, input.rate(), AV_ROUND_UP), longest));
}

void SoundReader::seek(qint64 sample)
{
    m_decoder->seek(sample);
}

qint64 SoundReader::read(std::span<float> samples)
{
    return m_decoder->read(samples);
}

} // namespace lectograph::media
