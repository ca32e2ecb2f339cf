// SPDX-License-Identifier: GPL-3.0-or-later
#include "spacetexture.h"

namespace lectograph::space {

void SpaceTexture::setImage(const QVariant &value)
{
    const auto image = value.value<QImage>();
    if (image.cacheKey() == m_image.cacheKey())
        return;
    m_image = image;
    setFormat(RGBA8);
    setHasTransparency(true);
    setSize(image.size());
    setTextureData({reinterpret_cast<const char *>(image.constBits()), image.sizeInBytes()});
    update();
    Q_EMIT imageChanged();
}

} // namespace lectograph::space
