// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "media/libav.h"

#include <QByteArray>

#include <optional>

namespace lectograph::media {

/// Decodes an audio file in memory and keeps its sample rate, channels and sample format. Positions count samples at
/// that rate from the first audible one. No other file is opened: playlists are rejected and references are not
/// followed.
class SoundInput
{
public:
    static base::Result<std::unique_ptr<SoundInput>> open(std::shared_ptr<const QByteArray> content);

    int rate() const { return m_rate; }
    /// The length that the file states, in samples, if it is reliable.
    std::optional<qint64> statedLength() const;
    /// The same if it may be wrong by little, or by much in a damaged file.
    std::optional<qint64> estimatedLength() const;
    /// Whether even that is none, or computed from the bit rate at the beginning.
    bool isLengthGuessed() const;

    /// The next decoded frame, valid until the next call; null at the end.
    const AVFrame *next();
    /// The position of that frame.
    qint64 position() const { return m_position; }
    /// Seeks so that the next frame begins at or before `sample`, early enough for the decoder to settle to the output
    /// of a decoding from the start; or to the end, if that is earlier.
    void seek(qint64 sample);

private:
    struct Source
    {
        std::shared_ptr<const QByteArray> content;
        qint64 at = 0;
    };
    struct Release
    {
        void operator()(AVIOContext *io) const
        {
            av_freep(&io->buffer);
            avio_context_free(&io);
        }
        void operator()(AVFormatContext *demuxer) const { avformat_close_input(&demuxer); }
    };

    explicit SoundInput(std::shared_ptr<const QByteArray> content) : m_source{std::move(content)} {}
    base::Result<void> begin(); ///< restarts at the first byte
    bool receive();             ///< decodes into m_frame; false at the end
    bool demux();               ///< reads an audio packet into m_packet; false at the end
    bool jump(qint64 sample);
    void skip(qint64 sample);
    bool placeAnew();
    qint64 samplesOf(qint64 ticks) const;

    static int read(void *source, uint8_t *bytes, int size);
    static int64_t move(void *source, int64_t offset, int whence);

    // Order matters: the demuxer reads through the other two.
    Source m_source;
    std::unique_ptr<AVIOContext, Release> m_io;
    std::unique_ptr<AVFormatContext, Release> m_demuxer;
    av::Codec m_codec;
    av::Packet m_packet;
    av::Frame m_frame;
    AVStream *m_stream = nullptr;
    int m_rate = 0;
    qint64 m_origin = 0; ///< timestamp of the first audible sample, in samples
    qint64 m_position = 0;
    qint64 m_next = 0;         ///< position after m_frame
    bool m_hasPending = false; ///< m_frame is to be returned by next()
    bool m_hasPacket = false;  ///< m_packet is to be sent to the decoder
    bool m_isDraining = false;
};

} // namespace lectograph::media
