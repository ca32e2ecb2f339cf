// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/selection.h"

#include <QObject>
#include <QUndoStack>

#include <functional>
#include <memory>
#include <vector>

namespace lectograph::editor {

/// Consecutive edits with the same gesture (a drag, typing in one field) form one undo step, or none if the last one
/// restores the lecture at the beginning.
struct Gesture
{
    int id = 0; ///< 0: none

    static Gesture begin();
};

/// One of several things that the result of the last step may be instead.
struct Alternative
{
    QString name;
    bool isChosen = false;
    std::function<void()> run = {};
};

/// Whether both are identical, not just equal: nothing was changed in between.
bool isSame(const lecture::Lecture &one, const lecture::Lecture &other);

/// The lecture being edited, its history and its file. An undo step is a pair of lectures, which share everything
/// unchanged, so undo needs no knowledge of the edit. A step also stores the selection: undo restores the selection
/// before the step, redo the one after it, where the step is seen (restored() in edits/selected.h).
class Document : public QObject
{
    Q_OBJECT

public:
    using Edit = std::function<base::Result<lecture::Lecture>(const lecture::Lecture &)>;

    /// `selection` follows the lecture through edits, undo and redo; it may be null.
    explicit Document(const timeline::Registry &plugins, Selection *selection = nullptr, QObject *parent = nullptr);

    const lecture::Lecture &lecture() const { return m_lecture; }
    /// The types of the current lecture: those of the plugins and its block definitions. Valid while the lecture, or a
    /// copy of it, exists.
    const timeline::Registry &registry() const { return *m_types; }
    const timeline::Registry &plugins() const { return m_plugins; }
    /// Returns null if there is none.
    const lecture::Scene *scene(const QString &id) const;
    const graph::Node *node(const QString &scene, const QString &id) const;

    /// Adds an undo step with the display name `name` ("Move clip"). If the edit fails, nothing changes, refused() is
    /// emitted and false is returned.
    bool edit(const QString &name, const Edit &edit, Gesture gesture = {});
    /// Reverts the edits of the gesture without leaving a step to redo, and restores the steps that could be redone
    /// before it. No-op if the gesture has no edits, or if another step followed.
    void cancel(Gesture gesture);
    QUndoStack &history() { return m_history; }
    /// A step of the history, by its index: its name as it was given, and the lectures before and after it.
    QString stepText(int index) const { return m_history.text(index); }
    struct StepLectures
    {
        const lecture::Lecture &before;
        const lecture::Lecture &after;
    };
    StepLectures step(int index) const;

    /// Replaces the lecture and clears the history. `path` is empty for a lecture without a file.
    void open(const lecture::Lecture &lecture, const QString &path, bool isModified = false);
    /// Writes the file, and remembers the path. An error leaves the old file and the document unchanged.
    base::Result<void> save(const QString &path);

    const QString &path() const { return m_path; }
    bool isModified() const { return !m_history.isClean(); }
    /// The lecture's title in its own language, or else the file's name.
    QString title() const;
    /// Whether the file was written or removed from outside since it was opened or saved here.
    bool isChangedOnDisk() const;
    /// Ignores the current state of the file: isChangedOnDisk() is false until it changes again.
    void acceptDisk();

Q_SIGNALS:
    /// By an edit, undo or redo, before changed(): for what must not wait until the panels have computed what they show.
    void replaced();
    void changed(); ///< lecture() has changed: by an edit, undo, redo or open()
    void opened();  ///< by open(), before changed()
    void saved();   ///< after the file was written
    void pathChanged();
    void modifiedChanged(); ///< after changed(), during which isModified() still has the previous value
    void refused(const lectograph::base::Error &error);
    void statusMessage(const QString &sentence); ///< from a panel: a change in a place that may be out of sight
    /// The same with an offer of a follow-up action: `deed` is its name, `run` performs it. A sentence about a state
    /// leaves as soon as `holds`, if there is one, is false.
    void offered(const QString &sentence, const QString &deed, const std::function<void()> &run,
                 const std::function<bool()> &holds = {});
    /// The same with a choice of what the last step has made, which stays until the next one; with sentences on what was left
    /// out.
    void alternativesOffered(const QString &sentence, const QStringList &notes,
                             const std::vector<lectograph::editor::Alternative> &alternatives);

private:
    class Step;
    struct StepContent;
    /// The steps that could be redone before a gesture began.
    struct Redoable
    {
        Gesture gesture = {};
        std::vector<std::shared_ptr<const StepContent>> steps = {};
        int index = 0;  ///< of the first one
        int saved = -1; ///< the index at which the lecture was saved; −1: none of these
    };
    void keepRedoable(Gesture gesture);
    /// Puts them back into the history once the gesture has no edits left.
    void restoreRedoable();
    Selection::Snapshot selected() const;
    /// With `lecture`, of a step that recorded this; if it is null, the current selection is adapted.
    Selection::Snapshot selectedIn(const lecture::Lecture &lecture, const Selection::Snapshot &recorded) const;
    void setLecture(const lecture::Lecture &lecture);
    void show(const lecture::Lecture &lecture, const Selection::Snapshot &recorded);

    const timeline::Registry &m_plugins;
    Selection *m_selection;
    lecture::Lecture m_lecture;
    std::shared_ptr<const timeline::Registry> m_types;
    QUndoStack m_history;
    QString m_path;
    std::shared_ptr<const lecture::FilesBeside> m_beside; ///< where m_path is
    QByteArray m_stamp;                                   ///< of the file when it was last read or written
    Redoable m_redoable;
    bool m_isCancelling = false;
    bool m_isRestoring = false; ///< steps are added to the history without changing the lecture
};

} // namespace lectograph::editor
