// SPDX-License-Identifier: GPL-3.0-or-later
#include "../prepare.h"
#include "../registry.h"
#include "editor/edits/blocks.h"
#include "editor/shell/alternativesbar.h"
#include "lecture/edit.h"
#include "testmain.h"

#include <QLabel>
#include <QTest>
#include <QToolButton>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using namespace Qt::StringLiterals;

class AlternativesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }

    void whatWasMadeMayBeSomethingElseUntilTheNextStep()
    {
        Document document(registry());
        document.open(emptyLecture(u"en"_s), {});
        QWidget window;
        window.resize(960, 540);
        auto *stage = new QWidget(&window);
        stage->setGeometry(200, 60, 500, 300);
        AlternativesBar bar(document, &window, stage);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QVERIFY(bar.isHidden());
        int chosen = 0;
        Q_EMIT document.alternativesOffered(u"Rows: 2"_s, {u"A column is left out."_s},
                                            {{u"Table"_s, true, [] {}}, {u"Bars"_s, false, [&] { ++chosen; }}});
        QVERIFY(bar.isVisible() && window.rect().contains(bar.geometry()));
        QVERIFY(bar.findChild<QLabel *>(u"notes"_s)->text().contains(u"left out"_s));
        QToolButton *bars = nullptr;
        for (QToolButton *button : bar.findChildren<QToolButton *>()) {
            if (button->text() == "Bars"_L1)
                bars = button;
            QCOMPARE(button->isChecked(), button->text() == "Table"_L1);
        }
        QVERIFY(bars);
        QTest::mouseClick(bars, Qt::LeftButton);
        QTRY_COMPARE(chosen, 1);
        QVERIFY(bar.isVisible());
        document.edit(u"Change background"_s, [](const lecture::Lecture &lecture) {
            return lecture::withSceneProperty(lecture, u"scene1"_s, u"background"_s, u"#FFFFFF"_s);
        });
        QVERIFY(bar.isHidden());
    }
};

LECTOGRAPH_TEST_MAIN(AlternativesTest)
#include "tst_editor_alternatives.moc"
