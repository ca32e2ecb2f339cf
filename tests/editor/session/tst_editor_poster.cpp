// SPDX-License-Identifier: GPL-3.0-or-later
#include "../prepare.h"
#include "../registry.h"
#include "editor/edits/blocks.h"
#include "editor/session/session.h"
#include "raster/poster.h"
#include "testmain.h"

#include <QJsonArray>
#include <QSignalSpy>
#include <QTest>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using namespace Qt::StringLiterals;
using base::Time;

namespace {

/// A scene that begins empty: a disc fades in after two seconds of ten.
lecture::Lecture entering()
{
    lecture::Lecture lecture = emptyLecture(u"en"_s);
    lecture = *withBlock(
        lecture, u"scene1"_s,
        {u"shapes.circle"_s, u"disc"_s, {{u"radius"_s, 2}, {u"fill"_s, u"#58C4DD"_s}, {u"fillOpacity"_s, 1}}},
        registry());
    lecture =
        withNewClip(lecture, u"scene1"_s, {u"motion.fade-in"_s, u"disc"_s, Time::fromSeconds(2)}, registry())->lecture;
    return *lecture::withSceneChanged(lecture, u"scene1"_s, [](lecture::Scene &scene) -> base::Result<void> {
        scene.duration = Time::fromSeconds(10);
        return {};
    });
}

} // namespace

class PosterTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }

    void aLectureOpensWhereSomethingIsSeen()
    {
        Session session(registry());
        session.preview.setOpensAtPoster(true);
        session.document.open(entering(), {});
        QCOMPARE(session.preview.picture().items.size(), 1U);
        QVERIFY(session.playhead.time() > Time::fromSeconds(2));
        QVERIFY(!session.playhead.isMoving());
        QCOMPARE(session.document.history().count(), 0);
        QVERIFY(!session.document.isModified());
    }

    void aFinishedSceneIsWhatItHasBecome()
    {
        // A second disc comes at 7 s, and both leave from 9.3 s on.
        lecture::Lecture lecture = *withBlock(entering(), u"scene1"_s,
                                              {u"shapes.circle"_s,
                                               u"late"_s,
                                               {{u"radius"_s, 1.5},
                                                {u"position"_s, QJsonArray{4, 0, 0}},
                                                {u"fill"_s, u"#FF0000"_s},
                                                {u"fillOpacity"_s, 1}}},
                                              registry());
        const auto add = [&](const QString &type, const QString &node, double at) {
            lecture = withNewClip(lecture, u"scene1"_s, {type, node, Time::fromSeconds(at)}, registry())->lecture;
        };
        add(u"motion.fade-in"_s, u"late"_s, 7);
        add(u"motion.fade-out"_s, u"disc"_s, 9);
        add(u"motion.fade-out"_s, u"late"_s, 9);
        picture::Show show(lecture, registry(), u"en"_s);
        const Time time = raster::finishedTime(show);
        QVERIFY2(time >= Time::fromSeconds(8) && time <= Time::fromSeconds(9),
                 qPrintable(QString::number(time.seconds())));
        // A scene in which nothing leaves is shown at its end.
        lecture = entering();
        picture::Show staying(lecture, registry(), u"en"_s);
        QVERIFY(raster::finishedTime(staying) > Time::fromSeconds(9));
    }

    void aNewAndAStillLectureOpenAtTheStart()
    {
        Session session(registry());
        session.preview.setOpensAtPoster(true);
        session.document.open(emptyLecture(u"en"_s), {});
        QCOMPARE(session.playhead.frame(), 0);
        session.document.open(
            *withBlock(emptyLecture(u"en"_s), u"scene1"_s, {u"shapes.circle"_s, u"disc"_s}, registry()), {});
        QCOMPARE(session.playhead.frame(), 0);
    }

    void whoeverShowsTheTimeLearnsOfIt()
    {
        Session session(registry());
        session.preview.setOpensAtPoster(true);
        QSignalSpy changed(&session.playhead, &Playhead::posterChanged);
        session.document.open(entering(), {});
        QVERIFY(session.playhead.isAtPoster());
        QCOMPARE(changed.count(), 1);
        session.playhead.step(1);
        QVERIFY(!session.playhead.isAtPoster());
        QCOMPARE(changed.count(), 2);
        session.document.open(emptyLecture(u"en"_s), {});
        QVERIFY(!session.playhead.isAtPoster());
    }

    void whatIsOpenedIsPlayedFromTheStart()
    {
        Session session(registry());
        session.preview.setOpensAtPoster(true);
        session.document.open(entering(), {});
        session.playhead.play();
        QCOMPARE(session.playhead.frame(), 0);
        session.playhead.stop();
    }

    void whereTheAuthorBeganToWorkIsPlayedFromThere()
    {
        Session session(registry());
        session.preview.setOpensAtPoster(true);
        const auto playedFrom = [&](const std::function<void()> &work) {
            session.document.open(entering(), {});
            const qint64 poster = session.playhead.frame();
            work();
            session.playhead.play();
            const qint64 began = session.playhead.frame();
            session.playhead.stop();
            return began - poster;
        };
        QCOMPARE(playedFrom([&] { session.selection.setNodes({u"disc"_s}); }), 0);
        QCOMPARE(playedFrom([&] {
                     session.document.edit(u"Add"_s, [](const lecture::Lecture &lecture) {
                         return withBlock(lecture, u"scene1"_s, {u"shapes.dot"_s, u"dot"_s}, registry());
                     });
                 }),
                 0);
        QCOMPARE(playedFrom([&] { session.playhead.step(1); }), 1);
    }
};

LECTOGRAPH_TEST_MAIN(PosterTest)
#include "tst_editor_poster.moc"
