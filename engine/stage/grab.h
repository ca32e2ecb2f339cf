// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "picture/picture.h"

#include <QImage>

#include <memory>

namespace lectograph::stage {

/// Draws pictures as a StageView would, without a window on the screen. Keep one for many pictures: the graphics device
/// is set up once. Needs a QGuiApplication whose platform offers a graphics device ("offscreen" does not), and belongs
/// to the thread it was made in.
class Grabber
{
public:
    enum class Small { FromMasks, FromMeshes }; ///< how small things that stand still are drawn

    static base::Result<Grabber> create(Small small = Small::FromMasks);
    Grabber(Grabber &&) noexcept;
    Grabber &operator=(Grabber &&) noexcept;
    ~Grabber();

    /// Drawn as finely as it gets. Format_RGBA8888_Premultiplied.
    base::Result<QImage> grab(const picture::Picture &picture, const QSize &size);
    /// Draws once, as a window would: what has just moved is not yet at its finest. The image is not read back.
    base::Result<void> draw(const picture::Picture &picture, const QSize &size);

private:
    struct Scene;
    explicit Grabber(std::unique_ptr<Scene> scene);

    std::unique_ptr<Scene> m_scene;
};

/// A single picture.
base::Result<QImage> grab(const picture::Picture &picture, const QSize &size);

} // namespace lectograph::stage
