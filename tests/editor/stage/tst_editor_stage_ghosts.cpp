// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"

#include "editor/settings/settings.h"
#include "testmain.h"

#include <QSettings>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using base::Time;

namespace {

QJsonObject filled(double x, double y)
{
    return {{u"fill"_s, u"#58C4DD"_s}, {u"fillOpacity"_s, 1}, {u"position"_s, QJsonArray{x, y}}};
}

/// A disc that is seen, one that enters after two seconds, one behind the first that does so, and one beyond the frame.
lecture::Lecture withHidden()
{
    lecture::Lecture lecture = withNodes(emptyLecture(u"en"_s),
                                         {{u"later"_s, u"shapes.circle"_s, filled(4, 0)},
                                          {u"behind"_s, u"shapes.dot"_s, filled(-4, 0)},
                                          {u"seen"_s, u"shapes.circle"_s, filled(-4, 0)},
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

} // namespace

class StageGhostsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }
    void init() { QSettings().clear(); }

    void aBlockBeforeItsEntranceIsAPaleOutlineThatIsClickedAndMoved()
    {
        Bench bench(withHidden());
        const QPoint rim = bench.at(5, 0);
        const int pale = strongest(bench, rim);
        QVERIFY2(pale > 30 && pale < 170, qPrintable(QString::number(pale)));
        QCOMPARE(strongest(bench, bench.at(4, 0.5)), 0); // an outline, not a patch

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
        QTest::mouseMove(&bench.overlay(), bench.at(4, 0));
        QVERIFY(strongest(bench, bench.at(5, 0)) > 200);
    }

    void ghostsAreBehindWhatIsSeen()
    {
        Bench bench(withHidden());
        bench.click(bench.at(-4, 0.3));
        QCOMPARE(bench.selected(), QStringList{u"seen"_s});
    }

    void theyAreWalkedThroughAndBanded()
    {
        Bench bench(withHidden());
        bench.press(Qt::Key_Tab);
        QCOMPARE(bench.selected(), QStringList{u"later"_s});
        bench.drag(bench.at(2, 2), bench.at(6, -2), {});
        QCOMPARE(bench.selected(), QStringList{u"later"_s});
    }

    void theyCanBeSwitchedOff()
    {
        Bench bench(withHidden());
        bench.run("stage.ghosts");
        QCOMPARE(setting::showsGhosts.value(), false);
        QCOMPARE(strongest(bench, bench.at(5, 0)), 0);
        bench.click(bench.at(4, 0));
        QVERIFY(bench.selected().isEmpty());
        bench.press(Qt::Key_Tab);
        QCOMPARE(bench.selected(), QStringList{u"seen"_s});
        bench.run("stage.ghosts");
        bench.click(bench.at(4, 0));
        QCOMPARE(bench.selected(), QStringList{u"later"_s});
    }

    void theyAreNotShownWhilePlaying()
    {
        Bench bench(withHidden());
        QVERIFY(strongest(bench, bench.at(5, 0)) > 0);
        bench.session.playhead.play();
        QCOMPARE(strongest(bench, bench.at(5, 0)), 0);
        bench.session.playhead.stop();
        QTRY_VERIFY(strongest(bench, bench.at(5, 0)) > 0);
    }

    void whatIsBeyondTheFrameIsOutlinedAndBroughtBack()
    {
        Bench bench(withHidden());
        bench.overlay().zoomBy(0.6);
        QVERIFY(bench.overlay().rect().contains(bench.at(0, 6.5)));
        QVERIFY(!bench.overlay().frame().contains(bench.at(0, 5.5)));
        QVERIFY(strongest(bench, bench.at(1, 5.5)) > 30);
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
        bench.session.playhead.setTime(Time::fromSeconds(4));
        const Actor *disc = findActor(bench.overlay().cast(), u"disc"_s);
        QVERIFY(disc->isGhost);
        QVERIFY(std::abs(disc->centre().x + 1) < 0.01);
    }
};

LECTOGRAPH_TEST_MAIN(StageGhostsTest)
#include "tst_editor_stage_ghosts.moc"
