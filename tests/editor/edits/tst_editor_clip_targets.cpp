// SPDX-License-Identifier: GPL-3.0-or-later
#include "../onescene.h"
#include "editor/edits/animation_list.h"
#include "editor/edits/blocks.h"
#include "editor/edits/clip_targets.h"
#include "editor/edits/clipboard.h"
#include "editor/edits/lookup.h"
#include "editor/edits/own_animations.h"
#include "editor/language/names.h"
#include "lecture/types.h"
#include "picture/show.h"
#include "testmain.h"

#include <QTest>

#include <rapidcheck.h>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using namespace Qt::StringLiterals;
using base::Time;
using timeline::Clip;

namespace {

/// Three circles in a row and one clip on them.
struct Sample
{
    explicit Sample(const Clip &clip)
    {
        lecture = emptyLecture(u"en"_s);
        double x = -3;
        for (const QString &id : {u"a"_s, u"b"_s, u"c"_s}) {
            lecture = *withBlock(lecture, sceneId, {u"shapes.circle"_s, id, {{u"position"_s, QJsonArray{x, 0, 0}}}},
                                 registry());
            x += 3;
        }
        timeline::Track track;
        track.clips = {std::make_shared<const Clip>(clip)};
        lecture = *lecture::withTrack(lecture, sceneId, 0, track);
    }

    const Clip &clip() const { return *sceneOf(lecture, sceneId)->tracks.front()->clips.front(); }

    Lecture lecture;
};

Clip clipOn(const std::vector<QString> &targets, const QString &type = u"motion.fade-in"_s)
{
    Clip clip;
    clip.type = type;
    clip.start = Time::fromSeconds(1);
    clip.duration = Time::fromSeconds(2);
    timeline::setTargets(clip, targets);
    return clip;
}

/// The pictures at many times, which are the same only if all of them are.
std::vector<quint64> film(const Lecture &lecture)
{
    picture::Show show(lecture, registry());
    std::vector<quint64> pictures;
    for (int i = 0; i < 25; ++i)
        pictures.push_back(show.at(Time::fromSeconds(i / 5.0 + 0.03)).hash);
    return pictures;
}

} // namespace

class ClipTargetsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void splittingChangesNoPictureAndMergingBringsItBack()
    {
        QVERIFY(rc::check([] {
            Clip clip = clipOn({u"c"_s, u"a"_s, u"b"_s},
                               *rc::gen::element(u"motion.fade-in"_s, u"motion.grow"_s, u"motion.shift"_s));
            if (*rc::gen::arbitrary<bool>()) {
                clip.lag = *rc::gen::inRange(1, 5) / 2.0;
                clip.over = u"whole"_s;
            }
            const Sample sample(clip);
            const auto split = withTargetsSplit(sample.lecture, sceneId, {sample.clip().id}, registry());
            RC_ASSERT(split.has_value());
            RC_ASSERT(split->clips.size() == 3U);
            RC_ASSERT(film(split->lecture) == film(sample.lecture));
            const auto merged = withClipsMerged(split->lecture, sceneId, split->clips, registry());
            RC_ASSERT(merged.has_value());
            RC_ASSERT(merged->clips.size() == 1U);
            RC_ASSERT(film(merged->lecture) == film(sample.lecture));
        }));
    }

    void onlyTheSameAnimationIsMerged()
    {
        const Sample sample(clipOn({u"a"_s}));
        const Lecture two =
            withNewClip(sample.lecture, sceneId, {u"motion.grow"_s, u"b"_s, Time::fromSeconds(1)}, registry())->lecture;
        ClipIds clips;
        for (const timeline::TrackPtr &track : sceneOf(two, sceneId)->tracks) {
            for (const timeline::ClipPtr &clip : track->clips)
                clips.push_back(clip->id);
        }
        QVERIFY(!withClipsMerged(two, sceneId, clips, registry()));
        QVERIFY(!withTargetsSplit(two, sceneId, clips, registry()));
    }

    void aStepBetweenTargetsKeepsHowLongEachTakes()
    {
        const Sample sample(clipOn({u"a"_s, u"b"_s, u"c"_s}));
        const auto stepped = withTargetStep(sample.lecture, sceneId, sample.clip().id, Time::fromSeconds(0.5),
                                            registry());
        QVERIFY(stepped);
        const Clip &clip = *sceneOf(*stepped, sceneId)->tracks.front()->clips.front();
        QCOMPARE(clip.duration, std::optional(Time::fromSeconds(3)));
        QCOMPARE(targetStep(clip, *sceneOf(*stepped, sceneId), registry().animations),
                 std::optional(Time::fromSeconds(0.5)));
        const auto together = withTargetStep(*stepped, sceneId, clip.id, {}, registry());
        QCOMPARE(film(*together), film(sample.lecture));
    }

    void theRestOfATargetListIsKept()
    {
        const auto isB = [](const QString &node) { return node == u"b"_s; };
        const auto shared = [](const Clip &clip) { return std::make_shared<const Clip>(clip); };
        QCOMPARE(withoutTargets(shared(clipOn({u"a"_s, u"b/outline"_s, u"c"_s})), isB)->targets,
                 (std::vector<QString>{u"a"_s, u"c"_s}));
        QCOMPARE(withoutTargets(shared(clipOn({u"a"_s, u"b"_s})), isB)->target, u"a"_s);
        QVERIFY(!withoutTargets(shared(clipOn({u"b"_s})), isB));
        // The roles of an animation made of clips are known by their places.
        QCOMPARE(withoutTargets(shared(clipOn({u"b"_s, u"c"_s}, u"animation:mine"_s)), isB)->targets,
                 (std::vector<QString>{QString(), u"c"_s}));
    }

    void aCopyOfOneTargetTakesAClipOfItsOwnAlong()
    {
        const Sample sample(clipOn({u"a"_s, u"b"_s, u"c"_s}));
        const auto pasted = withPasted(sample.lecture, sceneId,
                                       copyAnimated(sample.lecture, sceneId, {u"b"_s}, registry()), registry());
        QVERIFY(pasted);
        const auto &tracks = sceneOf(pasted->lecture, sceneId)->tracks;
        QCOMPARE(tracks.back()->clips.front()->target, pasted->ids.front());
        QCOMPARE(tracks.front()->clips.front()->targets.size(), 3U);
    }

    void severalTargetsAreSaidInWords()
    {
        const Sample sample(clipOn({u"a"_s, u"b"_s}));
        const lecture::Scene &scene = *sceneOf(sample.lecture, sceneId);
        const auto words = [&](const QStringList &targets) {
            return labelOfTargets(targets, scene.nodes, registry().nodes, {u"en"_s});
        };
        QVERIFY(words({u"a"_s, u"b"_s}).startsWith(u"2 block"_s));
        QVERIFY(!words({u"a"_s, u"b"_s}).contains(u"…"_s));
        QVERIFY(words({u"a"_s, u"b"_s, u"c"_s, u"d"_s}).endsWith(u"…"_s));
        QCOMPARE(words({u"a"_s}), labelOfTarget(u"a"_s, scene.nodes, registry().nodes, {u"en"_s}));
    }

    void aChangeIsCalledAfterWhatItChanges()
    {
        Clip change = clipOn({u"a"_s}, QString(changeType));
        change.properties = {{u"radius"_s, 2.5}};
        const Sample sample(change);
        const QString name = nameIn(*sceneOf(sample.lecture, sceneId), sample.clip(), registry());
        QVERIFY2(name.endsWith(u" → 2.5"_s), qPrintable(name));
    }

    void patternsAreResolvedAmongTheActors()
    {
        const Sample sample(clipOn({u"*"_s}));
        const lecture::Scene &scene = *sceneOf(sample.lecture, sceneId);
        QCOMPARE(actorsIn(scene, sample.clip()), (QStringList{u"a"_s, u"b"_s, u"c"_s}));
        QVERIFY(actsOnOneOf(sample.clip(), {u"b"_s}));
        QVERIFY(hasSeveralTargets(sample.clip()));
    }

    void clipsBecomeAnAnimationThatPlaysTheSame()
    {
        Clip clip = clipOn({u"a"_s, u"b"_s});
        clip.lag = 1;
        clip.over = u"whole"_s;
        const Sample sample(clip);
        const auto made = animationOf(sample.lecture, sceneId, {sample.clip().id}, u"Enter / both"_s, {u"en"_s},
                                      registry());
        QVERIFY(made);
        QCOMPARE(made->roles.size(), 2);
        QVERIFY(!made->id.contains(u'/'));
        const auto animation = std::make_shared<const lecture::Animation>(*made);
        const Lecture with = withOwnAnimation(Sample(clipOn({u"c"_s})).lecture, animation);
        const timeline::Registry &types = lecture::typesOf(with, registry());
        const auto used = withNewClip(with, sceneId,
                                      {.type = lecture::animationType(made->id),
                                       .target = {},
                                       .start = Time::fromSeconds(1),
                                       .targets = {u"a"_s, u"b"_s}},
                                      types);
        QVERIFY(used);
        Lecture alone = used->lecture; // without the clip of the sample
        const auto scene = *sceneOf(alone, sceneId);
        for (int track = static_cast<int>(scene.tracks.size()) - 1; track >= 0; --track) {
            if (scene.tracks[static_cast<std::size_t>(track)]->clips.front()->type == u"motion.fade-in"_s)
                alone = *lecture::withoutTrack(alone, sceneId, track);
        }
        QCOMPARE(film(alone), film(sample.lecture));
    }
};

LECTOGRAPH_TEST_MAIN(ClipTargetsTest)
#include "tst_editor_clip_targets.moc"
