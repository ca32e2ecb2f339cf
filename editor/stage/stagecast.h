// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/stage/manipulation.h"

namespace lectograph::editor {

/// The actors at the playhead and the selected ones among them: computed on demand, and cached until forget().
class StageCast
{
public:
    explicit StageCast(Session &session) : m_session(session) {}

    const std::vector<Actor> &actors() const;
    QStringList selected() const; ///< the selected nodes that are on stage
    const std::optional<SelectionBox> &selectedBox() const;
    void forget();

private:
    Session &m_session;
    mutable std::optional<std::vector<Actor>> m_actors;
    mutable std::optional<std::optional<SelectionBox>> m_selectedBox;
    mutable Selection::Snapshot m_selectedBoxOf; ///< the selection at that time
};

} // namespace lectograph::editor
