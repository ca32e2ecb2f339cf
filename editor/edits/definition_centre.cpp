// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/definition_centre.h"

#include "editor/edits/definitions.h"
#include "editor/edits/followers.h"
#include "editor/edits/lookup.h"
#include "editor/edits/properties.h"
#include "graph/evaluator.h"
#include "lecture/edit.h"
#include "lecture/setting.h"
#include "lecture/types.h"

#include <QJsonArray>
#include <QPointF>

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using lecture::Lecture;

namespace {

/// Where the parts of the instance stand in it at the beginning.
std::vector<base::Box> partsOfInstance(const Lecture &lecture, const QString &scene, const QString &instance,
                                       const timeline::Registry &plugins)
{
    const lecture::Scene *found = sceneOf(lecture, scene);
    graph::Evaluator evaluator(found->nodes, lecture::typesOf(lecture, plugins).nodes,
                               lecture::settingOf(lecture, *found, lecture.language), std::make_shared<graph::Memo>(),
                               {});
    std::vector<base::Box> boxes;
    const auto shape = evaluator.shapeOf(evaluator.indexOf(instance), {});
    for (const shape::Shape &part : shape ? (*shape)->children : std::vector<shape::Shape>())
        boxes.push_back(part.bounds());
    return boxes;
}

} // namespace

Lecture withOriginCentred(const Lecture &lecture, const QString &scene, const QString &instance,
                          const timeline::Registry &plugins)
{
    base::Box all;
    const std::vector<base::Box> parts = partsOfInstance(lecture, scene, instance, plugins);
    for (const base::Box &box : parts)
        all.add(box);
    const QPointF centre = all.isEmpty() ? QPointF()
                                         : QPointF(toThousandths(all.centre().x), toThousandths(all.centre().y));
    if (centre.isNull())
        return lecture;
    const QString type = nodeOf(sceneOf(lecture, scene), instance)->type;
    const std::vector<QString> &actors = definitionOf(lecture, lecture::blockIdOf(type))->inside->actors;
    const QStringList drawn(actors.begin(), actors.end());
    const auto moved = withMovedTogether(lecture, type, drawn, -centre, lecture::typesOf(lecture, plugins))
                           .and_then([&](const Lecture &shifted) {
                               return lecture::withNodeProperty(shifted, scene, instance, u"position"_s,
                                                                QJsonArray{centre.x(), centre.y()});
                           });
    const auto isNear = [&centre](const base::Box &a, const base::Box &b) {
        const auto near = [&centre](const base::Vec3 &p, const base::Vec3 &q) {
            return std::abs(p.x - q.x - centre.x()) < 1e-6 && std::abs(p.y - q.y - centre.y()) < 1e-6;
        };
        return near(a.min, b.min) && near(a.max, b.max);
    };
    return moved && std::ranges::equal(parts, partsOfInstance(*moved, scene, instance, plugins), isNear) ? *moved
                                                                                                         : lecture;
}

} // namespace lectograph::editor
