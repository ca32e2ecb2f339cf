// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

/// The tests of a folder are one executable, which takes the name of one of them as its first argument: that of the source
/// file without its ending. What follows goes to Qt Test. Instead of one of Qt's macros for main(), a test ends with
///
///     LECTOGRAPH_TEST_MAIN(Class)          for QTEST_MAIN,
///     LECTOGRAPH_GUILESS_TEST_MAIN(Class)  for QTEST_GUILESS_MAIN,
///     LECTOGRAPH_APPLESS_TEST_MAIN(Class)  for QTEST_APPLESS_MAIN,
///     LECTOGRAPH_TEST_FUNCTION(function)   where it has a main function of its own.
namespace lectograph::test {

using Main = int (*)(int argc, char **argv);

/// Makes `main` the test that is called like `file`. Files are static, as registrations are.
class Registration
{
public:
    Registration(const char *file, Main main);
};

/// In place of an application, where a test wants none.
struct NoApplication
{
    NoApplication(int &, char **) {}
};

/// What Qt's macros do. `Application` is made after initMain() and before the test.
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

#define LECTOGRAPH_TEST_FUNCTION(function) \
    static const lectograph::test::Registration lectographTestRegistration(__FILE__, function);
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
