// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/blocks.h"
#include "editor/edits/lookup.h"
#include "editor/edits/scene_edits.h"
#include "scenebench.h"
#include "testmain.h"

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using namespace Qt::StringLiterals;

class SceneNamesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }

    void scenesAreCalledAfterTheirPlace()
    {
        lecture::Lecture lecture = emptyLecture(u"ko"_s);
        const auto namesOf = [&] {
            QStringList names;
            for (const lecture::ScenePtr &scene : lecture.scenes)
                names.append(scene->name.toString());
            return names;
        };
        lecture = withNewScene(lecture, u"scene1"_s)->lecture;
        lecture = withNewScene(lecture, u"scene1"_s)->lecture;
        QCOMPARE(namesOf(), (QStringList{u"장면 1"_s, u"장면 2"_s, u"장면 3"_s}));
        lecture = *withSceneName(lecture, u"scene1"_s, u"ko"_s, u"소개"_s);
        lecture = withScenesDuplicated(lecture, {u"scene1"_s}, registry())->lecture;
        lecture = withScenesDuplicated(lecture, {u"scene1"_s}, registry())->lecture;
        QCOMPARE(namesOf(), (QStringList{u"소개"_s, u"소개 3"_s, u"소개 2"_s, u"장면 2"_s, u"장면 3"_s}));
    }

    /// Whatever was the first language of the lecture when a scene was added.
    void scenesAreCalledAlikeInTheLanguageThatIsShown()
    {
        lecture::Lecture lecture = emptyLecture(u"en"_s);
        lecture = withNewScene(lecture, u"scene1"_s)->lecture;
        lecture.languages = {u"en"_s, u"ko"_s};
        lecture.language = u"ko"_s;
        lecture = withNewScene(lecture, u"scene2"_s)->lecture;
        lecture::Scene nameless;
        nameless.id = u"scene4"_s;
        lecture.scenes.push_back(std::make_shared<const lecture::Scene>(nameless));
        const auto labels = [&](const QStringList &languages) {
            QStringList all;
            for (const lecture::ScenePtr &scene : lecture.scenes)
                all.append(numberedLabelOf(*scene, static_cast<int>(all.size()) + 1, languages));
            return all;
        };
        QCOMPARE(labels({u"ko"_s, u"en"_s}), (QStringList{u"장면 1"_s, u"장면 2"_s, u"장면 3"_s, u"장면 4"_s}));
        QCOMPARE(labels({u"en"_s, u"ko"_s}), (QStringList{u"Scene 1"_s, u"Scene 2"_s, u"Scene 3"_s, u"Scene 4"_s}));
        // A number that is taken in another language is taken.
        lecture.scenes = {lecture.scenes[1]};
        const auto added = withNewScene(lecture, u"scene2"_s);
        QCOMPARE(sceneOf(added->lecture, added->scene)->name, QJsonValue(u"장면 3"_s));
    }

    void everySceneSaysItsNumber()
    {
        lecture::Lecture lecture = emptyLecture(u"ko"_s);
        lecture = withNewScene(lecture, u"scene1"_s)->lecture;
        const QString second = lecture.scenes[1]->id;
        const auto labelOfSecond = [&] { return numberedLabelOf(*lecture.scenes[1], 2, {u"ko"_s, u"en"_s}); };
        QCOMPARE(labelOfSecond(), u"장면 2"_s);
        for (const QString &name : {u"Scene B 2"_s, u"Part 2"_s, u"장면 나 2"_s, u"2"_s, u"장면 3"_s}) {
            lecture = *withSceneName(lecture, second, u"ko"_s, name);
            QCOMPARE(labelOfSecond(), u"2 "_s + name);
        }
    }
};

LECTOGRAPH_TEST_MAIN(SceneNamesTest)
#include "tst_editor_scene_names.moc"
