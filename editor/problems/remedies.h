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

/// The best one first. The edits may be kept, and need `plugins` for as long: not the types of one lecture, which go with it.
std::vector<Remedy> remediesOf(const media::SoundFinding &finding, const timeline::Registry &plugins);

} // namespace lectograph::editor
