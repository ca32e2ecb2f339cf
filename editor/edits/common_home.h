// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/lecture.h"

#include <QStringList>

#include <vector>

/// Where nodes live that are to become one: in one scene, or shared by all. `home` is that scene; empty for shared ones.
namespace lectograph::editor {

/// The home of all these nodes that the scene sees; an error if they have several.
base::Result<QString> commonHome(const lecture::Lecture &lecture, const QString &scene, const QStringList &nodes);
/// The scenes that see the nodes that live there.
QStringList scenesOfHome(const lecture::Lecture &lecture, const QString &home);
/// Those of the nodes that come on stage anywhere, back to front.
std::vector<QString> drawnOf(const lecture::Lecture &lecture, const QString &home, const QStringList &nodes);
/// Whether all of `drawn` come on stage in the same scenes, so that one block can stand for them.
bool areOnStageTogether(const lecture::Lecture &lecture, const QString &home, const std::vector<QString> &drawn);

} // namespace lectograph::editor
