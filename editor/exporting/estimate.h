// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "media/export_job.h"

namespace lectograph::editor {

/// What an export will probably need. Size and time follow from earlier exports of the same format on this computer; before
/// the first one from what was measured when the program was made.
struct Estimate
{
    double bytes = 0;
    double seconds = 0;            ///< of waiting
    bool isFromExperience = false; ///< of this computer
};
Estimate estimateOf(qint64 frames, const media::ExportSettings &settings);

/// Remembers in the settings how long it took, and how large it became.
void learnFrom(const media::ExportReport &report, const media::ExportSettings &settings);

/// The bytes of a file, or of a sequence of so many pictures.
qint64 bytesOf(const QString &path, qint64 frames);

} // namespace lectograph::editor
