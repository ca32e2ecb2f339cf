// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/safety/application.h"
#include "testmain.h"

#include <QSignalSpy>
#include <QTest>
#include <QTimer>

#include <new>

using namespace lectograph::editor;

class EditorMemoryTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anEventThatFindsNoMemoryEndsAlone()
    {
        QSignalSpy ranOut(static_cast<Application *>(qApp), &Application::memoryRanOut);
        QObject greedy;
        int reached = 0;
        QMetaObject::invokeMethod(
            &greedy,
            [&reached] {
                ++reached;
                throw std::bad_alloc();
            },
            Qt::QueuedConnection);
        QMetaObject::invokeMethod(
            &greedy, [&reached] { ++reached; }, Qt::QueuedConnection);
        QTRY_COMPARE(reached, 2);
        QTRY_COMPARE(ranOut.count(), 1);
    }
};

static int run(int argc, char **argv)
{
    Application application(argc, argv);
    EditorMemoryTest test;
    return QTest::qExec(&test, argc, argv);
}

LECTOGRAPH_TEST_FUNCTION(run)

#include "tst_editor_memory.moc"
