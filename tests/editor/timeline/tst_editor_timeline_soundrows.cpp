// SPDX-License-Identifier: GPL-3.0-or-later
#include "../filedialogs.h"
#include "soundbench.h"

#include "editor/operations/going.h"
#include "testmain.h"

#include <QAccessible>
#include <QApplication>
#include <QContextMenuEvent>
#include <QDropEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTimer>
#include <QUrl>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using namespace Qt::StringLiterals;
using base::Time;

namespace {

QMenu *openMenu(QWidget *widget, const QPoint &at)
{
    QContextMenuEvent event(QContextMenuEvent::Mouse, at, widget->mapToGlobal(at));
    QCoreApplication::sendEvent(widget, &event);
    return qobject_cast<QMenu *>(QApplication::activePopupWidget());
}

void trigger(QMenu *menu, const QString &text)
{
    for (QAction *action : menu->actions()) {
        if (action->text() != text)
            continue;
        action->trigger();
        menu->close();
        return;
    }
    QFAIL(qPrintable(u"no “%1” in the menu"_s.arg(text)));
}

} // namespace

class TimelineSoundRowsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void aSoundStandsUnderTheTracksWithItsWaveform();
    void soundsThatPlayAtOnceStandBelowOneAnother();
    void itsHeadMutesItAndSelectsIt();
    void theMenuOfItsHeadDoesWhatItSays();
    void itsMenuDoesWhatItSays();
    void filesAreAddedByAButton();
    void aFileMayBeCalledAnything();
    void filesAreDroppedWhereTheyShallBegin();
    void rippleMakesRoomForFiles();
    void aFileThatIsNoSoundIsRefusedWithAReason();
    void aFileThatIsNotThereIsShown();
    void whoGoesToASoundSeesIt();
    void soundsCanBeReachedWithoutAMouse();
};

void TimelineSoundRowsTest::initTestCase()
{
    prepare();
}

void TimelineSoundRowsTest::aSoundStandsUnderTheTracksWithItsWaveform()
{
    SoundBench bench;
    const TimeRow &row = bench.row(0);
    QCOMPARE(row.kind, RowKind::Sound);
    QCOMPARE(row.label, u"Sounds"_s); // narration and music do not overlap
    for (const TimeRow &other : bench.panel->view().rows())
        QVERIFY(other.kind == RowKind::Sound || other.bottom() <= row.top);
    // As long as it plays: to the end of the file, or for its duration.
    QVERIFY(std::abs(bench.rect(0).width() - bench.pixels(4)) < 2);
    QVERIFY(std::abs(bench.rect(1).width() - bench.pixels(3)) < 2);
    // The waveform is high only where the sound is loud.
    bench.panel->view().setScrollY(bench.panel->view().rowsHeight());
    const QImage image = bench.lanes()->grab().toImage();
    const QRectF wave = waveRect(bench.rect(0));
    const auto drawn = [&](double share) {
        const int x = static_cast<int>(wave.left() + wave.width() * share);
        int count = 0;
        for (int y = static_cast<int>(wave.top()) + 2; y < wave.bottom() - 2; ++y)
            count += QColor(image.pixel(x, y)).lightness() > 90 ? 1 : 0;
        return count;
    };
    QVERIFY2(drawn(0.25) <= 2, qPrintable(QString::number(drawn(0.25))));
    QVERIFY2(drawn(0.75) > wave.height() / 2, qPrintable(QString::number(drawn(0.75))));
}

void TimelineSoundRowsTest::soundsThatPlayAtOnceStandBelowOneAnother()
{
    SoundBench bench;
    QCOMPARE(&bench.row(0), &bench.row(1));
    bench.panel->view().setSnaps(false);
    bench.dragLanes(bench.body(1), {-bench.wide(4), 0});
    QVERIFY(isAbout(bench.start(1), 2));
    QVERIFY(bench.row(1).top > bench.row(0).top);
    QCOMPARE(bench.row(0).label, u"Narration"_s);
    QCOMPARE(bench.row(1).label, u"music"_s); // the name of its file
}

void TimelineSoundRowsTest::itsHeadMutesItAndSelectsIt()
{
    SoundBench bench;
    TrackHeaders &heads = bench.panel->heads();
    bench.panel->view().setScrollY(bench.panel->view().rowsHeight());
    const int middle = bench.row(0).top - bench.panel->view().scrollY() + 15;
    QTest::mouseClick(&heads, Qt::LeftButton, {}, {70, middle});
    QCOMPARE(bench.session.selection.sounds().size(), 2U);
    const QImage before = bench.lanes()->grab().toImage();
    QTest::mouseClick(&heads, Qt::LeftButton, {}, {heads.width() - 15, middle});
    QVERIFY(bench.sound(0).isMuted && bench.sound(1).isMuted);
    QCOMPARE(bench.steps(), 1);
    QVERIFY(bench.lanes()->grab().toImage() != before); // is drawn as muted
    QTest::mouseClick(&heads, Qt::LeftButton, {}, {heads.width() - 15, middle});
    QVERIFY(!bench.sound(0).isMuted && !bench.sound(1).isMuted);
}

void TimelineSoundRowsTest::theMenuOfItsHeadDoesWhatItSays()
{
    SoundBench bench;
    TrackHeaders &heads = bench.panel->heads();
    bench.panel->view().setScrollY(bench.panel->view().rowsHeight());
    const auto choose = [&](const QString &text) {
        const QPoint at(70, bench.row(0).top - bench.panel->view().scrollY() + 15);
        QMenu *menu = openMenu(&heads, at);
        QVERIFY(menu);
        trigger(menu, text);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    };
    choose(u"Mute"_s);
    QVERIFY(bench.sound(0).isMuted && bench.sound(1).isMuted);
    choose(u"Unmute"_s);
    QVERIFY(!bench.sound(0).isMuted && !bench.sound(1).isMuted);
    choose(u"Delete sounds"_s);
    QCOMPARE(bench.count(), 0);
    QCOMPARE(bench.steps(), 3);
}

void TimelineSoundRowsTest::itsMenuDoesWhatItSays()
{
    SoundBench bench;
    bench.panel->view().setScrollY(bench.panel->view().rowsHeight());
    QTest::mouseClick(bench.lanes(), Qt::RightButton, {}, bench.body(1));
    QMenu *menu = openMenu(bench.lanes(), bench.body(1));
    QVERIFY(menu);
    QVERIFY(bench.isSelected(1));
    trigger(menu, u"Mute"_s);
    QVERIFY(bench.sound(1).isMuted);
    QCoreApplication::processEvents();
    trigger(openMenu(bench.lanes(), bench.body(1)), u"Unmute"_s);
    QVERIFY(!bench.sound(1).isMuted);
    QCoreApplication::processEvents();
    trigger(openMenu(bench.lanes(), bench.body(1)), u"Duplicate"_s);
    QCOMPARE(bench.count(), 3);
    QCoreApplication::processEvents();
    trigger(openMenu(bench.lanes(), bench.body(2)), u"Delete"_s);
    QCOMPARE(bench.count(), 2);
}

void TimelineSoundRowsTest::filesAreAddedByAButton()
{
    QTemporaryDir folder;
    const QString path = writeFile(folder.filePath(u"first part.wav"_s), toneWav(1));
    const QString other = writeFile(folder.filePath(u"second.wav"_s), toneWav(0.5));
    SoundBench bench(twoScenes());
    bench.goTo(3);
    test::inNextFileDialog([&](QFileDialog &dialog) {
        dialog.setDirectory(folder.path());
        test::typeFileName(dialog, u"\"%1\" \"%2\""_s.arg(path, other));
    });
    bench.session.actions.find(u"timeline.addSound"_s)->trigger();
    QCOMPARE(bench.count(), 2);
    QCOMPARE(bench.start(0), 3.0);
    QCOMPARE(bench.start(1), 4.0); // the end of the first one
    QCOMPARE(bench.sound(0).name.toString(), u"first part"_s);
    QVERIFY(bench.session.document.lecture().assets.contains(bench.sound(0).file.toString()));
    QCOMPARE(bench.selectedSounds(), (std::vector{0, 1}));
    QCOMPARE(bench.steps(), 1);
}

void TimelineSoundRowsTest::aFileMayBeCalledAnything()
{
    QTemporaryDir folder;
    SoundBench bench(twoScenes());
    TimelineCommands &commands = bench.panel->commands();
    commands.addSoundFiles({writeFile(folder.filePath(u"take 1"_s), toneWav(1))}, {});
    commands.addSoundFiles({writeFile(folder.filePath(u"take 2.the last"_s), toneWav(0.5))}, {});
    QCOMPARE(bench.count(), 2);
    QCOMPARE(bench.sound(0).file.toString(), u"assets/take-1"_s); // no “.” at the end, which Windows removes
    QCOMPARE(bench.sound(1).file.toString(), u"assets/take-2.the-last"_s);
}

void TimelineSoundRowsTest::filesAreDroppedWhereTheyShallBegin()
{
    QTemporaryDir folder;
    SoundBench bench(twoScenes());
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(writeFile(folder.filePath(u"한국어 녹음.wav"_s), toneWav(1)))});
    const QPoint at(static_cast<int>(bench.panel->view().x(Time::fromSeconds(5))) + 3, 40); // near the end of a clip
    QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(bench.lanes(), &enter);
    QVERIFY(enter.isAccepted());
    QDragMoveEvent move(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(bench.lanes(), &move);
    QVERIFY(move.isAccepted());
    QVERIFY(bench.panel->view().snapLine());
    QDropEvent drop(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(bench.lanes(), &drop);
    QCOMPARE(bench.count(), 1);
    QCOMPARE(bench.start(0), 5.0);
    QCOMPARE(bench.sound(0).name.toString(), u"한국어 녹음"_s);
    QVERIFY(!bench.panel->view().snapLine());
    QCOMPARE(bench.steps(), 1);
    bench.session.document.history().undo();
    QCOMPARE(bench.files(), lecture::toFiles(twoScenes()).value());
}

void TimelineSoundRowsTest::rippleMakesRoomForFiles()
{
    QTemporaryDir folder;
    SoundBench bench(twoScenes());
    bench.panel->view().setRipples(true);
    const QString path = writeFile(folder.filePath(u"tone.wav"_s), toneWav(1));
    bench.panel->commands().addSoundFiles({path}, Time::fromSeconds(5));
    QCOMPARE(bench.count(), 1);
    QCOMPARE(bench.start(0), 5.0);
    QCOMPARE(startOf(bench, indicate), 3.0);
    QVERIFY(isNear(startOf(bench, fadeOut), 9)); // was at 8 s
    QCOMPARE(bench.steps(), 1);
    bench.panel->view().setRipples(false);
}

void TimelineSoundRowsTest::aFileThatIsNoSoundIsRefusedWithAReason()
{
    QTemporaryDir folder;
    SoundBench bench(twoScenes());
    QSignalSpy refused(&bench.session.document, &Document::refused);
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(writeFile(folder.filePath(u"broken.mp3"_s), "this is no sound"))});
    QDragEnterEvent enter(QPoint(200, 40), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(bench.lanes(), &enter);
    QDropEvent drop(QPoint(200, 40), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(bench.lanes(), &drop);
    QCOMPARE(bench.count(), 0);
    QCOMPARE(refused.count(), 1);
    const auto error = refused.front().front().value<base::Error>();
    QVERIFY(error.text().contains(u"broken.mp3"_s));
}

void TimelineSoundRowsTest::aFileThatIsNotThereIsShown()
{
    lecture::Lecture lecture = narrated();
    lecture = lecture::withSound(lecture, u"one"_s, 2, soundOf(u"assets/gone.wav"_s, 1)).value();
    SoundBench bench(lecture);
    QVERIFY(bench.rect(2).isValid());
    bench.panel->view().setScrollY(bench.panel->view().rowsHeight());
    bench.click(2);
    QVERIFY(bench.lanes()->accessibleDescription().contains(u"no such file"_s));
    // Contains the colour of errors.
    const QImage image = bench.lanes()->grab(bench.rect(2).toAlignedRect()).toImage();
    int red = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QColor pixel = QColor(image.pixel(x, y));
            red += pixel.red() > pixel.green() + 60 ? 1 : 0;
        }
    }
    QVERIFY(red > 20);
}

/// As from the list of problems, in a scene beyond the right edge.
void TimelineSoundRowsTest::whoGoesToASoundSeesIt()
{
    SoundBench bench(lecture::withSound(narrated(), u"two"_s, 0, soundOf(u"assets/gone.wav"_s, 1)).value());
    const TimelineView &view = bench.panel->view();
    bench.panel->view().fit(0, 2);
    const SoundId sound = bench.scene(u"two"_s).sounds.front()->id;
    goTo(bench.session, {u"two"_s, {}, {}, sound, {}});
    QCOMPARE(bench.session.selection.scene(), u"two"_s);
    QCOMPARE(bench.session.selection.sounds(), SoundIds{sound});
    const Bar *bar = view.barOf(sound);
    QVERIFY(bar);
    QVERIFY(view.x(bar->start) >= 0 && view.x(bar->start) < view.laneSize().width());
}

void TimelineSoundRowsTest::soundsCanBeReachedWithoutAMouse()
{
    SoundBench bench;
    bench.panel->view().setScrollY(bench.panel->view().rowsHeight());
    QAccessibleInterface *lanes = QAccessible::queryAccessibleInterface(bench.lanes());
    QStringList names;
    for (int i = 0; i < lanes->childCount(); ++i) {
        QAccessibleInterface *row = lanes->child(i);
        names.append(row->text(QAccessible::Name));
        for (int j = 0; j < row->childCount(); ++j)
            names.append(row->child(j)->text(QAccessible::Name));
    }
    QVERIFY2(names.contains(u"Narration"_s) && names.contains(u"music"_s), qPrintable(names.join(u", "_s)));
    bench.selectSounds({0});
    QVERIFY(bench.lanes()->accessibleDescription().contains(u"Narration"_s));
    bench.key(u"Alt+Right"_s);
    QCOMPARE(bench.selectedSounds(), std::vector{1});
    bench.key(u"Alt+Left"_s);
    QCOMPARE(bench.selectedSounds(), std::vector{0});
    // The menu key opens the menu of the selection, Return its properties.
    QSignalSpy inspect(bench.lanes(), &TimelineLanes::inspectRequested);
    QTest::keyClick(bench.lanes(), Qt::Key_Return);
    QCOMPARE(inspect.count(), 1);
    QContextMenuEvent event(QContextMenuEvent::Keyboard, {}, bench.lanes()->mapToGlobal(QPoint()));
    QCoreApplication::sendEvent(bench.lanes(), &event);
    auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
    QVERIFY(menu);
    trigger(menu, u"Mute"_s);
    QVERIFY(bench.sound(0).isMuted);
    QVERIFY(bench.lanes()->accessibleDescription().contains(u"muted"_s));
}

LECTOGRAPH_TEST_MAIN(TimelineSoundRowsTest)
#include "tst_editor_timeline_soundrows.moc"
