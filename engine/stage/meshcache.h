// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shape/style.h"
#include "stage/mesh.h"

#include "shape/path.h"

#include <memory>
#include <unordered_map>

namespace lectograph::stage {

/// A mesh and the name of its content: equal keys are equal meshes.
struct KeyedMesh
{
    quint64 key = 0;
    std::shared_ptr<const Mesh> mesh;
};

/// The form of a stroke, width apart.
struct StrokeForm
{
    shape::Cap cap = shape::Cap::Butt;
    shape::Join join = shape::Join::Miter;
    std::shared_ptr<const std::vector<double>> profile;
};

/// Meshes by content. What was not asked for over many frames is forgotten.
///
/// `level` is the power of two of the pixels for one path unit: curves are split as finely as that needs.
class MeshCache
{
public:
    KeyedMesh fill(const shape::Path &path, int level);
    /// `halfWidth` in path units, only for how finely curves are split and whether a translucent one overlaps itself.
    KeyedMesh stroke(const shape::Path &path, const StrokeForm &form, double halfWidth, int level);
    /// The area that a stroke covers, as a fill: for translucent strokes that lie over themselves.
    KeyedMesh strokeArea(const shape::Path &path, const StrokeForm &form, double width, int level);
    bool strokeOverlaps(const shape::Path &path, shape::Join join, double halfWidth, int level);
    /// A rectangle of pixels, for masks; and the unit square, for images.
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
