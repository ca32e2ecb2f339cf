// SPDX-License-Identifier: GPL-3.0-or-later
#include "desk.h"

#include "editor/edits/definitions.h"
#include "editor/edits/lookup.h"
#include "editor/operations/deletion.h"
#include "editor/operations/repeating.h"
#include "editor/operations/sharing.h"
#include "lecture/edit.h"
#include "testmain.h"

#include <QAction>
#include <QSignalSpy>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;

namespace {

const QString first = u"scene1"_s;
const QString second = u"second"_s;

/// The small graph, and a second scene with a circle.
lecture::Lecture twoScenes(bool isChapter = false)
{
    lecture::Lecture lecture = smallGraph();
    lecture::Scene scene;
    scene.id = second;
    scene.name = u"Second"_s;
    scene.duration = base::Time::fromSeconds(2);
    scene.continues = isChapter;
    lecture = *lecture::withScene(lecture, scene);
    return *withBlock(lecture, second, {u"shapes.circle"_s, u"dot"_s, {}, QPointF(320, 0)}, registry());
}

/// A desk with the actions of the window.
struct SharingDesk : Desk
{
    explicit SharingDesk(const lecture::Lecture &lecture) : Desk(lecture)
    {
        addSharingActions(session, panel.get());
        addRepeatingActions(session, panel.get());
    }
    void run(ActionId id) { session.actions.find(id)->trigger(); }
    void open(const QString &scene)
    {
        session.selection.setScene(scene);
        QCoreApplication::processEvents();
    }
};

} // namespace

class TestGraphSharing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }

    void aSharedBlockHasItsCardInEveryScene()
    {
        SharingDesk desk(twoScenes());
        QVERIFY(!desk.session.actions.find(blockaction::share)->isEnabled());
        QTest::mouseClick(desk.canvas, Qt::LeftButton, {}, desk.header(u"size"_s));
        QVERIFY(!desk.session.actions.find(blockaction::keepHere)->isEnabled());
        const lecture::Files before = desk.files();
        desk.run(blockaction::share);
        QCOMPARE(desk.session.document.history().undoText(), u"Share with all scenes"_s);
        QVERIFY(desk.canvas->cardOf(u"size"_s)->home == lecture::Home::Shared);
        QVERIFY(desk.session.actions.find(blockaction::keepHere)->isEnabled());
        const QPoint place = desk.header(u"size"_s);
        desk.open(second);
        QVERIFY(desk.canvas->cardOf(u"size"_s)->home == lecture::Home::Shared);
        QVERIFY(desk.canvas->cardOf(u"dot"_s)->home == lecture::Home::Own);

        // Linked here, and changed once for both.
        desk.canvas->frameAll();
        desk.dragToInput(desk.output(u"size"_s), u"dot"_s, u"radius"_s);
        QCOMPARE(desk.property(u"dot"_s, u"radius"_s).toObject(), linkTo(u"size"_s));
        QVERIFY(!desk.session.document.history().undoText().contains(u"all scenes"_s));

        desk.open(first);
        QCOMPARE(desk.header(u"size"_s), place);
        desk.session.document.history().undo();
        desk.session.document.history().undo();
        QCOMPARE(desk.files(), before);
    }

    void anEditOfASharedBlockIsNamedSo()
    {
        SharingDesk desk(twoScenes());
        desk.session.selection.setNodes({u"size"_s});
        desk.run(blockaction::share);
        desk.open(second);
        desk.session.document.edit(u"Change value"_s, [](const lecture::Lecture &lecture) {
            return lecture::withNodeProperty(lecture, second, u"size"_s, u"value"_s, 5);
        });
        QCOMPARE(desk.session.document.history().undoText(), u"Change value in all scenes"_s);
        QCOMPARE(nodeOf(sceneOf(desk.session.document.lecture(), first), u"size"_s)->properties.value(u"value"_s),
                 QJsonValue(5));
    }

    void movingASharedCardMovesItInThisSceneOnly()
    {
        SharingDesk desk(twoScenes());
        desk.session.selection.setNodes({u"size"_s});
        desk.run(blockaction::share);
        const lecture::Lecture shared = desk.session.document.lecture();
        desk.open(second);
        desk.canvas->frameAll();
        const QPoint from = desk.header(u"size"_s);
        desk.drag(from, from + QPoint(40, 60));
        QVERIFY(desk.session.document.lecture().nodes == shared.nodes);
        QVERIFY(desk.session.document.lecture().scenes[0] == shared.scenes[0]);
        QVERIFY(desk.session.document.lecture().scenes[1]->extra.contains(u"places"_s));
    }

    void whatADefinitionPublishesIsACardInside()
    {
        lecture::Lecture lecture = smallGraph();
        lecture = withMadeDefinition(lecture, first, {.name = u"Disc"_s, .nodes = {u"circle"_s}}, registry())->lecture;
        lecture = withPublished(lecture, u"disc"_s, u"circle"_s, u"radius"_s, registry())->lecture;
        const QString inside = u"block:disc"_s;
        lecture = *withBlock(lecture, inside, {u"shapes.square"_s, u"square"_s, {}, QPointF(320, 200)}, registry());
        SharingDesk desk(lecture);
        QVERIFY(!desk.canvas->cardOf(u"in"_s));
        desk.session.preview.enter(inside);
        QCoreApplication::processEvents();
        desk.canvas->frameAll();
        const diagram::NodeCard *card = desk.canvas->cardOf(u"in"_s);
        QVERIFY(card && card->isPublished);
        QCOMPARE(card->outputs.size(), std::size_t(1));
        QVERIFY(card->outputs.front().isLinked); // to the radius of the circle
        const lecture::Files before = desk.files();

        desk.dragToInput(desk.output(u"in"_s, u"radius"_s), u"square"_s, u"size"_s);
        QCOMPARE(desk.property(u"square"_s, u"size"_s).toObject(), linkTo(u"in.radius"_s));
        desk.session.document.history().undo();
        QCOMPARE(desk.files(), before);

        // It is moved, but nothing that could be selected or deleted.
        const QPoint from = desk.header(u"in"_s);
        desk.drag(from, from + QPoint(-40, 48));
        QVERIFY(desk.session.selection.isEmpty());
        QVERIFY(desk.scene().extra.value(u"places"_s).toObject().contains(u"in"_s));
        const QPointF place = desk.canvas->cardOf(u"in"_s)->rect.topLeft();
        desk.session.document.edit(u"Change"_s, [&](const lecture::Lecture &now) {
            return lecture::withNodeProperty(now, inside, u"square"_s, u"size"_s, 3);
        });
        QCoreApplication::processEvents();
        QCOMPARE(desk.canvas->cardOf(u"in"_s)->rect.topLeft(), place);
        QTest::keyClick(desk.canvas, Qt::Key_A, Qt::ControlModifier);
        QVERIFY(!desk.session.selection.has(u"in"_s));
    }

    void anInheritedCardLeadsToItsScene()
    {
        SharingDesk desk(twoScenes(true));
        desk.open(second);
        desk.canvas->frameAll();
        QVERIFY(desk.canvas->cardOf(u"size"_s)->home == lecture::Home::Inherited);
        QTest::mouseDClick(desk.canvas, Qt::LeftButton, {}, desk.header(u"size"_s));
        QCOMPARE(desk.session.selection.scene(), first);
        QCOMPARE(desk.session.selection.nodes(), QStringList(u"size"_s));
    }

    void inheritedBlocksAreNotDeletedFromElsewhere()
    {
        SharingDesk desk(twoScenes(true));
        desk.open(second);
        const QSignalSpy refused(&desk.session.document, &Document::refused);
        QVERIFY(!deleteNodes(desk.session, {u"size"_s}, u"Delete"_s));
        QCOMPARE(refused.count(), 1);
    }

    void deletingASharedBlockFreesAllScenes()
    {
        SharingDesk desk(twoScenes());
        desk.session.selection.setNodes({u"circle"_s});
        desk.run(blockaction::share);
        desk.session.document.edit(u"Bring"_s, [](const lecture::Lecture &lecture) {
            return lecture::withActors(lecture, second, {u"dot"_s, u"circle"_s});
        });
        const QSignalSpy said(&desk.session.document, &Document::statusMessage);
        // From the stage it only leaves this one, as the other scene shows it.
        QVERIFY(deleteFromStage(desk.session, {u"circle"_s}, u"Delete"_s));
        QVERIFY(nodeOf(sceneOf(desk.session.document.lecture(), second), u"circle"_s));
        desk.session.document.history().undo();
        QVERIFY(deleteNodes(desk.session, {u"circle"_s}, u"Delete"_s));
        QVERIFY(desk.session.document.lecture().nodes.empty());
        QCOMPARE(sceneOf(desk.session.document.lecture(), second)->actors, std::vector{u"dot"_s});
        QVERIFY(said.last().first().toString().contains(u"Second"_s));
    }

    void aRepeatedBlockIsOneStepBackAndForth()
    {
        SharingDesk desk(twoScenes());
        QTest::mouseClick(desk.canvas, Qt::LeftButton, {}, desk.header(u"circle"_s));
        QVERIFY(!desk.session.actions.find(blockaction::repeatWords)->isEnabled());
        const lecture::Files before = desk.files();
        desk.run(blockaction::repeat);
        QCOMPARE(desk.session.document.node(first, u"circle"_s)->type, u"layout.each"_s);
        QVERIFY(desk.session.actions.find(blockaction::singleBlocks)->isEnabled());
        desk.session.document.history().undo();
        QCOMPARE(desk.files(), before);
    }
};

LECTOGRAPH_TEST_MAIN(TestGraphSharing)
#include "tst_editor_graph_sharing.moc"
