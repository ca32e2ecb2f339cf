// SPDX-License-Identifier: GPL-3.0-or-later
#include "../prepare.h"
#include "../registry.h"
#include "editor/edits/blocks.h"
#include "editor/edits/clip_targets.h"
#include "editor/edits/lookup.h"
#include "editor/operations/animating.h"
#include "editor/session/session.h"
#include "testmain.h"

#include <QTest>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using namespace Qt::StringLiterals;
using base::Time;

namespace {

struct SpaceBench
{
    explicit SpaceBench(bool hasCamera) : session(registry())
    {
        lecture::Lecture lecture = emptyLecture(u"en"_s);
        lecture = *withBlock(lecture, u"scene1"_s, {u"space.vector"_s, u"v"_s}, registry());
        if (hasCamera)
            lecture = *withBlock(lecture, u"scene1"_s, {u"scene.camera"_s, u"view"_s}, registry());
        session.document.open(std::move(lecture), {});
    }

    bool add(const QString &type, const QStringList &targets) { return addAnimation(session, type, targets, Time()); }
    const timeline::Clip &selected() const { return *session.selectedClips().front(); }
    QString typeOfTarget() const { return session.document.node(u"scene1"_s, selected().target)->type; }

    Session session;
};

} // namespace

class CameraAnimationsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }

    void whatOnlyACameraDoesIsForTheCamera_data()
    {
        QTest::addColumn<QStringList>("targets");
        QTest::addColumn<bool>("hasCamera");
        QTest::newRow("a block is selected") << QStringList{u"v"_s} << true;
        QTest::newRow("a part is selected") << QStringList{u"v/tip"_s} << true;
        QTest::newRow("nothing is selected") << QStringList{} << true;
        QTest::newRow("the scene has no camera") << QStringList{u"v"_s} << false;
    }
    void whatOnlyACameraDoesIsForTheCamera()
    {
        QFETCH(QStringList, targets);
        QFETCH(bool, hasCamera);
        SpaceBench bench(hasCamera);
        QVERIFY(bench.add(u"motion.orbit"_s, targets));
        QCOMPARE(bench.typeOfTarget(), u"scene.camera"_s);
        QVERIFY(!bench.selected().properties.contains(u"around"_s));
    }

    void itLooksAtWhatIsSelectedIfItNeedsAShape()
    {
        SpaceBench bench(true);
        QVERIFY(bench.add(u"motion.look-at"_s, {u"v"_s}));
        QCOMPARE(bench.selected().target, u"view"_s);
        QCOMPARE(bench.selected().properties.value(u"at"_s).toObject().value(u"link"_s).toString(), u"v"_s);
        QVERIFY(bench.add(u"motion.go-along"_s, {u"v/tip"_s}));
        QCOMPARE(bench.selected().properties.value(u"thing"_s).toObject().value(u"link"_s).toString(), u"v/tip"_s);
        QVERIFY(!bench.add(u"motion.dolly"_s, {})); // towards what?
    }

    void aSelectedCameraStaysTheTarget()
    {
        SpaceBench bench(true);
        QVERIFY(bench.add(u"motion.fly"_s, {u"view"_s}));
        QCOMPARE(bench.selected().target, u"view"_s);
    }
};

LECTOGRAPH_TEST_MAIN(CameraAnimationsTest)
#include "tst_editor_camera_animations.moc"
