// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/camera_edits.h"
#include "editor/session/session.h"

#include <optional>

namespace lectograph::editor {

/// What the stage shows while a camera is edited. As long as a camera or one of its zooms is selected alone and nothing
/// plays, this is the world instead of the picture: what there is around the frame of the camera. Only the stage of the
/// editor shows it; the preview of the session stays the picture that is presented and exported.
class CameraView
{
public:
    explicit CameraView(Session &session) : m_session(session) {}

    bool isOn() const { return state().owner.has_value(); }
    /// What the stage shows: the world, or the picture of the preview.
    const picture::Picture &picture() const;
    /// While it is on: the owner of the edited frame, a block or a zoom, and the frame. With a camera block selected,
    /// this is the zoom that the camera follows at the playhead, if there is one.
    const PropertyPlace &owner() const { return *state().owner; }
    const picture::Camera &frame() const { return state().frame; }
    /// What is seen at the playhead, if that is not the edited frame: before a zoom has arrived.
    std::optional<picture::Camera> seen() const;

    /// Computes it again when it is needed; the extent of the world stays while the frame is inside of it.
    void forget() { m_state.reset(); }
    /// Keeps the extent of the world during a drag, wherever the frame is dragged.
    void setHeld(bool isHeld);

private:
    struct State
    {
        std::optional<PropertyPlace> owner = {};
        picture::Camera frame = {};
        std::optional<picture::Picture> world = {};
    };
    const State &state() const;
    State computed() const;
    /// The camera block of the selected block or zoom, and the owner of its frame.
    struct Edited
    {
        QString camera;
        PropertyPlace owner;
    };
    std::optional<Edited> edited() const;
    picture::Camera worldAround(const picture::Camera &frame) const;

    Session &m_session;
    mutable std::optional<State> m_state;
    mutable std::optional<picture::Camera> m_world;
    bool m_isHeld = false;
};

} // namespace lectograph::editor
