// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exporting/ratebox.h"

#include <QLocale>
#include <QPoint>

namespace lectograph::editor {

namespace {

constexpr double nearly = 1e-9;

base::FrameRate rateAt(const QComboBox &box, int row)
{
    const QPoint rate = box.itemData(row).toPoint();
    return {rate.x(), rate.y()};
}

} // namespace

RateBox::RateBox(QWidget *parent) : QComboBox(parent)
{
    for (const int rate : {15, 24, 25, 30, 50, 60})
        offer({rate, 1});
}

int RateBox::rowOf(base::FrameRate rate) const
{
    int row = 0;
    while (row < count() && rateAt(*this, row).perSecond() < rate.perSecond() - nearly)
        ++row;
    return row;
}

void RateBox::offer(base::FrameRate rate)
{
    const int row = rowOf(rate);
    if (row < count() && rateAt(*this, row).perSecond() < rate.perSecond() + nearly)
        return;
    insertItem(row, QLocale().toString(rate.perSecond(), 'g', 5), QPoint(rate.numerator, rate.denominator));
}

base::FrameRate RateBox::rate() const
{
    return rateAt(*this, currentIndex());
}

void RateBox::setRate(base::FrameRate rate)
{
    offer(rate);
    setCurrentIndex(rowOf(rate));
}

} // namespace lectograph::editor
