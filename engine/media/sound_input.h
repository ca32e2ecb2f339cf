// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "media/libav.h"

#include <QByteArray>

#include <optional>

namespace lectograph::media {

/// The sound of a file in memory, decoded but otherwise as the file has it: its rate, its channels, its kind of numbers.
/// Positions count samples at that rate, from the first one that is to be heard. Nothing but the file itself is opened:
/// what is a list of other files is no sound, and what names one is not followed.
class SoundInput
{
public:
    static base::Result<std::unique_ptr<SoundInput>> open(std::shared_ptr<const QByteArray> content);

    int rate() const { return m_rate; }
    /// The length that the file tells, in samples, if it can be relied on.
    std::optional<qint64> statedLength() const;

    /// The next piece, good until the next call; null at the end.
    const AVFrame *next();
    /// Where that piece begins.
    qint64 position() const { return m_position; }
    /// The next piece begins at or before `sample`, and far enough before for the decoder to have come back into what it
    /// gives when it decodes from the start; or at the end, if that is earlier.
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
    base::Result<void> begin(); ///< from the file's first byte
    bool receive();             ///< a piece into m_frame; false at the end
    bool demux();               ///< a packet of the sound into m_packet; false at the end
    bool jump(qint64 sample);
    void skip(qint64 sample);
    bool placeAnew();
    qint64 samplesOf(qint64 ticks) const;

    static int read(void *source, uint8_t *bytes, int size);
    static int64_t move(void *source, int64_t offset, int whence);

    // In this order: the demuxer reads through the other two.
    Source m_source;
    std::unique_ptr<AVIOContext, Release> m_io;
    std::unique_ptr<AVFormatContext, Release> m_demuxer;
    av::Codec m_codec;
    av::Packet m_packet;
    av::Frame m_frame;
    AVStream *m_stream = nullptr;
    int m_rate = 0;
    qint64 m_origin = 0; ///< timestamp of the first sample that is heard, in samples
    qint64 m_position = 0;
    qint64 m_next = 0;         ///< where the piece after m_frame begins
    bool m_hasPending = false; ///< m_frame waits for next()
    bool m_hasPacket = false;  ///< m_packet waits for the decoder
    bool m_isDraining = false;
};

} // namespace lectograph::media
