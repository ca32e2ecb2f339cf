// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/picture.h"
#include "raster/canvas.h"

#include <QColor>
#include <QRect>
#include <QWidget>

#include <optional>

class QQuickWidget;

namespace lectograph::stage {
class StageView;
}

namespace lectograph::editor {

/// The renderer of the live picture.
enum class Renderer {
    Quick, ///< the Qt Quick scene graph, on the GPU
    Raster ///< the exact raster renderer, on the CPU: faster where OpenGL is emulated in software
};

/// The user's choice (setting "stage/renderer": auto, quick, raster) or this machine's best. Queries the driver once.
Renderer chosenRenderer();
/// Whether a renderer of this name ("llvmpipe (LLVM 15.0.7, 256 bits)") is a software renderer.
bool isSoftware(const QString &glRenderer);

/// Shows a picture in a rectangle, which may extend beyond the widget. Drawn by chosenRenderer().
class PictureView : public QWidget
{
    Q_OBJECT

public:
    explicit PictureView(QWidget *parent = nullptr);

    void setPicture(const picture::Picture &picture);
    const picture::Picture &picture() const { return m_picture; }
    void setFrame(const QRect &frame);
    const QRect &frame() const { return m_frame; }
    /// Around the frame; defaults to the theme's background and a thin line.
    void setSurround(const QColor &color);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void stopQuick();
    QSize pixels() const;
    void refresh();

    picture::Picture m_picture;
    QRect m_frame;
    std::optional<QColor> m_surround;
    std::optional<raster::Canvas> m_canvas;
    QQuickWidget *m_quick = nullptr;
    stage::StageView *m_stage = nullptr;
};

} // namespace lectograph::editor
