// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QPoint>

namespace lectograph::test {

/// The similarity of two renderings of a picture. Numbers are in 1/255 of a colour component.
struct Agreement
{
    double mean = 0;        ///< mean difference of the worst component (red, green, blue)
    double worstRegion = 0; ///< the same over the 8 × 8 pixels where it is largest
    QPoint worstAt;         ///< top left corner of that region

    /// The tolerance between the two pens: not visible to people.
    bool isClose() const { return mean <= 0.5 && worstRegion <= 24; }
    QString text() const;
};

/// Compares two images; regions overlap by half. Images of different sizes differ completely.
Agreement agreementOf(const QImage &a, const QImage &b);

/// Both images and their difference side by side, for review.
QImage sideBySide(const QImage &a, const QImage &b);

} // namespace lectograph::test
