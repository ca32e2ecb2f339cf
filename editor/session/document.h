// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/selection.h"

#include <QObject>
#include <QUndoStack>

#include <functional>
#include <memory>
#include <vector>

namespace lectograph::editor {

/// Edits of one gesture (a drag, typing in one field) that follow one another are one step of the history; none, if the last
/// one gives back the lecture with which it began.
struct Gesture
{
    int id = 0; ///< 0: none

    static Gesture begin();
};

/// The lecture that is being edited, the way it came to be, and the file it belongs to. A step of the history is a pair
/// of lectures, which share all that did not change, so that undoing needs to know nothing of what was done. With them it keeps
/// what was selected: undo selects again what was selected before the step, redo what was selected after it.
class Document : public QObject
{
    Q_OBJECT

public:
    using Edit = std::function<base::Result<lecture::Lecture>(const lecture::Lecture &)>;

    /// What is selected goes along with the lecture, through edits, undo and redo. Without it a document is only a lecture.
    explicit Document(const timeline::Registry &registry, Selection *selection = nullptr, QObject *parent = nullptr);

    const lecture::Lecture &lecture() const { return m_lecture; }
    const timeline::Registry &registry() const { return m_registry; }
    /// Null if there is none.
    const lecture::Scene *scene(const QString &id) const;
    const graph::Node *node(const QString &scene, const QString &id) const;

    /// Takes the step that `name` ("Move clip") tells a person. If it is not possible, nothing has happened, refused() tells
    /// why, and the answer is false.
    bool edit(const QString &name, const Edit &edit, Gesture gesture = {});
    /// As if the gesture had not begun: what its edits did is taken back, no step is left that could bring it again, and what
    /// could be redone before it can be redone. Nothing happens if it has done nothing, or if another step was taken since.
    void cancel(Gesture gesture);
    QUndoStack &history() { return m_history; }

    /// Another lecture in place of this one; the history begins anew. `path` is empty for one that has no file yet.
    void open(lecture::Lecture lecture, const QString &path, bool isModified = false);
    /// Writes it, and remembers the path. An error leaves the old file and everything else as it was.
    base::Result<void> save(const QString &path);

    const QString &path() const { return m_path; }
    bool isModified() const { return !m_history.isClean(); }
    /// The lecture's title in its own language, or else the file's name.
    QString title() const;
    /// Somebody else has written or removed the file since it was opened or saved here.
    bool isChangedOnDisk() const;
    /// What is on the disk is known and left aside: isChangedOnDisk() is false until it changes again.
    void acceptDisk();

Q_SIGNALS:
    void changed(); ///< another lecture() than before: an edit, undo, redo or open()
    void opened();  ///< by open(), before changed()
    void saved();   ///< after the file was written
    void pathChanged();
    void modifiedChanged(); ///< after changed(), in which isModified() is still that of the step before
    void refused(const lectograph::base::Error &error);
    void statusMessage(const QString &sentence); ///< by a panel: what was done where one does not look
    /// The same, with something that may be done about it now: `deed` names it, `run` does it.
    void offered(const QString &sentence, const QString &deed, const std::function<void()> &run);

private:
    class Step;
    struct StepContent;
    /// The steps that could be redone until a gesture began.
    struct Redoable
    {
        Gesture gesture = {};
        std::vector<std::shared_ptr<const StepContent>> steps = {};
        int index = 0;  ///< of the first one
        int saved = -1; ///< the index at which the lecture was saved; −1: not with one of them done
    };
    void keepRedoable(Gesture gesture);
    /// In the history again, as soon as nothing is left of the gesture.
    void restoreRedoable();
    Selection::Snapshot selected() const;
    /// `selected` may be null: the same as now, as far as the lecture has it.
    void show(const lecture::Lecture &lecture, const Selection::Snapshot &selected);

    const timeline::Registry &m_registry;
    Selection *m_selection;
    lecture::Lecture m_lecture;
    QUndoStack m_history;
    QString m_path;
    QByteArray m_stamp; ///< of the file as it was read or written last
    Redoable m_redoable;
    bool m_isCancelling = false;
    bool m_isRestoring = false; ///< steps go into the history, and the lecture stays
};

} // namespace lectograph::editor
