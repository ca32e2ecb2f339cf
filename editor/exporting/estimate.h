// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "media/export_job.h"

namespace lectograph::editor {

/// The estimated size and time of an export, based on earlier exports of the same format on this computer, or initially
/// on measurements during development.
struct Estimate
{
    double bytes = 0;
    double seconds = 0;            ///< of the export
    bool isFromExperience = false; ///< from exports on this computer
};
Estimate estimateOf(qint64 frames, const media::ExportSettings &settings);

/// Saves the time and size in the settings.
void learnFrom(const media::ExportReport &report, const media::ExportSettings &settings);

/// The bytes of a file, or of a sequence of `frames` pictures.
qint64 bytesOf(const QString &path, qint64 frames);

} // namespace lectograph::editor
