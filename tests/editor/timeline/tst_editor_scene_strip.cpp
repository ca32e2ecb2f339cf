// SPDX-License-Identifier: GPL-3.0-or-later
#include "../messageboxes.h"
#include "editor/language/transitionnames.h"
#include "editor/operations/copying.h"
#include "editor/timeline/scenes/transitionpopup.h"
#include "scenebench.h"
#include "testmain.h"

#include <QApplication>
#include <QClipboard>
#include <QGuiApplication>
#include <QPointer>
#include <QSignalSpy>
#include <QToolButton>

#include <algorithm>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using namespace Qt::StringLiterals;

class SceneStripTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }

    void aTransitionIsChosenInItsPopupByMouse()
    {
        Bench bench(twoScenes());
        const lecture::Files before = bench.files();
        bench.panel->view().fitLecture();
        SceneStrip &strip = bench.panel->scenes();
        const auto open = [&] {
            constexpr int aboveEdge = 11; // the middle of the icon between two scenes
            const QPoint joint(qRound(strip.rectOf(u"two"_s).left()), strip.height() - aboveEdge);
            QTest::mouseClick(&strip, Qt::LeftButton, {}, joint);
            return qobject_cast<TransitionPopup *>(QApplication::activePopupWidget());
        };
        const auto click = [](TransitionPopup &popup, const QString &kind) {
            for (QToolButton *button : popup.findChildren<QToolButton *>()) {
                if (button->text() == transitionName(kind))
                    QTest::mouseClick(button, Qt::LeftButton);
            }
        };
        const auto transition = [&] { return bench.scene(u"two"_s).transition; };
        const QPointer<TransitionPopup> popup = open();
        QVERIFY(popup);
        click(*popup, u"push"_s);
        QCOMPARE(transition().kind, u"push"_s);
        click(*popup, u"wipe"_s);
        QCOMPARE(transition().kind, u"wipe"_s);
        QTest::keyClick(popup, Qt::Key_Return);
        QTRY_VERIFY(!popup);
        QCOMPARE(bench.session.document.history().count(), 1); // all of it is one step
        const QPointer<TransitionPopup> again = open();
        QVERIFY(again);
        click(*again, u"fade"_s);
        QTest::keyClick(again, Qt::Key_Escape);
        QCOMPARE(transition().kind, u"wipe"_s);
        bench.session.document.history().undo();
        QVERIFY(bench.files() == before);
    }

    void scenesAreDuplicatedAndAddedInTheStripByKeyboard()
    {
        Bench bench(twoScenes());
        QTRY_VERIFY(bench.window->isActiveWindow()); // for shortcuts
        SceneStrip &strip = bench.panel->scenes();
        strip.setFocus();
        QTest::keyClick(&strip, Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(sceneIds(bench), (QStringList{u"one"_s, u"scene3"_s, u"two"_s}));
        QCOMPARE(bench.session.selection.scene(), u"scene3"_s);
        QTest::keyClick(&strip, Qt::Key_Insert);
        QCOMPARE(sceneIds(bench).size(), 4);
        QCOMPARE(sceneIds(bench).at(2), bench.session.selection.scene());
        QTest::keyClick(&strip, Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(sceneIds(bench).at(1), bench.session.selection.scene());
        QTest::keyClick(&strip, Qt::Key_Delete);
        QCOMPARE(sceneIds(bench), (QStringList{u"one"_s, u"scene3"_s, u"two"_s}));
        // A low timeline has a low strip.
        QVERIFY(strip.height() >= SceneStrip::lowHeight);
    }

    void whatWasCopiedIsPastedIntoTheSceneThatWasClicked()
    {
        Bench bench(twoScenes());
        bench.panel->view().fitLecture();
        QTRY_VERIFY(bench.window->isActiveWindow()); // for shortcuts
        SceneStrip &strip = bench.panel->scenes();
        bench.session.selection.setNodes({u"circle"_s});
        copyBlocks(bench.session);
        QTest::mouseClick(&strip, Qt::LeftButton, {}, strip.rectOf(u"two"_s).center().toPoint());
        QCOMPARE(bench.session.selection.scene(), u"two"_s);
        const std::size_t before = bench.scene(u"two"_s).nodes.size();
        strip.setFocus();
        QTest::keyClick(&strip, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(bench.scene(u"two"_s).nodes.size(), before + 1);
        QCOMPARE(bench.session.selection.nodes().size(), 1);
    }

    void aSceneWithContentIsNotDeletedByAKeyUnasked()
    {
        Bench bench(twoScenes());
        QTRY_VERIFY(bench.window->isActiveWindow()); // for shortcuts
        SceneStrip &strip = bench.panel->scenes();
        strip.setFocus();
        {
            const BoxAnswer keeping(u"Keep"_s);
            QTest::keyClick(&strip, Qt::Key_Delete);
            QVERIFY(keeping.wasAsked());
        }
        QCOMPARE(sceneIds(bench).size(), 2);
        bench.window->activateWindow();
        QTRY_VERIFY(bench.window->isActiveWindow());
        QString offer;
        std::function<void()> run;
        connect(&bench.session.document, &Document::offered, this,
                [&](const QString &, const QString &deed, const std::function<void()> &undo) {
                    offer = deed;
                    run = undo;
                });
        const BoxAnswer deleting(u"Delete scene"_s);
        QTest::keyClick(&strip, Qt::Key_Delete);
        QCOMPARE(sceneIds(bench), QStringList{u"two"_s});
        QCOMPARE(offer, u"Undo"_s);
        run();
        QCOMPARE(sceneIds(bench).size(), 2);
    }

    void scenesAreCopiedAndPastedInTheStrip()
    {
        Bench bench(twoScenes());
        QTRY_VERIFY(bench.window->isActiveWindow()); // for shortcuts
        SceneStrip &strip = bench.panel->scenes();
        strip.setFocus();
        QTest::keyClick(&strip, Qt::Key_C, Qt::ControlModifier);
        bench.session.preview.enter(u"two"_s);
        QTest::keyClick(&strip, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(sceneIds(bench).size(), 3);
        QCOMPARE(sceneIds(bench).last(), bench.session.selection.scene());
        QCOMPARE(bench.scene(sceneIds(bench).last()).nodes.size(), bench.scene(u"one"_s).nodes.size());
        bench.session.document.history().undo();
        QCOMPARE(sceneIds(bench), (QStringList{u"one"_s, u"two"_s}));
    }

    void theColorsOfAPastedSceneAreGivenBackByKeyInTheStrip()
    {
        lecture::Lecture source = twoScenes();
        source.look.styles = {{u"scene"_s, QJsonObject{{u"background"_s, u"#ffffff"_s}}}};
        Bench bench(twoScenes());
        QTRY_VERIFY(bench.window->isActiveWindow()); // for shortcuts
        SceneStrip &strip = bench.panel->scenes();
        strip.setFocus();
        QGuiApplication::clipboard()->setMimeData(new CopiedScenes(copiedScenes(source, {u"one"_s}, registry())));
        const auto background = [&] {
            return bench.scene(bench.session.selection.scene()).properties.value(u"background"_s);
        };
        QTest::keyClick(&strip, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(sceneIds(bench).size(), 3);
        QVERIFY(background().isUndefined());
        QTest::keyClick(&strip, Qt::Key_V, Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier);
        QCOMPARE(sceneIds(bench).size(), 3);
        QCOMPARE(background(), QJsonValue(u"#ffffff"_s));
    }

    void clipsOfOneSceneArePastedOntoWhatIsSelectedInAnother()
    {
        Bench bench(twoScenes());
        bench.selectClips({fadeIn});
        bench.panel->commands().cut();
        bench.session.preview.enter(u"two"_s);
        const std::size_t before = bench.scene(u"two"_s).nodes.size();
        bench.panel->commands().paste();
        const lecture::Scene &two = bench.scene(u"two"_s);
        QCOMPARE(two.nodes.size(), before + 1); // the circle came along
        QVERIFY(std::ranges::find(two.actors, u"circle"_s) != two.actors.end());
        QCOMPARE(bench.session.document.history().undoText(), u"Paste"_s);
    }

    void theLastSceneStays()
    {
        Bench bench(twoScenes());
        bench.panel->commands().removeScenes({u"one"_s, u"two"_s});
        QCOMPARE(sceneIds(bench).size(), 2);
        bench.panel->commands().removeScenes({u"one"_s});
        QCOMPARE(sceneIds(bench), QStringList{u"two"_s});
        QCOMPARE(bench.session.selection.scene(), u"two"_s);
    }

    /// Whatever is selected in the scene.
    void editCommandsWithTheFocusOnTheStripMeanTheScene()
    {
        Bench bench(twoScenes());
        QTRY_VERIFY(bench.window->isActiveWindow()); // for shortcuts
        const auto isSceneCopied = [] {
            return CopiedScenes::in(QGuiApplication::clipboard()->mimeData()).has_value();
        };
        const auto select = [&](bool isBlock) {
            QGuiApplication::clipboard()->clear();
            bench.window->activateWindow(); // a question was asked before
            (void)QTest::qWaitForWindowActive(bench.window.get());
            bench.panel->scenes().setFocus();
            if (isBlock)
                bench.session.selection.setNodes({u"circle"_s});
            else
                bench.selectClips({fadeIn});
        };
        const lecture::Files before = bench.files();
        const auto undo = [&] {
            bench.session.document.history().undo();
            bench.session.preview.enter(u"one"_s);
            return bench.files() == before;
        };
        for (const bool isBlock : {true, false}) {
            select(isBlock);
            bench.key(u"Ctrl+C"_s);
            QVERIFY(isSceneCopied());
            QVERIFY(bench.files() == before);
            for (const QString &key : {u"Del"_s, u"Backspace"_s}) {
                select(isBlock);
                const BoxAnswer keeping(u"Keep"_s);
                bench.key(key);
                QVERIFY2(keeping.wasAsked(), qPrintable(key));
                QVERIFY(bench.files() == before);
            }
            select(isBlock);
            bench.key(u"Ctrl+X"_s);
            QVERIFY(isSceneCopied());
            QCOMPARE(sceneIds(bench), QStringList{u"two"_s});
            QVERIFY(undo());
            select(isBlock);
            bench.key(u"Ctrl+D"_s);
            QCOMPARE(sceneIds(bench).size(), 3);
            QVERIFY(undo());
        }
    }

    void editCommandsOnTheLanesLeaveBlocksAloneAndSaySo()
    {
        Bench bench(twoScenes());
        QTRY_VERIFY(bench.window->isActiveWindow()); // for shortcuts
        const lecture::Files before = bench.files();
        bench.session.selection.setNodes({u"circle"_s});
        bench.panel->lanes().setFocus();
        QGuiApplication::clipboard()->setText(u"kept"_s);
        for (const QString &key : {u"Ctrl+C"_s, u"Ctrl+X"_s, u"Ctrl+D"_s, u"Del"_s}) {
            const QSignalSpy said(&bench.session.document, &Document::statusMessage);
            bench.key(key);
            QVERIFY2(said.size() == 1, qPrintable(key));
        }
        QVERIFY(bench.files() == before);
        QCOMPARE(QGuiApplication::clipboard()->text(), u"kept"_s);
    }
};

LECTOGRAPH_TEST_MAIN(SceneStripTest)
#include "tst_editor_scene_strip.moc"
