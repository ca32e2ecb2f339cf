// SPDX-License-Identifier: GPL-3.0-or-later
#include "listing.h"
#include "templates.h"

#include "lecture/block_library.h"
#include "lecture/check.h"
#include "lecture/files.h"
#include "lecture/folder.h"
#include "lecture/looks.h"
#include "picture/view.h"
#include "testmain.h"

#include <algorithm>
#include <cmath>

using namespace lectograph;
using namespace lectograph::test;
using namespace Qt::StringLiterals;
using lecture::Block;
using lecture::Lecture;

namespace {

const QStringList languages{u"en"_s, u"ko"_s, u"zh"_s};

const Lecture &library()
{
    static const Lecture blocks = lecture::blockLibrary();
    return blocks;
}

graph::NodePtr node(const QString &id, const QString &type, const QJsonObject &properties)
{
    graph::Node made;
    made.id = id;
    made.type = type;
    made.properties = properties;
    return std::make_shared<const graph::Node>(std::move(made));
}

/// A lecture that shows the block as it comes from the library, around a box and with a picture where it asks for one.
Lecture lectureWith(const Block &block, const graph::Look &look = {})
{
    Lecture lecture;
    lecture.title = QJsonObject{{u"en"_s, u"Attention"_s}, {u"ko"_s, u"어텐션"_s}, {u"zh"_s, u"注意力"_s}};
    lecture.languages = languages;
    lecture.blocks = definitionsFor(block.id);
    lecture.look = look;
    QJsonObject properties;
    lecture::Scene scene;
    scene.id = u"main"_s;
    scene.duration = base::Time::fromSeconds(2);
    scene.actors = {u"shown"_s};
    for (const lecture::PublishedProperty &property : block.properties) {
        if (property.type == graph::ValueType::Shape) {
            properties.insert(property.key, QJsonObject{{u"link"_s, u"inner"_s}});
            scene.nodes.push_back(node(u"inner"_s, u"shapes.rectangle"_s, {{u"width"_s, 2}, {u"height"_s, 1}}));
        } else if (property.type == graph::ValueType::Asset) {
            const QString file = u"assets/picture.svg"_s;
            const QByteArray svg = R"(<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9">)"
                                   R"(<rect width="16" height="9" fill="#888"/></svg>)";
            lecture.assets.insert_or_assign(file, lecture::Asset{std::make_shared<const QByteArray>(svg)});
            properties.insert(property.key, file);
        }
    }
    scene.nodes.push_back(node(u"shown"_s, lecture::blockType(block.id), properties));
    lecture.scenes.push_back(std::make_shared<const lecture::Scene>(std::move(scene)));
    return lecture;
}

/// The same with a long text wherever it asks for one.
Lecture withLongTexts(Lecture lecture, const Block &block)
{
    const QJsonObject text{{u"en"_s, u"How large language models pay attention to everything at the same time"_s},
                           {u"ko"_s, u"거대 언어 모델은 어떻게 문장 속의 모든 단어에 동시에 주의를 기울이는가"_s},
                           {u"zh"_s, u"大型语言模型如何在同一时刻关注句子中的每一个词语并理解上下文的含义"_s}};
    QJsonObject texts;
    for (const QString &language : languages) {
        const QJsonValue one = text.value(language);
        texts.insert(language, QJsonArray{one, one, one, one, one, one, one});
    }
    lecture::Scene scene = *lecture.scenes.front();
    graph::Node shown = *scene.nodes.back();
    for (const lecture::PublishedProperty &property : block.properties) {
        if (property.key.endsWith(u"icon"_s, Qt::CaseInsensitive))
            continue; // its name, which nothing shows
        if (property.type == graph::ValueType::Text)
            shown.properties.insert(property.key, text);
        else if (property.type == graph::ValueType::Texts)
            shown.properties.insert(property.key, texts);
    }
    scene.nodes.back() = std::make_shared<const graph::Node>(std::move(shown));
    lecture.scenes = {std::make_shared<const lecture::Scene>(std::move(scene))};
    return lecture;
}

/// A lecture that shows the block with these properties only.
Lecture lectureWithOnly(const QString &id, const QJsonObject &properties)
{
    Lecture lecture = lectureWith(*library().blocks.at(id));
    lecture::Scene scene = *lecture.scenes.front();
    scene.nodes = {node(u"shown"_s, lecture::blockType(id), properties)};
    lecture.scenes = {std::make_shared<const lecture::Scene>(std::move(scene))};
    return lecture;
}

bool isWithinFrame(const picture::Picture &picture)
{
    return std::ranges::all_of(picture.items, [&](const picture::Item &item) {
        const base::Box box = boundsOf(item);
        return std::abs(box.min.x) <= picture.frameWidth / 2 + 0.01
            && std::abs(box.max.x) <= picture.frameWidth / 2 + 0.01
            && std::abs(box.min.y) <= picture.frameHeight / 2 + 0.01
            && std::abs(box.max.y) <= picture.frameHeight / 2 + 0.01;
    });
}

QStringList textsOf(const std::vector<graph::Problem> &problems)
{
    QStringList texts;
    for (const graph::Problem &problem : problems)
        texts.append(problem.error.text());
    return texts;
}

void addBlockRows()
{
    QTest::addColumn<QString>("id");
    for (const auto &[id, block] : library().blocks)
        QTest::newRow(qPrintable(id)) << id;
}

QString translation(const QJsonValue &text, const QString &language)
{
    return text.toObject().value(language).toString();
}

} // namespace

class TestTemplatesBlocks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFileIsADefinition()
    {
        const QStringList files = QDir(lecture::shippedBlockFolder()).entryList({u"*.json"_s}, QDir::Files);
        QVERIFY(files.size() >= 16);
        QCOMPARE(qsizetype(library().blocks.size()), files.size());
    }

    void savesAsItWasRead_data() { addBlockRows(); }
    void savesAsItWasRead()
    {
        QFETCH(QString, id);
        const auto file = lecture::readWhole(QDir(lecture::shippedBlockFolder()).filePath(id + u".json"_s), 1 << 20);
        QVERIFY(file);
        const auto written = lecture::toFiles(lectureWith(*library().blocks.at(id)));
        QVERIFY2(written, written ? "" : qPrintable(written.error().text()));
        QCOMPARE(QString::fromUtf8(written->at(u"blocks/%1.json"_s.arg(id))), QString::fromUtf8(*file));
    }

    void isExplainedInThreeLanguages_data() { addBlockRows(); }
    void isExplainedInThreeLanguages()
    {
        QFETCH(QString, id);
        const Block &block = *library().blocks.at(id);
        for (const QString &language : languages) {
            QVERIFY(!translation(block.title, language).isEmpty());
            QVERIFY(!translation(block.help, language).isEmpty());
            for (const lecture::PublishedProperty &property : block.properties) {
                const QString place = language + u' ' + property.key;
                QVERIFY2(!translation(property.title, language).isEmpty(), qPrintable(place));
                QVERIFY2(!translation(property.help, language).isEmpty(), qPrintable(place));
                const bool isText = graph::holdsTexts(property.type);
                if (isText && property.preset != QJsonValue(QString()))
                    QVERIFY2(property.preset.toObject().contains(language), qPrintable(place));
            }
        }
    }

    void drawsWithoutProblemsInEveryLookAndLanguage_data() { addBlockRows(); }
    void drawsWithoutProblemsInEveryLookAndLanguage()
    {
        QFETCH(QString, id);
        std::vector<graph::Look> looks{{}};
        for (const lecture::LibraryLook &one : lecture::libraryLooks({}))
            looks.push_back(one.look);
        QVERIFY(looks.size() > 5);
        for (const graph::Look &look : looks) {
            const Lecture lecture = lectureWith(*library().blocks.at(id), look);
            if (look.isEmpty()) // looks change nothing that it reports besides
                QCOMPARE(textsOf(lecture::check(lecture, registry())).join(u'\n'), QString());
            for (const QString &language : languages) {
                picture::Show show(lecture, registry(), language);
                const picture::Picture picture = show.at(base::Time::fromSeconds(1));
                QCOMPARE(textsOf(show.problems()), QStringList());
                QVERIFY(!picture.items.empty());
                QVERIFY2(isWithinFrame(picture), qPrintable(look.id + u' ' + language));
            }
        }
    }

    void keepsLongTextsInTheFrame_data() { addBlockRows(); }
    void keepsLongTextsInTheFrame()
    {
        QFETCH(QString, id);
        const Block &block = *library().blocks.at(id);
        const Lecture lecture = withLongTexts(lectureWith(block), block);
        for (const QString &language : languages) {
            picture::Show show(lecture, registry(), language);
            const picture::Picture picture = show.at({});
            QCOMPARE(textsOf(show.problems()), QStringList());
            QVERIFY2(isWithinFrame(picture), qPrintable(language));
        }
    }

    void whatGoesAroundAShapeDrawsWithoutOne()
    {
        for (const auto &[id, block] : library().blocks) {
            Lecture lecture = lectureWith(*block);
            lecture::Scene scene = *lecture.scenes.front();
            if (scene.nodes.size() == 1)
                continue;
            scene.nodes = {node(u"shown"_s, lecture::blockType(id), {})};
            lecture.scenes = {std::make_shared<const lecture::Scene>(scene)};
            picture::Show show(lecture, registry(), u"en"_s);
            QVERIFY(!show.at({}).items.empty());
            QCOMPARE(textsOf(show.problems()), QStringList());
        }
    }

    void itsTextsHaveFormatsAndFormulas_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("key");
        QTest::newRow("bullet") << u"bullet"_s << u"text"_s;
        QTest::newRow("caption") << u"caption"_s << u"text"_s;
        QTest::newRow("image caption") << u"image-caption"_s << u"text"_s;
        QTest::newRow("labelled box") << u"labelled-box"_s << u"label"_s;
        QTest::newRow("quotation") << u"quotation"_s << u"text"_s;
        QTest::newRow("title") << u"title-slide"_s << u"title"_s;
        QTest::newRow("chapter") << u"chapter-slide"_s << u"title"_s;
        QTest::newRow("card") << u"card"_s << u"text"_s;
        QTest::newRow("column") << u"two-columns"_s << u"leftText"_s;
    }
    void itsTextsHaveFormatsAndFormulas()
    {
        QFETCH(QString, id);
        QFETCH(QString, key);
        const auto itemsWith = [&](const QString &text) {
            Lecture lecture = lectureWith(*library().blocks.at(id));
            lecture::Scene scene = *lecture.scenes.front();
            graph::Node shown = *scene.nodes.back();
            shown.properties.insert(key, text);
            scene.nodes.back() = std::make_shared<const graph::Node>(std::move(shown));
            lecture.scenes = {std::make_shared<const lecture::Scene>(std::move(scene))};
            picture::Show show(lecture, registry(), u"ko"_s);
            const std::size_t items = show.at({}).items.size();
            return show.problems().empty() ? items : 0;
        };
        const std::size_t plain = itemsWith(u"값 x2 개"_s);
        QVERIFY(plain > 0);
        QCOMPARE(itemsWith(u"\\textbf{값} $x^2$ \\textcolor{RED}{개}"_s), plain);
        QCOMPARE(itemsWith(u"값 $\\frac{a}{$ 개"_s), std::size_t{0}); // a problem, and nothing else
    }

    void aListHasFormulasInItsItems()
    {
        const auto showOf = [](const QJsonArray &items) {
            Lecture lecture = lectureWith(*library().blocks.at(u"bullet-list"_s));
            lecture::Scene scene = *lecture.scenes.front();
            scene.nodes = {node(u"shown"_s, u"block:bullet-list"_s, {{u"items"_s, items}})};
            lecture.scenes = {std::make_shared<const lecture::Scene>(scene)};
            picture::Show show(lecture, registry(), u"en"_s);
            const std::size_t drawn = show.at({}).items.size();
            return std::pair(drawn, textsOf(show.problems()));
        };
        const auto plain = showOf({u"x2"_s, u"bold"_s});
        const auto formatted = showOf({u"$x^2$"_s, u"\\textbf{bold}"_s});
        QCOMPARE(plain.second, QStringList());
        QCOMPARE(formatted.second, QStringList());
        QCOMPARE(formatted.first, plain.first);
        QVERIFY(!showOf({u"$\\frac{a}{$"_s}).second.isEmpty());
    }

    void aListBuildsUp()
    {
        const auto itemsAt = [](double shown) {
            picture::Show show(lectureWithOnly(u"bullet-list"_s, {{u"shown"_s, shown}}), registry(), u"en"_s);
            const picture::Picture picture = show.at({});
            return std::ranges::count_if(picture.items,
                                         [](const picture::Item &item) { return item.style.fill.a > 0; });
        };
        QVERIFY(itemsAt(0) < itemsAt(1));
        QVERIFY(itemsAt(1) < itemsAt(2));
        QCOMPARE(itemsAt(3), itemsAt(50));
    }

    void rowsOfAListAreEquallyFarApartWhateverTheirLetters()
    {
        const QJsonArray items{u"on us"_s, u"query, key, gap"_s, u"on us"_s, u"Attention"_s};
        picture::Show show(lectureWithOnly(u"bullet-list"_s, {{u"title"_s, u""_s}, {u"items"_s, items}}), registry(),
                           u"en"_s);
        const picture::Picture picture = show.at({});
        std::vector<double> dots; // further left than all letters
        double left = 0;
        for (const picture::Item &item : picture.items)
            left = item.style.fill.a > 0 ? std::min(left, boundsOf(item).min.x) : left;
        for (const picture::Item &item : picture.items) {
            const base::Box box = boundsOf(item);
            if (item.style.fill.a > 0 && box.min.x < left + 0.01)
                dots.push_back((box.min.y + box.max.y) / 2);
        }
        QCOMPARE(dots.size(), std::size_t(4));
        std::ranges::sort(dots);
        for (std::size_t i = 2; i < dots.size(); ++i)
            QVERIFY(std::abs((dots[i] - dots[i - 1]) - (dots[1] - dots[0])) < 1e-6);
    }

    void aStackHoldsAsManyHeadsAsLargeModelsHave()
    {
        for (const double open : {0.0, 0.5, 1.0}) {
            picture::Show show(lectureWithOnly(u"head-stack"_s, {{u"count"_s, 96}, {u"open"_s, open}}), registry(),
                               u"en"_s);
            const picture::Picture picture = show.at({});
            QCOMPARE(textsOf(show.problems()), QStringList());
            QVERIFY(isWithinFrame(picture));
            QVERIFY(picture.items.size() >= 2 * 96);
        }
    }

    void manyTokensStandInRows()
    {
        const auto boxesOf = [](const QStringList &words) {
            picture::Show show(lectureWithOnly(u"token-strip"_s, {{u"words"_s, QJsonArray::fromStringList(words)}}),
                               registry(), u"en"_s);
            const picture::Picture picture = show.at({});
            std::vector<base::Box> boxes; // letters have no stroke
            for (const picture::Item &item : picture.items) {
                if (item.style.hasStroke())
                    boxes.push_back(boundsOf(item));
            }
            const bool isWhole = show.problems().empty() && isWithinFrame(picture);
            return isWhole ? boxes : std::vector<base::Box>();
        };
        const QStringList sentence{u"a"_s, u"token"_s, u"wonderful"_s, u"is"_s, u"strip"_s, u"everybody"_s};
        const auto few = boxesOf(sentence);
        QCOMPARE(few.size(), 6U);
        const auto many = boxesOf(sentence + sentence + sentence + sentence);
        QCOMPARE(many.size(), 24U);
        for (const auto &boxes : {few, many}) {
            const auto highest = std::ranges::max(boxes, {}, [](const base::Box &box) { return box.max.y; });
            QCOMPARE(highest.min.y > boxes.back().max.y, boxes.size() == many.size());
        }
        QVERIFY(many.front().height() > 0.59 * few.front().height());
        QCOMPARE(boxesOf(QStringList(500, u"token"_s)).size(), 500U);
    }
};

LECTOGRAPH_TEST_MAIN(TestTemplatesBlocks)
#include "tst_templates_blocks.moc"
