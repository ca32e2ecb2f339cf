// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time.h"

#include <QComboBox>

namespace lectograph::editor {

/// Frames a second, of which the usual ones are offered in order.
class RateBox : public QComboBox
{
    Q_OBJECT

public:
    explicit RateBox(QWidget *parent = nullptr);

    /// Another one; nothing if it is there, however its fraction is written.
    void offer(base::FrameRate rate);
    base::FrameRate rate() const;
    /// Offers it as well.
    void setRate(base::FrameRate rate);

private:
    int rowOf(base::FrameRate rate) const; ///< the first that is not slower
};

} // namespace lectograph::editor
