// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time.h"
#include "editor/widgets/choicebox.h"

#include <QLocale>
#include <QPoint>

namespace lectograph::editor {

/// A combo box of common frame rates, sorted.
class RateBox : public ChoiceBox
{
public:
    explicit RateBox(QWidget *parent = nullptr) : ChoiceBox(parent)
    {
        for (const int rate : {15, 24, 25, 30, 50, 60})
            offer({rate, 1});
    }

    /// Adds a rate; no-op if an equal one exists. Returns its row.
    int offer(base::FrameRate rate)
    {
        constexpr double nearly = 1e-9;
        int row = 0;
        while (row < count() && rateAt(row).perSecond() < rate.perSecond() - nearly)
            ++row;
        if (row == count() || rateAt(row).perSecond() >= rate.perSecond() + nearly)
            insertItem(row, QLocale().toString(rate.perSecond(), 'g', 5), QPoint(rate.numerator, rate.denominator));
        return row;
    }
    base::FrameRate rate() const { return rateAt(currentIndex()); }
    /// Selects a rate, adding it if necessary.
    void setRate(base::FrameRate rate) { setCurrentIndex(offer(rate)); }

private:
    base::FrameRate rateAt(int row) const
    {
        const QPoint rate = itemData(row).toPoint();
        return {rate.x(), rate.y()};
    }
};

} // namespace lectograph::editor
