// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/formula.h"

#include "base/log.h"
#include "typeset/formula_layout.h"
#include "typeset/styled_text.h"

#include <QHash>
#include <QMutex>

#include <algorithm>
#include <cmath>

namespace lectograph::typeset {

using namespace Qt::StringLiterals;
using base::Transform;

namespace {

/// The characters of numbers, typeset once per font.
struct Digits
{
    QHash<QChar, HBox> boxes;
    double height = 0.7; ///< of a 0
};

constexpr QStringView characters = u"0123456789+−.,∞?";

HBox formulaBox(const QString &latex)
{
    const auto layout = formulaLayout(latex, false, {});
    return layout ? (*layout)->box : HBox{};
}

HBox textBox(const QString &text, const QString &family)
{
    TextStyle style;
    style.family = family;
    return lineOf(styledText(text, style), 0, text.size());
}

/// Typesets all characters in one formula. Braces prevent operator spacing around signs and commas.
QHash<QChar, HBox> formulaCharacters()
{
    const HBox line = formulaBox(u"{0}{1}{2}{3}{4}{5}{6}{7}{8}{9}{+}{-}{.}{,}{\\infty}{?}"_s);
    QHash<QChar, HBox> boxes;
    if (line.marks.size() != static_cast<std::size_t>(characters.size()))
        return boxes;
    for (std::size_t i = 0; i < line.marks.size(); ++i) {
        HBox box;
        const double x = line.marks[i].placement.origin.x;
        box.width = (i + 1 < line.marks.size() ? line.marks[i + 1].placement.origin.x : line.width) - x;
        box.marks.push_back(line.marks[i]);
        box.marks.back().placement.origin.x = 0;
        boxes.insert(characters[static_cast<qsizetype>(i)], box);
    }
    return boxes;
}

QHash<QChar, HBox> textCharacters(const QString &font)
{
    QHash<QChar, HBox> boxes;
    for (const QChar character : characters)
        boxes.insert(character, textBox(character, font));
    return boxes;
}

std::shared_ptr<const Digits> madeDigits(const QString &font)
{
    auto digits = std::make_shared<Digits>();
    digits->boxes = font.isEmpty() ? formulaCharacters() : textCharacters(font);
    if (digits->boxes.isEmpty()) {
        qCWarning(base::typesetLog) << "Without the formula engine, numbers are set in a text font.";
        digits->boxes = textCharacters(u"CMU Serif"_s);
    }
    if (const base::Box ink = inkOf(digits->boxes[u'0']); !ink.isEmpty())
        digits->height = ink.max.y + ink.min.y; // a round digit overshoots its height and the baseline equally
    return digits;
}

template <class Made, class Make>
Made kept(QHash<QString, Made> &known, QMutex &mutex, const QString &key, const Make &make)
{
    {
        const QMutexLocker lock(&mutex);
        if (const auto found = known.constFind(key); found != known.constEnd())
            return *found;
    }
    Made made = make();
    const QMutexLocker lock(&mutex);
    return *known.insert(key, std::move(made));
}

std::shared_ptr<const Digits> digitsOf(const QString &font)
{
    static QMutex mutex;
    static QHash<QString, std::shared_ptr<const Digits>> known;
    return kept(known, mutex, font, [&] { return madeDigits(font); });
}

QString escaped(const QString &text)
{
    QString latex;
    for (const QChar c : text) {
        if (QStringView(u"%$#&_{}").contains(c))
            latex += u'\\';
        latex += c;
    }
    return latex;
}

/// A unit with a LaTeX command is a formula, otherwise text.
std::shared_ptr<const HBox> unitOf(const QString &unit, const QString &font)
{
    static QMutex mutex;
    static QHash<QString, std::shared_ptr<const HBox>> known;
    return kept(known, mutex, font + u'\n' + unit, [&] {
        if (!font.isEmpty())
            return std::make_shared<const HBox>(textBox(unit, font));
        return std::make_shared<const HBox>(
            formulaBox(unit.contains(u'\\') ? unit : u"\\text{"_s + escaped(unit) + u'}'));
    });
}

QString written(const shape::Numeral &numeral)
{
    if (std::isnan(numeral.value))
        return u"?"_s;
    if (std::isinf(numeral.value))
        return numeral.value < 0 ? u"−∞"_s : numeral.plusSign ? u"+∞"_s : u"∞"_s;
    QString digits = QString::number(std::abs(numeral.value), 'f', std::clamp(numeral.decimals, 0, 17));
    const bool isZero = std::none_of(digits.begin(), digits.end(), [](QChar c) { return c >= u'1' && c <= u'9'; });
    if (numeral.thousands) {
        const qsizetype point = digits.indexOf(u'.');
        for (qsizetype at = (point < 0 ? digits.size() : point) - 3; at > 0; at -= 3)
            digits.insert(at, u',');
    }
    if (numeral.value < 0 && !isZero)
        return u'−' + digits;
    return numeral.plusSign && !isZero ? u'+' + digits : digits;
}

} // namespace

shape::Shape number(const shape::Numeral &numeral, const shape::Style &style)
{
    const std::shared_ptr<const Digits> digits = digitsOf(numeral.font);
    const QString text = written(numeral);
    HBox box;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const auto glyph = digits->boxes.constFind(text[i]);
        if (glyph == digits->boxes.constEnd())
            continue;
        const std::size_t first = box.marks.size();
        append(box, *glyph, box.width);
        for (std::size_t k = first; k < box.marks.size(); ++k)
            box.marks[k].source = {static_cast<int>(i), static_cast<int>(i + 1)};
        box.width += glyph->width;
    }
    if (!numeral.unit.isEmpty()) {
        const std::shared_ptr<const HBox> unit = unitOf(numeral.unit, numeral.font);
        const std::size_t first = box.marks.size();
        append(box, *unit, box.width);
        for (std::size_t k = first; k < box.marks.size(); ++k)
            box.marks[k].source = {static_cast<int>(text.size()), static_cast<int>(text.size() + numeral.unit.size())};
        box.width += unit->width;
    }

    const double em = numeral.font.isEmpty() ? emForFormulaSize(numeral.size)
                                             : emForSize(numeral.size, base::Dialect::Gl);
    const double left = -box.width * (numeral.anchor + 1) / 2;
    const Transform place = Transform::scaling(em, em, em) * Transform::translation({left, -digits->height / 2, 0});
    shape::Part root;
    root.numeral = numeral;
    root.sourceText = text + numeral.unit;
    const double height = digits->height * em;
    root.textLines =
        std::make_shared<const shape::TextLines>(shape::TextLines{-height / 2, -height / 2, height, 0, height / 2});
    root.children.reserve(box.marks.size());
    shape::Style drawn = style;
    if (numeral.colors) {
        const base::Color color = numeral.colors->at(numeral.value);
        drawn.fill = color.withAlpha(static_cast<double>(style.fill.a));
        drawn.stroke = color.withAlpha(static_cast<double>(style.stroke.a));
    }
    for (const Mark &mark : box.marks) {
        shape::Part leaf;
        leaf.name = QString::number(root.children.size());
        leaf.source = mark.source;
        leaf.placement = place * mark.placement;
        leaf.path = mark.outline;
        leaf.image = mark.image;
        leaf.style = drawn;
        root.children.push_back(std::move(leaf));
    }
    return root;
}

} // namespace lectograph::typeset
