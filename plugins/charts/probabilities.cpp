// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/sentence.h"
#include "blocks/block.h"
#include "blocks/label.h"
#include "blocks/marks.h"
#include "blocks/rows.h"
#include "blocks/table.h"
#include "shape/layout.h"
#include "share_bars.h"
#include "types.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace lectograph::charts {

using namespace Qt::StringLiterals;
using base::Color;
using base::Result;
using base::Sentence;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using shape::Shape;

namespace {

/// One bar: a word with its share, in which place counted from the first, and how much it is there.
struct Row
{
    QString name;
    QString word;
    double share = 0;
    double place = 0;
    double presence = 1;
    Color color;
    bool isRest = false;
};

/// The bars of one distribution, and what a word that is not among them has.
struct Distribution
{
    QStringList words;
    std::vector<double> shares;
    std::vector<Row> rows;

    double shareOf(const Row &row) const
    {
        const qsizetype found = row.isRest ? -1 : words.indexOf(row.word);
        return found < 0 || found >= std::ssize(shares) ? 0 : shares[static_cast<std::size_t>(found)];
    }
};

Result<void> checkShares(const std::vector<double> &shares)
{
    const auto isShare = [](double share) { return std::isfinite(share) && share >= 0; };
    if (std::ranges::all_of(shares, isShare))
        return {};
    return base::failure(Sentence::tr("A probability is negative or not finite."),
                         Sentence::tr("Link numbers from 0 to 1, such as the shares after softmax."), u"values"_s);
}

/// The numbers of the words that are shown, in order.
std::vector<std::size_t> chosen(const std::vector<double> &shares, const Inputs &in)
{
    std::vector<std::size_t> order(shares.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto most = std::min(order.size(), static_cast<std::size_t>(in.integer("most")));
    if (in.text("order") == "largest first"_L1) {
        const auto isBefore = [&](std::size_t a, std::size_t b) {
            return shares[a] != shares[b] ? shares[a] > shares[b] : a < b;
        };
        std::ranges::partial_sort(order, order.begin() + static_cast<std::ptrdiff_t>(most), isBefore);
    }
    order.resize(most);
    return order;
}

Result<Distribution> distribution(const QStringList &words, const tensor::Tensor &values, const Inputs &in,
                                  const Context &context)
{
    Distribution result{words, lastRowOf(values), {}};
    if (const auto good = checkShares(result.shares); !good)
        return tl::unexpected(good.error());
    constexpr double tolerance = 1e-6; // rounded shares
    if (std::ranges::any_of(result.shares, [](double share) { return share > 1 + tolerance; }))
        context.warn(Sentence::tr("A probability is more than 1: write 0.25 for 25 %."));
    const std::vector<Color> &colors = in.colors("colours");
    double left = std::max(1.0, std::reduce(result.shares.begin(), result.shares.end()));
    QStringList shown;
    for (const std::size_t index : chosen(result.shares, in)) {
        const Color color = colors.empty() ? context.setting.color(u"BLUE") : colors[index % colors.size()];
        const QString word = words.value(static_cast<qsizetype>(index));
        result.rows.push_back({{}, word, result.shares[index], static_cast<double>(shown.size()), 1, color});
        shown.append(word);
        left -= result.shares[index];
    }
    constexpr double leastRest = 1e-4; // as good as nothing: the shares were rounded
    if (in.boolean("showRest") && left > leastRest) {
        result.rows.push_back({{}, u"…"_s, left, static_cast<double>(shown.size()), 1, in.color("restColour"), true});
        shown.append(u"…"_s);
    }
    const QStringList names = blocks::partNames(shown);
    for (std::size_t i = 0; i < result.rows.size(); ++i)
        result.rows[i].name = names[static_cast<qsizetype>(i)];
    return result;
}

/// The bars on their way from one distribution to another. Words that leave are gone before others come to their places.
std::vector<Row> between(const Distribution &before, const Distribution &after, double share)
{
    const auto alike = [](const std::vector<Row> &rows, const Row &row) {
        return std::ranges::find_if(
            rows, [&](const Row &other) { return other.isRest == row.isRest && other.name == row.name; });
    };
    const auto mixed = [&](double a, double b) { return a + (b - a) * share; };
    std::vector<Row> rows;
    for (Row row : before.rows) {
        const auto found = alike(after.rows, row);
        const bool stays = found != after.rows.end();
        row.share = mixed(row.share, stays ? found->share : after.shareOf(row));
        row.place = stays ? mixed(row.place, found->place) : row.place;
        row.presence = stays ? 1 : std::max(0.0, 1 - 2 * share);
        row.color = stays ? base::mix(row.color, found->color, share) : row.color;
        rows.push_back(row);
    }
    for (Row row : after.rows) {
        if (alike(before.rows, row) != before.rows.end())
            continue;
        row.share = mixed(before.shareOf(row), row.share);
        row.presence = std::max(0.0, 2 * share - 1);
        rows.push_back(row);
    }
    return rows;
}

/// The number whose bar has the full length. The rest may be much more than any word.
double fullShare(const Distribution &distribution, const Inputs &in)
{
    if (in.text("measure") == "whole"_L1)
        return 1;
    double largest = 0;
    for (const Row &row : distribution.rows)
        largest = std::max(largest, row.isRest ? 0 : row.share);
    return largest > 0 ? largest : 1;
}

/// All words are as small as the widest must be.
double fitOf(const Distribution &distribution, const Inputs &in, const Context &context)
{
    std::vector<Shape> words;
    for (const Row &row : distribution.rows)
        words.push_back(wordLabel(row.word, in.number("size"), in.color("colour"), context));
    const double pitch = in.number("barWidth") + in.number("spacing");
    return shape::commonFit(words, in.text("direction") == "up"_L1 ? pitch * 0.88 : in.number("labelWidth"));
}

/// The bars, how many places they have, which number has a bar of the full length, and how much smaller the words are.
struct Rows
{
    std::vector<Row> rows;
    double places = 0;
    double full = 1;
    double fit = 1;
};

Result<Rows> rowsOf(const Inputs &in, const Context &context)
{
    const double later = in.number("later");
    const QStringList &laterWords = in.texts("laterWords").isEmpty() ? in.texts("words") : in.texts("laterWords");
    const auto alone = [&](const Distribution &only) {
        return Rows{only.rows, static_cast<double>(only.rows.size()), fullShare(only, in), fitOf(only, in, context)};
    };
    const auto before = distribution(in.texts("words"), in.tensor("values"), in, context);
    if (!before || later <= 0)
        return before.map(alone);
    const auto after = distribution(laterWords, in.tensor("laterValues"), in, context);
    if (!after || later >= 1)
        return after.map(alone);
    return Rows{between(*before, *after, later),
                std::lerp(static_cast<double>(before->rows.size()), static_cast<double>(after->rows.size()), later),
                std::lerp(fullShare(*before, in), fullShare(*after, in), later),
                std::lerp(fitOf(*before, in, context), fitOf(*after, in, context), later)};
}

Shape drawn(const Row &row, const Rows &all, const Inputs &in, const Context &context)
{
    const double middle = (all.places - 1) / 2;
    const bool isUpright = in.text("direction") == "up"_L1;
    const double pitch = in.number("barWidth") + in.number("spacing");
    const double at = (row.place - middle) * pitch;
    const bool hasBar = !row.isRest || in.text("measure") == "whole"_L1;
    const double length = hasBar ? row.share / all.full * in.number("length") : 0;
    const double gap = in.number("labelGap");
    std::vector<Shape> parts;
    if (hasBar) {
        const QPointF foot = isUpright ? QPointF(at, 0) : QPointF(0, -at);
        parts.push_back(bar(foot, length, shareBarStyle(in, row.color, isUpright), context));
    }
    Shape word = shape::transformed(wordLabel(row.word, in.number("size"), in.color("colour"), context),
                                    base::Transform::scaling(all.fit, all.fit, all.fit));
    const double em = blocks::textStyle(in.number("size"), in.color("colour"), context).em;
    if (!word.bounds().isEmpty()) // there may be more numbers than words
        word = isUpright ? shape::shifted(word, {at - word.bounds().centre().x, -gap - em / 2, 0})
                         : shape::shifted(word, {-gap - word.bounds().max.x, -at, 0});
    parts.push_back(word.edited([](shape::Part &part) { part.name = u"word"_s; }));
    if (in.boolean("showNumbers")) {
        const Shape number = percentLabel(row.share, in.integer("decimals"), in.number("size") * 0.85,
                                          isUpright ? 0 : -1, in.color("colour"));
        const base::Vec3 place = isUpright ? base::Vec3{at, length + gap + em / 3, 0}
                                           : base::Vec3{length + gap, -at, 0};
        parts.push_back(shape::shifted(number, place).edited([](shape::Part &part) { part.name = u"number"_s; }));
    }
    return shape::group(std::move(parts), row.name).edited([&](shape::Part &part) {
        part.opacity = row.presence;
        part.tags.append(row.isRest ? u"rest"_s : u"rank:%1"_s.arg(std::lround(row.place)));
    });
}

} // namespace

NodeType probabilities()
{
    return {
        .id = u"charts.probabilities"_s,
        .title = u"Probability bars"_s,
        .category = u"Charts"_s,
        .help = u"Words with bars and percentages, the likeliest first; what is left over is “…”. The parts are called "
                u"like the words, each with “bar”, “word” and “number”. “Change” moves the bars to the "
                u"probabilities afterwards: they grow, shrink and change places."_s,
        .properties = graph::joined(
            row::texts("words", {"forest", "meadow", "castle"},
                       "One for each probability, such as the next words of a language model"),
            row::tensor("values", {0.5, 0.3, 0.1}, "From 0 to 1; of several rows, the last counts")
                .titled("Probabilities"),
            row::integer("most", 8, "How many words are shown").titled("Bars at most").between(1, 1000),
            row::choice("order", "largest first", "largest first=Likeliest first|as given", "Which word comes first"),
            row::boolean("showRest", true,
                         "What is missing to 100 % as “…”; it has a bar where the full length is 100 %")
                .titled("Show the rest"),
            row::texts("laterWords", "The words when the change is complete; empty: the same")
                .titled("Words afterwards"),
            row::tensor("laterValues", "The probabilities when the change is complete")
                .titled("Probabilities afterwards"),
            row::number("later", 0, "From 0, the probabilities, to 1, the probabilities afterwards")
                .titled("Change")
                .between(0, 1),
            row::choice("direction", "right", "right|up", "Where the bars grow"),
            row::number("length", 3, "Of the longest bar").titled("Bar length").atLeast(0.01).in("units"),
            row::choice("measure", "longest", "longest=The largest one|whole=The full 100 %",
                        "Which probability has a bar of the full length")
                .titled("Full length"),
            row::colors("colours", {"BLUE"}, "One for each word in the order given, over again if there are fewer"),
            row::color("restColour", "GREY", "Colour of the bar of what is left over").titled("Colour of the rest"),
            blocks::typeSizeRow(30), row::color("colour", "WHITE", "Colour of the texts").titled("Colour of texts"),
            row::number("labelWidth", 2.5, "Wider words are made smaller; 0: never")
                .titled("Width of words")
                .atLeast(0)
                .in("units"),
            row::number("labelGap", 0.15, "From a bar to its label").in("units"),
            row::boolean("showNumbers", true, "The percentage at the end of each bar").titled("Show percentages"),
            blocks::decimalsRow(1), shareBarProperties()),
        .outputs = blocks::shapeOutput(),
        .placed = true,
        .evaluate = blocks::drawing([](const Inputs &in, const Context &context) -> Result<Shape> {
            const auto rows = rowsOf(in, context);
            if (!rows)
                return tl::unexpected(rows.error());
            std::vector<Shape> parts;
            for (const Row &row : rows->rows)
                parts.push_back(drawn(row, *rows, in, context));
            return shape::group(std::move(parts)).edited([](shape::Part &part) {
                part.optionalTags = {u"rest"_s}; // the words may be all there is
            });
        }),
    };
}

} // namespace lectograph::charts
