// SPDX-License-Identifier: GPL-3.0-or-later
#include "stage/rhi.h"

#include "base/log.h"
#include "stage/qtprivate.h"

#include <QCoreApplication>
#include <QQuickRenderTarget>
#include <QQuickWindow>
#include <QSGRendererInterface>

namespace lectograph::stage {

namespace {

QString translated(const char *text)
{
    return QCoreApplication::translate("lectograph::stage", text);
}

QRhiTexture::Format formatOf(BytesTexture::Format format)
{
    switch (format) {
    case BytesTexture::Format::Float4: return QRhiTexture::RGBA32F;
    case BytesTexture::Format::Byte4: return QRhiTexture::RGBA8;
    case BytesTexture::Format::Byte1: return QRhiTexture::R8;
    }
    return QRhiTexture::RGBA8;
}

} // namespace

struct BytesTexture::Texture
{
    ~Texture()
    {
        if (texture)
            texture->deleteLater(); // a frame in flight may still use it
    }
    QRhiTexture *texture = nullptr;
};

BytesTexture::BytesTexture(Format format, int width, Filtering filtering)
    : m_format(format), m_width(width), m_texture(std::make_unique<Texture>())
{
    setFiltering(filtering);
    setHorizontalWrapMode(ClampToEdge);
    setVerticalWrapMode(ClampToEdge);
}

BytesTexture::~BytesTexture() = default;

int BytesTexture::rowBytes() const
{
    return m_width * (m_format == Format::Float4 ? 16 : m_format == Format::Byte4 ? 4 : 1);
}

void BytesTexture::setBytes(const QByteArray &bytes, int rows, int first, int last)
{
    const bool isPending = m_first < m_last;
    m_first = isPending ? std::min(m_first, first) : first;
    m_last = isPending ? std::max(m_last, last) : last;
    m_rows = rows;
    m_bytes = bytes;
}

qint64 BytesTexture::comparisonKey() const
{
    return reinterpret_cast<qint64>(this);
}

QRhiTexture *BytesTexture::rhiTexture() const
{
    return m_texture->texture;
}

void BytesTexture::commitTextureOperations(QRhi *rhi, QRhiResourceUpdateBatch *updates)
{
    QRhiTexture *&texture = m_texture->texture;
    const QSize size(m_width, std::max(m_rows, 1));
    if (!texture || texture->pixelSize() != size) {
        if (texture)
            texture->deleteLater();
        texture = rhi->newTexture(formatOf(m_format), size);
        if (!texture->create()) {
            qCWarning(base::stageLog, "The graphics card refuses a texture of %d × %d.", size.width(), size.height());
            return;
        }
        m_first = 0;
        m_last = m_rows;
    }
    if (m_first >= m_last || m_bytes.isEmpty())
        return;
    const int rows = m_last - m_first;
    QRhiTextureSubresourceUploadDescription part(
        m_bytes.sliced(qsizetype(m_first) * rowBytes(), qsizetype(rows) * rowBytes()));
    part.setSourceSize(QSize(m_width, rows));
    part.setDestinationTopLeft(QPoint(0, m_first));
    updates->uploadTexture(texture, QRhiTextureUploadDescription({0, 0, part}));
    m_first = m_last = 0;
    m_bytes.clear();
}

struct OffscreenTarget::Parts
{
    QRhi *rhi = nullptr;
    std::unique_ptr<QRhiTexture> texture;
    std::unique_ptr<QRhiRenderBuffer> depth;
    std::unique_ptr<QRhiTextureRenderTarget> target;
    std::unique_ptr<QRhiRenderPassDescriptor> pass;
};

OffscreenTarget::OffscreenTarget(const QSize &size, std::unique_ptr<Parts> parts)
    : m_size(size), m_parts(std::move(parts))
{}

OffscreenTarget::~OffscreenTarget() = default;

base::Result<std::unique_ptr<OffscreenTarget>> OffscreenTarget::create(QQuickWindow &window, const QSize &size)
{
    auto parts = std::make_unique<Parts>();
    parts->rhi =
        static_cast<QRhi *>(window.rendererInterface()->getResource(&window, QSGRendererInterface::RhiResource));
    if (!parts->rhi)
        return base::failure(translated("There is no graphics device to draw with."));
    QRhi &rhi = *parts->rhi;
    parts->texture.reset(
        rhi.newTexture(QRhiTexture::RGBA8, size, 1, QRhiTexture::RenderTarget | QRhiTexture::UsedAsTransferSource));
    parts->depth.reset(rhi.newRenderBuffer(QRhiRenderBuffer::DepthStencil, size, 1));
    const auto tooLarge = [&size] {
        return base::failure(
            translated("The graphics device refuses an image of %1 × %2 pixels.").arg(size.width()).arg(size.height()),
            translated("Choose a smaller size."));
    };
    if (!parts->texture->create() || !parts->depth->create())
        return tooLarge();
    QRhiTextureRenderTargetDescription description{QRhiColorAttachment(parts->texture.get())};
    description.setDepthStencilBuffer(parts->depth.get());
    parts->target.reset(rhi.newTextureRenderTarget(description));
    parts->pass.reset(parts->target->newCompatibleRenderPassDescriptor());
    parts->target->setRenderPassDescriptor(parts->pass.get());
    if (!parts->target->create())
        return tooLarge();
    window.setRenderTarget(QQuickRenderTarget::fromRhiRenderTarget(parts->target.get()));
    return std::unique_ptr<OffscreenTarget>(new OffscreenTarget(size, std::move(parts)));
}

base::Result<QImage> OffscreenTarget::read()
{
    QRhi &rhi = *m_parts->rhi;
    QRhiCommandBuffer *commands = nullptr;
    if (rhi.beginOffscreenFrame(&commands) != QRhi::FrameOpSuccess)
        return base::failure(translated("The graphics device was lost."));
    QRhiReadbackResult result;
    QRhiResourceUpdateBatch *updates = rhi.nextResourceUpdateBatch();
    updates->readBackTexture(QRhiReadbackDescription(m_parts->texture.get()), &result);
    commands->resourceUpdate(updates);
    rhi.endOffscreenFrame();
    const qsizetype expected = qsizetype(4) * m_size.width() * m_size.height();
    if (result.data.size() < expected)
        return base::failure(translated("The graphics device did not give its image back."));
    const QImage image(reinterpret_cast<const uchar *>(result.data.constData()), m_size.width(), m_size.height(),
                       4 * m_size.width(), QImage::Format_RGBA8888_Premultiplied);
    return rhi.isYUpInFramebuffer() ? image.mirrored() : image.copy();
}

} // namespace lectograph::stage
