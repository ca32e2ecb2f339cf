// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/moments.h"

#include <QRegularExpression>

namespace lectograph::lecture {

using namespace Qt::StringLiterals;

QString placeAt(const QString &place, const Moment &moment)
{
    return u"%1 at %2 s of %3"_s.arg(place, QString::number(moment.time.seconds(), 'g', 9), moment.scene);
}

std::optional<Moment> takeMoment(QString &place)
{
    static const QRegularExpression written(u" at ([0-9.e+-]+) s of ([^/]+)$"_s);
    const QRegularExpressionMatch match = written.match(place);
    bool isNumber = false;
    const double seconds = match.captured(1).toDouble(&isNumber);
    if (!isNumber || !(seconds >= 0) || !(seconds < 1e7))
        return std::nullopt;
    place.truncate(match.capturedStart());
    return Moment{match.captured(2), base::Time::fromSeconds(seconds)};
}

} // namespace lectograph::lecture
