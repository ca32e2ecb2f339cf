// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/problemplace.h"
#include "editor/session/document.h"
#include "media/sound_survey.h"

class QWidget;

/// What mends a problem with one press.
namespace lectograph::editor {

struct Remedy
{
    QString deed; ///< what the button says, and the undo step without its "…"
    Document::Edit edit;
    /// Instead of `edit`, if the author has to choose something: no edit if nothing is chosen.
    std::function<Document::Edit(QWidget *over)> ask = {};
};

/// The best one first. The edits may be kept, and need `plugins` for as long: not the types of one lecture, which go with it.
std::vector<Remedy> remediesOf(const media::SoundFinding &finding, const timeline::Registry &plugins);
/// Of a problem at a place of the lecture: a file that it lacks can be found, a parameter that leads nowhere removed.
std::vector<Remedy> remediesOf(const ProblemPlace &place, const lecture::Lecture &lecture);

} // namespace lectograph::editor
