// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time.h"

#include <QListWidget>

namespace lectograph::editor {

/// The presets of sizes and frame rates, and after them "Your own", which is selected if none of them matches.
class PresetList : public QListWidget
{
    Q_OBJECT

public:
    /// `frameRatio` is width to height of the lecture, to which landscape presets are adapted.
    explicit PresetList(double frameRatio, QWidget *parent = nullptr);

    /// Selects the preset that matches.
    void select(const QSize &size, base::FrameRate rate);

Q_SIGNALS:
    void presetChosen(const QSize &size, lectograph::base::FrameRate rate);

private:
    double m_frameRatio;
};

} // namespace lectograph::editor
