// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/focuskeys.h"
#include "testmain.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QTest>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

class FocusKeysTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void enterChoosesInAnOpenList_data()
    {
        QTest::addColumn<Qt::Key>("key");
        QTest::newRow("Return") << Qt::Key_Return;
        QTest::newRow("Enter") << Qt::Key_Enter;
    }
    void enterChoosesInAnOpenList()
    {
        QFETCH(const Qt::Key, key);
        FocusKeys keys(nullptr);
        QComboBox box;
        box.addItems({u"one"_s, u"two"_s, u"three"_s});
        box.show();
        QVERIFY(QTest::qWaitForWindowExposed(&box));
        box.setFocus();
        box.showPopup();
        QAbstractItemView *list = box.view();
        QTRY_VERIFY(list->isVisible());
        list->setFocus();
        QTRY_VERIFY(list->hasFocus());
        QTest::keyClick(list, Qt::Key_Down);
        QTest::keyClick(list, key);
        QTRY_VERIFY(!list->isVisible());
        QCOMPARE(box.currentText(), u"two"_s);
    }
};

} // namespace lectograph::editor

LECTOGRAPH_TEST_MAIN(lectograph::editor::FocusKeysTest)
#include "tst_editor_focuskeys.moc"
