// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/space/spacescene.h"

#include "base/hash.h"
#include "editor/space/actoritems.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

namespace lectograph::editor {

using base::Transform;
using base::Vec3;

namespace {

/// The plane of a flat item, rounded so that what lies in one plane has equal ones.
using PlaneKey = std::tuple<qint64, qint64, qint64, qint64>;

PlaneKey planeOf(const SpaceItem &item)
{
    const auto *at = reinterpret_cast<const float *>(item.vertices.constData());
    const auto corner = [at](std::size_t index) {
        const float *v = at + index * SpaceMesh::stride;
        return Vec3{double(v[0]), double(v[1]), double(v[2])};
    };
    Vec3 normal = base::cross(corner(1) - corner(0), corner(2) - corner(0));
    const double size = base::length(normal);
    normal = size > 0 ? normal * (1 / size) : Vec3{0, 0, 1};
    if (std::tie(normal.z, normal.y, normal.x) < std::make_tuple(0.0, 0.0, 0.0))
        normal = -normal;
    const auto rounded = [](double value) { return std::llround(std::clamp(value, -1e6, 1e6) * 1000); };
    return {rounded(normal.x), rounded(normal.y), rounded(normal.z), rounded(base::dot(normal, corner(0)))};
}

/// Things in one plane are sorted by their order alone: by the same bounds, those of the whole plane.
void sortWithinPlanes(std::vector<SpaceItem> &items)
{
    std::map<PlaneKey, base::Box> planes;
    for (const SpaceItem &item : items) {
        if (!item.image.isNull())
            planes[planeOf(item)].add(item.bounds);
    }
    for (SpaceItem &item : items) {
        if (!item.image.isNull())
            item.bounds = planes[planeOf(item)];
    }
}

quint64 hashOf(const std::vector<picture::Item> &items)
{
    base::Hash hash;
    for (const picture::Item &item : items)
        hash.add(item.hash);
    return hash.value();
}

} // namespace

Transform frameOf(const picture::Picture &camera)
{
    const picture::Camera &seen = camera.camera;
    const double zoom = seen.height / std::max(1e-6, camera.frameHeight);
    return {seen.right * zoom, seen.up * zoom, base::cross(seen.right, seen.up) * zoom, seen.centre};
}

std::vector<Actor> castInSpace(std::vector<Actor> cast, const picture::Picture &camera)
{
    const Transform frame = frameOf(camera);
    for (Actor &actor : cast) {
        if (!actor.isPinned)
            continue;
        actor.shape = actor.shape.edited([&](shape::Part &part) {
            part.pinned = false;
            part.placement = frame * part.placement;
        });
        actor.place = actor.shape->placement;
        actor.isPinned = false;
    }
    return cast;
}

std::vector<SpaceItem> SpaceScene::itemsOf(const std::vector<Actor> &cast, const picture::Picture &camera)
{
    for (auto &[actor, known] : m_known)
        known.isUsed = false;
    std::vector<SpaceItem> items;
    int order = 0;
    for (const Actor &actor : cast) {
        if (!actor.isSeen)
            continue;
        picture::Picture drawn = camera;
        drawn.items.clear();
        picture::append(drawn, actor.shape);
        Known &known = m_known[actor.id];
        known.isUsed = true;
        if (const quint64 hash = hashOf(drawn.items); hash != known.hash || known.items.empty()) {
            known.hash = hash;
            known.items = actorItems(actor.id, drawn.items);
        }
        for (SpaceItem &item : known.items) {
            item.order = ++order;
            items.push_back(item);
        }
    }
    std::erase_if(m_known, [](const auto &known) { return !known.second.isUsed; });
    sortWithinPlanes(items);
    return items;
}

} // namespace lectograph::editor
