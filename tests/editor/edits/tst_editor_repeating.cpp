// SPDX-License-Identifier: GPL-3.0-or-later
#include "../onescene.h"
#include "editor/edits/blocks.h"
#include "editor/edits/link_edits.h"
#include "editor/edits/lookup.h"
#include "editor/edits/properties.h"
#include "editor/edits/repeating.h"
#include "editor/edits/texts.h"
#include "picture/show.h"
#include "testmain.h"

#include <QJsonArray>
#include <QTest>

#include <cmath>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using namespace Qt::StringLiterals;
using lecture::Lecture;

namespace {

Lecture wordsAndList()
{
    Lecture lecture = emptyLecture(u"en"_s);
    lecture = with(lecture,
                   {u"text.text"_s,
                    u"words"_s,
                    {{u"text"_s, u"a fluffy creature"_s}, {u"color"_s, u"RED"_s}, {u"position"_s, QJsonArray{1, 2}}}});
    lecture = with(lecture, {u"values.numbers"_s, u"list"_s});
    return lecture;
}

Lecture repeated(RepeatOver over)
{
    return *withRepeated(wordsAndList(), sceneId, u"words"_s, over, registry());
}

/// The shapes on the stage, with the parts of groups one by one, as rectangles in hundredths of a unit.
QStringList rectsOf(const Lecture &lecture)
{
    QStringList rects;
    picture::Show show(lecture, registry());
    const picture::Picture picture = show.at({});
    for (const picture::Item &item : picture.items)
        rects.append(QString::number(item.hash));
    return rects;
}

int itemsOf(const Lecture &lecture, const QString &node)
{
    picture::Show show(lecture, registry());
    timeline::Score *score = show.scoreAt({});
    const auto shape = score->evaluator().shapeOf(score->evaluator().indexOf(node), {});
    return shape ? static_cast<int>((*shape)->children.size()) : -1;
}

} // namespace

class RepeatingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRepetitionHasTheValuesOfItsBlockForEachItem()
    {
        const Lecture lecture = repeated(RepeatOver::Count);
        QCOMPARE(written(lecture, u"words"_s, u"block"_s), QJsonValue(u"text.text"_s));
        QCOMPARE(written(lecture, u"words"_s, u"item.color"_s), QJsonValue(u"RED"_s));
        QCOMPARE(written(lecture, u"words"_s, u"item.text"_s), QJsonValue(u"a fluffy creature"_s));
        QCOMPARE(written(lecture, u"words"_s, u"position"_s), QJsonValue(QJsonArray{1, 2}));
        QCOMPARE(itemsOf(lecture, u"words"_s), 3);
    }

    void aTextIsRepeatedOverItsWords()
    {
        const Lecture lecture = repeated(RepeatOver::Texts);
        QCOMPARE(written(lecture, u"words"_s, u"texts"_s), QJsonValue(QJsonArray{u"a"_s, u"fluffy"_s, u"creature"_s}));
        QVERIFY(written(lecture, u"words"_s, u"item.text"_s).isUndefined());
        QCOMPARE(written(lecture, u"words"_s, u"as"_s), QJsonValue(u"text"_s));
        QCOMPARE(itemsOf(lecture, u"words"_s), 3);
    }

    void aSentenceIsSplitAsItsLanguageWritesWords()
    {
        QCOMPARE(splitIntoWords(u"나는 나비를 보았다"_s), (QStringList{u"나는"_s, u"나비를"_s, u"보았다"_s}));
        QCOMPARE(splitIntoWords(u"  a\nfluffy  one "_s), (QStringList{u"a"_s, u"fluffy"_s, u"one"_s}));
        QCOMPARE(splitIntoWords(u"보았다"_s), QStringList{u"보았다"_s}); // Korean separates words
        QCOMPARE(splitIntoWords(u"我看见𠮷"_s), (QStringList{u"我"_s, u"看"_s, u"见"_s, u"𠮷"_s}));
        QCOMPARE(splitIntoWords(u"我👩‍💻看🔥🇰🇷"_s),
                 (QStringList{u"我"_s, u"👩‍💻"_s, u"看"_s, u"🔥"_s, u"🇰🇷"_s}));
        QCOMPARE(splitIntoWords(u"  "_s), QStringList());
        QCOMPARE(withLinesSplit(QJsonArray{u"a b"_s, u"c"_s}), QJsonValue(QJsonArray{u"a"_s, u"b"_s, u"c"_s}));
    }

    void wordsInARowHaveBoxesOfEqualHeight()
    {
        const Lecture lecture = repeated(RepeatOver::Texts); // "a" and "fluffy" differ
        picture::Show show(lecture, registry());
        timeline::Score *score = show.scoreAt({});
        const auto shape = score->evaluator().shapeOf(score->evaluator().indexOf(u"words"_s), {});
        QVERIFY(shape);
        const base::Box &first = (*shape)->children.front().bounds();
        for (const shape::Shape &word : (*shape)->children) {
            QVERIFY(std::abs(word.bounds().height() - first.height()) < 1e-6);
            QVERIFY(std::abs(word.bounds().max.y - first.max.y) < 1e-6);
        }
    }

    void clipsOfPartsActOnEveryItem()
    {
        Lecture lecture =
            withNewClip(wordsAndList(), sceneId, {u"motion.fade-in"_s, u"words/0"_s, {}}, registry())->lecture;
        lecture = *withRepeated(lecture, sceneId, u"words"_s, RepeatOver::Count, registry());
        QCOMPARE(sceneOf(lecture, sceneId)->tracks[0]->clips[0]->target, u"words/*/0"_s);
    }

    void itIsRepeatedOverOneThingOnly()
    {
        Lecture lecture = *withRepeatedOver(repeated(RepeatOver::Texts), sceneId, u"words"_s, RepeatOver::Count);
        QCOMPARE(written(lecture, u"words"_s, u"count"_s), QJsonValue(3));
        QVERIFY(written(lecture, u"words"_s, u"texts"_s).isUndefined()
                && written(lecture, u"words"_s, u"as"_s).isUndefined());
        const auto linked = withLink(lecture, sceneId, {u"list"_s, {}}, {u"words"_s, u"numbers"_s}, registry());
        QVERIFY2(linked, qPrintable(linked ? QString() : linked.error().text()));
        QVERIFY(written(*linked, u"words"_s, u"count"_s).isUndefined());
        QCOMPARE(*repeatOverOf(*nodeOf(sceneOf(*linked, sceneId), u"words"_s)), RepeatOver::Numbers);
    }

    void singleBlocksAreOfTheVersionOfTheirType()
    {
        // Otherwise an upgrade would change them when the lecture is opened again.
        timeline::Registry later = registry();
        auto text = std::make_shared<graph::NodeType>(*later.nodes.find(u"text.text"_s));
        text->version = 3;
        later.nodes.put(text);
        const auto single = withSingleBlocks(repeated(RepeatOver::Count), sceneId, u"words"_s, later, {});
        QVERIFY2(single, single ? "" : qPrintable(single.error().text()));
        int texts = 0;
        for (const graph::NodePtr &node : sceneOf(single->lecture, sceneId)->nodes) {
            if (node->type != "text.text"_L1)
                continue;
            QCOMPARE(node->version, 3);
            ++texts;
        }
        QCOMPARE(texts, 3);
    }

    void singleBlocksLookTheSame()
    {
        for (const RepeatOver over : {RepeatOver::Count, RepeatOver::Texts}) {
            Lecture lecture = repeated(over);
            lecture = *withProperty(lecture, {sceneId, u"words"_s, {}, u"item.size"_s},
                                    QJsonObject{{u"expression"_s, u"40 + index * 8"_s}});
            const auto single = withSingleBlocks(lecture, sceneId, u"words"_s, registry(), {});
            QVERIFY2(single, qPrintable(single ? QString() : single.error().text()));
            QCOMPARE(single->nodes.size(), 3);
            QVERIFY(!nodeOf(sceneOf(single->lecture, sceneId), u"words"_s));
            QCOMPARE(sceneOf(single->lecture, sceneId)->actors.size(), 3u);
            QCOMPARE(rectsOf(single->lecture).size(), rectsOf(lecture).size());
        }
    }

    void whatIsNeededAsAWholeBecomesAGroup()
    {
        Lecture lecture = withNewClip(repeated(RepeatOver::Count), sceneId, {u"motion.fade-in"_s, u"words/1"_s, {}},
                                      registry())
                              ->lecture;
        const auto single = withSingleBlocks(lecture, sceneId, u"words"_s, registry(), {});
        QVERIFY(single);
        QCOMPARE(single->nodes, QStringList(u"words"_s));
        QCOMPARE(nodeOf(sceneOf(single->lecture, sceneId), u"words"_s)->type, u"layout.group"_s);
        const QString target = sceneOf(single->lecture, sceneId)->tracks[0]->clips[0]->target;
        QVERIFY(target.startsWith(u"words/words"_s));
    }

    void aNameThatNothingShowsIsNotWhatIsRepeated()
    {
        Lecture lecture = wordsAndList();
        lecture = with(lecture, {u"layout.part"_s, u"part"_s});
        const auto hasTexts = [&](const QString &id) {
            const auto over = repeatableOver(*nodeOf(sceneOf(lecture, sceneId), id), registry());
            return std::ranges::find(over, RepeatOver::Texts) != over.end();
        };
        QVERIFY(hasTexts(u"words"_s));
        QVERIFY(!hasTexts(u"part"_s));
    }

    void whatCannotBeRepeatedSaysWhy()
    {
        const auto numbers = withRepeated(wordsAndList(), sceneId, u"list"_s, RepeatOver::Count, registry());
        QVERIFY(!numbers && !numbers.error().remedy.isEmpty());
        const auto twice = withRepeated(repeated(RepeatOver::Count), sceneId, u"words"_s, RepeatOver::Count,
                                        registry());
        QVERIFY(!twice);
        Lecture linked = *withLink(repeated(RepeatOver::Count), sceneId, {u"list"_s, {}}, {u"words"_s, u"numbers"_s},
                                   registry());
        const auto single = withSingleBlocks(linked, sceneId, u"words"_s, registry(), {});
        QVERIFY(!single && !single.error().remedy.isEmpty());
    }
};

LECTOGRAPH_TEST_MAIN(RepeatingTest)
#include "tst_editor_repeating.moc"
