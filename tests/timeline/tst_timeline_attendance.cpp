// SPDX-License-Identifier: GPL-3.0-or-later
#include "testmain.h"
#include "timeline/attendance.h"

#include <QTest>

using namespace lectograph;
using namespace Qt::StringLiterals;
using timeline::AnimationType;
using timeline::Attendance;
using timeline::Presence;
using timeline::Scheduled;

namespace {

base::Time at(double seconds)
{
    return base::Time::fromSeconds(seconds);
}

Scheduled scheduledFor(const AnimationType &type, double start, double duration)
{
    Scheduled clip;
    clip.type = &type;
    clip.start = at(start);
    clip.duration = at(duration);
    return clip;
}

} // namespace

class AttendanceTest : public QObject
{
    Q_OBJECT

private:
    const AnimationType m_enters{.id = u"enters"_s, .channels = timeline::Look, .presence = Presence::Enters};
    const AnimationType m_leaves{.id = u"leaves"_s, .channels = timeline::Look, .presence = Presence::Leaves};
    const AnimationType m_moves{.id = u"moves"_s, .channels = timeline::Place};
    const AnimationType m_becomes{.id = u"becomes"_s, .channels = timeline::Form};

    static Attendance attendanceOf(double start, const std::vector<Scheduled> &clips)
    {
        Attendance attendance;
        std::vector<const Scheduled *> all;
        for (const Scheduled &clip : clips) {
            attendance.pass({}, clip.type->presence);
            all.push_back(&clip);
        }
        attendance.comeOnStage(at(start), all);
        return attendance;
    }

private Q_SLOTS:
    void whatEntersIsAbsentBeforeAndWhatLeavesAfter()
    {
        const Attendance attendance =
            attendanceOf(0, {scheduledFor(m_enters, 2, 1), scheduledFor(m_leaves, 5, 1), scheduledFor(m_enters, 8, 1)});
        for (const double seconds : {0.0, 1.9, 6.1, 7.9})
            QVERIFY2(attendance.isAbsent(at(seconds)), qPrintable(QString::number(seconds)));
        for (const double seconds : {2.0, 4.0, 5.5, 8.0, 100.0})
            QVERIFY2(!attendance.isAbsent(at(seconds)), qPrintable(QString::number(seconds)));
    }

    void whatOnlyMovesIsThereFromTheStartOfItsChapter()
    {
        const Attendance attendance = attendanceOf(3, {scheduledFor(m_moves, 4, 1)});
        QVERIFY(attendance.isAbsent(at(2.9)));
        QVERIFY(!attendance.isAbsent(at(3)) && !attendance.isAbsent(at(4.5)));
        QVERIFY(!attendance.hidesSomething());
    }

    void whatBecomesSomethingElseMayBeSeenAgain()
    {
        const Attendance attendance = attendanceOf(0, {scheduledFor(m_leaves, 1, 1), scheduledFor(m_becomes, 4, 1)});
        QVERIFY(attendance.isAbsent(at(3)));
        QVERIFY(!attendance.isAbsent(at(4)));
    }

    void onlyWhatEntersFirstIsHiddenAtFirst()
    {
        Attendance leaving;
        leaving.pass(u"head"_s, Presence::Leaves);
        leaving.pass(u"head"_s, Presence::Enters); // it was there before
        QVERIFY(!leaving.hidesSomething());
        Attendance entering;
        entering.pass(u"head"_s, Presence::Passes);
        QVERIFY(entering.hidesSomething());
        entering.comeOnStage({}, {});
        QVERIFY(!entering.isAbsent({})); // but for a part of it
    }
};

LECTOGRAPH_TEST_MAIN(AttendanceTest)
#include "tst_timeline_attendance.moc"
