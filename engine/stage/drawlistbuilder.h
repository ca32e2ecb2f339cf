// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "stage/drawlist.h"
#include "stage/masks.h"
#include "stage/ramps.h"

#include <unordered_set>

namespace lectograph::stage {

/// Converts successive pictures to draw lists. Caches meshes and masks, and remembers what was where, so that only
/// static items get a mask.
///
/// A small area is drawn from a mask when it first appears, when it has not moved, or when it is so small that a mesh
/// would look uneven. While it moves, it is drawn from its mesh.
class DrawListBuilder
{
public:
    /// If `useMasks` is false, everything is drawn from meshes.
    explicit DrawListBuilder(bool useMasks = true) : m_useMasks(useMasks) {}

    /// For an image of `size` pixels.
    DrawList build(const picture::Picture &picture, const QSize &size);

    bool usesMasks() const { return m_useMasks; }
    MaskSheet &masks() { return m_masks; }
    const Ramps &ramps() const { return m_ramps; }

private:
    struct Layer;
    struct Subject;

    void add(const Subject &subject, DrawList &list);
    void add(const Subject &subject, const Layer &layer, DrawList &list);
    bool addMask(const Subject &subject, const Layer &layer, DrawList &list);
    void addMesh(const Subject &subject, const Layer &layer, DrawList &list);
    KeyedMesh areaInPlane(const Subject &subject, const Layer &layer, Record &record);
    void addImage(const Subject &subject, DrawList &list);

    bool m_useMasks;
    MeshCache m_meshes;
    MaskSheet m_masks;
    Ramps m_ramps;
    std::unordered_set<quint64> m_seenPaths; ///< in the last picture …
    std::unordered_set<quint64> m_seenMasks; ///< … and at exactly the same place
    std::unordered_set<quint64> m_pathsNow;
    std::unordered_set<quint64> m_masksNow;
    bool m_wasFull = false;
};

} // namespace lectograph::stage
