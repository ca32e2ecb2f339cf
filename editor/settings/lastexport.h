// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/settings/settings.h"

namespace lectograph::editor::setting {

// What the last export was of, for the next one of the same lecture.

inline const Setting<QString> exportLecture(QStringLiteral("export/lecture"));
inline const Setting<int> exportScope(QStringLiteral("export/scope"));
inline const Setting<QStringList> exportScenes(QStringLiteral("export/scenes"));
inline const Setting<QStringList> exportLanguages(QStringLiteral("export/languages"));

} // namespace lectograph::editor::setting
