// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"

#include "editor/language/language.h"
#include "editor/stage/keycard.h"
#include "editor/stage/pictureview.h"
#include "editor/stage/presentation.h"
#include "picture/stops.h"
#include "testmain.h"

#include <QJsonArray>
#include <QLabel>
#include <QToolButton>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;

class StagePresentingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }
    void init() { QSettings().clear(); }

    void aPresentationIsDrivenByKeys()
    {
        lecture::Lecture lecture = sample();
        lecture::Scene second;
        second.id = u"scene2"_s;
        second.duration = base::Time::fromSeconds(3);
        Bench bench(*lecture::withScene(lecture, second));
        Playhead &playhead = bench.session.playhead;
        const auto secondsAt = [&] { return playhead.time().seconds(); };
        playhead.setTime(base::Time::fromSeconds(2));
        bench.panel.present(PresentFrom::OpenScene);
        Presentation *show = bench.panel.presentation();
        QVERIFY(show && show->isFullScreen());
        // The open scene plays from its start.
        QVERIFY(playhead.isPlaying());
        QVERIFY(secondsAt() < 1);
        QTest::keyClick(show, Qt::Key_Space);
        QVERIFY(!playhead.isPlaying());
        QTest::keyClick(show, Qt::Key_Space);
        QVERIFY(playhead.isPlaying());
        // Skips to the stop, then continues from there; nothing is omitted.
        QTest::keyClick(show, Qt::Key_PageDown);
        QVERIFY(!playhead.isPlaying());
        const double frame = 1 / playhead.rate().perSecond();
        QCOMPARE(secondsAt(), 5 - frame);
        QCOMPARE(bench.session.selection.scene(), u"scene1"_s);
        QTest::keyClick(show, Qt::Key_Right);
        QVERIFY(playhead.isPlaying());
        QTRY_COMPARE(bench.session.selection.scene(), u"scene2"_s);
        QVERIFY(secondsAt() < 6);
        QTest::keyClick(show, Qt::Key_PageUp);
        QVERIFY(!playhead.isPlaying());
        QCOMPARE(secondsAt(), 5 - frame);
        QTest::keyClick(show, Qt::Key_Left);
        QCOMPARE(secondsAt(), 0.0);
        QTest::keyClick(show, Qt::Key_End);
        QCOMPARE(secondsAt(), 8 - frame);
        QTest::keyClick(show, Qt::Key_Right); // no further stop
        QVERIFY(!playhead.isPlaying());
        QTest::keyClick(show, Qt::Key_Left);
        QTest::keyClick(show, Qt::Key_B);
        QVERIFY(show->isBlack());
        QTest::keyClick(show, Qt::Key_B);
        QVERIFY(!show->isBlack());
        QTest::keyClick(show, Qt::Key_Home);
        QTest::keyClick(show, Qt::Key_Space);
        QTest::keyClick(show, Qt::Key_Escape);
        QTRY_VERIFY(!bench.panel.presentation());
        QVERIFY(!playhead.isPlaying());
    }

    void aPresentationBeginsAtTheStartOrAtTheOpenScene()
    {
        lecture::Scene second;
        second.id = u"scene2"_s;
        second.duration = base::Time::fromSeconds(3);
        Bench bench(*lecture::withScene(sample(), second));
        const Selection &selection = bench.session.selection;
        for (const auto &[from, scene] :
             {std::pair(PresentFrom::OpenScene, u"scene2"_s), std::pair(PresentFrom::Start, u"scene1"_s)}) {
            bench.session.preview.enter(u"scene2"_s);
            bench.panel.present(from);
            QCOMPARE(selection.scene(), scene);
            QVERIFY(bench.session.playhead.isPlaying());
            QTest::keyClick(bench.panel.presentation(), Qt::Key_Escape);
            QTRY_VERIFY(!bench.panel.presentation());
        }
    }

    /// As in other programs, so that the step behind the last one is no surprise.
    void theEndOfTheLectureIsSaid()
    {
        Bench bench;
        bench.panel.present(PresentFrom::OpenScene);
        Presentation *show = bench.panel.presentation();
        const auto *picture = show->findChild<PictureView *>();
        const auto isSaid = [&] {
            const auto labels = show->findChildren<QLabel *>(Qt::FindDirectChildrenOnly);
            return std::ranges::any_of(labels, [&](const QLabel *label) {
                return label->isVisible() && label->text().startsWith(u"End of the lecture"_s)
                    && show->rect().contains(label->geometry());
            });
        };
        QTest::keyClick(show, Qt::Key_End);
        const qint64 last = bench.session.playhead.frame();
        QVERIFY(picture->isVisible() && !isSaid());
        for (int i = 0; i < 2; ++i) { // a further step stays there
            QTest::keyClick(show, Qt::Key_Right);
            QVERIFY(show->isAtEnd() && isSaid() && !picture->isVisible());
            QCOMPARE(show->grab().toImage().pixelColor(5, 5), QColor(Qt::black));
        }
        QTest::keyClick(show, Qt::Key_W);
        QVERIFY(!isSaid());
        QTest::keyClick(show, Qt::Key_W);
        QVERIFY(isSaid());
        QTest::keyClick(show, Qt::Key_Left);
        QVERIFY(!show->isAtEnd() && !isSaid() && picture->isVisible());
        QCOMPARE(bench.session.playhead.frame(), last);
        QTest::keyClick(show, Qt::Key_Right);
        QTest::keyClick(show, Qt::Key_Home);
        QVERIFY(!isSaid() && picture->isVisible());
        QTest::keyClick(show, Qt::Key_Escape);
        QTRY_VERIFY(!bench.panel.presentation());
    }

    void aBlockThatFailsHasABadgeOnlyWhileTheLectureIsEdited()
    {
        lecture::Lecture lecture = sample();
        lecture::Scene first = *lecture.scenes.front();
        graph::Node lost;
        lost.id = u"lost"_s;
        lost.type = u"future.block"_s;
        first.nodes.push_back(std::make_shared<const graph::Node>(lost));
        std::ranges::sort(first.nodes, {}, [](const graph::NodePtr &node) { return node->id; });
        first.actors.push_back(lost.id);
        Bench bench(*lecture::withScene(lecture, first));
        Preview &preview = bench.session.preview;
        Playhead &playhead = bench.session.playhead;
        const auto isBadged = [&](const picture::Picture &picture) {
            return picture.hash != preview.show().at(playhead.time()).hash;
        };
        const auto hasBadge = [&] { return isBadged(preview.picture()); };
        const auto isSeenByAudience = [&] {
            return isBadged(bench.panel.presentation()->findChild<PictureView *>()->picture());
        };
        playhead.setTime(base::Time::fromSeconds(1));
        playhead.arrive();
        QVERIFY(hasBadge());
        playhead.play();
        QTRY_VERIFY(playhead.time() > base::Time::fromSeconds(1));
        QVERIFY(!hasBadge());
        playhead.stop();
        QTRY_VERIFY(hasBadge()); // as soon as it rests
        bench.panel.present(PresentFrom::OpenScene);
        QVERIFY(!isSeenByAudience());
        QTest::keyClick(bench.panel.presentation(), Qt::Key_Space); // a pause has an audience too
        QVERIFY(!playhead.isPlaying());
        QVERIFY(!isSeenByAudience());
        QTest::keyClick(bench.panel.presentation(), Qt::Key_Escape);
        QTRY_VERIFY(!bench.panel.presentation());
        QTRY_VERIFY(hasBadge());
    }

    void aPresentationWaitsAtMarkersAndAtTheEndsOfScenes()
    {
        lecture::Lecture lecture = sample();
        lecture::Scene first = *lecture.scenes.front();
        first.extra.insert(u"markers"_s, QJsonArray{QJsonObject{{u"at"_s, 1}}, QJsonObject{{u"at"_s, 60}}});
        lecture = *lecture::withScene(lecture, first);
        lecture::Scene second;
        second.id = u"scene2"_s;
        second.duration = base::Time::fromSeconds(3);
        Bench bench(*lecture::withScene(lecture, second));
        const auto perSecond = static_cast<qint64>(bench.session.playhead.rate().perSecond());
        const std::vector<qint64> stops = picture::stopsOf(bench.session.preview.show());
        QCOMPARE(stops, (std::vector<qint64>{perSecond, 5 * perSecond - 1, 8 * perSecond - 1}));
        QCOMPARE(picture::stopAfter(stops, perSecond), std::optional(stops[1]));
        QVERIFY(!picture::stopAfter(stops, stops.back()));
        QCOMPARE(picture::stopBefore(stops, stops[1]), perSecond);
        QCOMPARE(picture::stopBefore(stops, perSecond), qint64(0));
        // Reaches it by itself, even with looping on.
        bench.session.playhead.setLooping(true);
        bench.session.playhead.setFrame(perSecond - 3);
        bench.session.playhead.playTo(perSecond);
        QTRY_VERIFY(!bench.session.playhead.isPlaying());
        QCOMPARE(bench.session.playhead.frame(), perSecond);
    }

    void anAudienceSeesThePictureAlone()
    {
        Bench bench;
        bench.panel.present(PresentFrom::OpenScene);
        Presentation *show = bench.panel.presentation();
        QVERIFY(!show->keyCard()->isVisible());
        QCOMPARE(show->cursor().shape(), Qt::BlankCursor);
        QTest::keyClick(show, Qt::Key_F1); // unless the speaker asks for the keys
        QVERIFY(show->keyCard()->isVisible());
        QVERIFY(!bench.session.playhead.isPlaying());
        for (const Qt::Key key : {Qt::Key_Home, Qt::Key_B, Qt::Key_Right}) {
            QTest::keyClick(show, key);
            QVERIFY(!show->keyCard()->isVisible());
            if (key != Qt::Key_Right)
                QTest::keyClick(show, Qt::Key_F1);
        }
        QVERIFY(bench.session.playhead.isPlaying());
        QTest::keyClick(show, Qt::Key_Escape);
        QTRY_VERIFY(!bench.panel.presentation());
    }

    void aCardListsTheKeysUntilItIsClosed()
    {
        useLanguage(*qApp, u"ko"_s);
        const auto toEnglish = qScopeGuard([] { useLanguage(*qApp, u"en"_s); });
        Bench bench;
        bench.panel.present(PresentFrom::OpenScene);
        Presentation *show = bench.panel.presentation();
        const KeyCard *card = show->keyCard();
        QVERIFY(card->lines().contains(u"Home: 처음부터 재생"_s));
        QVERIFY2(card->lines().first().startsWith(u"→, ↓, Page Down, Enter, N: "_s), qPrintable(card->lines().first()));
        const qint64 frame = [&] {
            QTest::keyClick(show, Qt::Key_F1);
            return bench.session.playhead.frame();
        }();
        QVERIFY(card->isVisible() && show->rect().contains(card->geometry()));
        const auto isClosed = [&] {
            return !card->isVisible() && bench.panel.presentation() && !bench.session.playhead.isPlaying()
                && bench.session.playhead.frame() == frame;
        };
        QTest::keyClick(show, Qt::Key_F1);
        QVERIFY(isClosed());
        QTest::keyClick(show, Qt::Key_F1);
        QTest::keyClick(show, Qt::Key_Escape);
        QVERIFY(isClosed());
        for (const Qt::MouseButton button : {Qt::LeftButton, Qt::RightButton}) {
            QTest::keyClick(show, Qt::Key_F1);
            QVERIFY(card->isVisible());
            QTest::mouseClick(show, button);
            QVERIFY(isClosed());
        }
        QTest::keyClick(show, Qt::Key_Escape);
        QTRY_VERIFY(!bench.panel.presentation());
    }

    void aNumberAndEnterLeadToThatScene()
    {
        lecture::Lecture lecture = sample();
        lecture::Scene second;
        second.id = u"scene2"_s;
        second.duration = base::Time::fromSeconds(3);
        Bench bench(*lecture::withScene(lecture, second));
        const Selection &selection = bench.session.selection;
        const Playhead &playhead = bench.session.playhead;
        bench.panel.present(PresentFrom::OpenScene);
        Presentation *show = bench.panel.presentation();
        const auto *typed = show->findChild<QLabel *>(u"typedScene"_s);
        QVERIFY(typed && !typed->isVisible());
        QTest::keyClicks(show, u"2"_s);
        QVERIFY(typed->isVisible() && typed->text().startsWith(u"2 / 2"_s));
        QCOMPARE(selection.scene(), u"scene1"_s);
        QTest::keyClick(show, Qt::Key_Return);
        QTRY_COMPARE(selection.scene(), u"scene2"_s);
        QVERIFY(playhead.isPlaying() && !typed->isVisible());
        QTest::keyClick(show, Qt::Key_Space);
        QTest::keyClicks(show, u"11"_s);
        QTest::keyClick(show, Qt::Key_Backspace); // corrects the number
        QVERIFY(typed->isVisible() && typed->text().startsWith(u"1 / 2"_s));
        QTest::keyClick(show, Qt::Key_Escape); // and takes it back, which is all
        QVERIFY(!typed->isVisible() && bench.panel.presentation() == show);
        const qint64 frame = playhead.frame();
        QTest::keyClicks(show, u"12"_s); // there is none
        QTest::keyClick(show, Qt::Key_Return);
        QCOMPARE(playhead.frame(), frame);
        QTest::keyClick(show, Qt::Key_Home);
        QTRY_COMPARE(selection.scene(), u"scene1"_s);
        QVERIFY(playhead.isPlaying()); // its first picture may be dark
        QTest::keyClick(show, Qt::Key_Escape);
        QTRY_VERIFY(!bench.panel.presentation());
    }

    void aKeyThatIsHeldIsPressedOnce()
    {
        Bench bench;
        bench.panel.present(PresentFrom::OpenScene);
        Presentation *show = bench.panel.presentation();
        QTest::keyClick(show, Qt::Key_Home);
        QVERIFY(bench.session.playhead.isPlaying());
        for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Left, Qt::Key_Space, Qt::Key_B}) {
            QKeyEvent again(QEvent::KeyPress, key, Qt::NoModifier, {}, true);
            QCoreApplication::sendEvent(show, &again);
            QVERIFY(bench.session.playhead.isPlaying() && !show->isBlack());
        }
        QTest::keyClick(show, Qt::Key_Escape);
        QTRY_VERIFY(!bench.panel.presentation());
    }

    void theScreenIsBlackOrWhiteInstead()
    {
        Bench bench;
        bench.panel.present(PresentFrom::OpenScene);
        Presentation *show = bench.panel.presentation();
        const auto *picture = show->findChild<PictureView *>();
        for (const auto &[key, color] :
             {std::pair(Qt::Key_B, QColor(Qt::black)), std::pair(Qt::Key_W, QColor(Qt::white))}) {
            QTest::keyClick(show, key);
            QVERIFY(!picture->isVisible() && !bench.session.playhead.isPlaying());
            QCOMPARE(show->grab().toImage().pixelColor(5, 5), color);
        }
        QTest::keyClick(show, Qt::Key_W);
        QVERIFY(picture->isVisible());
        QCOMPARE(show->palette().color(QPalette::Window), QColor(Qt::black));
        QTest::keyClick(show, Qt::Key_Escape);
        QTRY_VERIFY(!bench.panel.presentation());
    }

    void theButtonsOfAPresentationComeWithThePointer()
    {
        Bench bench;
        bench.panel.present(PresentFrom::OpenScene);
        Presentation *show = bench.panel.presentation();
        QVERIFY(!show->controls()->isVisible());
        moveTo(*show, {300, 200}, {});
        moveTo(*show, {340, 220}, {});
        QVERIFY(show->controls()->isVisible());
        QVERIFY(show->rect().contains(show->controls()->geometry()));
        const auto buttons = show->controls()->findChildren<QToolButton *>();
        QCOMPARE(buttons.size(), 4);
        for (const QToolButton *button : buttons)
            QVERIFY(!button->accessibleName().isEmpty());
        QTest::mouseClick(buttons.last(), Qt::LeftButton);
        QTRY_VERIFY(!bench.panel.presentation());
    }
};

LECTOGRAPH_TEST_MAIN(StagePresentingTest)
#include "tst_editor_stage_presenting.moc"
