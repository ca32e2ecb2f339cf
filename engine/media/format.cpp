// SPDX-License-Identifier: GPL-3.0-or-later
#include "media/format.h"

#include "base/sentence.h"

#include <QFileInfo>
#include <QRegularExpression>

namespace lectograph::media {

using namespace Qt::StringLiterals;
using base::failure;
using base::Result;

namespace {

constexpr int smallestSide = 16;

const QRegularExpression &numberInName()
{
    static const QRegularExpression pattern(u"^[^%]*%0([1-9])d[^%]*\\.png$"_s,
                                            QRegularExpression::CaseInsensitiveOption);
    return pattern;
}

QString sizeText(const QSize &size)
{
    return u"%1×%2"_s.arg(size.width()).arg(size.height());
}

} // namespace

FormatLimits limitsOf(Format format)
{
    switch (format) {
    case Format::Mp4:
        return {.name = base::Sentence::tr("MP4 video (H.264)"),
                .hasSound = true,
                .soundBits = 192e3,
                .evenSize = true,
                .leastBits = 0.002};
    case Format::WebM:
        return {.name = base::Sentence::tr("WebM video (VP9)"),
                .hasAlpha = true,
                .hasSound = true,
                .soundBits = 160e3,
                .evenSize = true,
                .leastBits = 0.0005};
    case Format::ProRes:
        return {.name = base::Sentence::tr("QuickTime video (ProRes 4444)"),
                .hasAlpha = true,
                .hasSound = true,
                .soundBits = 48000 * 16 * 2,
                .evenSize = true,
                .leastBits = 0.2};
    case Format::Gif:
        // Browsers show frames with a delay below 2/100 s for 10/100 s.
        return {.name = u"GIF"_s, .largestSide = 4096, .fastestRate = 50};
    case Format::PngSequence:
        return {.name = base::Sentence::tr("PNG pictures"), .hasAlpha = true, .largestSide = 16384, .leastBits = 0.005};
    }
    Q_UNREACHABLE();
}

Result<Format> formatFor(const QString &path)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    if (ending == u"mp4" || ending == u"m4v")
        return Format::Mp4;
    if (ending == u"webm")
        return Format::WebM;
    if (ending == u"mov")
        return Format::ProRes;
    if (ending == u"gif")
        return Format::Gif;
    if (ending == u"png") {
        if (numberInName().match(QFileInfo(path).fileName()).hasMatch())
            return Format::PngSequence;
        return failure(base::Sentence::tr("“%1” does not say where the number of the picture goes.")
                           .arg(QFileInfo(path).fileName()),
                       base::Sentence::tr("Write it as %05d, for instance picture%05d.png."), path);
    }
    return failure(ending.isEmpty() ? base::Sentence::tr("The file name has no ending that tells the format.")
                                    : base::Sentence::tr("“.%1” is no format to export to.").arg(ending),
                   base::Sentence::tr("Use .mp4, .webm, .mov, .gif or NAME%05d.png."), path);
}

Result<void> check(Format format, const QSize &size, const base::FrameRate &rate)
{
    const FormatLimits limits = limitsOf(format);
    if (size.width() < smallestSide || size.height() < smallestSide) {
        return failure(base::Sentence::tr("A video of %1 pixels is too small.").arg(sizeText(size)),
                       base::Sentence::tr("Each side needs at least %1.").arg(smallestSide));
    }
    if (size.width() > limits.largestSide || size.height() > limits.largestSide) {
        return failure(base::Sentence::tr("%1 pixels are too many for %2.").arg(sizeText(size), limits.name),
                       base::Sentence::tr("Each side may have at most %1.").arg(limits.largestSide));
    }
    if (limits.evenSize && (size.width() % 2 != 0 || size.height() % 2 != 0)) {
        const QSize even(size.width() + size.width() % 2, size.height() + size.height() % 2);
        return failure(
            base::Sentence::tr("%1 needs an even width and height, not %2.").arg(limits.name, sizeText(size)),
            base::Sentence::tr("Use %1.").arg(sizeText(even.boundedTo({limits.largestSide, limits.largestSide}))));
    }
    if (rate.numerator <= 0 || rate.denominator <= 0 || rate.perSecond() < 1) {
        return failure(base::Sentence::tr("%1/%2 frames a second are no rate for a video.")
                           .arg(rate.numerator)
                           .arg(rate.denominator),
                       base::Sentence::tr("Use 1 to %1.").arg(limits.fastestRate));
    }
    if (rate.perSecond() > limits.fastestRate) {
        return failure(base::Sentence::tr("%1 shows at most %2 frames a second, not %3.")
                           .arg(limits.name)
                           .arg(limits.fastestRate)
                           .arg(rate.perSecond()),
                       format == Format::Gif ? base::Sentence::tr("Use 50, 30 or 25.")
                                             : base::Sentence::tr("Use 60 or 30."));
    }
    return {};
}

QString fileNameFor(const QString &pattern, qint64 index)
{
    const auto match = numberInName().match(pattern);
    Q_ASSERT(match.hasMatch());
    const qsizetype at = pattern.indexOf(u'%');
    QString name = pattern;
    return name.replace(at, 4, QString::number(index).rightJustified(match.captured(1).toInt(), u'0'));
}

} // namespace lectograph::media
