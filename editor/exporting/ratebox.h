// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time.h"

#include <QComboBox>

namespace lectograph::editor {

/// A combo box of common frame rates, sorted.
class RateBox : public QComboBox
{
    Q_OBJECT

public:
    explicit RateBox(QWidget *parent = nullptr);

    /// Adds a rate; no-op if an equal one exists.
    void offer(base::FrameRate rate);
    base::FrameRate rate() const;
    /// Selects a rate, adding it if necessary.
    void setRate(base::FrameRate rate);

private:
    int rowOf(base::FrameRate rate) const; ///< the first that is not lower
};

} // namespace lectograph::editor
