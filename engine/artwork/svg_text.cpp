// SPDX-License-Identifier: GPL-3.0-or-later
#include "artwork/svg_text.h"

#include "artwork/svg_text_content.h"
#include "base/east_asian.h"
#include "base/graphemes.h"
#include "typeset/plain_line.h"

#include <algorithm>
#include <memory>
#include <span>

namespace lectograph::artwork {

using namespace Qt::StringLiterals;
using base::Result;
using typeset::Mark;

namespace {

/// The glyphs that stay together.
struct Cluster
{
    std::size_t run = 0;
    qsizetype from = 0; ///< its first character in the text
    double x = 0;       ///< in the line of its run, in ems
    std::vector<const Mark *> marks = {};
    double width = 0;   ///< in ems
    double advance = 0; ///< in user units
    double stretch = 1;
    bool isUpright = false; ///< in a line from top to bottom
    QPointF place = {};     ///< of its origin, in user units along and below its line
};

QTransform planar(const base::Transform &transform)
{
    return {transform.x.x, transform.x.y, transform.y.x, transform.y.y, transform.origin.x, transform.origin.y};
}

/// By how much the baseline lies below the point at which words are placed, in ems.
double baselineOffset(const SvgTextStyle &style, const typeset::LineMetrics &metrics)
{
    switch (style.alignment.value_or(style.baseline)) {
    case SvgBaseline::Alphabetic: break;
    case SvgBaseline::Middle: return metrics.xHeight / 2;
    case SvgBaseline::Central: return (metrics.ascent - metrics.descent) / 2;
    case SvgBaseline::Hanging: return 0.8 * metrics.ascent;
    case SvgBaseline::Mathematical: return metrics.ascent / 2;
    case SvgBaseline::Top: return metrics.ascent;
    case SvgBaseline::Bottom: return -metrics.descent;
    }
    return 0;
}

/// Whether a character stands in lines from top to bottom (UAX 50), and does not lie on its side like Latin letters,
/// brackets and dashes.
bool isUpright(QChar c)
{
    constexpr QStringView lying = u"「」『』（）〈〉《》【】〔〕［］｛｝ー〜～…—–‥：；";
    const bool isHangul = (c >= u'\u1100' && c <= u'\u11ff') || (c >= u'\u3130' && c <= u'\u318f')
        || (c >= u'\uac00' && c <= u'\ud7a3');
    return (base::isSquare(c) || isHangul || c.isHighSurrogate()) && !lying.contains(c);
}

/// By how much, in ems to the right and upwards: stops stand in the other corner of their square.
double cornerShift(QChar c)
{
    return QStringView(u"、。，．").contains(c) ? 0.5 : 0;
}

typeset::LineFont fontOf(const SvgTextStyle &style, const QString &language, SvgReading &reading)
{
    return {reading.fontFamilies(style.families, language), style.weight, style.isItalic};
}

class TextSetter
{
public:
    TextSetter(const SvgTextContent &content, SvgReading &reading) : m_content(content), m_reading(reading) {}

    SvgText set()
    {
        for (const SvgTextRun &run : m_content.runs)
            addLine(run);
        for (const SvgFit &fit : m_content.fits)
            fitInto(fit);
        place();
        SvgText text;
        auto next = m_clusters.cbegin();
        for (std::size_t run = 0; run < m_content.runs.size(); ++run) {
            const auto end = std::find_if(next, m_clusters.cend(), [&](const Cluster &one) { return one.run != run; });
            draw(run, {next, end}, text);
            next = end;
        }
        return text;
    }

private:
    void addLine(const SvgTextRun &run)
    {
        const SvgTextStyle &style = run.look.text;
        const QString words = m_content.words.mid(run.from, run.to - run.from);
        m_lines.push_back(std::make_unique<const typeset::PlainLine>(
            typeset::plainLine(words, fontOf(style, run.language, m_reading))));
        const typeset::PlainLine &line = *m_lines.back();
        for (const QString &warning : line.box.warnings)
            m_reading.warn(warning);
        // Words from right to left stay together: their order depends on all of them.
        const bool isForward = std::ranges::is_sorted(line.positions);
        const std::vector<qsizetype> bounds = isForward ? base::graphemeBoundaries(words)
                                                        : std::vector<qsizetype>{0, words.size()};
        auto mark = line.box.marks.begin();
        for (std::size_t i = 1; i < bounds.size(); ++i) {
            Cluster cluster{.run = m_lines.size() - 1, .from = run.from + bounds[i - 1]};
            for (; mark != line.box.marks.end() && mark->source.start < bounds[i]; ++mark)
                cluster.marks.push_back(&*mark);
            cluster.x = isForward ? line.positions[static_cast<std::size_t>(bounds[i - 1])] : 0;
            const double width = isForward ? line.positions[static_cast<std::size_t>(bounds[i])] - cluster.x
                                           : line.box.width;
            cluster.width = width;
            const bool isBlank = words[bounds[i - 1]] == u' ' || words[bounds[i - 1]] == QChar::Nbsp;
            cluster.isUpright = m_content.isVertical && isForward && isUpright(words[bounds[i - 1]]);
            cluster.advance = (cluster.isUpright ? 1 : width) * style.fontSize + style.letterSpacing
                + (isBlank ? style.wordSpacing : 0);
            m_clusters.push_back(std::move(cluster));
        }
    }

    void fitInto(const SvgFit &fit)
    {
        const auto isBefore = [](const Cluster &cluster, qsizetype at) { return cluster.from < at; };
        const auto first = std::lower_bound(m_clusters.begin(), m_clusters.end(), fit.from, isBefore);
        const auto last = std::lower_bound(first, m_clusters.end(), fit.to, isBefore);
        double natural = 0;
        for (auto cluster = first; cluster != last; ++cluster)
            natural += cluster->advance + (cluster == first ? 0 : inLine(spotOf(*cluster)).dx);
        const auto count = std::distance(first, last);
        if (!(natural > 0) || (count < 2 && !fit.isStretched))
            return;
        for (auto cluster = first; cluster != last; ++cluster) {
            if (fit.isStretched) {
                cluster->stretch *= fit.length / natural;
                cluster->advance *= fit.length / natural;
            } else if (std::next(cluster) != last) {
                cluster->advance += (fit.length - natural) / static_cast<double>(count - 1);
            }
        }
    }

    /// Chunks begin at absolute positions; each is moved as a whole by its anchor.
    void place()
    {
        QPointF pen;
        std::size_t chunk = 0;
        const auto finish = [&](std::size_t end) {
            if (chunk >= end)
                return;
            const double width = pen.x() - m_clusters[chunk].place.x();
            const SvgAnchor anchor = m_content.runs[m_clusters[chunk].run].look.text.anchor;
            const double part = anchor == SvgAnchor::Start ? 0 : anchor == SvgAnchor::Middle ? 0.5 : 1;
            for (std::size_t i = chunk; i < end; ++i)
                m_clusters[i].place.rx() -= part * width;
        };
        for (std::size_t i = 0; i < m_clusters.size(); ++i) {
            const SvgSpot spot = inLine(spotOf(m_clusters[i]));
            if (spot.x || spot.y) {
                finish(i);
                chunk = i;
            }
            pen = {spot.x.value_or(pen.x()) + spot.dx, spot.y.value_or(pen.y()) + spot.dy};
            m_clusters[i].place = pen;
            pen.rx() += m_clusters[i].advance;
        }
        finish(m_clusters.size());
    }

    void draw(std::size_t index, std::span<const Cluster> clusters, SvgText &text)
    {
        const SvgTextRun &run = m_content.runs[index];
        const typeset::LineMetrics &metrics = m_lines[index]->metrics;
        const double em = run.look.text.fontSize;
        // Lines from top to bottom have the middles of their letters on their axis.
        const double middle = (metrics.ascent - metrics.descent) / 2;
        const double down = (m_content.isVertical ? middle : baselineOffset(run.look.text, metrics)) * em - run.shift;
        SvgWords words{.look = run.look};
        words.look.rule = shape::FillRule::NonZero; // glyphs may have overlapping contours
        SvgWords lines = words;
        for (const Cluster &cluster : clusters) {
            const QPointF place = cluster.place + QPointF(0, down);
            const auto onPage = m_content.isVertical ? std::optional(QTransform().rotate(90))
                                                     : onPath(run, place, cluster.advance);
            if (!onPage)
                continue;
            const QTransform turned = QTransform().rotate(spotOf(cluster).rotation);
            const QTransform lying = QTransform::fromTranslate(-cluster.x, 0)
                * QTransform::fromScale(em * cluster.stretch, -em) * turned
                * QTransform::fromTranslate(place.x(), place.y()) * *onPage;
            const QTransform toUser = cluster.isUpright
                ? upright(cluster, middle, run) * turned * middleOf(cluster, run)
                : lying;
            for (const Mark *mark : cluster.marks) {
                const QTransform at = planar(mark->placement) * toUser;
                if (mark->image)
                    words.pictures.push_back({mark->image, at});
                else
                    words.outline.addPath(at.map(shape::toPainterPath(mark->outline)));
            }
            text.box |= onPage->mapRect(QRectF(place.x(), place.y() - metrics.ascent * em, cluster.advance,
                                               (metrics.ascent + metrics.descent) * em));
            QPainterPath own;
            addLines(run.look.text, metrics, place, cluster.advance, own);
            lines.outline.addPath(onPage->map(own));
        }
        // Their contours may go the other way around than those of the letters that they cross.
        for (SvgWords *one : {&lines, &words}) {
            if (!one->outline.isEmpty() || !one->pictures.empty())
                text.words.push_back(std::move(*one));
        }
    }

    /// An upright character around the middle of its square.
    QTransform upright(const Cluster &cluster, double middle, const SvgTextRun &run) const
    {
        const double em = run.look.text.fontSize;
        const double corner = cornerShift(m_content.words[cluster.from]);
        return QTransform::fromTranslate(corner - cluster.x - cluster.width / 2, corner - middle)
            * QTransform::fromScale(em, -em);
    }

    static QTransform middleOf(const Cluster &cluster, const SvgTextRun &run)
    {
        const double em = run.look.text.fontSize;
        return QTransform::fromTranslate(run.shift - cluster.place.y(), cluster.place.x() + em / 2);
    }

    /// Along and below its line, which may run from top to bottom: to the left is below.
    SvgSpot inLine(const SvgSpot &spot) const
    {
        if (!m_content.isVertical)
            return spot;
        return {.x = spot.y,
                .y = spot.x ? std::optional(-*spot.x) : std::nullopt,
                .dx = spot.dy,
                .dy = -spot.dx,
                .rotation = spot.rotation};
    }

    /// From a straight line to the path of its words, around the middle of a glyph; nothing beyond its ends.
    static std::optional<QTransform> onPath(const SvgTextRun &run, const QPointF &place, double advance)
    {
        if (!run.path)
            return QTransform();
        const double middle = place.x() + advance / 2;
        const auto spot = run.path->at(middle);
        if (!spot)
            return std::nullopt;
        return QTransform::fromTranslate(-middle, 0) * QTransform().rotate(spot->degrees)
            * QTransform::fromTranslate(spot->place.x(), spot->place.y());
    }

    /// The lines under, over and through a cluster.
    static void addLines(const SvgTextStyle &style, const typeset::LineMetrics &metrics, const QPointF &place,
                         double width, QPainterPath &path)
    {
        const double em = style.fontSize;
        const double thickness = metrics.lineThickness * em;
        const auto add = [&](double below) {
            path.addRect(QRectF(place.x(), place.y() + below * em - thickness / 2, width, thickness));
        };
        if (style.isUnderlined)
            add(metrics.underline);
        if (style.isOverlined)
            add(-metrics.ascent);
        if (style.isStruckOut)
            add(-metrics.xHeight / 2);
    }

    const SvgSpot &spotOf(const Cluster &cluster) const
    {
        return m_content.spots[static_cast<std::size_t>(cluster.from)];
    }

    const SvgTextContent &m_content;
    SvgReading &m_reading;
    std::vector<std::unique_ptr<const typeset::PlainLine>> m_lines; ///< of the runs
    std::vector<Cluster> m_clusters;
};

/// Sets lines around the middle of a frame.
class LabelSetter
{
public:
    LabelSetter(const SvgLook &around, const QRectF &frame, SvgReading &reading)
        : m_frame(frame), m_reading(reading), m_look(around)
    {
        // HTML is painted in the property “color”; programs set both.
        const bool hasColor = m_look.color != base::Color();
        m_look.fill = {hasColor ? m_look.color : m_look.fill.color.value_or(base::Color()), {}};
        m_look.stroke = {};
        m_look.text.anchor = SvgAnchor::Middle;
        m_look.text.baseline = SvgBaseline::Central;
        m_look.text.alignment.reset();
    }

    SvgText set(const QStringList &lines)
    {
        QStringList broken;
        for (const QString &line : lines)
            broken += brokenLine(line);
        const double em = m_look.text.fontSize;
        const auto count = static_cast<double>(std::max<qsizetype>(broken.size(), 1));
        constexpr double loosest = 1.5; // ems between lines
        const double distance = std::clamp(m_frame.height() / count, em, loosest * em);
        SvgTextContent content;
        for (qsizetype i = 0; i < broken.size(); ++i) {
            const qsizetype from = content.words.size();
            content.words += broken[i];
            content.runs.push_back({from, content.words.size(), m_look, m_reading.languages.value(0), 0});
            content.spots.resize(static_cast<std::size_t>(content.words.size()));
            SvgSpot &start = content.spots[static_cast<std::size_t>(from)];
            start.x = m_frame.center().x();
            start.y = m_frame.center().y() + (static_cast<double>(i) - (count - 1) / 2) * distance;
        }
        return TextSetter(content, m_reading).set();
    }

private:
    /// At spaces, where it is clearly wider than its frame: letters may be a little wider than those of the author.
    QStringList brokenLine(const QString &line) const
    {
        constexpr double tolerance = 1.1;
        const SvgTextStyle &style = m_look.text;
        const std::vector<double> x =
            typeset::plainLine(line, fontOf(style, m_reading.languages.value(0), m_reading)).positions;
        const auto isTooWide = [&](qsizetype from, qsizetype to) {
            const double ems = x[static_cast<std::size_t>(to)] - x[static_cast<std::size_t>(from)];
            return ems * style.fontSize > tolerance * m_frame.width();
        };
        QStringList lines;
        qsizetype start = 0;
        qsizetype fits = 0;
        for (qsizetype space = line.indexOf(u' '); fits < line.size(); space = line.indexOf(u' ', space + 1)) {
            const qsizetype end = space < 0 ? line.size() : space;
            if (isTooWide(start, end) && fits > start) {
                lines.append(line.sliced(start, fits - start));
                start = fits + 1;
            }
            fits = end;
        }
        return lines << line.sliced(start);
    }

    QRectF m_frame;
    SvgReading &m_reading;
    SvgLook m_look;
};

} // namespace

Result<std::optional<SvgText>> svgLabel(const SvgElement &element, const SvgAround &around, SvgReading &reading)
{
    QString words;
    for (const auto &[before, piece] : element.words)
        words += piece;
    QStringList lines;
    for (const QString &line : words.split(u'\n')) {
        if (const QString plain = line.simplified(); !plain.isEmpty())
            lines.append(plain);
    }
    if (element.hasMoreThanWords || !element.children.empty())
        return std::nullopt;
    if (lines.isEmpty())
        return SvgText();
    const auto side = [&](QStringView name) {
        return svgFontLength(element.value(name), around.look.text.fontSize, -1); // a share is negative
    };
    const QSizeF size(side(u"width").value_or(0), side(u"height").value_or(0));
    if (size.isEmpty())
        return std::nullopt;
    if (auto counted = reading.countLetters(words.size()); !counted)
        return tl::unexpected(counted.error());
    const QPointF corner(side(u"x").value_or(0), side(u"y").value_or(0));
    return LabelSetter(around.look, QRectF(corner, size), reading).set(lines);
}

Result<SvgText> svgText(const SvgElement &element, const SvgAround &around, SvgReading &reading)
{
    return svgTextContent(element, around, reading).map([&](const SvgTextContent &content) {
        return TextSetter(content, reading).set();
    });
}

} // namespace lectograph::artwork
