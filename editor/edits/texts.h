// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/registry.h"
#include "lecture/lecture.h"

namespace lectograph::typeset {
enum class Dollars;
}

/// Multilingual texts: a plain string applies to all languages, an object has one text per language.
namespace lectograph::editor {

/// The languages of a lecture.
struct Languages
{
    QStringList all;
    QString own; ///< the language of plain strings
};
Languages languagesOf(const lecture::Lecture &lecture);

/// Whether the text is empty in all languages.
bool isEmptyText(const QJsonValue &texts);
/// The text in exactly this language.
QString textIn(const QJsonValue &texts, const QString &language, const QString &own);
/// Sets the text in one language. A plain string remains one while only the lecture's own language is used.
QJsonValue withText(const QJsonValue &texts, const QString &language, const QString &text, const QString &own);
/// The same in the shown language, or in the lecture's own if the lecture does not have the shown one.
QJsonValue withText(const QJsonValue &texts, const QString &shown, const QString &text,
                    const lecture::Lecture &lecture);
/// The same for a name: undefined if it is empty in all languages.
QJsonValue withName(const QJsonValue &names, const QString &shown, const QString &name,
                    const lecture::Lecture &lecture);

/// The same for a list of texts, which may be translated as a whole or item by item.
QStringList textsIn(const QJsonValue &lists, const QString &language, const QString &own);
QJsonValue withTexts(const QJsonValue &lists, const QString &language, const QStringList &texts, const QString &own,
                     const QStringList &languages);

/// The numbers of a tensor, of which each language may have its own.
QJsonValue numbersIn(const QJsonValue &numbers, const QString &language, const QString &own);
/// Sets those of one language, where each has its own; otherwise those of all.
QJsonValue withNumbers(const QJsonValue &numbers, const QString &language, const QJsonValue &rows);
/// Gives each language its own, which are the same at first.
QJsonObject numbersForEach(const QJsonValue &rows, const QStringList &languages);

/// Whether the words of a node are formatted (typeset/markup.h).
bool isFormatted(const graph::Node &node);
/// Formatted texts in all languages, without their formats;
QJsonValue withoutFormats(const QJsonValue &texts, typeset::Dollars dollars);
/// and changed ones with the formats of what stayed.
QJsonValue withFormatsKept(const QJsonValue &formatted, const QJsonValue &changed, const QString &own,
                           typeset::Dollars dollars);
/// The properties of a node with a formatted text in one language. The others stay as they are; without any formats
/// in all languages, the node is not formatted.
QJsonObject withFormattedText(QJsonObject properties, const QString &shown, const QString &markup,
                              const lecture::Lecture &lecture);

/// The words of a sentence, between spaces and lines; the letters of a sentence without any, in a script that writes
/// words without spaces.
QStringList splitIntoWords(const QString &sentence);

/// Translated texts anywhere in `json` – objects of which all keys are among `translated` – only in the languages of a
/// lecture; one in none of these is a text in the lecture's own.
QJsonValue inLanguagesOf(const QJsonValue &json, const QStringList &translated, const Languages &languages);

/// The properties of a new block whose default is text, such as "Text", or a list of texts: in the language of the
/// lecture, independent of the interface's language; in English if the program has no translation for it.
QJsonObject firstWords(const graph::NodeType &type, const QString &language);

/// The text that a block shows: the one called so, or its first; empty if it shows none.
QString wordsKeyOf(const graph::NodeType &type);
/// Whether a new block of this type is typed at once: a text, a formula, a listing, or a block with a label of its own, such as a
/// box of a diagram; not a line or a mark, which is understood without one, nor a grid of numbers.
bool isTypedAtOnce(const graph::NodeType &type);

} // namespace lectograph::editor
