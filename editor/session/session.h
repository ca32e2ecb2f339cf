// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/sounds.h"
#include "editor/edits/table_choices.h"
#include "editor/session/actions.h"
#include "editor/session/document.h"
#include "editor/session/playhead.h"
#include "editor/session/preview.h"
#include "editor/session/selection.h"

#include <functional>

namespace lectograph::editor {

/// The blocks that were duplicated last, and their copies in the same order, while these are selected.
struct LastCopies
{
    QString scene;
    QStringList originals;
    QStringList copies;
};

/// What was pasted last in the colors of this lecture, while nothing else is selected or copied.
struct LastPaste
{
    lecture::Lecture lecture;         ///< with it
    std::function<void()> keepColors; ///< pastes it again, in the colors that it had, instead
};

struct LastAdded
{
    QString node;
    Gesture gesture;
};

/// One lecture being edited: the state that all panels share. It outlives the window, which is created again when the
/// language or the theme changes; panels keep no state that would be lost then.
struct Session
{
    explicit Session(const timeline::Registry &plugins) : document(plugins, &selection)
    {
        QObject::connect(&selection, &Selection::changed, &selection, [this] {
            const QStringList &now = selection.nodes();
            if (QSet<QString>(now.begin(), now.end())
                != QSet<QString>(lastCopies.copies.begin(), lastCopies.copies.end()))
                lastCopies = {};
            if (now != QStringList{lastAdded.node})
                lastAdded = {};
            lastPaste = {};
        });
    }
    Session(const Session &) = delete;
    Session &operator=(const Session &) = delete;

    /// The selected clips of the open scene, in the order in which they were selected.
    std::vector<const timeline::Clip *> selectedClips() const
    {
        const lecture::Scene *scene = document.scene(selection.scene());
        return scene ? lecture::clipsOf(*scene, selection.clips()) : std::vector<const timeline::Clip *>();
    }

    /// The types of the current lecture: not to be kept, since an edit may replace them.
    const timeline::Registry &registry() const { return document.registry(); }

    Selection selection;
    Document document;
    Playhead playhead;
    Preview preview{document, playhead, selection};
    Actions actions; ///< of the current window; each panel adds its own
    /// Dragging on the stage writes keyframes at the playhead instead of constants.
    bool isAutoKeying = false;
    /// Adding, removing or changing clips and sounds shifts what comes later (see editor/edits/ripple.h).
    bool isRippling = false;
    /// Lengths of the files of sounds.
    SoundLengths soundLengths;
    /// Opens another lecture, after a question about unsaved changes; set by the window.
    std::function<void(const QString &path)> openLecture = {};
    /// Duplicating again continues with the same offset.
    LastCopies lastCopies = {};
    /// Pasting with the original colors changes what was just pasted.
    LastPaste lastPaste = {};
    /// The block that was added last: words that are typed into it at once belong to the same step.
    LastAdded lastAdded = {};
    /// Replaces the file dialog for pictures, so that tests can answer; an empty text means cancelled.
    std::function<QString()> choosePicture = {};
    /// The same for the question how a table is read; nothing means cancelled.
    std::function<std::optional<std::size_t>(const std::vector<TableChoice> &choices)> chooseTable = {};
};

} // namespace lectograph::editor
