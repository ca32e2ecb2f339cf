// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

/// The tests of a folder form one executable, whose first argument is the name of a test: the source file name without
/// its suffix. The remaining arguments go to Qt Test. A test ends with one of these macros instead of Qt's for main():
///
///     LECTOGRAPH_TEST_MAIN(Class)          for QTEST_MAIN,
///     LECTOGRAPH_GUILESS_TEST_MAIN(Class)  for QTEST_GUILESS_MAIN,
///     LECTOGRAPH_APPLESS_TEST_MAIN(Class)  for QTEST_APPLESS_MAIN,
///     LECTOGRAPH_TEST_FUNCTION(function)   for a test with its own main function.
namespace lectograph::test {

using Main = int (*)(int argc, char **argv);

/// Registers `main` under the base name of `file`, a string with static lifetime.
class Registration
{
public:
    Registration(const char *file, Main main);
};

/// Used for tests without an application.
struct NoApplication
{
    NoApplication(int &, char **) {}
};

/// The equivalent of Qt's macros. Creates `Application` after initMain() and before the test.
template <class Test, class Application>
int runTest(int argc, char **argv)
{
    QTest::Internal::callInitMain<Test>();
    [[maybe_unused]] Application application(argc, argv);
    if constexpr (!std::is_same_v<Application, NoApplication>)
        QCoreApplication::setAttribute(Qt::AA_Use96Dpi, true);
    Test test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace lectograph::test

// Names are unique per translation unit, because several tests may share one.
#define LECTOGRAPH_TEST_JOIN_(a, b) a##b
#define LECTOGRAPH_TEST_JOIN(a, b) LECTOGRAPH_TEST_JOIN_(a, b)
#define LECTOGRAPH_TEST_FUNCTION(function) \
    static const lectograph::test::Registration LECTOGRAPH_TEST_JOIN(lectographTestRegistration, \
                                                                     __COUNTER__)(__FILE__, function);
#define LECTOGRAPH_APPLESS_TEST_MAIN(Test) \
    LECTOGRAPH_TEST_FUNCTION((lectograph::test::runTest<Test, lectograph::test::NoApplication>))
#define LECTOGRAPH_GUILESS_TEST_MAIN(Test) LECTOGRAPH_TEST_FUNCTION((lectograph::test::runTest<Test, QCoreApplication>))
#ifdef QT_WIDGETS_LIB
#include <QApplication>
#define LECTOGRAPH_TEST_MAIN(Test) LECTOGRAPH_TEST_FUNCTION((lectograph::test::runTest<Test, QApplication>))
#else
#include <QGuiApplication>
#define LECTOGRAPH_TEST_MAIN(Test) LECTOGRAPH_TEST_FUNCTION((lectograph::test::runTest<Test, QGuiApplication>))
#endif
