// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/safety/rescue.h"

#include "editor/language/filewords.h"
#include "editor/language/translated.h"

#include <QFileInfo>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

QString placeInWords(const QString &path)
{
    const QString sentence = QFileInfo(path).isDir() ? translated("The folder is %1.") : translated("The file is %1.");
    return sentence.arg(fileInWords(path));
}

Question questionAbout(const base::Error &error, const QString &path, const Rescue &rescue)
{
    Question question{.kind = Question::Kind::Warning};
    if (rescue.rest) {
        constexpr std::size_t mostListed = 6;
        QStringList lines;
        for (const base::Error &lost : rescue.rest->lost) {
            if (static_cast<std::size_t>(lines.size()) == mostListed) {
                lines.append(u"…"_s);
                break;
            }
            lines.append(u"• "_s + lost.what);
        }
        lines.append(QString());
        lines.append(translated("The rest opens as a copy; the damaged file stays as it is."));
        question.text = translated("A part of “%1” is damaged.").arg(QFileInfo(path).fileName());
        question.detail = lines.join(u'\n');
        question.answers.push_back(Answer::OpenRest);
    } else {
        question.text = error.what;
        question.detail = error.remedy + u"\n\n"_s + placeInWords(path);
    }
    if (rescue.hasVersions)
        question.answers.push_back(Answer::EarlierVersions);
    if (question.answers.empty())
        question.answers.push_back(Answer::OpenOther);
    question.answers.push_back(Answer::Close);
    return question;
}

Question questionAboutSaving(const base::Error &error, const QString &path)
{
    return {.text = error.what,
            .detail = error.remedy + u"\n\n"_s + placeInWords(path),
            .answers = {Answer::SaveAs, Answer::Cancel},
            .kind = Question::Kind::Warning};
}

} // namespace lectograph::editor
