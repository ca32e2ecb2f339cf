// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"

#include "editor/edits/properties.h"
#include "editor/timeline/lanes/lanehit.h"
#include "testmain.h"

#include <QContextMenuEvent>
#include <QMenu>
#include <QPointer>
#include <QRandomGenerator>
#include <QSignalSpy>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using namespace Qt::StringLiterals;
using lecture::ClipPlace;

class TimelineCommandsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void framesInARowAreOneStep();
    void deletingWithRippleClosesTheGap();
    void duplicateSplitAndDelete();
    void splittingWhatCannotBeSplitExplainsItself();
    void copiesArePastedAtThePlayhead();
    void groupsHoldTheirClipsAndLetThemGo();
    void clipsArePlacedAfterThePrevious();
    void clipsThatBeginTogetherArePlacedOneAfterAnother();
    void rippleKeepsWhatComesAfterPlacedClips();
    void bracketsMoveAndTrimToThePlayhead();
    void theSameClipsAreSelectedAfterUndo();
    void anEasingTakesThePlaceOfHandles();
    void actionsOfTheHeaderMenuDoWhatTheySay();
    void whateverIsDoneCanBeUndone_data();
    void whateverIsDoneCanBeUndone();
    void everyPropertyCanBeGivenItsFirstKeyframeHere();
};

void TimelineCommandsTest::initTestCase()
{
    prepare();
}

void TimelineCommandsTest::framesInARowAreOneStep()
{
    Bench bench(twoScenes());
    const QUndoStack &history = bench.session.document.history();
    const double start = startOf(bench, indicate);
    bench.panel->lanes().setFocus();
    bench.selectClips({indicate});
    for (int i = 0; i < 3; ++i)
        bench.key(u"Ctrl+Right"_s);
    QVERIFY(isNear(startOf(bench, indicate), start + 3.0 / 30));
    QCOMPARE(history.count(), 1);
    for (int i = 0; i < 2; ++i)
        bench.key(u"Ctrl+]"_s);
    QCOMPARE(history.count(), 2); // another kind
    bench.selectClips({fadeIn});
    bench.key(u"Ctrl+Right"_s);
    QCOMPARE(history.count(), 3); // another clip
}

void TimelineCommandsTest::deletingWithRippleClosesTheGap()
{
    Bench bench(twoScenes());
    bench.panel->view().setRipples(true);
    QTest::mouseClick(&bench.panel->lanes(), Qt::LeftButton, {}, bench.middle(indicate));
    bench.key(u"Del"_s);
    QCOMPARE(bench.scene().tracks[0]->clips.size(), 2U);
    QCOMPARE(startOf(bench, {0, {1}}), 6.0); // was at 8 s, after a gap of 2 s
    bench.panel->view().setRipples(false);
}

void TimelineCommandsTest::duplicateSplitAndDelete()
{
    Bench bench(twoScenes());
    QTest::mouseClick(&bench.panel->lanes(), Qt::LeftButton, {}, bench.middle(fadeIn));
    bench.key(u"Ctrl+D"_s);
    QCOMPARE(bench.scene().tracks[0]->clips.size(), 4U);
    QCOMPARE(startOf(bench, {0, {3}}), 2.0);
    QVERIFY(bench.has(ClipPlace{0, {3}}));
    bench.key(u"Del"_s);
    QCOMPARE(bench.scene().tracks[0]->clips.size(), 3U);

    QTest::mouseClick(&bench.panel->lanes(), Qt::LeftButton, {}, bench.middle(indicate));
    bench.session.playhead.setTime(base::Time::fromSeconds(4));
    bench.key(u"S"_s);
    QCOMPARE(bench.scene().tracks[0]->clips.size(), 4U);
    QCOMPARE(lengthOf(bench, indicate), 1.0);
    QCOMPARE(startOf(bench, {0, {3}}), 4.0);
    QCOMPARE(lengthOf(bench, {0, {3}}), 1.0);
    QCOMPARE(bench.clip(0, 3).type, u"motion.indicate"_s);
}

void TimelineCommandsTest::splittingWhatCannotBeSplitExplainsItself()
{
    Bench bench(twoScenes());
    const QSignalSpy refused(&bench.session.document, &Document::refused);
    QTest::mouseClick(&bench.panel->lanes(), Qt::LeftButton, {}, bench.middle(fadeIn));
    bench.session.playhead.setTime(base::Time::fromSeconds(1.5));
    bench.key(u"Ctrl+B"_s);
    QCOMPARE(refused.count(), 1);
    QVERIFY(!refused.first().first().value<base::Error>().remedy.isEmpty());
    QCOMPARE(bench.session.document.history().count(), 0);
}

void TimelineCommandsTest::copiesArePastedAtThePlayhead()
{
    Bench bench(twoScenes());
    bench.selectClips({fadeIn, writing});
    bench.session.selection.setKeys({radiusKey(0)});
    bench.key(u"Ctrl+C"_s);
    bench.session.playhead.setTime(base::Time::fromSeconds(6));
    bench.key(u"Ctrl+V"_s);
    QCOMPARE(bench.scene().tracks[0]->clips.size(), 4U);
    QCOMPARE(bench.scene().tracks[1]->clips.size(), 3U);
    QCOMPARE(startOf(bench, {0, {3}}), 6.0);
    QCOMPARE(startOf(bench, {1, {2}}), 7.0);
    QCOMPARE(keyTimes(bench), (std::vector<double>{2, 4, 7})); // the pasted keyframe replaced that at 7 s
    QCOMPARE(bench.session.selection.clips().size(), 2U);
}

void TimelineCommandsTest::groupsHoldTheirClipsAndLetThemGo()
{
    Bench bench(twoScenes());
    bench.selectClips({indicate, writing});
    bench.key(u"Ctrl+G"_s);
    QCOMPARE(bench.scene().tracks[0]->clips.size(), 3U);
    QCOMPARE(bench.scene().tracks[1]->clips.size(), 1U);
    const timeline::Clip &group = bench.clip(0, 2);
    QVERIFY(group.isGroup());
    QCOMPARE(group.start.seconds(), 2.0);
    QCOMPARE(group.clips.size(), 2U);
    // A double-click expands it.
    const std::size_t rows = bench.panel->view().rows().size();
    QTest::mouseDClick(&bench.panel->lanes(), Qt::LeftButton, {}, bench.middle({0, {2}}));
    QCOMPARE(bench.panel->view().rows().size(), rows + 1);
    const auto offersUngroup = [&](const ClipPlace &place) {
        bench.selectClips({place});
        Q_EMIT bench.panel->lanes().menuRequested(bench.middle(place), hitAt(bench.panel->view(), bench.middle(place)));
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        const bool isOffered = menu && menu->actions().contains(bench.session.actions.find(u"timeline.ungroup"_s));
        delete menu;
        return isOffered;
    };
    QVERIFY(offersUngroup({0, {2}}));
    QVERIFY(!offersUngroup(fadeIn));
    QVERIFY(!bench.rectOf({0, {2, 1}}).isEmpty());
    bench.selectClips({ClipPlace{0, {2}}});
    bench.key(u"Ctrl+Shift+G"_s);
    QCOMPARE(bench.scene().tracks[0]->clips.size(), 4U);
    QCOMPARE(startOf(bench, {0, {2}}), 2.0);
    QCOMPARE(startOf(bench, {0, {3}}), 3.0);
}

void TimelineCommandsTest::clipsArePlacedAfterThePrevious()
{
    Bench bench(twoScenes());
    bench.selectClips({fadeOut});
    bench.panel->commands().place(Neighbour::After);
    QCOMPARE(startOf(bench, fadeOut), 5.0); // the end of “Indicate”
    bench.panel->commands().place(Neighbour::With);
    QCOMPARE(startOf(bench, fadeOut), 3.0);
}

void TimelineCommandsTest::clipsThatBeginTogetherArePlacedOneAfterAnother()
{
    lecture::Lecture together = twoScenes();
    lecture::Scene one = *together.scenes.front();
    timeline::Track track = *one.tracks[0];
    track.clips = {};
    for (const double length : {1.0, 2.0, 0.5})
        track.clips.push_back(
            std::make_shared<const timeline::Clip>(clipOf(u"motion.indicate"_s, u"circle"_s, 3, length)));
    one.tracks[0] = std::make_shared<const timeline::Track>(std::move(track));
    together = lecture::withScene(together, std::move(one)).value();
    Bench bench(together);
    const lecture::Files before = bench.files();
    bench.selectClips({{0, {0}}, {0, {1}}, {0, {2}}});
    bench.panel->commands().place(Neighbour::After);
    // The label is written from 2 to 4 s; the others follow in sequence.
    QCOMPARE(startOf(bench, {0, {0}}), 4.0);
    QCOMPARE(startOf(bench, {0, {1}}), 5.0);
    QCOMPARE(startOf(bench, {0, {2}}), 7.0);
    QCOMPARE(bench.session.selection.clips().size(), 3U);
    QCOMPARE(bench.session.document.history().count(), 1);
    bench.session.document.history().undo();
    QCOMPARE(bench.files(), before);
    // A single clip is placed after the last of the others with the same start, even if it is first in the track.
    bench.selectClips({{0, {0}}});
    bench.panel->commands().place(Neighbour::After);
    QCOMPARE(startOf(bench, {0, {0}}), 3.5);
    QCOMPARE(startOf(bench, {0, {1}}), 3.0);
}

void TimelineCommandsTest::rippleKeepsWhatComesAfterPlacedClips()
{
    lecture::Lecture together = twoScenes();
    timeline::Clip clip = clipOf(u"motion.indicate"_s, u"label"_s, 3, 1);
    together = lecture::withClip(together, u"one"_s, {1, {2}}, clip).value();
    Bench bench(together);
    bench.panel->view().setRipples(true);
    bench.selectClips({{1, {2}}}); // starts together with “Indicate” of the circle, at 3 s
    bench.panel->commands().place(Neighbour::After);
    QCOMPARE(startOf(bench, indicate), 3.0);
    QCOMPARE(startOf(bench, {1, {2}}), 5.0);
    QCOMPARE(startOf(bench, fadeOut), 10.0); // was at 8 s
    bench.panel->view().setRipples(false);
}

void TimelineCommandsTest::bracketsMoveAndTrimToThePlayhead()
{
    Bench bench(twoScenes());
    QTest::mouseClick(&bench.panel->lanes(), Qt::LeftButton, {}, bench.middle(indicate));
    bench.session.playhead.setTime(base::Time::fromSeconds(6));
    bench.key(u"["_s);
    QCOMPARE(startOf(bench, indicate), 6.0);
    bench.key(u"]"_s);
    QCOMPARE(startOf(bench, indicate), 4.0);
    bench.session.playhead.setTime(base::Time::fromSeconds(5));
    bench.key(u"Alt+["_s);
    QCOMPARE(startOf(bench, indicate), 5.0);
    QCOMPARE(lengthOf(bench, indicate), 1.0);
    bench.key(u"Ctrl+Right"_s);
    QVERIFY(isNear(startOf(bench, indicate), 5 + 1.0 / 30));
}

void TimelineCommandsTest::theSameClipsAreSelectedAfterUndo()
{
    Bench bench(twoScenes());
    const std::vector<ClipPlace> two{fadeIn, indicate};
    bench.selectClips(two);
    bench.key(u"Ctrl+G"_s);
    QCOMPARE(bench.selectedClips(), (std::vector<ClipPlace>{{0, {1}}}));
    bench.session.document.history().undo();
    QCOMPARE(bench.selectedClips(), two);
    bench.session.document.history().redo();
    QCOMPARE(bench.selectedClips(), (std::vector<ClipPlace>{{0, {1}}}));
    bench.session.document.history().undo();
    bench.selectClips({fadeOut});
    bench.key(u"Del"_s);
    QVERIFY(bench.session.selection.isEmpty());
    bench.session.document.history().undo();
    QCOMPARE(bench.selectedClips(), (std::vector<ClipPlace>{fadeOut}));
}

void TimelineCommandsTest::anEasingTakesThePlaceOfHandles()
{
    Bench bench(twoScenes());
    QJsonArray keys = keysOf(writtenAt(bench.session.document.lecture(), {u"one"_s, u"circle"_s, {}, u"radius"_s}));
    for (int i = 0; i < keys.size(); ++i) {
        QJsonObject key = keys.at(i).toObject();
        key.insert(u"out"_s, QJsonArray{0.4, 1});
        key.insert(u"in"_s, QJsonArray{-0.4, 1});
        keys.replace(i, key);
    }
    QVERIFY(bench.session.document.edit(u"Bend"_s, [&](const lecture::Lecture &lecture) {
        return withProperty(lecture, {u"one"_s, u"circle"_s, {}, u"radius"_s}, QJsonObject{{u"keys"_s, keys}});
    }));
    bench.session.selection.setKeys({radiusKey(0)});
    bench.panel->commands().ease(u"linear"_s);
    const QJsonArray eased =
        keysOf(writtenAt(bench.session.document.lecture(), {u"one"_s, u"circle"_s, {}, u"radius"_s}));
    QCOMPARE(eased.at(0)[u"ease"_s].toString(), u"linear"_s);
    QVERIFY(!eased.at(0).toObject().contains(u"out"_s));
    QVERIFY(!eased.at(1).toObject().contains(u"in"_s));
    QVERIFY(eased.at(0).toObject().contains(u"in"_s)); // of the previous segment
    QVERIFY(eased.at(1).toObject().contains(u"out"_s));
    // The result follows the written easing.
    const auto spec = specOf(bench.session.document.lecture(), {u"one"_s, u"circle"_s, {}, u"radius"_s}, registry());
    const auto middle = valueAt(writtenAt(bench.session.document.lecture(), {u"one"_s, u"circle"_s, {}, u"radius"_s}),
                                *spec, base::Time::fromSeconds(3), {}, {});
    QVERIFY(middle && isNear(std::get<double>(*middle), 1.5));
}

void TimelineCommandsTest::actionsOfTheHeaderMenuDoWhatTheySay()
{
    Bench bench(twoScenes());
    TrackHeaders &heads = bench.panel->heads();
    const auto choose = [&](const QPoint &at, const QString &text) {
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, heads.mapToGlobal(at));
        QCoreApplication::sendEvent(&heads, &event);
        const QPointer<QMenu> menu = heads.findChild<QMenu *>();
        QAction *found = nullptr;
        for (QAction *action : menu ? menu->actions() : QList<QAction *>()) {
            if (action->text() == text)
                found = action;
        }
        if (found)
            found->trigger();
        if (menu)
            menu->close();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        return found != nullptr;
    };
    const auto headOf = [&](int track) {
        const auto row = std::ranges::find_if(bench.panel->view().rows(), [&](const TimeRow &one) {
            return one.kind == RowKind::Track && one.track == track;
        });
        return QPoint(90, row->top - bench.panel->view().scrollY() + 12);
    };
    const auto isLockedNow = [&](int track) {
        return bench.scene().tracks[static_cast<std::size_t>(track)]->extra.value(u"locked"_s).toBool();
    };
    QVERIFY(choose(headOf(1), u"Lock track"_s));
    QVERIFY(isLockedNow(1) && !isLockedNow(0));
    QVERIFY(choose(headOf(1), u"Unlock track"_s));
    QVERIFY(!isLockedNow(1));
    bench.selectClips({lecture::ClipPlace{1, {0}}}); // and as a command, which Ctrl+K finds
    for (const bool locks : {true, false}) {
        bench.session.actions.find(u"timeline.lockTrack"_s)->trigger();
        QCOMPARE(isLockedNow(1), locks);
        QVERIFY(!isLockedNow(0));
    }
    QVERIFY(choose(headOf(1), u"Move up"_s));
    QCOMPARE(bench.clip(0, 0).type, u"motion.write"_s);
    QVERIFY(choose(headOf(0), u"Move down"_s));
    QCOMPARE(bench.clip(1, 0).type, u"motion.write"_s);
    QVERIFY(choose(headOf(1), u"Delete track and its clips"_s));
    QCOMPARE(bench.scene().tracks.size(), 1U);
    QCOMPARE(bench.clip(0, 0).type, u"motion.fade-in"_s);
}

void TimelineCommandsTest::whateverIsDoneCanBeUndone_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 1; seed <= 4; ++seed)
        QTest::addRow("seed %u", seed) << seed;
}

void TimelineCommandsTest::whateverIsDoneCanBeUndone()
{
    QFETCH(const quint32, seed);
    QRandomGenerator random(seed);
    Bench bench(twoScenes());
    const lecture::Files before = bench.files();
    TimelineLanes &lanes = bench.panel->lanes();
    static const QStringList keys{
        u"Ctrl+D"_s,       u"S"_s,    u"Del"_s,       u"Ctrl+C"_s,     u"Ctrl+V"_s, u"Ctrl+X"_s, u"Ctrl+G"_s,
        u"Ctrl+Shift+G"_s, u"["_s,    u"]"_s,         u"Alt+["_s,      u"Alt+]"_s,  u"M"_s,      u"Alt+K"_s,
        u"Up"_s,           u"Down"_s, u"Ctrl+Left"_s, u"Ctrl+Right"_s, u"Ctrl+A"_s, u"F"_s,      u"A"_s,
        u"Shift+A"_s,      u"+"_s,    u"-"_s,         u"PgUp"_s,       u"PgDown"_s, u"Tab"_s,    u"Ctrl+Z"_s,
        u"Shift+Right"_s,  u"Esc"_s};
    static const Qt::KeyboardModifiers modifiers[] = {{}, {}, Qt::ShiftModifier, Qt::ControlModifier, Qt::AltModifier};
    const auto point = [&](const QWidget *widget) {
        return QPoint(random.bounded(widget->width()), random.bounded(widget->height()));
    };
    // At least 120, and until enough of them have changed something.
    const auto isEnough = [&](int count) {
        return count >= 120 && (bench.session.document.history().index() > 10 || count >= 1200);
    };
    for (int i = 0; !isEnough(i); ++i) {
        const Qt::KeyboardModifiers held = modifiers[random.bounded(5)];
        switch (random.bounded(9)) {
        case 0:
        case 1: {
            // On an item, more often than not.
            const auto &rows = bench.panel->view().rows();
            QPoint from = point(&lanes);
            if (!rows.empty()) {
                const auto &row = rows[static_cast<std::size_t>(random.bounded(static_cast<int>(rows.size())))];
                if (!row.bars.empty()) {
                    const Bar &bar =
                        row.bars[static_cast<std::size_t>(random.bounded(static_cast<int>(row.bars.size())))];
                    const QRectF rect = barRect(bench.panel->view(), row, bar);
                    const int part = random.bounded(3);
                    from = QPointF(part == 0       ? rect.left() + 1
                                       : part == 1 ? rect.center().x()
                                                   : rect.right() - 1,
                                   rect.center().y())
                               .toPoint();
                }
            }
            bench.drag(&lanes, from, from + QPoint(random.bounded(300) - 150, random.bounded(80) - 40), held);
            break;
        }
        case 2: bench.drag(&lanes, point(&lanes), point(&lanes), held); break;
        case 3:
            bench.drag(&bench.panel->ruler(), point(&bench.panel->ruler()), point(&bench.panel->ruler()), held);
            break;
        case 4:
            bench.drag(&bench.panel->scenes(), point(&bench.panel->scenes()), point(&bench.panel->scenes()), {});
            break;
        case 5: drop(&lanes, point(&lanes), u"motion.wiggle"_s); break;
        case 6: bench.panel->view().setRipples(random.bounded(2) == 0); break;
        default: lanes.setFocus(); bench.key(keys[random.bounded(static_cast<int>(keys.size()))]);
        }
        const auto files = lecture::toFiles(bench.session.document.lecture());
        QVERIFY2(files, qPrintable(files ? QString() : files.error().text()));
        QVERIFY(lecture::fromFiles(*files));
        for (const ClipPlace &place : bench.selectedClips())
            QVERIFY(clipAt(*bench.panel->view().scene(), place));
    }
    const lecture::Files after = bench.files();
    QUndoStack &history = bench.session.document.history();
    const int steps = history.index();
    QVERIFY(steps > 10);
    std::vector<Selected> selected{*bench.session.selection.snapshot()}; // last state first
    while (history.canUndo()) {
        history.undo();
        selected.push_back(*bench.session.selection.snapshot());
    }
    QCOMPARE(bench.files(), before);
    while (history.index() < steps) {
        const lecture::Lecture was = bench.session.document.lecture();
        const Selected now = *bench.session.selection.snapshot();
        history.redo();
        const Selected &recorded = selected[static_cast<std::size_t>(steps - history.index())];
        QVERIFY(*bench.session.selection.snapshot() == restored(recorded, now, was, bench.session.document.lecture()));
    }
    QCOMPARE(bench.files(), after);
    bench.panel->view().setRipples(false);
}

void TimelineCommandsTest::everyPropertyCanBeGivenItsFirstKeyframeHere()
{
    Bench bench(twoScenes());
    bench.session.actions.find(u"timeline.allProperties"_s)->trigger();
    TimelineView &view = bench.panel->view();
    const auto row = std::ranges::find_if(view.rows(), [](const TimeRow &one) {
        return one.property.node == u"circle"_s && one.property.key == u"fillOpacity"_s;
    });
    QVERIFY(row != view.rows().end());
    view.setScrollY(row->top);
    const auto now = std::ranges::find_if(view.rows(), [](const TimeRow &one) {
        return one.property.node == u"circle"_s && one.property.key == u"fillOpacity"_s;
    });
    const QPoint at(static_cast<int>(std::lround(view.axis().x(5.0))), now->top - view.scrollY() + now->height / 2);
    QTest::mouseDClick(&bench.panel->lanes(), Qt::LeftButton, {}, at);
    QCOMPARE(keyTimes(bench, u"circle"_s, u"fillOpacity"_s), std::vector<double>{5});
    // Alt+K adds one to all animated properties.
    bench.session.selection.setNodes({u"circle"_s});
    bench.session.playhead.setTime(base::Time::fromSeconds(6));
    bench.panel->lanes().setFocus();
    bench.key(u"Alt+K"_s);
    QCOMPARE(keyTimes(bench, u"circle"_s, u"fillOpacity"_s), (std::vector<double>{5, 6}));
    QCOMPARE(keyTimes(bench), (std::vector<double>{2, 4, 6, 7}));
    bench.session.actions.find(u"timeline.allProperties"_s)->trigger();
}

LECTOGRAPH_TEST_MAIN(TimelineCommandsTest)
#include "tst_editor_timeline_commands.moc"
