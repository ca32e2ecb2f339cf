// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGuiApplication>

#include <cstdio>
#include <cstdlib>

namespace lectograph::fuzz {

/// What a fuzzer must never see broken.
inline void require(bool holds, const char *what)
{
    if (!holds) {
        std::fprintf(stderr, "broken promise: %s\n", what);
        std::abort();
    }
}

/// Fonts and pictures need an application; a fuzzer calls with nothing but bytes.
inline void prepareApplication()
{
    static int argumentCount = 1;
    static char name[] = "fuzz";
    static char *arguments[] = {name, nullptr};
    static const bool isOffscreen = qputenv("QT_QPA_PLATFORM", "offscreen");
    static const QGuiApplication application(argumentCount, arguments);
    Q_UNUSED(isOffscreen)
}

} // namespace lectograph::fuzz
