// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/sentence.h"
#include "graph/value.h"

#include <QJsonArray>
#include <QJsonObject>

#include <cmath>

namespace lectograph::graph {

using namespace Qt::StringLiterals;
using base::Color;
using base::failure;
using base::Result;
using base::Vec3;

namespace {

Result<double> finite(const QJsonValue &json)
{
    if (!json.isDouble())
        return failure(base::Sentence::tr("A number is wanted here."),
                       base::Sentence::tr("Write it without quotes, for instance 2.5."));
    const double value = json.toDouble();
    if (!std::isfinite(value))
        return failure(base::Sentence::tr("This number is not finite."),
                       base::Sentence::tr("Write a number of ordinary size."));
    return value;
}

Result<std::vector<double>> numbersOf(const QJsonArray &array)
{
    std::vector<double> numbers;
    for (const QJsonValue &element : array) {
        const Result<double> number = finite(element);
        if (!number)
            return tl::unexpected(number.error());
        numbers.push_back(*number);
    }
    return numbers;
}

Result<Value> tensorOf(const QJsonArray &array)
{
    if (array.isEmpty() || !array.first().isArray()) {
        auto numbers = numbersOf(array);
        if (!numbers)
            return tl::unexpected(numbers.error());
        return tensor::Tensor::vector(std::move(*numbers));
    }
    std::vector<double> values;
    const qsizetype columns = array.first().toArray().size();
    for (const QJsonValue &row : array) {
        if (!row.isArray() || row.toArray().size() != columns)
            return failure(base::Sentence::tr("The rows of this tensor are not equally long."),
                           base::Sentence::tr("Give every row the same number of entries."));
        auto numbers = numbersOf(row.toArray());
        if (!numbers)
            return tl::unexpected(numbers.error());
        values.insert(values.end(), numbers->begin(), numbers->end());
    }
    return tensor::Tensor(static_cast<int>(array.size()), static_cast<int>(columns), std::move(values));
}

/// The list itself, or the best match of a map of language to list: {"en": ["one", "two"], "ko": […]}.
QJsonValue listIn(const QJsonValue &json, const QStringList &languages)
{
    if (!json.isObject())
        return json;
    const QJsonObject lists = json.toObject();
    for (const QString &language : languages) {
        if (const QJsonValue list = lists.value(language); list.isArray())
            return list;
    }
    for (const QJsonValue &list : lists) { // as for a text in none of these languages
        if (list.isArray())
            return list;
    }
    return {};
}

QString wrongForm(ValueType type)
{
    switch (type) {
    case ValueType::Boolean: return base::Sentence::tr("true or false is wanted here.");
    case ValueType::Vector: return base::Sentence::tr("A position such as [1.5, −2] or [1.5, −2, 0] is wanted here.");
    case ValueType::Text: return base::Sentence::tr("A text, or a map of language to text, is wanted here.");
    case ValueType::Shape:
    case ValueType::Shapes: return base::Sentence::tr("A shape can only come from another block.");
    default: return base::Sentence::tr("A value of the kind “%1” is wanted here.").arg(nameOf(type));
    }
}

} // namespace

std::optional<QString> localized(const QJsonValue &json, const QStringList &languages)
{
    if (json.isString())
        return json.toString();
    if (!json.isObject())
        return std::nullopt;
    const QJsonObject texts = json.toObject();
    for (const QString &language : languages) {
        if (const QJsonValue text = texts.value(language); text.isString())
            return text.toString();
    }
    for (const QJsonValue &text : texts) {
        if (text.isString())
            return text.toString();
    }
    return std::nullopt;
}

Result<Value> fromJson(const QJsonValue &json, ValueType type, const ReadingContext &reading)
{
    switch (type) {
    case ValueType::Number: {
        const auto number = finite(json);
        return number ? Result<Value>(*number) : tl::unexpected(number.error());
    }
    case ValueType::Integer: {
        const auto number = finite(json);
        if (!number)
            return tl::unexpected(number.error());
        if (*number != std::round(*number) || std::abs(*number) > 9e15)
            return failure(base::Sentence::tr("A whole number is wanted here, not %1.").arg(*number),
                           base::Sentence::tr("Round it."));
        return static_cast<qint64>(*number);
    }
    case ValueType::Boolean:
        if (json.isBool())
            return json.toBool();
        break;
    case ValueType::Color:
        if (json.isString()) {
            const auto color = base::parseColor(json.toString(), reading.colors);
            return color ? Result<Value>(*color) : tl::unexpected(color.error());
        }
        break;
    case ValueType::Vector:
        if (json.isArray() && (json.toArray().size() == 2 || json.toArray().size() == 3)) {
            const auto numbers = numbersOf(json.toArray());
            if (!numbers)
                return tl::unexpected(numbers.error());
            return Vec3{(*numbers)[0], (*numbers)[1], numbers->size() > 2 ? (*numbers)[2] : 0};
        }
        break;
    case ValueType::Text:
        if (auto text = localized(json, reading.languages))
            return *text;
        break;
    case ValueType::Choice:
    case ValueType::Asset:
        if (json.isString())
            return json.toString();
        break;
    case ValueType::Numbers:
        if (json.isArray()) {
            auto numbers = numbersOf(json.toArray());
            return numbers ? Result<Value>(std::move(*numbers)) : tl::unexpected(numbers.error());
        }
        break;
    case ValueType::Colors:
        if (json.isArray()) {
            std::vector<Color> colors;
            for (const QJsonValue &element : json.toArray()) {
                const auto color = base::parseColor(element.toString(), reading.colors);
                if (!color)
                    return tl::unexpected(color.error());
                colors.push_back(*color);
            }
            return colors;
        }
        break;
    case ValueType::Texts:
        if (const QJsonValue list = listIn(json, reading.languages); list.isArray()) {
            QStringList texts;
            for (const QJsonValue &element : list.toArray()) {
                const auto text = localized(element, reading.languages);
                if (!text)
                    return failure(wrongForm(ValueType::Text),
                                   base::Sentence::tr("Write the list as texts in quotes."));
                texts.append(*text);
            }
            return texts;
        }
        break;
    case ValueType::Tensor:
        if (const QJsonValue list = listIn(json, reading.languages); list.isArray())
            return tensorOf(list.toArray());
        break;
    case ValueType::Shape:
        if (json.isNull())
            return std::monostate{};
        break;
    case ValueType::Shapes:
        if (json.isArray() && json.toArray().isEmpty())
            return std::vector<shape::Shape>{};
        break;
    }
    return failure(wrongForm(type),
                   isList(type) || type == ValueType::Tensor ? base::Sentence::tr("Write a list in square brackets.")
                       : type == ValueType::Shape            ? base::Sentence::tr("Link it: {\"link\": \"NODE\"}.")
                                                             : QString());
}

} // namespace lectograph::graph
