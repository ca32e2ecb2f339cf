// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/lecture.h"

/// What is copied travels as a lecture that has nothing else, so that reading it checks and upgrades it.
namespace lectograph::editor {

inline const QString copiedScene = QStringLiteral("copied");

inline lecture::Lecture clipboardLecture(lecture::Scene scene)
{
    lecture::Lecture lecture;
    scene.id = copiedScene;
    lecture.scenes.push_back(std::make_shared<const lecture::Scene>(std::move(scene)));
    return lecture;
}

} // namespace lectograph::editor
