// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"

#include "editor/edits/mime.h"
#include "editor/edits/properties.h"
#include "editor/edits/scene_edits.h"
#include "editor/edits/texts.h"
#include "editor/edits/timeline_edits.h"
#include "editor/language/names.h"
#include "editor/language/scenenames.h"
#include "editor/timeline/lanes/barname.h"
#include "testmain.h"

#include <QApplication>
#include <QLineEdit>
#include <QSignalSpy>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using namespace Qt::StringLiterals;
using lecture::ClipPlace;

class TimelineViewTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void pressingTheRulerPutsThePlayheadThere();
    void aClickOnTheRulerTakesTheKeysFromAField();
    void labelsOfTheRulerAreWholeAndClearOfThePlayhead();
    void headersEndWhereTheTracksEnd();
    void scenesAreAddedReorderedRenamedAndLengthened();
    void markersComeAndGo();
    void tracksAreRenamedInTheLanguageThatIsSeen();
    void animationsAreDroppedOnTracksClipsAndWhatIsSelected();
    void aDropThatMeansNothingSaysSo();
    void tabWalksTheClipsInTheOrderOfTimeAndTellsOfThem();
    void headsAndScenesAreWalkedWithTheArrows();
    void theCameraHasARowWhereverItsMovementIsWritten_data();
    void theCameraHasARowWhereverItsMovementIsWritten();
    void tenThousandKeyframesPaintOnlyWhatIsSeen();
    void barsThatDifferAreNotCutAlike();
    void zoomingKeepsWhatIsUnderThePointer();
    void stillPassagesAreFoundInTheBackground();
    void whatIsSelectedElsewhereComesIntoSight();
    void keyframesOfEarlierScenesStandWhereTheStageHasThem();
    void theSceneThatIsOpenedComesIntoSight();
    void scenesThatFitStayInSightWhenOneIsAdded();
    void theHintOfEmptyLanesKeepsOffClipsOfOtherScenes();
};

void TimelineViewTest::theHintOfEmptyLanesKeepsOffClipsOfOtherScenes()
{
    lecture::Lecture lecture = twoScenes();
    lecture::Scene first = *lecture.scenes.front();
    first.tracks = std::vector(12, first.tracks.front());
    lecture.scenes.front() = std::make_shared<const lecture::Scene>(std::move(first));
    Bench bench(lecture);
    bench.session.preview.enter(u"two"_s);
    const auto inkOfHint = [&] {
        const QImage image = bench.panel->lanes().grab().toImage();
        const QColor ink = theme().muted;
        int found = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                const QColor at = image.pixelColor(x, y);
                found += std::abs(at.red() - ink.red()) < 8 && std::abs(at.blue() - ink.blue()) < 8;
            }
        }
        return found;
    };
    bench.panel->view().fitScene();
    QTRY_VERIFY(bench.panel->view().rows().empty());
    QVERIFY(inkOfHint() > 0);
    bench.panel->view().fitLecture();
    QCOMPARE(inkOfHint(), 0);
}

void TimelineViewTest::theSceneThatIsOpenedComesIntoSight()
{
    Bench bench(twoScenes());
    TimelineView &view = bench.panel->view();
    const auto isInSight = [&](const QString &scene) {
        const auto span = bench.session.preview.span();
        return span.id == scene && view.sceneStart() == span.start && view.axis().x(span.start) >= 0
            && view.axis().x(span.start + span.duration) <= bench.panel->lanes().width();
    };
    view.fitScene();
    bench.key(u"PgDown"_s);
    QVERIFY(isInSight(u"two"_s));
    bench.key(u"PgUp"_s);
    QVERIFY(isInSight(u"one"_s));
    // A scene that comes back, and the one before a scene that goes.
    bench.session.preview.enter(u"two"_s);
    bench.panel->commands().removeScenes({u"two"_s});
    QVERIFY(isInSight(u"one"_s));
    bench.session.document.history().undo();
    QVERIFY(isInSight(u"two"_s));
    bench.panel->commands().duplicateScenes({u"two"_s});
    QCOMPARE(bench.session.document.lecture().scenes.size(), std::size_t(3));
    QVERIFY(isInSight(bench.session.document.lecture().scenes.back()->id));
    bench.session.document.history().undo();
    QVERIFY(isInSight(u"two"_s));
    // The playhead scrolls no further than it must.
    view.fit(0, 2);
    bench.session.playhead.setTime(bench.session.preview.span().start + base::Time::fromSeconds(1));
    QVERIFY(!isInSight(u"two"_s));
}

void TimelineViewTest::scenesThatFitStayInSightWhenOneIsAdded()
{
    lecture::Lecture lecture = twoScenes();
    lecture::Scene only = *lecture.scenes.back();
    only.duration = base::Time::fromSeconds(5);
    lecture.scenes = {std::make_shared<const lecture::Scene>(std::move(only))};
    Bench bench(lecture);
    TimelineView &view = bench.panel->view();
    const auto isInView = [&](double from, double to) {
        return view.axis().x(from) >= 0 && view.axis().x(to) <= view.laneSize().width();
    };
    for (const double length : {10.0, 15.0, 20.0}) { // each new one has five seconds
        bench.panel->commands().addScene();
        QCOMPARE(bench.session.playhead.duration().seconds(), length);
        QVERIFY(isInView(0, length));
    }
}

void TimelineViewTest::keyframesOfEarlierScenesStandWhereTheStageHasThem()
{
    lecture::Lecture lecture = twoScenes();
    const double length = lecture.scenes[0]->duration->seconds();
    auto second = std::make_shared<lecture::Scene>(*lecture.scenes[1]);
    second->continues = true;
    lecture.scenes[1] = second;
    const PropertyPlace radius{u"one"_s, u"circle"_s, {}, u"radius"_s};
    lecture = *withProperty(lecture, radius, keysAt({0.5, length + 1}));
    Bench bench(lecture);
    bench.session.preview.enter(second->id);
    QCoreApplication::processEvents();
    const auto &rows = bench.panel->view().rows();
    const auto found = std::ranges::find_if(rows, [](const TimeRow &row) { return row.property.node == u"circle"_s; });
    QVERIFY(found != rows.end());
    QCOMPARE(found->keys->at, (std::vector{0.5 - length, 1.0}));

    // Moved in this scene by a second, which the file says in the time of the first one.
    const EditContext context{second->id, {}, false, bench.session.registry(), {}};
    const auto moved = withMoved(lecture, context, {{}, {{u"circle"_s, {}, u"radius"_s, 1}}, {}}, Time::fromSeconds(1),
                                 0);
    QVERIFY(moved);
    QCOMPARE(keyframesOf(writtenAt(moved->lecture, radius)).back().seconds, length + 2);
    QCOMPARE(keyframesOf(writtenAt(moved->lecture, radius)).front().seconds, 0.5);
    // No further than to the start of the scene.
    const auto left = withMoved(lecture, context, {{}, {{u"circle"_s, {}, u"radius"_s, 1}}, {}}, Time::fromSeconds(-5),
                                0);
    QCOMPARE(keyframesOf(writtenAt(left->lecture, radius)).back().seconds, length);
}

void TimelineViewTest::initTestCase()
{
    prepare();
}

void TimelineViewTest::pressingTheRulerPutsThePlayheadThere()
{
    Bench bench(twoScenes());
    const auto at = [&](double seconds) { return QPoint(static_cast<int>(bench.panel->view().axis().x(seconds)), 16); };
    QTest::mouseClick(&bench.panel->ruler(), Qt::LeftButton, Qt::ShiftModifier, at(5.5));
    QVERIFY(std::abs(bench.session.playhead.time().seconds() - 5.5) < 0.05);
    bench.drag(&bench.panel->ruler(), at(5.5), at(7.2), Qt::ShiftModifier);
    QVERIFY(std::abs(bench.session.playhead.time().seconds() - 7.2) < 0.05);
    // Snaps to whole seconds.
    QTest::mouseClick(&bench.panel->ruler(), Qt::LeftButton, {}, at(6) + QPoint(3, 0));
    QCOMPARE(bench.session.playhead.time().seconds(), 6.0);
}

void TimelineViewTest::aClickOnTheRulerTakesTheKeysFromAField()
{
    Bench bench(twoScenes());
    auto *field = new QLineEdit(bench.window.get());
    field->show();
    field->setFocus();
    QTRY_VERIFY(field->hasFocus());
    QTest::mouseClick(&bench.panel->ruler(), Qt::LeftButton, {}, QPoint(60, 16));
    QVERIFY(bench.panel->lanes().hasFocus());
}

void TimelineViewTest::labelsOfTheRulerAreWholeAndClearOfThePlayhead()
{
    constexpr double width = 500;
    constexpr double advance = 36;
    QCOMPARE(labelLeft(100, advance, 300, width), 104.0);
    for (double playhead = 60; playhead < 180; ++playhead) {
        const auto left = labelLeft(100, advance, playhead, width);
        QVERIFY(left);
        QVERIFY(*left > playhead + 6 || *left + advance < playhead - 6);
        QVERIFY(std::abs(*left - 100) < advance);
    }
    for (double tick = 400; tick < width; ++tick) {
        const auto left = labelLeft(tick, advance, 50, width);
        QVERIFY(left && *left >= 0 && *left + advance <= width);
    }
    QVERIFY(!labelLeft(-10, advance, 300, width));
}

void TimelineViewTest::headersEndWhereTheTracksEnd()
{
    Bench bench(twoScenes());
    QCOMPARE(bench.panel->heads().height(), bench.panel->lanes().height());
}

void TimelineViewTest::scenesAreAddedReorderedRenamedAndLengthened()
{
    Bench bench(twoScenes());
    bench.panel->view().fitLecture();
    SceneStrip &strip = bench.panel->scenes();
    const auto ids = [&] {
        QStringList list;
        for (const lecture::ScenePtr &scene : bench.session.document.lecture().scenes)
            list.append(scene->id);
        return list;
    };
    QTest::mouseClick(&strip, Qt::LeftButton, {}, strip.rectOf(u"two"_s).center().toPoint());
    QCOMPARE(bench.session.selection.scene(), u"two"_s);
    QCOMPARE(bench.session.playhead.time().seconds(), 12.0);

    bench.panel->commands().addScene();
    QCOMPARE(ids(), (QStringList{u"one"_s, u"two"_s, u"scene3"_s}));
    QCOMPARE(bench.session.selection.scene(), u"scene3"_s);
    QCOMPARE(bench.scene(u"scene3"_s).name, newSceneName(3, bench.session.document.lecture().language));

    bench.panel->view().fitLecture();
    bench.drag(&strip, strip.rectOf(u"scene3"_s).center().toPoint(),
               {static_cast<int>(strip.rectOf(u"one"_s).left()) + 4, 12});
    QCOMPARE(ids(), (QStringList{u"scene3"_s, u"one"_s, u"two"_s}));

    const QPoint edge(static_cast<int>(strip.rectOf(u"scene3"_s).right()) - 2, 12);
    bench.drag(&strip, edge, edge + QPoint(static_cast<int>(bench.pixels(2)), 0));
    QCOMPARE(bench.scene(u"scene3"_s).duration->seconds(), 7.0);
    QCOMPARE(bench.session.document.history().count(), 3);

    // Not shorter than its clips.
    bench.panel->view().fitLecture();
    const QPoint end(static_cast<int>(strip.rectOf(u"one"_s).right()) - 2, 12);
    bench.drag(&strip, end, end - QPoint(static_cast<int>(bench.pixels(8)), 0));
    QCOMPARE(bench.scene().duration->seconds(), 11.0);

    QTest::mouseDClick(&strip, Qt::LeftButton, {}, strip.rectOf(u"one"_s).center().toPoint());
    auto *edit = strip.findChild<QLineEdit *>();
    QVERIFY(edit);
    edit->setText(u"Rings"_s);
    QTest::keyClick(edit, Qt::Key_Return);
    QCOMPARE(bench.scene().name[u"en"_s].toString(), u"Rings"_s);
    QCOMPARE(bench.scene().name[u"ko"_s].toString(), u"원"_s);
}

void TimelineViewTest::markersComeAndGo()
{
    Bench bench(twoScenes());
    bench.session.playhead.setTime(base::Time::fromSeconds(4));
    bench.key(u"M"_s);
    const std::vector<Marker> markers = markersOf(bench.scene());
    QCOMPARE(markers.size(), 1U);
    QCOMPARE(markers.front().at.seconds(), 4.0);
    const QPoint flag(static_cast<int>(bench.panel->view().axis().x(4.0)) + 3, 5);
    bench.drag(&bench.panel->ruler(), flag, flag + QPoint(static_cast<int>(std::lround(bench.pixels(2))), 0));
    QVERIFY(std::abs(markersOf(bench.scene()).front().at.seconds() - 6) < 0.05);
    bench.session.playhead.setTime(markersOf(bench.scene()).front().at);
    bench.panel->lanes().setFocus();
    bench.key(u"M"_s);
    QVERIFY(!bench.scene().extra.contains(u"markers"_s));
}

void TimelineViewTest::tracksAreRenamedInTheLanguageThatIsSeen()
{
    Bench bench(twoScenes());
    bench.session.preview.setLanguage(u"ko"_s);
    QTest::mouseDClick(&bench.panel->heads(), Qt::LeftButton, {}, {80, 14});
    auto *edit = bench.panel->heads().findChild<QLineEdit *>();
    QVERIFY(edit);
    QCOMPARE(edit->text(), u"토큰 띠"_s);
    edit->setText(u"동그라미"_s);
    QTest::keyClick(edit, Qt::Key_Return);
    QCOMPARE(bench.scene().tracks[0]->name[u"ko"_s].toString(), u"동그라미"_s);
    QCOMPARE(bench.scene().tracks[0]->name[u"en"_s].toString(), u"Circle"_s);
}

void TimelineViewTest::animationsAreDroppedOnTracksClipsAndWhatIsSelected()
{
    Bench bench(twoScenes());
    TimelineLanes &lanes = bench.panel->lanes();
    const auto x = [&](double seconds) { return static_cast<int>(std::lround(bench.panel->view().axis().x(seconds))); };
    drop(&lanes, {x(6), bench.middle(indicate).y()}, u"motion.wiggle"_s);
    QCOMPARE(bench.scene().tracks[0]->clips.size(), 4U);
    QCOMPARE(bench.clip(0, 3).target, u"circle"_s);
    QCOMPARE(bench.clip(0, 3).start.seconds(), 6.0);
    QVERIFY(bench.has(ClipPlace{0, {3}}));

    bench.session.selection.setNodes({u"size"_s});
    drop(&lanes, {x(3), lanes.height() - 6}, u"motion.fade-in"_s);
    QCOMPARE(bench.scene().tracks.size(), 3U);
    QCOMPARE(bench.clip(2, 0).target, u"size"_s);
}

void TimelineViewTest::aDropThatMeansNothingSaysSo()
{
    lecture::Lecture lecture = twoScenes();
    Bench bench(lecture);
    bench.session.preview.enter(u"two"_s);
    const QSignalSpy refused(&bench.session.document, &Document::refused);
    drop(&bench.panel->lanes(), {200, 60}, u"motion.fade-in"_s);
    QCOMPARE(refused.count(), 1);
    QCOMPARE(bench.session.document.history().count(), 0);
}

void TimelineViewTest::tabWalksTheClipsInTheOrderOfTimeAndTellsOfThem()
{
    Bench bench(twoScenes());
    TimelineLanes &lanes = bench.panel->lanes();
    QTest::keyClick(&lanes, Qt::Key_Tab);
    QVERIFY(bench.has(fadeIn));
    QVERIFY2(lanes.accessibleDescription().contains(u"circle"_s, Qt::CaseInsensitive),
             qPrintable(lanes.accessibleDescription()));
    QVERIFY2(lanes.accessibleDescription().contains(u"1.00 s"_s), qPrintable(lanes.accessibleDescription()));
    QTest::keyClick(&lanes, Qt::Key_Tab);
    QVERIFY(bench.has(writing));
    QTest::keyClick(&lanes, Qt::Key_Backtab, Qt::ShiftModifier);
    QVERIFY(bench.has(fadeIn));
    const QSignalSpy inspected(bench.panel, &TimelinePanel::inspectRequested);
    QTest::keyClick(&lanes, Qt::Key_Return);
    QCOMPARE(inspected.count(), 1);
    bench.key(u"Down"_s);
    QCOMPARE(bench.session.playhead.time().seconds(), 1.0);
    bench.key(u"Down"_s);
    QCOMPARE(bench.session.playhead.time().seconds(), 2.0);
    bench.key(u"Up"_s);
    QCOMPARE(bench.session.playhead.time().seconds(), 1.0);
}

void TimelineViewTest::theCameraHasARowWhereverItsMovementIsWritten_data()
{
    QTest::addColumn<bool>("isShared");
    QTest::addColumn<QJsonObject>("properties");
    QTest::addColumn<QString>("label");
    const QJsonObject computed{{u"theta"_s, QJsonObject{{u"expression"_s, u"10 * time"_s}}}};
    const QJsonObject keyed{{u"height"_s, keysAt({0, 1})}};
    QTest::newRow("at rest") << false << QJsonObject() << u"Camera"_s;
    QTest::newRow("keyframes") << false << keyed << u"Camera"_s;
    QTest::newRow("computed") << false << computed << u"Camera · computed"_s;
    QTest::newRow("shared") << true << QJsonObject() << u"Camera · shared"_s;
    QTest::newRow("shared and computed") << true << computed << u"Camera · shared · computed"_s;
}

void TimelineViewTest::theCameraHasARowWhereverItsMovementIsWritten()
{
    QFETCH(bool, isShared);
    QFETCH(QJsonObject, properties);
    QFETCH(QString, label);
    lecture::Lecture lecture = twoScenes();
    const auto camera = std::make_shared<const graph::Node>(test::nodeOf(u"camera"_s, u"scene.camera"_s, properties));
    lecture::Scene first = *lecture.scenes.front();
    first.properties.insert(u"camera"_s, QJsonObject{{u"link"_s, u"camera"_s}});
    std::vector<graph::NodePtr> &home = isShared ? lecture.nodes : first.nodes;
    home.insert(std::ranges::lower_bound(home, camera->id, {}, [](const graph::NodePtr &node) { return node->id; }),
                camera);
    lecture.scenes.front() = std::make_shared<const lecture::Scene>(std::move(first));
    Bench bench(lecture);
    const TimeRow &row = bench.panel->view().rows().front();
    QCOMPARE(row.label, label);
    QCOMPARE(row.isExpandable, properties.contains(u"height"_s));
    bench.session.selection.clear();
    QTest::mouseClick(&bench.panel->heads(), Qt::LeftButton, {}, {120, row.top + row.height / 2});
    QCOMPARE(bench.session.selection.nodes(), QStringList{u"camera"_s});
    QVERIFY(bench.panel->view().isTrackSelected(row));
    // A scene without it has none.
    bench.session.preview.enter(u"two"_s);
    QVERIFY(std::ranges::none_of(bench.panel->view().rows(),
                                 [](const TimeRow &one) { return one.label.startsWith(u"Camera"_s); }));
}

void TimelineViewTest::headsAndScenesAreWalkedWithTheArrows()
{
    Bench bench(twoScenes());
    const std::size_t rows = bench.panel->view().rows().size();
    bench.panel->heads().setFocus();
    QTest::keyClick(&bench.panel->heads(), Qt::Key_Left);
    QCOMPARE(bench.panel->view().rows().size(), rows - 1); // the properties of the first track are collapsed
    QTest::keyClick(&bench.panel->heads(), Qt::Key_Down);
    QTest::keyClick(&bench.panel->heads(), Qt::Key_Return);
    QVERIFY(bench.session.selection.has(u"label"_s));
    QCOMPARE(bench.panel->heads().accessibleDescription(), u"Label"_s);
    bench.panel->scenes().setFocus();
    QTest::keyClick(&bench.panel->scenes(), Qt::Key_Right);
    QCOMPARE(bench.session.selection.scene(), u"two"_s);
    QTest::keyClick(&bench.panel->scenes(), Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(bench.session.document.lecture().scenes.front()->id, u"two"_s);
    QCOMPARE(bench.session.playhead.frame(), 0);
}

void TimelineViewTest::tenThousandKeyframesPaintOnlyWhatIsSeen()
{
    lecture::Lecture lecture = twoScenes();
    std::vector<double> times;
    for (int i = 0; i < 10'000; ++i)
        times.push_back(i * 0.05);
    auto with = lecture::withNodeProperty(lecture, u"one"_s, u"circle"_s, u"radius"_s, keysAt(times));
    auto scene = **std::ranges::find(with->scenes, u"one"_s, [](const auto &one) { return one->id; });
    scene.duration = base::Time::fromSeconds(500);
    lecture = lecture::withScene(*with, std::move(scene)).value();
    Bench bench(lecture);
    bench.panel->view().fit(100, 110);
    bench.window->grab();
    QVERIFY2(bench.panel->lanes().paintedKeys() > 150, qPrintable(QString::number(bench.panel->lanes().paintedKeys())));
    QVERIFY(bench.panel->lanes().paintedKeys() < 260);
    QCOMPARE(bench.panel->lanes().paintedBars(), 0);
    // Zoomed out, at most one per pixel.
    bench.panel->view().fitScene();
    bench.window->grab();
    QVERIFY(bench.panel->lanes().paintedKeys() < bench.panel->lanes().width());
    QVERIFY(bench.panel->lanes().paintedKeys() > 100);
}

void TimelineViewTest::barsThatDifferAreNotCutAlike()
{
    Bench bench(twoScenes());
    for (const TimeRow &row : bench.panel->view().rows()) {
        for (const Bar &bar : row.bars)
            QCOMPARE(row.barNames.count(bar.name), 1);
    }
    const QFontMetrics metrics(uiFont(12, true));
    const QStringList names{u"Move to the left"_s, u"Move to the right"_s, u"Write line 1"_s, u"Write line 2"_s};
    for (int width = metrics.horizontalAdvance(u"Write…e 2"_s); width < 200; ++width) {
        QStringList shown;
        for (const QString &name : names) {
            shown.append(barName(metrics, name, names, width));
            QVERIFY(metrics.horizontalAdvance(shown.last()) <= width + 1); // both are rounded
        }
        QVERIFY2(shown.removeDuplicates() == 0, qPrintable(shown.join(u", "_s)));
    }
    QCOMPARE(barName(metrics, names[0], names, metrics.horizontalAdvance(u"Mov"_s)), u"Mov"_s); // says more than "M…"
}

void TimelineViewTest::zoomingKeepsWhatIsUnderThePointer()
{
    Bench bench(twoScenes());
    TimelineView &view = bench.panel->view();
    const QPointF at(400, 30);
    const double before = view.axis().seconds(at.x());
    const double scale = view.axis().scale;
    TimelineLanes &lanes = bench.panel->lanes();
    QWheelEvent wheel(at, lanes.mapToGlobal(at), {}, {0, 240}, Qt::NoButton, Qt::ControlModifier, Qt::NoScrollPhase,
                      false);
    QCoreApplication::sendEvent(&lanes, &wheel);
    QVERIFY(view.axis().scale > scale);
    QVERIFY(std::abs(view.axis().seconds(at.x()) - before) < 1e-6);
    bench.key(u"A"_s);
    const double fitting = view.axis().scale;
    QVERIFY(view.axis().x(12.0) <= lanes.width() && view.axis().x(12.0) > lanes.width() - 20);
    // A fitted view stays fitted when the panel is resized.
    bench.window->resize(1000, 380);
    QCoreApplication::processEvents();
    QVERIFY(view.axis().scale < fitting);
    QVERIFY(view.axis().x(12.0) <= lanes.width() && view.axis().x(12.0) > lanes.width() - 20);
    bench.selectClips({indicate});
    bench.key(u"F"_s);
    QVERIFY(view.axis().seconds(lanes.width()) < 5.2);
}

void TimelineViewTest::stillPassagesAreFoundInTheBackground()
{
    Bench bench(twoScenes());
    QTRY_VERIFY(bench.panel->view().staticRanges().isFinished());
    const auto &spans = bench.panel->view().staticRanges().spans();
    QVERIFY(!spans.empty());
    // Before the first and after the last movement.
    QVERIFY(spans.front().start == base::Time());
    QVERIFY(isNear(spans.back().end.seconds(), 12));
}

void TimelineViewTest::whatIsSelectedElsewhereComesIntoSight()
{
    Bench bench(twoScenes());
    TimelineView &view = bench.panel->view();
    TimelineLanes &lanes = bench.panel->lanes();
    bench.window->resize(1000, 200); // hardly more than one row
    QCoreApplication::processEvents();
    view.fit(0, 2);
    bench.selectClips({ClipPlace{1, {1}}});
    QVERIFY(lanes.rect().contains(bench.rectOf({1, {1}}).topLeft().toPoint()));
    bench.session.selection.setNodes({u"circle"_s});
    QCOMPARE(view.scrollY(), 0);
    // The clicked item stays under the pointer, even at the edge.
    view.fitScene();
    view.setScrollY(12);
    const QPointF before = bench.rectOf(fadeIn).center();
    QTest::mouseClick(&lanes, Qt::LeftButton, {}, before.toPoint());
    QVERIFY(bench.has(fadeIn));
    QCOMPARE(bench.rectOf(fadeIn).center(), before);
}

LECTOGRAPH_TEST_MAIN(TimelineViewTest)
#include "tst_editor_timeline_view.moc"
