// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/safety/rescue.h"
#include "editor/safety/safety.h"

#include <QFileSystemWatcher>
#include <QLockFile>

#include <memory>
#include <optional>

namespace lectograph::editor {

/// The file operations new, open, save and close: asks before anything could be lost, and watches the file for changes
/// by others. Each function returns whether it succeeded; otherwise everything is unchanged.
class FileFlow : public QObject
{
    Q_OBJECT

public:
    /// The default `questions` are dialogs of `window`, which is the parent.
    FileFlow(Session &session, Safety &safety, QWidget *window, std::unique_ptr<Questions> questions = {});

    bool makeNew();
    bool makeNewIn(const graph::Look &look);
    bool open(); ///< asks which file
    bool openFolder();
    bool open(const QString &name); ///< an archive, the folder of a lecture, or its lecture.json
    /// A copy without a file: of the whole lecture, or with a scene, of that alone.
    bool openTemplate(const QString &idOrFolder, const QString &scene = {});
    bool save();
    bool saveAs();
    /// Asks whether to save. If the program quits afterwards, nothing needs recovery; otherwise nothing has changed.
    bool mayClose();
    bool recover(const QString &id); ///< unsaved work of a program that has ended
    void showBackups();              ///< of the open file
    void showBackups(const QString &path);
    /// Asks what to do if the file was changed or removed from outside. Also called when the window is activated.
    void lookAtDisk();

    /// "Attention.lecture[*] — Lectograph", for QWidget::setWindowTitle().
    QString windowTitle() const;

Q_SIGNALS:
    void titleChanged(const QString &windowTitle);
    void fileUsed(const QString &path);                              ///< opened or saved: for the list of recent files
    void salvaged(const std::vector<lectograph::base::Error> &lost); ///< the rest of a damaged lecture was opened

private:
    bool settle(); ///< unsaved changes were saved or may be lost
    /// Offers unsaved work of the file first. Nothing: open the file itself.
    std::optional<bool> openUnsaved(const QString &path);
    bool recoverHere(const Recoverable &work);
    bool saveTo(const QString &path);
    void tell(base::Error error, const QString &path);
    /// The lecture in the file, or nothing and what can be done about it.
    std::optional<lecture::Lecture> read(const QString &path);
    bool openRest(const lecture::Salvaged &rest);
    bool openVersion(const lecture::Lecture &version, const QString &path);
    void offerToSave(const QString &sentence);
    void adopt(const lecture::Lecture &lecture, const QString &target);
    bool askAboutChange(bool isSaving);
    void watch();
    QString folderToBeginIn() const;
    QString suggestedPath() const;
    QString name() const; ///< of the open lecture, as in the title of the window
    std::unique_ptr<QLockFile> lockFor(const QString &path) const; ///< null if another window has it open

    Session &m_session;
    Safety &m_safety;
    QWidget *m_window;
    std::unique_ptr<Questions> m_questions;
    QFileSystemWatcher m_watcher;
    QTimer m_looking; ///< programs write in several steps
    std::unique_ptr<QLockFile> m_lock;
    bool m_isAsking = false;
    bool m_isSettled = false; ///< the user wants to quit, and nothing needs to be kept
};

} // namespace lectograph::editor
