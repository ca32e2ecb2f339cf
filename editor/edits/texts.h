// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/lecture.h"

/// Texts of authors in several languages: a plain string counts for all languages, an object has a text for each.
namespace lectograph::editor {

/// The languages that a lecture is written in.
struct Languages
{
    QStringList all;
    QString own; ///< the one that a plain string belongs to
};
Languages languagesOf(const lecture::Lecture &lecture);

/// What stands there in this language itself.
QString textIn(const QJsonValue &texts, const QString &language, const QString &own);
/// With another text in one language. A plain string stays one as long as only the lecture's own language is written.
QJsonValue withText(const QJsonValue &texts, const QString &language, const QString &text, const QString &own);
/// The same in the language that is shown, or in the lecture's own if it is not written in that one.
QJsonValue withText(const QJsonValue &texts, const QString &shown, const QString &text,
                    const lecture::Lecture &lecture);
/// The same for a name: without a word in any language it is undefined.
QJsonValue withName(const QJsonValue &names, const QString &shown, const QString &name,
                    const lecture::Lecture &lecture);

/// The same for a list of texts, which may be translated as a whole or one by one.
QStringList textsIn(const QJsonValue &lists, const QString &language, const QString &own);
QJsonValue withTexts(const QJsonValue &lists, const QString &language, const QStringList &texts, const QString &own,
                     const QStringList &languages);

} // namespace lectograph::editor
