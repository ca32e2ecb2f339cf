// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/stage/stagecast.h"

class QKeyEvent;

namespace lectograph::editor {

/// Selecting and moving on the stage by keys.
class StageKeyboard
{
public:
    StageKeyboard(Session &session, const StageCast &cast) : m_session(session), m_cast(cast) {}

    /// Moves what is selected by an arrow key, as one step while it is held. False for other keys.
    bool nudge(const QKeyEvent &event);
    void endNudge() { m_nudge = {}; }
    /// Selects the next actor that is seen, or the previous one. False beyond the last and the first.
    bool walk(bool next);

private:
    Session &m_session;
    const StageCast &m_cast;
    Gesture m_nudge;
};

} // namespace lectograph::editor
