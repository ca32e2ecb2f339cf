// SPDX-License-Identifier: GPL-3.0-or-later
#include "templates.h"

#include "picture/view.h"
#include "testmain.h"

#include <algorithm>
#include <cmath>

using namespace lectograph;
using namespace lectograph::test;
using namespace Qt::StringLiterals;

namespace {

/// A block of the library with these properties, drawn at the beginning of a scene.
struct DrawnBlock
{
    picture::Picture picture;
    QStringList problems;
};

DrawnBlock drawnBlock(const QString &id, const QJsonObject &properties, const QString &language = u"en"_s)
{
    lecture::Lecture lecture;
    lecture.languages = {u"en"_s, u"ko"_s, u"zh"_s};
    lecture.blocks = definitionsFor(id);
    graph::Node shown;
    shown.id = u"shown"_s;
    shown.type = lecture::blockType(id);
    shown.properties = properties;
    lecture::Scene scene;
    scene.id = u"main"_s;
    scene.duration = base::Time::fromSeconds(1);
    scene.actors = {shown.id};
    scene.nodes.push_back(std::make_shared<const graph::Node>(std::move(shown)));
    lecture.scenes.push_back(std::make_shared<const lecture::Scene>(std::move(scene)));
    picture::Show show(lecture, registry(), language);
    DrawnBlock drawn{show.at({}), {}};
    for (const graph::Problem &problem : show.problems())
        drawn.problems.append(problem.error.text());
    return drawn;
}

bool isSeen(const picture::Item &item)
{
    return item.style.fill.a > 0 || item.style.hasStroke();
}

base::Box seenBounds(const picture::Picture &picture)
{
    base::Box all;
    for (const picture::Item &item : picture.items) {
        if (isSeen(item)) {
            all.add(boundsOf(item).min);
            all.add(boundsOf(item).max);
        }
    }
    return all;
}

auto seenCount(const picture::Picture &picture)
{
    return std::ranges::count_if(picture.items, isSeen);
}

bool isSeenInFrame(const picture::Picture &picture)
{
    const base::Box box = seenBounds(picture);
    return std::max(-box.min.x, box.max.x) <= picture.frameWidth / 2
        && std::max(-box.min.y, box.max.y) <= picture.frameHeight / 2;
}

} // namespace

class TestTemplatesCards : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCardIsAsHighAsItsText_data()
    {
        QTest::addColumn<int>("words");
        for (const int words : {0, 1, 3, 60, 200, 1000})
            QTest::addRow("%d words", words) << words;
    }
    void aCardIsAsHighAsItsText()
    {
        QFETCH(int, words);
        const QJsonObject properties{
            {u"text"_s, u"\\textbf{word} $x^2$ "_s.repeated(words / 2) + u"word"_s.repeated(words % 2)},
            {u"backText"_s, u""_s}};
        const DrawnBlock drawn = drawnBlock(u"card"_s, properties);
        QCOMPARE(drawn.problems, QStringList());
        QVERIFY(isSeenInFrame(drawn.picture));
        const double height = seenBounds(drawn.picture).height();
        if (words <= 3)
            QVERIFY2(height > 0.7 && height < 1.7, qPrintable(QString::number(height)));
        else
            QVERIFY2(height > 1.7, qPrintable(QString::number(height)));
        QVERIFY(std::abs(seenBounds(drawn.picture).centre().y) < 0.01);
    }

    void aCardStaysInItsPlaceWhileItTurns()
    {
        const QJsonObject plain{{u"text"_s, u"short"_s}, {u"backText"_s, u"A longer text "_s.repeated(12)}};
        double before = 0;
        for (const double turned : {0.0, 0.25, 0.5, 0.75, 1.0}) {
            QJsonObject properties = plain;
            properties.insert(u"turned"_s, turned);
            const DrawnBlock drawn = drawnBlock(u"card"_s, properties);
            QCOMPARE(drawn.problems, QStringList());
            const base::Box box = seenBounds(drawn.picture);
            QVERIFY(std::abs(box.width() - std::max(0.03, 6 * std::abs(std::cos(turned * 3.14159265)))) < 0.01);
            QVERIFY(std::abs(box.centre().x) < 0.01 && std::abs(box.centre().y) < 0.01);
            QVERIFY(before == 0 || std::abs(box.height() - before) < 0.01);
            before = box.height();
        }
    }

    void onlyTheSideInFrontIsSeen()
    {
        const QJsonObject sides{{u"title"_s, u""_s},
                                {u"text"_s, u"aaa"_s},
                                {u"backKind"_s, u"same-as-the-front"_s},
                                {u"backTitle"_s, u""_s},
                                {u"backText"_s, u"bbbbb"_s}};
        const auto at = [&](double turned) {
            QJsonObject properties = sides;
            properties.insert(u"turned"_s, turned);
            return seenCount(drawnBlock(u"card"_s, properties).picture);
        };
        QCOMPARE(at(1) - at(0), 2);
        QCOMPARE(at(0.49), at(0));
        QCOMPARE(at(0.51), at(1));
    }

    void eachKindHasAnIconAndAColourOfItsOwn()
    {
        QStringList looks;
        for (const QString &kind :
             {u"note"_s, u"hint"_s, u"warning"_s, u"question"_s, u"key-idea"_s, u"myth"_s, u"fact"_s}) {
            const DrawnBlock drawn = drawnBlock(u"card-side"_s, {{u"kind"_s, kind}});
            QCOMPARE(drawn.problems, QStringList());
            QString look;
            for (const picture::Item &item : drawn.picture.items)
                look += QString::number(item.hash, 16) + u' ';
            QVERIFY2(!looks.contains(look), qPrintable(kind));
            looks.append(look);
        }
        const DrawnBlock own = drawnBlock(u"card-side"_s,
                                          {{u"icon"_s, u"뇌"_s}, {u"colours"_s, QJsonArray{u"#123456"_s}}});
        QCOMPARE(own.problems, QStringList());
        QVERIFY(std::ranges::any_of(own.picture.items, [](const picture::Item &item) {
            return item.style.stroke.withAlpha(1) == base::parseColor(u"#123456");
        }));
    }

    void aCardIsCrossedOutLineByLine()
    {
        const auto strokes = [](double struck) {
            return seenCount(drawnBlock(u"card-side"_s,
                                        {{u"text"_s, u"one two three four five six seven eight nine ten eleven"_s},
                                         {u"struck"_s, struck}})
                                 .picture);
        };
        QCOMPARE(strokes(0.1) - strokes(0), 1);
        QCOMPARE(strokes(1) - strokes(0), 2);
    }

    void listsDrawAnyNumberOfItems_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("key");
        for (const QString &id : {u"card-deck"_s, u"check-list"_s, u"steps"_s, u"dialogue"_s})
            QTest::newRow(qPrintable(id)) << id << u"texts"_s;
        QTest::newRow("comparison") << u"comparison"_s << u"left"_s;
    }
    void listsDrawAnyNumberOfItems()
    {
        QFETCH(QString, id);
        QFETCH(QString, key);
        const QString many = u"many words "_s.repeated(100);
        for (const QStringList &texts :
             {QStringList(), QStringList{u""_s}, QStringList{u"one"_s}, QStringList(12, u"A few words and $x^2$"_s),
              QStringList{many, u""_s, u"short"_s}, QStringList(50, u"word"_s)}) {
            for (const QString &pattern : {u"row"_s, u"column"_s, u"fan"_s}) {
                QJsonObject properties{{key, QJsonArray::fromStringList(texts)}};
                if ((id == "steps"_L1 && pattern != "fan"_L1) || (id == "card-deck"_L1 && pattern != "column"_L1))
                    properties.insert(u"pattern"_s, pattern);
                const DrawnBlock drawn = drawnBlock(id, properties, u"ko"_s);
                QCOMPARE(drawn.problems, QStringList());
                QVERIFY2(isSeenInFrame(drawn.picture), qPrintable(QString::number(texts.size())));
            }
        }
    }

    void aDeckIsSpreadFromAStack_data()
    {
        QTest::addColumn<QString>("pattern");
        QTest::newRow("row") << u"row"_s;
        QTest::newRow("fan") << u"fan"_s;
    }
    void aDeckIsSpreadFromAStack()
    {
        QFETCH(QString, pattern);
        double before = 0;
        for (const double spread : {0.0, 0.3, 0.6, 1.0}) {
            const DrawnBlock drawn = drawnBlock(u"card-deck"_s, {{u"pattern"_s, pattern}, {u"spread"_s, spread}});
            QCOMPARE(drawn.problems, QStringList());
            const double width = seenBounds(drawn.picture).width();
            QVERIFY(spread > 0 ? width > before : width < 4.2);
            before = width;
        }
    }

    void columnsOfAComparisonAreEquallyWideAndHigh()
    {
        const DrawnBlock drawn = drawnBlock(
            u"comparison"_s,
            {{u"headings"_s, QJsonArray{u"A"_s, u"A long heading that needs two lines"_s, u"C"_s}},
             {u"right"_s, QJsonArray{u"$\\frac{a}{b}$"_s, u""_s, u"a long text that needs several lines"_s}}});
        QCOMPARE(drawn.problems, QStringList());
        std::vector<base::Box> frames;
        for (const picture::Item &item : drawn.picture.items) {
            if (item.style.hasStroke() && item.style.fill.a > 0)
                frames.push_back(boundsOf(item));
        }
        QCOMPARE(frames.size(), 3U);
        for (const base::Box &frame : frames) {
            QVERIFY(std::abs(frame.width() - frames.front().width()) < 1e-6);
            QVERIFY(std::abs(frame.min.y - frames.front().min.y) < 1e-6);
            QVERIFY(std::abs(frame.max.y - frames.front().max.y) < 1e-6);
        }
    }

    void columnsAppearOneAfterTheOther()
    {
        const auto at = [](double shown) {
            return seenCount(drawnBlock(u"comparison"_s, {{u"shown"_s, shown}}).picture);
        };
        QCOMPARE(at(0), 0);
        QVERIFY(at(0.5) == at(1) && at(1) < at(2));
        QCOMPARE(at(2), at(3));
    }

    void ticksAreDrawnOneAfterTheOther()
    {
        const auto at = [](double progress) {
            return seenCount(drawnBlock(u"check-list"_s, {{u"progress"_s, progress}}).picture);
        };
        QCOMPARE(at(1) - at(0), 1);
        QCOMPARE(at(1.5) - at(1), 1);
        QCOMPARE(at(4), at(50));
    }

    void theLightGoesFromStepToStep()
    {
        const auto filled = [](double step) {
            int lit = 0;
            for (const picture::Item &item : drawnBlock(u"steps"_s, {{u"step"_s, step}}).picture.items)
                lit += item.style.hasStroke() && item.style.fill.a > 0.1 ? 1 : 0;
            return lit;
        };
        const auto tips = [](double step) {
            int coloured = 0;
            const auto look = *base::parseColor(u"BLUE");
            for (const picture::Item &item :
                 drawnBlock(u"steps"_s, {{u"step"_s, step}, {u"accent"_s, u"BLUE"_s}}).picture.items)
                coloured += item.style.stroke == look ? 1 : 0;
            return coloured;
        };
        QCOMPARE(filled(0), filled(1) + 3);
        QCOMPARE(filled(1), filled(4));
        QCOMPARE(filled(1.5), filled(1) + 1); // the light goes over
        QVERIFY(tips(3) > tips(1));
    }

    void speakersStandOnTheirSides()
    {
        const DrawnBlock drawn = drawnBlock(u"dialogue"_s,
                                            {{u"texts"_s, QJsonArray{u"a"_s, u"b"_s, u"c"_s}},
                                             {u"speakers"_s, QJsonArray()},
                                             {u"numbers"_s, QJsonArray{1, 2, 1}},
                                             {u"shown"_s, 2.0}});
        QCOMPARE(drawn.problems, QStringList());
        const base::Box all = seenBounds(drawn.picture);
        QCOMPARE(seenCount(drawn.picture), 4); // two bubbles, two letters
        QVERIFY(all.min.x < -4 && all.max.x > 4);
        const auto three = seenBounds(
            drawnBlock(u"dialogue"_s, {{u"texts"_s, QJsonArray{u"a"_s, u"b"_s}}, {u"numbers"_s, QJsonArray{3, 1}}})
                .picture);
        QVERIFY(three.max.x < 0); // the first and the third
    }
};

LECTOGRAPH_TEST_MAIN(TestTemplatesCards)
#include "tst_templates_cards.moc"
