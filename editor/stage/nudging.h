// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/repeatededit.h"

class QKeyEvent;

namespace lectograph::editor {

class CameraView;
class Guides;
struct Session;

/// Moves by the arrow keys what is selected on the stage: a guide, the edited camera, which other keys zoom, or actors.
class Nudging
{
public:
    /// All outlive this.
    Nudging(Session &session, const CameraView &camera, Guides &guides)
        : m_session(session), m_camera(camera), m_guides(guides)
    {}

    /// Whether a key can mean such a move or zoom, whatever is selected.
    bool isFor(const QKeyEvent &event) const;
    /// `actors`: the selected ones. False for other keys, or if there is nothing to move.
    bool nudge(const QKeyEvent &event, const QStringList &actors);

private:
    bool nudgeCamera(const QKeyEvent &event);
    bool nudgeActors(const QKeyEvent &event, const QStringList &actors);

    Session &m_session;
    const CameraView &m_camera;
    Guides &m_guides;
    RepeatedEdit m_nudges;
};

} // namespace lectograph::editor
