// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"
#include "editor/inspector/fields/tablefield.h"
#include "editor/inspector/grid/griddialog.h"
#include "testmain.h"

#include <QCheckBox>
#include <QDragEnterEvent>
#include <QFile>
#include <QJsonArray>
#include <QMimeData>
#include <QTemporaryDir>
#include <QUrl>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using lecture::Lecture;

class TableFieldTest : public QObject
{
    Q_OBJECT

private:
    const QJsonArray m_rows{u"model\tF1"_s, u"base\t27.3"_s, u"big\t28.4"_s};

    Lecture tables(int count = 1) const
    {
        Lecture lecture = emptyLecture(u"en"_s);
        lecture.languages = {u"en"_s, u"ko"_s};
        for (int i = 0; i < count; ++i) {
            const QString id = u"table%1"_s.arg(i);
            lecture = *editor::withBlock(lecture, sceneId,
                                         {.type = u"tables.table"_s, .id = id, .properties = {{u"cells"_s, m_rows}}},
                                         registry());
        }
        return lecture;
    }

private Q_SLOTS:
    void initTestCase() { prepare(); }
    void init() { showEveryRow(); }

    void aTableIsEditedInAGridAndEachChangeIsAStep()
    {
        Session session(registry());
        session.document.open(tables(), {});
        session.selection.setNodes({u"table0"_s});
        InspectorPanel panel(session, nullptr);
        panel.resize(280, 900);
        panel.show();
        Bench::settle();
        const auto cells = [&] { return session.document.node(sceneId, u"table0"_s)->properties.value(u"cells"_s); };
        auto *button = panel.findChild<TablePreviewButton *>();
        QVERIFY(button);
        QTest::keyClick(button, Qt::Key_F2);
        auto *dialog = panel.findChild<GridDialog *>();
        QVERIFY(dialog && QTest::qWaitForWindowExposed(dialog));
        QVERIFY(dialog->width() <= 960 && dialog->height() <= 540);
        CellGrid *grid = dialog->grid();
        const auto type = [&](const QString &text) {
            QTest::keyClicks(grid, text.first(1));
            auto *editor = qobject_cast<CellEditor *>(grid->indexWidget(grid->currentIndex()));
            QVERIFY(editor);
            QTest::keyClicks(editor, text.sliced(1));
            QTest::keyClick(editor, Qt::Key_Return);
        };
        grid->goTo(1, 1);
        type(u"29"_s);
        QCOMPARE(cells().toArray().at(1).toString(), u"base\t29"_s);
        QCOMPARE(session.document.history().count(), 1);
        grid->goTo(1, 0);
        QTest::keyClick(grid, Qt::Key_Plus, Qt::ControlModifier);
        QCOMPARE(cells().toArray().size(), 4);
        QTest::keyClick(grid, Qt::Key_Z, Qt::ControlModifier);
        QTest::keyClick(grid, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(cells(), QJsonValue(m_rows));
        QTest::keyClick(grid, Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(cells().toArray().at(1).toString(), u"base\t29"_s);
        // In the other language
        auto *language = dialog->findChild<QComboBox *>();
        QVERIFY(language && language->count() == 2);
        language->setCurrentIndex(1);
        grid->goTo(1, 0);
        type(u"a"_s);
        QCOMPARE(cells().toArray().at(1), QJsonValue(QJsonObject{{u"en"_s, u"base\t29"_s}, {u"ko"_s, u"a\t29"_s}}));
        // Its header is that of the block.
        auto *header = dialog->findChild<QCheckBox *>(u"headerRow"_s);
        QVERIFY(header->isChecked());
        header->click();
        QCOMPARE(session.document.node(sceneId, u"table0"_s)->properties.value(u"headerRows"_s), QJsonValue(0));
        QTest::keyClick(dialog, Qt::Key_Escape);
        QVERIFY(!dialog->isVisible());
    }

    void aDroppedFileReplacesTheCells()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath(u"scores.csv"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("a;b\n1,5;2\n");
        file.close();
        Session session(registry());
        session.document.open(tables(), {});
        session.selection.setNodes({u"table0"_s});
        InspectorPanel panel(session, nullptr);
        panel.show();
        Bench::settle();
        auto *button = panel.findChild<TablePreviewButton *>();
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(file.fileName())});
        QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(button, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(button, &drop);
        QTRY_COMPARE(session.document.node(sceneId, u"table0"_s)->properties.value(u"cells"_s),
                     QJsonValue(QJsonArray{u"a\tb"_s, u"1,5\t2"_s}));
        QCOMPARE(session.document.history().count(), 1);
    }

    void tablesThatDifferAreNotShownAsOne()
    {
        Session session(registry());
        session.document.open(
            *lecture::withNodeProperty(tables(2), sceneId, u"table1"_s, u"cells"_s, QJsonArray{u"x"_s}), {});
        session.selection.setNodes({u"table0"_s, u"table1"_s});
        InspectorPanel panel(session, nullptr);
        panel.show();
        Bench::settle();
        auto *button = panel.findChild<TablePreviewButton *>();
        QVERIFY(button && !button->isEnabled());
    }
};

LECTOGRAPH_TEST_MAIN(TableFieldTest)
#include "tst_editor_tablefield.moc"
