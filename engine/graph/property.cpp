// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/property.h"

#include "base/sentence.h"
#include "base/text.h"
#include "graph/choices.h"

#include <QJsonArray>

#include <algorithm>
#include <cmath>

namespace lectograph::graph {

using namespace Qt::StringLiterals;
using base::failure;
using base::Result;

namespace {

/// Larger than the rounding of ordinary sums and products, smaller than any intended difference.
constexpr double rounding = 1e-9;

Result<void> checkRange(const PropertySpec &spec, double number)
{
    if (number >= spec.min - rounding && number <= spec.max + rounding)
        return {};
    const QString unit = spec.unit.empty() ? QString() : u' ' + base::toText(spec.unit);
    if (std::isnan(number))
        return failure(base::Sentence::tr("This has no value: something like 0/0 was computed."),
                       base::Sentence::tr("Look up what is linked here."));
    if (number < spec.min)
        return failure(base::Sentence::tr("%1%2 is too small.").arg(number).arg(unit),
                       base::Sentence::tr("The least is %1%2.").arg(spec.min).arg(unit));
    return failure(base::Sentence::tr("%1%2 is too large.").arg(number).arg(unit),
                   base::Sentence::tr("The most is %1%2.").arg(spec.max).arg(unit));
}

Result<void> checkNumbers(const PropertySpec &spec, const Value &value)
{
    if (const auto *number = std::get_if<double>(&value))
        return checkRange(spec, *number);
    if (const auto *integer = std::get_if<qint64>(&value))
        return checkRange(spec, static_cast<double>(*integer));
    if (const auto *numbers = std::get_if<std::vector<double>>(&value)) {
        for (const double n : *numbers) {
            if (auto good = checkRange(spec, n); !good)
                return good;
        }
    }
    return {};
}

Result<void> checkChoice(const PropertySpec &spec, const QString &choice)
{
    if (isChoice(spec, choice))
        return {};
    return failure(base::Sentence::tr("“%1” is not one of the choices.").arg(choice),
                   base::Sentence::tr("Choose one of: %1.").arg(choiceValues(spec).join(u", "_s)));
}

void compose(Value &value)
{
    if (auto *text = std::get_if<QString>(&value)) {
        *text = base::composed(*text);
    } else if (auto *texts = std::get_if<QStringList>(&value)) {
        for (QString &one : *texts)
            one = base::composed(one);
    }
}

} // namespace

Result<Value> checked(const PropertySpec &spec, Value value)
{
    if (holdsWords(spec))
        compose(value);
    const auto good = spec.type == ValueType::Choice ? checkChoice(spec, std::get<QString>(value))
                                                     : checkNumbers(spec, value);
    if (!good)
        return tl::unexpected(good.error());
    return limited(spec, std::move(value));
}

/// Asked for every property of every block whenever a scene is compiled or checked: keys are rarely other than ASCII, and
/// most are not written.
QJsonValue writtenValue(const QJsonObject &json, std::string_view key)
{
    if (json.isEmpty())
        return QJsonValue(QJsonValue::Undefined);
    const bool isAscii = std::ranges::none_of(key, [](char c) { return static_cast<unsigned char>(c) >= 0x80; });
    return isAscii ? json.value(QLatin1StringView(key.data(), static_cast<qsizetype>(key.size())))
                   : json.value(base::toText(key));
}

bool holdsWords(const PropertySpec &spec)
{
    return holdsTexts(spec.type) && spec.text != TextKind::Font && spec.text != TextKind::Name;
}

Value limited(const PropertySpec &spec, Value value)
{
    if (auto *number = std::get_if<double>(&value))
        *number = std::clamp(*number, spec.min, spec.max);
    else if (auto *integer = std::get_if<qint64>(&value)) {
        if (static_cast<double>(*integer) < spec.min)
            *integer = static_cast<qint64>(std::ceil(spec.min));
        else if (static_cast<double>(*integer) > spec.max)
            *integer = static_cast<qint64>(std::floor(spec.max));
    } else if (auto *numbers = std::get_if<std::vector<double>>(&value)) {
        for (double &n : *numbers)
            n = std::clamp(n, spec.min, spec.max);
    }
    return value;
}

Result<Value> parseProperty(const PropertySpec &spec, const QJsonValue &json, const ReadingContext &reading)
{
    return fromJson(json, spec.type, reading).and_then([&](Value value) { return checked(spec, std::move(value)); });
}

QJsonValue presetOf(const PropertySpec &spec)
{
    return spec.type == ValueType::Shapes && spec.preset.isNull() ? QJsonValue(QJsonArray()) : spec.preset;
}

QString easeOf(const PropertySpec &spec)
{
    return spec.ease.empty() ? QStringLiteral("smooth") : base::toText(spec.ease);
}

const Value &Inputs::value(std::string_view key) const
{
    for (std::size_t i = 0; i < m_table->size(); ++i) {
        if ((*m_table)[i].key == key)
            return m_values[i];
    }
    Q_ASSERT_X(false, "Inputs", "a block asked for a property that its table lacks");
    static const Value nothing;
    return nothing;
}

} // namespace lectograph::graph
