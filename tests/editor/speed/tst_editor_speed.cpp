// SPDX-License-Identifier: GPL-3.0-or-later
// What the editor must not do, counted in operations instead of time, which depends on the machine.
#include "watch.h"

#include "editor/edits/blocks.h"
#include "editor/edits/properties.h"
#include "editor/exporting/exportqueue.h"
#include "editor/graph/canvas.h"
#include "editor/graph/graphpanel.h"
#include "editor/inspector/inspectorpanel.h"
#include "editor/inspector/rows/row.h"
#include "editor/problems/problemspanel.h"
#include "editor/safety/safety.h"
#include "editor/session/session.h"
#include "editor/shell/mainwindow.h"
#include "editor/shell/preferences.h"
#include "editor/stage/overlay.h"
#include "editor/stage/pictureview.h"
#include "editor/stage/stagepanel.h"
#include "editor/timeline/timelinepanel.h"
#include "editor/widgets/thumbnailcache.h"
#include "lecture/files.h"
#include "lecture/templates.h"
#include "testmain.h"
#include "timeline/plugin.h"

#include <QMouseEvent>
#include <QScreen>
#include <QSettings>
#include <QStandardPaths>
#include <QTest>
#include <QThread>

#include <algorithm>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using namespace Qt::StringLiterals;

namespace {

int distance(QRgb a, QRgb b)
{
    return std::abs(qRed(a) - qRed(b)) + std::abs(qGreen(a) - qGreen(b)) + std::abs(qBlue(a) - qBlue(b));
}

} // namespace

class TestEditorSpeed : public QObject
{
    Q_OBJECT

private:
    timeline::Registry m_registry;
    int m_evaluations = 0; ///< of blocks
    std::unique_ptr<Session> m_session;
    std::unique_ptr<ExportQueue> m_exports;
    std::unique_ptr<Safety> m_safety;
    std::unique_ptr<MainWindow> m_window;

    template <class Panel>
    Panel &panel(const char *name) const
    {
        auto *found = m_window->findChild<Panel *>(QString::fromLatin1(name));
        if (!found)
            qFatal("no %s", name);
        return *found;
    }
    GraphCanvas &graph() const { return panel<GraphPanel>("graphPanel").canvas(); }
    InspectorPanel &inspector() const { return panel<InspectorPanel>("inspectorPanel"); }
    PictureView &picture() const { return *panel<StagePanel>("stagePanel").picture(); }

    static void settle()
    {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
    }
    bool hasAllPictures() const
    {
        const auto caches = m_window->findChildren<ThumbnailCache *>();
        return !caches.empty() && std::ranges::all_of(caches, &ThumbnailCache::isComplete);
    }
    /// Waits until all idle work is done, also thumbnails and the search for problems in the background.
    void rest() const
    {
        QTest::qWait(450); // the longest pause before such work begins, and a little
        while (!hasAllPictures() || panel<ProblemsPanel>("problemsPanel").isChecking())
            QTest::qWait(50);
        QTest::qWait(50);
    }

    void load(const QString &id)
    {
        const auto path = lecture::resolved(u"template:"_s + id);
        QVERIFY(path.has_value());
        auto lecture = lecture::load(*path);
        QVERIFY(lecture.has_value());
        constexpr std::size_t most = 6; // of a lecture of 36, the search for problems would take most of the time
        if (auto &scenes = lecture->scenes; scenes.size() > most)
            scenes.resize(most);
        std::erase_if(lecture->parameters, [&](const lecture::Parameter &parameter) {
            return !parameter.scene.isEmpty()
                && std::ranges::find(lecture->scenes, parameter.scene, &lecture::Scene::id) == lecture->scenes.end();
        });
        m_session->document.open(*lecture, {});
    }
    void open(const QString &id)
    {
        load(id);
        rest();
    }
    /// Lectures share a window, as those do that are opened one after another, unless panels of it are hidden.
    static bool isShared()
    {
        return qstrcmp(QTest::currentTestFunction(), "aHiddenPanelDoesNothingUntilItIsShown") != 0;
    }
    void closeWindow()
    {
        m_window.reset();
        m_safety.reset();
        m_exports.reset();
        m_session.reset();
    }
    /// The first frame of a passage in which `wanted` frames are still, or move.
    qint64 frameOf(bool isStill, int wanted)
    {
        Playhead &playhead = m_session->playhead;
        picture::Show &show = m_session->preview.show();
        for (qint64 frame = 0; frame + wanted < playhead.frameCount(); ++frame) {
            const base::Time from = playhead.rate().at(frame);
            const base::Time to = playhead.rate().at(frame + wanted);
            const bool isOneScene = show.scoreAt(from) == show.scoreAt(to);
            if (isOneScene && (isStill ? show.stillUntil(from) > to : show.stillUntil(from) == from))
                return frame;
        }
        return -1;
    }

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(u"LectographTests"_s);
        QCoreApplication::setApplicationName(u"tst_editor_speed"_s);
        QSettings().clear();
        timeline::Registry loaded;
        QVERIFY(timeline::loadPlugins(loaded).empty());
        m_registry.animations = loaded.animations;
        for (const auto &[id, known] : loaded.nodes.types()) {
            graph::NodeType type = known;
            type.evaluate = [this, evaluate = known.evaluate](const graph::Inputs &inputs,
                                                              const graph::Context &context) {
                if (QThread::currentThread() == qApp->thread()) // the check for problems runs in another thread
                    ++m_evaluations;
                return evaluate(inputs, context);
            };
            QVERIFY(m_registry.nodes.add(type).has_value());
        }
        applyPreferences(*qApp);
    }

    void init()
    {
        if (m_window && isShared())
            return;
        closeWindow();
        m_session = std::make_unique<Session>(m_registry);
        m_exports = std::make_unique<ExportQueue>(m_registry);
        m_safety = std::make_unique<Safety>(*m_session);
        m_window = std::make_unique<MainWindow>(Program{*m_session, *m_exports, *m_safety});
        m_window->resize(1600, 1000);
        m_window->show(MainWindow::View::Both);
        m_window->QWidget::show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
        rest();
    }

    void cleanup()
    {
        if (!isShared())
            closeWindow();
    }
    void cleanupTestCase() { closeWindow(); }

    void scrubbingWithinASceneMakesNothingAnew_data()
    {
        QTest::addColumn<QString>("id");
        for (const lecture::Template &one : lecture::templates())
            QTest::newRow(qPrintable(one.id)) << one.id;
    }
    void scrubbingWithinASceneMakesNothingAnew()
    {
        QFETCH(QString, id);
        load(id);
        const qint64 first = frameOf(false, 8);
        QVERIFY(first >= 0);
        m_session->playhead.setFrame(first);
        rest();
        const int diagrams = graph().diagrams();
        const int rows = panel<TimelinePanel>("timelinePanel").view().revision();
        Watch watch(m_window.get());
        for (int i = 1; i < 8; ++i) {
            m_session->playhead.setFrame(first + i);
            settle();
        }
        watch.tell(id);
        QCOMPARE(watch.made, 0);
        QCOMPARE(watch.polished, 0);
        QCOMPARE(watch.laidOut, 0);
        QCOMPARE(graph().diagrams(), diagrams);
        QCOMPARE(panel<TimelinePanel>("timelinePanel").view().revision(), rows);
        QCOMPARE(watch.paintedIn(u"graphPanel"_s), 0);
        QCOMPARE(watch.paintedIn(u"palettePanel"_s), 0);
        // In the timeline only the old and new position of the playhead.
        const QWidget &timeline = panel<QWidget>("timelinePanel");
        QVERIFY(watch.paintedIn(u"Lanes"_s) < 8 * 8 * timeline.height());
    }

    void aStillPassagePaintsNoPicture()
    {
        open(u"transformer-architecture"_s);
        const qint64 first = frameOf(true, 8);
        QVERIFY(first >= 0);
        m_session->playhead.setFrame(first);
        rest();
        Watch watch(m_window.get());
        for (int i = 1; i < 8; ++i) {
            m_session->playhead.setFrame(first + i);
            settle();
        }
        watch.tell(u"still"_s);
        QCOMPARE(watch.paintedIn(u"stagePanel"_s), 0);
        QCOMPARE(watch.paintedIn(u"graphPanel"_s), 0);
    }

    void passingThroughScenesWaitsWithWhatCostsMuch()
    {
        open(u"transformer-architecture"_s);
        const auto spans = m_session->preview.show().scenes();
        QVERIFY(spans.size() > 3);
        const int diagrams = graph().diagrams();
        Watch watch(m_window.get());
        for (const picture::Show::SceneSpan &span : spans) {
            m_session->playhead.setTime(span.start + m_session->playhead.rate().at(3));
            settle();
            QCOMPARE(m_session->selection.scene(), span.id);
        }
        watch.tell(u"passing"_s);
        if (!m_session->playhead.isMoving())
            QSKIP("this machine is too slow for that"); // the playhead has come to rest in between
        QCOMPARE(watch.made, 0);
        QCOMPARE(graph().diagrams(), diagrams);
        QTRY_COMPARE(graph().diagrams(), diagrams + 1);
        const lecture::Scene *scene = m_session->document.scene(spans.back().id);
        QCOMPARE(graph().shown().places.size(), scene->nodes.size());
        QVERIFY(watch.made > 0); // the inspector's rows
    }

    void whatIsAskedForWaitsForNobody()
    {
        open(u"transformer-architecture"_s);
        const auto spans = m_session->preview.show().scenes();
        m_session->playhead.setTime(spans[2].start);
        QVERIFY(m_session->playhead.isMoving());
        const lecture::Scene *scene = m_session->document.scene(spans[2].id);
        QVERIFY(scene);
        QCOMPARE(graph().shown().places.size(), scene->nodes.size());
        Row *background = inspector().row(u"background"_s);
        QVERIFY(background);
        QCOMPARE(background->source().places.front().scene, spans[2].id);
        // Also for a selection.
        m_session->playhead.setTime(spans[3].start);
        m_session->selection.setNodes({m_session->document.scene(spans[3].id)->actors.front()});
        QVERIFY(graph().drawn().diagram.cardOf.contains(m_session->selection.nodes().front()));
        // Also for opening a scene.
        m_session->preview.enter(spans[1].id);
        QVERIFY(!m_session->playhead.isMoving());
        QCOMPARE(graph().drawn().diagram.places.size(), m_session->document.scene(spans[1].id)->nodes.size());
    }

    void anEditOfOneBlockLeavesTheOthersAlone()
    {
        open(u"transformer-architecture"_s);
        const QString scene = m_session->selection.scene();
        const QString actor = m_session->document.scene(scene)->actors.front();
        const auto turn = [&](double by) {
            m_session->document.edit(u"Turn"_s, [&](const lecture::Lecture &before) {
                return lecture::withNodeProperty(before, scene, actor, u"turn"_s, by);
            });
        };
        turn(1);
        rest();
        const int drawn = graph().drawnCards();
        const int rows = panel<TimelinePanel>("timelinePanel").view().revision();
        Watch watch(m_window.get());
        turn(2);
        settle();
        watch.tell(u"edit"_s);
        QCOMPARE(watch.made, 0);
        QVERIFY(watch.polished == 0);
        QCOMPARE(panel<TimelinePanel>("timelinePanel").view().revision(), rows + 1);
        QCOMPARE(watch.paintedIn(u"Lanes"_s), 0);
        rest();
        QVERIFY2(graph().drawnCards() <= drawn + 1, qPrintable(QString::number(graph().drawnCards() - drawn)));
    }

    void anEditOfOneBlockEvaluatesNoOther()
    {
        lecture::Lecture lecture = emptyLecture(u"en"_s);
        const QString scene = lecture.scenes.front()->id;
        for (const QString &id : {u"one"_s, u"two"_s, u"three"_s}) {
            auto next = withBlock(lecture, scene, {.type = u"shapes.circle"_s, .id = id}, m_registry);
            QVERIFY(next.has_value());
            lecture = *std::move(next);
        }
        m_session->document.open(lecture, {});
        m_session->selection.setNodes({u"two"_s});
        rest();
        m_evaluations = 0;
        m_session->document.edit(u"Grow"_s, [&](const lecture::Lecture &before) {
            return lecture::withNodeProperty(before, scene, u"two"_s, u"radius"_s, 2.5);
        });
        rest();
        QCOMPARE(m_evaluations, 1); // shared by stage, graph and inspector
        m_session->document.history().undo();
        rest();
        QCOMPARE(m_evaluations, 1); // still cached
        for (int i = 0; i < 20; ++i) {
            m_session->playhead.step(1);
            settle();
        }
        rest();
        QCOMPARE(m_evaluations, 1); // nothing moves
    }

    void whatIsSelectedAndStandsStillIsPaintedOnce()
    {
        open(u"transformer-architecture"_s);
        const qint64 first = frameOf(true, 8);
        QVERIFY(first >= 0);
        m_session->playhead.setFrame(first);
        rest();
        const lecture::Scene *scene = m_session->document.scene(m_session->selection.scene());
        m_session->selection.setNodes({scene->actors.front()});
        rest();
        Watch watch(m_window.get());
        for (int i = 1; i < 8; ++i) {
            m_session->playhead.setFrame(first + i);
            settle();
        }
        watch.tell(u"selected"_s);
        QCOMPARE(watch.paintedIn(u"stagePanel"_s), 0);
        QCOMPARE(watch.made, 0);
        // After an edit of a property, only the block and its marks are painted.
        watch.painted.clear();
        m_session->document.edit(u"Turn"_s, [&](const lecture::Lecture &before) {
            return lecture::withNodeProperty(before, m_session->selection.scene(), m_session->selection.nodes().front(),
                                             u"turn"_s, 5);
        });
        settle();
        watch.tell(u"turned"_s);
        QVERIFY(watch.paintedIn(u"PictureView"_s) < static_cast<qint64>(picture().width()) * picture().height());
    }

    void whatIsDraggedOnStageLeavesTheRestUnpainted()
    {
        lecture::Lecture lecture = emptyLecture(u"en"_s);
        const QString scene = lecture.scenes.front()->id;
        auto next = withBlock(lecture, scene, {.type = u"shapes.circle"_s, .id = u"ball"_s}, m_registry);
        QVERIFY(next.has_value());
        m_session->document.open(*next, {});
        m_session->selection.setNodes({u"ball"_s});
        rest();
        StageOverlay &overlay = *panel<StagePanel>("stagePanel").overlay();
        const QPoint from = overlay.rectOf(u"ball"_s).center().toPoint();
        const auto moveTo = [&](const QPoint &to) {
            QMouseEvent event(QEvent::MouseMove, to, overlay.mapToGlobal(to), Qt::NoButton, Qt::LeftButton,
                              Qt::ControlModifier);
            QApplication::sendEvent(&overlay, &event);
            settle();
        };
        QTest::mousePress(&overlay, Qt::LeftButton, {}, from);
        moveTo(from + QPoint(10, 3));
        moveTo(from + QPoint(20, 7));
        Watch watch(m_window.get());
        constexpr int steps = 6;
        for (int i = 1; i <= steps; ++i)
            moveTo(from + QPoint(20 + 3 * i, 7 + i));
        watch.tell(u"dragged"_s);
        QTest::mouseRelease(&overlay, Qt::LeftButton, Qt::ControlModifier, from + QPoint(40, 13));
        QVERIFY(overlay.rectOf(u"ball"_s).center().x() > from.x() + 10);
        QCOMPARE(watch.made, 0);
        QVERIFY(watch.paintedIn(u"PictureView"_s)
                < static_cast<qint64>(steps) * overlay.width() * overlay.height() / 2);
        QCOMPARE(watch.paintedIn(u"Lanes"_s), 0);
    }

    void whatIsPaintedInPiecesLooksAsIfPaintedWhole_data()
    {
        QTest::addColumn<QString>("id");
        for (const QString &id : {u"transformer-architecture"_s, u"scaling-a-pattern"_s, u"masking"_s})
            QTest::newRow(qPrintable(id)) << id;
    }
    void whatIsPaintedInPiecesLooksAsIfPaintedWhole()
    {
        QFETCH(QString, id);
        open(id);
        int step = 0;
        const auto compare = [&] {
            ++step;
            settle();
            settle();
            const QImage shown =
                m_window->screen()->grabWindow(m_window->winId()).toImage().convertToFormat(QImage::Format_RGB32);
            const QImage whole = m_window->grab().toImage().convertToFormat(QImage::Format_RGB32);
            QVERIFY(!shown.isNull());
            QCOMPARE(shown.size(), whole.size());
            for (const char *name : {"stagePanel", "graphPanel", "timelinePanel"}) {
                const QWidget &part = panel<QWidget>(name);
                const QRect area(part.mapTo(m_window.get(), QPoint()), part.size());
                int others = 0;
                QPoint at;
                for (int y = area.top(); y <= area.bottom(); ++y) {
                    const auto *a = reinterpret_cast<const QRgb *>(shown.constScanLine(y));
                    const auto *b = reinterpret_cast<const QRgb *>(whole.constScanLine(y));
                    for (int x = area.left(); x <= area.right(); ++x) {
                        if (distance(a[x], b[x]) > 24) { // antialiasing of clipped lines may differ
                            ++others;
                            at = QPoint(x, y) - area.topLeft();
                        }
                    }
                }
                if (others > 0 && qEnvironmentVariableIsSet("LECTOGRAPH_SHOTS")) {
                    shown.save(qEnvironmentVariable("LECTOGRAPH_SHOTS") + u"/shown.png"_s);
                    whole.save(qEnvironmentVariable("LECTOGRAPH_SHOTS") + u"/whole.png"_s);
                }
                QVERIFY2(others == 0,
                         qPrintable(u"%1, step %2: %3 pixels differ, one at %4, %5"_s.arg(QString::fromLatin1(name))
                                        .arg(step)
                                        .arg(others)
                                        .arg(at.x())
                                        .arg(at.y())));
            }
        };
        compare();
        const qint64 first = frameOf(false, 40);
        for (const bool isSelected : {false, true}) {
            m_session->playhead.setFrame(std::max<qint64>(first, 0));
            rest();
            if (isSelected)
                m_session->selection.setNodes(
                    {m_session->document.scene(m_session->selection.scene())->actors.front()});
            compare();
            for (int i = 1; i < 4; ++i) {
                m_session->playhead.setFrame(first + 9 * i);
                compare();
            }
            const QString actor = m_session->document.scene(m_session->selection.scene())->actors.front();
            for (const double turn : {5.0, 30.0}) {
                m_session->document.edit(u"Turn"_s, [&](const lecture::Lecture &before) {
                    return lecture::withNodeProperty(before, m_session->selection.scene(), actor, u"turn"_s, turn);
                });
                compare();
            }
            m_session->document.history().undo();
            compare();
            m_session->playhead.setFrame(m_session->playhead.frameCount() * 2 / 3);
            compare();
        }
        rest();
        compare();
    }

    void aHiddenPanelDoesNothingUntilItIsShown()
    {
        open(u"transformer-architecture"_s);
        inspector().hide();
        panel<QWidget>("graphPanel").hide();
        const auto spans = m_session->preview.show().scenes();
        const int diagrams = graph().diagrams();
        Watch watch(m_window.get());
        m_session->preview.enter(spans[2].id);
        rest();
        QCOMPARE(watch.made, 0);
        QCOMPARE(graph().diagrams(), diagrams);
        inspector().show();
        panel<QWidget>("graphPanel").show();
        QVERIFY(watch.made > 0);
        QCOMPARE(graph().drawn().diagram.places.size(), m_session->document.scene(spans[2].id)->nodes.size());
    }
};

LECTOGRAPH_TEST_MAIN(TestEditorSpeed)
#include "tst_editor_speed.moc"
