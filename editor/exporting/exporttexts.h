// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "media/encoder.h"

#include <QString>

#include <vector>

namespace lectograph::editor {

// Texts about exports, in the language of the interface.

/// "55 s", "1 min 12 s", "2 h 5 min".
QString waitText(double seconds);
/// "4:00 min", "12.5 s": the duration of a video.
QString playingTimeText(double seconds);
/// "23 MB".
QString sizeText(double bytes);

struct FormatText
{
    media::Format format;
    QString ending; ///< "mp4"
    QString label;
    QString help;
};
/// In display order.
std::vector<FormatText> formatTexts();

} // namespace lectograph::editor
