// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <memory>
#include <utility>

extern "C" {
#include <libavcodec/avcodec.h>
#include <libavformat/avformat.h>
#include <libavutil/dict.h>
#include <libavutil/opt.h>
}

// What libav* hands out, owned. Only sources of this room include this header.
namespace lectograph::media::av {

struct Release
{
    void operator()(AVFrame *frame) const { av_frame_free(&frame); }
    void operator()(AVPacket *packet) const { av_packet_free(&packet); }
    void operator()(AVCodecContext *codec) const { avcodec_free_context(&codec); }
    void operator()(AVFormatContext *muxer) const
    {
        avio_closep(&muxer->pb);
        avformat_free_context(muxer);
    }
};
using Frame = std::unique_ptr<AVFrame, Release>;
using Packet = std::unique_ptr<AVPacket, Release>;
using Codec = std::unique_ptr<AVCodecContext, Release>;
using Muxer = std::unique_ptr<AVFormatContext, Release>; ///< with the file that it writes

/// Options by name, for a codec or a muxer to select from; what is left over was not understood.
class Options
{
public:
    Options() = default;
    Options(const Options &) = delete;
    Options &operator=(const Options &) = delete;
    Options(Options &&other) noexcept : m_entries(std::exchange(other.m_entries, nullptr)) {}
    Options &operator=(Options &&other) noexcept
    {
        std::swap(m_entries, other.m_entries);
        return *this;
    }
    ~Options() { av_dict_free(&m_entries); }

    void set(const char *key, const char *value) { av_dict_set(&m_entries, key, value, 0); }
    void set(const char *key, qint64 value) { av_dict_set_int(&m_entries, key, value, 0); }
    /// For a call that takes out what it understood.
    AVDictionary **select() { return &m_entries; }
    /// Tells the log what no call took.
    void warnOfRest() const;

private:
    AVDictionary *m_entries = nullptr;
};

/// While it lives, this thread writes and reads numbers with a point, whatever the language of the system: encoders parse
/// their options with the locale's rules.
class PlainNumbers
{
public:
    PlainNumbers();
    ~PlainNumbers();
    PlainNumbers(const PlainNumbers &) = delete;
    PlainNumbers &operator=(const PlainNumbers &) = delete;

private:
    void *m_before = nullptr;
    void *m_plain = nullptr;
};

/// While it lives, what the libraries call an error in this thread is remembered, also where they go on as if there were
/// none.
class LogCapture
{
public:
    LogCapture();
    ~LogCapture();
    LogCapture(const LogCapture &) = delete;
    LogCapture &operator=(const LogCapture &) = delete;

    const QString &first() const { return m_first; } ///< empty: none
    void add(const QString &text);

private:
    QString m_first;
};

/// What the library says to `code`.
QString textOf(int code);
/// A failure to write `file`: a full disk and a file that has grown too large are told as such.
base::Error writeError(int code, const QString &file);
/// What the libraries have to say goes to the log of this room from now on.
void useLog();

} // namespace lectograph::media::av
