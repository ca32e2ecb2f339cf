// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/menuhover.h"
#include "testmain.h"

#include <QApplication>
#include <QEnterEvent>
#include <QMenu>
#include <QTest>
#include <QToolButton>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

class MenuHoverTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aButtonWhoseMenuIsClosedElsewhereLooksAsIfNobodyPointedAtIt()
    {
        endHoverWithPopups(*qApp);
        QWidget window;
        window.resize(400, 300);
        QToolButton button(&window);
        button.setGeometry(10, 10, 40, 30);
        QMenu menu;
        menu.addAction(u"Open"_s);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        const auto pointAtButton = [&] {
            QCursor::setPos(button.mapToGlobal(QPoint(5, 5)));
            QEnterEvent enter(QPointF(5, 5), QPointF(5, 5), QPointF(QCursor::pos()));
            QCoreApplication::sendEvent(&button, &enter);
        };
        pointAtButton();
        QVERIFY(button.underMouse());
        menu.popup(button.mapToGlobal(QPoint(0, 30)));
        QCursor::setPos(window.mapToGlobal(QPoint(300, 250)));
        menu.close();
        QTRY_VERIFY(!button.underMouse());
        // It stays as it is while the pointer is still on it.
        pointAtButton();
        menu.popup(button.mapToGlobal(QPoint(0, 30)));
        menu.close();
        QCoreApplication::processEvents();
        QVERIFY(button.underMouse());
    }
};

} // namespace lectograph::editor

LECTOGRAPH_TEST_MAIN(lectograph::editor::MenuHoverTest)
#include "tst_editor_menuhover.moc"
