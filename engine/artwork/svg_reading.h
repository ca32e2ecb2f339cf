// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "artwork/svg_clip.h"
#include "artwork/svg_document.h"
#include "artwork/svg_styles.h"
#include "base/result.h"

#include <QHash>
#include <QSizeF>
#include <QStringList>
#include <QTransform>

namespace lectograph::artwork {

/// The elements of a document by id.
using SvgIds = QHash<QString, const SvgElement *>;

/// The context in which elements are drawn.
struct SvgAround
{
    QTransform place; ///< from user units to the scene
    SvgLook look;
    QSizeF view; ///< what percentages refer to
    SvgClips clips;
    int depth = 0;
};

/// What is known and counted while a drawing is read.
class SvgReading
{
public:
    /// `size` is that of the drawing, in pixels.
    SvgReading(const SvgDocument &document, const QSizeF &size);
    /// Of a drawing that is a picture in another one: it goes on counting, until goOnAfter() of the other.
    SvgReading(const SvgDocument &document, const QSizeF &size, const SvgReading &around);
    void goOnAfter(const SvgReading &embedded);
    bool isEmbedded() const { return m_isEmbedded; }

    /// Counts an element that is drawn; those that are reused count each time.
    base::Result<void> enter(const SvgElement &element, int depth);
    base::Result<void> countPoints(qsizetype points);
    base::Result<void> countPixels(qint64 pixels);
    /// How many more dashes there may be; longer dashed lines are solid.
    qsizetype dashesLeft() const;
    /// Counts words that are set at once.
    base::Result<void> countLetters(qsizetype letters);
    void countDashes(qsizetype dashes) { m_counts.dashes += dashes; }
    void countGradient();
    /// Counts the reading of a drawing in this one.
    base::Result<void> countEmbedded(qsizetype bytes);
    /// The fonts of a text: those that it prefers, or else those of browsers.
    QStringList fontFamilies(const QStringList &preferred, const QString &language);

    void warn(const QString &sentence);
    /// Says that something of this name is left out.
    void leaveOut(const QString &what);
    void leaveOutFiles();
    /// Says that a picture in the drawing is left out for this reason.
    void leaveOutPicture(const base::Error &why);
    const QStringList &warnings() const { return m_warnings; }

    SvgIds ids;
    SvgStyles styles;
    AreaAllowance areas;
    QStringList languages{QStringLiteral("en")}; ///< of those who look at it, in order of preference
    double scale = 1;                            ///< from pixels of the drawing to units of the scene

private:
    struct Counts
    {
        int elements = 0;
        qsizetype points = 0;
        qsizetype dashes = 0;
        qsizetype letters = 0;
        qint64 pixels = 0;
        qint64 work = 0;
    };

    void index(const SvgElement &element, const QSizeF &size);

    QStringList m_warnings;
    QHash<QString, QStringList> m_families; ///< that are installed
    Counts m_counts;
    bool m_isEmbedded = false;
};

/// Whether a point of the scene is no further away than drawings may reach.
bool isNear(const QPointF &point);
tl::unexpected<base::Error> tooFar();
/// The longest stroke or side, in scene units.
inline constexpr double furthestInDrawing = 1e6;

} // namespace lectograph::artwork
