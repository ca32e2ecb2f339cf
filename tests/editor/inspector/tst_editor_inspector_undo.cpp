// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"

#include "editor/inspector/fields/growingedit.h"
#include "editor/inspector/rows/source.h"
#include "testmain.h"

#include <QAction>
#include <QJsonArray>
#include <QSet>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using base::Time;
using lecture::Lecture;

/// Undo and redo as in the main window, and an edit that no field of the selection has made.
struct UndoBench : Bench
{
    explicit UndoBench(Lecture lecture, const QStringList &selected = {}) : Bench(std::move(lecture), selected)
    {
        undo.setShortcut(Qt::CTRL | Qt::Key_Z);
        redo.setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_Z);
        QObject::connect(&undo, &QAction::triggered, panel.get(), [this] { session.document.history().undo(); });
        QObject::connect(&redo, &QAction::triggered, panel.get(), [this] { session.document.history().redo(); });
        panel->addAction(&undo);
        panel->addAction(&redo);
    }
    void editElsewhere()
    {
        session.document.edit(u"Credits"_s, [](Lecture next) -> base::Result<Lecture> {
            next.credits.append(QJsonObject{{u"title"_s, u"A picture"_s}});
            return next;
        });
    }
    qsizetype editsElsewhere() const { return session.document.lecture().credits.size(); }

    QAction undo;
    QAction redo;
};

class TestInspectorUndo : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }
    void init() { showEveryRow(); }

    /// Every kind of field, in each of its forms.
    void noFieldKeepsUndoForItself()
    {
        forEachKindOfField([](UndoBench &bench, Row &, QWidget &stop) {
            bench.editElsewhere();
            const qsizetype edits = bench.editsElsewhere();
            stop.setFocus(Qt::TabFocusReason);
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Z, Qt::ControlModifier);
            if (bench.editsElsewhere() != edits - 1)
                return u"undo is swallowed"_s;
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
            return bench.editsElsewhere() == edits ? QString() : u"redo is swallowed"_s;
        });
    }

    void whatIsTypedIsTakenBackFirst()
    {
        int fields = 0;
        forEachKindOfField([&](UndoBench &bench, Row &row, QWidget &stop) {
            if (!stop.testAttribute(Qt::WA_InputMethodEnabled))
                return QString();
            ++fields;
            bench.editElsewhere();
            const qsizetype edits = bench.editsElsewhere();
            const int steps = bench.session.document.history().index();
            stop.setFocus(Qt::TabFocusReason);
            const QString before = textOf(stop);
            QTest::keyClick(&stop, Qt::Key_End, Qt::ControlModifier);
            QTest::keyClicks(&stop, u"7"_s);
            if (textOf(stop) == before)
                return u"nothing is typed"_s;
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Z, Qt::ControlModifier);
            if (textOf(stop) != before || bench.editsElsewhere() != edits)
                return u"the typing is not taken back first, but “%1” is “%2”"_s.arg(before, textOf(stop));
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Z, Qt::ControlModifier);
            if (bench.editsElsewhere() != edits - 1)
                return u"the second undo is swallowed"_s;
            if (bench.session.document.history().index() != steps - 1)
                return u"another step"_s;
            row.field()->finish();
            return bench.session.document.history().index() == steps - 1 ? QString() : u"the typing comes back"_s;
        });
        QVERIFY(fields > 8);
    }

    void whatWasAppliedIsUndoneFromAnyOtherField()
    {
        UndoBench bench(lectureWith({u"tensors.matrix"_s}), {u"matrix"_s});
        auto *numbers = bench.in<GrowingEdit>(u"values"_s);
        const QString before = numbers->toPlainText();
        numbers->setFocus();
        numbers->selectAll();
        QTest::keyClicks(numbers, u"5 6"_s);
        QTest::keyClick(numbers, Qt::Key_Tab); // applies it
        QVERIFY(!bench.isAsBefore());
        numbers->setFocus(); // back, with nothing typed since then
        QTest::keyClick(numbers, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(bench.isAsBefore());
        QCOMPARE(numbers->toPlainText(), before);
        QTest::keyClick(numbers, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(numbers->toPlainText().simplified(), u"5 6"_s);
    }

    void undoOfAnExpressionThatWasOnlyBegunShowsTheValueAgain()
    {
        UndoBench bench(lectureWith({u"shapes.circle"_s}), {u"circle"_s});
        bench.editElsewhere();
        bench.number(u"radius"_s)->setFocus();
        bench.number(u"radius"_s)->selectAll();
        QTest::keyClicks(bench.number(u"radius"_s), u"="_s);
        auto *expression = bench.in<GrowingEdit>(u"radius"_s);
        QTest::keyClicks(expression, u"2"_s);
        QTest::keyClick(expression, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(expression->toPlainText(), QString());
        QTest::keyClick(expression, Qt::Key_Z, Qt::ControlModifier);
        Bench::settle();
        QVERIFY(bench.row(u"radius"_s)->field()->findChild<NumberEdit *>());
        QCOMPARE(bench.editsElsewhere(), qsizetype{1});
    }

private:
    static QString textOf(const QWidget &field)
    {
        if (const auto *line = qobject_cast<const QLineEdit *>(&field))
            return line->text();
        const auto *text = qobject_cast<const QPlainTextEdit *>(&field);
        return text ? text->toPlainText() : QString();
    }

    /// Calls `check` for the places in the inspector where Tab stops, one of each kind. It returns what is wrong.
    template <class Check>
    static void forEachKindOfField(const Check &check)
    {
        QSet<QString> seen;
        const auto visitIn = [&](UndoBench &bench, const Lecture &lecture, const auto &select) {
            select(bench);
            for (std::size_t i = 0; i < bench.panel->rows().size(); ++i) {
                Row *row = bench.panel->rows()[i];
                const QWidgetList stops = row->tabStops();
                for (qsizetype at = 0; at + 1 < stops.size(); ++at) { // the last one is the row
                    const QString kind = u"%1 %2 %3"_s.arg(int(row->source().spec.kind))
                                             .arg(QLatin1String(row->field()->metaObject()->className()),
                                                  QLatin1String(stops[at]->metaObject()->className()));
                    if (seen.contains(kind) || !stops[at]->isVisible())
                        continue;
                    seen.insert(kind);
                    UndoBench fresh(lecture);
                    select(fresh);
                    Row *same = fresh.panel->rows()[i];
                    const QString wrong = check(fresh, *same, *same->tabStops()[at]);
                    QVERIFY2(wrong.isEmpty(), qPrintable(same->source().spec.key + u' ' + kind + u": "_s + wrong));
                }
            }
        };
        const auto visit = [&](const Lecture &lecture, const auto &select) {
            UndoBench bench(lecture);
            visitIn(bench, lecture, select);
        };
        QStringList types;
        for (const auto &[id, type] : registry().nodes.types())
            types.append(id);
        const Lecture all = lectureWith(types, {u"en"_s, u"ko"_s});
        UndoBench shared(all); // kinds are looked for in one panel, unpainted
        shared.panel->setUpdatesEnabled(false);
        for (const graph::NodePtr &node : all.scenes.front()->nodes) {
            visitIn(shared, all, [&](Bench &bench) { bench.session.selection.setNodes({node->id}); });
            if (QTest::currentTestFailed())
                return;
            Bench::settle();
        }
        Lecture linked = lectureWith({u"values.number"_s, u"shapes.circle"_s, u"shapes.square"_s});
        for (const auto &[key, value] : {std::pair{u"radius"_s, link(u"number"_s)},
                                         std::pair{u"turn"_s, QJsonObject{{u"expression"_s, u"number + 1"_s}}}})
            linked = *lecture::withNodeProperty(linked, sceneId, u"circle"_s, key, value);
        visit(linked, [](Bench &bench) { bench.session.selection.setNodes({u"circle"_s}); });
        const auto clip = withNewClip(
            linked, sceneId, {.type = u"motion.fade-in"_s, .target = u"circle"_s, .start = Time()}, registry());
        visit(clip->lecture, [&](Bench &bench) { bench.session.selection.setClips({clip->clip}); });
        visit(lectureWith({}, {u"en"_s, u"ko"_s}), [](Bench &) {});
        QVERIFY(seen.size() >= 20);
    }
};

LECTOGRAPH_TEST_MAIN(TestInspectorUndo)
#include "tst_editor_inspector_undo.moc"
