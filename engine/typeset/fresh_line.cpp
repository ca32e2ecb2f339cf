// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/fresh_line.h"

#include "base/graphemes.h"
#include "base/sentence.h"
#include "typeset/fonts.h"
#include "typeset/glyphs.h"
#include "typeset/text_font.h"
#include "typeset/type_line.h"

#include <QRawFont>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace lectograph::typeset {

using namespace Qt::StringLiterals;
using base::Transform;

namespace {

/// The fonts used on a line; comparing them is cheaper than their names.
class GlyphFonts
{
public:
    const GlyphFont &of(const QRawFont &font)
    {
        const auto known = std::find_if(m_fonts.begin(), m_fonts.end(),
                                        [&](const auto &pair) { return pair.first == font; });
        if (known != m_fonts.end())
            return known->second;
        return m_fonts.emplace_back(font, GlyphFont(font)).second;
    }

private:
    std::vector<std::pair<QRawFont, GlyphFont>> m_fonts;
};

bool isInvisible(QStringView cluster)
{
    return std::all_of(cluster.begin(), cluster.end(), [](QChar c) {
        return c.isSpace() || c.category() == QChar::Other_Format || c.category() == QChar::Other_Control
            || c.isNonCharacter() || (c.unicode() >= 0xFE00 && c.unicode() <= 0xFE0F);
    });
}

/// “𓀀” (U+13000)
QString named(const QStringList &clusters)
{
    QStringList names;
    for (const QString &cluster : clusters) {
        QStringList codes;
        for (const char32_t code : cluster.toUcs4())
            codes += "U+"_L1 + QString::number(code, 16).toUpper().rightJustified(4, u'0');
        names += u'“' + cluster + u"” ("_s + codes.join(u' ') + u')';
    }
    return names.join(", "_L1);
}

/// Sets the clusters of a line. Before 6.5 Qt does not map glyphs to characters, and for each cluster that is queried it
/// goes through the whole line: many are queried at once where their characters tell whose the glyphs are.
class ClusterSetting
{
public:
    explicit ClusterSetting(const TypeLine &line) : m_line(line), m_string(line.string())
    {
        m_box.width = line.width() / layoutPixels;
        const std::vector<qsizetype> boundaries = base::graphemeBoundaries(m_string);
        m_box.marks.reserve(boundaries.size());
        std::size_t first = 0; // boundaries of a stretch, which begins and ends with them
        for (std::size_t last = 1; last < boundaries.size(); ++last) {
            if (isSingle(boundaries[last - 1], boundaries[last]))
                continue;
            setSingles(boundaries[first], boundaries[last - 1]);
            setCluster(boundaries[last - 1], boundaries[last]);
            first = last;
        }
        if (!boundaries.empty())
            setSingles(boundaries[first], boundaries.back());
    }

    HBox box() &&
    {
        if (!m_missing.isEmpty()) {
            m_box.warnings += base::Sentence::tr("No installed font has %1, drawn as hollow boxes; install a font for "
                                                 "that script, for instance one of the Noto family.")
                                  .arg(named(m_missing));
        }
        return std::move(m_box);
    }

private:
    /// Whether the cluster is one character that is drawn, or a space.
    bool isSingle(qsizetype start, qsizetype end) const
    {
        const QChar c = m_string[start];
        return end == start + 1 && !c.isSurrogate() && !c.isMark()
            && (c == u' ' || !isInvisible(QStringView(m_string).sliced(start, 1)));
    }

    /// Characters of which each is a cluster: all at once, or else those of one script, such as words, or else each.
    void setSingles(qsizetype from, qsizetype to)
    {
        if (setAtOnce(from, to))
            return;
        for (qsizetype start = from; start < to;) {
            qsizetype end = start + 1;
            while (end < to && m_string[end].script() == m_string[start].script())
                ++end;
            if ((start == from && end == to) || !setAtOnce(start, end)) {
                for (qsizetype at = start; at < end; ++at)
                    setCluster(at, at + 1);
            }
            start = end;
        }
    }

    /// Whether it could be: each glyph is the one that the font lists for its character, so that shaping has neither
    /// joined, divided nor reordered any.
    bool setAtOnce(qsizetype from, qsizetype to)
    {
        if (to - from < 2)
            return false;
        const QList<QGlyphRun> runs = m_line.glyphs(from, to);
        if (runs.size() != 1 || runs.front().isRightToLeft())
            return false;
        const QRawFont rawFont = runs.front().rawFont();
        const QList<quint32> indexes = runs.front().glyphIndexes();
        if (indexes != rawFont.glyphIndexesForString(m_string.sliced(from, to - from)))
            return false;
        const GlyphFont &font = m_fonts.of(rawFont);
        const QList<QPointF> positions = runs.front().positions();
        for (qsizetype i = 0; i < indexes.size(); ++i) {
            const qsizetype start = from + i;
            if (!isInvisible(QStringView(m_string).sliced(start, 1))
                && !addGlyph(font, indexes[i], positions[i], start, start + 1))
                addMissing(start, start + 1);
        }
        return true;
    }

    void setCluster(qsizetype start, qsizetype end)
    {
        if (isInvisible(QStringView(m_string).sliced(start, end - start)))
            return;
        bool isMissing = false;
        for (const QGlyphRun &run : m_line.glyphs(start, end)) {
            const GlyphFont &font = m_fonts.of(run.rawFont());
            const QList<quint32> indexes = run.glyphIndexes();
            const QList<QPointF> positions = run.positions();
            for (qsizetype i = 0; i < indexes.size(); ++i)
                isMissing = !addGlyph(font, indexes[i], positions[i], start, end) || isMissing;
        }
        if (isMissing)
            addMissing(start, end);
    }

    /// Returns false if the font lacks it.
    bool addGlyph(const GlyphFont &font, quint32 index, const QPointF &position, qsizetype start, qsizetype end)
    {
        if (index == 0 || !font.isValid())
            return false;
        const Glyph glyph = font.glyph(index);
        const QPointF place = m_line.place(start, position) / layoutPixels;
        const Transform at = Transform::translation({place.x(), place.y(), 0});
        if (glyph.image)
            m_box.marks.push_back({{}, glyph.image, at * glyph.imagePlacement, sourceOf(start, end), {}});
        else if (!glyph.outline.isEmpty())
            m_box.marks.push_back({glyph.outline, {}, at, sourceOf(start, end), {}});
        return true;
    }

    void addMissing(qsizetype start, qsizetype end)
    {
        const double x = std::min(m_line.x(start), m_line.x(end)) / layoutPixels;
        const double width = std::abs(m_line.x(end) - m_line.x(start)) / layoutPixels;
        m_box.marks.push_back({missingGlyph(width), {}, Transform::translation({x, 0, 0}), sourceOf(start, end), {}});
        const QString cluster = m_string.sliced(start, end - start);
        if (!m_missing.contains(cluster))
            m_missing += cluster;
    }

    static shape::SourceRange sourceOf(qsizetype start, qsizetype end)
    {
        return {static_cast<int>(start), static_cast<int>(end)};
    }

    const TypeLine &m_line;
    const QString &m_string;
    GlyphFonts m_fonts;
    HBox m_box;
    QStringList m_missing;
};

} // namespace

HBox freshLine(const StyledText &text, qsizetype from, qsizetype to)
{
    const TypeLine line(text, from, to);
    return line.isValid() && from < to ? ClusterSetting(line).box() : HBox();
}

} // namespace lectograph::typeset
