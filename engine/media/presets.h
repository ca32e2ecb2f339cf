// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "base/time.h"

#include <QSize>

#include <vector>

namespace lectograph::media {

/// A size and rate with a name.
struct Preset
{
    QString name;        ///< for the command line: "1080p60"
    QString label;       ///< for a menu
    QString description; ///< what it is good for
    QSize size;
    base::FrameRate rate;
};

/// All of them, from quick to fine, then the other shapes.
std::vector<Preset> presets();
base::Result<Preset> presetNamed(const QString &name);

} // namespace lectograph::media
