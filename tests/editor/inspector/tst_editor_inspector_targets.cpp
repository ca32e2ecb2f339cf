// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"

#include "editor/edits/clip_targets.h"
#include "editor/language/language.h"
#include "editor/language/names.h"
#include "lecture/edit.h"
#include "testmain.h"

#include <QComboBox>
#include <QInputDialog>
#include <QListWidget>
#include <QMenu>
#include <QTimer>
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
    explicit TargetBench(const lecture::Lecture &lecture) : Bench(lecture)
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

    /// As a person answers "Blocks by name…".
    void addByName(const QString &name) const
    {
        QMenu menu;
        row(u"targets"_s)->fillMenu(menu);
        QList<QAction *> actions = menu.actions();
        for (qsizetype i = 0; i < actions.size(); ++i) {
            if (const QMenu *inner = actions[i]->menu())
                actions += inner->actions();
        }
        const auto found = std::ranges::find(actions, u"Blocks by name…"_s, &QAction::text);
        if (found == actions.end())
            qFatal("no such action");
        QTimer::singleShot(100, qApp, [name] {
            auto *dialog = qobject_cast<QInputDialog *>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            dialog->setTextValue(name);
            dialog->accept();
        });
        (*found)->trigger();
        settle();
    }
};

/// Boxes with the ids layer-1 and layer-2, which an author calls "층 1" and "층 2", and a dot.
lecture::Lecture twoLayers()
{
    lecture::Lecture lecture = emptyLecture(u"ko"_s);
    lecture.languages = {u"ko"_s};
    for (const QString &number : {u"1"_s, u"2"_s}) {
        lecture = with(lecture, {u"shapes.box"_s, u"layer-"_s + number, {{u"label"_s, u"x"_s}}});
        graph::Node node = *nodeOf(sceneIn(lecture), u"layer-"_s + number);
        node.extra.insert(u"label"_s, u"층 "_s + number);
        lecture = *lecture::withNode(lecture, sceneId, node);
    }
    return with(lecture, {u"shapes.dot"_s, u"dot"_s});
}

} // namespace

class TestInspectorTargets : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }
    void init() { showEveryRow(); }
    void cleanup() { useLanguage(*qApp, u"en"_s); }

    void whatIsNotOfferedIsCalledAsElsewhere_data()
    {
        QTest::addColumn<QString>("target");
        QTest::addColumn<QString>("shown");
        QTest::addColumn<QString>("part");
        QTest::newRow("a pattern") << u"layer-*"_s << u"레이어 …"_s << QString();
        QTest::newRow("parts of a pattern") << u"layer-*/box"_s << u"레이어 …"_s << u"상자"_s;
        QTest::newRow("off the stage") << u"layer-2"_s << u"층 2"_s << QString();
        QTest::newRow("gone") << u"layer-3"_s << u"레이어 3"_s << QString();
    }

    /// A clip can be for a pattern, or for a block that has left the stage: no id is read there, nor the name of a part.
    void whatIsNotOfferedIsCalledAsElsewhere()
    {
        QFETCH(QString, target);
        QFETCH(QString, shown);
        QFETCH(QString, part);
        useLanguage(*qApp, u"ko"_s);
        lecture::Lecture lecture =
            withNewClip(twoLayers(), sceneId, {u"motion.fade-in"_s, target, Time::fromSeconds(1)}, registry())->lecture;
        if (!target.contains(u'*')) {
            lecture = *lecture::withSceneChanged(lecture, sceneId, [](lecture::Scene &scene) -> base::Result<void> {
                std::erase(scene.actors, u"layer-2"_s);
                return {};
            });
        }
        Bench bench(lecture);
        bench.session.selection.setClips({bench.id({0, {0}})});
        const auto *box = bench.in<QComboBox>(u"target"_s);
        QCOMPARE(box->currentIndex() < 0 ? box->placeholderText() : box->currentText(), shown);
        QCOMPARE(bench.in<QLineEdit>(u"part"_s)->text(), part);
        const auto *list = bench.in<QListWidget>(u"targets"_s);
        QCOMPARE(list->count(), 1);
        for (const QString &text : {list->item(0)->text(), list->item(0)->toolTip()}) {
            QVERIFY2(text.startsWith(shown), qPrintable(text));
            QVERIFY2(!text.contains(u"layer"_s) && !text.contains(u"box"_s), qPrintable(text));
        }
        if (part.isEmpty())
            return;
        // What is read is also what may be typed.
        bench.enter(bench.in<QLineEdit>(u"part"_s), u"이름표"_s);
        QCOMPARE(bench.session.selectedClips().front()->target, u"layer-*/label"_s);
    }

    void blocksAreAddedByTheNamesThatTheGraphShows_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<std::vector<QString>>("targets");
        using Targets = std::vector<QString>;
        QTest::newRow("names") << u"층 *"_s << Targets{u"dot"_s, u"layer-1"_s, u"layer-2"_s};
        QTest::newRow("one name") << u"층 2"_s << Targets{u"dot"_s, u"layer-2"_s};
        QTest::newRow("ids") << u"layer-*"_s << Targets{u"dot"_s, u"layer-*"_s};
        QTest::newRow("nothing") << u"칸 *"_s << Targets{};
    }

    void blocksAreAddedByTheNamesThatTheGraphShows()
    {
        QFETCH(QString, typed);
        QFETCH(std::vector<QString>, targets);
        const auto added = withNewClip(twoLayers(), sceneId, {u"motion.fade-in"_s, u"dot"_s, Time::fromSeconds(1)},
                                       registry());
        TargetBench bench(added->lecture);
        bench.addByName(typed);
        QCOMPARE(bench.clip().targets, targets);
        QVERIFY(bench.undoesToBytes());
    }

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
