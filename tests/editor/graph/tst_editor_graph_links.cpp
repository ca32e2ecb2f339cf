// SPDX-License-Identifier: GPL-3.0-or-later
#include "desk.h"

#include "editor/edits/mime.h"
#include "editor/widgets/searchbox.h"
#include "testmain.h"

#include <QAction>
#include <QLineEdit>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;

class TestGraphLinks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }

    void draggingFromAnOutputLinks()
    {
        Desk desk(smallGraph());
        desk.dragToInput(desk.output(u"size"_s), u"circle"_s, u"radius"_s);
        QCOMPARE(desk.property(u"circle"_s, u"radius"_s), QJsonValue(linkTo(u"size"_s)));
        QCOMPARE(desk.session.document.history().count(), 1);
    }

    void draggingFromAnInputLinks()
    {
        Desk desk(smallGraph());
        QTest::mouseClick(desk.canvas, Qt::LeftButton, {}, desk.header(u"circle"_s));
        desk.drag(desk.input(u"circle"_s, u"radius"_s), desk.output(u"size"_s));
        QCOMPARE(desk.property(u"circle"_s, u"radius"_s), QJsonValue(linkTo(u"size"_s)));
    }

    void aLinkIsMadeByTheKeyboardAlone()
    {
        Desk desk(smallGraph());
        QTest::keyClick(desk.canvas, Qt::Key_Right, Qt::AltModifier);
        desk.session.selection.setNodes({u"size"_s});
        QTest::keyClick(desk.canvas, Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
        auto *box = desk.canvas->findChild<SearchBox *>();
        QVERIFY(box->isVisible());
        QTest::keyClicks(box->findChild<QLineEdit *>(), u"circle · rad"_s);
        QTest::keyClick(box->findChild<QLineEdit *>(), Qt::Key_Return);
        QCOMPARE(desk.property(u"circle"_s, u"radius"_s), QJsonValue(linkTo(u"size"_s)));
        QVERIFY(desk.canvas->hasFocus());
    }

    void outputsBeyondTheFirstAreNamed()
    {
        Desk desk(lectureWith({{u"shapes.circle"_s, u"circle"_s, {0, 0}},
                               {u"values.measure"_s, u"rim"_s, {240, 0}, {{u"shape"_s, linkTo(u"circle"_s)}}},
                               {u"shapes.dot"_s, u"dot"_s, {520, 0}}}));
        const QString second = desk.canvas->cardOf(u"rim"_s)->outputs.at(1).key;
        const graph::ValueType type = desk.canvas->cardOf(u"rim"_s)->outputs.at(1).type;
        const QString key = type == graph::ValueType::Vector ? u"position"_s : u"radius"_s;
        desk.dragToInput(desk.output(u"rim"_s, second), u"dot"_s, key);
        QCOMPARE(desk.property(u"dot"_s, key), QJsonValue(linkTo(u"rim."_s + second)));
    }

    void aListTakesSeveralLinks()
    {
        Desk desk(smallGraph());
        desk.drag(desk.output(u"circle"_s), desk.input(u"all"_s, u"children"_s));
        QTest::mouseClick(desk.canvas, Qt::LeftButton, {}, QPoint(990, 690));
        editor::diagram::addBlock(*desk.canvas, u"shapes.square"_s, {400, 300});
        desk.drag(desk.output(u"square"_s), desk.input(u"all"_s, u"children"_s));
        QCOMPARE(desk.property(u"all"_s, u"children"_s),
                 QJsonValue(QJsonArray{linkTo(u"circle"_s), linkTo(u"square"_s)}));
    }

    void aLinkDroppedOnABlockTakesTheInputThatWasMeant()
    {
        Desk desk(lectureWith({{u"text.series"_s, u"names"_s, {0, 0}},
                               {u"shapes.circle"_s, u"circle"_s, {0, 200}},
                               {u"tensors.matrix"_s, u"matrix"_s, {0, 400}},
                               {u"charts.bars"_s, u"bars"_s, {400, 0}},
                               {u"text.series"_s, u"numbers"_s, {400, 400}}}));
        desk.drag(desk.output(u"names"_s), desk.header(u"bars"_s));
        QCOMPARE(desk.property(u"bars"_s, u"labelSeries"_s), QJsonValue(linkTo(u"names"_s)));
        QVERIFY(desk.property(u"bars"_s, u"labels"_s).isUndefined());
        desk.drag(desk.output(u"circle"_s), desk.header(u"bars"_s));
        QCOMPARE(desk.property(u"bars"_s, u"labels"_s), QJsonValue(QJsonArray{linkTo(u"circle"_s)}));
        desk.drag(desk.output(u"matrix"_s), desk.header(u"numbers"_s));
        QCOMPARE(desk.property(u"numbers"_s, u"table"_s), QJsonValue(linkTo(u"matrix"_s)));
    }

    void aRefusedLinkSaysWhyAndChangesNothing()
    {
        Desk desk(smallGraph());
        const auto before = desk.files();
        QSignalSpy refused(&desk.session.document, &Document::refused);
        const QPoint target = desk.input(u"all"_s, u"children"_s);
        desk.press(desk.output(u"size"_s));
        desk.moveTo(desk.header(u"all"_s));
        desk.moveTo(target);
        QVERIFY(desk.canvas->refusal().contains(u"Contents"_s));
        QVERIFY(desk.canvas->refusal().contains(u"number"_s));
        desk.release(target);
        QCOMPARE(refused.count(), 1);
        QCOMPARE(desk.session.document.history().count(), 0);
        QVERIFY(desk.files() == before);
    }

    void tensorsThatCannotFitAreToldAtOnce()
    {
        const QJsonArray narrow{QJsonArray{1, 2, 3}, QJsonArray{4, 5, 6}};
        const QJsonArray tall{QJsonArray{1}, QJsonArray{2}};
        Desk desk(lectureWith({{u"tensors.matrix"_s, u"left"_s, {0, 0}, {{u"values"_s, narrow}}},
                               {u"tensors.matrix"_s, u"right"_s, {0, 300}, {{u"values"_s, tall}}},
                               {u"tensors.product"_s, u"product"_s, {320, 0}}}));
        QSignalSpy told(&desk.session.document, &Document::statusMessage);
        desk.dragToInput(desk.output(u"left"_s), u"product"_s, u"a"_s);
        QCOMPARE(told.count(), 0); // the second matrix is not chosen yet

        desk.press(desk.output(u"right"_s));
        desk.moveTo(desk.header(u"product"_s));
        const QPoint target = desk.input(u"product"_s, u"b"_s);
        desk.moveTo(target);
        QVERIFY2(desk.canvas->misfit().contains(u"3 columns meet 2 rows"_s), qPrintable(desk.canvas->misfit()));
        QVERIFY(desk.canvas->refusal().isEmpty());
        desk.release(target);
        QCOMPARE(desk.property(u"product"_s, u"b"_s), QJsonValue(linkTo(u"right"_s))); // it may be mended afterwards
        QCOMPARE(told.count(), 1);
        QVERIFY(told.first().first().toString().contains(u"3 columns meet 2 rows"_s));

        desk.dragToInput(desk.output(u"left"_s), u"product"_s, u"b"_s);
        QCOMPARE(told.count(), 2); // 3 columns meet 2 rows as well
        desk.session.document.history().undo();
        desk.dragToInput(desk.output(u"right"_s), u"product"_s, u"a"_s);
        QCOMPARE(told.count(), 3);
    }

    void aCircleIsRefused()
    {
        Desk desk(lectureWith({{u"values.expression"_s, u"one"_s, {0, 0}, {{u"formula"_s, u"a"_s}}},
                               {u"values.expression"_s, u"two"_s, {320, 0}, {{u"a"_s, linkTo(u"one"_s)}}}}));
        QSignalSpy refused(&desk.session.document, &Document::refused);
        desk.dragToInput(desk.output(u"two"_s), u"one"_s, u"a"_s);
        QCOMPARE(refused.count(), 1);
        QVERIFY(refused.first().first().value<base::Error>().what.contains(u"circle"_s));
        QCOMPARE(desk.session.document.history().count(), 0);
    }

    void pullingALinkOffItsInputUnlinks()
    {
        Desk desk(lectureWith({{u"values.number"_s, u"size"_s, {0, 0}},
                               {u"shapes.circle"_s, u"circle"_s, {320, 0}, {{u"radius"_s, linkTo(u"size"_s)}}}}));
        const auto before = desk.files();
        desk.drag(desk.input(u"circle"_s, u"radius"_s), desk.at({250, 400}));
        QVERIFY(desk.property(u"circle"_s, u"radius"_s).isUndefined());
        desk.session.document.history().undo();
        QVERIFY(desk.files() == before);
    }

    void aTornLinkGoesBackOrToAnotherInput()
    {
        Desk desk(lectureWith({{u"values.number"_s, u"size"_s, {0, 0}},
                               {u"shapes.circle"_s, u"circle"_s, {320, 0}, {{u"radius"_s, linkTo(u"size"_s)}}},
                               {u"shapes.dot"_s, u"dot"_s, {320, 300}, {{u"radius"_s, linkTo(u"size"_s)}}}}));
        desk.drag(desk.input(u"circle"_s, u"radius"_s), desk.header(u"circle"_s));
        QCOMPARE(desk.session.document.history().count(), 0);
        desk.dragToInput(desk.input(u"circle"_s, u"radius"_s), u"dot"_s, u"scale"_s);
        QVERIFY(desk.property(u"circle"_s, u"radius"_s).isUndefined());
        QCOMPARE(desk.property(u"dot"_s, u"scale"_s), QJsonValue(linkTo(u"size"_s)));
        QCOMPARE(desk.session.document.history().count(), 1);
    }

    void aBlockDroppedOnALinkIsInserted()
    {
        Desk desk(lectureWith({{u"values.number"_s, u"size"_s, {0, 0}},
                               {u"shapes.circle"_s, u"circle"_s, {600, 0}, {{u"radius"_s, linkTo(u"size"_s)}}}}));
        const QPoint middle = (desk.output(u"size"_s) + desk.input(u"circle"_s, u"radius"_s)) / 2;
        QVERIFY(desk.drop(mime::block, u"values.expression"_s, middle));
        QCOMPARE(desk.property(u"circle"_s, u"radius"_s), QJsonValue(linkTo(u"expression"_s)));
        desk.session.document.history().undo();
        QCOMPARE(desk.property(u"circle"_s, u"radius"_s), QJsonValue(linkTo(u"size"_s)));
        QVERIFY(!desk.canvas->cardOf(u"expression"_s));
    }

    void aBlockMovedOntoALinkIsInserted()
    {
        Desk desk(lectureWith({{u"values.number"_s, u"size"_s, {0, 0}},
                               {u"shapes.circle"_s, u"circle"_s, {600, 0}, {{u"radius"_s, linkTo(u"size"_s)}}},
                               {u"values.expression"_s, u"twice"_s, {280, 300}, {{u"formula"_s, u"a * 2"_s}}}}));
        const QPoint from = desk.header(u"twice"_s);
        const QPoint middle = (desk.output(u"size"_s) + desk.input(u"circle"_s, u"radius"_s)) / 2;
        desk.drag(from, middle);
        QCOMPARE(desk.property(u"circle"_s, u"radius"_s), QJsonValue(linkTo(u"twice"_s)));
        QStringList linked;
        for (const QJsonValue &value : desk.session.document.node(u"scene1"_s, u"twice"_s)->properties)
            linked << value[u"link"_s].toString();
        QVERIFY(linked.contains(u"size"_s));
        QCOMPARE(desk.session.document.history().count(), 1);
    }

    void aSelectedLinkIsDeletedByItsKey()
    {
        Desk desk(lectureWith({{u"values.number"_s, u"size"_s, {0, 0}},
                               {u"shapes.circle"_s, u"circle"_s, {320, 0}, {{u"radius"_s, linkTo(u"size"_s)}}}}));
        const QPoint middle = (desk.output(u"size"_s) + desk.input(u"circle"_s, u"radius"_s)) / 2;
        QTest::mouseClick(desk.canvas, Qt::LeftButton, {}, middle);
        QVERIFY(desk.canvas->selectedLink());
        QTest::keyClick(desk.canvas, Qt::Key_Delete);
        QVERIFY(desk.property(u"circle"_s, u"radius"_s).isUndefined());
        QCOMPARE(desk.scene().nodes.size(), 2U);
    }

    void aLinkDroppedOnEmptySpaceAsksForABlockThatFits()
    {
        Desk desk(smallGraph());
        desk.drag(desk.output(u"circle"_s), desk.at({560, 420}));
        auto *box = desk.canvas->findChild<SearchBox *>();
        QVERIFY(box->isVisible());
        QVERIFY(box->shownKeys().contains(u"layout.group"_s));
        QVERIFY(!box->shownKeys().contains(u"values.number"_s));
        QTest::keyClicks(box->findChild<QLineEdit *>(), u"measure"_s);
        QTest::keyClick(box->findChild<QLineEdit *>(), Qt::Key_Return);
        QCOMPARE(desk.property(u"measure"_s, u"shape"_s), QJsonValue(linkTo(u"circle"_s)));
        QCOMPARE(desk.session.document.history().count(), 1);
    }

    void deletingCanLinkTheRest()
    {
        Desk desk(lectureWith({{u"values.number"_s, u"size"_s, {0, 0}},
                               {u"values.expression"_s, u"twice"_s, {240, 0}, {{u"a"_s, linkTo(u"size"_s)}}},
                               {u"shapes.circle"_s, u"circle"_s, {480, 0}, {{u"radius"_s, linkTo(u"twice"_s)}}}}));
        desk.session.selection.setNodes({u"twice"_s});
        QTest::keyClick(desk.canvas, Qt::Key_X, Qt::ControlModifier);
        QCOMPARE(desk.property(u"circle"_s, u"radius"_s), QJsonValue(linkTo(u"size"_s)));
        QVERIFY(!desk.canvas->cardOf(u"twice"_s));
        QVERIFY(desk.session.document.history().undoText().startsWith(u"Cut 1 block"_s)); // as on the stage
        QTest::keyClick(desk.canvas, Qt::Key_V, Qt::ControlModifier);
        QVERIFY(desk.canvas->cardOf(u"twice"_s));
    }

    void aSelectedLinkCanFollowTheStage()
    {
        Desk desk(lectureWith({{u"shapes.circle"_s, u"circle"_s, {0, 0}},
                               {u"values.measure"_s, u"rim"_s, {320, 0}, {{u"shape"_s, linkTo(u"circle"_s)}}}}));
        const QPoint middle = (desk.output(u"circle"_s) + desk.input(u"rim"_s, u"shape"_s)) / 2;
        QTest::mouseClick(desk.canvas, Qt::LeftButton, {}, middle);
        QAction *staged = desk.session.actions.find(u"graph.staged"_s);
        staged->trigger();
        QCOMPARE(desk.property(u"rim"_s, u"shape"_s)[u"staged"_s], QJsonValue(true));
        QVERIFY(staged->isChecked());
        staged->trigger();
        QCOMPARE(desk.property(u"rim"_s, u"shape"_s), QJsonValue(linkTo(u"circle"_s)));
    }
};

LECTOGRAPH_TEST_MAIN(TestGraphLinks)
#include "tst_editor_graph_links.moc"
