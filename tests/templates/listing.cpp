// SPDX-License-Identifier: GPL-3.0-or-later
#include "listing.h"

#include <QStringList>

#include <algorithm>

namespace lectograph::test {

using namespace Qt::StringLiterals;

namespace {

QString rounded(double number)
{
    const double hundredths = std::round(number * 100) / 100;
    return QString::number(hundredths == 0 ? 0.0 : hundredths, 'f', 2);
}

QString colour(const base::Color &color)
{
    const QString text = base::toText(color.withAlpha(1));
    return color.a >= 0.995F ? text : text + u'/' + rounded(static_cast<double>(color.a));
}

QString paint(const base::Color &color, const std::shared_ptr<const shape::Gradient> &gradient)
{
    if (!gradient)
        return colour(color);
    QStringList stops;
    for (const base::Color &stop : gradient->stops)
        stops << colour(stop);
    return stops.join(u'>') + (color.a >= 0.995F ? QString() : u'/' + rounded(static_cast<double>(color.a)));
}

/// The look of an item: everything except shape and place.
QString lookOf(const picture::Item &item)
{
    QString look;
    if (item.image) {
        look = u" image/"_s + rounded(item.opacity);
    } else {
        const shape::Style &style = item.style;
        if (style.backStrokeWidth > 0 && style.backStroke.a > 0)
            look += u" behind "_s + colour(style.backStroke) + u' ' + rounded(style.backStrokeWidth);
        if (style.hasFill())
            look += u" fill "_s + paint(style.fill, style.fillGradient);
        // Ignores rounding errors of widths after an animation.
        if (style.hasStroke() && style.strokeWidth >= 0.005)
            look += u" stroke "_s + paint(style.stroke, style.strokeGradient) + u' ' + rounded(style.strokeWidth);
    }
    return item.pinned ? look + u" pinned"_s : look;
}

QString point(const base::Vec3 &p, bool flat)
{
    return rounded(p.x) + u' ' + rounded(p.y) + (flat ? QString() : u' ' + rounded(p.z));
}

struct Group
{
    QString look;
    int count = 0;
    base::Box bounds;
};

std::vector<Group> groupsOf(const picture::Picture &picture, bool summarised)
{
    std::vector<Group> groups;
    for (const picture::Item &item : picture.items) {
        const QString look = lookOf(item);
        auto group = summarised ? std::ranges::find(groups, look, &Group::look)
            : groups.empty()    ? groups.end()
                                : groups.end() - 1;
        if (group == groups.end() || group->look != look)
            group = groups.insert(groups.end(), Group{look, 0, {}});
        ++group->count;
        group->bounds.add(boundsOf(item));
    }
    return groups;
}

} // namespace

base::Box boundsOf(const picture::Item &item)
{
    const QRectF bounds = item.image ? QRectF(-0.5, -0.5, 1, 1) : item.path.bounds();
    base::Box box;
    for (const QPointF &corner : {bounds.topLeft(), bounds.topRight(), bounds.bottomLeft(), bounds.bottomRight()})
        box.add(item.place.map(corner));
    return box;
}

QString listing(const picture::Picture &picture, bool summarised)
{
    const picture::Camera &camera = picture.camera;
    QString text = u"background %1\ncamera %2 height %3"_s.arg(
        colour(picture.background), point(camera.centre, camera.isFlat()), rounded(camera.height));
    if (!camera.isFlat())
        text += u" right %1 up %2 fov %3"_s.arg(point(camera.right, false), point(camera.up, false),
                                                rounded(camera.fovDegrees));
    text += u'\n';
    for (const Group &group : groupsOf(picture, summarised)) {
        const bool flat = group.bounds.min.z == 0 && group.bounds.max.z == 0;
        text += u"%1[%2 | %3]%4\n"_s.arg(group.count > 1 ? QString::number(group.count) + u"× "_s : QString(),
                                         point(group.bounds.min, flat), point(group.bounds.max, flat), group.look);
    }
    return text;
}

} // namespace lectograph::test
