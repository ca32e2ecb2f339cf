// SPDX-License-Identifier: GPL-3.0-or-later
#include "stage/grab.h"

#include "stage/rhi.h"
#include "stage/stageview.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QQuickRenderControl>
#include <QQuickWindow>

namespace lectograph::stage {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("lectograph::stage", text);
}

} // namespace

struct Grabber::Scene
{
    QQuickRenderControl control;
    QQuickWindow window{&control};
    std::unique_ptr<OffscreenTarget> target;
    StageView *view = nullptr; // owned by the window

    ~Scene()
    {
        delete view;
        target.reset();
    }

    void drawOnce()
    {
        control.polishItems();
        control.beginFrame();
        control.sync();
        control.render();
        control.endFrame();
    }
};

Grabber::Grabber(std::unique_ptr<Scene> scene) : m_scene(std::move(scene)) {}
Grabber::Grabber(Grabber &&) noexcept = default;
Grabber &Grabber::operator=(Grabber &&) noexcept = default;
Grabber::~Grabber() = default;

base::Result<Grabber> Grabber::create(Small small)
{
    // This platform aborts the program when asked for a graphics device.
    if (QGuiApplication::platformName() == QLatin1String("offscreen"))
        return base::failure(tr("The stage needs a graphics device, which the platform “offscreen” has not."),
                             tr("Run under a display, for instance with xvfb-run."));
    auto scene = std::make_unique<Scene>();
    scene->view = new StageView(scene->window.contentItem());
    scene->view->setUsesMasks(small == Small::FromMasks);
    if (!scene->control.initialize())
        return base::failure(tr("The graphics device could not be set up."),
                             tr("Check the display's graphics driver."));
    return Grabber(std::move(scene));
}

base::Result<void> Grabber::draw(const picture::Picture &picture, const QSize &size)
{
    if (size.isEmpty())
        return base::failure(tr("There is nothing to draw on: the size is empty."));
    Scene &scene = *m_scene;
    if (!scene.target || scene.target->size() != size) {
        scene.target.reset();
        scene.window.setGeometry(QRect(QPoint(0, 0), size));
        scene.window.contentItem()->setSize(size);
        scene.view->setSize(size);
        auto target = OffscreenTarget::create(scene.window, size);
        if (!target)
            return tl::unexpected(target.error());
        scene.target = std::move(*target);
    }
    scene.view->setPicture(picture);
    scene.drawOnce();
    return {};
}

base::Result<QImage> Grabber::grab(const picture::Picture &picture, const QSize &size)
{
    constexpr int mostDrawings = 4;
    if (const auto drawn = draw(picture, size); !drawn)
        return tl::unexpected(drawn.error());
    for (int drawing = 1; drawing < mostDrawings && !m_scene->view->isSettled(); ++drawing) {
        m_scene->view->update();
        m_scene->drawOnce();
    }
    return m_scene->target->read();
}

base::Result<QImage> grab(const picture::Picture &picture, const QSize &size)
{
    return Grabber::create().and_then([&](Grabber grabber) { return grabber.grab(picture, size); });
}

} // namespace lectograph::stage
