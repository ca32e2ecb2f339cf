// SPDX-License-Identifier: GPL-3.0-or-later
#include "stage/meshcache.h"

#include "base/hash.h"
#include "stage/fill.h"
#include "stage/ribbon.h"
#include "stage/strokearea.h"

#include <QPainterPath>

#include <cmath>

namespace lectograph::stage {

namespace {

constexpr quint64 framesKept = 90;
constexpr double chordError = 0.15; ///< maximum error in pixels at the scale of the level

enum class Kind { Fill, Stroke, StrokeArea, MaskQuad, Overlap };

base::Hash keyOf(Kind kind, quint64 path, int level)
{
    base::Hash key;
    key.add(static_cast<int>(kind)).add(path).add(level);
    return key;
}

int powerOfTwo(double value)
{
    return value > 0 ? static_cast<int>(std::ceil(std::min(std::log2(value), 64.0))) : -64;
}

/// The outer side of a wide stroke is longer than its centre line, and flattening must account for it: the width as a
/// power of two in pixels. Below eight there is no difference.
int broadness(double halfWidth, double pixel)
{
    return std::max(3, powerOfTwo(halfWidth / pixel));
}

} // namespace

template <class Make>
KeyedMesh MeshCache::cached(quint64 key, Make &&make)
{
    Entry &entry = m_meshes[key];
    if (!entry.mesh)
        entry.mesh = std::make_shared<const Mesh>(make());
    entry.lastUsed = m_frame;
    return {key, entry.mesh};
}

KeyedMesh MeshCache::fill(const shape::Path &path, int level)
{
    return cached(keyOf(Kind::Fill, path.hash(), level).value(), [&] {
        const double pixel = std::exp2(-level);
        return fillMesh(flattened(path, chordError * pixel), path.fillRule(), pixel);
    });
}

KeyedMesh MeshCache::stroke(const shape::Path &path, const StrokeForm &form, double halfWidth, int level)
{
    const double pixel = std::exp2(-level);
    const int broad = broadness(halfWidth, pixel);
    base::Hash key = keyOf(Kind::Stroke, path.hash(), level);
    key.add(static_cast<int>(form.cap)).add(static_cast<int>(form.join)).add(broad);
    static const std::vector<double> constant;
    const std::vector<double> &profile = form.profile ? *form.profile : constant;
    for (const double factor : profile)
        key.add(factor);
    return cached(key.value(), [&] {
        const double tolerance = chordError * pixel / std::sqrt(std::exp2(broad - 3));
        return ribbonMesh(flattened(path, tolerance), form.cap, form.join, profile);
    });
}

KeyedMesh MeshCache::strokeArea(const shape::Path &path, const StrokeForm &form, double width, int level)
{
    base::Hash key = keyOf(Kind::StrokeArea, path.hash(), level);
    key.add(static_cast<int>(form.cap)).add(static_cast<int>(form.join)).add(width);
    return cached(key.value(), [&] {
        const double pixel = std::exp2(-level);
        const shape::Path area = strokedArea(path, form.cap, form.join, width, pixel);
        return fillMesh(flattened(area, chordError * pixel), shape::FillRule::NonZero, pixel);
    });
}

bool MeshCache::strokeOverlaps(const shape::Path &path, shape::Join join, double halfWidth, int level)
{
    const double pixel = std::exp2(-level);
    const int width = powerOfTwo(halfWidth / pixel);
    const quint64 key = keyOf(Kind::Overlap, path.hash(), level).add(static_cast<int>(join)).add(width).value();
    const auto [entry, isNew] = m_overlaps.try_emplace(key, false);
    if (isNew)
        entry->second = overlapsItself(flattened(path, 2 * chordError * pixel), join, std::exp2(width) * pixel);
    return entry->second;
}

KeyedMesh MeshCache::maskQuad()
{
    return cached(keyOf(Kind::MaskQuad, 0, 0).value(), [] {
        Mesh mesh;
        for (const float y : {0.0f, 1.0f}) {
            for (const float x : {0.0f, 1.0f}) {
                Vertex vertex;
                vertex.x = x;
                vertex.y = y;
                vertex.role = static_cast<float>(Role::Mask);
                mesh.vertices.push_back(vertex);
            }
        }
        mesh.indices = {0, 1, 2, 2, 1, 3};
        return mesh;
    });
}

KeyedMesh MeshCache::imageSquare(int level)
{
    QPainterPath square;
    square.addRect(-0.5, -0.5, 1, 1);
    static const shape::Path path = shape::fromPainterPath(square);
    return fill(path, level);
}

void MeshCache::endFrame()
{
    if (++m_frame % framesKept != 0)
        return;
    std::erase_if(m_meshes, [this](const auto &entry) { return entry.second.lastUsed + framesKept < m_frame; });
    m_overlaps.clear();
}

} // namespace lectograph::stage
