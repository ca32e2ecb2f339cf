// SPDX-License-Identifier: GPL-3.0-or-later
#include "shape/pathops.h"
#include "stage.h"
#include "testmain.h"

#include <QTest>

#include <cmath>
#include <ranges>

using namespace Qt::StringLiterals;
using namespace lectograph;

namespace {

const QByteArray words = "{'it': {'type': 'text.text', 'text': 'one two one'}}";
const QByteArray bentArrow = "{'it': {'type': 'shapes.arrow', 'from': [-2, 0], 'to': [2, 0], 'arc': -120}}";

QByteArray clipOn(const QByteArray &type, const QByteArray &target, const QByteArray &more = {})
{
    return "{'clips': [{'type': '" + type + "', 'target': '" + target + "', 'lag': 0, 'ease': 'linear'" + more + "}]}";
}

/// A point of each glyph of a phrase, which goes where it goes.
std::vector<base::Vec3> pointsOf(Stage &stage, const QString &phrase, double seconds)
{
    std::vector<base::Vec3> points;
    const shape::Shape state = stage.at(seconds);
    const auto paths = shape::select(state, phrase).value();
    for (const shape::IndexPath &path : paths) {
        const shape::Shape glyph = shape::partInSpace(state, path);
        points.push_back(glyph->placement.map(glyph->path.contours().front().points.front()));
    }
    return points;
}

/// The centres of the glyphs of a phrase.
std::vector<base::Vec3> glyphsOf(Stage &stage, const QString &phrase, double seconds)
{
    std::vector<base::Vec3> centres;
    const shape::Shape state = stage.at(seconds);
    const auto paths = shape::select(state, phrase).value();
    for (const shape::IndexPath &path : paths)
        centres.push_back(shape::partInSpace(state, path).bounds().centre());
    return centres;
}

base::Vec3 sizeOfFirst(Stage &stage, const QString &phrase, double seconds)
{
    const shape::Shape state = stage.at(seconds);
    const base::Box box = shape::partInSpace(state, shape::select(state, phrase).value().front()).bounds();
    return {box.width(), box.height(), 0};
}

} // namespace

class MotionPhrasesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void glyphsOfAPhraseGrowAboutTheirCommonCentre()
    {
        Stage stage(words, clipOn("motion.indicate", "it/\\\"two\\\"", ", 'properties': {'size': 3}"));
        const auto before = glyphsOf(stage, u"\"two\""_s, 0);
        const auto during = glyphsOf(stage, u"\"two\""_s, 1 - 1e-6);
        const double scale = sizeOfFirst(stage, u"\"two\""_s, 1 - 1e-6).x / sizeOfFirst(stage, u"\"two\""_s, 0).x;
        QVERIFY(scale > 2.9);
        for (std::size_t i = 1; i < before.size(); ++i) {
            const double distance = during[i].x - during[0].x;
            QVERIFY(std::abs(distance - scale * (before[i].x - before[0].x)) < 1e-6);
        }
        // The rest stays.
        QCOMPARE(glyphsOf(stage, u"\"one\""_s, 0.5).front().x, glyphsOf(stage, u"\"one\""_s, 0).front().x);
    }

    void whateverAnimationIsForAPhraseItsGlyphsStayTogether()
    {
        int tried = 0;
        for (const timeline::AnimationType &type : builtPlugins().animations.types() | std::views::values) {
            const unsigned channels = type.channels;
            const bool needsMore = std::ranges::any_of(type.properties, [](const graph::PropertySpec &spec) {
                return spec.key == "to" || spec.key == "path";
            });
            if (!type.apply || (channels & timeline::Place) == 0 || (channels & timeline::Form) != 0 || needsMore
                || type.over == timeline::Over::Own)
                continue;
            Stage stage(words, clipOn(type.id.toUtf8(), "it/\\\"two\\\""));
            const auto before = pointsOf(stage, u"\"two\""_s, 1e-3);
            const auto during = pointsOf(stage, u"\"two\""_s, type.seconds / 2);
            if (!stage.problems().isEmpty())
                continue; // for cameras, or something else that is missing
            ++tried;
            // Turned and scaled as one: all distances by as much.
            const double scale = base::length(during[1] - during[0]) / base::length(before[1] - before[0]);
            const double other = base::length(during[2] - during[0]) / base::length(before[2] - before[0]);
            QVERIFY2(std::abs(scale - other) < 1e-3, qPrintable(type.id));
        }
        QVERIFY2(tried >= 8, qPrintable(QString::number(tried)));
    }

    void everyOccurrenceIsOneOfItsOwn()
    {
        Stage stage(words, clipOn("motion.swell", "it/\\\"one\\\"#*", ", 'properties': {'size': 2, 'beats': 1}"));
        const auto before = glyphsOf(stage, u"\"one\"#*"_s, 0);
        const auto during = glyphsOf(stage, u"\"one\"#*"_s, 0.75);
        QCOMPARE(before.size(), 6U);
        QVERIFY(std::abs((during[2].x - during[0].x) - 2 * (before[2].x - before[0].x)) < 1e-3);
        QVERIFY(std::abs((during[5].x - during[3].x) - 2 * (before[5].x - before[3].x)) < 1e-3);
        const double apart = (during[4].x - during[1].x) - (before[4].x - before[1].x);
        QVERIFY(std::abs(apart) < 0.05 * (before[4].x - before[1].x)); // each about its own centre
    }

    void withALagLettersHaveTheirTurns()
    {
        Stage stage(words, "{'clips': [{'type': 'motion.indicate', 'target': 'it/\\\"two\\\"', 'lag': 1}]}");
        const auto before = glyphsOf(stage, u"\"two\""_s, 0);
        const auto during = glyphsOf(stage, u"\"two\""_s, 1.0 / 6);
        for (std::size_t i = 0; i < before.size(); ++i)
            QVERIFY(std::abs(during[i].x - before[i].x) < 1e-6); // about its own centre
    }

    void partsThatShallBeOneMoveAsOne()
    {
        const QByteArray row = "{'it': {'type': 'layout.repeat', 'shape': {'link': 'dot'}, 'count': 3},"
                               " 'dot': {'type': 'shapes.circle', 'radius': 0.2}}";
        const auto widthOf = [&](const QByteArray &over) {
            Stage stage(row, clipOn("motion.indicate", "it/*", over + ", 'properties': {'size': 2}"));
            return stage.at(1 - 1e-6).bounds().width();
        };
        Stage still(row, "{'clips': []}");
        const double width = still.at(0).bounds().width();
        QVERIFY(std::abs(widthOf(", 'over': 'whole'") - 2 * width) < 1e-3);
        QVERIFY(widthOf({}) < 1.7 * width); // each about its own centre
    }

    void aLightRunsAroundAPhraseOnce()
    {
        Stage stage(words, clipOn("motion.flash-around", "it/\\\"two\\\""));
        Stage still(words, "{'clips': []}");
        const int before = still.at(0).leafCount();
        QCOMPARE(stage.at(0.5).leafCount(), before + 1);
        QCOMPARE(stage.at(1).leafCount(), before);
    }

    void pulsingKeepsWhatItIs()
    {
        Stage stage(words, clipOn("motion.swell", "it"));
        const base::Box before = stage.at(0).bounds();
        const std::size_t drawn = stage.seen(0).size();
        double widest = 0;
        for (double t = 0; t < 1.5; t += 0.05) {
            QCOMPARE(stage.seen(t).size(), drawn);
            widest = std::max(widest, stage.at(t).bounds().width());
        }
        QVERIFY(widest > 1.15 * before.width() && widest < 1.21 * before.width());
        QVERIFY(std::abs(stage.at(1.5).bounds().width() - before.width()) < 1e-9);
    }

    void theHeadOfAnArrowGoesWithItsLine_data()
    {
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<bool>("isBackwards");
        QTest::addRow("draw") << QByteArray("motion.draw") << false;
        QTest::addRow("erase") << QByteArray("motion.erase") << true;
    }

    void theHeadOfAnArrowGoesWithItsLine()
    {
        QFETCH(QByteArray, type);
        QFETCH(bool, isBackwards);
        Stage stage(bentArrow, clipOn(type, "it"));
        for (const double t : {0.1, 0.3, 0.5, 0.9}) {
            const double share = isBackwards ? 1 - t : t;
            const shape::Shape shaft = stage.part(u"shaft"_s, t);
            QVERIFY(std::abs(shaft->revealTo - share) < 1e-6);
            const QPointF end = shape::pointAt(shaft->path, share).point;
            const base::Box head = stage.part(u"tip"_s, t).bounds();
            const double distance = std::hypot(head.centre().x - end.x(), head.centre().y - end.y());
            QVERIFY2(distance < 0.3, qPrintable(u"%1 at %2"_s.arg(distance).arg(t)));
        }
        QVERIFY(stage.seen(isBackwards ? 1.0 : 0.0).empty()); // no line, no head
        Stage still(bentArrow, "{'clips': []}");
        QCOMPARE(stage.part(u"tip"_s, isBackwards ? 0.0 : 1.0).bounds(), still.part(u"tip"_s, 0).bounds());
    }
};

LECTOGRAPH_TEST_MAIN(MotionPhrasesTest)
#include "tst_motion_phrases.moc"
