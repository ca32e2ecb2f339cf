// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/stage/stagecast.h"

class QKeyEvent;

namespace lectograph::editor {

/// Keyboard selection and movement on the stage.
class StageKeyboard
{
public:
    StageKeyboard(Session &session, const StageCast &cast) : m_session(session), m_cast(cast) {}

    /// Moves the selection by an arrow key; holding the key makes one undo step. False for other keys.
    bool nudge(const QKeyEvent &event);
    void endNudge() { m_nudge = {}; }
    /// Selects the next or previous visible actor. False after the last and before the first.
    bool walk(bool next);

private:
    Session &m_session;
    const StageCast &m_cast;
    Gesture m_nudge;
};

} // namespace lectograph::editor
