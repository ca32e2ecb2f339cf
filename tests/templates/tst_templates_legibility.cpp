// SPDX-License-Identifier: GPL-3.0-or-later
#include "templates.h"

#include "lecture/files.h"
#include "media/legibility.h"
#include "testmain.h"

#include <QRegularExpression>

using namespace lectograph;
using namespace lectograph::test;
using namespace Qt::StringLiterals;

namespace {

/// “it: …”, without the moment.
QString textOf(const graph::Problem &problem)
{
    static const QRegularExpression moment(u" at [0-9.]+ s of \\w+"_s);
    return problem.error.place.section(u"nodes/"_s, 1).remove(moment) + u": "_s + problem.error.what + u' '
        + problem.error.remedy;
}

/// “@” stands for “#” in the nodes, which moc would take for a directive.
QStringList illegible(const QByteArray &nodes, const QByteArray &scene, const QByteArray &languages = "\"en\"")
{
    const QByteArray whole = R"({"format": "lectograph", "scenes": ["scenes/main.json"], "version": 2, "languages": [)"
        + languages + "]}";
    const auto lecture = lecture::fromFiles(
        {{u"lecture.json"_s, whole},
         {u"scenes/main.json"_s, "{\"nodes\": {" + QByteArray(nodes).replace('@', '#') + "}, " + scene + "}"}});
    if (!lecture)
        qFatal("%s", qPrintable(lecture.error().text()));
    QStringList found;
    for (const graph::Problem &problem : media::illegibleTexts(*lecture, registry()))
        found.append(textOf(problem));
    return found;
}

/// What is said of a text in the first of two scenes, which have names.
QStringList illegibleInNamedScene(const QByteArray &texts)
{
    const auto lecture =
        lecture::fromFiles({{u"lecture.json"_s,
                             R"({"format": "lectograph", "scenes": ["scenes/one.json", "scenes/two.json"],)"
                             R"( "version": 2, "languages": ["en", "ko", "zh"]})"},
                            {u"scenes/one.json"_s,
                             R"({"name": {"en": "First", "ko": "첫째", "zh": "第一"}, "duration": 2, "nodes":)"
                             R"( {"it": {"type": "text.text", "properties": {"text": )"
                                 + texts + R"(, "size": 12}}}, "actors": ["it"]})"},
                            {u"scenes/two.json"_s, R"({"duration": 1})"}});
    if (!lecture)
        qFatal("%s", qPrintable(lecture.error().text()));
    QStringList found;
    for (const graph::Problem &problem : media::illegibleTexts(*lecture, registry()))
        found.append(textOf(problem));
    return found;
}

QByteArray text(const QByteArray &properties)
{
    return R"("it": {"type": "text.text", "properties": {)" + properties + "}}";
}

const QByteArray still = R"("actors": ["it"], "duration": 2)";

} // namespace

class TestTemplatesLegibility : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void lettersAreMeasuredAgainstTheFrame()
    {
        QCOMPARE(illegible(text(R"("text": "word", "size": 17)"), still), QStringList());
        const QStringList found = illegible(text(R"("text": "word", "size": 10)"), still);
        QCOMPARE(found.size(), 1);
        QVERIFY2(found.front().startsWith(u"it: "_s) && found.front().contains(u"“word” are 1.4 %"_s)
                     && found.front().contains(u"1.6 times"_s),
                 qPrintable(found.front()));
        // Of a fraction, the smaller letters belong to the larger ones.
        QCOMPARE(illegible(text(R"("text": "$x^{a_1}$", "size": 20, "formulas": true)"), still), QStringList());
        QCOMPARE(illegible(text(R"("text": "word", "size": 30, "scale": 0.4)"), still).size(), 1);
    }

    void aSceneIsLookedAtThoughAnotherHasTheSamePicture()
    {
        const QByteArray faint = R"({"nodes": {"it": {"type": "text.text", "properties": {"text": "word", "size": 24,)"
                                 R"( "colour": "GREY_E"}}}, "actors": ["it"], "duration": 2})";
        const auto lecture = lecture::fromFiles({{u"lecture.json"_s,
                                                  R"({"format": "lectograph", "version": 2, "scenes": )"
                                                  R"(["scenes/one.json", "scenes/two.json"]})"},
                                                 {u"scenes/one.json"_s, faint},
                                                 {u"scenes/two.json"_s, faint}});
        QVERIFY(lecture);
        const graph::Problems found = media::illegibleTexts(*lecture, registry());
        QCOMPARE(found.size(), std::size_t(2));
        QVERIFY(found[0].error.place.contains(u"one.json") && found[1].error.place.contains(u"two.json"));
    }

    void thePanelOfAListingIsNoLetter()
    {
        const QByteArray listing = R"("it": {"type": "text.code", "properties": {"code": "x = 1\ny = x"}})";
        QCOMPARE(illegible(listing, still), QStringList());
    }

    void theCameraCounts()
    {
        const QByteArray camera = R"(, "c": {"type": "scene.camera", "properties": {"height": 2}})";
        const QByteArray near = R"("actors": ["it"], "duration": 2, "properties": {"camera": {"link": "c"}})";
        QCOMPARE(illegible(text(R"("text": "word", "size": 8)"), still).size(), 1);
        QCOMPARE(illegible(text(R"("text": "word", "size": 8)") + camera, near), QStringList());
    }

    void whatCouldBeReadOnceMayBecomePartOfAWhole()
    {
        const auto withCamera = [](const QByteArray &heights) {
            return text(R"("text": "word", "size": 20)")
                + R"(, "c": {"type": "scene.camera", "properties": {"height": {"keys": [)" + heights
                + R"(]}}}, "clock": {"type": "values.number"})";
        };
        const QByteArray scene =
            R"("actors": ["it"], "duration": 8, "properties": {"camera": {"link": "c"}},)"
            R"( "tracks": [{"clips": [{"duration": 1, "target": "it", "type": "motion.fade-in"}]}])";
        const QByteArray near = R"({"at": 0, "value": 8}, {"at": 3, "value": 8}, {"at": 6, "value": 24})";
        const QByteArray nearer = R"({"at": 0, "value": 24}, {"at": 3, "value": 24}, {"at": 6, "value": 8})";
        const QByteArray far = R"({"at": 0, "value": 20}, {"at": 3, "value": 20}, {"at": 6, "value": 24})";
        QCOMPARE(illegible(withCamera(near), scene), QStringList());
        QCOMPARE(illegible(withCamera(nearer), scene), QStringList());
        const QStringList found = illegible(withCamera(far), scene);
        QCOMPARE(found.size(), 1);
        QVERIFY2(found.front().contains(u"At 1 s"_s), qPrintable(found.front())); // where it is largest
        // Other words in the same block are read by themselves.
        const QByteArray counting =
            R"("it": {"type": "text.text", "properties": {"text": {"keys": [{"at": 0, "value": "one"}, {"at": 4, "value": "two"}]}, "size": {"keys": [{"at": 0, "ease": "hold", "value": 30}, {"at": 4, "value": 10}]}}})";
        QCOMPARE(illegible(counting, R"("actors": ["it"], "duration": 8)").size(), 1);
    }

    void theWorstOfThousandsAreListed()
    {
        QByteArrayList nodes;
        QByteArrayList actors;
        for (int i = 0; i < 300; ++i) {
            const QByteArray number = QByteArray::number(i);
            nodes.append("'t" + number + "': {'type': 'text.text', 'properties': {'text': 'word " + number
                         + "', 'size': " + (i == 150 ? "5" : "8") + "}}");
            actors.append("'t" + number + "'");
        }
        const QByteArray scene = "'actors': [" + actors.join(", ") + "], 'duration': 2";
        const QStringList found = illegible(QByteArray(nodes.join(", ")).replace('\'', '"'),
                                            QByteArray(scene).replace('\'', '"'));
        QCOMPARE(found.size(), 20);
        QVERIFY2(found.front().startsWith(u"t150: "_s), qPrintable(found.front()));
        QVERIFY2(found.back().contains(u"The same is found at 280 more places."_s), qPrintable(found.back()));
    }

    void theRestOfALongSeriesMayBeSmall()
    {
        const auto series = [](int last, const QByteArray &height) {
            const QByteArray nodes =
                R"("it": {"type": "text.series", "properties": {"latex": "K_{\\val{1}}", "last": LAST, )"
                R"("size": 36, "position": [-4, 0], "step": [1, 0]}}, "c": {"type": "scene.camera", )"
                R"("properties": {"height": {"keys": [{"at": 1, "value": HEIGHT}, {"at": 6, "value": 40}]}}})";
            return QByteArray(nodes).replace("LAST", QByteArray::number(last)).replace("HEIGHT", height);
        };
        const QByteArray scene = R"("actors": ["it"], "duration": 8, "properties": {"camera": {"link": "c"}})";
        QCOMPARE(illegible(series(40, "8"), scene), QStringList());
        QCOMPARE(illegible(series(40, "40"), scene).size(), 1); // none of it could be read
        QCOMPARE(illegible(series(16, "8"), scene).size(), 1);  // no long one
    }

    void moreLettersThanCanBeReadAreNotLookedBehind()
    {
        const QByteArray faint = text(R"("text": "word", "size": 24, "colour": "@333333")");
        const QByteArray many = R"(, "many": {"type": "layout.each", "properties": {"arrange": "none", "count": 300, )"
                                R"("block": "text.text", "item.size": 20, "item.position": [0, 3], )"
                                R"("item.text": "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz"}})";
        QCOMPARE(illegible(faint + many, R"("actors": ["it"], "duration": 2)").size(), 1);
        QCOMPARE(illegible(faint + many, R"("actors": ["many", "it"], "duration": 2)"), QStringList());
    }

    void contrastIsMeasuredAgainstWhatLiesBehind_data()
    {
        QTest::addColumn<QByteArray>("properties");
        QTest::addColumn<QByteArray>("behind");
        QTest::addColumn<int>("found");
        const QByteArray pale = R"("fill": "@FFFFFF", "fillOpacity": 0.2, "width": 6, "height": 3, "strokeWidth": 0)";
        const QByteArray white = R"("fill": "@FFFFFF", "fillOpacity": 1, "width": 6, "height": 3, "strokeWidth": 0)";
        QTest::newRow("on black") << QByteArray(R"("text": "word", "size": 24)") << QByteArray() << 0;
        QTest::newRow("grey on black") << QByteArray(R"("text": "word", "size": 24, "colour": "@555555")")
                                       << QByteArray() << 1;
        QTest::newRow("large grey on black")
            << QByteArray(R"("text": "word", "size": 60, "colour": "@666666")") << QByteArray() << 0;
        QTest::newRow("white on white") << QByteArray(R"("text": "word", "size": 24)") << white << 1;
        QTest::newRow("black on white") << QByteArray(R"("text": "word", "size": 24, "colour": "@000000")") << white
                                        << 0;
        QTest::newRow("with a halo") << QByteArray(R"("text": "word", "size": 24, "backStrokeWidth": 10)") << white
                                     << 0;
        QTest::newRow("beside it") << QByteArray(R"("text": "word", "size": 24, "position": [5, 0])") << white << 0;
        QTest::newRow("faded") << QByteArray(R"("text": "word", "size": 24, "opacity": 0.5)") << white << 0;
        QTest::newRow("pale") << QByteArray(R"("text": "word", "size": 24, "colour": "@555555")") << pale << 1;
    }
    void contrastIsMeasuredAgainstWhatLiesBehind()
    {
        QFETCH(QByteArray, properties);
        QFETCH(QByteArray, behind);
        QFETCH(int, found);
        const QByteArray box = R"(, "box": {"type": "shapes.rectangle", "properties": {)" + behind + "}}";
        const QByteArray actors = behind.isEmpty() ? still : QByteArray(R"("actors": ["box", "it"], "duration": 2)");
        const QStringList all = illegible(text(properties) + (behind.isEmpty() ? "" : box), actors);
        QVERIFY2(all.size() == found, qPrintable(all.join(u'\n')));
        QVERIFY(found == 0 || all.front().contains(u"stands out too little"_s));
    }

    void whatIsCoveredOrMovesIsNotRead()
    {
        const QByteArray faint = text(R"("text": "word", "size": 24, "colour": "@333333")");
        const QByteArray box =
            R"(, "box": {"type": "shapes.rectangle", "properties": {"fill": "@222222", "fillOpacity": 1, "width": 6, "height": 3}})";
        QCOMPARE(illegible(faint + box, R"("actors": ["box", "it"], "duration": 2)").size(), 1);
        QCOMPARE(illegible(faint + box, R"("actors": ["it", "box"], "duration": 2)"), QStringList());
        const QByteArray moving =
            R"(, "x": {"type": "values.number", "properties": {"value": {"keys": [{"at": 0, "value": 0}, {"at": 2, "value": 3}]}}})";
        QCOMPARE(illegible(text(R"("text": "word", "size": 8, "scale": {"expression": "1 + x"})") + moving, still),
                 QStringList());
    }

    void manyNumbersMayBeSmaller()
    {
        const QByteArray numbers =
            R"("it": {"type": "layout.each", "properties": {"block": "text.text", "count": %1, "item.text": {"expression": "{index}.5"}, "item.size": 12}})";
        QCOMPARE(illegible(QByteArray(numbers).replace("%1", "3"), still).size(), 1);
        QCOMPARE(illegible(QByteArray(numbers).replace("%1", "9"), still), QStringList());
    }

    void wordsAndScenesAreNamedInTheLanguageOfTheInterface()
    {
        const QLocale before;
        const QByteArray texts = R"({"en": "word", "ko": "낱말", "zh": "词"})";
        QLocale::setDefault(QLocale(QLocale::Korean));
        const QStringList korean = illegibleInNamedScene(texts);
        QLocale::setDefault(QLocale(QLocale::German)); // which the lecture does not have
        const QStringList own = illegibleInNamedScene(texts);
        const QStringList onlyChinese = illegibleInNamedScene(R"({"en": "", "ko": "", "zh": "词"})");
        QLocale::setDefault(before);
        QCOMPARE(korean.size(), 1);
        QVERIFY2(korean.front().startsWith(u"it: "_s) && korean.front().contains(u"“첫째”"_s)
                     && korean.front().contains(u"“낱말”"_s),
                 qPrintable(korean.front()));
        QVERIFY2(own.value(0).contains(u"“First”"_s) && own.value(0).contains(u"“word”"_s), qPrintable(own.value(0)));
        QVERIFY2(onlyChinese.value(0).startsWith(u"it (zh): "_s) && onlyChinese.value(0).contains(u"“First”"_s),
                 qPrintable(onlyChinese.value(0)));
    }

    void aSizeOfOneLanguageNamesIt()
    {
        const QStringList found =
            illegible(text(R"("text": {"en": "word", "ko": "아주 긴 낱말입니다"}, "size": 40, "fitWidth": 1)"), still,
                      R"("en", "ko")");
        QCOMPARE(found.size(), 1);
        QVERIFY2(found.front().startsWith(u"it (ko): "_s), qPrintable(found.front()));
    }
};

LECTOGRAPH_TEST_MAIN(TestTemplatesLegibility)
#include "tst_templates_legibility.moc"
