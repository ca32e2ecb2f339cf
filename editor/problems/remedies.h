// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/document.h"
#include "media/sound_survey.h"

/// What mends a problem with one press.
namespace lectograph::editor {

struct Remedy
{
    QString deed; ///< what the button says, and the undo step
    Document::Edit edit;
};

/// The best one first; none where only the author can decide.
std::vector<Remedy> remediesOf(const media::SoundFinding &finding, const timeline::Registry &registry);

} // namespace lectograph::editor
