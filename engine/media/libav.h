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

// Owning wrappers of libav* objects. Only sources of this room include this header.
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
using Muxer = std::unique_ptr<AVFormatContext, Release>; ///< owns the output file

/// Named options for a codec or a muxer; entries left over after the call were not recognised.
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
    /// For a call that removes the options it recognises.
    AVDictionary **select() { return &m_entries; }
    /// Logs the options that no call recognised.
    void warnOfRest() const;

private:
    AVDictionary *m_entries = nullptr;
};

/// While it exists, numbers in this thread use a decimal point in any system locale: encoders parse their options with
/// the locale's rules.
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

/// While it exists, records the errors that the libraries log in this thread, also where they continue regardless.
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

/// The library's message for `code`.
QString textOf(int code);
/// An error for writing `file`; a full disk and a too large file get their own messages.
base::Error writeError(int code, const QString &file);
/// Redirects the libraries' messages to the log category of this room.
void useLog();

} // namespace lectograph::media::av
