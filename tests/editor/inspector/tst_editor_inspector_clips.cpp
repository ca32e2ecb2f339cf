// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"

#include "editor/widgets/easingbutton.h"
#include "testmain.h"

#include <QComboBox>
#include <QLineEdit>
#include <QToolButton>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using base::Time;
using lecture::Lecture;

class TestInspectorClips : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }
    void init() { showEveryRow(); }

    void clipsHaveTimesEasingAndTarget()
    {
        Lecture lecture = lectureWith({u"shapes.circle"_s, u"shapes.dot"_s});
        const auto added = withNewClip(
            lecture, sceneId, {.type = u"motion.fade-in"_s, .target = u"circle"_s, .start = Time::fromSeconds(1)},
            registry());
        QVERIFY(added);
        Bench bench(added->lecture);
        bench.session.selection.setClips({added->clip});
        const auto clip = [&]() -> const timeline::Clip & {
            return *clipOf(*bench.session.document.lecture().scenes.front(), added->clip);
        };
        bench.enter(u"start"_s, u"0.5"_s);
        QCOMPARE(clip().start, Time::fromSeconds(0.5));
        bench.enter(u"duration"_s, u"2"_s);
        QCOMPARE(clip().duration, std::optional(Time::fromSeconds(2)));
        QTest::mouseClick(bench.row(u"duration"_s)->findChild<QToolButton *>(u"reset"_s), Qt::LeftButton);
        QVERIFY(!clip().duration);
        bench.enter(u"lag"_s, u"0.25"_s);
        QCOMPARE(clip().lag, std::optional(0.25));
        auto *easing = bench.in<EasingButton>(u"ease"_s);
        Q_EMIT easing->selected(u"linear"_s);
        QCOMPARE(clip().ease, u"linear"_s);
        auto *over = bench.in<QComboBox>(u"over"_s);
        over->setFocus();
        QTest::keyClick(over, Qt::Key_End);
        QCOMPARE(clip().over, u"leaves"_s);
        auto *target = bench.in<QComboBox>(u"target"_s);
        target->setFocus();
        QTest::keyClick(target, Qt::Key_End);
        QCOMPARE(clip().target, u"dot"_s);
        bench.enter(bench.in<QLineEdit>(u"part"_s), u"entries/3"_s);
        QCOMPARE(clip().target, u"dot"_s); // has no such part
        QVERIFY(!bench.message(u"part"_s).isEmpty());
        QVERIFY(bench.undoesToBytes());
        QTest::mouseClick(bench.panel->findChild<QToolButton *>(u"delete"_s), Qt::LeftButton);
        QVERIFY(bench.session.document.lecture().scenes.front()->tracks.empty()); // with the track made for it
        QVERIFY(bench.undoesToBytes());
    }

    void severalClipsStartOneAfterAnother()
    {
        Lecture lecture = lectureWith({u"shapes.circle"_s, u"shapes.dot"_s, u"shapes.square"_s});
        for (const QString &target : {u"circle"_s, u"dot"_s, u"square"_s})
            lecture = withNewClip(lecture, sceneId, {.type = u"motion.fade-in"_s, .target = target, .start = {}},
                                  registry())
                          ->lecture;
        Bench bench(lecture);
        bench.session.selection.setClips({bench.id({0, {0}})});
        QVERIFY(!bench.panel->row(u"stagger"_s));
        bench.session.selection.setClips({bench.id({0, {0}}), bench.id({2, {0}}), bench.id({1, {0}})});
        bench.enter(u"stagger"_s, u"0.1"_s);
        const auto startOf = [&](int track) {
            return clipAt(*bench.session.document.lecture().scenes.front(), {track, {0}})->start;
        };
        QCOMPARE(startOf(1), Time::fromSeconds(0.2));
        QCOMPARE(startOf(2), Time::fromSeconds(0.1));
        QCOMPARE(bench.steps(), 1);
        QVERIFY(bench.undoesToBytes());
    }

    void deletingClipsWithRippleClosesTheGap()
    {
        Lecture lecture = lectureWith({u"shapes.circle"_s});
        for (const double start : {1.0, 4.0}) {
            lecture =
                withNewClip(lecture, sceneId,
                            {.type = u"motion.fade-in"_s, .target = u"circle"_s, .start = Time::fromSeconds(start)},
                            registry())
                    ->lecture;
        }
        Bench bench(lecture);
        bench.session.isRippling = true;
        bench.session.selection.setClips({bench.id({0, {0}})});
        QTest::mouseClick(bench.panel->findChild<QToolButton *>(u"delete"_s), Qt::LeftButton);
        const auto &clips = bench.session.document.lecture().scenes.front()->tracks.front()->clips;
        QCOMPARE(clips.size(), std::size_t{1});
        QCOMPARE(clips.front()->start.seconds(), 4 - registry().animations.find(u"motion.fade-in"_s)->seconds);
        bench.session.document.history().undo();
        QVERIFY(bench.isAsBefore());
        QVERIFY(bench.session.selection.has(bench.id({0, {0}})));
    }

    void targetsAreCalledWhatTheyAreCalledNow()
    {
        Lecture lecture = lectureWith({u"shapes.circle"_s, u"shapes.dot"_s});
        lecture = withNewClip(lecture, sceneId, {.type = u"motion.fade-in"_s, .target = u"circle"_s, .start = {}},
                              registry())
                      ->lecture;
        Bench bench(lecture);
        const auto names = [&] {
            QStringList all;
            auto *box = bench.in<QComboBox>(u"target"_s);
            for (int i = 0; i < box->count(); ++i)
                all.append(box->itemText(i));
            return all;
        };
        bench.session.selection.setClips({bench.id({0, {0}})});
        const QStringList before = names();
        const auto rename = [&] {
            return bench.session.document.edit(
                u"Rename"_s, [](const Lecture &l) { return withLabel(l, sceneId, u"dot"_s, u"Wheel"_s, u"en"_s); });
        };
        QVERIFY(rename());
        Bench::settle();
        QVERIFY(names().contains(u"Wheel"_s));
        bench.session.document.history().undo();
        Bench::settle();
        QCOMPARE(names(), before);
    }

    void differentEasingsShowAsADash()
    {
        Lecture lecture = lectureWith({u"shapes.circle"_s});
        for (const double start : {1.0, 4.0}) {
            lecture =
                withNewClip(lecture, sceneId,
                            {.type = u"motion.fade-in"_s, .target = u"circle"_s, .start = Time::fromSeconds(start)},
                            registry())
                    ->lecture;
        }
        Bench bench(lecture);
        bench.session.selection.setClips({bench.id({0, {0}})});
        Q_EMIT bench.in<EasingButton>(u"ease"_s)->selected(u"linear"_s);
        bench.session.selection.setClips({bench.id({0, {0}}), bench.id({0, {1}})});
        QCOMPARE(bench.in<EasingButton>(u"ease"_s)->accessibleDescription(), u"Different values"_s);
        Q_EMIT bench.in<EasingButton>(u"ease"_s)->selected(u"smooth"_s);
        QCOMPARE(bench.in<EasingButton>(u"ease"_s)->accessibleDescription(), u"Smooth"_s);
        QVERIFY(bench.undoesToBytes());
    }
};

LECTOGRAPH_TEST_MAIN(TestInspectorClips)
#include "tst_editor_inspector_clips.moc"
