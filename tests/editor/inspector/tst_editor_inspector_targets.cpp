// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"

#include "editor/edits/clip_targets.h"
#include "testmain.h"

#include <QComboBox>
#include <QListWidget>
#include <QMenu>
#include <QToolButton>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using base::Time;

namespace {

/// A clip of this type on the circle, selected; beside it a dot and a square.
struct TargetBench : Bench
{
    explicit TargetBench(const QString &type, const QJsonObject &properties = {}) : Bench(sample(type, properties))
    {
        session.selection.setClips({id({0, {0}})});
    }

    static lecture::Lecture sample(const QString &type, const QJsonObject &properties)
    {
        const lecture::Lecture lecture = lectureWith({u"shapes.circle"_s, u"shapes.dot"_s, u"shapes.square"_s});
        NewClip clip{type, u"circle"_s, Time::fromSeconds(1)};
        clip.properties = properties;
        return withNewClip(lecture, sceneId, clip, registry())->lecture;
    }

    const timeline::Clip &clip() const { return *session.selectedClips().front(); }

    /// Chooses the first of the blocks that can be added.
    void addFirst() const
    {
        QTest::mouseClick(row(u"targets"_s)->findChild<QToolButton *>(u"addTarget"_s), Qt::LeftButton);
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        if (!menu)
            qFatal("no menu");
        QTest::keyClick(menu, Qt::Key_Down); // a click on the stage
        QTest::keyClick(menu, Qt::Key_Down);
        QTest::keyClick(menu, Qt::Key_Return);
        settle();
    }
};

} // namespace

class TestInspectorTargets : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }
    void init() { showEveryRow(); }

    void targetsAreAddedOrderedAndRemoved()
    {
        TargetBench bench(u"motion.fade-in"_s);
        QVERIFY(bench.panel->row(u"target"_s));
        bench.addFirst();
        QCOMPARE(bench.clip().targets, (std::vector<QString>{u"circle"_s, u"dot"_s}));
        QVERIFY(!bench.panel->row(u"target"_s)); // the list has taken its place
        bench.addFirst();
        QCOMPARE(bench.clip().targets, (std::vector<QString>{u"circle"_s, u"dot"_s, u"square"_s}));
        auto *list = bench.in<QListWidget>(u"targets"_s);
        QCOMPARE(list->count(), 3);
        list->setFocus();
        list->setCurrentRow(2);
        QTest::keyClick(list, Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(bench.clip().targets, (std::vector<QString>{u"circle"_s, u"square"_s, u"dot"_s}));
        list = bench.in<QListWidget>(u"targets"_s);
        list->setCurrentRow(0);
        QTest::keyClick(list, Qt::Key_Delete);
        QCOMPARE(bench.clip().targets, (std::vector<QString>{u"square"_s, u"dot"_s}));
        QVERIFY(bench.undoesToBytes());
    }

    void aClipShowsWhatItChangesAndCouldChange()
    {
        TargetBench bench(QString(changeType), {{u"radius"_s, 2}});
        QCOMPARE(bench.number(u"radius"_s)->text(), u"2"_s);
        bench.enter(u"radius"_s, u"3"_s);
        QCOMPARE(bench.clip().properties, (QJsonObject{{u"radius"_s, 3}}));
        auto *more = bench.in<QComboBox>(u"change"_s);
        QVERIFY(more->findData(u"fillOpacity"_s) > 0);
        QVERIFY(more->findData(u"radius"_s) < 0); // it has a row
        more->setFocus();
        QTest::keyClick(more, Qt::Key_Down);
        Bench::settle();
        QCOMPARE(bench.clip().properties.size(), 2);
        QTest::mouseClick(bench.row(u"radius"_s)->findChild<QToolButton *>(u"reset"_s), Qt::LeftButton);
        QVERIFY(!bench.clip().properties.contains(u"radius"_s));
        QVERIFY(bench.undoesToBytes());
    }

    void aChangeIsMadeFromTheRowOfAProperty()
    {
        Bench bench(lectureWith({u"shapes.circle"_s}), {u"circle"_s});
        bench.session.playhead.setTime(Time::fromSeconds(2));
        QMenu menu;
        bench.row(u"radius"_s)->fillMenu(menu);
        const auto actions = menu.actions();
        const auto found = std::ranges::find(actions, u"Animate the change here"_s, &QAction::text);
        QVERIFY(found != actions.end());
        (*found)->trigger();
        Bench::settle();
        const auto clips = bench.session.selectedClips();
        QCOMPARE(clips.size(), 1U);
        QCOMPARE(clips.front()->target, u"circle"_s);
        QCOMPARE(clips.front()->start, Time::fromSeconds(2));
        bench.enter(u"radius"_s, u"4"_s);
        QCOMPARE(bench.session.selectedClips().front()->properties, (QJsonObject{{u"radius"_s, 4}}));
    }
};

LECTOGRAPH_TEST_MAIN(TestInspectorTargets)
#include "tst_editor_inspector_targets.moc"
