// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QString>

#include <rapidcheck.h>

#include <cmath>

namespace lectograph::lecture {

// Random values from the running property.

/// Letters, quotation marks, control characters, three scripts and characters beyond the first 65 536.
inline QString anyText()
{
    static const QString pieces[]{
        QStringLiteral("a"),    QStringLiteral("node"),
        QStringLiteral(" "),    QStringLiteral("\""),
        QStringLiteral("\\"),   QStringLiteral("\n"),
        QStringLiteral("\t"),   QString(QChar(1)),
        QString(QChar(0x7f)),   QString(QChar(0x2028)),
        QStringLiteral("注意"), QStringLiteral("어텐션"),
        QStringLiteral("é"),    QStringLiteral("😀"),
        QStringLiteral("/"),    QStringLiteral("∑"),
        QString(QChar(0)),      QStringLiteral("a long stretch of words to fill more of a line"),
    };
    QString text(
        QLatin1String("")); // empty, but not null, as what is read; Qt 6.8 cannot compare null keys of an object
    for (int left = *rc::gen::inRange(0, 6); left > 0; --left)
        text += pieces[*rc::gen::inRange<std::size_t>(0, std::size(pieces))];
    return text;
}

inline QJsonValue anyNumber()
{
    switch (*rc::gen::inRange(0, 4)) {
    case 0: return *rc::gen::inRange(-20, 2000);
    case 1: return *rc::gen::arbitrary<qint64>();
    case 2: return *rc::gen::inRange(-100000, 100000) / 1000.0;
    default: {
        const double number = *rc::gen::arbitrary<double>();
        // Qt considers integral doubles and equal integers different.
        return std::isfinite(number) && std::trunc(number) != number ? number : 0.5;
    }
    }
}

inline QJsonObject anyObject(int depth);

inline QJsonValue anyJson(int depth)
{
    switch (*rc::gen::inRange(0, depth > 0 ? 7 : 4)) {
    case 0: return anyNumber();
    case 1: return anyText();
    case 2: return *rc::gen::arbitrary<bool>();
    case 3: return QJsonValue(QJsonValue::Null);
    case 4: return anyObject(depth - 1);
    default: {
        QJsonArray array;
        for (int left = *rc::gen::inRange(0, 6); left > 0; --left)
            array.append(anyJson(depth - 1));
        return array;
    }
    }
}

inline QJsonObject anyObject(int depth)
{
    QJsonObject object;
    for (int left = *rc::gen::inRange(0, 6); left > 0; --left)
        object.insert(anyText(), anyJson(depth));
    return object;
}

} // namespace lectograph::lecture
