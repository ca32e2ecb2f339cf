// SPDX-License-Identifier: GPL-3.0-or-later
#include "labels.h"

#include "blocks/label.h"
#include "blocks/rows.h"
#include "graph/row.h"
#include "shape/layout.h"
#include "typeset/formula.h"

#include <QLocale>

#include <algorithm>

namespace lectograph::networks {

using namespace Qt::StringLiterals;
using base::Vec3;
using graph::Context;
using graph::Inputs;
using shape::Shape;

namespace {

constexpr double lineGap = 0.12;

QString counted(double count)
{
    return QLocale::c().toString(count, 'f', 0).replace(u',', QString());
}

/// With commas between thousands, as all numbers of lectures.
QString grouped(double count)
{
    QString digits = counted(count);
    for (qsizetype at = digits.size() - 3; at > 0; at -= 3)
        digits.insert(at, u',');
    return digits;
}

/// What is drawn of it is drawn in the language of the lecture, as the rest of the picture.
QString restSentence(double rest, const QString &language)
{
    if (language.startsWith("ko"_L1))
        return u"그리지 않은 연결 %1개"_s.arg(grouped(rest));
    if (language.startsWith("zh"_L1))
        return u"另有 %1 条连接未画出"_s.arg(grouped(rest));
    return rest == 1 ? u"1 more link"_s : u"%1 more links"_s.arg(grouped(rest));
}

/// The texts on one base line, each in the middle of its place, with the highest top of their line at `top`.
std::vector<Shape> onLine(std::vector<Shape> texts, const std::vector<double> &xs, double edge, bool isBelow)
{
    texts = shape::onBaseline(std::move(texts));
    double reach = 0;
    for (const Shape &text : texts) {
        const base::Box box = shape::lineBox(text);
        if (!box.isEmpty())
            reach = std::max(reach, isBelow ? box.max.y : -box.min.y);
    }
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const double x = xs[i] - texts[i].bounds().centre().x;
        texts[i] = shape::shifted(texts[i], {x, isBelow ? edge - reach : edge + reach, 0});
    }
    return texts;
}

/// Without those that have no text; the group's parts keep their names.
Shape groupOf(const std::vector<Shape> &texts, const QString &name)
{
    std::vector<Shape> seen;
    std::ranges::copy_if(texts, std::back_inserter(seen), [](const Shape &text) { return text.leafCount() > 0; });
    return shape::group(std::move(seen), name);
}

double bottomOf(const std::vector<Shape> &texts, double otherwise)
{
    double bottom = otherwise;
    for (const Shape &text : texts) {
        if (const base::Box box = shape::lineBox(text); !box.isEmpty())
            bottom = std::min(bottom, box.min.y);
    }
    return bottom;
}

} // namespace

Shape textOf(const QString &text, const QString &name, const QString &key, const Inputs &in, const Context &context)
{
    if (text.trimmed().isEmpty())
        return shape::group({}, name);
    const typeset::TextStyle style = blocks::textStyle(in.number("size"), in.color("colour"), context);
    const auto set = typeset::mixed(text, style);
    if (!set)
        context.fail(base::within(key, set.error()).value());
    const typeset::Typeset drawn = set ? *set : typeset::text(text, style);
    for (const QString &warning : drawn.warnings)
        context.warn(warning);
    return drawn.shape.edited([&](shape::Part &part) { part.name = name; });
}

double Labels::widthBelow(std::size_t column) const
{
    return std::max(names[column].bounds().width(), counts[column].bounds().width());
}

graph::PropertyTable labelProperties()
{
    return {
        row::boolean("showCounts", true, "The number of nodes below each column").titled("Show numbers of nodes"),
        row::boolean("showRest", true, "How many links are not drawn, where there are too many")
            .titled("Show number of other links"),
        blocks::typeSizeRow(28),
        row::color("colour", "WHITE", "Colour of the texts").titled("Colour of texts"),
    };
}

Labels labelsOf(const Inputs &in, const Context &context, const std::vector<Column> &columns,
                const QStringList &activations)
{
    Labels labels;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const Column &column = columns[i];
        labels.names.push_back(textOf(column.label, column.name, u"names"_s, in, context));
        const QString count = in.boolean("showCounts") ? grouped(static_cast<double>(column.count)) : QString();
        labels.counts.push_back(textOf(count, column.name, {}, in, context));
        if (i + 1 < columns.size()) {
            const QString name = static_cast<qsizetype>(i) < activations.size() ? activations[static_cast<qsizetype>(i)]
                                                                                : QString();
            labels.activations.push_back(textOf(name, columns[i + 1].name, u"activations"_s, in, context));
        }
    }
    return labels;
}

std::vector<Shape> placed(const Labels &labels, const Places &places, const std::vector<Column> &columns, double rest,
                          const Inputs &in, const Context &context)
{
    const std::vector<Shape> names = onLine(labels.names, places.x, places.bottom - 2 * lineGap, true);
    const double belowNames = bottomOf(names, places.bottom - lineGap);
    const std::vector<Shape> counts = onLine(labels.counts, places.x, belowNames - lineGap, true);
    std::vector<double> gaps;
    for (std::size_t i = 0; i + 1 < columns.size(); ++i)
        gaps.push_back((places.x[i] + places.halfWidth[i] + places.x[i + 1] - places.halfWidth[i + 1]) / 2);
    const std::vector<Shape> activations = onLine(labels.activations, gaps, places.top + 2 * lineGap, false);
    std::vector<Shape> parts{groupOf(names, u"names"_s), groupOf(counts, u"counts"_s),
                             groupOf(activations, u"activations"_s)};
    if (rest > 0 && in.boolean("showRest")) {
        const Shape line = textOf(restSentence(rest, context.setting.language()), u"rest"_s, {}, in, context);
        parts.push_back(onLine({line}, {0}, bottomOf(counts, belowNames) - 2 * lineGap, true).front());
    }
    return parts;
}

} // namespace lectograph::networks
