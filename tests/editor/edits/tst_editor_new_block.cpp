// SPDX-License-Identifier: GPL-3.0-or-later
#include "../registry.h"
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
using namespace Qt::StringLiterals;
using lecture::Lecture;
using test::registry;

namespace {

const QString scene1 = u"scene1"_s;

/// As an author adds it: with an id of its own.
Lecture adding(const Lecture &lecture, const QString &type, const QStringList &selected = {},
               const QJsonObject &properties = {})
{
    const auto added = withNewBlock(lecture, scene1, {type, freeNodeId(lecture, scene1, type), properties}, selected,
                                    registry());
    if (!added)
        qFatal("%s", qPrintable(added.error().text()));
    return *added;
}

QJsonValue valueIn(const Lecture &lecture, const QString &node, const QString &key)
{
    return writtenAt(lecture, {scene1, node, {}, key});
}

QJsonObject link(const QString &to)
{
    return {{u"link"_s, to}};
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
        const Lecture light = *lecture::withSceneProperty(dark, scene1, u"background"_s, u"#FFFFFF"_s);
        for (const auto &[type, key] : {std::pair(u"text.text"_s, u"colour"_s),
                                        {u"text.formula"_s, u"colour"_s},
                                        {u"shapes.line"_s, u"stroke"_s}}) {
            const QString id = adding(light, type).scenes.front()->nodes.front()->id;
            QCOMPARE(valueIn(adding(light, type), id, key), QJsonValue(u"#000000"_s));
            QVERIFY(valueIn(adding(dark, type), id, key).isUndefined());
        }
        for (const lecture::LibraryLook &look : lecture::libraryLooks(u"/nowhere"_s))
            QVERIFY2(valueIn(adding(lecture::withLook(dark, look.look), u"text.text"_s), u"text"_s, u"colour"_s)
                         .isUndefined(),
                     qPrintable(look.look.id));
        QCOMPARE(valueIn(adding(light, u"text.text"_s, {}, {{u"colour"_s, u"YELLOW"_s}}), u"text"_s, u"colour"_s),
                 QJsonValue(u"YELLOW"_s));
    }

    void aSumAddsTheVectorsThatAreThere()
    {
        Lecture lecture = emptyLecture(u"en"_s);
        for (int i = 0; i < 3; ++i)
            lecture = adding(lecture, u"space.vector"_s);
        const Lecture last = adding(lecture, u"space.sum"_s, {u"vector3"_s});
        QCOMPARE(valueIn(last, u"sum"_s, u"first"_s).toObject(), link(u"vector2.vector"_s));
        QCOMPARE(valueIn(last, u"sum"_s, u"second"_s).toObject(), link(u"vector3.vector"_s));
        for (const QString &type : {u"space.sum"_s, u"space.angle"_s, u"space.dot-product"_s}) {
            const Lecture chosen = adding(lecture, type, {u"vector3"_s, u"vector"_s});
            const QString id = sceneOf(chosen, scene1)->actors.back();
            QCOMPARE(valueIn(chosen, id, u"first"_s).toObject(), link(u"vector3.vector"_s));
            QCOMPARE(valueIn(chosen, id, u"second"_s).toObject(), link(u"vector.vector"_s));
        }
    }

    void aSumIsNotTakenForAVector()
    {
        Lecture lecture = emptyLecture(u"en"_s);
        for (const QString &type : {u"space.vector"_s, u"space.vector"_s, u"space.sum"_s})
            lecture = adding(lecture, type);
        for (const QString &type : {u"space.sum"_s, u"space.angle"_s, u"space.dot-product"_s}) {
            const Lecture added = adding(lecture, type);
            const QString id = sceneOf(added, scene1)->actors.back();
            QCOMPARE(valueIn(added, id, u"first"_s).toObject(), link(u"vector.vector"_s));
            QCOMPARE(valueIn(added, id, u"second"_s).toObject(), link(u"vector2.vector"_s));
            // Unless that is what the author means.
            const Lecture chosen = adding(lecture, type, {u"vector2"_s, u"sum"_s});
            QCOMPARE(valueIn(chosen, id, u"second"_s).toObject(), link(u"sum.vector"_s));
        }
    }

    void anotherVectorStaysFree()
    {
        Lecture lecture = adding(emptyLecture(u"en"_s), u"space.vector"_s);
        lecture = adding(lecture, u"space.vector"_s, {u"vector"_s});
        QVERIFY(valueIn(lecture, u"vector2"_s, u"to"_s).isArray()); // elsewhere than the first, and no link
        QVERIFY(valueIn(lecture, u"vector2"_s, u"stroke"_s).isString());
        QVERIFY(valueIn(lecture, u"vector2"_s, u"from"_s).isUndefined());
    }

    void whatStandsOnAxesIsWhereTheyAre()
    {
        Lecture lecture = adding(emptyLecture(u"en"_s), u"shapes.circle"_s);
        const QJsonArray there{1, 2, 0};
        lecture = adding(lecture, u"space.axes"_s, {}, {{u"unit"_s, 0.8}, {u"position"_s, there}});
        lecture = adding(lecture, u"space.vector"_s, {}, {{u"position"_s, QJsonArray{5, 5, 0}}});
        QCOMPARE(valueIn(lecture, u"vector"_s, u"position"_s).toArray(), there);
        QCOMPARE(valueIn(lecture, u"vector"_s, u"unit"_s).toDouble(), 0.8);
        lecture = adding(lecture, u"shapes.square"_s, {}, {{u"position"_s, QJsonArray{5, 5, 0}}});
        QCOMPARE(valueIn(lecture, u"square"_s, u"position"_s).toArray(), QJsonArray({5, 5, 0}));
    }

    void axesOnAnEmptyStageBringACamera()
    {
        const Lecture lecture = adding(emptyLecture(u"en"_s), u"space.axes"_s, {},
                                       {{u"position"_s, QJsonArray{5, 5, 0}}});
        QCOMPARE(cameraOf(*sceneOf(lecture, scene1)), u"camera"_s);
        QCOMPARE(valueIn(lecture, u"camera"_s, u"floor"_s).toString(), u"xz"_s);
        QVERIFY(valueIn(lecture, u"axes"_s, u"position"_s).isUndefined());
        QCOMPARE(valueIn(lecture, u"axes"_s, u"names"_s).toArray().size(), 3);
        const Lecture flat = adding(adding(emptyLecture(u"en"_s), u"shapes.circle"_s), u"space.axes"_s);
        QVERIFY(cameraOf(*sceneOf(flat, scene1)).isEmpty());
    }

    void aFrameSurroundsTheSelection()
    {
        Lecture lecture = adding(emptyLecture(u"en"_s), u"shapes.circle"_s);
        lecture = adding(lecture, u"shapes.surround"_s, {u"circle"_s});
        QCOMPARE(valueIn(lecture, u"surround"_s, u"shape"_s).toObject(), link(u"circle"_s));
    }
};

LECTOGRAPH_TEST_MAIN(NewBlockTest)
#include "tst_editor_new_block.moc"
