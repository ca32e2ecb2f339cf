// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/json_writer.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;

namespace lectograph::lecture {

namespace {

constexpr qsizetype columns = 110;
constexpr qsizetype indentation = 2;

QString quoted(const QString &text)
{
    QString result = u"\""_s;
    for (const QChar c : text) {
        constexpr QStringView meanings = u"\"\\\b\f\n\r\t";
        constexpr QStringView letters = u"\"\\bfnrt";
        if (const qsizetype index = meanings.indexOf(c); index >= 0)
            result += u'\\' + QString(letters[index]);
        else if (c < u' ')
            result += u"\\u%1"_s.arg(int(c.unicode()), 4, 16, QLatin1Char('0'));
        else
            result += c;
    }
    return result + u'"';
}

QString digits(const QJsonValue &value)
{
    const double real = value.toDouble();
    if (!std::isfinite(real))
        return u"null"_s; // JSON has no infinities or NaN
    // Qt keeps integers beyond the 2⁵³ of a double; a fallback tells them apart.
    const qint64 whole = value.toInteger(1);
    if (whole != 1 || value.toInteger(2) == 1)
        return QString::number(whole);
    return QString::number(real, 'g', QLocale::FloatingPointShortest);
}

/// Keys sorted by UTF-16 code units, the same on every machine.
QStringList keysInOrder(const QJsonObject &object)
{
    QStringList keys = object.keys();
    std::ranges::sort(keys);
    return keys;
}

/// Appends the value on one line, but stops once the text is longer than `room`.
bool appendLine(QString &text, const QJsonValue &value, qsizetype room)
{
    if (value.isObject()) {
        const QJsonObject object = value.toObject();
        if (object.size() > room)
            return false;
        QStringView separator = u"{";
        for (const QString &key : keysInOrder(object)) {
            text += separator;
            text += quoted(key) + u": "_s;
            if (!appendLine(text, object.value(key), room))
                return false;
            separator = u", ";
        }
        text += object.isEmpty() ? u"{}"_s : u"}"_s;
    } else if (value.isArray()) {
        const QJsonArray array = value.toArray();
        QStringView separator = u"[";
        for (const QJsonValue element : array) {
            text += separator;
            if (!appendLine(text, element, room))
                return false;
            separator = u", ";
        }
        text += array.isEmpty() ? u"[]"_s : u"]"_s;
    } else if (value.isString()) {
        const QString string = value.toString();
        if (string.size() > room)
            return false;
        text += quoted(string);
    } else if (value.isDouble()) {
        text += digits(value);
    } else if (value.isBool()) {
        text += value.toBool() ? u"true"_s : u"false"_s;
    } else {
        text += u"null"_s;
    }
    return text.size() <= room;
}

enum class Lists { OneElementPerLine, Filled };

bool isFlat(const QJsonArray &array)
{
    return std::ranges::none_of(array,
                                [](const QJsonValue &element) { return element.isArray() || element.isObject(); });
}

/// Appends the elements with as many on each line as fit.
void appendFilled(QString &text, const QJsonArray &array, qsizetype indent)
{
    const QString start = u'\n' + QString(indent, u' ');
    const qsizetype comma = 1;
    qsizetype used = columns; // the first element begins a line
    for (qsizetype i = 0; i < array.size(); ++i) {
        QString element;
        appendLine(element, array[i], std::numeric_limits<qsizetype>::max());
        const bool fits = used + 1 + element.size() + comma <= columns;
        used = (fits ? used + 1 : indent) + element.size();
        text += (fits ? u" "_s : start) + element;
        if (i + 1 < array.size()) {
            text += u',';
            used += comma;
        }
    }
}

/// Appends the value to a line of which `used` columns are taken.
void append(QString &text, const QJsonValue &value, qsizetype indent, qsizetype used, Lists lists)
{
    const bool isContainer = value.isObject() || value.isArray();
    const qsizetype comma = 1;
    QString line;
    if (appendLine(line, value, isContainer ? columns - used - comma : std::numeric_limits<qsizetype>::max())) {
        text += line;
        return;
    }
    const qsizetype inner = indent + indentation;
    QStringView separator;
    if (value.isObject()) {
        const QJsonObject object = value.toObject();
        text += u'{';
        for (const QString &key : keysInOrder(object)) {
            const QString opening = quoted(key) + u": "_s;
            text += separator;
            text += u'\n' + QString(inner, u' ') + opening;
            append(text, object.value(key), inner, inner + opening.size(), lists);
            separator = u",";
        }
        text += u'\n' + QString(indent, u' ') + u'}';
    } else if (const QJsonArray array = value.toArray(); lists == Lists::Filled && isFlat(array)) {
        text += u'[';
        appendFilled(text, array, inner);
        text += u'\n' + QString(indent, u' ') + u']';
    } else {
        text += u'[';
        for (const QJsonValue element : array) {
            text += separator;
            text += u'\n' + QString(inner, u' ');
            append(text, element, inner, inner, lists);
            separator = u",";
        }
        text += u'\n' + QString(indent, u' ') + u']';
    }
}

QByteArray textOf(const QJsonValue &value, Lists lists)
{
    QString text;
    append(text, value, 0, 0, lists);
    return (text + u'\n').toUtf8();
}

} // namespace

QByteArray writeJson(const QJsonValue &value)
{
    return textOf(value, Lists::OneElementPerLine);
}

QByteArray writeJsonWithFilledLists(const QJsonValue &value)
{
    return textOf(value, Lists::Filled);
}

} // namespace lectograph::lecture
