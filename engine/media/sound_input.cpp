// SPDX-License-Identifier: GPL-3.0-or-later
#include "media/sound_input.h"

#include "base/sentence.h"

#include <QByteArrayList>

#include <algorithm>
#include <cstring>
#include <limits>

namespace lectograph::media {

using namespace Qt::StringLiterals;
using base::failure;
using base::Result;

namespace {

constexpr int ioBuffer = 1 << 16;
// Rates used for real recordings. A file with one sample per second would grow 48,000-fold.
constexpr int slowestRate = 8'000;
constexpr int fastestRate = 192'000;
/// In one frame; a second has at most fastestRate samples.
constexpr qint64 mostSamples = 1 << 24;
constexpr int mostChannels = 64;
/// The memory of decoders: MP3 uses bits from up to ten frames back, others less.
constexpr double secondsToSettle = 0.5;
/// Distances up to this are decoded instead of seeking.
constexpr double secondsNear = 2;
/// Number of corrupt packets at the start after which the file is rejected.
constexpr int mostBroken = 1000;

/// Audio and video containers. None of them is a playlist or a reference to another file.
constexpr auto containers =
    "aac,ac3,aiff,amr,amrnb,amrwb,ape,asf,au,avi,caf,dts,eac3,flac,flv,loas,matroska,webm,mov,mp4,"
    "mp3,mpc,mpc8,mpeg,mpegts,ogg,tak,tta,voc,w64,wav,wv";

/// Prevents files in a lecture from opening other files or connecting to servers.
int refuseToOpen(AVFormatContext *, AVIOContext **, const char *, int, AVDictionary **)
{
    return AVERROR(EACCES);
}

tl::unexpected<base::Error> unreadable()
{
    return failure(base::Sentence::tr("This is not a sound file that can be read."),
                   base::Sentence::tr("Use WAV, FLAC, MP3, M4A, Ogg or Opus."));
}

/// All audio decoders: video streams are not decoded, not even for probing.
const QByteArray &soundDecoders()
{
    static const QByteArray names = [] {
        QByteArrayList all;
        void *next = nullptr;
        while (const AVCodec *codec = av_codec_iterate(&next)) {
            if (av_codec_is_decoder(codec) != 0 && codec->type == AVMEDIA_TYPE_AUDIO)
                all.append(codec->name);
        }
        return all.join(',');
    }();
    return names;
}

bool isPcm(AVCodecID codec)
{
    return codec >= AV_CODEC_ID_FIRST_AUDIO && codec < AV_CODEC_ID_ADPCM_IMA_QT;
}

} // namespace

int SoundInput::read(void *source, uint8_t *bytes, int size)
{
    Source &from = *static_cast<Source *>(source);
    const qint64 count = std::min<qint64>(size, from.content->size() - from.at);
    if (count <= 0)
        return AVERROR_EOF;
    std::memcpy(bytes, from.content->constData() + from.at, static_cast<std::size_t>(count));
    from.at += count;
    return static_cast<int>(count);
}

int64_t SoundInput::move(void *source, int64_t offset, int whence)
{
    Source &from = *static_cast<Source *>(source);
    const qint64 size = from.content->size();
    whence &= ~AVSEEK_FORCE;
    if (whence == AVSEEK_SIZE)
        return size;
    const qint64 start = whence == SEEK_CUR ? from.at : whence == SEEK_END ? size : 0;
    if (offset < -start || offset > size - start)
        return AVERROR(EINVAL);
    from.at = start + offset;
    return from.at;
}

Result<std::unique_ptr<SoundInput>> SoundInput::open(std::shared_ptr<const QByteArray> content)
{
    av::useLog();
    if (!content || content->isEmpty())
        return failure(base::Sentence::tr("The sound file is empty."), base::Sentence::tr("Choose another file."));
    std::unique_ptr<SoundInput> input(new SoundInput(std::move(content)));
    return input->begin().map([&] { return std::move(input); });
}

Result<void> SoundInput::begin()
{
    m_demuxer.reset();
    m_io.reset();
    m_source.at = 0;
    auto *buffer = static_cast<unsigned char *>(av_malloc(ioBuffer));
    m_io.reset(avio_alloc_context(buffer, ioBuffer, 0, &m_source, read, nullptr, move));
    AVFormatContext *context = avformat_alloc_context();
    if (!m_io || !context)
        throw std::bad_alloc();
    context->pb = m_io.get();
    context->io_open = refuseToOpen;
    context->flags |= AVFMT_FLAG_CUSTOM_IO;
    av::Options options;
    options.set("protocol_whitelist", "none");
    options.set("format_whitelist", containers);
    options.set("codec_whitelist", soundDecoders().constData());
    if (avformat_open_input(&context, "", nullptr, options.select()) < 0)
        return unreadable(); // the context has been freed
    m_demuxer.reset(context);
    if (avformat_find_stream_info(context, nullptr) < 0)
        return unreadable();
    const AVCodec *decoder = nullptr;
    const int stream = av_find_best_stream(context, AVMEDIA_TYPE_AUDIO, -1, -1, &decoder, 0);
    if (stream == AVERROR_DECODER_NOT_FOUND)
        return failure(base::Sentence::tr("This computer's FFmpeg cannot decode the sound in this file."),
                       base::Sentence::tr("Convert it to WAV or FLAC."));
    if (stream < 0)
        return failure(base::Sentence::tr("There is no sound in this file."),
                       base::Sentence::tr("Choose a sound file, or a video with sound."));
    for (unsigned i = 0; i < context->nb_streams; ++i)
        context->streams[i]->discard = static_cast<int>(i) == stream ? AVDISCARD_DEFAULT : AVDISCARD_ALL;
    m_stream = context->streams[stream];

    m_codec.reset(avcodec_alloc_context3(decoder));
    m_packet.reset(av_packet_alloc());
    m_frame.reset(av_frame_alloc());
    if (!m_codec || !m_packet || !m_frame)
        throw std::bad_alloc();
    if (avcodec_parameters_to_context(m_codec.get(), m_stream->codecpar) < 0)
        return unreadable();
    m_codec->max_samples = mostSamples;
    m_codec->pkt_timebase = m_stream->time_base; // lets timestamps account for samples that the decoder drops
    if (avcodec_open2(m_codec.get(), decoder, nullptr) < 0)
        return unreadable();

    m_isDraining = m_hasPacket = m_hasPending = false;
    m_position = m_next = 0;
    if (!receive())
        return failure(base::Sentence::tr("The sound in this file is broken: nothing of it can be decoded."),
                       base::Sentence::tr("Choose another file, or convert it to WAV or FLAC."));
    m_rate = m_frame->sample_rate;
    if (m_rate < slowestRate || m_rate > fastestRate)
        return failure(
            base::Sentence::tr("The sound has %1 samples a second; from 8,000 to 192,000 can be read.").arg(m_rate),
            base::Sentence::tr("Convert it to 48,000 samples a second."));
    if (m_frame->ch_layout.nb_channels <= 0 || m_frame->ch_layout.nb_channels > mostChannels)
        return unreadable();
    m_origin = m_frame->pts == AV_NOPTS_VALUE ? 0 : samplesOf(m_frame->pts);
    m_hasPending = true;
    return {};
}

std::optional<qint64> SoundInput::statedLength() const
{
    // Other formats give an estimate, or ignore the decoder's padding.
    if (!isPcm(m_codec->codec_id) || m_stream->duration <= 0)
        return std::nullopt;
    const qint64 length = samplesOf(m_stream->duration);
    const qint64 bytes = av_get_bits_per_sample(m_codec->codec_id) / 8 * m_codec->ch_layout.nb_channels;
    if (bytes <= 0 || length > m_source.content->size() / bytes)
        return std::nullopt; // truncated file
    return length;
}

std::optional<qint64> SoundInput::estimatedLength() const
{
    if (m_stream->duration > 0)
        return samplesOf(m_stream->duration);
    if (m_demuxer->duration > 0)
        return av_rescale(m_demuxer->duration, m_rate, AV_TIME_BASE);
    return std::nullopt;
}

bool SoundInput::isLengthGuessed() const
{
    return !estimatedLength() || m_demuxer->duration_estimation_method == AVFMT_DURATION_FROM_BITRATE;
}

qint64 SoundInput::samplesOf(qint64 ticks) const
{
    return av_rescale_q(ticks, m_stream->time_base, {1, m_rate});
}

bool SoundInput::demux()
{
    if (m_hasPacket)
        return true;
    for (;;) {
        av_packet_unref(m_packet.get());
        if (av_read_frame(m_demuxer.get(), m_packet.get()) < 0)
            return false;
        if (m_packet->stream_index == m_stream->index) {
            m_hasPacket = true;
            return true;
        }
    }
}

bool SoundInput::receive()
{
    for (int broken = 0; broken < mostBroken;) {
        const int code = avcodec_receive_frame(m_codec.get(), m_frame.get());
        if (code == 0 && m_frame->nb_samples > 0)
            return true;
        if (code == AVERROR_EOF)
            return false;
        if (code < 0 && code != AVERROR(EAGAIN))
            ++broken;
        if (code == AVERROR(EAGAIN)) {
            if (m_isDraining)
                return false;
            m_isDraining = !demux();
            const int sent = avcodec_send_packet(m_codec.get(), m_isDraining ? nullptr : m_packet.get());
            m_hasPacket = m_hasPacket && sent == AVERROR(EAGAIN);
            if (sent < 0)
                ++broken;
        }
    }
    return false;
}

const AVFrame *SoundInput::next()
{
    if (!std::exchange(m_hasPending, false) && !receive())
        return nullptr;
    m_position = m_next;
    m_next += m_frame->nb_samples;
    return m_frame.get();
}

void SoundInput::seek(qint64 sample)
{
    const qint64 settled = sample - static_cast<qint64>(secondsToSettle * m_rate);
    if (sample >= m_next && sample <= m_next + static_cast<qint64>(secondsNear * m_rate))
        return;
    if (settled > 0 && jump(settled))
        return;
    if (sample < m_next && !begin()) { // rewind
        m_isDraining = true;
        return;
    }
    if (settled > m_next)
        skip(settled);
}

bool SoundInput::jump(qint64 sample)
{
    if (!isPcm(m_codec->codec_id) && m_codec->codec_id != AV_CODEC_ID_FLAC)
        return false;
    const qint64 ticks = av_rescale_q(sample + m_origin, {1, m_rate}, m_stream->time_base);
    if (av_seek_frame(m_demuxer.get(), m_stream->index, ticks, AVSEEK_FLAG_BACKWARD) < 0)
        return false;
    avcodec_flush_buffers(m_codec.get());
    m_hasPacket = false;
    return placeAnew() && m_position <= sample;
}

/// Seeking by the table of a compressed file is inexact. Scanning the packets is exact, and fast in memory.
void SoundInput::skip(qint64 sample)
{
    const AVRational &base = m_stream->time_base;
    const bool isExact = base.den % (static_cast<qint64>(base.num) * m_rate) == 0;
    if (!isExact)
        return; // the caller counts decoded samples
    bool hasSkipped = false;
    while (demux()) {
        const qint64 end = m_packet->pts == AV_NOPTS_VALUE || m_packet->duration <= 0
            ? std::numeric_limits<qint64>::max()
            : samplesOf(m_packet->pts + m_packet->duration) - m_origin;
        if (end > sample)
            break;
        m_hasPacket = false;
        hasSkipped = true;
    }
    if (!hasSkipped || placeAnew() || !m_hasPending)
        return;
    if (!begin()) // the position is unknown
        m_isDraining = true;
}

/// After a seek: derives the position from the timestamp of the next frame; false if there is none.
bool SoundInput::placeAnew()
{
    avcodec_flush_buffers(m_codec.get());
    m_isDraining = false;
    m_hasPending = receive();
    const bool isStated = m_hasPending && m_frame->pts != AV_NOPTS_VALUE;
    // An unknown position is treated as the end: the next seek restarts from the beginning.
    m_position = m_next = isStated ? samplesOf(m_frame->pts) - m_origin : std::numeric_limits<qint64>::max();
    return isStated;
}

} // namespace lectograph::media
