// SPDX-License-Identifier: GPL-3.0-or-later
#include "../onescene.h"
#include "editor/edits/camera_edits.h"
#include "editor/edits/lookup.h"
#include "editor/edits/new_block.h"
#include "editor/edits/properties.h"
#include "lecture/looks.h"
#include "testmain.h"

#include <QJsonArray>
#include <QTest>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using namespace Qt::StringLiterals;
using lecture::Lecture;

namespace {

/// As an author adds it: with an id of its own.
Lecture adding(const Lecture &lecture, const QString &type, const QStringList &selected = {},
               const QJsonObject &properties = {})
{
    const auto added = withNewBlock(lecture, sceneId, {type, freeNodeId(lecture, sceneId, type), properties}, selected,
                                    registry());
    if (!added)
        qFatal("%s", qPrintable(added.error().text()));
    return *added;
}

} // namespace

class NewBlockTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Whatever is white by default, on a white ground; what looks mean by white is left alone.
    void whatIsAddedIsSeenOnTheGround()
    {
        const Lecture dark = emptyLecture(u"en"_s);
        const Lecture light = *lecture::withSceneProperty(dark, sceneId, u"background"_s, u"#FFFFFF"_s);
        for (const auto &[type, key] : {std::pair(u"text.text"_s, u"colour"_s),
                                        {u"text.formula"_s, u"colour"_s},
                                        {u"shapes.line"_s, u"stroke"_s}}) {
            const QString id = adding(light, type).scenes.front()->nodes.front()->id;
            QCOMPARE(written(adding(light, type), id, key), QJsonValue(u"#000000"_s));
            QVERIFY(written(adding(dark, type), id, key).isUndefined());
        }
        for (const lecture::LibraryLook &look : lecture::libraryLooks(u"/nowhere"_s))
            QVERIFY2(written(adding(lecture::withLook(dark, look.look), u"text.text"_s), u"text"_s, u"colour"_s)
                         .isUndefined(),
                     qPrintable(look.look.id));
        QCOMPARE(written(adding(light, u"text.text"_s, {}, {{u"colour"_s, u"YELLOW"_s}}), u"text"_s, u"colour"_s),
                 QJsonValue(u"YELLOW"_s));
    }

    /// Whatever says that it is axes, or a camera: also types of other plugins.
    void typesSayThatTheyAreAxesOrACamera()
    {
        timeline::Registry types = registry();
        graph::NodeType axes = *types.nodes.find(u"space.axes"_s);
        axes.id = u"other.axes"_s;
        graph::NodeType camera = *types.nodes.find(u"scene.camera"_s);
        camera.id = u"other.camera"_s;
        QVERIFY(types.nodes.add(axes) && types.nodes.add(camera));
        const QJsonObject further{{u"unless"_s, u"height"_s},
                                  {u"properties"_s, QJsonArray{QJsonObject{{u"theta"_s, 9}}}}};
        QVERIFY(types.catalog.add({{u"types"_s, QJsonObject{{camera.id, QJsonObject{{u"further"_s, further}}}}}}));
        const auto added = [&](const Lecture &lecture, const QString &type, const QJsonObject &properties = {}) {
            return *withNewBlock(lecture, sceneId, {type, freeNodeId(lecture, sceneId, type), properties}, {}, types);
        };
        Lecture lecture = added(emptyLecture(u"en"_s), camera.id, {{u"height"_s, 5}});
        QCOMPARE(cameraOf(*sceneOf(lecture, sceneId)), u"camera"_s);
        QCOMPARE(withCamera(lecture, sceneId, types)->camera, u"camera"_s);
        QCOMPARE(written(added(lecture, camera.id), u"camera2"_s, u"theta"_s), QJsonValue(9));
        QVERIFY(written(added(lecture, camera.id, {{u"height"_s, 5}}), u"camera2"_s, u"theta"_s).isUndefined());
        lecture = added(lecture, axes.id, {{u"unit"_s, 0.8}});
        QCOMPARE(written(added(lecture, u"space.vector"_s), u"vector"_s, u"unit"_s), QJsonValue(0.8));
    }

    void newTextsTakeFormulas()
    {
        const Lecture lecture = adding(emptyLecture(u"ko"_s), u"text.text"_s);
        QCOMPARE(written(lecture, u"text"_s, u"formulas"_s), QJsonValue(true));
        const Lecture without = adding(emptyLecture(u"ko"_s), u"text.text"_s, {}, {{u"formulas"_s, false}});
        QCOMPARE(written(without, u"text"_s, u"formulas"_s), QJsonValue(false));
    }

    void aSumAddsTheVectorsThatAreThere()
    {
        Lecture lecture = emptyLecture(u"en"_s);
        for (int i = 0; i < 3; ++i)
            lecture = adding(lecture, u"space.vector"_s);
        const Lecture last = adding(lecture, u"space.sum"_s, {u"vector3"_s});
        QCOMPARE(written(last, u"sum"_s, u"first"_s).toObject(), link(u"vector2.vector"_s));
        QCOMPARE(written(last, u"sum"_s, u"second"_s).toObject(), link(u"vector3.vector"_s));
        for (const QString &type : {u"space.sum"_s, u"space.angle"_s, u"space.dot-product"_s}) {
            const Lecture chosen = adding(lecture, type, {u"vector3"_s, u"vector"_s});
            const QString id = sceneOf(chosen, sceneId)->actors.back();
            QCOMPARE(written(chosen, id, u"first"_s).toObject(), link(u"vector3.vector"_s));
            QCOMPARE(written(chosen, id, u"second"_s).toObject(), link(u"vector.vector"_s));
        }
    }

    void aSumIsNotTakenForAVector()
    {
        Lecture lecture = emptyLecture(u"en"_s);
        for (const QString &type : {u"space.vector"_s, u"space.vector"_s, u"space.sum"_s})
            lecture = adding(lecture, type);
        for (const QString &type : {u"space.sum"_s, u"space.angle"_s, u"space.dot-product"_s}) {
            const Lecture added = adding(lecture, type);
            const QString id = sceneOf(added, sceneId)->actors.back();
            QCOMPARE(written(added, id, u"first"_s).toObject(), link(u"vector.vector"_s));
            QCOMPARE(written(added, id, u"second"_s).toObject(), link(u"vector2.vector"_s));
            // Unless that is what the author means.
            const Lecture chosen = adding(lecture, type, {u"vector2"_s, u"sum"_s});
            QCOMPARE(written(chosen, id, u"second"_s).toObject(), link(u"sum.vector"_s));
        }
    }

    void anotherVectorStaysFree()
    {
        Lecture lecture = adding(emptyLecture(u"en"_s), u"space.vector"_s);
        lecture = adding(lecture, u"space.vector"_s, {u"vector"_s});
        QVERIFY(written(lecture, u"vector2"_s, u"to"_s).isArray()); // elsewhere than the first, and no link
        QVERIFY(written(lecture, u"vector2"_s, u"stroke"_s).isString());
        QVERIFY(written(lecture, u"vector2"_s, u"from"_s).isUndefined());
    }

    void whatStandsOnAxesIsWhereTheyAre()
    {
        Lecture lecture = adding(emptyLecture(u"en"_s), u"shapes.circle"_s);
        const QJsonArray there{1, 2, 0};
        lecture = adding(lecture, u"space.axes"_s, {}, {{u"unit"_s, 0.8}, {u"position"_s, there}});
        lecture = adding(lecture, u"space.vector"_s, {}, {{u"position"_s, QJsonArray{5, 5, 0}}});
        QCOMPARE(written(lecture, u"vector"_s, u"position"_s).toArray(), there);
        QCOMPARE(written(lecture, u"vector"_s, u"unit"_s).toDouble(), 0.8);
        lecture = adding(lecture, u"shapes.square"_s, {}, {{u"position"_s, QJsonArray{5, 5, 0}}});
        QCOMPARE(written(lecture, u"square"_s, u"position"_s).toArray(), QJsonArray({5, 5, 0}));
    }

    void axesOnAnEmptyStageBringACamera()
    {
        const Lecture lecture = adding(emptyLecture(u"en"_s), u"space.axes"_s, {},
                                       {{u"position"_s, QJsonArray{5, 5, 0}}});
        QCOMPARE(cameraOf(*sceneOf(lecture, sceneId)), u"camera"_s);
        QCOMPARE(written(lecture, u"camera"_s, u"floor"_s).toString(), u"xz"_s);
        QVERIFY(written(lecture, u"axes"_s, u"position"_s).isUndefined());
        QCOMPARE(written(lecture, u"axes"_s, u"names"_s).toArray().size(), 3);
        const Lecture flat = adding(adding(emptyLecture(u"en"_s), u"shapes.circle"_s), u"space.axes"_s);
        QVERIFY(cameraOf(*sceneOf(flat, sceneId)).isEmpty());
    }

    void aFrameSurroundsTheSelection()
    {
        Lecture lecture = adding(emptyLecture(u"en"_s), u"shapes.circle"_s);
        lecture = adding(lecture, u"shapes.surround"_s, {u"circle"_s});
        QCOMPARE(written(lecture, u"surround"_s, u"shape"_s).toObject(), link(u"circle"_s));
    }
};

LECTOGRAPH_TEST_MAIN(NewBlockTest)
#include "tst_editor_new_block.moc"
