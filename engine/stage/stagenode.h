// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "stage/chunks.h"
#include "stage/drawlistbuilder.h"
#include "stage/material.h"

#include <QSGGeometryNode>
#include <QSGTransformNode>

#include <memory>
#include <unordered_map>
#include <vector>

class QQuickWindow;

namespace lectograph::stage {

/// The scene graph node of a stage. Its lifetime is that of the graphics device, as is that of all caches.
class StageNode : public QSGTransformNode
{
public:
    explicit StageNode(bool useMasks);
    ~StageNode() override;

    bool usesMasks() const { return m_builder.usesMasks(); }
    /// Updates to an area of `size` device pixels. Returns false if redrawing the same picture would be sharper.
    bool show(const picture::Picture &picture, const QSize &size, QQuickWindow &window);

private:
    class ChunkNode;

    void showChunks(const DrawList &list, QQuickWindow &window);
    void uploadTable(const std::vector<Record> &records);
    void uploadMasks();
    QSGTexture *imageOf(const Piece &piece, QQuickWindow &window);

    DrawListBuilder m_builder;
    SharedPaint m_shared;
    std::vector<std::unique_ptr<ChunkNode>> m_chunks; ///< child nodes, in this order
    std::vector<Record> m_table;
    QByteArray m_ramps;

    struct Image
    {
        std::unique_ptr<QSGTexture> texture;
        bool isUsed = false;
    };
    std::unordered_map<quint64, Image> m_images;
};

} // namespace lectograph::stage
