// SPDX-License-Identifier: GPL-3.0-or-later
#include "soundbench.h"

#include "editor/edits/mime.h"
#include "testmain.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QSignalSpy>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using namespace Qt::StringLiterals;
using base::Time;

class TimelineSoundsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void draggingASoundMovesItAndIsOneStep();
    void escapeTakesADragBack();
    void edgesTrimAndWhatIsHeardStaysInPlace();
    void fadeHandlesFadeInAndOut();
    void aLineMakesLouderAndSofter();
    void soundsAndClipsRestAtEachOthersEdges();
    void splittingMakesTwoThatSoundAsOne();
    void duplicatesCopiesAndCuts();
    void copiesBringTheirFilesAlong_data();
    void copiesBringTheirFilesAlong();
    void keysMoveAndTrimToThePlayhead();
    void rippleTakesSoundsAlong();
    void severalComeToThePlayheadWithRipple();
    void rippleClosesTheGapOfASoundThatGoes();
    void aBoxSelectsSounds();
};

void TimelineSoundsTest::initTestCase()
{
    prepare();
}

void TimelineSoundsTest::draggingASoundMovesItAndIsOneStep()
{
    SoundBench bench;
    const lecture::Files before = bench.files();
    bench.dragLanes(bench.body(0), {bench.wide(1), 0}, Qt::ShiftModifier);
    QVERIFY(isAbout(bench.start(0), 1.5));
    const double frames = bench.start(0) * 30;
    QVERIFY(isNear(frames, std::round(frames)));
    QVERIFY(bench.isSelected(0));
    QCOMPARE(bench.steps(), 1);
    // Both selected sounds; neither before the start of the scene.
    bench.click(1, Qt::ControlModifier);
    bench.dragLanes(bench.body(1), {-bench.wide(5), 0}, Qt::ShiftModifier);
    QCOMPARE(bench.start(0), 0.0);
    QVERIFY(isAbout(bench.start(1), 4.5));
    bench.session.document.history().undo();
    bench.session.document.history().undo();
    QCOMPARE(bench.files(), before);
}

void TimelineSoundsTest::escapeTakesADragBack()
{
    SoundBench bench;
    const lecture::Files before = bench.files();
    QTest::mousePress(bench.lanes(), Qt::LeftButton, {}, bench.body(0));
    QTest::mouseMove(bench.lanes(), bench.body(0) + QPoint(40, 0));
    QMouseEvent move(QEvent::MouseMove, bench.body(0) + QPoint(90, 0),
                     bench.lanes()->mapToGlobal(bench.body(0) + QPoint(90, 0)), Qt::NoButton, Qt::LeftButton,
                     Qt::NoModifier);
    QCoreApplication::sendEvent(bench.lanes(), &move);
    QVERIFY(bench.files() != before);
    QTest::keyClick(bench.lanes(), Qt::Key_Escape);
    QCOMPARE(bench.files(), before);
    QTest::mouseRelease(bench.lanes(), Qt::LeftButton, {}, bench.body(0));
    QCOMPARE(bench.files(), before);
}

void TimelineSoundsTest::edgesTrimAndWhatIsHeardStaysInPlace()
{
    SoundBench bench;
    bench.dragLanes(bench.left(0), {bench.wide(1), 0}, Qt::ShiftModifier);
    QVERIFY(isAbout(bench.start(0), 1.5));
    QVERIFY(isNear(bench.start(0) - bench.from(0), 0.5)); // the file keeps its position
    QVERIFY(!bench.sound(0).duration);
    bench.dragLanes(bench.right(0), {-bench.wide(1), 0}, Qt::ShiftModifier);
    QVERIFY(isAbout(bench.start(0) + bench.length(0), 3.5));
    // Back to the start of the file at most.
    bench.dragLanes(bench.left(0), {-bench.wide(3), 0}, Qt::ShiftModifier);
    QVERIFY(isNear(bench.start(0), 0.5));
    QVERIFY(isNear(bench.from(0), 0));
    bench.dragLanes(bench.right(0), {bench.wide(4), 0}, Qt::ShiftModifier);
    QVERIFY(!bench.sound(0).duration);
    // At least one frame remains.
    bench.dragLanes(bench.right(1), {-bench.wide(5), 0}, Qt::ShiftModifier);
    QVERIFY(isNear(bench.length(1), 1.0 / 30));
    QCOMPARE(bench.steps(), 5);
}

void TimelineSoundsTest::fadeHandlesFadeInAndOut()
{
    SoundBench bench;
    bench.click(0);
    const auto handle = [&](TimeEdge edge) { return bench.fadeHandle(0, edge).toPoint(); };
    bench.dragLanes(handle(TimeEdge::Start), {bench.wide(1), 0});
    QVERIFY(isAbout(bench.sound(0).fadeIn.seconds(), 1));
    QCOMPARE(bench.start(0), 0.5);
    bench.dragLanes(handle(TimeEdge::End), {-bench.wide(0.5), 0});
    QVERIFY(isAbout(bench.sound(0).fadeOut.seconds(), 0.5));
    // The fades together are at most as long as the sound.
    bench.dragLanes(handle(TimeEdge::End), {-bench.wide(9), 0});
    QVERIFY(isNear((bench.sound(0).fadeIn + bench.sound(0).fadeOut).seconds(), 4));
    bench.dragLanes(handle(TimeEdge::Start), {-bench.wide(9), 0});
    QCOMPARE(bench.sound(0).fadeIn, Time());
}

void TimelineSoundsTest::aLineMakesLouderAndSofter()
{
    SoundBench bench;
    bench.selectSounds({0, 1});
    const auto line = [&] {
        return QPointF(bench.rect(0).center().x(), gainLine(bench.rect(0), bench.sound(0).gain)).toPoint();
    };
    bench.dragLanes(line(), {0, 12});
    QVERIFY(bench.sound(0).gain <= -5 && bench.sound(0).gain >= -7);
    QCOMPARE(bench.sound(1).gain, bench.sound(0).gain); // both selected sounds
    QCOMPARE(bench.start(0), 0.5);
    QCOMPARE(bench.steps(), 1);
    bench.dragLanes(line(), {0, -200});
    QCOMPARE(bench.sound(0).gain, lecture::mostGain);
    bench.session.document.history().undo();
    // An unselected sound is moved, wherever it is grabbed.
    bench.session.selection.clear();
    bench.dragLanes(line(), {bench.wide(1), 0}, Qt::ShiftModifier);
    QVERIFY(isAbout(bench.start(0), 1.5));
}

void TimelineSoundsTest::soundsAndClipsRestAtEachOthersEdges()
{
    SoundBench bench;
    // The end of the narration (4.5 s) comes near the end of “Indicate” (5 s).
    bench.dragLanes(bench.body(0), {bench.wide(0.5) - 4, 0});
    QCOMPARE(bench.start(0), 1.0);
    // The start of “Fade out” (8 s) comes near the end of the music (9 s).
    bench.dragLanes(bench.middle(fadeOut), {bench.wide(1) - 4, 0});
    QCOMPARE(startOf(bench, fadeOut), 9.0);
    // Playhead and markers are snap targets too.
    bench.goTo(7);
    bench.dragLanes(bench.body(1), {bench.wide(1) + 4, 0});
    QCOMPARE(bench.start(1), 7.0);
    bench.goTo(11);
    bench.panel->commands().toggleMarker();
    bench.goTo(0);
    bench.dragLanes(bench.right(1), {bench.wide(1) - 4, 0});
    QCOMPARE(bench.start(1) + bench.length(1), 11.0);
}

void TimelineSoundsTest::splittingMakesTwoThatSoundAsOne()
{
    SoundBench bench;
    bench.click(0);
    bench.goTo(2);
    bench.key(u"S"_s);
    QCOMPARE(bench.count(), 3);
    QCOMPARE(bench.start(0), 0.5);
    QCOMPARE(bench.length(0), 1.5);
    QCOMPARE(bench.start(1), 2.0);
    QCOMPARE(bench.from(1), 1.5);
    QVERIFY(!bench.sound(1).duration);
    QCOMPARE(bench.selectedSounds(), std::vector{1}); // the next change is not of both
    QCOMPARE(labelOf(bench.sound(0), {u"en"_s}), u"Narration"_s);
    QCOMPARE(labelOf(bench.sound(1), {u"en"_s}), u"Narration 2"_s);
    QCOMPARE(bench.steps(), 1);
    // If no selected sound plays there, a reason is given.
    QSignalSpy refused(&bench.session.document, &Document::refused);
    bench.goTo(11);
    bench.key(u"S"_s);
    QCOMPARE(refused.count(), 1);
    QCOMPARE(bench.count(), 3);
}

void TimelineSoundsTest::duplicatesCopiesAndCuts()
{
    SoundBench bench;
    bench.click(1);
    bench.key(u"Ctrl+D"_s);
    QCOMPARE(bench.count(), 3);
    QCOMPARE(bench.start(2), 9.0);
    QCOMPARE(bench.length(2), 3.0);
    QCOMPARE(labelOf(bench.sound(2), {u"en"_s}), labelOf(bench.sound(1), {u"en"_s}) + u" 2"_s); // after its file
    QVERIFY(bench.isSelected(2));
    bench.key(u"Delete"_s);
    QCOMPARE(bench.count(), 2);
    QVERIFY(bench.session.selection.isEmpty());
    bench.click(1);
    bench.key(u"Ctrl+C"_s);
    bench.goTo(2);
    bench.key(u"Ctrl+V"_s);
    QCOMPARE(bench.count(), 3);
    QCOMPARE(bench.start(2), 2.0);
    QCOMPARE(bench.from(2), 1.0);
    QCOMPARE(bench.length(2), 3.0);
    bench.click(0);
    bench.key(u"Ctrl+X"_s);
    QCOMPARE(bench.count(), 2);
    QCOMPARE(bench.start(0), 6.0);
    // Pasted into another scene it can be heard too.
    bench.session.preview.enter(u"two"_s);
    bench.key(u"Ctrl+V"_s);
    QCOMPARE(bench.scene(u"two"_s).sounds.size(), 1U);
    QCOMPARE(bench.scene(u"two"_s).sounds[0]->file.toString(), u"assets/voice.wav"_s);
    while (bench.session.document.history().canUndo())
        bench.session.document.history().undo();
    QCOMPARE(bench.files(), lecture::toFiles(narrated()).value());
    // Copying clips replaces the clipboard.
    bench.session.preview.enter(u"one"_s);
    QTest::mouseClick(bench.lanes(), Qt::LeftButton, {}, bench.middle(fadeIn));
    bench.key(u"Ctrl+C"_s);
    bench.key(u"Ctrl+V"_s);
    QCOMPARE(bench.count(), 2);
    QCOMPARE(bench.scene().tracks[0]->clips.size(), 4U);
}

void TimelineSoundsTest::copiesBringTheirFilesAlong_data()
{
    QTest::addColumn<bool>("isFromElsewhere");
    QTest::newRow("another lecture") << false;
    QTest::newRow("another program") << true;
}

void TimelineSoundsTest::copiesBringTheirFilesAlong()
{
    QFETCH(bool, isFromElsewhere);
    const auto voiceIn = [](const QString &english) {
        return QJsonValue(QJsonObject{{u"en"_s, english}, {u"ko"_s, u"assets/music.wav"_s}});
    };
    lecture::Lecture source = narrated();
    lecture::Sound voice = *source.scenes.front()->sounds.front();
    voice.file = voiceIn(u"assets/voice.wav"_s);
    source = lecture::withSound(source, u"one"_s, 0, std::move(voice)).value();
    SoundBench bench(source);
    bench.click(0);
    bench.key(u"Ctrl+C"_s);
    if (isFromElsewhere) {
        const QString type = QString::fromLatin1(mime::sounds);
        auto *bytes = new QMimeData;
        bytes->setData(type, QGuiApplication::clipboard()->mimeData()->data(type));
        QGuiApplication::clipboard()->setMimeData(bytes);
    }

    // Another lecture, with a different file of the same name.
    const QByteArray other = toneWav(1);
    bench.session.document.open(lecture::withAsset(twoScenes(), u"assets/voice.wav"_s, other).value(), {});
    const lecture::Files before = bench.files();
    bench.panel->view().setRipples(true);
    bench.goTo(2);
    bench.key(u"Ctrl+V"_s);
    QCOMPARE(bench.count(), 1);
    QCOMPARE(bench.start(0), 2.0);
    QCOMPARE(bench.sound(0).file, voiceIn(u"assets/voice-2.wav"_s));
    QCOMPARE(bench.sound(0).name, source.scenes.front()->sounds.front()->name);
    const auto content = [&](const QString &name) { return *bench.session.document.lecture().assets.at(name).content; };
    QCOMPARE(content(u"assets/voice.wav"_s), other);
    QCOMPARE(content(u"assets/voice-2.wav"_s), *source.assets.at(u"assets/voice.wav"_s).content);
    QCOMPARE(content(u"assets/music.wav"_s), *source.assets.at(u"assets/music.wav"_s).content);
    QVERIFY(isNear(startOf(bench, indicate), 3 + 4)); // by the length of the pasted file

    // Pasted again: the files already exist.
    bench.key(u"Ctrl+V"_s);
    QCOMPARE(bench.count(), 2);
    QCOMPARE(bench.sound(1).file, voiceIn(u"assets/voice-2.wav"_s));
    QCOMPARE(bench.session.document.lecture().assets.size(), 3U);
    QCOMPARE(bench.steps(), 2);
    bench.session.document.history().undo();
    bench.session.document.history().undo();
    QCOMPARE(bench.files(), before);
}

void TimelineSoundsTest::keysMoveAndTrimToThePlayhead()
{
    SoundBench bench;
    bench.click(1);
    bench.key(u"Ctrl+Right"_s);
    QVERIFY(isNear(bench.start(1), 6 + 1.0 / 30));
    bench.key(u"Ctrl+Shift+Left"_s);
    QVERIFY(isNear(bench.start(1), 6 - 9.0 / 30));
    bench.goTo(7);
    bench.key(u"["_s);
    QVERIFY(isNear(bench.start(1), 7));
    bench.goTo(9);
    bench.key(u"Alt+]"_s);
    QVERIFY(isNear(bench.length(1), 2));
    bench.goTo(8);
    bench.key(u"Alt+["_s);
    QVERIFY(isNear(bench.start(1), 8));
    QVERIFY(isNear(bench.from(1), 2));
    QVERIFY(isNear(bench.length(1), 1));
    bench.goTo(11);
    bench.key(u"]"_s);
    QVERIFY(isNear(bench.start(1), 10));
}

void TimelineSoundsTest::rippleTakesSoundsAlong()
{
    SoundBench bench;
    bench.panel->view().setRipples(true);
    bench.panel->view().setSnaps(false);
    bench.dragLanes(bench.middle(indicate), {bench.wide(1), 0});
    const double delta = startOf(bench, indicate) - 3;
    QVERIFY(delta > 0.9);
    QCOMPARE(bench.start(0), 0.5);
    QVERIFY(isNear(bench.start(1), 6 + delta));
    QCOMPARE(bench.steps(), 1);
    bench.session.document.history().undo();
    QCOMPARE(bench.start(1), 6.0);
}

void TimelineSoundsTest::severalComeToThePlayheadWithRipple()
{
    SoundBench bench;
    bench.panel->view().setRipples(true);
    bench.click(0);
    bench.click(1, Qt::ControlModifier);
    bench.goTo(2);
    bench.key(u"["_s);
    QVERIFY(isNear(bench.start(0), 2)); // was at 0.5 s, and moved the other along
    QVERIFY(isNear(bench.start(1), 2));
    QCOMPARE(bench.steps(), 1);
}

void TimelineSoundsTest::rippleClosesTheGapOfASoundThatGoes()
{
    SoundBench bench;
    bench.panel->view().setRipples(true);
    bench.click(0); // 0.5 to 4.5 s
    bench.key(u"Delete"_s);
    QCOMPARE(bench.count(), 1);
    QVERIFY(isNear(bench.start(0), 2));          // was at 6 s
    QVERIFY(isNear(startOf(bench, fadeOut), 4)); // was at 8 s
    QVERIFY(isNear(startOf(bench, indicate), 3));
    bench.session.document.history().undo();
    // Later items move along, keyframes too.
    bench.click(1);
    bench.key(u"Ctrl+Shift+Right"_s);
    QVERIFY(isNear(bench.start(1), 6 + 10.0 / 30));
    QVERIFY(isNear(startOf(bench, fadeOut), 8 + 10.0 / 30));
    QVERIFY(isNear(keyTimes(bench)[2], 7 + 10.0 / 30));
    QVERIFY(isNear(bench.start(0), 0.5));
    QCOMPARE(bench.steps(), 1);
}

void TimelineSoundsTest::aBoxSelectsSounds()
{
    SoundBench bench;
    bench.panel->view().setScrollY(bench.panel->view().rowsHeight());
    const QRectF first = bench.rect(0);
    const QRectF second = bench.rect(1);
    const QPoint from = QPointF(second.right() + 12, second.center().y()).toPoint();
    bench.drag(bench.lanes(), from, QPointF(second.right() - 20, second.center().y() + 4).toPoint());
    QCOMPARE(bench.selectedSounds(), std::vector{1});
    bench.drag(bench.lanes(), from, QPointF(first.right() - 20, second.center().y() + 4).toPoint());
    QCOMPARE(bench.selectedSounds(), (std::vector{0, 1}));
    bench.key(u"Ctrl+A"_s);
    QCOMPARE(bench.session.selection.sounds().size(), 2U);
    // A click outside all items clears the selection.
    QTest::mouseClick(bench.lanes(), Qt::LeftButton, {}, from);
    QVERIFY(bench.session.selection.isEmpty());
}

LECTOGRAPH_TEST_MAIN(TimelineSoundsTest)
#include "tst_editor_timeline_sounds.moc"
