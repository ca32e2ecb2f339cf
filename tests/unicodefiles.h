// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QString>
#include <QStringList>

#include <vector>

namespace lectograph::test {

/// The lines of one of the files with which Unicode tests programs, without comments, as Debian's package unicode-data
/// installs them; none if it is not installed.
inline QStringList unicodeLines(const QString &name)
{
    QFile file(QStringLiteral("/usr/share/unicode/") + name);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QStringList lines;
    for (const QString &line : QString::fromUtf8(file.readAll()).split(u'\n')) {
        const QString fields = line.section(u'#', 0, 0).simplified();
        if (!fields.isEmpty())
            lines += fields;
    }
    return lines;
}

/// The text of such a case, codes between "÷", where something may end, and "×"; and the places of "÷" in it.
struct UnicodeCase
{
    QString text;
    std::vector<qsizetype> ends;
};

/// The character whose code is written in hexadecimal digits.
inline QString unicodeCharacter(const QString &code)
{
    const char32_t character = code.toUInt(nullptr, 16);
    return QString::fromUcs4(&character, 1);
}

inline UnicodeCase unicodeCase(const QString &written)
{
    UnicodeCase found;
    for (const QString &field : written.split(u' ')) {
        if (field == QStringLiteral("÷"))
            found.ends.push_back(found.text.size());
        else if (field != QStringLiteral("×"))
            found.text += unicodeCharacter(field);
    }
    return found;
}

} // namespace lectograph::test
