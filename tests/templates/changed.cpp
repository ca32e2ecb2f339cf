// SPDX-License-Identifier: GPL-3.0-or-later
#include "changed.h"

#include "lecture/edit.h"
#include "listing.h"
#include "templates.h"

#include <algorithm>

namespace lectograph::test {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize frameSize{1280, 720};

} // namespace

picture::Show showWith(const QString &id, const QString &node, const QJsonValue &value)
{
    const auto changed = lecture::withNodeProperty(lectureOf(id), u"main"_s, node, u"value"_s, value);
    if (!changed)
        qFatal("%s", qPrintable(changed.error().text()));
    return {*changed, registry()};
}

picture::Picture withMatrix(const QString &id, const QString &scene, const QString &node, const QJsonArray &rows,
                            double second)
{
    const auto changed = lecture::withNodeProperty(lectureOf(id), scene, node, u"values"_s, rows);
    if (!changed)
        qFatal("%s", qPrintable(changed.error().text()));
    return picture::Show(*changed, registry(), {}, scene).at(base::Time::fromSeconds(second));
}

QRectF pixelsOf(const picture::Picture &picture, const picture::Item &item, const QSize &size)
{
    const base::Box box = boundsOf(item);
    QRectF around;
    for (const base::Vec3 &corner : {box.min, box.max}) {
        if (const auto pixel = picture::project(picture, corner, item.pinned, size))
            around |= QRectF(*pixel, QSizeF(1, 1));
    }
    return around;
}

bool isInFrame(const picture::Picture &picture, const picture::Item &item)
{
    const QRectF frame(-1, -1, frameSize.width() + 2, frameSize.height() + 2);
    return frame.contains(pixelsOf(picture, item, frameSize));
}

bool isInFrame(const picture::Picture &picture)
{
    return std::ranges::all_of(picture.items, [&](const picture::Item &item) { return isInFrame(picture, item); });
}

} // namespace lectograph::test
