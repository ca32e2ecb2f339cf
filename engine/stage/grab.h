// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "picture/picture.h"

#include <QImage>

#include <memory>

namespace lectograph::stage {

/// Renders pictures like a StageView, without a visible window. Reuse it for many pictures: the graphics device is set
/// up once. Requires a QGuiApplication whose platform provides a graphics device ("offscreen" does not), and must be
/// used in the thread that created it.
class Grabber
{
public:
    enum class Small { FromMasks, FromMeshes }; ///< how small static items are drawn

    static base::Result<Grabber> create(Small small = Small::FromMasks);
    Grabber(Grabber &&) noexcept;
    Grabber &operator=(Grabber &&) noexcept;
    ~Grabber();

    /// Renders at final quality. Format_RGBA8888_Premultiplied.
    base::Result<QImage> grab(const picture::Picture &picture, const QSize &size);
    /// Renders once, as a window would: items that just moved are not at final quality. Does not read the image back.
    base::Result<void> draw(const picture::Picture &picture, const QSize &size);

private:
    struct Scene;
    explicit Grabber(std::unique_ptr<Scene> scene);

    std::unique_ptr<Scene> m_scene;
};

/// Renders a single picture.
base::Result<QImage> grab(const picture::Picture &picture, const QSize &size);

} // namespace lectograph::stage
