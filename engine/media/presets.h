// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "base/time.h"

#include <QSize>

#include <vector>

namespace lectograph::media {

/// A named size and rate.
struct Preset
{
    QString name;        ///< for the command line: "1080p60"
    QString label;       ///< menu text
    QString description; ///< what it is for
    QSize size;
    base::FrameRate rate;
};

/// All presets, from quick to fine, then other aspect ratios.
std::vector<Preset> presets();
base::Result<Preset> presetNamed(const QString &name);

} // namespace lectograph::media
