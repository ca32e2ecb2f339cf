// SPDX-License-Identifier: GPL-3.0-or-later
#include "../onescene.h"
#include "editor/edits/blocks.h"
#include "editor/edits/looks.h"
#include "editor/edits/lookup.h"
#include "editor/edits/styles.h"
#include "lecture/files.h"
#include "picture/show.h"
#include "testmain.h"

#include <QTemporaryDir>
#include <QTest>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using namespace Qt::StringLiterals;
using lecture::Lecture;

namespace {

/// A red box, a plain box and a word on the stage, in the light look.
Lecture boxesAndWord()
{
    Lecture lecture = lecture::withLook(emptyLecture(u"en"_s), lecture::lookNamed(u"light"_s).value());
    lecture = with(lecture,
                   {u"shapes.box"_s, u"red"_s, {{u"fill"_s, u"RED"_s}, {u"strokeWidth"_s, 7}, {u"width"_s, 3}}});
    lecture = with(lecture, {u"shapes.box"_s, u"plain"_s, {{u"label"_s, u"plain"_s}}});
    lecture = with(lecture, {u"text.text"_s, u"word"_s, {{u"text"_s, u"word"_s}, {u"size"_s, 80}}});
    return lecture;
}

quint64 pictureOf(const Lecture &lecture)
{
    return picture::Show(lecture, registry()).at({}).hash;
}

QJsonObject saidBy(const Lecture &lecture, const QString &node)
{
    return nodeOf(sceneOf(lecture, sceneId), node)->properties;
}

const QString none;

} // namespace

class StylesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aStyleEqualsItsValuesWrittenOut()
    {
        const QStringList nodes{u"red"_s, u"plain"_s, u"word"_s};
        for (const QString &style : styleNames(boxesAndWord())) {
            const Lecture styled = *withStyle(boxesAndWord(), sceneId, nodes, style);
            const Lecture written = *withStyleWrittenOut(styled, sceneId, nodes, registry());
            QCOMPARE(styleOf(written, sceneId, u"red"_s), none);
            QCOMPARE(pictureOf(written), pictureOf(styled));
        }
    }

    void aNewStyleLooksAsTheBlockDid()
    {
        const Lecture before = boxesAndWord();
        const Lecture after = *withNewStyle(before, sceneId, u"red"_s, u" layer "_s, registry());
        QCOMPARE(pictureOf(after), pictureOf(before));
        QCOMPARE(styleOf(after, sceneId, u"red"_s), u"layer"_s);
        QCOMPARE(styleValues(after, u"layer"_s), (QJsonObject{{u"fill"_s, u"RED"_s}, {u"strokeWidth"_s, 7}}));
        QVERIFY(!saidBy(after, u"red"_s).contains(u"fill"_s));
        QCOMPARE(saidBy(after, u"red"_s).value(u"width"_s).toDouble(), 3.0); // its own, not the style's
        QVERIFY(!withNewStyle(after, sceneId, u"plain"_s, u"layer"_s, registry()));
        QVERIFY(!withNewStyle(after, sceneId, u"plain"_s, u"  "_s, registry()));
    }

    void anUpdatedStyleChangesEveryBlockOfIt()
    {
        Lecture lecture = *withNewStyle(boxesAndWord(), sceneId, u"red"_s, u"layer"_s, registry());
        lecture = *withStyle(lecture, sceneId, {u"plain"_s}, u"layer"_s);
        QVERIFY(!differsFromStyle(lecture, sceneId, u"red"_s, registry()));
        lecture = *lecture::withNodeProperty(lecture, sceneId, u"red"_s, u"fill"_s, u"accent"_s);
        QVERIFY(differsFromStyle(lecture, sceneId, u"red"_s, registry()));
        const Lecture updated = *withUpdatedStyle(lecture, sceneId, u"red"_s, registry());
        QCOMPARE(styleValues(updated, u"layer"_s).value(u"fill"_s).toString(), u"accent"_s);
        QVERIFY(!saidBy(updated, u"red"_s).contains(u"fill"_s));
        QVERIFY(!withUpdatedStyle(updated, sceneId, u"word"_s, registry()));
    }

    void aBlockGoesBackToItsStyle()
    {
        Lecture lecture = *withNewStyle(boxesAndWord(), sceneId, u"red"_s, u"layer"_s, registry());
        const quint64 styled = pictureOf(lecture);
        lecture = *lecture::withNodeProperty(lecture, sceneId, u"red"_s, u"fill"_s, u"#00FF00"_s);
        QVERIFY(pictureOf(lecture) != styled);
        lecture = *asTheStyleSays(lecture, sceneId, {u"red"_s});
        QCOMPARE(pictureOf(lecture), styled);
        QCOMPARE(saidBy(lecture, u"red"_s).value(u"width"_s).toDouble(), 3.0);
    }

    void theValueThatIsShownIsThatOfTheStyle()
    {
        const Lecture lecture = *withStyle(boxesAndWord(), sceneId, {u"plain"_s}, u"box"_s);
        const PropertyPlace place{sceneId, u"plain"_s, {}, u"fill"_s};
        const auto spec = specOf(lecture, place, registry());
        QVERIFY(hasStyleValue(lecture, place));
        QCOMPARE(presetAt(lecture, place, *spec).toString(), u"surface"_s);
        const auto value = currentValue(lecture, place, {.scene = sceneId, .time = {}, .languages = {u"en"_s}},
                                        registry());
        QCOMPARE(base::toText(std::get<base::Color>(*value)), u"#F0F3F8"_s);
        QVERIFY(!hasStyleValue(lecture, {sceneId, u"plain"_s, {}, u"width"_s}));
        QVERIFY(hasStyleValue(lecture, {sceneId, {}, {}, u"background"_s}));
    }

    void aPastedStyleWorksAcrossTypes()
    {
        Lecture lecture = boxesAndWord();
        lecture = with(lecture, {u"shapes.circle"_s, u"disc"_s, {{u"radius"_s, 2}}});
        const QByteArray copied = copyStyle(lecture, sceneId, u"red"_s, registry());
        lecture = *withPastedStyle(lecture, sceneId, {u"disc"_s, u"plain"_s, u"word"_s}, copied, registry());
        QCOMPARE(saidBy(lecture, u"disc"_s).value(u"fill"_s).toString(), u"RED"_s);
        QCOMPARE(saidBy(lecture, u"disc"_s).value(u"stroke"_s).toString(), u"BLUE"_s); // the default of boxes
        QCOMPARE(saidBy(lecture, u"disc"_s).value(u"radius"_s).toDouble(), 2.0);
        QCOMPARE(saidBy(lecture, u"plain"_s).value(u"label"_s).toString(), u"plain"_s);
        QVERIFY(!saidBy(lecture, u"plain"_s).contains(u"stroke"_s)); // as by default
        QCOMPARE(saidBy(lecture, u"word"_s).value(u"size"_s).toDouble(), 80.0);
        QVERIFY(!withPastedStyle(lecture, sceneId, {u"disc"_s}, "nothing", registry()));
    }

    void theStyleGoesAlongWhenItIsCopied()
    {
        Lecture lecture = *withStyle(boxesAndWord(), sceneId, {u"red"_s}, u"accent box"_s);
        lecture = *withPastedStyle(lecture, sceneId, {u"plain"_s}, copyStyle(lecture, sceneId, u"red"_s, registry()),
                                   registry());
        QCOMPARE(styleOf(lecture, sceneId, u"plain"_s), u"accent box"_s);
        QCOMPARE(saidBy(lecture, u"plain"_s).value(u"fill"_s).toString(), u"RED"_s);
        QVERIFY(!saidBy(lecture, u"plain"_s).contains(u"labelColour"_s));
    }

    void aRenamedStyleIsRenamedInItsBlocks()
    {
        const Lecture before = *withStyle(boxesAndWord(), sceneId, {u"plain"_s}, u"box"_s);
        const Lecture after = *withStyleRenamed(before, u"box"_s, u"card"_s);
        QCOMPARE(styleOf(after, sceneId, u"plain"_s), u"card"_s);
        QCOMPARE(pictureOf(after), pictureOf(before));
        QCOMPARE(blocksWithStyle(after, u"card"_s), 1);
        QVERIFY(!withStyleRenamed(after, u"card"_s, u"title"_s));
    }

    void blocksKeepHowTheyLookWhenTheirStyleIsDeleted()
    {
        const Lecture before = *withStyle(boxesAndWord(), sceneId, {u"plain"_s, u"red"_s}, u"accent box"_s);
        const Lecture after = *withoutStyle(before, u"accent box"_s, registry());
        QVERIFY(!styleNames(after).contains(u"accent box"_s));
        QCOMPARE(styleOf(after, sceneId, u"plain"_s), none);
        QCOMPARE(pictureOf(after), pictureOf(before));
    }

    void aColorOfTheLookChangesWhatHasItsName()
    {
        const Lecture before = *withStyle(boxesAndWord(), sceneId, {u"plain"_s}, u"accent box"_s);
        const Lecture after = *withLookColor(before, u"accent"_s, u"#123456"_s);
        QVERIFY(pictureOf(after) != pictureOf(before));
        QCOMPARE(*withLookColor(after, u"accent"_s, u"BLUE"_s).map(pictureOf), pictureOf(before));
        QVERIFY(!withLookColor(after, u"accent"_s, u"accnt"_s));
        QVERIFY(!withLookColor(after, u"new"_s, u"new"_s));
        QVERIFY(!withLookColor(after, u"#12"_s, u"RED"_s));
        const auto colors = ownLookColors(after);
        QVERIFY(std::ranges::find(colors, u"accent"_s, &LookColor::name) != colors.end());
    }

    void aSavedLookIsFoundAgain()
    {
        const QTemporaryDir folder;
        const Lecture lecture = *withNewStyle(boxesAndWord(), sceneId, u"red"_s, u"layer"_s, registry());
        const QString file = saveLook(lecture, u" My Department! "_s, folder.path()).value();
        QCOMPARE(file, folder.filePath(u"my-department.json"_s));
        const auto looks = lecture::libraryLooks(folder.path());
        QCOMPARE(looks.front().look.id, u"my-department"_s);
        QCOMPARE(looks.front().look.styles, lecture.look.styles);
        QVERIFY(!saveLook(lecture, u"!"_s, folder.path()));
    }

    void aLectureWithoutStylesIsWrittenAsBefore()
    {
        Lecture lecture = boxesAndWord();
        lecture.look = {};
        const auto files = lecture::toFiles(lecture).value();
        QVERIFY(!files.at(u"lecture.json"_s).contains("look"));
        QVERIFY(files.at(u"lecture.json"_s).contains("\"version\": 1"));
    }
};

LECTOGRAPH_TEST_MAIN(StylesTest)
#include "tst_editor_styles.moc"
