// SPDX-License-Identifier: GPL-3.0-or-later
#include "media/libav.h"

#include "base/log.h"
#include "base/sentence.h"

#include <QDir>
#include <QFileInfo>

#include <array>
#include <cerrno>
#include <clocale>
#include <cstdarg>
#include <mutex>

#ifdef Q_OS_UNIX
#include <locale.h>
#endif

namespace lectograph::media::av {

using namespace Qt::StringLiterals;

QString textOf(int code)
{
    std::array<char, AV_ERROR_MAX_STRING_SIZE> text{};
    av_strerror(code, text.data(), text.size());
    return QString::fromLocal8Bit(text.data());
}

base::Error writeError(int code, const QString &file)
{
    const QString shown = QDir::toNativeSeparators(file);
    const QString folder = QDir::toNativeSeparators(QFileInfo(file).absolutePath());
    if (code == AVERROR(ENOSPC) || code == AVERROR(EDQUOT)) {
        return {base::Sentence::tr("The disk with the folder “%1” is full.").arg(folder),
                base::Sentence::tr("Free some space there or export to another disk."), shown};
    }
    if (code == AVERROR(EFBIG)) {
        return {base::Sentence::tr("The file has grown larger than is allowed there."),
                base::Sentence::tr("Export to another disk."), shown};
    }
    return {base::Sentence::tr("The file could not be written: %1.").arg(textOf(code)),
            base::Sentence::tr("Check that the disk is in order or export to another folder."), shown};
}

namespace {

thread_local LogCapture *listener = nullptr;

void toLog(void *object, int level, const char *format, va_list values)
{
    // SoundInput disables all video decoders; the resulting message would repeat for each video.
    const QByteArrayView kind(format);
    if (level > AV_LOG_WARNING || kind.contains("not on whitelist") || kind.contains("Failed to open codec"))
        return;
    static std::mutex mutex;
    const std::lock_guard lock(mutex);
    static int prefix = 1; // whether the last line was complete
    std::array<char, 1024> line{};
    av_log_format_line2(object, level, format, values, line.data(), static_cast<int>(line.size()), &prefix);
    const QString text = QString::fromUtf8(line.data()).trimmed();
    if (listener && level <= AV_LOG_ERROR)
        listener->add(text);
    qCWarning(base::mediaLog).noquote() << text;
}

} // namespace

#ifdef Q_OS_UNIX
PlainNumbers::PlainNumbers() : m_plain(newlocale(LC_NUMERIC_MASK, "C", duplocale(uselocale(nullptr))))
{
    m_before = uselocale(static_cast<locale_t>(m_plain));
}

PlainNumbers::~PlainNumbers()
{
    uselocale(static_cast<locale_t>(m_before));
    freelocale(static_cast<locale_t>(m_plain));
}
#else
PlainNumbers::PlainNumbers() = default; // the program already uses the C locale for numbers
PlainNumbers::~PlainNumbers() = default;
#endif

LogCapture::LogCapture()
{
    listener = this;
}

LogCapture::~LogCapture()
{
    listener = nullptr;
}

void LogCapture::add(const QString &text)
{
    if (m_first.isEmpty())
        m_first = text.simplified();
}

void Options::warnOfRest() const
{
    const AVDictionaryEntry *entry = nullptr;
    while ((entry = av_dict_get(m_entries, "", entry, AV_DICT_IGNORE_SUFFIX)))
        qCWarning(base::mediaLog).noquote() << "Nobody knows the option" << entry->key << "=" << entry->value;
}

void useLog()
{
    static std::once_flag once;
    std::call_once(once, [] { av_log_set_callback(toLog); });
}

} // namespace lectograph::media::av
