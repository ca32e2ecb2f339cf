// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

class QCoreApplication;
class QFont;

namespace lectograph::editor {

/// The languages that the interface speaks: "en", "ko", "zh".
QStringList interfaceLanguages();
/// What a language calls itself: "한국어".
QString languageName(const QString &code);
/// The one that the person chose (setting::language), or else the first of the system's that we have, or English.
QString preferredLanguage();
/// The fonts in which the interface writes a language. Chinese and Korean share code points but not the shapes of their
/// characters and full stops, so the language's own font stands first.
QStringList fontFamilies(const QString &code);
/// The font writes that language, whichever it wrote before.
void setLanguage(QFont &font, const QString &code);
/// From now on tr() gives this language; what is on screen stays as it is until it is made anew. Numbers and dates
/// follow too.
void useLanguage(QCoreApplication &application, const QString &code);

} // namespace lectograph::editor
