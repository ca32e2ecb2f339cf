// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/renderer.h"

#include "editor/settings/settings.h"

#include <QGuiApplication>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLFunctions>
#include <QStringList>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

/// Without a display some platforms terminate the program when OpenGL is requested.
bool mayHaveOpenGl()
{
    const QStringList without{u"offscreen"_s, u"minimal"_s, u"vnc"_s, u"linuxfb"_s};
    return !without.contains(QGuiApplication::platformName());
}

bool hasGraphicsCard()
{
    if (!mayHaveOpenGl())
        return false;
    QOffscreenSurface surface;
    surface.create();
    QOpenGLContext context;
    if (!surface.isValid() || !context.create() || !context.makeCurrent(&surface))
        return false;
    const auto *name = reinterpret_cast<const char *>(context.functions()->glGetString(GL_RENDERER));
    const bool isCard = name && !isSoftware(QString::fromLatin1(name));
    context.doneCurrent();
    return isCard;
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
    static const bool isCard = hasGraphicsCard();
    return isCard ? Renderer::Quick : Renderer::Raster;
}

} // namespace lectograph::editor
