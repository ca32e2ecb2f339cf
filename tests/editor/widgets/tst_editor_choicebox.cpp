// SPDX-License-Identifier: GPL-3.0-or-later
#include "../prepare.h"
#include "editor/widgets/choicebox.h"
#include "editor/widgets/easingbutton.h"
#include "editor/widgets/noscrollcombobox.h"
#include "testmain.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QListWidget>
#include <QScreen>
#include <QTest>
#include <QToolTip>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

class ChoiceBoxTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::prepare(); }

    void theListIsAsWideAsItsLongestEntry_data()
    {
        QTest::addColumn<QString>("longest");
        QTest::newRow("English") << u"Fast at the start, slow towards the end"_s;
        QTest::newRow("Korean") << u"파일에 보이는 대로, 글꼴과 색까지"_s;
        QTest::newRow("Chinese") << u"与文件中显示的完全一样"_s;
    }
    void theListIsAsWideAsItsLongestEntry()
    {
        QFETCH(const QString, longest);
        NoScrollComboBox box(u"Choice"_s, nullptr);
        box.addItems({u"One"_s, longest, u"Two"_s});
        box.setFixedWidth(80);
        box.show();
        QVERIFY(QTest::qWaitForWindowExposed(&box));
        box.showPopup();
        const QAbstractItemView *list = box.view();
        QTRY_VERIFY(list->isVisible());
        constexpr int tickAndMargins = 42; // where it looks like a menu
        const int needed = list->fontMetrics().horizontalAdvance(longest) + tickAndMargins;
        QVERIFY2(list->viewport()->width() >= needed,
                 qPrintable(u"%1 of %2"_s.arg(list->viewport()->width()).arg(needed)));
        box.hidePopup();
    }

    void theListStaysOnTheScreen()
    {
        ChoiceBox box;
        box.addItems({u"One"_s, u"A very long entry. "_s.repeated(100)});
        box.setFixedWidth(80);
        box.show();
        QVERIFY(QTest::qWaitForWindowExposed(&box));
        box.showPopup();
        QTRY_VERIFY(box.view()->isVisible());
        QVERIFY(box.view()->window()->width() <= box.screen()->availableGeometry().width());
        box.hidePopup();
    }

    void anEasingIsReadWhole()
    {
        EasingButton button;
        button.setEasing(u"there-and-back"_s);
        button.resize(400, 28);
        button.show();
        QVERIFY(QTest::qWaitForWindowExposed(&button));
        const QString whole = button.shownText();
        QVERIFY(!whole.endsWith(u'…'));
        button.resize(80, 28);
        QVERIFY2(button.shownText().endsWith(u'…'), qPrintable(button.shownText()));
        QCOMPARE(tipIn(button), whole);
        button.click();
        const QList<QListWidget *> lists = button.findChildren<QListWidget *>();
        QCOMPARE(lists.size(), 1);
        QTRY_VERIFY(lists.front()->isVisible());
        QVERIFY(lists.front()->viewport()->width() >= lists.front()->sizeHintForColumn(0));
        lists.front()->window()->close();
    }

    void whatIsCutIsInTheTip()
    {
        ChoiceBox box;
        box.addItems({u"As they look in the file"_s, u"<img src='picture.png'/> and so on"_s});
        box.setToolTip(u"How cells are read"_s);
        box.setFixedWidth(400);
        box.show();
        QVERIFY(QTest::qWaitForWindowExposed(&box));
        QCOMPARE(box.shownText(), box.currentText());
        QCOMPARE(tipIn(box), u"How cells are read"_s);
        box.setFixedWidth(90);
        QVERIFY2(box.shownText().endsWith(u'…'), qPrintable(box.shownText()));
        QCOMPARE(tipIn(box), u"As they look in the file\nHow cells are read"_s);
        box.setCurrentIndex(1);
        QVERIFY2(!tipIn(box).contains(u"<img"_s), qPrintable(tipIn(box)));
        box.setCurrentIndex(-1);
        box.setPlaceholderText(u"Something that none of them is called"_s);
        box.setToolTip({});
        QCOMPARE(tipIn(box), box.placeholderText());
    }

private:
    static QString tipIn(QWidget &box)
    {
        QHelpEvent help(QEvent::ToolTip, {4, 4}, box.mapToGlobal(QPoint(4, 4)));
        QCoreApplication::sendEvent(&box, &help);
        return QToolTip::text();
    }
};

} // namespace lectograph::editor

LECTOGRAPH_TEST_MAIN(lectograph::editor::ChoiceBoxTest)
#include "tst_editor_choicebox.moc"
