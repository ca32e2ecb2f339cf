// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/session.h"

#include <vector>

namespace lectograph::editor {

/// The state of the session that the guide compares to detect progress.
struct Progress
{
    int texts = 0;      ///< blocks with text or formulas on stage
    int charts = 0;     ///< charts on stage
    int animations = 0; ///< clips, including those in groups
    int keyframes = 0;
    QStringList words; ///< the texts
    bool isPlaying = false;
    int exports = 0; ///< begun
};
Progress progressOf(Session &session, int exports);

/// One step of the guide.
struct GuideStep
{
    QString title;
    QString body;
    QString target; ///< the object name of the widget to use
    /// Whether it has been done since the guide (`first`) or the step (`before`) began: steps done ahead of time count.
    std::function<bool(const Progress &first, const Progress &before, const Progress &now)> isDone;
    QString card = {};       ///< the block or animation that the palette should show
    QString unselected = {}; ///< for a step that needs a selected block: instructions for the stage if there is none
};
/// They call blocks and animations as their cards in the palette do.
std::vector<GuideStep> guideSteps(const timeline::Registry &registry);

} // namespace lectograph::editor
