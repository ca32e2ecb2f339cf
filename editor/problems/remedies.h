// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/problems/problemplace.h"
#include "editor/session/document.h"
#include "media/sound_survey.h"

class QWidget;

/// What mends a problem with one press.
namespace lectograph::editor {

struct Remedy
{
    QString deed; ///< what the button says, and the undo step
    Document::Edit edit;
    std::function<Document::Edit(QWidget *over)> ask = {}; ///< instead of `edit`, if the author has to choose a file
};

/// The best one first; none where only the author can decide.
std::vector<Remedy> remediesOf(const media::SoundFinding &finding, const timeline::Registry &registry);
/// Of a problem at a place: a file that the lecture lacks can be found.
std::vector<Remedy> remediesOf(const ProblemPlace &place);

} // namespace lectograph::editor
