// SPDX-License-Identifier: GPL-3.0-or-later
#include "artwork/svg_reading.h"

#include "artwork/pixels.h"
#include "base/sentence.h"
#include "typeset/plain_line.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace lectograph::artwork {

using namespace Qt::StringLiterals;
using base::failure;
using base::Result;
using base::Sentence;

namespace {

constexpr int mostDrawnElements = 50'000;
constexpr qsizetype mostPoints = 500'000;
constexpr qsizetype mostDashes = 10'000;
constexpr qsizetype mostLetters = 40'000;
constexpr qsizetype lettersPerRun = 4; ///< by what setting a run costs more than its letters
constexpr int mostDrawnDepth = 200;
constexpr qint64 mostDrawnCharacters = 256 * 1024 * 1024; ///< characters read for drawn elements
constexpr qint64 costOfGradient = 4096;
constexpr qint64 costOfEmbedding = 16; ///< of a byte of a drawing in another
constexpr qsizetype mostWarnings = 10;

tl::unexpected<base::Error> tooLong()
{
    return failure(Sentence::tr("It would take too long to read the drawing."), svgRemedy());
}

} // namespace

SvgReading::SvgReading(const SvgDocument &document, const QSizeF &size)
{
    index(*document.root, size);
    if (document.namesOtherFiles)
        leaveOutFiles();
}

SvgReading::SvgReading(const SvgDocument &document, const QSizeF &size, const SvgReading &around)
    : SvgReading(document, size)
{
    const QStringList own = std::exchange(m_warnings, around.m_warnings);
    for (const QString &warning : own)
        warn(warning);
    languages = around.languages;
    areas = around.areas;
    m_counts = around.m_counts;
    m_isEmbedded = true;
}

void SvgReading::goOnAfter(const SvgReading &embedded)
{
    m_warnings = embedded.m_warnings;
    areas = embedded.areas;
    m_counts = embedded.m_counts;
}

void SvgReading::index(const SvgElement &element, const QSizeF &size)
{
    if (const QString id = element.value(u"id"); !id.isEmpty() && !ids.contains(id))
        ids.insert(id, &element);
    const QString type = element.value(u"type").trimmed();
    const bool isCss = type.isEmpty() || type.startsWith(u"text/css", Qt::CaseInsensitive);
    if (element.name == u"style" && isCss && fitsMedia(element.value(u"media"), size)) {
        for (const QString &what : styles.add(element.text, size))
            leaveOut(what);
    }
    for (const SvgElement &child : element.children)
        index(child, size);
}

Result<void> SvgReading::enter(const SvgElement &element, int depth)
{
    if (++m_counts.elements > mostDrawnElements)
        return failure(Sentence::tr("More than 50,000 elements of the drawing would be drawn."), svgRemedy());
    for (const auto &[name, value] : element.attributes)
        m_counts.work += value.size();
    if (m_counts.work > mostDrawnCharacters || styles.isExhausted())
        return tooLong();
    if (depth >= mostDrawnDepth)
        return failure(Sentence::tr("The drawing's elements use one another too often."), svgRemedy());
    return {};
}

Result<void> SvgReading::countPoints(qsizetype points)
{
    m_counts.points += points;
    if (m_counts.points > mostPoints)
        return failure(Sentence::tr("The drawing has more than 500,000 points."), svgRemedy());
    return {};
}

Result<void> SvgReading::countLetters(qsizetype letters)
{
    m_counts.letters += letters + lettersPerRun;
    if (m_counts.letters > mostLetters)
        return failure(Sentence::tr("The drawing has too much text: more than about 40,000 letters."), svgRemedy());
    return {};
}

Result<void> SvgReading::countPixels(qint64 pixels)
{
    m_counts.pixels += pixels;
    if (m_counts.pixels > mostPixelsKept)
        return failure(Sentence::tr("The pictures inside the drawing are too large together."), svgRemedy());
    return {};
}

qsizetype SvgReading::dashesLeft() const
{
    return mostDashes - m_counts.dashes;
}

void SvgReading::countGradient()
{
    m_counts.work += costOfGradient;
}

Result<void> SvgReading::countEmbedded(qsizetype bytes)
{
    m_counts.work += costOfEmbedding * bytes;
    if (m_counts.work > mostDrawnCharacters)
        return tooLong();
    return {};
}

QStringList SvgReading::fontFamilies(const QStringList &preferred, const QString &language)
{
    const QStringList families = preferred.isEmpty() ? QStringList{u"Times New Roman"_s, u"serif"_s} : preferred;
    QStringList &installed = m_families[language + u'\n' + families.join(u'\n')];
    if (installed.isEmpty())
        installed = typeset::installedFamilies(families, language);
    return installed;
}

void SvgReading::warn(const QString &sentence)
{
    if (m_warnings.size() < mostWarnings && !m_warnings.contains(sentence))
        m_warnings.append(sentence);
}

void SvgReading::leaveOut(const QString &what)
{
    warn(Sentence::tr("The drawing's “%1” is left out.").arg(what.left(40)));
}

void SvgReading::leaveOutFiles()
{
    warn(Sentence::tr("What the drawing takes from other files is left out."));
}

void SvgReading::leaveOutPicture(const base::Error &why)
{
    warn(Sentence::tr("A picture in the drawing is left out: %1").arg(why.what));
}

bool isNear(const QPointF &point)
{
    return std::abs(point.x()) <= furthestInDrawing && std::abs(point.y()) <= furthestInDrawing; // NaN fails too
}

tl::unexpected<base::Error> tooFar()
{
    return failure(Sentence::tr("The drawing reaches further than a million units."),
                   Sentence::tr("Save it again with a smaller size."));
}

} // namespace lectograph::artwork
