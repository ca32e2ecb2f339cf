// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

class QCoreApplication;
class QDateTime;
class QFont;
class QTranslator;

namespace lectograph::editor {

/// The languages of the interface: "en", "ko", "zh".
QStringList interfaceLanguages();
/// The native name of a language: "한국어".
QString languageName(const QString &code);
/// The language from the settings (QSettings "language"), or else the first supported system language, or English.
QString preferredLanguage();
/// The font families for a language of the interface. Chinese and Korean share code points but not the shapes of their
/// glyphs and full stops, so the language's own font comes first.
QStringList fontFamilies(const QString &code);
/// Sets the font up for a language, replacing an earlier one.
void setLanguage(QFont &font, const QString &code);
/// Sets the language for tr(), also in the plugins that are loaded, and for numbers and dates. What the program and a
/// plugin both translate is said as the program says it. Existing widgets keep their texts until they are created again.
void useLanguage(QCoreApplication &application, const QString &code);
/// Loads the words of the program in a language, for what speaks that of a lecture. False if it has none, or is English.
bool loadWords(QTranslator &translator, const QString &language);
/// A date with its time, local, as the language of the interface writes it: "2026. 11. 27. 오전 1:45".
QString dateText(const QDateTime &when);
/// The same in words, seen at the time `now`: "today at 1:45 AM", "yesterday at …", "on May 5, 2026 at …".
QString whenText(const QDateTime &when, const QDateTime &now);

} // namespace lectograph::editor
