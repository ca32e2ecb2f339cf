// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace lectograph::trees {

/// A line of a list of events: "2017-06 Transformer", "2018 – 2020-05: BERT", "4K GPT-3".
struct Event
{
    double from = 0; ///< a year and its part; or a number
    double to = 0;   ///< the same for a point in time
    QString when;    ///< as written
    QString text;
    bool isRange() const { return to > from; }
};

struct Events
{
    std::vector<Event> events;       ///< in order of time
    std::vector<base::Error> errors; ///< of lines that cannot be read
    QStringList notes;
};

constexpr int mostEvents = 200;

/// Dates are years, months or days (2017, 2017-06, 2017.6.12, 2017년 6월, 2017年6月12日); numbers may end in K, M, B or T.
Events readEvents(const QString &lines, bool areDates, bool mustBePositive);

} // namespace lectograph::trees
