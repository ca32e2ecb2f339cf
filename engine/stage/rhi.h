// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QImage>
#include <QSGTexture>

#include <memory>

class QQuickWindow;

namespace lectograph::stage {

// Features that Qt offers only through its rendering interface, which this header hides.

/// A texture of raw bytes, updated whole or by rows. Set during scene graph synchronization.
class BytesTexture : public QSGTexture
{
public:
    enum class Format { Float4, Byte4, Byte1 };

    BytesTexture(Format format, int width, Filtering filtering);
    ~BytesTexture() override;

    /// `bytes` holds `rows` rows, of which only [first, last) differ from the previous call. Shared until the next
    /// frame has uploaded them.
    void setBytes(const QByteArray &bytes, int rows, int first, int last);

    qint64 comparisonKey() const override;
    QRhiTexture *rhiTexture() const override;
    QSize textureSize() const override { return {m_width, m_rows}; }
    bool hasAlphaChannel() const override { return true; }
    bool hasMipmaps() const override { return false; }
    void commitTextureOperations(QRhi *rhi, QRhiResourceUpdateBatch *updates) override;

private:
    struct Texture;
    int rowBytes() const;

    Format m_format;
    int m_width;
    int m_rows = 0;
    int m_first = 0;
    int m_last = 0;
    QByteArray m_bytes;
    std::unique_ptr<Texture> m_texture;
};

/// A GPU image that a window with a render control draws into.
class OffscreenTarget
{
public:
    static base::Result<std::unique_ptr<OffscreenTarget>> create(QQuickWindow &window, const QSize &size);
    ~OffscreenTarget();

    const QSize &size() const { return m_size; }
    /// Reads back the last frame, top row first.
    base::Result<QImage> read();

private:
    struct Parts;
    OffscreenTarget(const QSize &size, std::unique_ptr<Parts> parts);

    QSize m_size;
    std::unique_ptr<Parts> m_parts;
};

} // namespace lectograph::stage
