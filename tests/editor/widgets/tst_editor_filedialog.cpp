// SPDX-License-Identifier: GPL-3.0-or-later
#include "../filedialogs.h"
#include "editor/language/language.h"
#include "editor/widgets/filedialog.h"
#include "testmain.h"

#include <QApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QLocale>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QTreeView>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

class FileDialogTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(QDir(m_folder->path()).mkdir(u"inner"_s));
        for (const QString &name : {u"one.json"_s, u"two.json"_s}) {
            QFile file(m_folder->filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{}") == 2);
        }
    }
    void cleanup() { useLanguage(*qApp, u"en"_s); }

    void itSpeaksTheLanguageOfTheInterface_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::newRow("en") << u"Folder"_s;
        QTest::newRow("ko") << u"폴더"_s;
        QTest::newRow("zh") << u"文件夹"_s;
    }
    /// Whatever the system speaks, in the list of files too.
    void itSpeaksTheLanguageOfTheInterface()
    {
        QFETCH(QString, folder);
        useLanguage(*qApp, QString::fromLatin1(QTest::currentDataTag()));
        const QDateTime when(QDate(2026, 11, 27), QTime(13, 45, 42));
        QFile file(m_folder->filePath(u"one.json"_s));
        QVERIFY(file.open(QIODevice::ReadWrite) && file.setFileTime(when, QFile::FileModificationTime));
        file.close();
        test::inNextFileDialog([&](QFileDialog &dialog) {
            const QTreeView *list = dialog.findChild<QTreeView *>(u"treeView"_s);
            QVERIFY(list);
            const auto shown = [&](const QString &name, int column) {
                const QModelIndex root = list->rootIndex();
                for (int row = 0; row < list->model()->rowCount(root); ++row) {
                    if (list->model()->index(row, 0, root).data().toString() == name)
                        return list->model()->index(row, column, root).data().toString();
                }
                return QString();
            };
            QTRY_COMPARE(shown(u"one.json"_s, 3), dateText(when));
            QCOMPARE(shown(u"one.json"_s, 1), QLocale().formattedDataSize(2));
            QTRY_COMPARE(shown(u"inner"_s, 2), folder);
            const QString large = QLocale().formattedDataSize(1023LL << 20);
            QVERIFY(list->columnWidth(1) >= list->fontMetrics().horizontalAdvance(large) + 8);
            QVERIFY(list->columnWidth(3) >= list->fontMetrics().horizontalAdvance(dateText(when)) + 8); // not cut off
        });
        QCOMPARE(askForFile(nullptr, {u"Open"_s, m_folder->path(), u"JSON (*.json)"_s}), QString());
    }

    void whatIsChosenIsGiven()
    {
        const FileWish wish{u"Choose"_s, m_folder->path(), u"JSON (*.json)"_s};
        const QString one = m_folder->filePath(u"one.json"_s);
        const QString two = m_folder->filePath(u"two.json"_s);
        test::inNextFileDialog([&](QFileDialog &dialog) { test::typeFileName(dialog, one); });
        QCOMPARE(askForFile(nullptr, wish), one);
        test::inNextFileDialog(
            [&](QFileDialog &dialog) { test::typeFileName(dialog, u"\"%1\" \"%2\""_s.arg(one, two)); });
        QCOMPARE(askForFiles(nullptr, wish), (QStringList{one, two}));
        test::inNextFileDialog(
            [&](QFileDialog &dialog) { test::typeFileName(dialog, m_folder->filePath(u"inner"_s)); });
        QCOMPARE(askForFolder(nullptr, wish), m_folder->filePath(u"inner"_s));
        test::inNextFileDialog([&](QFileDialog &dialog) { dialog.reject(); });
        QCOMPARE(askForFiles(nullptr, wish), QStringList());
    }

    void aNewFileGetsItsEnding()
    {
        test::inNextFileDialog([&](QFileDialog &dialog) {
            QCOMPARE(dialog.findChild<QLineEdit *>(u"fileNameEdit"_s)->text(), u"three.json"_s);
            test::typeFileName(dialog, u"four"_s);
        });
        QCOMPARE(
            askForNewFile(nullptr, {u"Save"_s, m_folder->filePath(u"three.json"_s), u"JSON (*.json)"_s}, u"json"_s),
            m_folder->filePath(u"four.json"_s));
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

} // namespace lectograph::editor

LECTOGRAPH_TEST_MAIN(lectograph::editor::FileDialogTest)
#include "tst_editor_filedialog.moc"
