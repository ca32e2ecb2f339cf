// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/exporting/export.h"

#include <optional>

namespace lectograph::editor {

/// The estimated size and time of an export, based on samples of it, or on earlier exports of the same format on this
/// computer, or initially on measurements during development.
struct Estimate
{
    double bytes = 0;
    double seconds = 0;            ///< of the export
    bool isFromExperience = false; ///< from exports on this computer
};
Estimate estimateOf(qint64 frames, const media::ExportSettings &settings,
                    const std::optional<exporting::Sample> &sample = {});

/// Saves the time and size in the settings.
void learnFrom(const media::ExportReport &report, const media::ExportSettings &settings);

// Times and sizes, in the language of the interface.

/// "55 s", "1 min 12 s", "2 h 5 min".
QString waitText(double seconds);
/// The same of a time that is only estimated, no more precisely than it can be: "10 s", "1 min 30 s", "12 min".
QString roughWaitText(double seconds);
/// "4:00 min", "12.5 s": the duration of a video.
QString playingTimeText(double seconds);
/// "23 MB".
QString sizeText(double bytes);

} // namespace lectograph::editor
