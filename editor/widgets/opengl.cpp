// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/opengl.h"

#include <QGuiApplication>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLFunctions>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

bool mayHaveOpenGl()
{
    const QStringList without{u"offscreen"_s, u"minimal"_s, u"vnc"_s, u"linuxfb"_s};
    return !without.contains(QGuiApplication::platformName());
}

std::optional<QString> openGlRenderer()
{
    if (!mayHaveOpenGl())
        return std::nullopt;
    QOffscreenSurface surface;
    surface.create();
    QOpenGLContext context;
    if (!surface.isValid() || !context.create() || !context.makeCurrent(&surface))
        return std::nullopt;
    const auto *name = reinterpret_cast<const char *>(context.functions()->glGetString(GL_RENDERER));
    const std::optional<QString> renderer = name ? std::optional(QString::fromLatin1(name)) : std::nullopt;
    context.doneCurrent();
    return renderer;
}

} // namespace lectograph::editor
