// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"

#include "editor/settings/settings.h"
#include "testmain.h"

#include <QSettings>

#include <cmath>
#include <numbers>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using base::Time;
using base::Vec3;

namespace {

QJsonObject filled(double x, double y)
{
    return {{u"fill"_s, u"#58C4DD"_s}, {u"fillOpacity"_s, 1}, {u"position"_s, QJsonArray{x, y}}};
}

/// A disc that is seen, one that enters after two seconds with a dot beside it, one behind the first that enters too, and one
/// beyond the frame.
lecture::Lecture withHidden()
{
    lecture::Lecture lecture = withNodes(emptyLecture(u"en"_s),
                                         {{u"later"_s, u"shapes.circle"_s, filled(4, 0)},
                                          {u"behind"_s, u"shapes.dot"_s, filled(-4, 0)},
                                          {u"seen"_s, u"shapes.circle"_s, filled(-4, 0)},
                                          {u"neighbour"_s, u"shapes.dot"_s, filled(2.4, 0)},
                                          {u"beyond"_s, u"shapes.circle"_s, filled(0, 5.5)}});
    for (const QString &id : {u"later"_s, u"behind"_s})
        lecture =
            withNewClip(lecture, u"scene1"_s, {u"motion.fade-in"_s, id, Time::fromSeconds(2)}, registry())->lecture;
    return lecture;
}

/// The strongest colour that the overlay draws around a point.
int strongest(Bench &bench, const QPoint &at)
{
    QImage image(bench.overlay().size(), QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    bench.overlay().render(&image, {}, {}, QWidget::RenderFlags());
    int most = 0;
    for (int x = at.x() - 2; x <= at.x() + 2; ++x) {
        for (int y = at.y() - 2; y <= at.y() + 2; ++y)
            most = std::max(most, qAlpha(image.pixel(x, y)));
    }
    return most;
}

/// The strongest colours along the rim of a disc.
std::vector<int> rimOf(Bench &bench, const QString &node)
{
    const Vec3 centre = findActor(bench.overlay().cast(), node)->centre();
    std::vector<int> colors;
    constexpr int steps = 24;
    for (int i = 0; i < steps; ++i) {
        const double angle = 2 * std::numbers::pi * i / steps;
        colors.push_back(strongest(bench, bench.at(centre.x + std::cos(angle), centre.y + std::sin(angle))));
    }
    return colors;
}

int strongestOfRim(Bench &bench, const QString &node)
{
    return std::ranges::max(rimOf(bench, node));
}

bool hasGaps(Bench &bench, const QString &node)
{
    const Vec3 centre = findActor(bench.overlay().cast(), node)->centre();
    QImage image(bench.overlay().size(), QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    bench.overlay().render(&image, {}, {}, QWidget::RenderFlags());
    int changes = 0;
    bool wasInk = false;
    for (int i = 0; i < 3600; ++i) {
        const double angle = 2 * std::numbers::pi * i / 3600;
        const bool isInk = qAlpha(image.pixel(bench.at(centre.x + std::cos(angle), centre.y + std::sin(angle)))) > 20;
        changes += isInk != wasInk;
        wasInk = isInk;
    }
    return changes > 20;
}

} // namespace

class StageGhostsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }
    void init() { QSettings().clear(); }

    void theyAreOffUntilSomebodyAsks()
    {
        Bench bench(withHidden());
        QVERIFY(!setting::showsGhosts.value());
        bench.session.selection.setNodes({u"neighbour"_s});
        QCOMPARE(strongestOfRim(bench, u"later"_s), 0);
        QTest::mouseMove(&bench.overlay(), bench.at(4, 0));
        QCOMPARE(strongestOfRim(bench, u"later"_s), 0);
        bench.click(bench.at(4, 0));
        QVERIFY(bench.selected().isEmpty());
        bench.press(Qt::Key_Tab);
        QCOMPARE(bench.selected(), QStringList{u"seen"_s});
    }

    void theKeyboardReachesWhatIsHiddenToo()
    {
        Bench bench(withHidden());
        QStringList walked;
        for (int i = 0; i < 5; ++i) {
            bench.press(Qt::Key_Tab);
            walked += bench.selected();
        }
        QCOMPARE(walked, (QStringList{u"seen"_s, u"neighbour"_s, u"beyond"_s, u"later"_s, u"behind"_s}));
        QVERIFY(bench.overlay().accessibleDescription().contains(u"not visible now"_s));
        QVERIFY(!bench.overlay().walk(true)); // then Tab leaves the stage
        QVERIFY(bench.overlay().walk(false));
        QCOMPARE(bench.selected(), QStringList{u"later"_s});
        QImage image(bench.overlay().size(), QImage::Format_ARGB32);
        image.fill(Qt::transparent);
        bench.overlay().render(&image, {}, {}, QWidget::RenderFlags());
        const QRect box = bench.overlay().rectOf(u"later"_s).toAlignedRect().adjusted(-6, -6, 6, 6);
        int ink = 0;
        for (int x = box.left(); x <= box.right(); ++x)
            ink += qAlpha(image.pixel(x, box.center().y())) > 0;
        QVERIFY(ink > 0); // its outline
        bench.press(Qt::Key_Right);
        QVERIFY(bench.position(u"later"_s).x() > 4);
    }

    void theNeighboursOfWhatIsSelectedHaveDashedOutlines()
    {
        Bench bench(withHidden());
        bench.run("stage.ghosts");
        QCOMPARE(strongestOfRim(bench, u"later"_s), 0); // nothing is selected
        bench.session.selection.setNodes({u"seen"_s});
        QCOMPARE(strongestOfRim(bench, u"later"_s), 0); // that is far away
        bench.session.selection.setNodes({u"neighbour"_s});
        const int pale = strongestOfRim(bench, u"later"_s);
        QVERIFY2(pale > 30 && pale < 170, qPrintable(QString::number(pale)));
        QVERIFY(hasGaps(bench, u"later"_s));
        QCOMPARE(strongest(bench, bench.at(4, 0.5)), 0); // an outline, not a patch
    }

    void oneIsClickedAndMoved()
    {
        Bench bench(withHidden());
        bench.run("stage.ghosts");
        bench.click(bench.at(4.3, 0.2));
        QCOMPARE(bench.selected(), QStringList{u"later"_s});
        bench.drag(bench.at(4, 0), bench.at(5, 1));
        QVERIFY(std::abs(bench.position(u"later"_s).x() - 5) < 0.05);
        QVERIFY(std::abs(bench.position(u"later"_s).y() - 1) < 0.05);
        QCOMPARE(bench.steps(), 1);
    }

    void theOneUnderThePointerIsClear()
    {
        Bench bench(withHidden());
        bench.run("stage.ghosts");
        QTest::mouseMove(&bench.overlay(), bench.at(-6, 3));
        QTest::mouseMove(&bench.overlay(), bench.at(4, 0));
        QVERIFY(strongestOfRim(bench, u"later"_s) > 200);
    }

    void ghostsAreBehindWhatIsSeen()
    {
        Bench bench(withHidden());
        bench.run("stage.ghosts");
        bench.click(bench.at(-4, 0.3));
        QCOMPARE(bench.selected(), QStringList{u"seen"_s});
    }

    void theyAreWalkedThroughAndBanded()
    {
        Bench bench(withHidden());
        bench.run("stage.ghosts");
        bench.press(Qt::Key_Tab);
        QCOMPARE(bench.selected(), QStringList{u"later"_s});
        bench.drag(bench.at(2.6, 2), bench.at(6, -2), {});
        QCOMPARE(bench.selected(), QStringList{u"later"_s});
    }

    void theyCanBeSwitchedOnAndOff()
    {
        Bench bench(withHidden());
        bench.run("stage.ghosts");
        QCOMPARE(setting::showsGhosts.value(), true);
        bench.click(bench.at(4, 0));
        QCOMPARE(bench.selected(), QStringList{u"later"_s});
        bench.session.selection.clear();
        bench.run("stage.ghosts");
        QCOMPARE(setting::showsGhosts.value(), false);
        bench.click(bench.at(4, 0));
        QVERIFY(bench.selected().isEmpty());
    }

    void theyAreNotShownWhilePlaying()
    {
        Bench bench(withHidden());
        bench.run("stage.ghosts");
        bench.session.selection.setNodes({u"neighbour"_s});
        QVERIFY(strongestOfRim(bench, u"later"_s) > 0);
        bench.session.playhead.play();
        QCOMPARE(strongestOfRim(bench, u"later"_s), 0);
        bench.session.playhead.stop();
        QTRY_VERIFY(strongestOfRim(bench, u"later"_s) > 0);
    }

    void whatIsBeyondTheFrameIsOutlinedAndBroughtBack()
    {
        Bench bench(withHidden());
        bench.run("stage.ghosts");
        bench.overlay().zoomBy(0.6);
        QVERIFY(bench.overlay().rect().contains(bench.at(0, 6.5)));
        QVERIFY(!bench.overlay().frame().contains(bench.at(0, 5.5)));
        QTest::mouseMove(&bench.overlay(), bench.at(0, 5.5));
        QVERIFY(strongestOfRim(bench, u"beyond"_s) > 30);
        QTest::mouseMove(&bench.overlay(), bench.at(6, 6));
        QCOMPARE(strongest(bench, bench.at(-3, 0)), 0); // what the picture shows needs no outline
        bench.drag(bench.at(0, 5.5), bench.at(0, 2));
        QVERIFY(std::abs(bench.position(u"beyond"_s).y() - 2) < 0.05);
        QCOMPARE(bench.selected(), QStringList{u"beyond"_s});
    }

    void aBlockThatMovedAndLeftStandsWhereItLeft()
    {
        lecture::Lecture lecture = withNodes(emptyLecture(u"en"_s), {{u"disc"_s, u"shapes.circle"_s, filled(-4, 0)}});
        lecture = withNewClip(lecture, u"scene1"_s, {u"motion.shift"_s, u"disc"_s, {}}, registry())->lecture;
        const timeline::Track &track = *lecture.scenes.front()->tracks.front();
        timeline::Clip clip = *track.clips.front();
        clip.properties.insert(u"by"_s, QJsonArray{3, 0});
        lecture = *lecture::withClip(lecture, u"scene1"_s, {0, {0}}, clip);
        lecture = withNewClip(lecture, u"scene1"_s, {u"motion.fade-out"_s, u"disc"_s, Time::fromSeconds(2)}, registry())
                      ->lecture;
        Bench bench(lecture);
        bench.run("stage.ghosts");
        bench.session.playhead.setTime(Time::fromSeconds(4));
        const Actor *disc = findActor(bench.overlay().cast(), u"disc"_s);
        QVERIFY(disc->isGhost);
        QVERIFY(std::abs(disc->centre().x + 1) < 0.01);
    }
};

LECTOGRAPH_TEST_MAIN(StageGhostsTest)
#include "tst_editor_stage_ghosts.moc"
