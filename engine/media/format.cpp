// SPDX-License-Identifier: GPL-3.0-or-later
#include "media/format.h"

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
    case Format::Mp4: return {.name = u"MP4 video (H.264)"_s, .evenSize = true, .leastBits = 0.002};
    case Format::WebM: return {.name = u"WebM video (VP9)"_s, .hasAlpha = true, .evenSize = true, .leastBits = 0.0005};
    case Format::ProRes:
        return {.name = u"QuickTime video (ProRes 4444)"_s, .hasAlpha = true, .evenSize = true, .leastBits = 0.2};
    case Format::Gif:
        // Browsers show a picture that asks for less than two hundredths of a second for ten instead.
        return {.name = u"GIF"_s, .largestSide = 4096, .fastestRate = 50};
    case Format::PngSequence:
        return {.name = u"PNG pictures"_s, .hasAlpha = true, .largestSide = 16384, .leastBits = 0.005};
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
        return failure(u"“%1” does not say where the number of the picture goes."_s.arg(QFileInfo(path).fileName()),
                       u"Write it as %05d, for instance picture%05d.png."_s, path);
    }
    return failure(ending.isEmpty() ? u"The file name has no ending that tells the format."_s
                                    : u"“.%1” is no format to export to."_s.arg(ending),
                   u"Use .mp4, .webm, .mov, .gif or NAME%05d.png."_s, path);
}

Result<void> check(Format format, const QSize &size, const base::FrameRate &rate)
{
    const FormatLimits limits = limitsOf(format);
    if (size.width() < smallestSide || size.height() < smallestSide) {
        return failure(u"A video of %1 pixels is too small."_s.arg(sizeText(size)),
                       u"Each side needs at least %1."_s.arg(smallestSide));
    }
    if (size.width() > limits.largestSide || size.height() > limits.largestSide) {
        return failure(u"%1 pixels are too many for %2."_s.arg(sizeText(size), limits.name),
                       u"Each side may have at most %1."_s.arg(limits.largestSide));
    }
    if (limits.evenSize && (size.width() % 2 != 0 || size.height() % 2 != 0)) {
        const QSize even(size.width() + size.width() % 2, size.height() + size.height() % 2);
        return failure(u"%1 needs an even width and height, not %2."_s.arg(limits.name, sizeText(size)),
                       u"Use %1."_s.arg(sizeText(even.boundedTo({limits.largestSide, limits.largestSide}))));
    }
    if (rate.numerator <= 0 || rate.denominator <= 0 || rate.perSecond() < 1) {
        return failure(u"%1/%2 frames a second are no rate for a video."_s.arg(rate.numerator).arg(rate.denominator),
                       u"Use 1 to %1."_s.arg(limits.fastestRate));
    }
    if (rate.perSecond() > limits.fastestRate) {
        return failure(u"%1 shows at most %2 frames a second, not %3."_s.arg(limits.name)
                           .arg(limits.fastestRate)
                           .arg(rate.perSecond()),
                       format == Format::Gif ? u"Use 50, 30 or 25."_s : u"Use 60 or 30."_s);
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
