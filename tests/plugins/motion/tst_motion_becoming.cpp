// SPDX-License-Identifier: GPL-3.0-or-later
#include "stage.h"
#include "testmain.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectograph;

namespace {

const QByteArray squareAndDisc =
    "{'it': {'type': 'shapes.square', 'position': [-3, 0], 'z': 2},"
    " 'other': {'type': 'shapes.circle', 'position': [3, 2], 'fill': 'BLUE', 'fillOpacity': 1}}";

QByteArray clipToOther(const QByteArray &type, const QByteArray &property, const QByteArray &more = {})
{
    return linearClip(type, "{'" + property + "': {'link': 'other'}" + more + "}");
}

/// Compares path, placement and style, regardless of names.
bool looksLike(const shape::Shape &a, const shape::Shape &b)
{
    return a->path == b->path && a->placement == b->placement && a->style == b->style && a->opacity == b->opacity;
}

} // namespace

class MotionBecomingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatBecomesAnotherEndsAsIt()
    {
        for (const QByteArray type : {"become", "cross-fade"}) {
            Stage stage(squareAndDisc, clipToOther(type, "to"));
            QCOMPARE(stage.at(0).hash(), Stage(squareAndDisc).at(0).hash());
            QVERIFY(looksLike(stage.at(1), stage.at(1, u"other"_s)));
            QVERIFY(!looksLike(stage.at(0.5), stage.at(1)));
            QVERIFY(isAbout(stage.centre(0.5), {0, 1, 0}));
        }
    }

    void itKeepsItsNameAndItsPlaceInTheDrawingOrder()
    {
        for (const QByteArray type : {"become", "cross-fade"}) {
            Stage stage(squareAndDisc, clipToOther(type, "to"));
            const QString name = stage.at(0)->name;
            for (const double t : {0.0, 0.5, 1.0, 2.0}) {
                QCOMPARE(stage.at(t)->name, name);
                QCOMPARE(stage.at(t)->z, 2.0);
                QVERIFY(!stage.at(t)->hidden);
            }
        }
    }

    void itMayStayWhereItIs()
    {
        for (const QByteArray type : {"become", "cross-fade"}) {
            Stage stage(squareAndDisc, clipToOther(type, "to", ", 'inPlace': true"));
            QVERIFY(isAbout(stage.centre(1), {-3, 0, 0}));
            QVERIFY(stage.at(1)->path == stage.at(1, u"other"_s)->path);
        }
    }

    /// The frame of the camera is half as large as at rest, and ten units further to the right.
    static base::Transform frameOfCamera(base::Time)
    {
        return base::Transform::translation({10, 0, 0}) * base::Transform::scaling(0.5, 0.5, 0.5);
    }

    void whatIsFixedInTheFrameComesIntoTheSceneFromWhereItIsSeen()
    {
        for (const QByteArray type : {"come-from", "cross-fade-from"}) {
            Stage stage("{'it': {'type': 'shapes.square'},"
                        " 'other': {'type': 'shapes.circle', 'position': [2, 1], 'pinned': true}}",
                        clipToOther(type, "from"));
            stage.setCamera(frameOfCamera);
            QVERIFY(isAbout(stage.centre(0.5), {5.5, 0.25, 0})); // half the way from (11, 0.5)
            QVERIFY(!stage.at(0.5)->pinned);
            QVERIFY(isAbout(stage.centre(1), {0, 0, 0}));
        }
    }

    void whatIsInTheSceneComesIntoTheFrameFromWhereItIsSeen()
    {
        for (const QByteArray type : {"come-from", "cross-fade-from"}) {
            Stage stage("{'it': {'type': 'shapes.square', 'pinned': true},"
                        " 'other': {'type': 'shapes.circle', 'position': [11, 0.5]}}",
                        clipToOther(type, "from"));
            stage.setCamera(frameOfCamera);
            QVERIFY(isAbout(stage.centre(0.5), {1, 0.5, 0})); // half the way from (2, 1)
            QVERIFY(stage.at(0.5)->pinned);
            QVERIFY(isAbout(stage.centre(1), {0, 0, 0}));
        }
    }

    void whatBecomesSomethingInTheSceneIsInTheSceneAtTheEnd()
    {
        for (const QByteArray type : {"become", "cross-fade", "flip"}) {
            Stage stage("{'it': {'type': 'shapes.square', 'position': [2, 1], 'pinned': true},"
                        " 'other': {'type': 'shapes.circle', 'position': [3, 0]}}",
                        clipToOther(type, "to"));
            stage.setCamera(frameOfCamera);
            QVERIFY(stage.at(0.25)->pinned);
            QVERIFY(isAbout(stage.centre(0.5), {-6, 0.5, 0})); // half the way to (-14, 0)
            QVERIFY(!stage.at(1)->pinned);
            QVERIFY(isAbout(stage.centre(1), {3, 0, 0}));
        }
    }

    void aPartOfWhatIsFixedInTheFrameTakesWhatIsFixedTooAsItIs()
    {
        Stage stage("{'one': {'type': 'shapes.square'},"
                    " 'it': {'type': 'layout.group', 'children': [{'link': 'one'}], 'pinned': true},"
                    " 'other': {'type': 'shapes.circle', 'position': [2, 1], 'pinned': true}}",
                    "{'clips': [{'type': 'motion.come-from', 'target': 'it/one', 'ease': 'linear',"
                    " 'properties': {'from': {'link': 'other'}}}]}");
        stage.setCamera(frameOfCamera);
        QVERIFY(isAbout(stage.centre(0.5, u"one"_s), {1, 0.5, 0}));
    }

    void pointsMayTravelOnArcs()
    {
        Stage stage(squareAndDisc, clipToOther("become", "to", ", 'arc': 90"));
        QVERIFY(!isAbout(stage.centre(0.5), {0, 1, 0}));
        QVERIFY(isAbout(stage.centre(1), {3, 2, 0}));
    }

    void aCopyComesAndItsModelStays()
    {
        for (const QByteArray type : {"come-from", "cross-fade-from"}) {
            Stage stage(squareAndDisc, clipToOther(type, "from"));
            QVERIFY(looksLike(stage.at(0), stage.at(0, u"other"_s)));
            QVERIFY(isAbout(stage.centre(0.5), {0, 1, 0}));
            QCOMPARE(stage.at(1).hash(), Stage(squareAndDisc).at(0).hash());
            QCOMPARE(stage.at(0.5, u"other"_s).hash(), Stage(squareAndDisc).at(0, u"other"_s).hash());
        }
    }

    void aCopyIsNotDrawnOverItsModel()
    {
        for (const QByteArray type : {"come-from", "cross-fade-from"}) {
            Stage stage(squareAndDisc, clipToOther(type, "from"));
            const auto layers = [&](double seconds, bool hasModel) {
                picture::Picture picture;
                if (hasModel)
                    append(picture, stage.at(seconds, u"other"_s));
                append(picture, stage.at(seconds));
                dropCopies(picture);
                return std::ranges::count_if(picture.items,
                                             [](const picture::Item &item) { return item.style.fill.a > 0.9F; });
            };
            QCOMPARE(layers(0, true), 1);
            QCOMPARE(layers(0.0005, true), 1); // has not gone a pixel yet
            QCOMPARE(layers(0, false), 1);     // the model is not on stage
            QCOMPARE(layers(0.0005, false), 1);
        }
    }

    void matricesCrossFadeCellByCell()
    {
        const QByteArray grids =
            "{'it': {'type': 'attention.grid', 'tensor': [[1, 0], [0, 1]]},"
            " 'other': {'type': 'attention.grid', 'tensor': [[0, 1], [1, 1]], 'position': [6, 0]}}";
        for (const QByteArray type : {"cross-fade", "cross-fade-from"}) {
            const bool isCopy = type == "cross-fade-from";
            Stage stage(grids, clipToOther(type, isCopy ? "from" : "to"));
            // In both, from a cell to the same cell.
            QVERIFY(isAbout(stage.centre(0.5, u"entries/1/1"_s), {3.5, -0.5, 0}));
            // In one of them only: it goes along.
            QVERIFY(isAbout(stage.centre(0.5, u"entries/0/0"_s), {2.5, 0.5, 0}));
            QVERIFY(isAbout(stage.part(u"entries/0/0"_s, 0.5)->opacity, 0.5));
            QCOMPARE(shape::selected(stage.at(0.5), u"entries/0/1"_s).has_value(), !isCopy);
            QVERIFY(shape::selected(stage.at(1), u"entries/1/1"_s).has_value());
        }
    }

    void piecesGoByTheirNames()
    {
        const QByteArray rows = "{'it': {'type': 'layout.repeat', 'shape': {'link': 'dot'}, 'count': 3},"
                                " 'other': {'type': 'layout.repeat', 'shape': {'link': 'dot'}, 'count': 2,"
                                " 'position': [0, 3]}, 'dot': {'type': 'shapes.dot'}}";
        Stage stage(rows, clipToOther("become", "to", ", 'pieces': true"));
        QVERIFY(isAbout(stage.centre(0.5, u"1"_s).y, 1.5));
        QVERIFY(isAbout(stage.centre(0.5, u"2"_s).y, 0)); // has no partner
        QVERIFY(isAbout(stage.part(u"2"_s, 0.5)->opacity, 0.5));
        QCOMPARE(stage.at(1)->children.size(), std::size_t(2));
    }

    void aHiddenModelIsNoHiddenCopy()
    {
        const QByteArray late = "{'clips': [{'type': 'motion.fade-in', 'target': 'other', 'start': 9},"
                                " {'type': 'motion.come-from', 'target': 'it', 'properties': {'from': {'link': "
                                "'other', 'staged': true}}}]}";
        Stage stage(squareAndDisc, late);
        QVERIFY(stage.at(0.5, u"other"_s)->hidden);
        QVERIFY(!stage.at(0.5)->hidden);
        QVERIFY(!stage.at(1)->hidden);
    }

    void partsComeOneAfterTheOther()
    {
        const QByteArray rows =
            "{'it': {'type': 'layout.repeat', 'shape': {'link': 'dot'}, 'count': 3},"
            " 'other': {'type': 'layout.repeat', 'shape': {'link': 'dot'}, 'count': 3, 'position': [0, 3]},"
            " 'dot': {'type': 'shapes.dot'}}";
        QByteArray clips = clipToOther("become", "to");
        clips.replace("'ease': 'linear'", "'ease': 'linear', 'lag': 1");
        Stage stage(rows, clips);
        const auto height = [&](int child) { return stage.part(QString::number(child), 0.5).bounds().centre().y; };
        QVERIFY(std::abs(height(0) - 3) < 1e-6);
        QVERIFY(std::abs(height(1) - 1.5) < 1e-6);
        QVERIFY(std::abs(height(2)) < 1e-6);
    }

    void equalLettersTravelAndTheRestFades()
    {
        const QByteArray formulas = "{'it': {'type': 'text.formula', 'latex': 'a+b=c'},"
                                    " 'other': {'type': 'text.formula', 'latex': 'a=c-b', 'position': [0, 2]}}";
        Stage stage(formulas, clipToOther("become", "to", ", 'matching': 'letters'"));
        const auto visible = [&](double seconds) {
            const auto items = stage.seen(seconds);
            return std::ranges::count_if(items, [](const picture::Item &item) { return item.opacity > 0.99; });
        };
        QCOMPARE(visible(0.5), 4); // a, b, = and c; the plus has faded by half, and the minus comes
        QCOMPARE(stage.seen(0.5).size(), std::size_t(6));
        const base::Vec3 from = Stage(formulas).part(u"\"b\""_s, 0).bounds().centre();
        const auto to = shape::selected(stage.at(0, u"other"_s), u"\"b\""_s);
        QVERIFY(to && isAbout(stage.part(u"\"b\""_s, 0.5).bounds().centre(), (from + to->bounds().centre()) * 0.5));
        QCOMPARE(stage.at(1)->children.size(), stage.at(1, u"other"_s)->children.size());
    }

    void equalWordsTravelAsAWhole()
    {
        const QByteArray texts = "{'it': {'type': 'text.text', 'text': 'the cat sat'},"
                                 " 'other': {'type': 'text.text', 'text': 'a cat there', 'position': [0, 2]}}";
        Stage stage(texts, clipToOther("become", "to", ", 'matching': 'words'"));
        const auto items = stage.seen(0.5);
        QCOMPARE(std::ranges::count_if(items, [](const picture::Item &item) { return item.opacity > 0.99; }), 3);
    }

    void crossFadesMayTravelOnArcs()
    {
        Stage stage(squareAndDisc, clipToOther("cross-fade", "to", ", 'arc': 90"));
        QVERIFY(!isAbout(stage.centre(0.5), {0, 1, 0}));
        QVERIFY(isAbout(stage.centre(1), {3, 2, 0}));
    }

    void aCardIsThinInTheMiddleOfItsTurn()
    {
        Stage stage(squareAndDisc, clipToOther("flip", "to"));
        const double width = stage.at(0).bounds().width();
        QVERIFY(stage.at(0.49).bounds().width() < 0.1 * width);
        QVERIFY(std::abs(stage.at(0.49).bounds().height() - width) < 1e-6);
        QVERIFY(stage.at(0.75)->path == stage.at(1, u"other"_s)->path);
        QVERIFY(looksLike(stage.at(1), stage.at(1, u"other"_s)));
    }

    void savedPosesAreRestored()
    {
        // Changes the shape, then restores the custom block.
        Stage stage(squareAndDisc,
                    "{'clips': [{'type': 'motion.become', 'target': 'it', 'properties': {'to': {'link': 'other'}}},"
                    " {'type': 'motion.become', 'target': 'it', 'start': 2, 'properties': {'to': {'link': 'it'}}}]}");
        QVERIFY(isAbout(stage.centre(1.5), {3, 2, 0}));
        QCOMPARE(stage.at(3).hash(), stage.at(0).hash());
    }
};

LECTOGRAPH_TEST_MAIN(MotionBecomingTest)
#include "tst_motion_becoming.moc"
