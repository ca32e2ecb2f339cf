// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/stage/manipulation.h"

namespace lectograph::editor {

/// Who is on stage at the playhead, and who of them is selected: worked out when it is asked for, and kept until forget().
class StageCast
{
public:
    explicit StageCast(Session &session) : m_session(session) {}

    const std::vector<Actor> &actors() const;
    QStringList selected() const; ///< those of the selection that are on stage
    const std::optional<SelectionBox> &selectedBox() const;
    void forget();

private:
    Session &m_session;
    mutable std::optional<std::vector<Actor>> m_actors;
    mutable std::optional<std::optional<SelectionBox>> m_selectedBox;
    mutable Selection::Snapshot m_selectedBoxOf; ///< what was selected then
};

} // namespace lectograph::editor
