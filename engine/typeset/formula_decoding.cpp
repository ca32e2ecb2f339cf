// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/formula_layout.h"

#include "shape/path_data.h"
#include "shape/pathops.h"
#include "typeset/formula_errors.h"
#include "typeset/glyphs.h"
#include "typeset/host_text.h"

#include <QColor>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPainterPathStroker>

#include <algorithm>

namespace lectograph::typeset {

using namespace Qt::StringLiterals;
using base::Transform;

namespace {

constexpr double dataUnit = 0.001; ///< in ems: the unit of outline data

Transform transformFrom(const QJsonArray &m)
{
    return {{m[0].toDouble(), m[1].toDouble(), 0},
            {m[2].toDouble(), m[3].toDouble(), 0},
            {0, 0, 1},
            {m[4].toDouble(), m[5].toDouble(), 0}};
}

/// The clip of a symbol's stretched middle, enlarged by the gap that its ends may leave.
shape::Path window(const QJsonArray &box)
{
    constexpr double overlap = 0.02;
    QPainterPath path;
    path.addRect(QRectF(box[0].toDouble(), box[1].toDouble(), box[2].toDouble(), box[3].toDouble())
                     .adjusted(-overlap, -overlap, overlap, overlap));
    return shape::fromPainterPath(path);
}

shape::SourceRange sourceFrom(const QJsonObject &piece)
{
    const QJsonArray range = piece["source"_L1].toArray();
    return range.size() == 2 ? shape::SourceRange{range[0].toInt(), range[1].toInt()} : shape::SourceRange{};
}

constexpr qsizetype longestColorName = 64;

/// A TeX, CSS or palette colour, or a role of looks.
std::optional<base::Color> colorFrom(const QString &name)
{
    if (name.isEmpty())
        return std::nullopt;
    const auto ours = base::parseColor(name, base::ColorNames());
    if (ours && name == name.toUpper()) // as the palette writes its names, which CSS knows otherwise
        return *ours;
    if (const QColor color(name); color.isValid())
        return base::Color{color.redF(), color.greenF(), color.blueF(), color.alphaF()};
    return ours ? std::optional(*ours) : std::nullopt;
}

/// Strokes in the unit of the data, since Qt makes few corners of a curve that is an em wide.
QPainterPath drawnWithPen(const QPainterPath &path, double width, const QJsonArray &dash)
{
    QPainterPathStroker stroker;
    stroker.setWidth(width / dataUnit);
    stroker.setCapStyle(Qt::FlatCap);
    stroker.setJoinStyle(Qt::MiterJoin);
    QList<qreal> pattern;
    for (const QJsonValue &length : dash)
        pattern.append(length.toDouble() * dataUnit / width);
    if (pattern.size() == 1)
        pattern.append(pattern.front());
    if (!pattern.isEmpty() && pattern.size() % 2 == 0)
        stroker.setDashPattern(pattern);
    const QPainterPath large = QTransform::fromScale(1 / dataUnit, 1 / dataUnit).map(path);
    QPainterPath outline = stroker.createStroke(large).simplified();
    outline.setFillRule(Qt::WindingFill);
    return QTransform::fromScale(dataUnit, dataUnit).map(outline);
}

class Decoder
{
public:
    Decoder(const QJsonObject &layout, const QString &latex, const QString &language)
        : m_latex(latex), m_language(language)
    {
        for (const QJsonValue &data : layout["outlines"_L1].toArray()) {
            QPainterPath path = shape::pathFromData(data.toString(), dataUnit);
            path.setFillRule(Qt::WindingFill);
            m_outlines.push_back(path);
            // The data omit the closing segment of all but a character's last contour.
            m_shared.push_back(shared(shape::allClosed(shape::fromPainterPath(path))));
        }
        m_layout.box.width = layout["width"_L1].toDouble();
        const QJsonArray pieces = layout["pieces"_L1].toArray();
        for (qsizetype i = 0; i < pieces.size();) {
            const QJsonObject piece = pieces[i].toObject();
            const int symbol = piece["symbol"_L1].toInt();
            qsizetype end = i + 1;
            while (symbol != 0 && end < pieces.size() && pieces[end]["symbol"_L1].toInt() == symbol)
                ++end;
            if (symbol != 0)
                addSymbol(pieces, i, end);
            else if (piece.contains("text"_L1))
                addText(piece);
            else
                addOutline(piece);
            i = end;
        }
    }

    FormulaLayout layout() { return std::move(m_layout); }

private:
    Mark markOf(const QJsonObject &piece) const
    {
        Mark mark;
        mark.source = sourceFrom(piece);
        mark.colorName = piece["color"_L1].toString().left(longestColorName);
        mark.color = colorFrom(mark.colorName);
        mark.placement = transformFrom(piece["matrix"_L1].toArray());
        // Data are in thousandths and the matrix maps to ems, but the outlines here are in ems already.
        mark.placement = mark.placement * Transform::scaling(1 / dataUnit, 1 / dataUnit);
        return mark;
    }

    std::size_t indexOf(const QJsonObject &piece) const
    {
        return std::min(static_cast<std::size_t>(piece["outline"_L1].toInt()), m_outlines.size() - 1);
    }

    QPainterPath drawn(const QJsonObject &piece) const
    {
        const QPainterPath &path = m_outlines[indexOf(piece)];
        const double pen = piece["stroke"_L1].toDouble() * dataUnit;
        return pen > 0 ? drawnWithPen(path, pen, piece["dash"_L1].toArray()) : path;
    }

    void addOutline(const QJsonObject &piece)
    {
        if (m_outlines.empty())
            return;
        Mark mark = markOf(piece);
        mark.outline = piece.contains("stroke"_L1) ? shared(shape::fromPainterPath(drawn(piece)))
                                                   : m_shared[indexOf(piece)];
        if (!mark.outline.isEmpty())
            m_layout.box.marks.push_back(std::move(mark));
    }

    /// Merges the top, bottom and clipped, stretched middle of a tall bracket into one outline.
    void addSymbol(const QJsonArray &pieces, qsizetype from, qsizetype to)
    {
        if (m_outlines.empty())
            return;
        shape::Path whole;
        for (qsizetype i = from; i < to; ++i) {
            const QJsonObject piece = pieces[i].toObject();
            shape::Path path = shape::mapped(shape::fromPainterPath(drawn(piece)), markOf(piece).placement);
            if (const QJsonArray clip = piece["clip"_L1].toArray(); clip.size() == 4)
                path = shape::combined(path, window(clip), shape::Boolean::Intersection);
            whole = whole.isEmpty() ? path : shape::combined(whole, path, shape::Boolean::Union);
        }
        if (whole.isEmpty())
            return;
        Mark mark = markOf(pieces[from].toObject());
        const QPointF corner = whole.bounds().topLeft();
        mark.outline = shared(shape::mapped(whole, Transform::translation({-corner.x(), -corner.y(), 0})));
        mark.placement = Transform::translation({corner.x(), corner.y(), 0});
        m_layout.box.marks.push_back(std::move(mark));
    }

    void addText(const QJsonObject &piece)
    {
        m_layout.usesHostFonts = true;
        const QString text = piece["text"_L1].toString();
        const shape::SourceRange source = sourceFrom(piece);
        const QString colorName = piece["color"_L1].toString().left(longestColorName);
        const auto color = colorFrom(colorName);
        const Transform place = transformFrom(piece["matrix"_L1].toArray());
        const StyledText styled = hostText(text, piece["family"_L1].toString(), piece["italic"_L1].toBool(),
                                           piece["bold"_L1].toBool(), m_language);
        HBox box = lineOf(styled, 0, text.size());
        const bool isLiteral = QStringView(m_latex).mid(source.start, source.end - source.start) == text;
        for (Mark &mark : box.marks) {
            mark.placement = place * mark.placement;
            mark.color = color;
            mark.colorName = colorName;
            mark.source = isLiteral
                ? shape::SourceRange{source.start + mark.source.start, source.start + mark.source.end}
                : source;
            m_layout.box.marks.push_back(std::move(mark));
        }
        m_layout.box.warnings += box.warnings;
    }

    QString m_latex;
    QString m_language;
    std::vector<QPainterPath> m_outlines;
    std::vector<shape::Path> m_shared;
    FormulaLayout m_layout;
};

} // namespace

std::optional<shape::SourceRange> mistakeOf(const QByteArray &json, const QString &latex)
{
    const QJsonObject error = QJsonDocument::fromJson(json).object()["error"_L1].toObject();
    if (error.isEmpty())
        return std::nullopt;
    const QJsonArray range = error["range"_L1].toArray();
    return mistakenRange(latex, error["id"_L1].toString(), {range[0].toInt(), range[1].toInt()});
}

base::Result<FormulaLayout> decodedLayout(const QByteArray &json, const QString &latex, const QString &language)
{
    const QJsonObject layout = QJsonDocument::fromJson(json).object();
    if (const QJsonObject error = layout["error"_L1].toObject(); !error.isEmpty()) {
        const QJsonArray range = error["range"_L1].toArray();
        return tl::unexpected(formulaError(latex, error["id"_L1].toString(), error["message"_L1].toString(),
                                           {range[0].toInt(), range[1].toInt()}));
    }
    return Decoder(layout, latex, language).layout();
}

} // namespace lectograph::typeset
