// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exporting/exporttexts.h"

#include "editor/language/translated.h"

#include <QLocale>

#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

QString waitText(double seconds)
{
    const qint64 whole = std::max<qint64>(1, std::llround(seconds));
    if (whole < 60)
        return translated("%1 s").arg(whole);
    if (whole < 3600)
        return translated("%1 min %2 s").arg(whole / 60).arg(whole % 60);
    return translated("%1 h %2 min").arg(whole / 3600).arg(whole % 3600 / 60);
}

QString playingTimeText(double seconds)
{
    if (seconds < 59.95)
        return translated("%1 s").arg(QLocale().toString(seconds, 'f', 1));
    const qint64 whole = std::llround(seconds);
    return translated("%1:%2 min").arg(whole / 60).arg(whole % 60, 2, 10, QChar(u'0'));
}

QString sizeText(double bytes)
{
    const auto whole = static_cast<qint64>(bytes);
    return QLocale().formattedDataSize(whole,
                                       bytes < 9.95e6 && bytes >= 1e6 ? 1
                                           : bytes < 1e9              ? 0
                                                                      : 1,
                                       QLocale::DataSizeSIFormat);
}

std::vector<FormatText> formatTexts()
{
    using media::Format;
    return {{Format::Mp4, u"mp4"_s, translated("MP4 video"), translated("Plays everywhere")},
            {Format::WebM, u"webm"_s, translated("WebM video"),
             translated("For web pages; the background can be left out")},
            {Format::ProRes, u"mov"_s, translated("MOV video for editing"),
             translated("ProRes 4444: large files for video editors; the background can be left out")},
            {Format::Gif, u"gif"_s, translated("GIF animation"),
             translated("For places where no video plays; 256 colours")},
            {Format::PngSequence, u"png"_s, translated("PNG pictures"),
             translated("One picture for each frame, in a folder of their own; the background can be left out")}};
}

} // namespace lectograph::editor
