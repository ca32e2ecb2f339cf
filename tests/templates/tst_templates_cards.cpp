// SPDX-License-Identifier: GPL-3.0-or-later
#include "templates.h"

#include "lecture/block_library.h"
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
    static const lecture::Lecture library = lecture::blockLibrary();
    lecture::Lecture lecture;
    lecture.languages = {u"en"_s, u"ko"_s, u"zh"_s};
    lecture.blocks = library.blocks;
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
};

LECTOGRAPH_TEST_MAIN(TestTemplatesCards)
#include "tst_templates_cards.moc"
