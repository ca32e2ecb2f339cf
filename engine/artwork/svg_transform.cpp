// SPDX-License-Identifier: GPL-3.0-or-later
#include "artwork/svg_transform.h"

#include "artwork/css_tokens.h"
#include "artwork/svg_values.h"
#include "base/angle.h"
#include "shape/path_data.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace lectograph::artwork {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t mostTransformTokens = 1000;
constexpr std::size_t mostArguments = 16;

/// The arguments of one transform: numbers with units.
class Arguments
{
public:
    explicit Arguments(std::vector<QString> texts) : m_texts(std::move(texts)) {}

    std::size_t count() const { return m_texts.size(); }
    double length(std::size_t i, double whole, double otherwise = 0) const
    {
        return i < count() ? svgLength(m_texts[i], whole, otherwise) : otherwise;
    }
    double number(std::size_t i, double otherwise = 0) const { return length(i, 1, otherwise); }
    double degrees(std::size_t i, double otherwise = 0) const
    {
        return i < count() ? svgDegrees(m_texts[i]).value_or(otherwise) : otherwise;
    }

private:
    std::vector<QString> m_texts;
};

QTransform skewed(double xDegrees, double yDegrees)
{
    return QTransform(1, std::tan(yDegrees * base::degree), std::tan(xDegrees * base::degree), 1, 0, 0);
}

QTransform turnedAbout(double degrees, const QPointF &centre)
{
    return QTransform::fromTranslate(-centre.x(), -centre.y()) * QTransform().rotate(degrees)
        * QTransform::fromTranslate(centre.x(), centre.y());
}

/// The part of a matrix in space that a flat drawing shows from the front.
QTransform flattened(const Arguments &a)
{
    return QTransform(a.number(0), a.number(1), a.number(4), a.number(5), a.number(12), a.number(13));
}

/// One function of a transform list; applied before those to its left.
std::optional<QTransform> one(const QString &name, const Arguments &a, const QSizeF &box)
{
    if (a.count() == 0)
        return std::nullopt;
    if (name == u"matrix" && a.count() == 6)
        return QTransform(a.number(0), a.number(1), a.number(2), a.number(3), a.length(4, 0), a.length(5, 0));
    if (name == u"matrix3d" && a.count() == 16)
        return flattened(a);
    if (name == u"translate" || name == u"translate3d")
        return QTransform::fromTranslate(a.length(0, box.width()), a.length(1, box.height()));
    if (name == u"translatex")
        return QTransform::fromTranslate(a.length(0, box.width()), 0);
    if (name == u"translatey")
        return QTransform::fromTranslate(0, a.length(0, box.height()));
    if (name == u"scale" || name == u"scale3d")
        return QTransform::fromScale(a.number(0), a.number(1, a.number(0)));
    if (name == u"scalex")
        return QTransform::fromScale(a.number(0), 1);
    if (name == u"scaley")
        return QTransform::fromScale(1, a.number(0));
    if (name == u"rotate" || name == u"rotatez")
        return turnedAbout(a.degrees(0), {a.length(1, 0), a.length(2, 0)});
    if (name == u"skew")
        return skewed(a.degrees(0), a.degrees(1));
    if (name == u"skewx")
        return skewed(a.degrees(0), 0);
    if (name == u"skewy")
        return skewed(0, a.degrees(0));
    return std::nullopt;
}

/// “left”, “center”, “50%” or “10px” along one side of a box.
double placeOn(const QString &text, double from, double size)
{
    if (text == u"left" || text == u"top")
        return from;
    if (text == u"right" || text == u"bottom")
        return from + size;
    if (text == u"center")
        return from + size / 2;
    return from + svgLength(text, size, 0);
}

QStringList wordsOf(const QString &text)
{
    return text.simplified().split(u' ', Qt::SkipEmptyParts);
}

QPointF originOf(const SvgMotion &motion, const QRectF &box)
{
    QStringList words = wordsOf(motion.origin.toLower());
    if (words.isEmpty())
        return box.topLeft();
    if (words.size() == 1)
        words.append(u"center"_s);
    if (words[0] == u"top" || words[0] == u"bottom" || words[1] == u"left" || words[1] == u"right")
        words.swapItemsAt(0, 1);
    return {placeOn(words[0], box.left(), box.width()), placeOn(words[1], box.top(), box.height())};
}

/// Where the spare room goes, by “xMin”, “xMid” or “xMax”.
double shareOf(QStringView aspect, QStringView least, QStringView most)
{
    return aspect.contains(least) ? 0 : aspect.contains(most) ? 1 : 0.5;
}

} // namespace

QTransform svgTransform(QStringView text, const QSizeF &box)
{
    QTransform all;
    const std::vector<CssToken> tokens = cssTokensOf(text, mostTransformTokens);
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        if (tokens[i].kind == CssToken::Kind::Blank || tokens[i].isMark(u','))
            continue;
        QString name = tokens[i].text.toLower();
        const bool isSpaced = tokens[i].kind == CssToken::Kind::Name; // attributes allow “scale (2)”
        while (isSpaced && i + 1 < tokens.size() && tokens[i + 1].kind == CssToken::Kind::Blank)
            ++i;
        if (isSpaced)
            ++i;
        if (isSpaced && (i >= tokens.size() || !tokens[i].isMark(u'(')))
            break;
        if (!isSpaced && tokens[i].kind != CssToken::Kind::Function)
            break;
        std::vector<QString> arguments;
        for (++i; i < tokens.size() && !tokens[i].isMark(u')') && arguments.size() <= mostArguments; ++i) {
            if (tokens[i].kind == CssToken::Kind::Number)
                arguments.push_back(tokens[i].text);
            else if (tokens[i].kind != CssToken::Kind::Blank && !tokens[i].isMark(u',') && !tokens[i].isMark(u'.'))
                return all;
        }
        const auto next = one(name, Arguments(std::move(arguments)), box);
        if (!next)
            break;
        all = *next * all;
    }
    return all;
}

QTransform svgTransform(const SvgMotion &motion, const QRectF &box)
{
    const QPointF origin = originOf(motion, box);
    const QStringList shift = wordsOf(motion.translate);
    const QStringList scale = wordsOf(motion.scale);
    QTransform place = svgTransform(motion.transform, box.size());
    if (!scale.isEmpty())
        place = place * QTransform::fromScale(svgLength(scale[0], 1, 1), svgLength(scale.value(1, scale[0]), 1, 1));
    if (const auto degrees = svgDegrees(motion.rotate))
        place = place * QTransform().rotate(*degrees);
    if (!shift.isEmpty())
        place = place
            * QTransform::fromTranslate(svgLength(shift[0], box.width(), 0),
                                        svgLength(shift.value(1), box.height(), 0));
    return QTransform::fromTranslate(-origin.x(), -origin.y()) * place
        * QTransform::fromTranslate(origin.x(), origin.y());
}

QTransform svgViewTransform(QStringView viewBox, const QSizeF &size, QStringView aspect)
{
    const std::vector<double> box = shape::numbersFromData(viewBox);
    if (box.size() != 4 || box[2] <= 0 || box[3] <= 0)
        return {};
    QSizeF factor(size.width() / box[2], size.height() / box[3]);
    if (!aspect.contains(u"none")) {
        const bool isFilled = aspect.contains(u"slice");
        const double both = isFilled ? std::max(factor.width(), factor.height())
                                     : std::min(factor.width(), factor.height());
        factor = {both, both};
    }
    const QPointF spare(size.width() - box[2] * factor.width(), size.height() - box[3] * factor.height());
    return QTransform::fromTranslate(-box[0], -box[1]) * QTransform::fromScale(factor.width(), factor.height())
        * QTransform::fromTranslate(spare.x() * shareOf(aspect, u"xMin", u"xMax"),
                                    spare.y() * shareOf(aspect, u"YMin", u"YMax"));
}

} // namespace lectograph::artwork
