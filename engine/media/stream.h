// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "media/chapters.h"
#include "media/libav.h"
#include "media/part_file.h"

#include <memory>

namespace lectograph::media {

/// Finds a codec by its libavcodec name, not opened yet. The error for a missing codec says what to install.
base::Result<av::Codec> codecNamed(const char *name, const QString &formatName);

/// Encodes one video stream, and optionally one audio stream, into a file.
class Stream
{
public:
    /// Opens the configured `codec`, and `sound` unless it is null; the options apply to the video codec and to the
    /// muxer. The last chapter ends with frame `frameCount`.
    static base::Result<std::unique_ptr<Stream>> open(const QString &path, const char *muxer, av::Codec codec,
                                                      av::Options codecOptions, av::Options muxerOptions,
                                                      av::Codec sound = {}, const Naming &naming = {},
                                                      qint64 frameCount = 0);

    AVCodecContext &codec() { return *m_video.codec; }
    AVCodecContext *soundCodec() { return m_sound.codec.get(); }
    AVFormatContext &muxer() { return *m_muxer; }
    base::Result<void> send(const AVFrame &frame);
    /// Keep close to the video: samples that are ahead are buffered in memory.
    base::Result<void> sendSound(const AVFrame &frame);
    /// Whether every frame is intra-coded, so that repeating one needs no encoding.
    bool isIntraOnly() const;
    /// Repeats the last frame at `pts`; only if isIntraOnly().
    base::Result<void> sendAgain(qint64 pts);
    /// Flushes the codecs and renames the file to its target.
    base::Result<void> finish();

private:
    struct Track
    {
        av::Codec codec;
        AVStream *stream = nullptr; ///< owned by the muxer
    };

    explicit Stream(const QString &path) : m_path(path) {}
    void name(const Naming &naming, qint64 frameCount);
    base::Result<void> add(Track &track, av::Codec codec, av::Options options);
    base::Result<void> take(const Track &track, const AVFrame *frame); ///< null: flush
    base::Result<void> writePacket(const Track &track);
    base::Error failed(int code) const { return av::writeError(code, m_path); }

    // Order matters: the file is closed before it is removed.
    std::unique_ptr<PartFile> m_file;
    QString m_path;
    av::Muxer m_muxer;
    Track m_video;
    Track m_sound; ///< without a codec if there is no sound
    av::Packet m_packet;
    av::Packet m_last; ///< the last packet written, in codec time base; only if isIntraOnly()
};

} // namespace lectograph::media
