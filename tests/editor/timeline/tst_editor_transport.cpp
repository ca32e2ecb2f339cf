// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"

#include "editor/language/names.h"
#include "testmain.h"

#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

#include <algorithm>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using namespace Qt::StringLiterals;

class TransportTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }

    void playbackKeysWorkInTheWholeWindow()
    {
        Bench bench(twoScenes());
        Playhead &playhead = bench.session.playhead;
        bench.key(u"Right"_s);
        QCOMPARE(playhead.frame(), 1);
        bench.key(u"Shift+Right"_s);
        QCOMPARE(playhead.frame(), 31);
        bench.key(u"I"_s);
        QVERIFY(playhead.in());
        bench.key(u"Alt+I"_s);
        QVERIFY(!playhead.in());
        bench.key(u"L"_s);
        bench.key(u"L"_s);
        QCOMPARE(playhead.speed(), 2.0);
        bench.key(u"J"_s);
        QCOMPARE(playhead.speed(), -1.0);
        bench.key(u"K"_s);
        QVERIFY(!playhead.isPlaying());
        bench.key(u"PgDown"_s);
        QCOMPARE(bench.session.selection.scene(), u"two"_s);
        bench.key(u"PgUp"_s);
        QCOMPARE(bench.session.selection.scene(), u"one"_s);
        bench.key(u"End"_s);
        QCOMPARE(playhead.frame(), playhead.frameCount() - 1);
        bench.key(u"Space"_s);
        QVERIFY(playhead.isPlaying());
        bench.key(u"Space"_s);
        bench.key(u"Ctrl+L"_s);
        QVERIFY(playhead.isLooping());
    }

    void aRangeIsReportedAndLeftWithAClick()
    {
        Bench bench(twoScenes());
        Playhead &playhead = bench.session.playhead;
        auto *range = bench.transport->findChild<QToolButton *>(u"playedRange"_s);
        QVERIFY(range->isHidden());
        playhead.setTime(base::Time::fromSeconds(2));
        bench.key(u"O"_s);
        QVERIFY(!range->isHidden());
        QVERIFY(range->text().startsWith(timeText({})));
        range->click();
        QVERIFY(!playhead.in() && !playhead.out());
        QVERIFY(range->isHidden());
    }

    void whyALectureOpensWhereItDoesIsSaid()
    {
        Bench bench(twoScenes());
        Playhead &playhead = bench.session.playhead;
        auto *note = bench.transport->findChild<QLabel *>(u"posterNote"_s);
        QVERIFY(note && note->isHidden());
        playhead.showPoster(base::Time::fromSeconds(4));
        QVERIFY(note->isVisible());
        QVERIFY2(note->text().contains(u"Space"_s), qPrintable(note->text()));
        // Where the buttons need the room, only the time says it.
        const auto tips = bench.transport->findChildren<QToolButton *>();
        QVERIFY(std::ranges::any_of(tips, [&](const auto *tip) { return tip->toolTip().contains(note->text()); }));
        playhead.step(1);
        QVERIFY(note->isHidden());
        QVERIFY(std::ranges::none_of(tips, [&](const auto *tip) { return tip->toolTip().contains(note->text()); }));
    }

    void theButtonsStayWhereTheyAreWhateverIsSaidBesideThem()
    {
        for (const int width : {1366, 960}) {
            Bench bench(twoScenes());
            bench.window->resize(width, 380);
            QCoreApplication::processEvents();
            Playhead &playhead = bench.session.playhead;
            const auto places = [&] {
                QTest::qWait(1); // for the layout
                std::vector<int> all;
                for (const QToolButton *button : bench.transport->findChildren<QToolButton *>()) {
                    if (button->defaultAction())
                        all.push_back(button->mapTo(bench.transport, QPoint()).x());
                }
                return all;
            };
            const std::vector<int> before = places();
            QVERIFY(before.size() > 5);
            playhead.showPoster(base::Time::fromSeconds(4));
            QVERIFY(places() == before);
            playhead.play();
            QVERIFY(places() == before);
            playhead.stop();
            playhead.setTime(base::Time::fromSeconds(2));
            playhead.setIn(playhead.time());
            QVERIFY(places() == before);
            bench.session.actions.find(u"playback.dropped"_s)->setChecked(true);
            QVERIFY(places() == before);
            bench.session.actions.find(u"playback.dropped"_s)->setChecked(false);
        }
    }

    void aTimeCanBeTyped()
    {
        const base::FrameRate rate{30, 1};
        QCOMPARE(parseTime(u"1:02.5"_s, rate)->seconds(), 62.5);
        QCOMPARE(parseTime(u" 4,25 s "_s, rate)->seconds(), 4.25);
        QCOMPARE(parseTime(u"45f"_s, rate)->seconds(), 1.5);
        QVERIFY(!parseTime(u"soon"_s, rate));
        Bench bench(twoScenes());
        auto *edit = bench.transport->findChild<QLineEdit *>();
        for (QToolButton *button : bench.transport->findChildren<QToolButton *>()) {
            if (!button->defaultAction())
                button->click();
        }
        edit->setText(u"0:07.5"_s);
        QTest::keyClick(edit, Qt::Key_Return);
        QCOMPARE(bench.session.playhead.time().seconds(), 7.5);
    }
};

LECTOGRAPH_TEST_MAIN(TransportTest)
#include "tst_editor_transport.moc"
