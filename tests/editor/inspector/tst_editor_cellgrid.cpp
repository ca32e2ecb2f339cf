// SPDX-License-Identifier: GPL-3.0-or-later
#include "../prepare.h"
#include "editor/inspector/grid/cellgrid.h"
#include "editor/inspector/grid/numbercells.h"
#include "testmain.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QInputMethodEvent>
#include <QJsonArray>
#include <QMenu>
#include <QMimeData>
#include <QTest>

#include <memory>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using namespace Qt::StringLiterals;

namespace {

/// A grid over cells of its own, which counts their changes.
struct Sheet
{
    explicit Sheet(const QStringList &rows) : cells(cellsOf(rows))
    {
        QObject::connect(grid.get(), &CellGrid::edited, grid.get(), [this](const std::vector<CellEdit> &edits) {
            ++steps;
            for (const CellEdit &edit : edits)
                apply(edit, cells);
            cells.trim();
            grid->display({cells});
        });
        QObject::connect(grid.get(), &CellGrid::refused, grid.get(), [this](const QString &why) { refused = why; });
        grid->resize(600, 400);
        grid->display({cells});
        grid->show();
        grid->activateWindow();
        grid->setFocus();
        if (!QTest::qWaitForWindowActive(grid.get()))
            qFatal("no window");
    }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QWidget *target = editor() ? static_cast<QWidget *>(editor()) : grid.get();
        QTest::keyClick(target, key, modifiers);
    }
    void type(const QString &text)
    {
        for (const QChar c : text)
            QTest::keyClicks(editor() ? static_cast<QWidget *>(editor()) : grid.get(), QString(c));
    }
    /// One that is closed is deleted later.
    CellEditor *editor() const
    {
        const auto editors = grid->viewport()->findChildren<CellEditor *>();
        for (CellEditor *one : editors) {
            if (one->isVisible())
                return one;
        }
        return nullptr;
    }
    QString place() const
    {
        return columnName(grid->currentIndex().column()) + QString::number(grid->currentIndex().row() + 1);
    }
    QStringList rows() const { return rowTexts(cells); }

    std::unique_ptr<CellGrid> grid = std::make_unique<CellGrid>(nullptr);
    Cells cells;
    int steps = 0;
    QString refused = {};
};

QString clipped()
{
    return QGuiApplication::clipboard()->text();
}

} // namespace

class CellGridTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }

    void typingReplacesACellAndEnterGoesBelow()
    {
        Sheet sheet({u"a\tb"_s, u"c\td"_s});
        QCOMPARE(sheet.place(), u"A1"_s);
        sheet.type(u"xy"_s);
        sheet.press(Qt::Key_Return);
        QCOMPARE(sheet.rows(), QStringList({u"xy\tb"_s, u"c\td"_s}));
        QCOMPARE(sheet.place(), u"A2"_s);
        sheet.type(u"z"_s);
        sheet.press(Qt::Key_Escape); // as it was
        QCOMPARE(sheet.rows().last(), u"c\td"_s);
        QCOMPARE(sheet.place(), u"A2"_s);
        QCOMPARE(sheet.steps, 1);
        sheet.press(Qt::Key_F2);
        sheet.press(Qt::Key_Left); // in the text
        sheet.type(u"1"_s);
        sheet.press(Qt::Key_Return);
        QCOMPARE(sheet.rows().last(), u"1c\td"_s);
        sheet.press(Qt::Key_Up);
        sheet.press(Qt::Key_Backspace);
        sheet.type(u"q"_s);
        sheet.press(Qt::Key_Right); // after typing over it, an arrow is done
        QCOMPARE(sheet.rows().last(), u"q\td"_s);
        QCOMPARE(sheet.place(), u"B2"_s);
    }

    void enterAfterTabReturnsToWhereTabBegan()
    {
        Sheet sheet({u"a\tb\tc"_s});
        sheet.type(u"1"_s);
        sheet.press(Qt::Key_Tab);
        sheet.type(u"2"_s);
        sheet.press(Qt::Key_Tab);
        sheet.type(u"3"_s);
        sheet.press(Qt::Key_Return);
        QCOMPARE(sheet.place(), u"A2"_s);
        sheet.type(u"4"_s);
        sheet.press(Qt::Key_Return);
        QCOMPARE(sheet.rows(), QStringList({u"1\t2\t3"_s, u"4"_s}));
        sheet.press(Qt::Key_Return, Qt::ShiftModifier);
        sheet.press(Qt::Key_Tab);
        sheet.press(Qt::Key_Backtab);
        QCOMPARE(sheet.place(), u"A2"_s);
    }

    void linesAndAllSelectedCellsAreTyped()
    {
        Sheet sheet({u"a\tb"_s, u"c\td"_s});
        sheet.type(u"x"_s);
        sheet.press(Qt::Key_Return, Qt::AltModifier);
        sheet.type(u"y"_s);
        sheet.press(Qt::Key_Return);
        QCOMPARE(sheet.cells.at(0, 0), u"x\ny"_s);
        sheet.press(Qt::Key_A, Qt::ControlModifier);
        sheet.type(u"0"_s);
        sheet.press(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(sheet.rows(), QStringList({u"0\t0"_s, u"0\t0"_s}));
        sheet.press(Qt::Key_Delete);
        QVERIFY(sheet.cells.isEmpty());
        QCOMPARE(sheet.steps, 3);
    }

    void rangesAreSelectedCopiedAndPasted()
    {
        Sheet sheet({u"a\tb\tc"_s, u"1\t2\t3"_s});
        sheet.press(Qt::Key_Right, Qt::ShiftModifier);
        sheet.press(Qt::Key_Down, Qt::ShiftModifier);
        sheet.press(Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(clipped(), u"a\tb\n1\t2\n"_s);
        QVERIFY(QGuiApplication::clipboard()->mimeData()->hasHtml());
        sheet.press(Qt::Key_End, Qt::ControlModifier);
        QCOMPARE(sheet.place(), u"C2"_s);
        sheet.press(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(sheet.rows(), QStringList({u"a\tb\tc"_s, u"1\t2\ta\tb"_s, u"\t\t1\t2"_s}));
        sheet.press(Qt::Key_X, Qt::ControlModifier); // what was pasted is selected
        QCOMPARE(sheet.rows(), QStringList({u"a\tb\tc"_s, u"1\t2"_s}));
        sheet.press(Qt::Key_Home, Qt::ControlModifier);
        sheet.press(Qt::Key_Right, Qt::ControlModifier | Qt::ShiftModifier);
        sheet.press(Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(clipped(), u"a\tb\tc\n"_s);
        sheet.press(Qt::Key_Down, Qt::ShiftModifier);
        sheet.press(Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(sheet.rows(), QStringList({u"a\tb\tc"_s, u"a\tb\tc"_s}));
        auto *page = new QMimeData;
        page->setHtml(u"<table><tr><td>7</td><td>8</td></tr></table>"_s);
        QGuiApplication::clipboard()->setMimeData(page);
        sheet.press(Qt::Key_Home, Qt::ControlModifier);
        sheet.press(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(sheet.rows().first(), u"7\t8\tc"_s);
        QGuiApplication::clipboard()->clear();
        sheet.press(Qt::Key_V, Qt::ControlModifier);
        QVERIFY(!sheet.refused.isEmpty());
    }

    void rowsAndColumnsAreInsertedDeletedAndMovedByKeys()
    {
        Sheet sheet({u"a\tb"_s, u"c\td"_s});
        sheet.press(Qt::Key_Plus, Qt::ControlModifier);
        QCOMPARE(sheet.rows(), QStringList({QString(), u"a\tb"_s, u"c\td"_s}));
        sheet.press(Qt::Key_Minus, Qt::ControlModifier);
        QCOMPARE(sheet.rows(), QStringList({u"a\tb"_s, u"c\td"_s}));
        sheet.press(Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(sheet.rows(), QStringList({u"c\td"_s, u"a\tb"_s}));
        QCOMPARE(sheet.place(), u"A2"_s);
        sheet.press(Qt::Key_Down, Qt::AltModifier); // there is no room
        QCOMPARE(sheet.rows(), QStringList({u"c\td"_s, u"a\tb"_s}));
        sheet.press(Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(sheet.rows(), QStringList({u"d\tc"_s, u"b\ta"_s}));
        sheet.press(Qt::Key_Space, Qt::ControlModifier); // the column
        sheet.press(Qt::Key_Plus, Qt::ControlModifier);
        QCOMPARE(sheet.rows(), QStringList({u"d\t\tc"_s, u"b\t\ta"_s}));
        sheet.press(Qt::Key_Minus, Qt::ControlModifier);
        sheet.press(Qt::Key_Space, Qt::ControlModifier);
        sheet.press(Qt::Key_Minus, Qt::ControlModifier);
        QCOMPARE(sheet.rows(), QStringList({u"d"_s, u"b"_s}));
        QMenu menu;
        sheet.grid->fillRowMenu(menu);
        sheet.grid->fillColumnMenu(menu);
        QVERIFY(menu.actions().size() >= 10);
    }

    void aDraggedHeadingMovesItsRow()
    {
        Sheet sheet({u"a\tb"_s, u"c\td"_s, u"e\tf"_s});
        sheet.grid->verticalHeader()->moveSection(0, 2);
        QCOMPARE(sheet.rows(), QStringList({u"c\td"_s, u"e\tf"_s, u"a\tb"_s}));
        QCOMPARE(sheet.grid->verticalHeader()->visualIndex(0), 0);
        QCOMPARE(sheet.steps, 1);
    }

    void anInputMethodOpensTheEditorAndKeepsItsFirstLetter()
    {
        Sheet sheet({u"a"_s});
        QVERIFY(sheet.grid->testAttribute(Qt::WA_InputMethodEnabled));
        QInputMethodEvent begun(u"ㅎ"_s, {});
        QCoreApplication::sendEvent(sheet.grid.get(), &begun);
        QVERIFY(sheet.editor());
        QInputMethodEvent done;
        done.setCommitString(u"한"_s);
        QCoreApplication::sendEvent(sheet.grid->hasFocus() ? static_cast<QWidget *>(sheet.grid.get()) : sheet.editor(),
                                    &done);
        QVERIFY(sheet.editor());
        QCOMPARE(sheet.editor()->toPlainText(), u"한"_s);
        sheet.press(Qt::Key_Return);
        QCOMPARE(sheet.rows(), QStringList{u"한"_s});
    }

    void numbersAreReadInAnyNotation()
    {
        const auto numbers = [](const QStringList &rows, bool isMatrix = true) {
            const auto read = numbersOfCells(cellsOf(rows), isMatrix);
            return read ? *read : QJsonValue(read.error().what);
        };
        QCOMPARE(numbers({u"1\t27,3"_s, u"=1/2"_s}), QJsonValue(QJsonArray{QJsonArray{1, 27.3}, QJsonArray{0.5, 0}}));
        QCOMPARE(numbers({u"1\t2"_s}, false), QJsonValue(QJsonArray{1, 2}));
        QVERIFY(numbers({u"1\tx"_s}).toString().contains(u"B1"_s));
        QVERIFY(numbers({}).toString().size() > 3);
        QCOMPARE(cellsOfNumbers(QJsonArray{QJsonArray{0.123456789, 2}}).rows.front(),
                 QStringList({u"0.123456789"_s, u"2"_s})); // all digits
        QCOMPARE(numbersAmong(cellsOf({u"model\tF1"_s, u"base\t27.3"_s, u"big\t28.4"_s})),
                 cellsOf({u"27.3"_s, u"28.4"_s}));
        QVERIFY(!numbersAmong(cellsOf({u"a\tb"_s, u"c\td"_s})));
    }
};

LECTOGRAPH_TEST_MAIN(CellGridTest)
#include "tst_editor_cellgrid.moc"
