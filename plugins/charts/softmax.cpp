// SPDX-License-Identifier: GPL-3.0-or-later
#include "tensor/softmax.h"
#include "base/sentence.h"
#include "blocks/block.h"
#include "blocks/label.h"
#include "blocks/marks.h"
#include "blocks/rows.h"
#include "blocks/table.h"
#include "shape/layout.h"
#include "share_bars.h"
#include "types.h"
#include "typeset/formula.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace lectograph::charts {

using namespace Qt::StringLiterals;
using base::Color;
using base::Result;
using base::Sentence;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using graph::Outputs;
using graph::ValueType;
using shape::Shape;

namespace {

constexpr double percentGap = 0.15; ///< between a bar and its number
constexpr double infinity = std::numeric_limits<double>::infinity();

double temperatureOf(const Inputs &in)
{
    return in.boolean("infinite") ? infinity : in.number("temperature");
}

/// e^(x/T), and its limits for T = 0 and T = ∞.
double exponential(double logit, double temperature)
{
    if (logit == -infinity)
        return 0;
    if (temperature <= 0)
        return logit > 0 ? infinity : logit < 0 ? 0 : 1;
    return std::exp(logit / temperature);
}

Result<void> checkLogits(const std::vector<double> &logits)
{
    if (const auto few = blocks::checkCount(std::ssize(logits)); !few)
        return few;
    const auto isGood = [](double logit) { return logit < infinity; }; // nor NaN
    if (std::ranges::all_of(logits, isGood))
        return {};
    return base::failure(Sentence::tr("A logit is +∞ or not a number."),
                         Sentence::tr("Link numbers that softmax can take: finite ones and −∞."), u"logits"_s);
}

Shape numberCell(double value, int decimals, bool hasSign, const QString &unit, const Inputs &in)
{
    shape::Numeral numeral;
    numeral.value = value;
    numeral.decimals = decimals;
    numeral.plusSign = hasSign;
    numeral.size = in.number("size");
    numeral.unit = unit;
    numeral.anchor = 1;
    shape::Style style;
    style.fill = in.color("colour");
    return typeset::number(numeral, style);
}

/// With the digits that can be read: 0.14, 20.09, 1097, 2.7·10¹¹, 4.5·10⁻⁵.
Shape exponentialCell(double value, const Inputs &in)
{
    constexpr double leastPlain = 0.005;
    constexpr double mostPlain = 1e5;
    if (value == 0 || !std::isfinite(value))
        return numberCell(value, 0, false, {}, in);
    if (value < leastPlain || value >= mostPlain) {
        const int power = static_cast<int>(std::floor(std::log10(value)));
        const double factor = value / std::pow(10.0, power);
        return numberCell(std::isfinite(factor) ? factor : 1, 1, false, u"{}\\cdot 10^{%1}"_s.arg(power), in);
    }
    return numberCell(value, value < 1000 ? 2 : 0, false, {}, in);
}

Result<Shape> heading(const QString &latex, const QString &name, const Inputs &in, const Context &context)
{
    typeset::FormulaStyle style;
    style.em = typeset::emForFormulaSize(in.number("size"));
    style.color = in.color("colour");
    style.display = false;
    style.language = context.setting.language();
    return typeset::formula(latex, style).map([&](const typeset::Typeset &set) {
        return set.shape.edited([&](shape::Part &part) { part.name = name; });
    });
}

/// A column of cells whose right edges line up at x = 0, centred on their rows.
Shape column(std::vector<Shape> cells, const QStringList &names, const QString &name, double pitch)
{
    const double top = (static_cast<double>(cells.size()) - 1) / 2 * pitch;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        cells[i] =
            shape::shifted(cells[i], {0, top - static_cast<double>(i) * pitch, 0}).edited([&](shape::Part &part) {
                part.name = names[static_cast<qsizetype>(i)];
            });
    }
    return shape::group(std::move(cells), name);
}

/// The columns of the panel, from left to right.
struct Columns
{
    Shape words;
    Shape logits;
    Shape exponentials;
    Shape shares;
    double sum = 1;
};

Columns columnsOf(const std::vector<double> &logits, const std::vector<double> &shares, const Inputs &in,
                  const Context &context)
{
    QStringList words = in.texts("words").mid(0, std::ssize(logits));
    while (words.size() < std::ssize(logits))
        words.append(QString());
    const QStringList names = blocks::partNames(words);
    const double pitch = in.number("barWidth") + in.number("spacing");
    const double temperature = temperatureOf(in);
    const std::vector<Color> &colors = in.colors("colours");
    std::vector<Shape> labels, numbers, exponentials, bars;
    for (std::size_t i = 0; i < logits.size(); ++i) {
        const Color color = colors.empty() ? context.setting.color(u"BLUE") : colors[i % colors.size()];
        const Shape word = wordLabel(words[static_cast<qsizetype>(i)], in.number("size"), in.color("colour"), context);
        labels.push_back(shape::shifted(word, {-word.bounds().max.x, 0, 0}));
        numbers.push_back(numberCell(logits[i], in.integer("decimals"), true, {}, in));
        exponentials.push_back(exponentialCell(exponential(logits[i], temperature), in));
        const double length = shares[i] * in.number("length");
        const Shape percent = percentLabel(shares[i], 1, in.number("size"), -1, in.color("colour"));
        bars.push_back(shape::group({bar({}, length, shareBarStyle(in, color, false), context),
                                     shape::shifted(percent, {length + percentGap, 0, 0}).edited([](shape::Part &part) {
                                         part.name = u"number"_s;
                                     })}));
    }
    return {column(labels, names, u"words"_s, pitch), column(numbers, names, u"logits"_s, pitch),
            column(exponentials, names, u"exponentials"_s, pitch), column(bars, names, u"shares"_s, pitch),
            std::accumulate(shares.begin(), shares.end(), 0.0)};
}

/// “T = 0.70”, whose place does not depend on the number.
Result<Shape> temperatureLabel(const Inputs &in, const Context &context)
{
    const auto name = heading(u"T ="_s, u"name"_s, in, context);
    if (!name)
        return tl::unexpected(name.error());
    shape::Numeral numeral;
    numeral.value = temperatureOf(in);
    numeral.decimals = 2;
    numeral.size = in.number("size");
    numeral.anchor = -1;
    shape::Style style;
    style.fill = in.color("colour");
    const Shape number = shape::shifted(typeset::number(numeral, style), {name->bounds().max.x + 0.12, 0, 0});
    return shape::group({*name, number.edited([](shape::Part &part) { part.name = u"number"_s; })}, u"temperature"_s);
}

Result<Shape> panel(const Columns &columns, const Inputs &in, const Context &context)
{
    const double em = typeset::emForFormulaSize(in.number("size"));
    const double rows = static_cast<double>(columns.logits->children.size());
    const double top = rows / 2 * (in.number("barWidth") + in.number("spacing")) + 1.2 * em;
    const double gap = in.number("columnGap");
    // Of a width that does not depend on the temperature: numbers such as 1.2·10⁻¹⁰ have room.
    const double exponentialWidth = 4.6 * em;
    const double logitsRight = std::max(columns.logits.bounds().width(), em) + gap;
    const double exponentialsRight = logitsRight + exponentialWidth + gap;
    const double barsLeft = exponentialsRight + gap;
    std::vector<Shape> parts{columns.words, shape::shifted(columns.logits, {logitsRight, 0, 0}),
                             shape::shifted(columns.exponentials, {exponentialsRight, 0, 0}),
                             shape::shifted(columns.shares, {barsLeft, 0, 0})};
    if (in.boolean("showSum")) {
        const auto sign = heading(u"\\sum ="_s, u"sign"_s, in, context);
        if (!sign)
            return tl::unexpected(sign.error());
        shape::Numeral numeral;
        numeral.value = columns.sum;
        numeral.decimals = 3;
        numeral.size = in.number("size");
        numeral.anchor = -1;
        shape::Style style;
        style.fill = in.color("colour");
        const Shape number = shape::shifted(typeset::number(numeral, style), {sign->bounds().max.x + 0.12, 0, 0})
                                 .edited([](shape::Part &part) { part.name = u"number"_s; });
        const Shape label = shape::group({*sign, number}, u"sum"_s);
        parts.push_back(shape::shifted(label, {barsLeft - label.bounds().min.x, -top, 0}));
    }
    const bool hasHeadings = in.boolean("showHeadings");
    const double temperatureLeft = std::min(columns.words.bounds().min.x, -2.6 * em);
    const double left = hasHeadings ? temperatureLeft : std::min(columns.words.bounds().min.x, 0.0);
    // The middle is that of the room for all bars of any length, so that nothing moves when they grow.
    const double longest = percentLabel(1, 1, in.number("size"), -1, in.color("colour")).bounds().width();
    const double right = barsLeft + in.number("length") + percentGap + longest;
    const auto centred = [&] { return shape::shifted(shape::group(std::move(parts)), {-(left + right) / 2, 0, 0}); };
    if (!hasHeadings)
        return centred();
    struct Place
    {
        QString latex;
        QString name;
        double x;
        double anchor;
    };
    const Place places[] = {{u"x"_s, u"logit"_s, logitsRight, 1},
                            {u"e^{x/T}"_s, u"exponential"_s, exponentialsRight, 1},
                            {u"\\frac{e^{x/T}}{\\sum e^{x/T}}"_s, u"share"_s, barsLeft, -1}};
    for (const Place &place : places) {
        const auto formula = heading(place.latex, place.name, in, context);
        if (!formula)
            return tl::unexpected(formula.error());
        const double edge = formula->bounds().at({place.anchor, 0, 0}).x - formula->bounds().centre().x;
        parts.push_back(shape::centredAt(*formula, {place.x - edge, top, 0}));
    }
    const auto temperature = temperatureLabel(in, context);
    if (!temperature)
        return tl::unexpected(temperature.error());
    parts.push_back(shape::shifted(*temperature, {temperatureLeft - temperature->bounds().min.x, top, 0}));
    return centred();
}

} // namespace

NodeType softmaxPanel()
{
    return {
        .id = u"charts.softmax"_s,
        .title = u"Logits to probabilities"_s,
        .category = u"Charts"_s,
        .help = u"Softmax step by step: logits, their exponentials, and the shares with bars. Move the temperature to "
                u"see what it does. The parts are “words”, “logits”, “exponentials” and “shares”, each with one part "
                u"for each word, and the headings “logit”, “exponential”, “share” and “temperature”, and "
                u"“sum”."_s,
        .properties = graph::joined(
            row::texts("words", {"forest", "meadow", "castle"}, "One for each logit"),
            row::tensor("logits", {2, 1, -1}, "The numbers; of several rows, the last counts. −∞ has no share"),
            blocks::temperatureRow(), blocks::infiniteTemperatureRow(),
            row::boolean("showHeadings", true, "The formulas above the columns, and the temperature"),
            row::boolean("showSum", false, "The sum of the shares, below them"), blocks::decimalsRow(1),
            row::number("length", 3, "Of the bar for 100 %").titled("Bar length").atLeast(0.01).in("units"),
            row::number("columnGap", 0.5, "Room between columns").atLeast(0).in("units"),
            row::colors("colours", {"BLUE"}, "One for each bar, over again if there are fewer"),
            blocks::typeSizeRow(32), row::color("colour", "WHITE", "Colour of the texts").titled("Colour of texts"),
            shareBarProperties()),
        .outputs = {{.key = "shape", .type = ValueType::Shape, .help = "What is drawn"},
                    {.key = "shares", .type = ValueType::Numbers, .help = "The probabilities"}},
        .placed = true,
        .evaluate = [](const Inputs &in, const Context &context) -> Result<Outputs> {
            const std::vector<double> logits = lastRowOf(in.tensor("logits"));
            if (const auto good = checkLogits(logits); !good)
                return tl::unexpected(good.error());
            std::vector<double> shares = logits;
            tensor::softmaxOf(std::span(shares), temperatureOf(in));
            return panel(columnsOf(logits, shares, in, context), in, context).map([&](const Shape &shape) {
                return Outputs{shape, shares};
            });
        },
    };
}

} // namespace lectograph::charts
