// SPDX-License-Identifier: GPL-3.0-or-later
#include "../onescene.h"
#include "editor/edits/blocks.h"
#include "editor/edits/clipboard.h"
#include "editor/edits/copied_nodes.h"
#include "editor/edits/definitions.h"
#include "editor/edits/lookup.h"
#include "editor/edits/mime.h"
#include "editor/edits/properties.h"
#include "lecture/files.h"
#include "lecture/types.h"
#include "picture/show.h"
#include "raster/draw.h"
#include "testmain.h"

#include <QJsonArray>
#include <QTest>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using namespace Qt::StringLiterals;
using base::Time;
using lecture::Lecture;

namespace {

void put(Lecture &lecture, const QString &id, const QString &type, const QJsonObject &properties,
         const QString &into = sceneId)
{
    const auto with = withBlock(lecture, into, {type, id, properties}, lecture::typesOf(lecture, registry()));
    if (!with)
        qFatal("%s", qPrintable(with.error().text()));
    lecture = *with;
}

void animate(Lecture &lecture, const QString &type, const QString &target, double start)
{
    lecture = withNewClip(lecture, sceneId, {type, target, Time::fromSeconds(start)}, registry())->lecture;
}

/// A word in a box that surrounds it, beside a disc; an arrow leads from the disc to the box, and a number outside says
/// how round the box is. The word is written, and the box fades in.
Lecture tokens()
{
    Lecture lecture = emptyLecture(u"en"_s);
    put(lecture, u"round"_s, u"values.number"_s, {{u"value"_s, 0.2}});
    put(lecture, u"disc"_s, u"shapes.circle"_s, {{u"radius"_s, 0.5}, {u"position"_s, QJsonArray{-4, 1}}});
    put(lecture, u"word"_s, u"text.text"_s,
        {{u"text"_s, u"fluffy"_s}, {u"colour"_s, u"YELLOW"_s}, {u"position"_s, QJsonArray{2, -1}}});
    put(lecture, u"box"_s, u"shapes.surround"_s,
        {{u"shape"_s, link(u"word"_s)}, {u"stroke"_s, u"BLUE"_s}, {u"corner"_s, link(u"round"_s)}});
    put(lecture, u"arrow"_s, u"shapes.arrow"_s, {{u"fromShape"_s, link(u"disc"_s)}, {u"toShape"_s, link(u"box"_s)}});
    put(lecture, u"beam"_s, u"shapes.rectangle"_s,
        {{u"width"_s, expression(u"box.width"_s)}, {u"height"_s, 0.2}, {u"position"_s, QJsonArray{0, 3}}});
    animate(lecture, u"motion.write"_s, u"word"_s, 0.5);
    animate(lecture, u"motion.fade-in"_s, u"box"_s, 1);
    animate(lecture, u"motion.indicate"_s, u"word/0"_s, 2.5);
    return lecture;
}

/// Small pictures of a sceneId, twice a second.
QList<QImage> drawn(const Lecture &lecture)
{
    QList<QImage> images;
    picture::Show show(lecture, registry());
    for (Time time; time < show.duration(); time = time + Time::fromSeconds(0.5))
        images.append(raster::drawn(show.at(time), QSize(320, 180)));
    return images;
}

/// Whether they look the same but for rounding.
bool looksSame(const Lecture &a, const Lecture &b)
{
    const QList<QImage> one = drawn(a);
    const QList<QImage> other = drawn(b);
    if (one.size() != other.size())
        return false;
    for (qsizetype i = 0; i < one.size(); ++i) {
        for (int y = 0; y < one[i].height(); ++y) {
            for (int x = 0; x < one[i].width(); ++x) {
                const QColor p = one[i].pixelColor(x, y);
                const QColor q = other[i].pixelColor(x, y);
                const int difference = std::abs(p.red() - q.red()) + std::abs(p.green() - q.green())
                    + std::abs(p.blue() - q.blue());
                if (difference > 12) {
                    qWarning("picture %d differs at %d, %d: %s, %s", int(i), x, y, qPrintable(p.name()),
                             qPrintable(q.name()));
                    return false;
                }
            }
        }
    }
    return true;
}

MadeDefinition made(const Lecture &lecture, const QStringList &nodes, std::vector<PropertyOfNode> published = {})
{
    auto result = withMadeDefinition(
        lecture, sceneId, {.name = u"Token"_s, .nodes = nodes, .published = std::move(published)}, registry());
    if (!result)
        qFatal("%s", qPrintable(result.error().text()));
    return std::move(*result);
}

QStringList problemsOf(const Lecture &lecture)
{
    picture::Show show(lecture, registry());
    for (Time time; time < show.duration(); time = time + Time::fromSeconds(0.5))
        show.at(time);
    QStringList problems;
    for (const graph::Problem &problem : show.problems())
        problems.append(problem.error.text());
    return problems;
}

QJsonObject propertiesOf(const Lecture &lecture, const QString &node, const QString &in = sceneId)
{
    const graph::Node *found = nodeOf(sceneOf(lecture, in), node);
    return found ? found->properties : QJsonObject();
}

} // namespace

class DefinitionsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pastedInstancesBringTheirDefinition()
    {
        const MadeDefinition token = made(tokens(), {u"word"_s, u"box"_s}, {{u"word"_s, u"text"_s}});
        const timeline::Registry &types = lecture::typesOf(token.lecture, registry());
        const NodeCopies copies = copiesWithFiles(token.lecture, sceneId, {u"token"_s}, types);
        const auto pasted = withPasted(emptyLecture(u"en"_s), sceneId, copies, registry());
        QVERIFY2(pasted, qPrintable(pasted ? QString() : pasted.error().text()));
        QVERIFY(definitionOf(pasted->lecture, u"token"_s));
        QCOMPARE(instancesOf(pasted->lecture, u"token"_s).size(), 1U);
        // Where the definition is already, there is no other one; another one of this id gets another id.
        QCOMPARE(withPasted(token.lecture, sceneId, copies, types)->lecture.blocks.size(), 1U);
        const Lecture other = *withDefinitionTitle(pasted->lecture, u"token"_s, u"Other"_s, u"en"_s);
        const auto beside = withPasted(other, sceneId, copies, lecture::typesOf(other, registry()));
        QVERIFY(beside);
        QCOMPARE(beside->lecture.blocks.size(), 2U);
        QCOMPARE(instancesOf(beside->lecture, u"token2"_s).size(), 1U);
        // The same by way of another program.
        const CopiedNodes copied(copies);
        QMimeData foreign;
        foreign.setData(QString::fromLatin1(mime::nodes), copied.data(QString::fromLatin1(mime::nodes)));
        const auto read = CopiedNodes::in(&foreign);
        QVERIFY(read);
        QVERIFY(read->definitions.blocks.contains(u"token"_s));
    }

    void rangesOfPublishedPropertiesKeepTheirDefault()
    {
        const MadeDefinition token = made(tokens(), {u"word"_s, u"box"_s}, {{u"box"_s, u"padding"_s}});
        const auto ranged = withPublishedRange(token.lecture, u"token"_s, u"padding"_s, 0, 2);
        QVERIFY(ranged);
        QCOMPARE(definitionOf(*ranged, u"token"_s)->properties.back().max, 2);
        QVERIFY(!withPublishedRange(token.lecture, u"token"_s, u"padding"_s, 2, 0));
        QVERIFY(!withPublishedRange(token.lecture, u"token"_s, u"padding"_s, 1, 2)); // the default is 0.1
    }

    void anInstanceLooksLikeTheNodesThatItReplaced()
    {
        const Lecture before = tokens();
        QCOMPARE(problemsOf(before), QStringList());
        const MadeDefinition token = made(before, {u"word"_s, u"box"_s},
                                          {{u"word"_s, u"text"_s}, {u"box"_s, u"stroke"_s}});
        QCOMPARE(token.block, u"token"_s);
        QCOMPARE(problemsOf(token.lecture), QStringList());
        QVERIFY(looksSame(before, token.lecture));
        // What stays outside leads to parts, and what was read from outside is published.
        QCOMPARE(propertiesOf(token.lecture, u"arrow"_s).value(u"toShape"_s), QJsonValue(link(u"token/box"_s)));
        QCOMPARE(propertiesOf(token.lecture, token.instance).value(u"round"_s), QJsonValue(link(u"round"_s)));
        const lecture::Block *block = definitionOf(token.lecture, token.block);
        QStringList keys;
        for (const lecture::PublishedProperty &property : block->properties)
            keys.append(property.key);
        QCOMPARE(keys, (QStringList{u"round"_s, u"text"_s, u"stroke"_s}));
        QVERIFY(!nodeOf(sceneOf(token.lecture, sceneId), u"word"_s));
    }

    void itsMiddleIsItsOriginSoThatItStandsWhereItIsDropped()
    {
        Lecture lecture = emptyLecture(u"en"_s);
        put(lecture, u"word"_s, u"text.text"_s, {{u"text"_s, u"fluffy"_s}, {u"position"_s, QJsonArray{2, -1}}});
        put(lecture, u"box"_s, u"shapes.surround"_s, {{u"shape"_s, link(u"word"_s)}});
        const MadeDefinition token = made(lecture, {u"word"_s, u"box"_s});
        QVERIFY(looksSame(lecture, token.lecture));
        const QJsonArray position = propertiesOf(token.lecture, token.instance).value(u"position"_s).toArray();
        QVERIFY(std::abs(position.at(0).toDouble() - 2) < 0.2);
        QVERIFY(std::abs(position.at(1).toDouble() + 1) < 0.2);
        QCOMPARE(
            propertiesOf(token.lecture, u"word"_s, u"block:token"_s).value(u"position"_s).toArray().at(0).toDouble(),
            2 - position.at(0).toDouble());
    }

    void allInstancesFollowTheirDefinition()
    {
        MadeDefinition token = made(tokens(), {u"word"_s, u"box"_s}, {{u"word"_s, u"text"_s}});
        put(token.lecture, u"second"_s, u"block:token"_s, {{u"text"_s, u"cat"_s}});
        put(token.lecture, u"third"_s, u"block:token"_s, {});
        QCOMPARE(instancesOf(token.lecture, u"token"_s).size(), 3u);
        const auto thick = withProperty(token.lecture, {u"block:token"_s, u"box"_s, {}, u"strokeWidth"_s}, 20);
        QVERIFY(thick);
        QVERIFY(!looksSame(token.lecture, *thick));
        QCOMPARE(propertiesOf(*thick, u"second"_s), propertiesOf(token.lecture, u"second"_s));
    }

    void clipsActOnPartsAndAreRefusedInside()
    {
        const MadeDefinition token = made(tokens(), {u"word"_s, u"box"_s});
        QStringList targets;
        lecture::eachClip(*sceneOf(token.lecture, sceneId),
                          [&](const lecture::ClipPlace &, const timeline::Clip &clip) { targets.append(clip.target); });
        QCOMPARE(targets, (QStringList{u"token/word"_s, u"token/word/0"_s, u"token/box"_s}));
        const auto inside = withNewClip(token.lecture, u"block:token"_s, {u"motion.fade-in"_s, u"word"_s, {}},
                                        registry());
        QVERIFY(!inside);
        QVERIFY(inside.error().text().contains(u"keyframes"_s));
    }

    void detachingRestoresThePicture()
    {
        const Lecture before = tokens();
        MadeDefinition token = made(before, {u"word"_s, u"box"_s}, {{u"word"_s, u"text"_s}});
        const auto apart = withDetached(token.lecture, sceneId, token.instance, registry());
        QVERIFY2(apart, apart ? "" : qPrintable(apart.error().text()));
        QVERIFY(looksSame(before, apart->lecture));
        QCOMPARE(sceneOf(apart->lecture, sceneId)->actors, sceneOf(before, sceneId)->actors);
        QCOMPARE(propertiesOf(apart->lecture, u"arrow"_s), propertiesOf(before, u"arrow"_s));
        QCOMPARE(propertiesOf(apart->lecture, u"beam"_s), propertiesOf(before, u"beam"_s));
    }

    void detachingKeepsWhatTheInstanceSaysAndHowItIsPlaced()
    {
        MadeDefinition token = made(tokens(), {u"word"_s, u"box"_s}, {{u"word"_s, u"text"_s}});
        put(token.lecture, u"second"_s, u"block:token"_s,
            {{u"text"_s, u"cat"_s}, {u"turn"_s, 30}, {u"scale"_s, 0.5}, {u"position"_s, QJsonArray{1, 1}}});
        animate(token.lecture, u"motion.indicate"_s, u"second"_s, 1.5);
        const auto apart = withDetached(token.lecture, sceneId, u"second"_s, registry());
        QVERIFY2(apart, apart ? "" : qPrintable(apart.error().text()));
        QVERIFY(looksSame(token.lecture, apart->lecture));
        QCOMPARE(instancesOf(apart->lecture, u"token"_s).size(), 1u);
    }

    void publishingChangesNoPictureAndUnpublishingTakesTheDefault()
    {
        const MadeDefinition token = made(tokens(), {u"word"_s, u"box"_s});
        const auto published = withPublished(token.lecture, u"token"_s, u"box"_s, u"strokeWidth"_s, registry());
        QVERIFY(published);
        QCOMPARE(published->key, u"strokeWidth"_s);
        QVERIFY(looksSame(token.lecture, published->lecture));
        QVERIFY(!withPublished(published->lecture, u"token"_s, u"box"_s, u"strokeWidth"_s, registry()));
        const auto renamed = withPublishedKey(published->lecture, u"token"_s, u"strokeWidth"_s, u"border"_s);
        QVERIFY(renamed);
        auto set = lecture::withNodeProperty(*renamed, sceneId, token.instance, u"border"_s, 12);
        QVERIFY(!looksSame(*set, *renamed));
        QVERIFY(!withPublishedKey(*renamed, u"token"_s, u"border"_s, u"position"_s)); // every block has that
        const auto without = withUnpublished(*set, u"token"_s, u"border"_s);
        QVERIFY(without);
        QVERIFY(looksSame(*without, token.lecture));
        QVERIFY(!propertiesOf(*without, token.instance).contains(u"border"_s));
    }

    void renamingAPublishedPropertyRenamesItWhereverItIsSaid()
    {
        const MadeDefinition token = made(tokens(), {u"word"_s, u"box"_s}, {{u"word"_s, u"text"_s}});
        Lecture lecture = token.lecture;
        put(lecture, u"other"_s, u"block:token"_s, {{u"text"_s, u"creature"_s}});
        put(lecture, u"each"_s, u"layout.each"_s,
            {{u"block"_s, u"block:token"_s},
             {u"count"_s, 2},
             {u"as"_s, u"text"_s},
             {u"item.text"_s, expression(u"index"_s)}});
        put(lecture, u"plain"_s, u"text.text"_s, {{u"text"_s, u"roamed"_s}});
        const auto change = [&](const std::vector<QString> &targets) {
            timeline::Clip clip;
            clip.type = u"motion.set"_s;
            timeline::setTargets(clip, targets);
            clip.properties = {{u"text"_s, u"changed"_s}};
            const auto with = lecture::withTrack(lecture, sceneId,
                                                 static_cast<int>(sceneOf(lecture, sceneId)->tracks.size()),
                                                 {{}, {std::make_shared<const timeline::Clip>(clip)}, {}});
            lecture = *with;
        };
        change({token.instance, u"other"_s});
        change({u"other"_s, u"plain"_s});
        change({u"plain"_s});
        const auto renamed = withPublishedKey(lecture, u"token"_s, u"text"_s, u"label"_s);
        QVERIFY(renamed);
        const auto setBy = [&](const Lecture &in, qsizetype fromLast) {
            const auto &tracks = sceneOf(in, sceneId)->tracks;
            return tracks[tracks.size() - static_cast<std::size_t>(fromLast)]->clips.front()->properties.keys();
        };
        QCOMPARE(setBy(*renamed, 3), QStringList(u"label"_s));
        QCOMPARE(setBy(*renamed, 2), (QStringList{u"label"_s, u"text"_s})); // a text has that, too
        QCOMPARE(setBy(*renamed, 1), QStringList(u"text"_s));
        QCOMPARE(propertiesOf(*renamed, u"each"_s).value(u"as"_s).toString(), u"label"_s);
        QVERIFY(propertiesOf(*renamed, u"each"_s).contains(u"item.label"_s));
        QVERIFY(!propertiesOf(*renamed, u"each"_s).contains(u"item.text"_s));
        QVERIFY(looksSame(*renamed, lecture));
        const auto without = withUnpublished(lecture, u"token"_s, u"text"_s);
        QVERIFY(without);
        QVERIFY(setBy(*without, 3).isEmpty());
        QVERIFY(!propertiesOf(*without, u"each"_s).contains(u"as"_s));
    }

    void expressionsInSeveralLanguagesMoveInside()
    {
        Lecture lecture = tokens();
        lecture.languages = {u"en"_s, u"ko"_s};
        put(lecture, u"count"_s, u"text.text"_s,
            {{u"text"_s,
              QJsonObject{
                  {u"expression"_s, QJsonObject{{u"en"_s, u"{round:.1} round"_s}, {u"ko"_s, u"둥근 {round:.1}"_s}}}}}});
        const MadeDefinition token = made(lecture, {u"word"_s, u"count"_s});
        const QJsonValue text = propertiesOf(token.lecture, u"count"_s, u"block:token"_s).value(u"text"_s);
        const QJsonObject texts = text[u"expression"_s].toObject();
        QCOMPARE(texts.value(u"en"_s).toString(), u"{in.round:.1} round"_s);
        QCOMPARE(texts.value(u"ko"_s).toString(), u"둥근 {in.round:.1}"_s);
        QVERIFY(looksSame(token.lecture, lecture));
    }

    void whatRepetitionsSayThemselvesIsNotRenamed()
    {
        const MadeDefinition token = made(tokens(), {u"word"_s, u"box"_s}, {{u"word"_s, u"text"_s}});
        auto lecture = withPublishedKey(token.lecture, u"token"_s, u"text"_s, u"count"_s);
        QVERIFY(lecture);
        put(*lecture, u"each"_s, u"layout.each"_s, {{u"block"_s, u"block:token"_s}, {u"count"_s, 3}});
        const auto renamed = withPublishedKey(*lecture, u"token"_s, u"count"_s, u"words"_s);
        QVERIFY(renamed);
        QCOMPARE(propertiesOf(*renamed, u"each"_s).value(u"count"_s).toInt(), 3);
    }

    void definitionsContainNeitherThemselvesNorAreTheyDeletedWhileUsed()
    {
        const MadeDefinition token = made(tokens(), {u"word"_s, u"box"_s});
        const timeline::Registry &types = lecture::typesOf(token.lecture, registry());
        QVERIFY(!withBlock(token.lecture, u"block:token"_s, {u"block:token"_s, u"again"_s}, types));
        QVERIFY(!withDefinitionDeleted(token.lecture, u"token"_s));
        const auto unused =
            withDetached(token.lecture, sceneId, token.instance, registry()).and_then([](const Detached &one) {
                return withDefinitionDeleted(one.lecture, u"token"_s);
            });
        QVERIFY(unused);
        QVERIFY(unused->blocks.empty());
        QVERIFY(!withMadeDefinition(tokens(), sceneId, {.name = u"Nothing"_s, .nodes = {u"round"_s}}, registry()));
    }

    void aDefinitionOfADefinitionLooksTheSame()
    {
        const MadeDefinition token = made(tokens(), {u"word"_s, u"box"_s}, {{u"word"_s, u"text"_s}});
        const auto frame = withMadeDefinition(token.lecture, u"block:token"_s,
                                              {.name = u"Frame"_s, .nodes = {u"box"_s}}, registry());
        QVERIFY2(frame, frame ? "" : qPrintable(frame.error().text()));
        QCOMPARE(usedBy(frame->lecture, u"token"_s), QStringList{u"frame"_s});
        QCOMPARE(problemsOf(frame->lecture), QStringList());
        QVERIFY(looksSame(token.lecture, frame->lecture));
        const auto apart = withDetached(frame->lecture, u"block:token"_s, frame->instance, registry());
        QVERIFY2(apart, apart ? "" : qPrintable(apart.error().text()));
        QVERIFY(looksSame(token.lecture, apart->lecture));
    }

    void copyingFromALibraryHappensOnceAndCanBeUpdated()
    {
        const MadeDefinition token = made(tokens(), {u"word"_s, u"box"_s}, {{u"word"_s, u"text"_s}});
        const auto library = definitionAlone(token.lecture, u"token"_s);
        QVERIFY(library);
        const auto copied = withDefinitionFrom(token.lecture, *library, u"token"_s, u"lectograph"_s);
        QVERIFY(copied);
        QCOMPARE(copied->block, u"token2"_s); // the lecture has another one of this id
        QCOMPARE(definitionOf(copied->lecture, u"token2"_s)->origin, u"lectograph/token"_s);
        QCOMPARE(withDefinitionFrom(copied->lecture, *library, u"token"_s, u"lectograph"_s)->block, u"token2"_s);

        Lecture used = copied->lecture;
        put(used, u"mine"_s, u"block:token2"_s, {{u"text"_s, u"mine"_s}});
        const Lecture newer = *withProperty(*library, {u"block:token"_s, u"box"_s, {}, u"strokeWidth"_s}, 20);
        const auto updated = withDefinitionUpdated(used, u"token2"_s, newer, u"token"_s);
        QVERIFY(updated);
        QCOMPARE(propertiesOf(*updated, u"mine"_s).value(u"text"_s), QJsonValue(u"mine"_s));
        QCOMPARE(propertiesOf(*updated, u"box"_s, u"block:token2"_s).value(u"strokeWidth"_s), QJsonValue(20));
        QVERIFY(!looksSame(used, *updated));
    }

    void aLectureWithDefinitionsIsWrittenAndRead()
    {
        const MadeDefinition token = made(tokens(), {u"word"_s, u"box"_s}, {{u"word"_s, u"text"_s}});
        const auto files = lecture::toFiles(token.lecture);
        QVERIFY(files);
        QVERIFY(files->contains(u"blocks/token.json"_s));
        const auto again = lecture::fromFiles(*files);
        QVERIFY(again);
        QVERIFY(looksSame(token.lecture, *again));
    }
};

LECTOGRAPH_TEST_MAIN(DefinitionsTest)
#include "tst_editor_definitions.moc"
