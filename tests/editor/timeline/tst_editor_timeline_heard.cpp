// SPDX-License-Identifier: GPL-3.0-or-later
#include "../messageboxes.h"
#include "editor/edits/heard_sounds.h"
#include "editor/edits/inserted_time.h"
#include "editor/operations/apply_edit.h"
#include "soundbench.h"
#include "testmain.h"

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using namespace Qt::StringLiterals;
using base::Time;

namespace {

/// Music of eight seconds begins in the first scene, of 12 s, at 10 s; a narration of two seconds in the second at 1 s.
lecture::Lecture running()
{
    lecture::Lecture lecture = narrated();
    lecture = lecture::withoutSound(lecture, u"one"_s, 1).value();
    lecture::Sound music = soundOf(u"assets/music.wav"_s, 10);
    music.name = u"Music"_s;
    lecture = lecture::withSound(lecture, u"one"_s, 1, std::move(music)).value();
    return lecture::withSound(lecture, u"two"_s, 0, soundOf(u"assets/voice.wav"_s, 1, 2)).value();
}

struct RunningBench : SoundBench
{
    RunningBench() : SoundBench(running())
    {
        session.preview.enter(u"two"_s);
        panel->view().fitScene();
        panel->view().setScrollY(panel->view().rowsHeight());
        QCoreApplication::processEvents();
    }

    EditContext context() { return editContextOf(session); }
    const lecture::Lecture &lecture() const { return session.document.lecture(); }
    /// The visible part of its bar.
    QPoint seen(int index) const
    {
        const QRectF part = rect(index) & QRectF(lanes()->rect());
        return QPointF(part.center().x(), part.bottom() - 6).toPoint();
    }
};

using Change = std::function<Result<Lecture>(const Lecture &, const EditContext &, const TimelineItems &, Time later)>;

Result<Lecture> lectureOf(Result<ItemsEdit> &&edit)
{
    return std::move(edit).map([](ItemsEdit &&done) { return std::move(done.lecture); });
}

struct NamedChange
{
    const char *name;
    Change change;
};

/// Everything that is done to sounds; `later` is how much later the time of the scene begins than that of the first one.
std::vector<NamedChange> changes()
{
    const Time second = Time::fromSeconds(1);
    return {
        {"move",
         [=](const auto &l, const auto &c, const auto &i, Time) { return lectureOf(withMoved(l, c, i, second)); }},
        {"move earlier",
         [=](const auto &l, const auto &c, const auto &i, Time) {
             return lectureOf(withMoved(l, c, i, Time() - second - second));
         }},
        {"start at",
         [=](const auto &l, const auto &c, const auto &i, Time later) {
             return lectureOf(withEdgesAt(l, c, i, TimeEdge::Start, Time::fromSeconds(13) - later));
         }},
        {"end at",
         [=](const auto &l, const auto &c, const auto &i, Time later) {
             return lectureOf(withEdgesAt(l, c, i, TimeEdge::End, Time::fromSeconds(13) - later));
         }},
        {"trim the end",
         [=](const auto &l, const auto &c, const auto &i, Time) {
             return lectureOf(withTrimmed(l, c, i, TimeEdge::End, Time() - second));
         }},
        {"trim the start",
         [=](const auto &l, const auto &c, const auto &i, Time) {
             return lectureOf(withTrimmed(l, c, i, TimeEdge::Start, second));
         }},
        {"trim to",
         [=](const auto &l, const auto &c, const auto &i, Time later) {
             return lectureOf(withTrimmedTo(l, c, i, TimeEdge::End, Time::fromSeconds(14) - later));
         }},
        {"split",
         [=](const auto &l, const auto &c, const auto &i, Time later) {
             return lectureOf(withSplit(l, c, i, Time::fromSeconds(14) - later));
         }},
        {"duplicate",
         [=](const auto &l, const auto &c, const auto &i, Time) { return lectureOf(withDuplicated(l, c, i)); }},
        {"copy by dragging",
         [=](const auto &l, const auto &c, const auto &i, Time) {
             return lectureOf(withCopiesMoved(l, c, i, second, 0));
         }},
        {"delete", [=](const auto &l, const auto &c, const auto &i, Time) { return withRemoved(l, c, i); }},
        {"fade out",
         [=](const auto &l, const auto &c, const auto &i, Time) {
             return withSoundsFaded(l, c.scene, i.sounds, TimeEdge::End, second, c.soundLength);
         }},
        {"lower",
         [=](const auto &l, const auto &c, const auto &i, Time) { return withGainChanged(l, c.scene, i.sounds, -6); }},
        {"mute",
         [=](const auto &l, const auto &c, const auto &i, Time) {
             return withSoundsMuted(l, c.scene, i.sounds, true);
         }},
        {"another file",
         [=](const auto &l, const auto &c, const auto &i, Time) {
             return withSoundsInFile(l, c.scene, i.sounds, u"assets/voice.wav"_s, u"en"_s);
         }},
    };
}

} // namespace

class HeardSoundsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void aSoundOfAnEarlierSceneIsSeenWhereItIsHeard();
    void whateverIsDoneToItThereIsDoneWhereItLives_data();
    void whateverIsDoneToItThereIsDoneWhereItLives();
    void itIsMutedLoweredAndTrimmedByMouse();
    void itIsDraggedEitherWay();
    void itsEndIsAPlaceToSnapTo();
    void aDoubleClickLeadsToItsScene();
    void whenItGoesItIsNotSelectedAnyMore();
    void aBoxAndAllAreOfTheOpenScene();
    void aSceneDoesNotGoWithWhatLaterScenesHear();
    void keptSoundsGoOnAsTheyAreHeard();
    void copiesOfAScenesHaveSoundsOfTheirOwn();
    void whatRipplesBeyondTheSceneMakesItLonger();
    void aSecondOfSilenceIsOneStep();
    void afterSplittingTheSecondHalfIsSelected();
};

void HeardSoundsTest::initTestCase()
{
    prepare();
}

void HeardSoundsTest::aSoundOfAnEarlierSceneIsSeenWhereItIsHeard()
{
    RunningBench bench;
    const Bar *bar = bench.panel->view().barOf(bench.id(1));
    QVERIFY(bar);
    QCOMPARE(bar->start, Time::fromSeconds(-2));
    QCOMPARE(bar->end, Time::fromSeconds(6));
    QVERIFY(!bench.panel->view().barOf(bench.id(0))); // the narration of the first scene is over
    const TimeRow *own = nullptr;
    QVERIFY(bench.panel->view().barOf(bench.scene(u"two"_s).sounds[0]->id, &own));
    QVERIFY(own->top < bench.row(1).top); // those of the open scene come first
    // Its waveform is drawn.
    QVERIFY(QTest::qWaitFor(
        [&] { return SoundBench::isRead(bench.panel->view().waveforms().of(bench.bar(1).sound()->content)); }));
    const QImage image = bench.lanes()->grab().toImage();
    const QRectF wave = waveRect(bench.rect(1));
    const int x = bench.seen(1).x();
    int drawn = 0;
    for (int y = static_cast<int>(wave.top()) + 2; y < wave.bottom() - 2; ++y)
        drawn += QColor(image.pixel(x, y)).lightness() > 60 ? 1 : 0;
    QVERIFY2(drawn > wave.height() / 4, qPrintable(QString::number(drawn)));
    // It is not in the row of a scene that does not hear it.
    bench.session.preview.enter(u"one"_s);
    QVERIFY(!bench.panel->view().barOf(bench.scene(u"two"_s).sounds[0]->id));
}

void HeardSoundsTest::whateverIsDoneToItThereIsDoneWhereItLives_data()
{
    QTest::addColumn<int>("index");
    QTest::addColumn<bool>("ripples");
    const auto all = changes();
    for (int i = 0; i < static_cast<int>(all.size()); ++i) {
        QTest::addRow("%s", all[static_cast<std::size_t>(i)].name) << i << false;
        QTest::addRow("%s with ripple", all[static_cast<std::size_t>(i)].name) << i << true;
    }
}

void HeardSoundsTest::whateverIsDoneToItThereIsDoneWhereItLives()
{
    QFETCH(int, index);
    QFETCH(bool, ripples);
    RunningBench bench;
    const Change change = changes()[static_cast<std::size_t>(index)].change;
    const TimelineItems items{{}, {}, {bench.id(1)}};
    const Lecture start = bench.lecture();
    EditContext there = bench.context();
    there.ripples = ripples; // what is in the scene does not move with a sound of another one
    const auto fromLater = change(start, there, items, Time::fromSeconds(12));
    QVERIFY2(fromLater, fromLater ? "" : qPrintable(fromLater.error().text()));
    EditContext home = there;
    home.scene = u"one"_s;
    home.sceneStart = {};
    home.ripples = false;
    const auto fromHome = change(start, home, items, Time());
    QVERIFY(fromHome);
    QVERIFY(lecture::toFiles(*fromHome).value() != lecture::toFiles(start).value());
    QCOMPARE(lecture::toFiles(*fromLater).value(), lecture::toFiles(*fromHome).value());
}

void HeardSoundsTest::itIsMutedLoweredAndTrimmedByMouse()
{
    RunningBench bench;
    const lecture::Files before = bench.files();
    QTest::mouseClick(bench.lanes(), Qt::LeftButton, {}, bench.seen(1));
    QVERIFY(bench.isSelected(1));
    QCOMPARE(bench.session.selection.scene(), u"two"_s);
    QVERIFY(bench.lanes()->accessibleDescription().contains(u"Circles"_s)); // where it began
    const QPoint line(bench.seen(1).x(), static_cast<int>(gainLine(bench.rect(1), 0)));
    bench.dragLanes(line, {0, 12});
    QVERIFY(bench.sound(1).gain <= -5);
    QVERIFY(bench.isSelected(1)); // so that the next drag is of the same
    bench.panel->commands().setMuted({bench.id(1)}, true);
    QVERIFY(bench.sound(1).isMuted);
    bench.dragLanes(bench.right(1), {-bench.wide(2), 0}, Qt::ShiftModifier);
    QVERIFY(isAbout(bench.length(1), 6));
    QCOMPARE(bench.start(1), 10.0);
    QCOMPARE(bench.steps(), 3);
    for (int i = 0; i < 3; ++i)
        bench.session.document.history().undo();
    QCOMPARE(bench.files(), before);
}

void HeardSoundsTest::itIsDraggedEitherWay()
{
    RunningBench bench;
    bench.dragLanes(bench.seen(1), {-bench.wide(1), 0}, Qt::ShiftModifier);
    QVERIFY(isAbout(bench.start(1), 9));
    bench.dragLanes(bench.seen(1), {bench.wide(2), 0}, Qt::ShiftModifier);
    QVERIFY(isAbout(bench.start(1), 11));
    QCOMPARE(bench.steps(), 2);
}

void HeardSoundsTest::itsEndIsAPlaceToSnapTo()
{
    RunningBench bench;
    const std::vector<double> at = bench.panel->view().snapTargets().at;
    QVERIFY(std::ranges::any_of(at, [](double seconds) { return isNear(seconds, 18); }));
}

void HeardSoundsTest::aDoubleClickLeadsToItsScene()
{
    RunningBench bench;
    QTest::mouseDClick(bench.lanes(), Qt::LeftButton, {}, bench.seen(1));
    QCOMPARE(bench.session.selection.scene(), u"one"_s);
    QVERIFY(bench.isSelected(1));
}

void HeardSoundsTest::whenItGoesItIsNotSelectedAnyMore()
{
    RunningBench bench;
    bench.session.selection.setSounds({bench.id(1)});
    bench.key(u"Delete"_s);
    QCOMPARE(bench.count(), 1);
    QVERIFY(bench.session.selection.isEmpty());
    bench.session.document.history().undo();
    QCOMPARE(bench.count(), 2);
    QVERIFY(bench.isSelected(1));
}

void HeardSoundsTest::aBoxAndAllAreOfTheOpenScene()
{
    RunningBench bench;
    const SoundId own = bench.scene(u"two"_s).sounds[0]->id;
    bench.session.selection.setSounds({own});
    bench.key(u"Ctrl+A"_s);
    QCOMPARE(bench.session.selection.sounds(), SoundIds{own});
    const TimelineItems boxed = itemsIn(bench.panel->view(), QRectF(bench.lanes()->rect()));
    QCOMPARE(boxed.sounds, SoundIds{own});
}

void HeardSoundsTest::aSceneDoesNotGoWithWhatLaterScenesHear()
{
    RunningBench bench;
    const lecture::Files before = bench.files();
    {
        const BoxAnswer cancelling(u"Cancel"_s);
        bench.panel->commands().removeScenes({u"one"_s});
        const QString told = cancelling.text() + u'\n' + cancelling.detail();
        QVERIFY2(told.contains(u"Music"_s) && told.contains(u"Circles"_s), qPrintable(told));
        QVERIFY(!told.contains(u"Narration"_s)); // which is over before
        QCOMPARE(bench.files(), before);
    }
    {
        const BoxAnswer deleting(u"Delete with the sounds"_s);
        bench.panel->commands().removeScenes({u"one"_s});
    }
    QCOMPARE(bench.lecture().scenes.size(), 1U);
    QCOMPARE(bench.lecture().scenes[0]->sounds.size(), 1U);
    QCOMPARE(bench.steps(), 1);
    bench.session.document.history().undo();
    QCOMPARE(bench.files(), before);
    // What nobody hears later goes without a question.
    bench.session.preview.enter(u"one"_s);
    bench.panel->commands().setMuted({bench.id(1)}, true);
    bench.panel->commands().removeScenes({u"one"_s});
    QCOMPARE(bench.lecture().scenes.size(), 1U);
}

void HeardSoundsTest::keptSoundsGoOnAsTheyAreHeard()
{
    RunningBench bench;
    const BoxAnswer keeping(u"Keep the sounds"_s);
    bench.panel->commands().removeScenes({u"one"_s});
    QCOMPARE(bench.lecture().scenes.size(), 1U);
    const auto &sounds = bench.lecture().scenes[0]->sounds;
    QCOMPARE(sounds.size(), 2U);
    QCOMPARE(sounds[1]->start, Time());
    QCOMPARE(sounds[1]->from, Time::fromSeconds(2)); // as much was heard before
    QCOMPARE(bench.steps(), 1);
}

void HeardSoundsTest::copiesOfAScenesHaveSoundsOfTheirOwn()
{
    RunningBench bench;
    const QStringList copies = bench.panel->commands().duplicateScenes({u"one"_s});
    const auto &copied = bench.scene(copies.front()).sounds;
    QCOMPARE(copied.size(), 2U);
    QVERIFY(copied[1]->id != bench.id(1));
    // Both can be seen in the copy, and changed apart.
    QVERIFY(bench.panel->view().barOf(copied[1]->id) && bench.panel->view().barOf(bench.id(1)));
    bench.panel->commands().setMuted({copied[1]->id}, true);
    QVERIFY(!bench.sound(1).isMuted);
    QVERIFY(bench.scene(copies.front()).sounds[1]->isMuted);
}

void HeardSoundsTest::whatRipplesBeyondTheSceneMakesItLonger()
{
    RunningBench bench;
    const SoundId own = bench.scene(u"two"_s).sounds[0]->id; // from 1 s to 3 s of 6 s
    EditContext context = bench.context();
    context.ripples = true;
    const auto moved = withMoved(bench.lecture(), context, {{}, {}, {own}}, Time::fromSeconds(5));
    QVERIFY(moved);
    QCOMPARE(moved->lecture.scenes[1]->duration, Time::fromSeconds(8));
    context.ripples = false;
    const auto apart = withMoved(bench.lecture(), context, {{}, {}, {own}}, Time::fromSeconds(5));
    QCOMPARE(apart->lecture.scenes[1]->duration, Time::fromSeconds(6));
}

void HeardSoundsTest::aSecondOfSilenceIsOneStep()
{
    SoundBench bench;
    bench.goTo(2);
    bench.session.actions.find(u"timeline.insertTime"_s)->trigger();
    QCOMPARE(bench.steps(), 1);
    QCOMPARE(bench.count(), 3);
    QCOMPARE(bench.length(0), 1.5); // of the narration from 0.5 s
    QCOMPARE(bench.start(1), 3.0);
    QCOMPARE(bench.from(1), 1.5);
    QCOMPARE(bench.start(2), 7.0); // the music after it
    QCOMPARE(startOf(bench, fadeIn), 1.0);
    QCOMPARE(startOf(bench, indicate), 4.0);
    QCOMPARE(bench.scene().duration, Time::fromSeconds(13));
    QVERIFY(isNear(keyTimes(bench)[1], 5));
}

void HeardSoundsTest::afterSplittingTheSecondHalfIsSelected()
{
    SoundBench bench;
    bench.click(0);
    bench.goTo(2);
    bench.key(u"S"_s);
    QCOMPARE(bench.selectedSounds(), std::vector{1});
    bench.panel->commands().setMuted(bench.session.selection.sounds(), true);
    QVERIFY(!bench.sound(0).isMuted);
    QVERIFY(bench.sound(1).isMuted);
    // Clips as well.
    QTest::mouseClick(bench.lanes(), Qt::LeftButton, {}, bench.middle(indicate));
    bench.goTo(4);
    bench.key(u"S"_s);
    QCOMPARE(bench.selectedClips(), (std::vector{lecture::ClipPlace{0, {3}}}));
}

LECTOGRAPH_TEST_MAIN(HeardSoundsTest)
#include "tst_editor_timeline_heard.moc"
