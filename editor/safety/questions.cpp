// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/safety/questions.h"

#include "editor/language/translated.h"
#include "editor/widgets/filedialog.h"
#include "editor/widgets/messagebox.h"

#include <QPushButton>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

struct Button
{
    QString text;
    QMessageBox::ButtonRole role = QMessageBox::AcceptRole;
};

Button buttonOf(Answer answer)
{
    switch (answer) {
    case Answer::Save: return {translated("Save")};
    case Answer::DontSave: return {translated("Don't save"), QMessageBox::DestructiveRole};
    case Answer::Cancel: return {translated("Cancel"), QMessageBox::RejectRole};
    case Answer::Reload: return {translated("Load the new version")};
    case Answer::KeepMine: return {translated("Keep mine")};
    case Answer::SaveMineAs: return {translated("Save mine as…")};
    case Answer::Replace: return {translated("Replace"), QMessageBox::DestructiveRole};
    case Answer::OpenCopy: return {translated("Open a copy")};
    case Answer::OpenAnyway: return {translated("Open anyway"), QMessageBox::DestructiveRole};
    case Answer::Recover: return {translated("Recover")};
    case Answer::Discard: return {translated("Discard"), QMessageBox::DestructiveRole};
    case Answer::SaveAs: return {translated("Save as…")};
    case Answer::EarlierVersions: return {translated("Earlier versions…")};
    case Answer::OpenRest: return {translated("Open the rest")};
    case Answer::OpenOther: return {translated("Open another…")};
    case Answer::Close: return {translated("Close"), QMessageBox::RejectRole};
    }
    Q_UNREACHABLE();
}

} // namespace

Answer QuestionWindows::ask(const Question &question)
{
    const bool isWarning = question.kind == Question::Kind::Warning;
    MessageBox box(isWarning ? MessageBox::Kind::Warning : MessageBox::Kind::Question, question.text, question.detail,
                   m_window);
    std::vector<QPushButton *> buttons;
    for (const Answer answer : question.answers) {
        const auto [text, role] = buttonOf(answer);
        buttons.push_back(buttons.empty() ? box.addPrimaryButton(text, role) : box.addButton(text, role));
    }
    box.setEscapeButton(buttons.back());
    box.exec();
    const auto clicked = std::ranges::find(buttons, static_cast<QAbstractButton *>(box.clickedButton()));
    return clicked == buttons.end() ? question.answers.back()
                                    : question.answers[static_cast<std::size_t>(clicked - buttons.begin())];
}

void QuestionWindows::tell(const base::Error &error)
{
    const QString detail = error.place.isEmpty() ? error.remedy : error.remedy + u"\n\n"_s + error.place;
    MessageBox box(MessageBox::Kind::Warning, error.what, detail.trimmed(), m_window);
    box.addButton(QMessageBox::Ok);
    box.exec();
}

QString QuestionWindows::fileToOpen(const QString &folder)
{
    return askForFile(m_window,
                      {translated("Open lecture"), folder,
                       translated("Lectures (*.lecture lecture.json)") + u";;"_s + translated("All files (*)")});
}

QString QuestionWindows::folderToOpen(const QString &folder)
{
    return askForFolder(m_window, {translated("Open the folder of a lecture"), folder});
}

QString QuestionWindows::fileToSave(const QString &suggestion)
{
    return askForNewFile(m_window, {translated("Save lecture as"), suggestion, translated("Lectures (*.lecture)")},
                         u"lecture"_s);
}

} // namespace lectograph::editor
