// SPDX-License-Identifier: GPL-3.0-or-later
#include "stage/stagenode.h"

#include "base/hash.h"

#include <QQuickWindow>

#include <algorithm>
#include <cstring>

namespace lectograph::stage {

namespace {

const QSGGeometry::AttributeSet &vertexLayout()
{
    using G = QSGGeometry;
    static const G::Attribute attributes[] = {
        G::Attribute::createWithAttributeType(0, 4, G::FloatType, G::PositionAttribute),
        G::Attribute::createWithAttributeType(1, 4, G::FloatType, G::UnknownAttribute),
        G::Attribute::createWithAttributeType(2, 4, G::FloatType, G::UnknownAttribute),
    };
    static_assert(sizeof(Vertex) == 12 * sizeof(float));
    static const G::AttributeSet layout{3, sizeof(Vertex), attributes};
    return layout;
}

} // namespace

class StageNode::ChunkNode : public QSGGeometryNode
{
public:
    explicit ChunkNode(SharedPaint &shared) : m_geometry(vertexLayout(), 0, 0, QSGGeometry::UnsignedIntType)
    {
        setFlag(OwnedByParent, false);
        setFlag(OwnsMaterial);
        m_geometry.setDrawingMode(QSGGeometry::DrawTriangles);
        m_geometry.setVertexDataPattern(QSGGeometry::StaticPattern);
        m_geometry.setIndexDataPattern(QSGGeometry::StaticPattern);
        setGeometry(&m_geometry);
        setMaterial(new PieceMaterial(shared));
    }

    bool holds(const Chunk &chunk) const { return m_hash == chunk.hash && paint().paint == chunk.paint; }

    void fill(const Chunk &chunk, const std::vector<Piece> &pieces)
    {
        const auto begin = pieces.begin() + chunk.first;
        const auto end = begin + chunk.count;
        std::size_t vertices = 0;
        std::size_t indices = 0;
        for (auto piece = begin; piece != end; ++piece) {
            vertices += piece->mesh.mesh->vertices.size();
            indices += piece->mesh.mesh->indices.size();
        }
        m_geometry.allocate(static_cast<int>(vertices), static_cast<int>(indices));
        auto *vertex = static_cast<Vertex *>(m_geometry.vertexData());
        quint32 *index = m_geometry.indexDataAsUInt();
        quint32 base = 0;
        for (auto piece = begin; piece != end; ++piece) {
            const Mesh &mesh = *piece->mesh.mesh;
            const auto number = static_cast<float>(piece - begin);
            for (const Vertex &from : mesh.vertices) {
                *vertex = from;
                vertex++->piece = number;
            }
            for (const quint32 from : mesh.indices)
                *index++ = base + from;
            base += static_cast<quint32>(mesh.vertices.size());
        }
        m_geometry.markVertexDataDirty();
        m_geometry.markIndexDataDirty();
        markDirty(DirtyGeometry);
        m_hash = chunk.hash;
    }

    void setPaint(const Chunk &chunk, QSGTexture *image)
    {
        if (paint().paint != chunk.paint) { // a different shader
            auto *fresh = new PieceMaterial(paint().shared);
            fresh->paint = chunk.paint;
            setMaterial(fresh);
        }
        paint().firstPiece = chunk.first;
        paint().image = image;
        markDirty(DirtyMaterial);
    }

private:
    PieceMaterial &paint() const { return *static_cast<PieceMaterial *>(material()); }

    QSGGeometry m_geometry;
    quint64 m_hash = 0;
};

StageNode::StageNode(bool useMasks) : m_builder(useMasks) {}

StageNode::~StageNode()
{
    removeAllChildNodes();
}

bool StageNode::show(const picture::Picture &picture, const QSize &size, QQuickWindow &window)
{
    const DrawList list = m_builder.build(picture, size);
    m_shared.scene = list.scene;
    m_shared.frame = list.frame;
    uploadTable(list.records);
    uploadMasks();
    if (const Ramps &ramps = m_builder.ramps(); ramps.bytes() != m_ramps) {
        m_ramps = ramps.bytes();
        m_shared.ramps.setBytes(m_ramps, ramps.height(), 0, ramps.height());
    }
    showChunks(list, window);
    return list.isSettled;
}

void StageNode::uploadTable(const std::vector<Record> &records)
{
    constexpr std::size_t inRow = SharedPaint::recordsInRow;
    const std::size_t rows = (records.size() + inRow - 1) / inRow;
    if (rows == 0)
        return;
    const bool isResized = m_table.size() != rows * inRow;
    if (isResized)
        m_table.resize(rows * inRow);
    const auto differs = [&](std::size_t row) {
        const std::size_t first = row * inRow;
        const std::size_t count = std::min(inRow, records.size() - first);
        return std::memcmp(&m_table[first], &records[first], count * sizeof(Record)) != 0;
    };
    std::size_t first = 0;
    std::size_t last = rows;
    if (!isResized) {
        while (first < last && !differs(first))
            ++first;
        while (last > first && !differs(last - 1))
            --last;
    }
    if (first == last)
        return;
    std::ranges::copy(records, m_table.begin());
    const auto bytes = QByteArray(reinterpret_cast<const char *>(m_table.data()),
                                  static_cast<qsizetype>(m_table.size() * sizeof(Record)));
    m_shared.table.setBytes(bytes, static_cast<int>(rows), static_cast<int>(first), static_cast<int>(last));
}

void StageNode::uploadMasks()
{
    const auto [first, last] = m_builder.masks().takeChangedRows();
    if (first < last)
        m_shared.masks.setBytes(m_builder.masks().bytes(), m_builder.masks().height(), first, last);
}

/// Unchanged chunks at the beginning and the end keep their nodes; nodes in between are refilled. Nodes are added or
/// removed only if the count changes, since that makes the renderer rebuild.
void StageNode::showChunks(const DrawList &list, QQuickWindow &window)
{
    const std::vector<Chunk> chunks = chunked(list.pieces);
    std::size_t before = 0;
    while (before < chunks.size() && before < m_chunks.size() && m_chunks[before]->holds(chunks[before]))
        ++before;
    std::size_t after = 0;
    while (before + after < chunks.size() && before + after < m_chunks.size()
           && m_chunks[m_chunks.size() - 1 - after]->holds(chunks[chunks.size() - 1 - after]))
        ++after;
    while (m_chunks.size() > chunks.size()) {
        const auto surplus = m_chunks.end() - static_cast<std::ptrdiff_t>(after) - 1;
        removeChildNode(surplus->get());
        m_chunks.erase(surplus);
    }
    while (m_chunks.size() < chunks.size()) {
        const std::size_t at = m_chunks.size() - after;
        auto node = std::make_unique<ChunkNode>(m_shared);
        if (at == 0)
            prependChildNode(node.get());
        else
            insertChildNodeAfter(node.get(), m_chunks[at - 1].get());
        m_chunks.insert(m_chunks.begin() + static_cast<std::ptrdiff_t>(at), std::move(node));
    }

    for (auto &[hash, image] : m_images)
        image.isUsed = false;
    for (std::size_t k = 0; k < chunks.size(); ++k) {
        const Chunk &chunk = chunks[k];
        if (!m_chunks[k]->holds(chunk))
            m_chunks[k]->fill(chunk, list.pieces);
        const bool isImage = chunk.paint == Piece::Paint::Image;
        const Piece &piece = list.pieces[static_cast<std::size_t>(chunk.first)];
        m_chunks[k]->setPaint(chunk, isImage ? imageOf(piece, window) : nullptr);
    }
    std::erase_if(m_images, [](const auto &image) { return !image.second.isUsed; });
}

QSGTexture *StageNode::imageOf(const Piece &piece, QQuickWindow &window)
{
    Image &image =
        m_images[piece.isSharp ? base::Hash(piece.image->hash).add(QStringView(u"sharp")).value() : piece.image->hash];
    image.isUsed = true;
    if (!image.texture) {
        const auto options = piece.isSharp ? QQuickWindow::CreateTextureOptions() : QQuickWindow::TextureHasMipmaps;
        image.texture.reset(window.createTextureFromImage(piece.image->image, options));
        image.texture->setFiltering(piece.isSharp ? QSGTexture::Nearest : QSGTexture::Linear);
        image.texture->setMipmapFiltering(piece.isSharp ? QSGTexture::None : QSGTexture::Linear);
        image.texture->setHorizontalWrapMode(QSGTexture::ClampToEdge);
        image.texture->setVerticalWrapMode(QSGTexture::ClampToEdge);
    }
    return image.texture.get();
}

} // namespace lectograph::stage
