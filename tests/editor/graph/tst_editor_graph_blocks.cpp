// SPDX-License-Identifier: GPL-3.0-or-later
#include "../searchrows.h"
#include "desk.h"

#include "editor/edits/mime.h"
#include "editor/graph/minimap.h"
#include "editor/widgets/searchbox.h"
#include "testmain.h"

#include <QAction>
#include <QContextMenuEvent>
#include <QLineEdit>
#include <QMenu>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTimer>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;

class TestGraphBlocks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }

    void searchAddsABlockAtThePointer()
    {
        Desk desk(emptyLecture(u"en"_s));
        QTest::mouseDClick(desk.canvas, Qt::LeftButton, {}, {300, 200});
        auto *box = desk.canvas->findChild<SearchBox *>();
        QVERIFY(box->isVisible());
        QTest::keyClicks(box->findChild<QLineEdit *>(), u"circ"_s);
        QCOMPARE(box->shownKeys().value(0), u"shapes.circle"_s);
        QTest::keyClick(box->findChild<QLineEdit *>(), Qt::Key_Return);
        QVERIFY(!box->isVisible());
        QVERIFY(desk.canvas->hasFocus());
        QCOMPARE(desk.scene().nodes.size(), 1U);
        QCOMPARE(desk.session.selection.nodes(), QStringList{u"circle"_s});
        QVERIFY((desk.header(u"circle"_s) - QPoint(300, 200)).manhattanLength() < 16);
    }

    void aRightClickOnNothingIsForTheGraph()
    {
        Desk desk(smallGraph());
        desk.session.selection.setNodes({u"size"_s});
        QTest::mousePress(desk.canvas, Qt::RightButton, {}, desk.header(u"size"_s));
        QCOMPARE(desk.session.selection.nodes(), QStringList{u"size"_s});
        QTest::mousePress(desk.canvas, Qt::RightButton, {}, QPoint(4, desk.canvas->height() - 4));
        QCOMPARE(desk.session.selection.nodes(), QStringList());
    }

    void searchFindsWhatElsePeopleCallIt_data() { test::addSearchRows(); }
    void searchFindsWhatElsePeopleCallIt()
    {
        QFETCH(QString, typed);
        Desk desk(emptyLecture(u"en"_s));
        QTest::keyClick(desk.canvas, Qt::Key_Tab);
        auto *box = desk.canvas->findChild<SearchBox *>();
        box->findChild<QLineEdit *>()->setText(typed);
        const QStringList first = box->shownKeys().first(std::min<qsizetype>(8, box->shownKeys().size()));
        QFETCH(QString, type);
        QVERIFY2(first.contains(type), qPrintable(first.join(u' ')));
    }

    void tabOpensTheSearchAndEscapeClosesIt()
    {
        Desk desk(smallGraph());
        QTest::keyClick(desk.canvas, Qt::Key_Tab);
        auto *box = desk.canvas->findChild<SearchBox *>();
        QVERIFY(box->isVisible());
        QTest::keyClick(box->findChild<QLineEdit *>(), Qt::Key_Down);
        QTest::keyClick(box->findChild<QLineEdit *>(), Qt::Key_Escape);
        QVERIFY(!box->isVisible());
        QVERIFY(desk.canvas->hasFocus());
        QCOMPARE(desk.session.document.history().count(), 0);
    }

    void blocksAreDroppedFromThePalette()
    {
        Desk desk(smallGraph());
        const QPoint to = desk.at({400, 400});
        QVERIFY(desk.drop(mime::block, u"shapes.square"_s, to));
        QVERIFY(desk.canvas->cardOf(u"square"_s));
        QVERIFY((desk.header(u"square"_s) - to).manhattanLength() < 16);
        QVERIFY(!desk.drop(mime::block, u"no.such-block"_s, to));
    }

    void animationsAreDroppedOnABlock()
    {
        Desk desk(smallGraph());
        QVERIFY(desk.drop(mime::animation, u"motion.fade-in"_s, desk.header(u"circle"_s)));
        QCOMPARE(desk.scene().tracks.size(), 1U);
        QCOMPARE(desk.scene().tracks.front()->clips.front()->target, u"circle"_s);
        QCOMPARE(desk.session.selection.clips().size(), 1U);
        // A number does not move, and neither does an empty place.
        const int steps = desk.session.document.history().count();
        for (const QPoint &at : {desk.header(u"size"_s), desk.at({400, 400})}) {
            const QSignalSpy said(&desk.session.document, &Document::statusMessage);
            QVERIFY(desk.drop(mime::animation, u"motion.fade-in"_s, at));
            QCOMPARE(said.size(), 1);
        }
        QCOMPARE(desk.session.document.history().count(), steps);
    }

    void animationsOfTheCameraAreDroppedAnywhere()
    {
        Desk desk(smallGraph());
        QVERIFY(desk.drop(mime::animation, u"motion.orbit"_s, desk.at({400, 400})));
        QCOMPARE(desk.scene().tracks.size(), 1U);
        const QString camera = desk.scene().tracks.front()->clips.front()->target;
        QVERIFY(desk.session.document.node(desk.scene().id, camera));
        QCOMPARE(desk.session.document.node(desk.scene().id, camera)->type, u"scene.camera"_s);
        QVERIFY(desk.drop(mime::animation, u"motion.orbit"_s, desk.header(camera)));
        for (const timeline::TrackPtr &track : desk.scene().tracks) {
            for (const timeline::ClipPtr &clip : track->clips)
                QCOMPARE(clip->target, camera);
        }
        QCOMPARE(desk.session.document.history().count(), 2);
    }

    void rippleMakesRoomForAnAnimation()
    {
        Desk desk(smallGraph());
        desk.session.playhead.setTime(base::Time::fromSeconds(2));
        QVERIFY(desk.drop(mime::animation, u"motion.fade-in"_s, desk.header(u"circle"_s)));
        desk.session.isRippling = true;
        desk.session.playhead.setTime(base::Time::fromSeconds(1));
        QVERIFY(desk.drop(mime::animation, u"motion.fade-out"_s, desk.header(u"circle"_s)));
        const double length = registry().animations.find(u"motion.fade-out"_s)->seconds;
        QCOMPARE(desk.scene().tracks.front()->clips[0]->start.seconds(), 2 + length);
        QCOMPARE(desk.scene().tracks.front()->clips[1]->start.seconds(), 1.0);
    }

    void escapeLeavesNothingHanging()
    {
        Desk desk(smallGraph());
        const auto before = desk.files();
        auto *map = desk.canvas->findChild<MiniMap *>();
        QVERIFY(map && map->isVisible());
        const auto cancelled = [&](const QPoint &from, const QPoint &to, Qt::MouseButton button = Qt::LeftButton) {
            QTest::mousePress(desk.canvas, button, {}, from);
            desk.moveTo((from + to) / 2);
            desk.moveTo(to);
            QTest::keyClick(desk.canvas, Qt::Key_Escape);
            const QPointF seen = desk.canvas->visibleRect().topLeft();
            const bool isCalm = map->isVisible() && desk.canvas->cursor().shape() == Qt::ArrowCursor
                && desk.canvas->refusal().isEmpty();
            QTest::qWait(80); // auto-scroll has stopped
            const bool stays = desk.canvas->visibleRect().topLeft() == seen;
            QTest::mouseRelease(desk.canvas, button, {}, to);
            return isCalm && stays && desk.files() == before;
        };
        const QPoint border(4, desk.canvas->height() / 2);
        QVERIFY(cancelled(desk.header(u"circle"_s), border));
        QVERIFY(cancelled(desk.output(u"size"_s), border));
        QVERIFY(cancelled(desk.output(u"circle"_s), desk.header(u"twice"_s)));
        QVERIFY(cancelled(desk.at({200, 400}), desk.at({400, 500}), Qt::MiddleButton));
        // A cancelled box restores the selection before it.
        desk.session.selection.setNodes({u"size"_s});
        QTest::mousePress(desk.canvas, Qt::LeftButton, Qt::ShiftModifier, desk.at({280, -40}));
        desk.moveTo(desk.at({400, 60}));
        desk.moveTo(desk.at({500, 120}));
        QVERIFY(desk.session.selection.has(u"circle"_s));
        QTest::keyClick(desk.canvas, Qt::Key_Escape);
        QTest::mouseRelease(desk.canvas, Qt::LeftButton, {}, desk.at({500, 120}));
        QCOMPARE(desk.session.selection.nodes(), QStringList{u"size"_s});
        QCOMPARE(desk.session.document.history().count(), 0);
    }

    void movingIsOneStepAndKeepsTheOthersInPlace()
    {
        Desk desk(test::lectureOf(u"circle-area"_s));
        const auto before = desk.files();
        const diagram::Places places = desk.canvas->shown().places;
        const QPoint from = desk.header(u"radius"_s);
        const QPointF start = desk.canvas->cardOf(u"radius"_s)->rect.topLeft();
        desk.press(from);
        for (int i = 1; i <= 10; ++i)
            desk.moveTo(from + QPoint(5 * i, 3 * i));
        desk.release(from + QPoint(50, 30));
        QCOMPARE(desk.session.document.history().count(), 1);
        for (const auto &[node, place] : desk.canvas->shown().places) {
            if (node != u"radius"_s)
                QCOMPARE(place, places.at(node));
            const auto foreign = diagram::foreignNodesOf(desk.session.document.lecture(), u"main"_s, {});
            const auto written = diagram::placeIn(desk.scene(), *desk.session.document.node(u"main"_s, node), foreign);
            QVERIFY(written.has_value());
            QCOMPARE(*written, place);
        }
        const QPointF now = desk.canvas->cardOf(u"radius"_s)->rect.topLeft();
        QVERIFY(now != start);
        QCOMPARE(std::fmod(now.x(), 8), 0.0);
        desk.session.document.history().undo();
        QVERIFY(desk.files() == before);
        QCOMPARE(desk.canvas->shown().places, places);
    }

    void arrowKeysMoveInOneStep()
    {
        Desk desk(smallGraph());
        QTest::mouseClick(desk.canvas, Qt::LeftButton, {}, desk.header(u"size"_s));
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(desk.canvas, Qt::Key_Right);
        QCOMPARE(desk.canvas->shown().places.at(u"size"_s), QPointF(24, 0));
        QCOMPARE(desk.session.document.history().count(), 1);
    }

    void alignedBlocksShareABorder()
    {
        Desk desk(smallGraph());
        desk.session.selection.setNodes({u"size"_s, u"circle"_s, u"all"_s});
        desk.session.actions.find(u"graph.alignTop"_s)->trigger();
        for (const QString &node : {u"size"_s, u"circle"_s, u"all"_s})
            QCOMPARE(desk.canvas->shown().places.at(node).y(), 0.0);
        desk.session.actions.find(u"graph.tidy"_s)->trigger();
        QVERIFY(overlapOf(desk.canvas->shown()).isEmpty());
        QCOMPARE(desk.session.document.history().count(), 2);
    }

    void deletingAndUndoingGivesTheSameBytes()
    {
        Desk desk(test::lectureOf(u"exp-with-bars"_s));
        const auto before = desk.files();
        desk.session.selection.setNodes({u"scores"_s, u"gap"_s});
        QTest::keyClick(desk.canvas, Qt::Key_Delete);
        QVERIFY(!desk.canvas->cardOf(u"scores"_s));
        QVERIFY(desk.files() != before);
        desk.session.document.history().undo();
        QVERIFY(desk.files() == before);
    }

    void copiesGoThroughTheClipboard()
    {
        Desk desk(test::lectureOf(u"circle-area"_s));
        desk.session.selection.setNodes({u"radius"_s, u"circle"_s});
        QTest::keyClick(desk.canvas, Qt::Key_C, Qt::ControlModifier);
        Desk other(emptyLecture(u"ko"_s));
        QTest::keyClick(other.canvas, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(other.scene().nodes.size(), 2U);
        QCOMPARE(other.property(u"circle"_s, u"radius"_s), QJsonValue(linkTo(u"radius"_s)));
        QTest::keyClick(other.canvas, Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(other.scene().nodes.size(), 4U);
        QVERIFY(overlapOf(desk.canvas->shown()).isEmpty());
    }

    void mutingIsWrittenAndTakenBack()
    {
        Desk desk(smallGraph());
        const auto before = desk.files();
        desk.session.selection.setNodes({u"circle"_s});
        QTest::keyClick(desk.canvas, Qt::Key_M);
        QVERIFY(desk.canvas->cardOf(u"circle"_s)->isMuted);
        QTest::keyClick(desk.canvas, Qt::Key_M);
        QVERIFY(desk.files() == before);
    }

    void framesMoveWithWhatTheyHold()
    {
        Desk desk(smallGraph());
        desk.session.selection.setNodes({u"size"_s, u"twice"_s});
        QTest::keyClick(desk.canvas, Qt::Key_J, Qt::ControlModifier);
        auto *name = desk.canvas->findChild<QLineEdit *>(QString(), Qt::FindDirectChildrenOnly);
        QVERIFY(name);
        name->selectAll();
        QTest::keyClicks(name, u"A Map of Figures"_s);
        QTest::keyClick(name, Qt::Key_Return);
        QCOMPARE(desk.canvas->shown().commentBoxes.front().title, u"A Map of Figures"_s);
        const QPoint title = desk.at(desk.canvas->shown().commentBoxes.front().titleRect().center());
        const QPointF before = desk.canvas->shown().places.at(u"size"_s);
        desk.drag(title, title + QPoint(64, 40));
        QVERIFY(desk.canvas->shown().places.at(u"size"_s) != before);
        QCOMPARE(desk.canvas->shown().places.at(u"circle"_s), QPointF(320, 0));
        QTest::keyClick(desk.canvas, Qt::Key_Delete);
        QVERIFY(desk.canvas->shown().commentBoxes.empty());
        QCOMPARE(desk.scene().nodes.size(), 4U);
    }

    void groupsShutAndOpen()
    {
        Desk desk(lectureWith({{u"values.number"_s, u"size"_s, {0, 0}},
                               {u"values.expression"_s, u"twice"_s, {240, 0}, {{u"a"_s, linkTo(u"size"_s)}}},
                               {u"shapes.circle"_s, u"circle"_s, {480, 0}, {{u"radius"_s, linkTo(u"twice"_s)}}}}));
        const auto before = desk.files();
        desk.session.selection.setNodes({u"size"_s, u"twice"_s});
        QTest::keyClick(desk.canvas, Qt::Key_G, Qt::ControlModifier);
        QCOMPARE(desk.canvas->shown().cards.size(), 2U);
        QCOMPARE(desk.canvas->shown().links.size(), 1U);
        const QPoint card = desk.header(u"size"_s);
        QTest::mouseDClick(desk.canvas, Qt::LeftButton, {}, card);
        QCOMPARE(desk.canvas->shown().cards.size(), 3U);
        desk.session.selection.setNodes({u"size"_s});
        QTest::keyClick(desk.canvas, Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(desk.files() == before);
    }

    void aCopiedGroupIsAGroup()
    {
        Desk desk(lectureWith({{u"values.number"_s, u"size"_s, {0, 0}},
                               {u"values.expression"_s, u"twice"_s, {240, 0}, {{u"a"_s, linkTo(u"size"_s)}}},
                               {u"shapes.circle"_s, u"circle"_s, {480, 0}, {{u"radius"_s, linkTo(u"twice"_s)}}}}));
        const auto group = [](const Desk &on, std::size_t number) { return on.canvas->shown().groups.at(number); };
        desk.session.selection.setNodes({u"size"_s, u"twice"_s});
        QTest::keyClick(desk.canvas, Qt::Key_G, Qt::ControlModifier);
        QTest::keyClick(desk.canvas, Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(desk.canvas->shown().groups.size(), 2U);
        QCOMPARE(group(desk, 1).nodes, (QStringList{u"size2"_s, u"twice2"_s}));
        QCOMPARE(group(desk, 1).title, group(desk, 0).title);
        QVERIFY(group(desk, 1).isCollapsed);
        QVERIFY(group(desk, 1).rect.topLeft() != group(desk, 0).rect.topLeft());
        QCOMPARE(desk.session.selection.nodes(), group(desk, 1).nodes);

        QTest::mouseDClick(desk.canvas, Qt::LeftButton, {}, desk.header(u"size2"_s)); // expands it
        desk.session.selection.setNodes({u"twice2"_s, u"circle"_s, u"size2"_s});
        QTest::keyClick(desk.canvas, Qt::Key_C, Qt::ControlModifier);
        Desk other(emptyLecture(u"ko"_s));
        QTest::keyClick(other.canvas, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(other.canvas->shown().groups.size(), 1U);
        QCOMPARE(group(other, 0).nodes, (QStringList{u"size2"_s, u"twice2"_s})); // the circle was in no group
        QVERIFY(!group(other, 0).isCollapsed);

        other.session.selection.setNodes({u"twice2"_s}); // only part of the group
        QTest::keyClick(other.canvas, Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(other.canvas->shown().groups.size(), 1U);
        QCOMPARE(group(other, 0).nodes.size(), 2);
    }

    void aGroupThatIsCutIsPastedAsAGroup()
    {
        Desk desk(lectureWith({{u"values.number"_s, u"size"_s, {0, 0}}, {u"shapes.circle"_s, u"circle"_s, {480, 0}}}));
        desk.session.selection.setNodes({u"size"_s, u"circle"_s});
        QTest::keyClick(desk.canvas, Qt::Key_G, Qt::ControlModifier);
        QTest::keyClick(desk.canvas, Qt::Key_C, Qt::ControlModifier);
        QTest::keyClick(desk.canvas, Qt::Key_Delete);
        QVERIFY(desk.canvas->shown().groups.empty());
        QTest::keyClick(desk.canvas, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(desk.canvas->shown().groups.size(), 1U);
        QCOMPARE(desk.canvas->shown().groups.front().nodes, (QStringList{u"size"_s, u"circle"_s}));
    }

    void theHeaderIsRenamedInTheLanguageThatIsLookedAt()
    {
        Desk desk(test::lectureOf(u"circle-area"_s));
        desk.session.preview.setLanguage(u"ko"_s);
        desk.canvas->setView(1, desk.canvas->cardOf(u"radius"_s)->rect.topLeft() - QPointF(100, 100));
        QTest::mouseDClick(desk.canvas, Qt::LeftButton, {}, desk.header(u"radius"_s));
        auto *name = desk.canvas->findChild<QLineEdit *>(QString(), Qt::FindDirectChildrenOnly);
        QVERIFY(name);
        name->setText(u"반지름"_s);
        QTest::keyClick(name, Qt::Key_Return);
        QCOMPARE(desk.session.document.node(u"main"_s, u"radius"_s)->extra.value(u"label"_s)[u"ko"_s].toString(),
                 u"반지름"_s);
        QCOMPARE(desk.canvas->cardOf(u"radius"_s)->label, u"반지름"_s);
    }

    void theMenuOffersWhatCanBeDoneWithWhatIsSelected()
    {
        Desk desk(smallGraph());
        desk.session.selection.setNodes({u"circle"_s});
        QStringList texts;
        QTimer::singleShot(0, this, [&texts] {
            auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
            for (const QAction *action : menu ? menu->actions() : QList<QAction *>())
                texts << Actions::idOf(*action);
            if (menu)
                menu->close();
        });
        QContextMenuEvent event(QContextMenuEvent::Keyboard, {10, 10}, {10, 10});
        QApplication::sendEvent(desk.canvas, &event);
        QVERIFY(texts.contains(u"graph.link"_s));
        QVERIFY(texts.contains(u"graph.rename"_s));
        QVERIFY(texts.contains(u"graph.delete"_s));
        QVERIFY(!texts.contains(u"graph.paste"_s));
    }

    /// Undoing random edits restores the initial lecture, and redoing restores the final one.
    void anySeriesOfEditsIsUndoneToTheSameBytes_data()
    {
        QTest::addColumn<quint32>("seed");
        for (quint32 seed = 1; seed <= 5; ++seed)
            QTest::newRow(qPrintable(QString::number(seed))) << seed;
    }
    void anySeriesOfEditsIsUndoneToTheSameBytes()
    {
        QFETCH(quint32, seed);
        QRandomGenerator random(seed);
        Desk desk(test::lectureOf(u"circle-area"_s));
        const auto before = desk.files();
        const QStringList types = test::registry().nodes.types().empty() ? QStringList() : [] {
            QStringList ids;
            for (const auto &[id, type] : test::registry().nodes.types())
                ids << id;
            return ids;
        }();
        const QStringList deeds{u"delete"_s, u"dissolve"_s,  u"duplicate"_s, u"mute"_s,
                                u"group"_s,  u"alignLeft"_s, u"tidy"_s,      u"ungroup"_s};
        const auto anyCard = [&]() -> const diagram::NodeCard * {
            const auto &cards = desk.canvas->shown().cards;
            return cards.empty() ? nullptr : &cards[random.bounded(static_cast<quint32>(cards.size()))];
        };
        for (int step = 0; step < 40; ++step) {
            const int deed = random.bounded(12);
            QStringList nodes;
            for (int i = random.bounded(3); i >= 0; --i) {
                if (const diagram::NodeCard *card = anyCard())
                    nodes += card->nodes;
            }
            nodes.removeDuplicates();
            desk.session.selection.setNodes(nodes);
            if (deed < 3) {
                editor::diagram::addBlock(*desk.canvas, types.at(random.bounded(static_cast<int>(types.size()))),
                                          {random.bounded(1000.0), random.bounded(600.0)});
            } else if (deed < 8) {
                const diagram::NodeCard *from = anyCard();
                const diagram::NodeCard *to = anyCard();
                if (from && to && !to->inputs.empty() && !from->outputs.empty())
                    desk.drag(desk.at(from->outputs.front().at), desk.at(to->inputs.front().at));
                desk.canvas->findChild<SearchBox *>()->dismiss();
            } else {
                desk.session.actions.find(u"graph."_s + deeds.at(random.bounded(static_cast<int>(deeds.size()))))
                    ->trigger();
            }
        }
        const auto after = desk.files();
        QUndoStack &history = desk.session.document.history();
        QVERIFY(history.count() > 5);
        while (history.canUndo())
            history.undo();
        QVERIFY(desk.files() == before);
        while (history.canRedo())
            history.redo();
        QVERIFY(desk.files() == after);
    }

    void anAltDragPutsACopyWhereItIsReleased()
    {
        Desk desk(smallGraph());
        const lecture::Files before = desk.files();
        const QPoint from = desk.header(u"circle"_s);
        const QPoint to = from + QPoint(0, 200);
        QTest::mousePress(desk.canvas, Qt::LeftButton, Qt::AltModifier, from);
        desk.moveTo((from + to) / 2);
        QCOMPARE(desk.files(), before); // shown only
        desk.moveTo(to);
        QTest::mouseRelease(desk.canvas, Qt::LeftButton, Qt::AltModifier, to);
        QCOMPARE(desk.scene().nodes.size(), 5U);
        QCOMPARE(desk.session.selection.nodes(), QStringList{u"circle2"_s});
        const auto place = [&](const QString &node) {
            return canvasOf(*desk.session.document.node(u"scene1"_s, node)).value_or(QPointF());
        };
        QCOMPARE(place(u"circle"_s), QPointF(320, 0));
        const double down = 200 / desk.canvas->zoom();
        QVERIFY(std::abs(place(u"circle2"_s).y() - down) <= diagram::snap);
        QCOMPARE(place(u"circle2"_s).x(), 320.0);
        QCOMPARE(desk.session.document.history().count(), 1);
        desk.session.document.history().undo();
        QCOMPARE(desk.files(), before);
    }
};

LECTOGRAPH_TEST_MAIN(TestGraphBlocks)
#include "tst_editor_graph_blocks.moc"
