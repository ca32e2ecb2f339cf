// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/session.h"

#include <vector>

namespace lectograph::editor {

/// What the guide compares, from one change of the session to the next.
struct Progress
{
    int texts = 0;      ///< blocks with words or formulas on stage
    int charts = 0;     ///< charts on stage
    int animations = 0; ///< clips, those in groups included
    int keyframes = 0;
    QStringList words; ///< what the texts say
    bool isPlaying = false;
};
Progress progressOf(Session &session);

/// One thing to do.
struct GuideStep
{
    QString title;
    QString body;
    QString target; ///< the object name of the widget where it is done
    /// Whether it was done since the guide (`first`) or the step (`before`) began: who runs ahead need not do it twice.
    /// Empty: the target was pressed.
    std::function<bool(const Progress &first, const Progress &before, const Progress &now)> isDone = {};
    QString unselected = {}; ///< of a step that needs a selected block: what to do on the stage first if there is none
};
std::vector<GuideStep> guideSteps();

} // namespace lectograph::editor
