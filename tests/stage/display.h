// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "testmain.h"

#include <QGuiApplication>
#include <QtTest>

namespace lectograph::test {

/// With QT_QPA_PLATFORM=xcb and no X server, Qt aborts before a test can report it.
inline bool hasDisplay()
{
    return !qEnvironmentVariableIsEmpty("DISPLAY");
}

} // namespace lectograph::test

/// Call in initTestCase(): skips the test if there is no display.
#define LECTOGRAPH_SKIP_WITHOUT_DISPLAY() \
    do { \
        if (!lectograph::test::hasDisplay()) \
            QSKIP("The stage needs a display: set DISPLAY, or run the tests with xvfb-run -a."); \
    } while (false)

/// The main function of a test that uses a display if there is one.
#define LECTOGRAPH_DISPLAY_TEST_MAIN(TestClass) \
    LECTOGRAPH_TEST_FUNCTION(([](int argc, char **argv) { \
        if (!lectograph::test::hasDisplay()) \
            qputenv("QT_QPA_PLATFORM", "offscreen"); \
        return lectograph::test::runTest<TestClass, QGuiApplication>(argc, argv); \
    }))
