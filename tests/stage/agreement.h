// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QPoint>

namespace lectograph::test {

/// How alike two drawings of the same picture are. Numbers are in 1/255 of a colour component.
struct Agreement
{
    double mean = 0;        ///< mean difference of the worst component (red, green, blue)
    double worstRegion = 0; ///< the same over the 8 × 8 pixels where it is largest
    QPoint worstAt;         ///< upper left corner of those

    /// What people may not see: the two pens are held to it everywhere.
    bool isClose() const { return mean <= 0.5 && worstRegion <= 24; }
    QString text() const;
};

/// Of two images of one size; regions overlap by half. Different sizes differ entirely.
Agreement agreementOf(const QImage &a, const QImage &b);

/// Both side by side with what differs, for a person to look at.
QImage sideBySide(const QImage &a, const QImage &b);

} // namespace lectograph::test
