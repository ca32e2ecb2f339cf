// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shape/style.h"
#include "stage/mesh.h"

#include "shape/path.h"

#include <memory>
#include <unordered_map>

namespace lectograph::stage {

/// A mesh with its content key: equal keys mean equal meshes.
struct KeyedMesh
{
    quint64 key = 0;
    std::shared_ptr<const Mesh> mesh;
};

/// The shape of a stroke, without its width.
struct StrokeForm
{
    shape::Cap cap = shape::Cap::Butt;
    shape::Join join = shape::Join::Miter;
    std::shared_ptr<const std::vector<double>> profile;
};

/// Caches meshes by content. Drops meshes not used for many frames.
///
/// `level` is the power of two of the pixels per path unit and determines how finely curves are flattened.
class MeshCache
{
public:
    KeyedMesh fill(const shape::Path &path, int level);
    /// `halfWidth` in path units; affects only flattening, and whether a translucent stroke overlaps itself.
    KeyedMesh stroke(const shape::Path &path, const StrokeForm &form, double halfWidth, int level);
    /// The area of a stroke as a fill: for translucent strokes that overlap themselves.
    KeyedMesh strokeArea(const shape::Path &path, const StrokeForm &form, double width, int level);
    bool strokeOverlaps(const shape::Path &path, shape::Join join, double halfWidth, int level);
    /// A rectangle of pixels for masks, and the unit square for images.
    KeyedMesh maskQuad();
    KeyedMesh imageSquare(int level);

    void endFrame();

private:
    template <class Make>
    KeyedMesh cached(quint64 key, Make &&make);

    struct Entry
    {
        std::shared_ptr<const Mesh> mesh;
        quint64 lastUsed = 0;
    };
    std::unordered_map<quint64, Entry> m_meshes;
    std::unordered_map<quint64, bool> m_overlaps;
    quint64 m_frame = 0;
};

} // namespace lectograph::stage
