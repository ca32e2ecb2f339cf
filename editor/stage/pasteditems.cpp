// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/pasteditems.h"

#include <QRegularExpression>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

QStringList itemsOfPasted(const QString &text)
{
    static const QRegularExpression ends(u"\r\n|[\r\n\u2028\u2029]"_s);
    static const QRegularExpression bullet(u"^[•◦▪‣·●○■–—*-][\\s]+"_s);
    QStringList lines;
    for (const QString &line : text.split(ends)) {
        if (const QString words = line.trimmed(); !words.isEmpty())
            lines.append(words);
    }
    if (std::ranges::all_of(lines, [](const QString &line) { return bullet.match(line).hasMatch(); }))
        lines.replaceInStrings(bullet, QString());
    return lines;
}

void WordsEdit::insertFromMimeData(const QMimeData *data)
{
    if (!takes || !takes(*data))
        QPlainTextEdit::insertFromMimeData(data);
}

} // namespace lectograph::editor
