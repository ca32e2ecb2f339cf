// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/fields.h"

#include "lecture/sentence.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lectograph::lecture {

namespace {

/// 11.5 days: up to here every flick is exact in a double.
constexpr double longestSeconds = 1e6;

QString described(const QJsonValue &value)
{
    switch (value.type()) {
    case QJsonValue::Bool: return Sentence::tr("true or false");
    case QJsonValue::Double: return Sentence::tr("the number %1").arg(value.toDouble());
    case QJsonValue::String: return Sentence::tr("the text “%1”").arg(value.toString().left(40));
    case QJsonValue::Array: return Sentence::tr("a list");
    case QJsonValue::Object: return Sentence::tr("an object");
    case QJsonValue::Null:
    case QJsonValue::Undefined: break;
    }
    return Sentence::tr("null");
}

} // namespace

void Fields::fail(base::Error error)
{
    if (!m_error)
        m_error = std::move(error);
}

void Fields::fail(const QString &key, const QString &what, const QString &remedy)
{
    fail(base::Error{what, remedy, key});
}

void Fields::failType(const QString &key, const QString &wanted, const QString &example, const QJsonValue &found)
{
    fail(key, Sentence::tr("There is %1 where %2 belongs.").arg(described(found), wanted),
         Sentence::tr("Write for instance %1.").arg(example));
}

QString Fields::text(const QString &key, const QString &fallback)
{
    if (!has(key))
        return fallback;
    const QJsonValue value = take(key);
    if (!value.isString())
        failType(key, Sentence::tr("a text"), u"\"%1\": \"…\""_s.arg(key), value);
    return value.toString();
}

QString Fields::requiredText(const QString &key)
{
    const bool isThere = has(key);
    const QString result = text(key);
    if (result.isEmpty() && !m_error) {
        fail(key, isThere ? Sentence::tr("The text is empty.") : Sentence::tr("“%1” is missing.").arg(key),
             Sentence::tr("Write for instance %1.").arg(u"\"%1\": \"…\""_s.arg(key)));
    }
    return result;
}

QStringList Fields::texts(const QString &key)
{
    QStringList result;
    const QJsonArray elements = array(key);
    for (const QJsonValue element : elements) {
        if (!element.isString())
            failType(key, Sentence::tr("a text"), u"\"%1\": [\"…\"]"_s.arg(key), element);
        result.append(element.toString());
    }
    return result;
}

bool Fields::flag(const QString &key)
{
    const QJsonValue value = has(key) ? take(key) : QJsonValue(false);
    if (!value.isBool())
        failType(key, Sentence::tr("yes or no"), u"\"%1\": true"_s.arg(key), value);
    return value.toBool();
}

QJsonValue Fields::localizable(const QString &key)
{
    const QJsonValue value = has(key) ? take(key) : QJsonValue();
    const QJsonObject languages = value.toObject();
    const bool isMap = value.isObject()
        && std::ranges::all_of(languages, [](const QJsonValue &text) { return text.isString(); });
    if (!value.isNull() && !value.isString() && !isMap) {
        failType(key, Sentence::tr("a text or a text for each language"),
                 u"\"%1\": {\"en\": \"…\", \"ko\": \"…\"}"_s.arg(key), value);
        return {};
    }
    return value;
}

std::optional<double> Fields::number(const QString &key, double min, double max)
{
    if (!has(key))
        return std::nullopt;
    const QJsonValue value = take(key);
    if (!value.isDouble()) {
        failType(key, Sentence::tr("a number"), u"\"%1\": 1.5"_s.arg(key), value);
        return std::nullopt;
    }
    const double result = value.toDouble();
    if (!(result >= min && result <= max)) {
        fail(key, Sentence::tr("%1 is not possible here.").arg(result),
             max < std::numeric_limits<double>::max() ? Sentence::tr("Write a number from %1 to %2.").arg(min).arg(max)
                                                      : Sentence::tr("Write a number that is at least %1.").arg(min));
        return std::nullopt;
    }
    return result;
}

std::optional<base::Time> Fields::time(const QString &key)
{
    const std::optional<double> seconds = number(key, 0, longestSeconds);
    return seconds ? std::optional(base::Time::fromSeconds(*seconds)) : std::nullopt;
}

int Fields::version(const QString &key)
{
    const double result = number(key, 1, 1e6).value_or(1);
    if (result != std::floor(result)) {
        fail(key, Sentence::tr("%1 is not a version.").arg(result), Sentence::tr("Write a whole number from 1."));
        return 1;
    }
    return static_cast<int>(result);
}

QJsonObject Fields::object(const QString &key)
{
    if (!has(key))
        return {};
    const QJsonValue value = take(key);
    if (!value.isObject())
        failType(key, Sentence::tr("an object"), u"\"%1\": {}"_s.arg(key), value);
    return value.toObject();
}

QJsonArray Fields::array(const QString &key)
{
    if (!has(key))
        return {};
    const QJsonValue value = take(key);
    if (!value.isArray())
        failType(key, Sentence::tr("a list"), u"\"%1\": []"_s.arg(key), value);
    return value.toArray();
}

} // namespace lectograph::lecture
