// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QPointer>
#include <QString>
#include <QWidget>

#include <vector>

namespace lectograph::editor {

/// What somebody may answer when their files are in question.
enum class Answer {
    Save,
    DontSave,
    Cancel,
    Reload,
    KeepMine,
    SaveMineAs,
    Replace,
    OpenCopy,
    OpenAnyway,
    Recover,
    Discard
};

struct Question
{
    QString text;                ///< the question, one sentence
    QString detail;              ///< what the answers mean
    std::vector<Answer> answers; ///< the first is the one to begin with; Escape means the last
};

/// Everything that the flow of files asks and tells, so that tests can answer.
class Questions
{
public:
    virtual ~Questions() = default;

    virtual Answer ask(const Question &question) = 0;
    virtual void tell(const base::Error &error) = 0;
    /// The path of a lecture to open, or an empty text.
    virtual QString fileToOpen(const QString &folder) = 0;
    virtual QString folderToOpen(const QString &folder) = 0;
    /// The path to save to, or an empty text; it has been asked whether a file there may be replaced.
    virtual QString fileToSave(const QString &suggestion) = 0;
};

/// Asks in windows before `window`.
class QuestionWindows final : public Questions
{
public:
    explicit QuestionWindows(QWidget *window) : m_window(window) {}

    Answer ask(const Question &question) override;
    void tell(const base::Error &error) override;
    QString fileToOpen(const QString &folder) override;
    QString folderToOpen(const QString &folder) override;
    QString fileToSave(const QString &suggestion) override;

private:
    QPointer<QWidget> m_window;
};

} // namespace lectograph::editor
