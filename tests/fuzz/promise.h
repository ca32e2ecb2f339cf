// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGuiApplication>

#include <cstdio>
#include <cstdlib>

namespace lectograph::fuzz {

/// Aborts if an invariant is broken.
inline void require(bool holds, const char *what)
{
    if (!holds) {
        std::fprintf(stderr, "broken promise: %s\n", what);
        std::abort();
    }
}

/// Creates the application that fonts and images need; a fuzzer has none.
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
