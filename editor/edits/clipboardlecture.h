// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/lecture.h"

/// Copied content is stored as a lecture without anything else, so that reading it validates and upgrades it.
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
