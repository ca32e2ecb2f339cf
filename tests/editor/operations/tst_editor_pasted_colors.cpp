// SPDX-License-Identifier: GPL-3.0-or-later
#include "../onescene.h"
#include "../prepare.h"
#include "editor/edits/blocks.h"
#include "editor/edits/copied_nodes.h"
#include "editor/edits/copied_scenes.h"
#include "editor/edits/looks.h"
#include "editor/edits/lookup.h"
#include "editor/operations/pasting.h"
#include "editor/session/session.h"
#include "lecture/edit.h"
#include "lecture/visible.h"
#include "testmain.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QTest>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using namespace Qt::StringLiterals;
using lecture::Lecture;

namespace {

/// Of scenes before this background, in which this is the accent.
Lecture emptyIn(const QString &background, const QString &accent)
{
    Lecture lecture = emptyLecture(u"en"_s);
    lecture.look.colors = {{u"accent"_s, accent}};
    lecture.look.styles = {{u"scene"_s, QJsonObject{{u"background"_s, background}}}};
    return lecture;
}

/// A disc in the accent, in front of white.
Lecture bright()
{
    return *withBlock(emptyIn(u"#ffffff"_s, u"#cc0000"_s), sceneId,
                      {u"shapes.circle"_s, u"disc"_s, {{u"fill"_s, u"accent"_s}}}, registry());
}

Lecture dark()
{
    return emptyIn(u"#101820"_s, u"#00cccc"_s);
}

PastedScenes pastedInto(const Lecture &into, const Lecture &source, PastedColors colors)
{
    const SceneCopies copies = copiedScenes(source, lecture::scenesSeeing(source, sceneId), registry());
    return *withScenesPasted(into, copies, sceneId, colors, registry());
}

const CopyWish asItWas{.name = u"Paste"_s, .colors = PastedColors::AsTheyWere};

bool isRed(const Session &session, const QString &scene, const QString &node)
{
    const graph::Node *pasted = session.document.node(scene, node);
    return pasted && pasted->properties.value(u"fill"_s) != QJsonValue(u"accent"_s);
}

void copyTheScene()
{
    QGuiApplication::clipboard()->setMimeData(new CopiedScenes(copiedScenes(bright(), {sceneId}, registry())));
}

void copyTheDisc()
{
    QGuiApplication::clipboard()->setMimeData(
        new CopiedNodes(copiesWithFiles(bright(), sceneId, {u"disc"_s}, registry())));
}

} // namespace

class PastedColorsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }

    void aSceneThatKeepsItsColorsKeepsTheBackgroundOfItsLook()
    {
        const PastedScenes kept = pastedInto(dark(), bright(), PastedColors::AsTheyWere);
        const QString &scene = kept.scenes.front();
        QVERIFY(backgroundOf(kept.lecture, scene) == backgroundOf(bright(), sceneId));
        QVERIFY(backgroundOf(kept.lecture, sceneId) == backgroundOf(dark(), sceneId));
        const PastedScenes followed = pastedInto(dark(), bright(), PastedColors::OfTheLook);
        QVERIFY(backgroundOf(followed.lecture, followed.scenes.front()) == backgroundOf(dark(), sceneId));
        // In front of the same colour it goes on following the look.
        const Lecture alike = emptyIn(u"#ffffff"_s, u"#00cccc"_s);
        const PastedScenes same = pastedInto(alike, bright(), PastedColors::AsTheyWere);
        QVERIFY(!sceneOf(same.lecture, same.scenes.front())->properties.contains(u"background"_s));
    }

    void aSceneThatKeepsItsColorsKeepsWhatItsOwnBackgroundMeans()
    {
        const Lecture source = *lecture::withSceneProperty(bright(), sceneId, u"background"_s, u"accent"_s);
        const PastedScenes kept = pastedInto(dark(), source, PastedColors::AsTheyWere);
        QVERIFY(backgroundOf(kept.lecture, kept.scenes.front()) == backgroundOf(source, sceneId));
        const PastedScenes followed = pastedInto(dark(), source, PastedColors::OfTheLook);
        QCOMPARE(sceneOf(followed.lecture, followed.scenes.front())->properties.value(u"background"_s),
                 QJsonValue(u"accent"_s));
    }

    /// The colour comes along, as those of blocks do.
    void aBackgroundWithANameThatTheOtherLookLacksStaysAsItWas()
    {
        Lecture source = bright();
        source.look.colors.insert(u"paper"_s, u"#fff8e0"_s);
        source = *lecture::withSceneProperty(source, sceneId, u"background"_s, u"paper"_s);
        const PastedScenes pasted = pastedInto(dark(), source, PastedColors::OfTheLook);
        QVERIFY(backgroundOf(pasted.lecture, pasted.scenes.front()) == backgroundOf(source, sceneId));
    }

    void rightAfterPastingASceneItsColorsAreGivenBack()
    {
        Session session(registry());
        session.document.open(dark(), {});
        session.preview.enter(sceneId);
        copyTheScene();
        pasteClipboard(session, {.name = u"Paste"_s});
        QCOMPARE(session.document.lecture().scenes.size(), 2U);
        QVERIFY(!isRed(session, session.selection.scene(), u"disc"_s));
        pasteClipboard(session, asItWas);
        QCOMPARE(session.document.lecture().scenes.size(), 2U);
        const QString pasted = session.selection.scene();
        QVERIFY(pasted != sceneId);
        QVERIFY(isRed(session, pasted, u"disc"_s));
        QVERIFY(backgroundOf(session.document.lecture(), pasted) == backgroundOf(bright(), sceneId));
        QCOMPARE(session.document.history().count(), 1);
        // What has its colors is not exchanged.
        pasteClipboard(session, asItWas);
        QCOMPARE(session.document.lecture().scenes.size(), 3U);
        QVERIFY(isRed(session, session.selection.scene(), u"disc"_s));
    }

    void rightAfterPastingABlockItsColorsAreGivenBack()
    {
        Session session(registry());
        session.document.open(dark(), {});
        session.preview.enter(sceneId);
        copyTheDisc();
        pasteClipboard(session, {.name = u"Paste"_s});
        pasteClipboard(session, asItWas);
        QCOMPARE(session.document.scene(sceneId)->nodes.size(), 1U);
        QVERIFY(isRed(session, sceneId, u"disc"_s));
        QCOMPARE(session.document.history().count(), 1);
        session.document.history().undo();
        QCOMPARE(session.document.scene(sceneId)->nodes.size(), 0U);
    }

    void afterSomethingElseItIsPastedInItsColors_data()
    {
        QTest::addColumn<QString>("between");
        for (const char *between : {"selected", "copied", "changed"})
            QTest::newRow(between) << QString::fromLatin1(between);
    }

    void afterSomethingElseItIsPastedInItsColors()
    {
        QFETCH(QString, between);
        Session session(registry());
        session.document.open(dark(), {});
        session.preview.enter(sceneId);
        copyTheDisc();
        pasteClipboard(session, {.name = u"Paste"_s});
        if (between == u"selected"_s)
            session.selection.setNodes({});
        else if (between == u"copied"_s)
            copyTheDisc();
        else
            session.document.edit(u"Change"_s, [](const Lecture &lecture) {
                return lecture::withSceneProperty(lecture, sceneId, u"seed"_s, 7);
            });
        pasteClipboard(session, asItWas);
        QCOMPARE(session.document.scene(sceneId)->nodes.size(), 2U);
        QVERIFY(!isRed(session, sceneId, u"disc"_s));
        QVERIFY(isRed(session, sceneId, session.selection.nodes().front()));
    }
};

LECTOGRAPH_TEST_MAIN(PastedColorsTest)
#include "tst_editor_pasted_colors.moc"
