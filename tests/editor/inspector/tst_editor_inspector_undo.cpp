// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"

#include "editor/inspector/fields/growingedit.h"
#include "editor/inspector/rows/source.h"
#include "testmain.h"

#include <QAction>
#include <QJsonArray>
#include <QSet>

#include <functional>

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

    /// A place in the inspector where Tab stops.
    struct Stop
    {
        Lecture lecture;
        std::function<void(Bench &)> select;
        bool showsPlacement = true;
        std::size_t row = 0;
        qsizetype at = 0;
        QString kind = {};
    };

    static void showPlacement(bool isShown) { QSettings().setValue(u"inspector/more/place"_s, isShown); }

    /// One of each kind.
    static const std::vector<Stop> &kindsOfField()
    {
        static const std::vector<Stop> all = foundKinds();
        return all;
    }
    static std::vector<Stop> foundKinds()
    {
        std::vector<Stop> found;
        QSet<QString> seen;
        const auto look = [&](Bench &bench, const Stop &place) {
            place.select(bench);
            const std::vector<Row *> rows = bench.panel->rows();
            for (std::size_t i = 0; i < rows.size(); ++i) {
                const QWidgetList stops = rows[i]->tabStops();
                for (qsizetype at = 0; at + 1 < stops.size(); ++at) { // the last one is the row
                    const QString kind = u"%1 %2 %3"_s.arg(int(rows[i]->source().spec.kind))
                                             .arg(QLatin1String(rows[i]->field()->metaObject()->className()),
                                                  QLatin1String(stops[at]->metaObject()->className()));
                    if (seen.contains(kind) || !stops[at]->isVisible())
                        continue;
                    seen.insert(kind);
                    found.push_back({place.lecture, place.select, place.showsPlacement, i, at, kind});
                }
            }
        };
        QStringList types;
        for (const auto &[id, type] : registry().nodes.types())
            types.append(id);
        const Lecture all = lectureWith(types, {u"en"_s, u"ko"_s});
        UndoBench shared(all); // unpainted
        shared.panel->setUpdatesEnabled(false);
        PlacementOnce placement;
        for (const graph::NodePtr &node : all.scenes.front()->nodes) {
            const bool isShown = placement.shows(node->type);
            look(shared, {all, [id = node->id](Bench &bench) { bench.session.selection.setNodes({id}); }, isShown});
            Bench::settle();
        }
        showPlacement(true);
        Lecture linked = lectureWith({u"values.number"_s, u"shapes.circle"_s, u"shapes.square"_s});
        for (const auto &[key, value] : {std::pair{u"radius"_s, link(u"number"_s)},
                                         std::pair{u"turn"_s, QJsonObject{{u"expression"_s, u"number + 1"_s}}}})
            linked = *lecture::withNodeProperty(linked, sceneId, u"circle"_s, key, value);
        const auto clip = withNewClip(
            linked, sceneId, {.type = u"motion.fade-in"_s, .target = u"circle"_s, .start = Time()}, registry());
        const auto selectClip = [id = clip->clip](Bench &bench) { bench.session.selection.setClips({id}); };
        for (const Stop &place :
             {Stop{linked, [](Bench &bench) { bench.session.selection.setNodes({u"circle"_s}); }},
              Stop{clip->lecture, selectClip}, Stop{lectureWith({}, {u"en"_s, u"ko"_s}), [](Bench &) {}}}) {
            UndoBench bench(place.lecture);
            look(bench, place);
        }
        return found;
    }

    /// Calls `check` for each kind of field in a panel of its own. It returns what is wrong.
    template <class Check>
    static void forEachKindOfField(const Check &check)
    {
        QVERIFY(kindsOfField().size() >= 20);
        for (const Stop &stop : kindsOfField()) {
            showPlacement(stop.showsPlacement);
            UndoBench bench(stop.lecture);
            stop.select(bench);
            Row *row = bench.panel->rows()[stop.row];
            const QString wrong = check(bench, *row, *row->tabStops()[stop.at]);
            QVERIFY2(wrong.isEmpty(), qPrintable(row->source().spec.key + u' ' + stop.kind + u": "_s + wrong));
        }
    }
};

LECTOGRAPH_TEST_MAIN(TestInspectorUndo)
#include "tst_editor_inspector_undo.moc"
