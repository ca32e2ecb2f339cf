// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/sounds.h"
#include "editor/session/actions.h"
#include "editor/session/document.h"
#include "editor/session/playhead.h"
#include "editor/session/preview.h"
#include "editor/session/selection.h"

#include <functional>

namespace lectograph::editor {

/// One lecture being edited: all that its panels share. It outlives the window, which is made anew when the language of the
/// interface or the theme changes; panels keep nothing of their own that would be missed then.
struct Session
{
    explicit Session(const timeline::Registry &types) : registry(types), document(types, &selection) {}
    Session(const Session &) = delete;
    Session &operator=(const Session &) = delete;

    /// Those of the open scene, in the order in which they were selected.
    std::vector<const timeline::Clip *> selectedClips() const
    {
        const lecture::Scene *scene = document.scene(selection.scene());
        return scene ? lecture::clipsOf(*scene, selection.clips()) : std::vector<const timeline::Clip *>();
    }

    const timeline::Registry &registry;
    Selection selection;
    Document document;
    Playhead playhead;
    Preview preview{document, playhead, selection};
    Actions actions; ///< of the window that stands; a panel adds its own when it is made
    /// Dragging on the stage writes keyframes at the playhead instead of constants.
    bool isAutoKeying = false;
    /// What comes later moves along when clips and sounds come, go or change (see editor/edits/ripple.h).
    bool isRippling = false;
    /// Of the files that its sounds play.
    SoundLengths soundLengths;
    /// In place of the dialog that asks for the file of a picture, so that tests can answer; an empty text chooses none.
    std::function<QString()> choosePicture = {};
};

} // namespace lectograph::editor
