// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/lecture.h"

namespace lectograph::editor {

/// A name that every system can store, and that no other content has: "assets/STEM.ENDING" or, if that is taken,
/// "assets/STEM-2.ENDING". The stem is that of the file, or else `fallback`; without an ending there is no dot.
QString assetName(const lecture::Lecture &lecture, const QString &path, const QString &ending,
                  const QByteArray &content, const QString &fallback);

} // namespace lectograph::editor
