// SPDX-License-Identifier: GPL-3.0-or-later
#include "stage/material.h"

#include <QSGMaterialShader>

#include <cstring>

namespace lectograph::stage {

namespace {

using namespace Qt::StringLiterals;

/// The std140 layout of the block in shaders/piece.vert.
struct Uniforms
{
    float matrix[16];
    float scene[16];
    float frame[16];
    float units[4];
    float chunk[4];
};

QString fragmentShader(Piece::Paint paint)
{
    switch (paint) {
    case Piece::Paint::Plain: return u":/lectograph/stage/shaders/plain.frag.qsb"_s;
    case Piece::Paint::Mask: return u":/lectograph/stage/shaders/mask.frag.qsb"_s;
    case Piece::Paint::Gradient: return u":/lectograph/stage/shaders/gradient.frag.qsb"_s;
    case Piece::Paint::Image: return u":/lectograph/stage/shaders/image.frag.qsb"_s;
    }
    return {};
}

class PieceShader : public QSGMaterialShader
{
public:
    explicit PieceShader(Piece::Paint paint)
    {
        setShaderFileName(VertexStage, u":/lectograph/stage/shaders/piece.vert.qsb"_s);
        setShaderFileName(FragmentStage, fragmentShader(paint));
    }

    bool updateUniformData(RenderState &state, QSGMaterial *newMaterial, QSGMaterial *) override
    {
        const auto &material = *static_cast<const PieceMaterial *>(newMaterial);
        const SharedPaint &shared = material.shared;
        Uniforms uniforms{};
        std::memcpy(uniforms.matrix, state.combinedMatrix().constData(), sizeof uniforms.matrix);
        std::memcpy(uniforms.scene, shared.scene.matrix.constData(), sizeof uniforms.scene);
        std::memcpy(uniforms.frame, shared.frame.matrix.constData(), sizeof uniforms.frame);
        uniforms.units[0] = shared.scene.strokeUnit;
        uniforms.units[1] = shared.scene.screenStrokeUnit;
        uniforms.units[2] = shared.frame.strokeUnit;
        uniforms.units[3] = state.opacity();
        uniforms.chunk[0] = static_cast<float>(material.firstPiece);
        std::memcpy(state.uniformData()->data(), &uniforms, sizeof uniforms);
        return true;
    }

    void updateSampledImage(RenderState &state, int binding, QSGTexture **texture, QSGMaterial *newMaterial,
                            QSGMaterial *) override
    {
        const auto &material = *static_cast<const PieceMaterial *>(newMaterial);
        if (binding == 1)
            *texture = &material.shared.table;
        else if (binding == 2)
            *texture = material.paint == Piece::Paint::Image ? material.image : &material.shared.ramps;
        else if (binding == 3)
            *texture = &material.shared.masks;
        (*texture)->commitTextureOperations(state.rhi(), state.resourceUpdateBatch());
    }
};

} // namespace

PieceMaterial::PieceMaterial(SharedPaint &sharedPaint) : shared(sharedPaint)
{
    // Positions are computed in the shader, so vertices must not be transformed or merged before.
    setFlag(Blending | RequiresFullMatrix);
}

QSGMaterialType *PieceMaterial::type() const
{
    static QSGMaterialType types[4];
    return &types[static_cast<int>(paint)];
}

QSGMaterialShader *PieceMaterial::createShader(QSGRendererInterface::RenderMode) const
{
    return new PieceShader(paint);
}

int PieceMaterial::compare(const QSGMaterial *other) const
{
    // Never equal to another: nodes with equal materials share one buffer, which is then uploaded as a whole.
    return this == other ? 0 : this < other ? -1 : 1;
}

} // namespace lectograph::stage
