// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/edit.h"

#include "anylecture.h"
#include "lecture/files.h"
#include "samples.h"
#include "testmain.h"

#include <QTest>

using namespace lectograph;
using namespace lectograph::lecture;
using namespace Qt::StringLiterals;

namespace {

const graph::NodePtr &nodeOf(const Scene &scene, const QString &id)
{
    return *std::ranges::find(scene.nodes, id, [](const graph::NodePtr &node) { return node->id; });
}

timeline::Clip fade()
{
    timeline::Clip clip;
    clip.type = u"test.fade"_s;
    clip.target = u"circle"_s;
    return clip;
}

/// A random valid edit, or the unchanged lecture.
Lecture anyEdit(const Lecture &lecture)
{
    if (lecture.scenes.empty())
        return *withScene(lecture, *anyScene(u"first"_s));
    const Scene &scene = *lecture.scenes[*rc::gen::inRange<std::size_t>(0, lecture.scenes.size())];
    const QString id = scene.id;
    base::Result<Lecture> edited = lecture;
    switch (*rc::gen::inRange(0, 9)) {
    case 0: edited = withScene(lecture, *anyScene(u"scene-%1"_s.arg(*rc::gen::inRange(0, 4)))); break;
    case 1: edited = withoutScene(lecture, id); break;
    case 2: edited = withSceneAt(lecture, id, *rc::gen::inRange(0, 3)); break;
    case 3:
        edited = withNode(lecture, id, {u"node-%1"_s.arg(*rc::gen::inRange(0, 4)), u"test.text"_s, 1, {}, {}});
        break;
    case 4: edited = withNodeProperty(lecture, id, u"node-1"_s, u"radius"_s, anyNumber()); break;
    case 5: edited = withoutNode(lecture, id, u"node-1"_s); break;
    case 6: edited = withTrack(lecture, id, *rc::gen::inRange(0, 3), {}); break;
    case 7: edited = withClip(lecture, id, {*rc::gen::inRange(0, 2), {*rc::gen::inRange(0, 2)}}, fade()); break;
    default: edited = withAsset(lecture, u"assets/a.txt"_s, "a"); break;
    }
    return edited.value_or(lecture);
}

} // namespace

class TestLectureEdit : public QObject
{
    Q_OBJECT

private:
    const Lecture m_lecture = *fromFiles(sample());
    const QString m_opening = u"opening"_s;

    /// Checks that an invalid edit returns an error with a message.
    static void refused(const base::Result<Lecture> &result)
    {
        QVERIFY(!result);
        QVERIFY(!result.error().what.isEmpty() && !result.error().remedy.isEmpty());
    }

private Q_SLOTS:
    void whatIsNotChangedIsShared()
    {
        const auto edited = withNodeProperty(m_lecture, m_opening, u"circle"_s, u"radius"_s, 3);
        QVERIFY(edited);
        const Scene &before = *m_lecture.scenes[0];
        const Scene &after = *edited->scenes[0];
        QCOMPARE(nodeOf(after, u"circle"_s)->properties[u"radius"_s].toInt(), 3);
        QCOMPARE(nodeOf(after, u"circle"_s)->extra, nodeOf(before, u"circle"_s)->extra);
        QVERIFY(nodeOf(before, u"circle"_s)->properties[u"radius"_s].isObject());

        QCOMPARE(edited->scenes[1].get(), m_lecture.scenes[1].get());
        QCOMPARE(nodeOf(after, u"number"_s).get(), nodeOf(before, u"number"_s).get());
        QCOMPARE(nodeOf(after, u"mystery"_s).get(), nodeOf(before, u"mystery"_s).get());
        QCOMPARE(after.tracks[0].get(), before.tracks[0].get());
        QCOMPARE(edited->assets.begin()->second.content.get(), m_lecture.assets.begin()->second.content.get());
    }

    void clipsInsideGroupsAreChangedAlone()
    {
        timeline::Clip longer = *m_lecture.scenes[0]->tracks[0]->clips[0]->clips[1];
        longer.duration = base::Time::fromSeconds(9);
        const auto edited = withClip(m_lecture, m_opening, {0, {0, 1}}, longer);
        QVERIFY(edited);
        const timeline::Clip &before = *m_lecture.scenes[0]->tracks[0]->clips[0];
        const timeline::Clip &after = *edited->scenes[0]->tracks[0]->clips[0];
        QCOMPARE(after.clips[1]->duration, std::optional(base::Time::fromSeconds(9)));
        QCOMPARE(after.clips[0].get(), before.clips[0].get());
        QCOMPARE(after.duration, before.duration);
        QCOMPARE(edited->scenes[0]->nodes[0].get(), m_lecture.scenes[0]->nodes[0].get());

        QCOMPARE(withClip(m_lecture, m_opening, {0, {0, 2}}, fade())->scenes[0]->tracks[0]->clips[0]->clips.size(), 3u);
        QCOMPARE(withClip(m_lecture, m_opening, {0, {1}}, fade())->scenes[0]->tracks[0]->clips.size(), 2u);
        QCOMPARE(withoutClip(m_lecture, m_opening, {0, {0, 0}})->scenes[0]->tracks[0]->clips[0]->clips.size(), 1u);
        const auto property = withClipProperty(m_lecture, m_opening, {0, {0, 0}}, u"opacity"_s, 0.75);
        QCOMPARE(property->scenes[0]->tracks[0]->clips[0]->clips[0]->properties[u"opacity"_s].toDouble(), 0.75);
    }

    void propertiesGoBackToTheirDefault()
    {
        const auto bare = withNodeProperty(m_lecture, m_opening, u"circle"_s, u"radius"_s, QJsonValue::Undefined);
        QVERIFY(!nodeOf(*bare->scenes[0], u"circle"_s)->properties.contains(u"radius"_s));
        QVERIFY(!withSceneProperty(m_lecture, m_opening, u"background"_s, QJsonValue::Null)
                     ->scenes[0]
                     ->properties.contains(u"background"_s));
        QCOMPARE(withSceneProperty(m_lecture, m_opening, u"fov"_s, 60)->scenes[0]->properties[u"fov"_s].toInt(), 60);
    }

    void nodesStayInOrderAndLeaveTheStage()
    {
        const auto more = withNode(m_lecture, m_opening, {u"label"_s, u"test.text"_s, 1, {}, {}});
        QVERIFY(more);
        QStringList ids;
        for (const graph::NodePtr &node : more->scenes[0]->nodes)
            ids.append(node->id);
        QCOMPARE(ids, (QStringList{u"circle"_s, u"label"_s, u"mystery"_s, u"number"_s}));

        const auto fewer = withoutNode(m_lecture, m_opening, u"circle"_s);
        QCOMPARE(fewer->scenes[0]->nodes.size(), 2u);
        QCOMPARE(fewer->scenes[0]->actors, std::vector{u"mystery"_s});
        QCOMPARE(withActors(m_lecture, m_opening, {u"number"_s})->scenes[0]->actors, std::vector{u"number"_s});
    }

    void scenesAndTracksComeAndGo()
    {
        Scene scene;
        scene.id = u"middle"_s;
        const auto more = withScene(m_lecture, scene);
        QCOMPARE(more->scenes.size(), 3u);
        const auto moved = withSceneAt(*more, u"middle"_s, 1);
        QCOMPARE(moved->scenes[1]->id, u"middle"_s);
        QCOMPARE(moved->scenes[2].get(), m_lecture.scenes[1].get());
        QCOMPARE(withScene(*moved, scene)->scenes.size(), 3u);
        QCOMPARE(toFiles(*withoutScene(*moved, u"middle"_s)), toFiles(m_lecture));

        timeline::Track track;
        track.name = u"Captions"_s;
        const auto tracks = withTrack(m_lecture, m_opening, 1, track);
        QCOMPARE(tracks->scenes[0]->tracks.size(), 2u);
        QCOMPARE(tracks->scenes[0]->tracks[0].get(), m_lecture.scenes[0]->tracks[0].get());
        QCOMPARE(toFiles(*withoutTrack(*tracks, m_opening, 1)), toFiles(m_lecture));

        const auto asset = withAsset(m_lecture, u"assets/words.txt"_s, "one two");
        QCOMPARE(*asset->assets.at(u"assets/words.txt"_s).content, QByteArray("one two"));
        QCOMPARE(toFiles(*withoutAsset(*asset, u"assets/words.txt"_s)), toFiles(m_lecture));
    }

    void impossibleEditsAreRefused()
    {
        refused(withNodeProperty(m_lecture, u"nowhere"_s, u"circle"_s, u"radius"_s, 1));
        refused(withNodeProperty(m_lecture, m_opening, u"nobody"_s, u"radius"_s, 1));
        refused(withNode(m_lecture, m_opening, {u"a/b"_s, u"test.text"_s, 1, {}, {}}));
        refused(withNode(m_lecture, m_opening, {u"a.b"_s, u"test.text"_s, 1, {}, {}}));
        refused(withNode(m_lecture, m_opening, {u""_s, u"test.text"_s, 1, {}, {}}));
        refused(withNode(m_lecture, m_opening, {u"a"_s, u""_s, 1, {}, {}}));
        refused(withoutNode(m_lecture, m_opening, u"nobody"_s));
        Scene scene;
        scene.id = u"../up"_s;
        refused(withScene(m_lecture, scene));
        refused(withoutScene(m_lecture, u"nowhere"_s));
        refused(withSceneAt(m_lecture, m_opening, 2));
        refused(withTrack(m_lecture, m_opening, 2, {}));
        refused(withTrack(m_lecture, m_opening, -1, {}));
        refused(withoutTrack(m_lecture, m_opening, 1));
        refused(withClip(m_lecture, m_opening, {1, {0}}, fade()));
        refused(withClip(m_lecture, m_opening, {0, {}}, fade()));
        refused(withClip(m_lecture, m_opening, {0, {2}}, fade()));
        refused(withClip(m_lecture, m_opening, {0, {-1}}, fade()));
        refused(withClip(m_lecture, m_opening, {0, {1, 0}}, fade()));
        refused(withoutClip(m_lecture, m_opening, {0, {0, 2}}));
        refused(withClipProperty(m_lecture, m_opening, {0, {1}}, u"opacity"_s, 1));
        timeline::Clip early = fade();
        early.start = base::Time::fromSeconds(-1);
        refused(withClip(m_lecture, m_opening, {0, {0}}, early));
        timeline::Clip bare;
        refused(withClip(m_lecture, m_opening, {0, {0}}, bare));
        refused(withAsset(m_lecture, u"picture.png"_s, "x"));
        refused(withAsset(m_lecture, u"assets/../lecture.json"_s, "x"));
        refused(withoutAsset(m_lecture, u"assets/none"_s));
    }

    void undoIsAListOfLectures()
    {
        const bool holds = rc::check("after any edits every earlier lecture is still what it was, and can be saved",
                                     [] {
                                         std::vector<Lecture> history{anyLecture()};
                                         std::vector<Files> written{*toFiles(history.front())};
                                         for (int left = *rc::gen::inRange(1, 8); left > 0; --left) {
                                             history.push_back(anyEdit(history.back()));
                                             const auto files = toFiles(history.back());
                                             RC_ASSERT(files.has_value());
                                             RC_ASSERT(*toFiles(*fromFiles(*files)) == *files);
                                             written.push_back(*files);
                                         }
                                         for (std::size_t i = history.size(); i-- > 0;)
                                             RC_ASSERT(*toFiles(history[i]) == written[i]);
                                     });
        QVERIFY(holds);
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(TestLectureEdit)
#include "tst_lecture_edit.moc"
