// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/published.h"

#include "base/easing.h"
#include "base/sentence.h"
#include "base/text.h"
#include "graph/limits.h"
#include "graph/placement.h"

#include <QJsonArray>

#include <algorithm>
#include <cmath>

namespace lectograph::graph {

using namespace Qt::StringLiterals;
using base::failure;
using base::Result;

namespace {

constexpr qsizetype longestKey = 64;
constexpr qsizetype mostPublishedChoices = 200;

/// The strings of the tables. A deque, because the tables point into it while it grows.
struct Strings
{
    std::deque<std::string> texts;
    std::deque<Words> words;

    std::string_view keep(const QString &text)
    {
        return text.isEmpty() ? std::string_view() : std::string_view(texts.emplace_back(text.toStdString()));
    }
};

/// Whether links and expressions can name it: letters, digits, "-" and "_", not beginning with a digit.
bool isWord(const QString &key)
{
    const auto belongs = [](QChar c) { return c.isLetterOrNumber() || c == u'-' || c == u'_'; };
    return !key.isEmpty() && !key.front().isDigit() && std::ranges::all_of(key, belongs);
}

template <class Row>
Result<void> checkKey(const std::vector<Row> &rows, std::size_t row)
{
    const QString &key = rows[row].key;
    if (!isWord(key) || key.size() > longestKey)
        return failure(base::Sentence::tr("“%1” cannot be the key of a published property.").arg(key.left(longestKey)),
                       base::Sentence::tr("Use a word of letters, digits, “-” and “_”."), u"key"_s);
    if (std::any_of(rows.begin(), rows.begin() + static_cast<std::ptrdiff_t>(row),
                    [&](const Row &other) { return other.key == key; }))
        return failure(base::Sentence::tr("“%1” is published twice.").arg(key),
                       base::Sentence::tr("Give one of them another key."), u"key"_s);
    if (isPlacement(key))
        return failure(base::Sentence::tr("Every block has a property “%1” for its place on the stage.").arg(key),
                       base::Sentence::tr("Give the published property another key."), u"key"_s);
    return {};
}

bool isNumeric(ValueType type)
{
    return type == ValueType::Number || type == ValueType::Integer || type == ValueType::Numbers;
}

Result<void> checkPublishedRange(const Definition::Property &property)
{
    const double min = property.min.value_or(-std::numeric_limits<double>::infinity());
    const double max = property.max.value_or(std::numeric_limits<double>::infinity());
    if (std::isnan(min) || std::isnan(max) || min > max)
        return failure(base::Sentence::tr("No number is between %1 and %2.").arg(min).arg(max),
                       base::Sentence::tr("Make the least smaller than the most."), u"min"_s);
    return {};
}

Result<void> checkChoices(const Definition::Property &property)
{
    if (property.type != ValueType::Choice)
        return {};
    QStringList known;
    for (const QString &choice : property.choices) {
        if (choice.isEmpty() || choice.contains(u'|') || choice.contains(u'=') || known.contains(choice)
            || known.size() == mostPublishedChoices)
            return failure(base::Sentence::tr("The choice “%1” is empty, there twice, one too many, or has a “|” or "
                                              "“=” in it.")
                               .arg(choice.left(longestKey)),
                           base::Sentence::tr("Change or remove it."), u"choices"_s);
        known.append(choice);
    }
    if (known.isEmpty())
        return failure(base::Sentence::tr("There is nothing to choose from."),
                       base::Sentence::tr("Write the choices, or another type."), u"choices"_s);
    return {};
}

QJsonValue zeroOf(const Definition::Property &property)
{
    switch (property.type) {
    case ValueType::Number:
    case ValueType::Integer: {
        constexpr double any = std::numeric_limits<double>::infinity();
        return std::clamp(0.0, property.min.value_or(-any), property.max.value_or(any));
    }
    case ValueType::Boolean: return false;
    case ValueType::Color: return u"WHITE"_s;
    case ValueType::Vector: return QJsonArray{0, 0, 0};
    case ValueType::Choice: return property.choices.value(0);
    case ValueType::Text:
    case ValueType::Asset: return QString();
    case ValueType::Tensor: return QJsonArray{QJsonArray{0}};
    case ValueType::Shape: return QJsonValue::Null;
    default: return QJsonArray();
    }
}

/// Names of colors are looked up when an instance is made, because looks have names of their own.
bool mayBeOfLook(ValueType type, const QJsonValue &preset)
{
    const QJsonArray names = preset.toArray();
    return (type == ValueType::Color && preset.isString())
        || (type == ValueType::Colors && preset.isArray()
            && std::ranges::all_of(names, [](const QJsonValue &name) { return name.isString(); }));
}

Result<PropertySpec> specOf(const Definition::Property &property, Strings &strings)
{
    if (auto range = checkPublishedRange(property); !range)
        return tl::unexpected(range.error());
    if (auto choices = checkChoices(property); !choices)
        return tl::unexpected(choices.error());
    PropertySpec spec{.key = strings.keep(property.key), .type = property.type};
    if (isNumeric(property.type)) {
        spec.min = property.min.value_or(spec.min);
        spec.max = property.max.value_or(spec.max);
    }
    if (const auto ease = base::Easing::parse(property.ease.isEmpty() ? easeOf(spec) : property.ease); !ease)
        return base::within(u"ease"_s, ease.error());
    spec.ease = strings.keep(property.ease);
    spec.unit = strings.keep(property.unit);
    spec.choices = strings.keep(property.choices.join(u'|'));
    const bool isShape = property.type == ValueType::Shape || property.type == ValueType::Shapes;
    if (isShape && !property.preset.isUndefined() && !property.preset.isNull())
        return failure(base::Sentence::tr("A shape has no default: it comes from another block."),
                       base::Sentence::tr("Remove the default."), u"default"_s);
    if (!isShape) {
        const QJsonValue preset = property.preset.isUndefined() ? zeroOf(property) : property.preset;
        const auto parsed = parseProperty(spec, preset, {u"en"_s});
        if (!parsed && !mayBeOfLook(property.type, preset))
            return base::within(u"default"_s, parsed.error());
        spec.preset = preset;
    }
    spec.words = &strings.words.emplace_back(property.words);
    spec.title = strings.keep(localized(property.words.title, {u"en"_s}).value_or(QString()));
    spec.help = strings.keep(localized(property.words.help, {u"en"_s}).value_or(QString()));
    return spec;
}

void publishProperties(const Definition &definition, Strings &strings, Published &published)
{
    for (std::size_t i = 0; i < definition.properties.size(); ++i) {
        const Definition::Property &property = definition.properties[i];
        auto spec = checkKey(definition.properties, i).and_then([&] { return specOf(property, strings); });
        if (spec && published.properties.size() == limit::publishedProperties)
            spec = failure(base::Sentence::tr("More than %1 properties are published.").arg(limit::publishedProperties),
                           base::Sentence::tr("Publish fewer."));
        if (!spec) {
            published.broken = base::within(u"properties/%1"_s.arg(i), spec.error()).value();
            return;
        }
        published.ports.push_back({.key = spec->key, .type = spec->type, .help = spec->help});
        published.properties.push_back(*spec);
    }
}

void publishOutputs(const Definition &definition, Strings &strings, Published &published)
{
    for (std::size_t i = 0; i < definition.outputs.size(); ++i) {
        const Definition::Output &output = definition.outputs[i];
        auto good = checkKey(definition.outputs, i);
        if (good && output.key == "shape"_L1)
            good = failure(base::Sentence::tr("“shape” is the output of what is drawn."),
                           base::Sentence::tr("Give this output another key."), u"key"_s);
        if (good && output.from.isUndefined())
            good = failure(base::Sentence::tr("The output “%1” comes from nothing.").arg(output.key),
                           base::Sentence::tr("Link an output of a block inside."), u"from"_s);
        if (good && i == limit::publishedProperties)
            good = failure(base::Sentence::tr("There are more than %1 outputs.").arg(limit::publishedProperties),
                           base::Sentence::tr("Remove some."));
        if (!good) {
            published.broken = base::within(u"outputs/%1"_s.arg(i), good.error()).value();
            return;
        }
        const std::string_view key = strings.keep(output.key);
        const std::string_view help = strings.keep(localized(output.help, {u"en"_s}).value_or(QString()));
        published.outputs.push_back({.key = key, .type = output.type, .help = help});
        published.results.push_back({.key = key, .type = output.type, .required = output.type == ValueType::Shape});
    }
}

} // namespace

Published publishedBy(const Definition &definition)
{
    Published published;
    const auto strings = std::make_shared<Strings>();
    publishProperties(definition, *strings, published);
    if (!published.broken)
        publishOutputs(definition, *strings, published);
    published.owner = strings;
    return published;
}

} // namespace lectograph::graph
