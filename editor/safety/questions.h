// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QPointer>
#include <QString>
#include <QWidget>

#include <vector>

namespace lectograph::editor {

/// The answers to questions about files.
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
    Discard,
    SaveAs,
    EarlierVersions,
    OpenRest,
    OpenOther,
    Close
};

struct Question
{
    QString text = {};                ///< the question, one sentence
    QString detail = {};              ///< what the answers mean
    std::vector<Answer> answers = {}; ///< the first is the default, the last is Escape
    enum class Kind { Choice, Warning } kind = Kind::Choice;
};

/// The dialogs of FileFlow, which tests can replace.
class Questions
{
public:
    virtual ~Questions() = default;

    virtual Answer ask(const Question &question) = 0;
    virtual void tell(const base::Error &error) = 0;
    /// The path of a lecture to open; empty if cancelled.
    virtual QString fileToOpen(const QString &folder) = 0;
    virtual QString folderToOpen(const QString &folder) = 0;
    /// The path to save to, empty if cancelled; replacing an existing file has been confirmed.
    virtual QString fileToSave(const QString &suggestion) = 0;
};

/// Shows dialogs of `window`.
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
