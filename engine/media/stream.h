// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "media/libav.h"
#include "media/part_file.h"

#include <memory>

namespace lectograph::media {

/// A codec by its name in libavcodec, not opened yet; an error that says what to install if this build lacks it.
base::Result<av::Codec> codecNamed(const char *name, const QString &formatName);

/// One video stream, and one of sound if there is any, on their way through their codecs into a file.
class Stream
{
public:
    /// `codec` is configured and gets opened, and so is `sound`, if it is not null; the options are for the first and for
    /// the muxer.
    static base::Result<std::unique_ptr<Stream>> open(const QString &path, const char *muxer, av::Codec codec,
                                                      av::Options codecOptions, av::Options muxerOptions,
                                                      av::Codec sound = {});

    AVCodecContext &codec() { return *m_video.codec; }
    AVCodecContext *soundCodec() { return m_sound.codec.get(); }
    AVFormatContext &muxer() { return *m_muxer; }
    base::Result<void> send(const AVFrame &frame);
    /// Not far from the pictures that are seen meanwhile: what comes too early waits in memory.
    base::Result<void> sendSound(const AVFrame &frame);
    /// Every picture is complete in itself, so sending one again need not encode it again.
    bool isIntraOnly() const;
    /// The picture sent last, once more at `pts`; only if isIntraOnly().
    base::Result<void> sendAgain(qint64 pts);
    /// Writes what is still under way and gives the file its name.
    base::Result<void> finish();

private:
    struct Track
    {
        av::Codec codec;
        AVStream *stream = nullptr; ///< the muxer's
    };

    explicit Stream(const QString &path) : m_path(path) {}
    base::Result<void> add(Track &track, av::Codec codec, av::Options options);
    base::Result<void> take(const Track &track, const AVFrame *frame); ///< null: that was the last
    base::Result<void> writePacket(const Track &track);
    base::Error failed(int code) const { return av::writeError(code, m_path); }

    // In this order: the file is closed before it is removed.
    std::unique_ptr<PartFile> m_file;
    QString m_path;
    av::Muxer m_muxer;
    Track m_video;
    Track m_sound; ///< without a codec if there is none
    av::Packet m_packet;
    av::Packet m_last; ///< the picture written last, in the codec's time; only if isIntraOnly()
};

} // namespace lectograph::media
