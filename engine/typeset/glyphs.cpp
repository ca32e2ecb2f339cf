// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/glyphs.h"

#include "base/hash.h"

#include <QGlyphRun>
#include <QHash>
#include <QMutex>
#include <QPainter>
#include <QTransform>

#include <algorithm>
#include <cmath>

namespace lectograph::typeset {

using base::Transform;

namespace {

constexpr int emojiPixels = 256;

shape::Path outlineOf(QRawFont font, quint32 index)
{
    font.setPixelSize(font.unitsPerEm()); // avoids rounding
    QPainterPath path = font.pathForGlyph(index);
    path.setFillRule(Qt::WindingFill); // glyphs may have overlapping contours
    const double em = font.unitsPerEm();
    return shape::fromPainterPath(QTransform::fromScale(1 / em, -1 / em).map(path));
}

quint64 hashOf(const QImage &image)
{
    base::Hash hash;
    hash.add(image.width()).add(image.height());
    for (int y = 0; y < image.height(); ++y) {
        const auto *pixels = reinterpret_cast<const quint32 *>(image.constScanLine(y));
        for (int x = 0; x < image.width(); ++x)
            hash.add(pixels[x]);
    }
    return hash.value();
}

/// A glyph of a bitmap font.
Glyph pictureOf(QRawFont font, quint32 index)
{
    font.setPixelSize(emojiPixels);
    const QRect box = font.boundingRect(index).toAlignedRect();
    if (box.isEmpty())
        return {};
    QImage image(box.size(), QImage::Format_RGBA8888_Premultiplied);
    image.fill(Qt::transparent);
    QGlyphRun run;
    run.setRawFont(font);
    run.setGlyphIndexes({index});
    run.setPositions({QPointF()});
    QPainter painter(&image);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawGlyphRun(-box.topLeft(), run);
    painter.end();

    const double pixel = 1.0 / emojiPixels;
    const QPointF centre = QRectF(box).center() * pixel;
    auto raster = std::make_shared<shape::Raster>();
    raster->hash = hashOf(image);
    raster->image = std::move(image);
    return {{},
            std::move(raster),
            Transform::translation({centre.x(), -centre.y(), 0})
                * Transform::scaling(box.width() * pixel, box.height() * pixel)};
}

/// What Qt sets where no font can shape a script: a box for every character, even for one that is none. It has no family,
/// which ends the program where Qt before 6.6 is asked for it.
bool isStandIn(const QRawFont &font)
{
    return font.fontTable("head").isEmpty() && font.supportsCharacter(QChar(0xFFFF));
}

} // namespace

struct GlyphFont::Table
{
    QMutex mutex;
    QHash<quint32, Glyph> glyphs; // at most all glyphs of the font

    static std::shared_ptr<Table> of(const QString &font)
    {
        static QMutex mutex;
        static QHash<QString, std::shared_ptr<Table>> tables;
        const QMutexLocker lock(&mutex);
        std::shared_ptr<Table> &table = tables[font];
        if (!table)
            table = std::make_shared<Table>();
        return table;
    }
};

GlyphFont::GlyphFont(const QRawFont &font)
{
    if (!font.isValid() || isStandIn(font))
        return;
    m_font = font;
    // 'head' holds a checksum and the dates of the font; fonts of one collection share it and differ by name.
    m_table = Table::of(m_font.familyName() + u'/' + m_font.styleName() + u'/' + QString::number(m_font.weight()) + u'/'
                        + QString::number(m_font.style()) + u'/'
                        + QString::fromLatin1(m_font.fontTable("head").left(36).toHex()));
    m_colored = m_font.familyName().contains(QLatin1String("emoji"), Qt::CaseInsensitive);
}

Glyph GlyphFont::glyph(quint32 index) const
{
    {
        const QMutexLocker lock(&m_table->mutex);
        if (const auto known = m_table->glyphs.constFind(index); known != m_table->glyphs.constEnd())
            return *known;
    }
    Glyph made;
    if (!m_colored)
        made.outline = outlineOf(m_font, index);
    if (made.outline.isEmpty())
        made = pictureOf(m_font, index);
    const QMutexLocker lock(&m_table->mutex);
    const auto meanwhile = m_table->glyphs.constFind(index); // another thread may have added it; keep one object
    return meanwhile != m_table->glyphs.constEnd() ? *meanwhile : *m_table->glyphs.insert(index, made);
}

shape::Path shared(const shape::Path &path)
{
    static QMutex mutex;
    static QHash<quint64, shape::Path> known;
    if (path.isEmpty())
        return path;
    const quint64 hash = path.hash();
    const QMutexLocker lock(&mutex);
    const auto found = known.constFind(hash);
    if (found != known.constEnd() && *found == path)
        return *found;
    known.insert(hash, path);
    return path;
}

shape::Path missingGlyph(double width)
{
    const double right = std::max(width, 0.3) - 0.06;
    QPainterPath box;
    box.addRect(QRectF(QPointF(0.06, 0), QPointF(right, 0.72)));
    box.addRect(QRectF(QPointF(0.11, 0.05), QPointF(right - 0.05, 0.67)));
    box.setFillRule(Qt::OddEvenFill);
    return shared(shape::fromPainterPath(box));
}

} // namespace lectograph::typeset
