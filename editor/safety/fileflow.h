// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/safety/questions.h"
#include "editor/safety/safety.h"

#include <QFileSystemWatcher>
#include <QLockFile>

#include <memory>
#include <optional>

namespace lectograph::editor {

/// New, open, save and close, as a person meets them: asks before anything could be lost, and watches what others do to
/// the file. Each function tells whether it happened; if not, everything is as it was.
class FileFlow : public QObject
{
    Q_OBJECT

public:
    /// Without `questions` it asks in windows before `window`, to which it belongs.
    FileFlow(Session &session, Safety &safety, QWidget *window, std::unique_ptr<Questions> questions = {});
    ~FileFlow() override;

    bool makeNew();
    bool open(); ///< asks which file
    bool openFolder();
    bool open(const QString &path);               ///< an archive, the folder of a lecture, or its lecture.json
    bool openTemplate(const QString &idOrFolder); ///< a copy without a file
    bool save();
    bool saveAs();
    /// Asks whether to save. If the program ends then, nothing has to be recovered; if it does not, all is as before.
    bool mayClose();
    bool recover(const QString &id); ///< what an earlier program left unsaved
    /// Asks whether to recover the newest of that; true if it was.
    bool offerRecovery();
    void showBackups();
    /// Asks what to do if somebody else has changed or removed the file. Called when the window becomes active, too.
    void lookAtDisk();

    /// "Attention.lecture[*] — Lectograph", for QWidget::setWindowTitle().
    QString windowTitle() const;

Q_SIGNALS:
    void titleChanged(const QString &windowTitle);
    void fileUsed(const QString &path); ///< opened or saved: one of the recent ones

private:
    bool settle(); ///< what is not saved is saved or may go
    bool openHere(const QString &path);
    /// What was not saved of the file when a program ended is offered first. Absent: the file itself shall be opened.
    std::optional<bool> openUnsaved(const QString &path);
    Answer askToRecover(const Recoverable &work, const QString &more);
    bool recoverHere(const Recoverable &work);
    bool saveTo(const QString &path);
    std::optional<lecture::Lecture> read(const QString &path); ///< tells what is wrong with it
    bool load(const QString &path, const QString &target, bool isModified = false);
    bool askAboutChange(bool isSaving);
    void watch();
    QString folderToBeginIn() const;
    QString suggestedPath() const;
    std::unique_ptr<QLockFile> lockFor(const QString &path) const; ///< null if another window has it

    Session &m_session;
    Safety &m_safety;
    QWidget *m_window;
    std::unique_ptr<Questions> m_questions;
    QFileSystemWatcher m_watcher;
    QTimer m_looking; ///< programs write in several steps
    std::unique_ptr<QLockFile> m_lock;
    bool m_isAsking = false;
    bool m_isSettled = false; ///< the author wants to end, and there is nothing that has to be kept
};

} // namespace lectograph::editor
