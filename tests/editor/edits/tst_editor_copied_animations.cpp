// SPDX-License-Identifier: GPL-3.0-or-later
#include "../onescene.h"
#include "editor/edits/blocks.h"
#include "editor/edits/clipboard.h"
#include "editor/edits/keyframes.h"
#include "editor/edits/lookup.h"
#include "editor/edits/properties.h"
#include "graph/expression.h"
#include "testmain.h"

#include <QJsonArray>
#include <QTest>

#include <set>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using namespace Qt::StringLiterals;
using base::Time;
using timeline::Clip;
using timeline::ClipPtr;

namespace {

ClipPtr clipAt(const QString &target, double start, const QString &type = u"motion.fade-in"_s,
               const QJsonObject &properties = {})
{
    Clip clip;
    clip.type = type;
    clip.target = target;
    clip.start = Time::fromSeconds(start);
    clip.duration = Time::fromSeconds(1);
    clip.properties = properties;
    return std::make_shared<const Clip>(std::move(clip));
}

ClipPtr groupOf(std::vector<ClipPtr> clips, double start)
{
    Clip group;
    group.type = u"group"_s;
    group.start = Time::fromSeconds(start);
    group.lag = 0.5;
    group.clips = std::move(clips);
    return std::make_shared<const Clip>(std::move(group));
}

Lecture withTrack(const Lecture &lecture, std::vector<ClipPtr> clips, const QJsonValue &name = {})
{
    timeline::Track track;
    track.name = name;
    track.clips = std::move(clips);
    return *lecture::withTrack(lecture, sceneId, 0, std::move(track));
}

/// Three discs, and a ring beside the first one.
Lecture threeDiscsAndRing()
{
    Lecture lecture = emptyLecture(u"en"_s);
    for (const QString &id : {u"a"_s, u"b"_s, u"c"_s})
        lecture = *withBlock(lecture, sceneId, {u"shapes.circle"_s, id}, registry());
    const QJsonObject beside{{u"beside"_s, QJsonObject{{u"link"_s, u"a"_s}}}};
    return *withBlock(lecture, sceneId, {u"shapes.circle"_s, u"ring"_s, beside}, registry());
}

Pasted duplicated(const Lecture &lecture, const QStringList &ids, const QPointF &by = {})
{
    return *withPasted(lecture, sceneId, copyAnimated(lecture, sceneId, ids, registry()), registry(), {}, by);
}

const std::vector<timeline::TrackPtr> &tracksOf(const Lecture &lecture)
{
    return sceneIn(lecture).tracks;
}

/// All clips that are no groups, as "target at start+duration".
QStringList clipsOn(const std::vector<ClipPtr> &clips)
{
    QStringList all;
    for (const ClipPtr &clip : clips) {
        if (clip->isGroup())
            all += clipsOn(clip->clips);
        else
            all.append(u"%1 at %2+%3"_s.arg(clip->target)
                           .arg(clip->start.seconds())
                           .arg(clip->duration.value_or(Time()).seconds()));
    }
    return all;
}

} // namespace

class EditorCopiedAnimationsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesInExpressionsLeadToTheCopies()
    {
        const auto block = [](const QString &id, const QString &expression) {
            return NewBlock{u"shapes.circle"_s, id, {{u"radius"_s, QJsonObject{{u"expression"_s, expression}}}}};
        };
        lecture::Lecture lecture = *withBlock(emptyLecture(u"en"_s), sceneId, {u"shapes.rectangle"_s, u"box"_s, {}},
                                              registry());
        lecture = *withBlock(lecture, sceneId, {u"values.number"_s, u"gap"_s, {}}, registry());
        lecture = *withBlock(lecture, sceneId, block(u"ring"_s, u"box.width - gap + accent.r"_s), registry());
        const auto pasted = withPasted(lecture, sceneId, copyNodes(lecture, sceneId, {u"box"_s, u"ring"_s}),
                                       registry());
        QVERIFY(pasted);
        const QJsonValue radius = writtenAt(pasted->lecture, {sceneId, pasted->ids.at(1), {}, u"radius"_s});
        QCOMPARE(radius[u"expression"_s].toString(),
                 u"%1.width - gap + accent.r"_s.arg(graph::expressionNameOf(pasted->ids.at(0))));
        QCOMPARE(writtenAt(pasted->lecture, {sceneId, u"ring"_s, {}, u"radius"_s})[u"expression"_s].toString(),
                 u"box.width - gap + accent.r"_s);
    }

    void copiesTakeTheirClipsAlongAtTheSameTimes()
    {
        const Lecture lecture = withTrack(threeDiscsAndRing(),
                                          {clipAt(u"a"_s, 2), clipAt(u"a/outline"_s, 4), clipAt(u"b"_s, 6)}, u"Both"_s);
        const Pasted pasted = duplicated(lecture, {u"a"_s});
        QCOMPARE(pasted.ids, QStringList{u"a2"_s});
        const auto &tracks = tracksOf(pasted.lecture);
        QCOMPARE(tracks.size(), 2U);
        QCOMPARE(tracks[0], tracksOf(lecture)[0]); // the originals are untouched
        QCOMPARE(clipsOn(tracks[1]->clips), (QStringList{u"a2 at 2+1"_s, u"a2/outline at 4+1"_s}));
        QVERIFY(tracks[1]->name.isNull() || tracks[1]->name.isUndefined()); // labelled after the copy
        std::set<timeline::ClipId> ids;
        int count = 0;
        lecture::eachClip(*sceneOf(pasted.lecture, sceneId), [&](const lecture::ClipPlace &, const Clip &clip) {
            ids.insert(clip.id);
            ++count;
        });
        QCOMPARE(ids.size(), static_cast<std::size_t>(count));
    }

    /// As long as the last clip or keyframe of the pasted blocks needs; what is longer stays.
    void aShorterSceneBecomesLongEnough()
    {
        const auto lasting = [](double seconds) {
            Lecture lecture = emptyLecture(u"en"_s);
            lecture::Scene scene = *sceneOf(lecture, sceneId);
            scene.duration = Time::fromSeconds(seconds);
            return *lecture::withScene(lecture, std::move(scene));
        };
        const auto pastedInto = [&](const Lecture &into, const Lecture &from, const QStringList &ids) {
            const Pasted pasted = *withPasted(into, sceneId, copiesWithFiles(from, sceneId, ids, registry()),
                                              registry());
            return *sceneOf(pasted.lecture, sceneId)->duration;
        };
        const Lecture moving = withTrack(threeDiscsAndRing(), {clipAt(u"a"_s, 12), clipAt(u"b"_s, 20)});
        QCOMPARE(pastedInto(lasting(5), moving, {u"a"_s}), Time::fromSeconds(13));
        QCOMPARE(pastedInto(lasting(5), moving, {u"a"_s, u"b"_s, u"c"_s}), Time::fromSeconds(21));
        QCOMPARE(pastedInto(lasting(30), moving, {u"a"_s, u"b"_s}), Time::fromSeconds(30));
        const Lecture keyed = *lecture::withNodeProperty(threeDiscsAndRing(), sceneId, u"c"_s, u"radius"_s,
                                                         withKeyframe(1, Time::fromSeconds(17), 2));
        QCOMPARE(pastedInto(lasting(5), keyed, {u"a"_s, u"c"_s}), Time::fromSeconds(17));
        QCOMPARE(pastedInto(lasting(5), keyed, {u"a"_s}), Time::fromSeconds(5));
    }

    void blocksWithoutClipsAddNoTrack()
    {
        const Lecture lecture = withTrack(threeDiscsAndRing(), {clipAt(u"b"_s, 1)});
        QCOMPARE(tracksOf(duplicated(lecture, {u"a"_s, u"ring"_s}).lecture), tracksOf(lecture));
    }

    void aGroupOfNothingElseIsCopiedWhole()
    {
        const Lecture lecture = withTrack(threeDiscsAndRing(), {groupOf({clipAt(u"a"_s, 0), clipAt(u"b"_s, 0)}, 3)});
        const Pasted pasted = duplicated(lecture, {u"a"_s, u"b"_s});
        const auto &clips = tracksOf(pasted.lecture).back()->clips;
        QCOMPARE(clips.size(), 1U);
        QVERIFY(clips.front()->isGroup());
        QCOMPARE(clips.front()->lag.value_or(0), 0.5);
        QCOMPARE(clips.front()->start, Time::fromSeconds(3));
        QCOMPARE(clipsOn(clips), (QStringList{u"a2 at 0+1"_s, u"b2 at 0+1"_s}));
    }

    void aClipOfAnotherGroupKeepsTheTimeThatItHasThere()
    {
        const Lecture lecture = withTrack(threeDiscsAndRing(),
                                          {groupOf({clipAt(u"a"_s, 0), clipAt(u"b"_s, 0), clipAt(u"c"_s, 0)}, 3)});
        const Pasted pasted = duplicated(lecture, {u"c"_s});
        // The lag of half a second per clip applies twice.
        QCOMPARE(clipsOn(tracksOf(pasted.lecture).back()->clips), QStringList{u"c2 at 4+1"_s});
        QVERIFY(!tracksOf(pasted.lecture).back()->clips.front()->isGroup());
    }

    void linksOfClipsFollowTheCopies()
    {
        const auto into = [](const QString &node) {
            return QJsonObject{{u"beside"_s, QJsonObject{{u"link"_s, node}}}};
        };
        const Lecture lecture = withTrack(threeDiscsAndRing(),
                                          {clipAt(u"a"_s, 1, u"motion.move-to"_s, into(u"b"_s)),
                                           clipAt(u"a"_s, 2, u"motion.move-to"_s, into(u"c"_s))});
        const auto links = [](const Lecture &with) {
            QStringList all;
            for (const ClipPtr &clip : tracksOf(with).back()->clips)
                all.append(clip->properties.value(u"beside"_s)[u"link"_s].toString());
            return all;
        };
        const QByteArray copied = copyAnimated(lecture, sceneId, {u"a"_s, u"b"_s}, registry());
        QCOMPARE(links(withPasted(lecture, sceneId, copied, registry())->lecture), (QStringList{u"b2"_s, u"c"_s}));
        // Where the other block is missing, the clip is left out.
        const auto elsewhere = withPasted(emptyLecture(u"en"_s), sceneId, copied, registry());
        QCOMPARE(links(elsewhere->lecture), QStringList{u"b"_s});
    }

    void aMovementToAPointEndsBesideThatOfTheOriginal()
    {
        const Lecture lecture = withTrack(threeDiscsAndRing(),
                                          {clipAt(u"a"_s, 1, u"motion.move-to"_s, {{u"to"_s, QJsonArray{3, 1}}})});
        const auto goal = [](const Pasted &pasted) {
            return tracksOf(pasted.lecture).back()->clips.front()->properties.value(u"to"_s).toArray();
        };
        QCOMPARE(goal(duplicated(lecture, {u"a"_s}, {2, -1})), (QJsonArray{5, 0, 0}));
        QCOMPARE(goal(duplicated(lecture, {u"a"_s})), (QJsonArray{3, 1}));
    }

    void filesOfClipsComeAlong()
    {
        const QString name = u"assets/cat.png"_s;
        Lecture lecture = *lecture::withAsset(threeDiscsAndRing(), name, "a cat");
        lecture = withTrack(lecture, {clipAt(u"a"_s, 1, u"motion.fade-in"_s, {{u"picture"_s, name}})});
        const NodeCopies copies = copiesWithFiles(lecture, sceneId, {u"a"_s}, registry());
        QVERIFY(copies.files.assets.contains(name));
        const Lecture other = *lecture::withAsset(emptyLecture(u"en"_s), name, "another cat");
        const auto pasted = withPasted(other, sceneId, copies, registry());
        QCOMPARE(tracksOf(pasted->lecture).back()->clips.front()->properties.value(u"picture"_s).toString(),
                 u"assets/cat-2.png"_s);
    }

    void pastedBlocksAvoidOnlyWhatTheyWouldCover()
    {
        const QPointF step(0.25, -0.25);
        const Lecture lecture = threeDiscsAndRing();
        const QByteArray copied = copyNodes(lecture, sceneId, {u"a"_s, u"ring"_s});
        QCOMPARE(uncoveredOffset(emptyLecture(u"en"_s), sceneId, copied, step, registry()), QPointF());
        QCOMPARE(uncoveredOffset(lecture, sceneId, copied, step, registry()), step);
        const auto once = withPasted(lecture, sceneId, copied, registry(), {}, step);
        QCOMPARE(uncoveredOffset(once->lecture, sceneId, copied, step, registry()), 2 * step);
        Lecture emptied = lecture;
        for (const QString &id : {u"a"_s, u"b"_s, u"c"_s, u"ring"_s})
            emptied = *lecture::withoutNode(emptied, sceneId, id);
        QCOMPARE(uncoveredOffset(emptied, sceneId, copied, step, registry()), QPointF()); // after cutting it
        // Also what is moved by its points.
        for (const QString &type : {u"space.vector"_s, u"shapes.line"_s}) {
            const Lecture drawn = *withBlock(lecture, sceneId, {type, u"v"_s, {}}, registry());
            const QByteArray vector = copyNodes(drawn, sceneId, {u"v"_s});
            const auto first = withPasted(drawn, sceneId, vector, registry(), {}, step);
            QCOMPARE(uncoveredOffset(first->lecture, sceneId, vector, step, registry()), 2 * step);
        }
    }
};

LECTOGRAPH_TEST_MAIN(EditorCopiedAnimationsTest)
#include "tst_editor_copied_animations.moc"
