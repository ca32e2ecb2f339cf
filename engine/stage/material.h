// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "stage/drawlist.h"
#include "stage/masks.h"
#include "stage/ramps.h"
#include "stage/rhi.h"

#include <QSGMaterial>

namespace lectograph::stage {

/// State shared by all chunks of a stage: the cameras and the textures.
struct SharedPaint
{
    static constexpr int tableWidth = 1020; ///< in texels: 170 records per row
    static constexpr int recordsInRow = 170;

    Eye scene;
    Eye frame;
    BytesTexture table{BytesTexture::Format::Float4, tableWidth, QSGTexture::Nearest};
    BytesTexture ramps{BytesTexture::Format::Byte4, Ramps::width, QSGTexture::Linear};
    BytesTexture masks{BytesTexture::Format::Byte1, MaskSheet::width, QSGTexture::Nearest};
};

/// The material of a chunk. Vertices find their record by the index of the chunk's first piece.
class PieceMaterial : public QSGMaterial
{
public:
    explicit PieceMaterial(SharedPaint &shared);

    QSGMaterialType *type() const override;
    QSGMaterialShader *createShader(QSGRendererInterface::RenderMode) const override;
    int compare(const QSGMaterial *other) const override;

    SharedPaint &shared;
    Piece::Paint paint = Piece::Paint::Plain;
    int firstPiece = 0;
    QSGTexture *image = nullptr; ///< only for Paint::Image
};

} // namespace lectograph::stage
