// SPDX-License-Identifier: GPL-3.0-or-later
#include "changed.h"
#include "drawn.h"
#include "listing.h"
#include "templates.h"

#include "lecture/edit.h"
#include "testmain.h"

#include <QJsonArray>

#include <cmath>

using namespace lectograph;
using namespace lectograph::test;
using namespace Qt::StringLiterals;
using base::Time;

class TestTemplatesFrame : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void productsOfAnySizeStayInTheFrame_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("scene");
        QTest::addColumn<QString>("matrix");
        QTest::addColumn<QJsonArray>("rows");
        using Row = QJsonArray;
        const auto row = [](const char *name, const QString &id, const QString &scene, const QString &matrix,
                            const QJsonArray &rows) { QTest::newRow(name) << id << scene << matrix << rows; };
        row("upwards", u"query-map"_s, u"query"_s, u"queryMatrix"_s, {Row{1, 1, 0}, Row{1, 1, 1}});
        row("downwards", u"query-map"_s, u"query"_s, u"queryMatrix"_s, {Row{0, 0, 1}, Row{-1, -1, 1}});
        row("far away", u"query-map"_s, u"key"_s, u"keyMatrix"_s, {Row{-9, 9, 9}, Row{9, -9, 9}});
        row("wide again", u"low-rank-transformation"_s, u"main"_s, u"up"_s, {Row{9, 9}, Row{9, 9}, Row{-9, -9}});
        row("in the middle", u"low-rank-transformation"_s, u"main"_s, u"down"_s, {Row{9, 9, 9}, Row{9, 9, 9}});
        row("far away in space", u"query-map"_s, u"query"_s, u"queryEmbedding"_s, {Row{9}, Row{9}, Row{-9}});
    }
    void productsOfAnySizeStayInTheFrame()
    {
        QFETCH(QString, id);
        QFETCH(QString, scene);
        QFETCH(QString, matrix);
        QFETCH(QJsonArray, rows);
        const picture::Picture picture = withMatrix(id, scene, matrix, rows, 8);
        QVERIFY(isInFrame(picture));
    }

    void theNounStaysInTheFrameWhereverItIs()
    {
        lecture::Lecture lecture = lectureOf(u"value-matrix"_s);
        const auto move = [&](const QString &node, const QString &axis, double value) {
            const auto changed = lecture::withNodeProperty(lecture, u"main"_s, node, axis, value);
            if (!changed)
                qFatal("%s", qPrintable(changed.error().text()));
            lecture = *changed;
        };
        move(u"noun"_s, u"y"_s, 4);
        move(u"once"_s, u"x"_s, 4);
        move(u"twice"_s, u"z"_s, 9);
        picture::Show show(lecture, registry());
        for (const double second : {6.0, 25.0, 40.0, 56.0}) {
            const picture::Picture picture = show.at(Time::fromSeconds(second));
            for (const picture::Item &item : picture.items) { // the floor may go beyond it
                if (item.style.fill.a > 0)
                    QVERIFY2(isInFrame(picture, item), qPrintable(QString::number(second)));
            }
        }
        QVERIFY(show.problems().empty());
    }

    void theValueIsClearOfTheUprightAxis_data()
    {
        QTest::addColumn<QPointF>("noun");
        QTest::addColumn<QPointF>("once");
        QTest::newRow("as shipped") << QPointF(-2, 3) << QPointF(2, 3);
        QTest::newRow("to the right") << QPointF(-2, 4) << QPointF(4, 1.5);
        QTest::newRow("across the floor") << QPointF(1, -2) << QPointF(2, 3);
        QTest::newRow("below the floor") << QPointF(-2, -2) << QPointF(2, -1);
    }
    void theValueIsClearOfTheUprightAxis()
    {
        QFETCH(QPointF, noun);
        QFETCH(QPointF, once);
        lecture::Lecture lecture = lectureOf(u"value-matrix"_s);
        for (const auto &[node, tip] : {std::pair(u"noun"_s, noun), std::pair(u"once"_s, once)}) {
            for (const auto &[axis, value] : {std::pair(u"x"_s, tip.x()), std::pair(u"y"_s, tip.y())}) {
                const auto changed = lecture::withNodeProperty(lecture, u"main"_s, node, axis, value);
                QVERIFY(changed);
                lecture = *changed;
            }
        }
        picture::Show show(lecture, registry());
        const auto time = Time::fromSeconds(33.4);
        const picture::Picture picture = show.at(time);
        const QRectF value = drawnAt(show, time).actors.at(u"valueThere"_s);
        int axes = 0;
        for (const picture::Item &item : picture.items) {
            const base::Box box = boundsOf(item);
            if (item.pinned || box.height() < 4 || box.width() > 0.3)
                continue;
            ++axes;
            const auto low = picture::project(picture, {0, box.min.y, 0}, false, Drawn::size);
            const auto high = picture::project(picture, {0, box.max.y, 0}, false, Drawn::size);
            QVERIFY(low && high);
            const double share = (value.center().y() - low->y()) / (high->y() - low->y());
            const double x = low->x() + share * (high->x() - low->x());
            QVERIFY2(x < value.left() || x > value.right(), qPrintable(QString::number(x)));
        }
        QVERIFY(axes > 0);
    }

    void attentionPatternsFollowAnySentence_data()
    {
        QTest::addColumn<QString>("sentence");
        for (const QString &sentence :
             {u"the old king slept"_s, u"she saw him"_s, u"the brave knight met an old king in the dark forest"_s,
              u"용감한 기사가 어두운 숲에서 늙은 왕을 만났다"_s, u"一只毛茸茸的蓝色的生物在翠绿的森林里漫步"_s})
            QTest::newRow(qPrintable(sentence)) << sentence;
    }
    void attentionPatternsFollowAnySentence()
    {
        QFETCH(QString, sentence);
        const auto changed = lecture::withNodeProperty(lectureOf(u"attention-patterns"_s), u"adjectives"_s,
                                                       u"sentence"_s, u"value"_s, sentence);
        QVERIFY(changed);
        picture::Show show(*changed, registry());
        for (const double second : {10.0, 14.5, 30.5, 39.5, 49.8, 58.0, 78.0, 94.0}) {
            const picture::Picture picture = show.at(Time::fromSeconds(second));
            QVERIFY2(isInFrame(picture), qPrintable(QString::number(second)));
        }
        for (int second = 0; second < 115; second += 2)
            QVERIFY(show.at(Time::fromSeconds(second)).hash != 0);
        QVERIFY2(show.problems().empty(), qPrintable(sentence));
    }

    void attentionGridsFollowAnySentence_data() { attentionPatternsFollowAnySentence_data(); }
    void attentionGridsFollowAnySentence()
    {
        QFETCH(QString, sentence);
        const auto changed = lecture::withNodeProperty(lectureOf(u"attention-patterns"_s), u"adjectives"_s,
                                                       u"sentence"_s, u"value"_s, sentence);
        QVERIFY(changed);
        picture::Show show(*changed, registry());
        // The grid as a whole: with products, dots, numbers, weights, and what is left by the mask.
        for (const double second : {122.5, 125.5, 150.6, 176.5, 184.0}) {
            const picture::Picture picture = show.at(Time::fromSeconds(second));
            QVERIFY2(isInFrame(picture), qPrintable(QString::number(second)));
        }
        for (int second = 115; second < 240; second += 5)
            QVERIFY(show.at(Time::fromSeconds(second)).hash != 0);
        QVERIFY2(show.problems().empty(), qPrintable(sentence));
    }

    void weightMatricesStayInTheFrameWhateverIsShown_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("scene");
        QTest::addColumn<QString>("node");
        QTest::addColumn<int>("value");
        for (const int heads : {1, 2, 5, 8})
            QTest::addRow("%d heads", heads) << u"output-matrix"_s << u"main"_s << u"heads"_s << heads;
        for (const int entries : {6, 14})
            QTest::addRow("%d entries", entries)
                << u"count-matrix-parameters"_s << u"matrices"_s << u"shownEmbed"_s << entries;
        for (const int heads : {2, 8, 200})
            QTest::addRow("%d heads in parallel", heads)
                << u"multi-headed-attention"_s << u"main"_s << u"heads"_s << heads;
        QTest::newRow("many cards") << u"multi-headed-attention"_s << u"main"_s << u"shown"_s << 40;
        QTest::newRow("a long row") << u"multi-headed-attention"_s << u"main"_s << u"followed"_s << 6;
        QTest::newRow("few parameters") << u"count-matrix-parameters"_s << u"matrices"_s << u"dEmbed"_s << 8;
        QTest::newRow("many parameters") << u"count-matrix-parameters"_s << u"matrices"_s << u"dEmbed"_s << 99999;
    }
    void weightMatricesStayInTheFrameWhateverIsShown()
    {
        QFETCH(QString, id);
        QFETCH(QString, scene);
        QFETCH(QString, node);
        QFETCH(int, value);
        const auto changed = lecture::withNodeProperty(lectureOf(id), scene, node, u"value"_s, value);
        QVERIFY(changed);
        picture::Show show(*changed, registry());
        for (const double second : {7.5, 12.5, 15.5, 25.5, 48.5, 55.5, 61.5, 69.5, 75.0, 83.5}) {
            const picture::Picture picture = show.at(Time::fromSeconds(second));
            QVERIFY2(isInFrame(picture), qPrintable(QString::number(second)));
        }
        QVERIFY(show.problems().empty());
    }

    void fewHeadsStandInTheMiddle()
    {
        const QSize size(1280, 720);
        for (const int heads : {1, 2, 3}) {
            picture::Show show = showWith(u"multi-headed-attention"_s, u"heads"_s, heads);
            const picture::Picture picture = show.at(Time::fromSeconds(28.5));
            QRectF row;
            for (const picture::Item &item : picture.items) {
                if (!item.pinned)
                    row |= pixelsOf(picture, item, size);
            }
            QVERIFY2(std::abs(row.center().x() - size.width() / 2.0) < 20, qPrintable(QString::number(heads)));
        }
    }

    void wallsOfPatternsStayInTheFrame()
    {
        for (const int heads : {1, 2, 8, 96, 200}) {
            const auto changed = lecture::withNodeProperty(lectureOf(u"attention-explained"_s), u"heads"_s, u"heads"_s,
                                                           u"value"_s, heads);
            QVERIFY(changed);
            picture::Show show(*changed, registry(), {}, u"heads"_s);
            const picture::Picture picture = show.at(Time::fromSeconds(10.95));
            QVERIFY(static_cast<int>(picture.items.size()) > 10 * heads);
            QVERIFY2(isInFrame(picture), qPrintable(QString::number(heads)));
            QVERIFY(show.problems().empty());
        }
    }

    void everySceneFollowsTheSentence()
    {
        const auto oneColumn = Time::fromSeconds(50);
        for (const QString &sentence :
             {u"에펠 탑"_s, u"에펠 탑에"_s, u"용감한 학생이 어제 프랑스의 오래된 도시에서 높다란 에펠 탑에 올랐다"_s}) {
            const auto changed = lecture::withNodeProperty(lectureOf(u"attention-explained"_s), u"column"_s,
                                                           u"sentence"_s, u"value"_s, sentence);
            QVERIFY(changed);
            picture::Show show(*changed, registry());
            for (const double second : {13.0, 26.0, 40.0, 64.0, 76.0, 86.0, 95.0, 115.0, 127.0, 140.0, 158.0})
                QVERIFY(!show.at(Time::fromSeconds(second)).items.empty());
            const picture::Picture picture = show.at(oneColumn);
            QVERIFY2(isInFrame(picture), qPrintable(sentence));
            QVERIFY2(show.problems().empty(), qPrintable(sentence));
        }
    }

    void bothSentencesStayInTheFrame()
    {
        picture::Show show = showWith(u"two-harrys"_s, u"sentence2"_s,
                                      u"... the queen ... the old palace ... William ... the forest ... Harry"_s);
        const picture::Picture picture = show.at(Time::fromSeconds(9));
        QVERIFY(isInFrame(picture));
    }
};

LECTOGRAPH_TEST_MAIN(TestTemplatesFrame)
#include "tst_templates_frame.moc"
