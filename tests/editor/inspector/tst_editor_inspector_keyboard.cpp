// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"

#include "editor/inspector/rows/header.h"
#include "testmain.h"

#include <QMenu>
#include <QPushButton>
#include <QToolButton>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using lecture::Lecture;

/// An inspector between two other panels, of which one was made after it, as in the main window.
struct PanelBench
{
    explicit PanelBench(Lecture lecture)
    {
        session.document.open(std::move(lecture), {});
        before = new QPushButton(&window);
        panel = new InspectorPanel(session, &window);
        after = new QPushButton(&window);
        window.resize(700, 1600);
        panel->setGeometry(100, 0, 300, 1600);
        after->move(500, 0);
        window.show();
        window.activateWindow();
        QApplication::setActiveWindow(&window);
        QCoreApplication::processEvents();
    }
    void select(const QStringList &nodes)
    {
        session.selection.setNodes(nodes);
        Bench::settle();
    }
    std::vector<Row *> rows() const
    {
        std::vector<Row *> shown = panel->rows();
        std::erase_if(shown, [](const Row *row) { return !row->isVisible(); });
        std::ranges::sort(shown, {}, [](const Row *row) { return row->mapTo(row->window(), QPoint()).y(); });
        return shown;
    }
    /// The rows through which a key goes, until the focus is in `end`.
    QStringList way(Qt::Key key, Qt::KeyboardModifiers modifiers, const QWidget *end) const
    {
        QStringList keys;
        for (int steps = 0; steps < 500 && QApplication::focusWidget() != end; ++steps) {
            QTest::keyClick(QApplication::focusWidget(), key, modifiers);
            for (const Row *row : panel->rows()) {
                const QString &own = row->source().spec.key;
                if (row->isAncestorOf(QApplication::focusWidget()) && (keys.isEmpty() || keys.last() != own))
                    keys.append(own);
            }
        }
        return keys;
    }

    Session session{registry()};
    QWidget window;
    QPushButton *before;
    InspectorPanel *panel;
    QPushButton *after;
};

class TestInspectorKeyboard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }
    void init() { showEveryRow(); }

    /// However often the rows were made anew since the window was.
    void tabGoesFromTheHeadThroughAllRowsToTheNextPanel()
    {
        PanelBench bench(lectureWith({u"text.text"_s, u"shapes.circle"_s, u"matrices.matrix"_s}, {u"en"_s, u"ko"_s}));
        const std::vector<QStringList> selections{
            {u"text"_s}, {u"circle"_s}, {}, {u"matrix"_s}, {u"text"_s, u"circle"_s}};
        for (const QStringList &nodes : selections) {
            bench.select(nodes);
            QStringList keys;
            for (const Row *row : bench.rows())
                keys.append(row->source().spec.key);
            QVERIFY(keys.size() > 3);
            bench.before->setFocus();
            QCOMPARE(bench.way(Qt::Key_Tab, {}, bench.after), keys);
            std::ranges::reverse(keys);
            QCOMPARE(bench.way(Qt::Key_Backtab, Qt::ShiftModifier, bench.before), keys);
        }
    }

    void tabStaysInOrderWhenAFieldBecomesAnother()
    {
        PanelBench bench(lectureWith({u"shapes.circle"_s, u"values.number"_s}));
        bench.select({u"circle"_s});
        bench.panel->row(u"radius"_s)->source(); // made
        const auto edited = [](const Lecture &lecture) {
            return lecture::withNodeProperty(lecture, sceneId, u"circle"_s, u"radius"_s, link(u"number"_s));
        };
        QVERIFY(bench.session.document.edit(u"Link"_s, edited));
        Bench::settle();
        QStringList keys;
        for (const Row *row : bench.rows())
            keys.append(row->source().spec.key);
        bench.before->setFocus();
        QCOMPARE(bench.way(Qt::Key_Tab, {}, bench.after), keys);
    }

    /// As F6 does.
    void theFocusOfThePanelIsInItsFirstRow()
    {
        PanelBench bench(lectureWith({u"shapes.circle"_s}));
        for (const QStringList &nodes : {QStringList{u"circle"_s}, QStringList()}) {
            bench.select(nodes);
            bench.before->setFocus();
            bench.panel->setFocus(Qt::ShortcutFocusReason);
            QVERIFY(bench.rows().front()->field()->isAncestorOf(QApplication::focusWidget()));
        }
    }

    void ctrlTabGoesToTheNextProperty()
    {
        PanelBench bench(lectureWith({u"shapes.circle"_s}));
        bench.select({u"circle"_s});
        bench.panel->findChild<QLineEdit *>(u"name"_s)->setFocus();
        const std::vector<Row *> rows = bench.rows();
        for (const Row *row : rows) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab, Qt::ControlModifier);
            QVERIFY2(row->isAncestorOf(QApplication::focusWidget()), qPrintable(row->source().spec.key));
        }
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(rows[rows.size() - 2]->isAncestorOf(QApplication::focusWidget()));
    }

    /// Of the head and of the rows.
    void enterAndSpacePressButtons()
    {
        PanelBench bench(lectureWith({u"shapes.circle"_s, u"shapes.dot"_s, u"shapes.brace"_s}));
        bench.select({u"brace"_s});
        for (const Qt::Key key : {Qt::Key_Space, Qt::Key_Return}) {
            const auto isOnStage = [&] {
                const auto &actors = bench.session.document.scene(sceneId)->actors;
                return std::ranges::find(actors, u"brace"_s) != actors.end();
            };
            const bool before = isOnStage();
            auto *onStage = bench.panel->findChild<QToolButton *>(u"onStage"_s);
            onStage->setFocus();
            QTest::keyClick(onStage, key);
            QCOMPARE(isOnStage(), !before);
            auto *linkTo = bench.panel->row(u"shape"_s)->findChild<QToolButton *>(u"linkTo"_s);
            linkTo->setFocus();
            QTest::keyClick(linkTo, key);
            QTRY_VERIFY(linkTo->findChild<QMenu *>());
            linkTo->findChild<QMenu *>()->close();
            Bench::settle();
            QApplication::setActiveWindow(&bench.window);
        }
    }

    void propertiesAreFoundByTheirNames()
    {
        QSettings().clear(); // seldom ones are folded away
        PanelBench bench(lectureWith({u"attention.grid"_s, u"values.number"_s}));
        bench.select({u"grid"_s});
        auto *search = bench.panel->findChild<QLineEdit *>(u"findProperty"_s);
        QVERIFY(search->isVisible());
        const std::size_t shown = bench.rows().size();
        const QString wanted = bench.panel->rows().back()->source().spec.label;
        search->setFocus();
        QTest::keyClicks(search, u"opacity"_s);
        const std::vector<Row *> found = bench.rows();
        QVERIFY(!found.empty() && found.size() < shown);
        for (const Row *row : found)
            QVERIFY(row->source().spec.label.contains(u"opacity"_s, Qt::CaseInsensitive));
        QTest::keyClick(search, Qt::Key_Tab);
        QVERIFY(found.front()->isAncestorOf(QApplication::focusWidget()));
        search->setFocus();
        QTest::keyClick(search, Qt::Key_Escape);
        QCOMPARE(search->text(), QString());
        QCOMPARE(bench.rows().size(), shown);
        bench.select({u"number"_s});
        QVERIFY(!search->isVisible());
    }
};

LECTOGRAPH_TEST_MAIN(TestInspectorKeyboard)
#include "tst_editor_inspector_keyboard.moc"
