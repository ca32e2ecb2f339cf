// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/pictureview.h"

#include "editor/settings/settings.h"
#include "editor/widgets/opengl.h"
#include "editor/widgets/theme.h"
#include "stage/stageview.h"

#include <QPaintEvent>
#include <QPainter>
#include <QQuickItem>
#include <QQuickWidget>
#include <QQuickWindow>
#include <QThread>

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

/// The background of transparent scenes.
QBrush checkered()
{
    constexpr int side = 8;
    QPixmap tile(2 * side, 2 * side);
    tile.fill(QColor(0x8a8f96));
    QPainter painter(&tile);
    painter.fillRect(0, 0, side, side, QColor(0x9ba0a7));
    painter.fillRect(side, side, side, side, QColor(0x9ba0a7));
    painter.end();
    return QBrush(tile);
}

} // namespace

bool isSoftware(const QString &glRenderer)
{
    const QStringList names{u"llvmpipe"_s,    u"softpipe"_s, u"swrast"_s,      u"swiftshader"_s,
                            u"gdi generic"_s, u"software"_s, u"basic render"_s};
    return std::ranges::any_of(names,
                               [&](const QString &name) { return glRenderer.contains(name, Qt::CaseInsensitive); });
}

Renderer chosenRenderer()
{
    const QString wanted = setting::renderer.value();
    if (wanted == "raster"_L1 || !mayHaveOpenGl())
        return Renderer::Raster;
    if (wanted == "quick"_L1)
        return Renderer::Quick;
    static const std::optional<QString> name = openGlRenderer();
    const bool isCard = name && !isSoftware(*name);
    return isCard ? Renderer::Quick : Renderer::Raster;
}

PictureView::PictureView(QWidget *parent) : QWidget(parent)
{
    setAttribute(Qt::WA_OpaquePaintEvent);
    if (chosenRenderer() != Renderer::Quick)
        return;
    m_quick = new QQuickWidget(this);
    m_quick->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_quick->setFocusPolicy(Qt::NoFocus);
    m_quick->setClearColor(Qt::black);
    m_stage = new stage::StageView(m_quick->quickWindow()->contentItem());
    connect(m_quick, &QQuickWidget::sceneGraphError, this,
            [this] { QMetaObject::invokeMethod(this, &PictureView::stopQuick, Qt::QueuedConnection); });
    m_quick->show();
}

void PictureView::stopQuick()
{
    if (!m_quick)
        return;
    delete m_stage;
    m_stage = nullptr;
    m_quick->hide();
    m_quick->deleteLater();
    m_quick = nullptr;
    refresh();
}

QSize PictureView::pixels() const
{
    constexpr double most = 4096; // larger pictures are upscaled
    const QSizeF wanted = QSizeF(m_frame.size()) * devicePixelRatioF();
    const double shrink = std::min(1.0, most / std::max({1.0, wanted.width(), wanted.height()}));
    return (wanted * shrink).toSize();
}

void PictureView::setPicture(const picture::Picture &picture)
{
    if (picture == m_picture)
        return;
    m_picture = picture;
    refresh();
}

void PictureView::setFrame(const QRect &frame)
{
    if (frame == m_frame)
        return;
    m_frame = frame;
    if (m_quick) {
        m_quick->setGeometry(frame);
        m_stage->setSize(frame.size());
    }
    refresh();
    update();
}

void PictureView::setSurround(const QColor &color)
{
    m_surround = color;
    update();
}

void PictureView::refresh()
{
    if (m_quick) {
        m_stage->setPicture(m_picture);
        return;
    }
    const QSize size = pixels();
    if (size.isEmpty())
        return;
    if (!m_canvas || m_canvas->image().size() != size) {
        m_canvas.emplace(size, std::max(1, QThread::idealThreadCount()));
        m_canvas->show(m_picture);
        update(m_frame);
        return;
    }
    const double toWidget = static_cast<double>(m_frame.width()) / size.width();
    for (const QRect &drawn : m_canvas->show(m_picture)) {
        const QRectF here(drawn.x() * toWidget, drawn.y() * toWidget, drawn.width() * toWidget,
                          drawn.height() * toWidget);
        update(here.translated(m_frame.topLeft()).toAlignedRect().adjusted(-1, -1, 1, 1));
    }
}

void PictureView::paintEvent(QPaintEvent *event)
{
    if (!m_quick && m_canvas && m_canvas->image().size() != pixels())
        refresh(); // moved to another screen
    QPainter painter(this);
    painter.setClipRegion(event->region());
    painter.fillRect(event->rect(), m_surround.value_or(theme().background));
    if (!m_surround) {
        painter.setPen(theme().line);
        painter.drawRect(m_frame.adjusted(-1, -1, 0, 0));
    }
    if (m_quick || !m_canvas)
        return;
    if (m_picture.background.a < 1)
        painter.fillRect(m_frame, checkered());
    const QImage &image = m_canvas->image();
    const double ratio = devicePixelRatioF();
    const QSizeF wanted = QSizeF(m_frame.size()) * ratio;
    if (std::abs(wanted.width() - image.width()) < 1 && std::abs(wanted.height() - image.height()) < 1) {
        painter.scale(1 / ratio, 1 / ratio); // pixel-exact, also at fractional scale factors
        painter.drawImage(QPoint(static_cast<int>(std::lround(m_frame.x() * ratio)),
                                 static_cast<int>(std::lround(m_frame.y() * ratio))),
                          image);
    } else {
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(QRectF(m_frame), image);
    }
}

} // namespace lectograph::editor
