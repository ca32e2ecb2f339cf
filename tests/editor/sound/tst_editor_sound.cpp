// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"

#include "editor/sound/audiosink.h"
#include "editor/sound/volumecontrol.h"
#include "editor/widgets/theme.h"
#include "testmain.h"

#include <QApplication>
#include <QSettings>
#include <QSignalSpy>
#include <QSlider>
#include <QStandardPaths>
#include <QTest>
#include <QWheelEvent>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using namespace Qt::StringLiterals;
using base::Time;
using lecture::Lecture;
using lecture::Sound;

class SoundTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void playingIsHeardFromThePlayheadOn();
    void stoppingIsHeardAtOnce();
    void seekingWhilePlayingIsHeardThere();
    void aLoopGoesOnWithoutAGap();
    void editsAreHeardWhilePlaying();
    void theLanguageThatIsLookedAtIsHeard();
    void fasterAndSlowerIsHeardAndBeyondThatNothing();
    void thePictureKeepsBesideADeviceWithAClockOfItsOwn();
    void thePictureWaitsUntilTheDeviceBegins();
    void aDeviceThatTakesLongToOpenIsBegunAnewOnce();
    void aDeviceThatDoesNotGoOnStopsNothing();
    void withoutADeviceItPlaysAndSaysSoOnce();
    void aLectureWithoutSoundsNeedsNoDevice();
    void aMomentIsHeardWhereThePlayheadIsPut();
    void howLoudIsRemembered();
    void theButtonMutesAndSaysWhatIsWrong();
    void theDeviceOfThisMachineNeitherCrashesNorBlocks();
    void aLackOfMemoryIsSilent();
};

void SoundTest::aLackOfMemoryIsSilent()
{
    std::vector<float> samples;
    QVERIFY(readInto(samples, 4, [](std::span<float> next) { std::ranges::fill(next, 0.5F); }));
    QCOMPARE(samples, std::vector<float>(4, 0.5F));
    QVERIFY(readInto(samples, 4, [](std::span<float>) { throw std::bad_alloc(); }));
    QCOMPARE(samples, std::vector<float>(4, 0.0F));
    QVERIFY(!readInto(samples, samples.max_size() + 1, [](std::span<float>) {}));
}

void SoundTest::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(u"lectograph-tests"_s);
    QCoreApplication::setApplicationName(u"sound"_s);
    applyTheme(*qApp, darkTheme());
}

void SoundTest::init()
{
    QSettings().remove(u"sound"_s);
}

void SoundTest::playingIsHeardFromThePlayheadOn()
{
    Bench bench;
    bench.goTo(4);
    bench.playhead.play();
    QVERIFY(bench.device->isStarted());
    bench.pass(0.1); // during the fade-in of the volume
    const std::vector<float> heard = bench.pass(0.5);
    for (const double at : {0.0, 0.1, 0.3, 0.499})
        QVERIFY(isNear(heard[static_cast<std::size_t>(at * media::soundRate)], ramp(1 + 0.1 + at)));
    // Also from before its start.
    bench.playhead.stop();
    bench.goTo(2.5);
    bench.playhead.play();
    QVERIFY(isSilent(bench.pass(0.5)));
    QVERIFY(isNear(bench.pass(1).back(), ramp(1)));
}

void SoundTest::stoppingIsHeardAtOnce()
{
    Bench bench;
    bench.goTo(4);
    bench.playhead.play();
    bench.playhead.stop();
    QVERIFY(!bench.device->isStarted());
    bench.playhead.play();
    QVERIFY(bench.device->isStarted());
    // Also at the end of the lecture.
    bench.clock += 20;
    bench.playhead.followClock();
    QVERIFY(!bench.playhead.isPlaying());
    QVERIFY(!bench.device->isStarted());
}

void SoundTest::seekingWhilePlayingIsHeardThere()
{
    Bench bench;
    bench.goTo(4);
    bench.playhead.play();
    bench.pass(0.2);
    bench.goTo(9);
    QCOMPARE(bench.device->starts, 3); // scrubbing, playing, and restarting
    QVERIFY(isNear(bench.pass(0.2).back(), ramp(6.2)));
}

void SoundTest::aLoopGoesOnWithoutAGap()
{
    Bench bench;
    bench.playhead.setIn(Time::fromSeconds(5));
    bench.playhead.setOut(Time::fromSeconds(6));
    bench.playhead.setLooping(true);
    bench.goTo(5);
    bench.playhead.play();
    const int starts = bench.device->starts;
    bench.pass(0.1);
    std::vector<float> heard;
    for (int i = 0; i < 30; ++i) {
        const std::vector<float> piece = bench.pass(0.1);
        heard.insert(heard.end(), piece.begin(), piece.end());
        bench.playhead.followClock();
        bench.player.follow();
        const double apart = bench.playhead.exactTime().seconds() - (5 + std::fmod(0.1 * (i + 2), 1.0));
        QVERIFY(std::abs(std::remainder(apart, 1.0)) < 0.04);
    }
    QCOMPARE(bench.device->starts, starts);
    for (std::size_t i = 0; i < heard.size(); ++i) {
        const double at = std::fmod(0.1 + static_cast<double>(i) / media::soundRate, 1.0);
        QVERIFY2(isNear(heard[i], ramp(2 + at)), qPrintable(QString::number(i)));
    }
}

void SoundTest::editsAreHeardWhilePlaying()
{
    Bench bench;
    bench.goTo(4);
    bench.playhead.play();
    bench.pass(0.1);
    Sound sound = rampSound();
    sound.gain = -6.0206; // half the amplitude
    QVERIFY(bench.edit(sound));
    QVERIFY(std::abs(bench.pass(0.1).back() - ramp(1.2) / 2) < 1e-3);
    sound.start = Time::fromSeconds(2);
    QVERIFY(bench.edit(sound));
    QVERIFY(std::abs(bench.pass(0.1).back() - ramp(0.3) / 2) < 1e-3);
    sound.isMuted = true;
    QVERIFY(bench.edit(sound));
    QVERIFY(isSilent(bench.pass(0.1)));
    QVERIFY(bench.playhead.isPlaying());
    bench.document.history().undo();
    QVERIFY(bench.device->isStarted());
    QVERIFY(std::abs(bench.pass(0.1).back() - ramp(0.5) / 2) < 1e-3);
}

void SoundTest::theLanguageThatIsLookedAtIsHeard()
{
    Bench bench;
    bench.goTo(4);
    bench.playhead.play();
    bench.pass(0.1);
    bench.preview.setLanguage(u"ko"_s);
    QVERIFY(isNear(bench.pass(0.1).back(), 0.5));
    bench.preview.setLanguage(u"en"_s);
    QVERIFY(isNear(bench.pass(0.1).back(), ramp(1.3)));
}

void SoundTest::fasterAndSlowerIsHeardAndBeyondThatNothing()
{
    Bench bench;
    bench.goTo(4);
    bench.playhead.play(2);
    bench.pass(0.1);
    const std::vector<float> fast = bench.pass(0.5);
    for (const double at : {0.0, 0.2, 0.49})
        QVERIFY(isNear(fast[static_cast<std::size_t>(at * media::soundRate)], ramp(1 + 2 * (0.1 + at))));
    bench.playhead.play(4);
    QVERIFY(!bench.device->isStarted());
    bench.playhead.play(-1);
    QVERIFY(!bench.device->isStarted());
    bench.playhead.stop();
    bench.goTo(4);
    bench.playhead.play(0.5);
    bench.pass(0.1);
    QVERIFY(isNear(bench.pass(0.5).back(), ramp(1 + 0.5 * 0.6)));
    bench.playhead.play(1);
    QVERIFY(bench.device->isStarted());
}

void SoundTest::thePictureKeepsBesideADeviceWithAClockOfItsOwn()
{
    for (const double pace : {0.99, 1.01, 1.03}) {
        Bench bench;
        bench.goTo(4);
        bench.playhead.play();
        qint64 frame = bench.playhead.frame();
        for (int i = 1; i <= 140; ++i) {
            bench.clock += 0.05;
            bench.device->setHeard(0.05 * i * pace);
            bench.playhead.followClock();
            QVERIFY(bench.playhead.frame() >= frame);
            frame = bench.playhead.frame();
            bench.player.follow();
            const double apart = bench.playhead.exactTime().seconds() - (4 + 0.05 * i * pace);
            QVERIFY2(std::abs(apart) < 0.04, qPrintable(QString::number(apart)));
        }
        QCOMPARE(bench.device->starts, 2);
    }
}

void SoundTest::thePictureWaitsUntilTheDeviceBegins()
{
    Bench bench;
    bench.goTo(4);
    bench.playhead.play();
    bench.clock += 0.2; // the device is opening
    bench.playhead.followClock();
    bench.player.follow();
    const qint64 frame = bench.playhead.frame();
    QCOMPARE(frame, 126);
    bench.device->setHeard(0.02);
    bench.player.follow();
    QVERIFY(isNear(bench.playhead.exactTime().seconds(), 4.02));
    bench.clock += 0.1;
    bench.playhead.followClock();
    QCOMPARE(bench.playhead.frame(), frame); // never back
    bench.clock += 0.3;
    bench.playhead.followClock();
    QCOMPARE(bench.playhead.frame(), 132);
}

void SoundTest::aDeviceThatTakesLongToOpenIsBegunAnewOnce()
{
    Bench bench;
    bench.goTo(4);
    bench.playhead.play();
    const int starts = bench.device->starts;
    bench.clock += 1.5;
    bench.playhead.followClock();
    bench.device->setHeard(0.02);
    bench.player.follow();
    QCOMPARE(bench.device->starts, starts + 1);
    QCOMPARE(bench.playhead.time().seconds(), 5.5); // no jump
    bench.device->listen(0.1);
    QVERIFY(isNear(bench.device->listen(0.1).back(), ramp(2.7)));
    // If restarting does not help, the picture waits.
    bench.clock += 1;
    bench.playhead.followClock();
    bench.device->setHeard(0.25);
    bench.player.follow();
    QCOMPARE(bench.device->starts, starts + 1);
    QVERIFY(isNear(bench.playhead.exactTime().seconds(), 5.75));
}

void SoundTest::aDeviceThatDoesNotGoOnStopsNothing()
{
    Bench bench;
    QSignalSpy problems(&bench.player, &SoundPlayer::problemFound);
    bench.goTo(4);
    bench.playhead.play();
    bench.device->setHeard(0.01);
    for (int i = 0; i < 120 && bench.device->isStarted(); ++i) {
        bench.clock += 0.05;
        bench.playhead.followClock();
        bench.player.follow();
        bench.device->setHeard(0.01);
    }
    QVERIFY(!bench.device->isStarted());
    QCOMPARE(problems.count(), 1);
    QVERIFY(bench.playhead.isPlaying());
    const Time before = bench.playhead.time();
    bench.clock += 1;
    bench.playhead.followClock();
    QVERIFY(isNear((bench.playhead.time() - before).seconds(), 1) || bench.playhead.time() > before);
}

void SoundTest::withoutADeviceItPlaysAndSaysSoOnce()
{
    Bench bench;
    QSignalSpy problems(&bench.player, &SoundPlayer::problemFound);
    for (int i = 0; i < 3; ++i) {
        bench.goTo(4 + i);
        bench.playhead.play();
        Q_EMIT bench.device->failed(u"No device was found."_s);
        QVERIFY(bench.playhead.isPlaying());
        Sound sound = rampSound();
        sound.gain = -6 - i;
        QVERIFY(bench.edit(sound));
        QVERIFY(!bench.device->isStarted()); // until playback starts again
        bench.clock += 0.5;
        bench.playhead.followClock();
        QCOMPARE(bench.playhead.time().seconds(), 4.5 + i);
        bench.playhead.stop();
    }
    QCOMPARE(problems.count(), 1);
    QCOMPARE(bench.player.problem(), u"No device was found."_s);
    // With a device, the problem is gone.
    bench.playhead.play();
    bench.pass(0.05);
    bench.player.follow();
    QVERIFY(bench.player.problem().isEmpty());
}

void SoundTest::aLectureWithoutSoundsNeedsNoDevice()
{
    Sound muted = rampSound();
    muted.isMuted = true;
    Bench bench(lectureWith(muted));
    bench.goTo(4);
    bench.playhead.play();
    QCOMPARE(bench.device->starts, 0);
    // With a sound, playback starts.
    QVERIFY(bench.edit(rampSound()));
    QCOMPARE(bench.device->starts, 1);
    bench.pass(0.1);
    QVERIFY(isNear(bench.pass(0.1).back(), ramp(1.2)));
}

void SoundTest::aMomentIsHeardWhereThePlayheadIsPut()
{
    Bench bench;
    bench.goTo(6);
    QCOMPARE(bench.device->starts, 1);
    const std::vector<float> heard = bench.device->listen(0.5);
    QVERIFY(heard[2000] > 0);
    QVERIFY(isSilent({heard.begin() + 12000, heard.end()})); // only a short part
    bench.goTo(7);
    const std::vector<float> next = bench.device->listen(0.5);
    QVERIFY(isNear(next[2000], ramp(4 + 2000.0 / media::soundRate)));
    QCOMPARE(next[0], 0.0F); // without a click
    QVERIFY(QTest::qWaitFor([&] { return !bench.device->isStarted(); }));
    // Silent where there is no sound, when turned off, and when muted.
    bench.goTo(1);
    bench.player.setHeardWhileScrubbing(false);
    bench.goTo(6);
    bench.player.setHeardWhileScrubbing(true);
    bench.player.setMuted(true);
    bench.goTo(8);
    QCOMPARE(bench.device->starts, 2);
}

void SoundTest::howLoudIsRemembered()
{
    {
        Bench bench;
        bench.goTo(4);
        bench.playhead.play();
        bench.pass(0.1);
        bench.player.setVolume(0.5);
        bench.pass(0.1);
        QVERIFY(isNear(bench.pass(0.1).back(), ramp(1.3) / 4));
        bench.player.setMuted(true);
        bench.pass(0.1);
        QVERIFY(isSilent(bench.pass(0.1)));
        QVERIFY(bench.device->isStarted()); // still in time when unmuted
    }
    Bench bench;
    QCOMPARE(bench.player.volume(), 0.5);
    QVERIFY(bench.player.isMuted());
}

void SoundTest::theButtonMutesAndSaysWhatIsWrong()
{
    Bench bench;
    Actions actions;
    QWidget window;
    VolumeControl control(bench.player, actions, &window, &window);
    window.resize(200, 60);
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QVERIFY(!control.accessibleName().isEmpty() && !control.toolTip().isEmpty());
    // A click shows the volume, and mutes nothing; muted, the button says so in a word, and a click lets it be heard.
    QCOMPARE(control.popupMode(), QToolButton::InstantPopup);
    QTest::keySequence(&window, actions.find(u"playback.mute"_s)->shortcut());
    QVERIFY(bench.player.isMuted());
    const QString muted = control.accessibleName();
    QCOMPARE(control.text(), u"Muted"_s);
    QCOMPARE(control.toolButtonStyle(), Qt::ToolButtonTextBesideIcon);
    QTest::mouseClick(&control, Qt::LeftButton, {}, {10, control.height() / 2});
    QVERIFY(!bench.player.isMuted());
    QVERIFY(control.accessibleName() != muted);
    QVERIFY(control.text().isEmpty());
    control.slider().setValue(30);
    QCOMPARE(bench.player.volume(), 0.3);
    QWheelEvent wheel(QPointF(5, 5), control.mapToGlobal(QPointF(5, 5)), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&control, &wheel);
    QVERIFY(isNear(bench.player.volume(), 0.35));
    QCOMPARE(control.slider().value(), 35);
    actions.find(u"playback.scrubSound"_s)->trigger();
    QVERIFY(!bench.player.isHeardWhileScrubbing());
    bench.goTo(4);
    bench.playhead.play();
    Q_EMIT bench.device->failed(u"No device was found."_s);
    QVERIFY(control.toolTip().contains(u"No device was found."_s));
    QCOMPARE(control.accessibleDescription(), u"No device was found."_s);
}

void SoundTest::theDeviceOfThisMachineNeitherCrashesNorBlocks()
{
    AudioSink device;
    const auto silence = [](std::span<float> samples) { std::ranges::fill(samples, 0.0F); };
    for (int i = 0; i < 20; ++i) {
        device.start(silence);
        if (i % 3 == 0)
            device.stop();
    }
    QSignalSpy failed(&device, &SoundSink::failed);
    device.start(silence);
    // Either a device plays, or an error is emitted.
    QVERIFY(QTest::qWaitFor([&] { return failed.count() == 1 || device.heard().has_value(); }, 20000));
    device.stop();
    QVERIFY(!device.heard());
}

LECTOGRAPH_TEST_MAIN(SoundTest)
#include "tst_editor_sound.moc"
