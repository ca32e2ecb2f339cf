// SPDX-License-Identifier: GPL-3.0-or-later
#include "lettering.h"

#include "base/sentence.h"
#include "blocks/label.h"
#include "shape/layout.h"
#include "tensor/written_number.h"
#include "typeset/formula.h"
#include "typeset/markup.h"

#include <QRegularExpression>

#include <iterator>

namespace lectograph::tables {

using namespace Qt::StringLiterals;
using base::Result;
using graph::Context;
using graph::Inputs;
using shape::Shape;
using typeset::Dollars;

namespace {

/// The number of the shape that stands in a cell, “\shape{2}”; none if it has words.
std::optional<int> shapeIn(const QString &text)
{
    static const QRegularExpression form(u"^\\\\shape\\{([0-9]{1,4})\\}$"_s);
    const QRegularExpressionMatch match = form.match(text);
    return match.hasMatch() ? std::optional(match.captured(1).toInt()) : std::nullopt;
}

/// A number with what may follow it: “355 M”, “3.3 · 10¹⁸”, “$2\\cdot 10^3$”.
const QRegularExpression &leadingNumber()
{
    static const QRegularExpression form(
        u"^\\$?[-+−–<>~≈±]?\\s?[0-9][0-9,.\\x{a0}\\x{202f}]*(?=\\s?(?:\\p{L}|[%°‰*†‡]){0,4}\\$?$|\\s?(?:[·×±^/(]|\\\\(?:cdot|times|pm)))"_s,
        QRegularExpression::UseUnicodePropertiesOption);
    return form;
}

struct MarkPlace
{
    qsizetype at = 0;
    bool isMark = false;
};

/// The last decimal mark of a number, or else its last digit.
std::optional<MarkPlace> placeIn(const QString &number, bool isPoint)
{
    if (const qsizetype mark = number.lastIndexOf(isPoint ? u'.' : u','); mark >= 0)
        return MarkPlace{mark, true};
    for (qsizetype at = number.size(); at-- > 0;) {
        if (number[at].isDigit())
            return MarkPlace{at, false};
    }
    return std::nullopt;
}

/// Where the decimals of a number begin; none if it is no number.
std::optional<MarkPlace> markIn(const QString &text)
{
    if (tensor::writtenNumber(text, tensor::DecimalMark::Point))
        return placeIn(text, true);
    if (tensor::writtenNumber(text, tensor::DecimalMark::Comma))
        return placeIn(text, false);
    const QRegularExpressionMatch match = leadingNumber().match(text);
    if (!match.hasMatch())
        return std::nullopt;
    const QString number = match.captured();
    return placeIn(number,
                   !tensor::writtenNumber(number, tensor::DecimalMark::Comma)
                       || tensor::writtenNumber(number, tensor::DecimalMark::Point));
}

/// The x at which the glyph of a character begins.
std::optional<double> startOf(const Shape &shape, qsizetype at)
{
    for (const Shape &child : shape->children) {
        if (child->source.isValid()) {
            if (child->source.start <= at && at < child->source.end)
                return shape->placement.map(child->placement.origin).x;
        } else if (const auto found = startOf(child, at)) {
            return shape->placement.map(base::Vec3{*found, 0, 0}).x;
        }
    }
    return std::nullopt;
}

} // namespace

bool readsAsNumber(const QString &text)
{
    return markIn(typeset::plainText(text, Dollars::Formulas)).has_value();
}

Lettering::Lettering(const Content &content, const CellLooks &looks, const Inputs &in, const Context &context)
    : m_content(content), m_looks(looks), m_in(in), m_context(context)
{
    const typeset::Typeset digits = typeset::text(u"00"_s, styleOf({}, Alignment::Left, 0));
    m_digit = startOf(digits.shape, 1).value_or(0) - startOf(digits.shape, 0).value_or(0);
}

typeset::TextStyle Lettering::styleOf(const CellLook &look, Alignment alignment, double width) const
{
    typeset::TextStyle style = blocks::textStyle(m_in.number("size"), look.color, m_context);
    if (const QString &family = m_in.text("family"); !family.isEmpty())
        style.family = family;
    style.weight = look.weight;
    style.wrapWidth = width;
    style.align = alignment == Alignment::Left ? typeset::Align::Left
        : alignment == Alignment::Right        ? typeset::Align::Right
                                               : typeset::Align::Centre;
    return style;
}

/// A formula that cannot be set is shown as it is written, and reported.
Shape Lettering::set(const QString &text, int row, int column, Alignment alignment, double width) const
{
    typeset::TextStyle style = styleOf(m_looks.of(row, column), alignment, width);
    const typeset::FormattedText formatted = typeset::fromMarkup(text, style.colors, Dollars::Formulas);
    std::ranges::copy(formatted.spans, std::back_inserter(style.spans));
    Result<typeset::Typeset> mixed = typeset::mixed(formatted.text, style, formatted.formulas);
    if (!mixed) {
        base::Error error = mixed.error();
        error.place = u"cells"_s;
        m_context.fail(
            base::Error(base::Sentence::tr("Row %1, column %2: %3").arg(row + 1).arg(column + 1).arg(error.what),
                        error.remedy, error.place));
        mixed = typeset::text(text, style);
    }
    for (const QString &warning : mixed->warnings)
        m_context.warn(warning);
    return mixed->shape;
}

CellContent Lettering::words(const QString &text, int row, int column, Alignment alignment, double width) const
{
    const Shape drawn = set(text, row, column, alignment, width);
    const QString &shown = drawn->sourceText;
    const Shape shape = shape::centredAt(drawn, drawn.bounds().centre());
    CellContent content{.shape = shape};
    const base::Box box = shape::lineBox(shape);
    if (box.isEmpty())
        return content;
    const auto lines = shape::textLinesOf(shape);
    const double middle = lines ? lines->centre() : box.centre().y;
    content.shape = shape::shifted(shape, {0, -middle, 0});
    content.left = box.min.x;
    content.right = box.max.x;
    content.above = box.max.y - middle;
    content.below = middle - box.min.y;
    if (alignment != Alignment::Decimal)
        return content;
    if (const auto place = markIn(shown)) {
        if (const auto start = startOf(shape, place->at))
            content.mark = *start + (place->isMark ? 0 : m_digit);
    }
    return content;
}

CellContent Lettering::picture(const QString &text, const CellLook &look) const
{
    const auto index = shapeIn(text);
    const std::vector<Shape> &shapes = m_in.shapes("shapes");
    if (!index || *index < 1 || static_cast<std::size_t>(*index) > shapes.size())
        return {};
    const double size = styleOf(look, Alignment::Centre, 0).em * m_in.number("shapeSize");
    const Shape &given = shapes[static_cast<std::size_t>(*index) - 1];
    const double height = given.bounds().height();
    const double width = given.bounds().width();
    if (!(height > 0) && !(width > 0))
        return {};
    constexpr double widest = 4; // times its height
    const double fit = std::min(height > 0 ? size / height : size / width, width > 0 ? widest * size / width : 1e9);
    const Shape shape = shape::movedTo(shape::scaled(given, fit), {});
    const base::Box box = shape.bounds();
    return {shape, box.min.x, box.max.x, box.max.y, -box.min.y, std::nullopt};
}

CellContent Lettering::cell(int row, int column, Alignment alignment, double width) const
{
    const QString &text = m_content.text(row, column);
    if (text.isEmpty())
        return {};
    if (shapeIn(text))
        return picture(text, m_looks.of(row, column));
    return words(text, row, column, alignment, width);
}

double Lettering::longestWord(int row, int column) const
{
    constexpr double narrow = 1e-3;
    const QString &text = m_content.text(row, column);
    if (text.isEmpty() || shapeIn(text))
        return cell(row, column, Alignment::Left).width();
    return set(text, row, column, Alignment::Left, narrow).bounds().width();
}

} // namespace lectograph::tables
