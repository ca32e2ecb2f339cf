// SPDX-License-Identifier: GPL-3.0-or-later
#include "media/stream.h"

#include "base/sentence.h"

#include <QFile>

#include <algorithm>

namespace lectograph::media {

using namespace Qt::StringLiterals;
using base::failure;
using base::Result;

Result<av::Codec> codecNamed(const char *name, const QString &formatName)
{
    av::useLog();
    const AVCodec *codec = avcodec_find_encoder_by_name(name);
    if (!codec) {
        return failure(
            base::Sentence::tr("This computer's FFmpeg cannot make %1: its encoder “%2” is missing.")
                .arg(formatName, QString::fromLatin1(name)),
            base::Sentence::tr("Install an FFmpeg with %1 or choose another format.").arg(QString::fromLatin1(name)));
    }
    return av::Codec(avcodec_alloc_context3(codec));
}

Result<std::unique_ptr<Stream>> Stream::open(const QString &path, const char *muxer, av::Codec codec,
                                             av::Options codecOptions, av::Options muxerOptions, av::Codec sound,
                                             const Naming &naming, qint64 frameCount)
{
    std::unique_ptr<Stream> stream(new Stream(path));
    stream->m_packet.reset(av_packet_alloc());
    stream->m_last.reset(av_packet_alloc());
    auto file = PartFile::make(path);
    if (!file)
        return tl::unexpected(file.error());
    stream->m_file = std::move(*file);
    const QByteArray part = QFile::encodeName(stream->m_file->path());

    AVFormatContext *context = nullptr;
    if (avformat_alloc_output_context2(&context, nullptr, muxer, part.constData()) < 0) {
        return failure(
            base::Sentence::tr("This computer's FFmpeg cannot write %1 files.").arg(QString::fromLatin1(muxer)),
            base::Sentence::tr("Install a complete FFmpeg or choose another format."), path);
    }
    stream->m_muxer.reset(context);
    context->flags |= AVFMT_FLAG_BITEXACT; // no timestamps, no random numbers: reproducible output
    if (auto added = stream->add(stream->m_video, std::move(codec), std::move(codecOptions)); !added)
        return tl::unexpected(added.error());
    stream->m_video.stream->avg_frame_rate = stream->m_video.codec->framerate;
    stream->m_video.stream->r_frame_rate = stream->m_video.codec->framerate;
    if (sound) {
        if (auto added = stream->add(stream->m_sound, std::move(sound), {}); !added)
            return tl::unexpected(added.error());
    }

    stream->name(naming, frameCount);
    if (const int code = avio_open(&context->pb, part.constData(), AVIO_FLAG_WRITE); code < 0)
        return tl::unexpected(stream->failed(code));
    {
        const av::PlainNumbers plain;
        if (const int code = avformat_write_header(context, muxerOptions.select()); code < 0)
            return tl::unexpected(stream->failed(code));
    }
    muxerOptions.warnOfRest();
    return stream;
}

void Stream::name(const Naming &naming, qint64 frameCount)
{
    const auto setTitle = [](AVDictionary **metadata, const QString &title) {
        if (!title.isEmpty())
            av_dict_set(metadata, "title", title.toUtf8().constData(), 0);
    };
    setTitle(&m_muxer->metadata, naming.title);
    const std::size_t count = naming.chapters.size();
    if (count == 0)
        return;
    // All belong to the muxer, which frees them.
    m_muxer->chapters = static_cast<AVChapter **>(av_calloc(count, sizeof(AVChapter *)));
    for (std::size_t i = 0; m_muxer->chapters && i < count; ++i) {
        auto *chapter = static_cast<AVChapter *>(av_mallocz(sizeof(AVChapter)));
        if (!chapter)
            throw std::bad_alloc();
        m_muxer->chapters[m_muxer->nb_chapters++] = chapter;
        chapter->id = static_cast<int64_t>(i) + 1;
        chapter->time_base = m_video.codec->time_base; // its frames
        chapter->start = naming.chapters[i].frame;
        chapter->end = i + 1 < count ? naming.chapters[i + 1].frame : std::max<qint64>(frameCount, chapter->start);
        setTitle(&chapter->metadata, naming.chapters[i].title);
    }
    if (!m_muxer->chapters)
        throw std::bad_alloc();
}

Result<void> Stream::add(Track &track, av::Codec codec, av::Options options)
{
    if (m_muxer->oformat->flags & AVFMT_GLOBALHEADER)
        codec->flags |= AV_CODEC_FLAG_GLOBAL_HEADER;
    const av::PlainNumbers plain;
    if (const int code = avcodec_open2(codec.get(), nullptr, options.select()); code < 0) {
        return failure(base::Sentence::tr("The encoder “%1” does not start: %2.")
                           .arg(QString::fromLatin1(codec->codec->name), av::textOf(code)),
                       base::Sentence::tr("Try a smaller picture or another format."), m_path);
    }
    options.warnOfRest();
    track.codec = std::move(codec);
    track.stream = avformat_new_stream(m_muxer.get(), nullptr);
    if (!track.stream || avcodec_parameters_from_context(track.stream->codecpar, track.codec.get()) < 0)
        throw std::bad_alloc();
    track.stream->time_base = track.codec->time_base;
    return {};
}

Result<void> Stream::send(const AVFrame &frame)
{
    return take(m_video, &frame);
}

Result<void> Stream::sendSound(const AVFrame &frame)
{
    return take(m_sound, &frame);
}

Result<void> Stream::take(const Track &track, const AVFrame *frame)
{
    if (const int code = avcodec_send_frame(track.codec.get(), frame); code < 0)
        return tl::unexpected(failed(code));
    for (;;) {
        const int code = avcodec_receive_packet(track.codec.get(), m_packet.get());
        if (code == AVERROR(EAGAIN) || code == AVERROR_EOF)
            return {};
        if (code < 0)
            return tl::unexpected(failed(code));
        if (auto written = writePacket(track); !written)
            return written;
    }
}

Result<void> Stream::writePacket(const Track &track)
{
    if (&track == &m_video) {
        if (m_packet->duration == 0)
            m_packet->duration = 1;
        if (isIntraOnly()) {
            av_packet_unref(m_last.get());
            if (av_packet_ref(m_last.get(), m_packet.get()) < 0)
                throw std::bad_alloc();
        }
    }
    m_packet->stream_index = track.stream->index;
    av_packet_rescale_ts(m_packet.get(), track.codec->time_base, track.stream->time_base);
    const int code = m_sound.codec ? av_interleaved_write_frame(m_muxer.get(), m_packet.get())
                                   : av_write_frame(m_muxer.get(), m_packet.get());
    av_packet_unref(m_packet.get());
    return code < 0 ? Result<void>(tl::unexpected(failed(code))) : Result<void>();
}

bool Stream::isIntraOnly() const
{
    const AVCodecDescriptor *descriptor = avcodec_descriptor_get(m_video.codec->codec_id);
    return descriptor && (descriptor->props & AV_CODEC_PROP_INTRA_ONLY);
}

Result<void> Stream::sendAgain(qint64 pts)
{
    Q_ASSERT(m_last->data);
    av_packet_move_ref(m_packet.get(), m_last.get());
    m_packet->pts = m_packet->dts = pts;
    return writePacket(m_video);
}

Result<void> Stream::finish()
{
    if (auto flushed = take(m_video, nullptr); !flushed)
        return flushed;
    if (m_sound.codec) {
        if (auto flushed = take(m_sound, nullptr); !flushed)
            return flushed;
    }
    const av::LogCapture complaints;
    if (const int code = av_write_trailer(m_muxer.get()); code < 0)
        return tl::unexpected(failed(code));
    // Some muxers complete a file although they log that it is unplayable.
    if (!complaints.first().isEmpty()) {
        return failure(base::Sentence::tr("The file could not be written: %1.").arg(complaints.first()),
                       base::Sentence::tr("Try another format or frame rate."), m_path);
    }
    avio_flush(m_muxer->pb);
    if (m_muxer->pb->error < 0)
        return tl::unexpected(failed(m_muxer->pb->error));
    if (const int code = avio_closep(&m_muxer->pb); code < 0)
        return tl::unexpected(failed(code));
    return m_file->commit();
}

} // namespace lectograph::media
