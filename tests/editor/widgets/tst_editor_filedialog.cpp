// SPDX-License-Identifier: GPL-3.0-or-later
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

namespace {

/// Does something in the dialog that is about to be shown.
template <class Deed>
void inNextDialog(Deed deed)
{
    QTimer::singleShot(0, qApp, [deed] {
        auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        deed(*dialog);
        if (dialog->isVisible())
            dialog->reject();
    });
}

void type(QFileDialog &dialog, const QString &name)
{
    dialog.findChild<QLineEdit *>(u"fileNameEdit"_s)->setText(name);
    QMetaObject::invokeMethod(&dialog, "accept");
}

} // namespace

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
        inNextDialog([&](QFileDialog &dialog) {
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
            QVERIFY(list->columnWidth(3) >= list->fontMetrics().horizontalAdvance(dateText(when)) + 8); // not cut off
        });
        QCOMPARE(askForFile(nullptr, {u"Open"_s, m_folder->path(), u"JSON (*.json)"_s}), QString());
    }

    void whatIsChosenIsGiven()
    {
        const FileWish wish{u"Choose"_s, m_folder->path(), u"JSON (*.json)"_s};
        const QString one = m_folder->filePath(u"one.json"_s);
        const QString two = m_folder->filePath(u"two.json"_s);
        inNextDialog([&](QFileDialog &dialog) { type(dialog, one); });
        QCOMPARE(askForFile(nullptr, wish), one);
        inNextDialog([&](QFileDialog &dialog) { type(dialog, u"\"%1\" \"%2\""_s.arg(one, two)); });
        QCOMPARE(askForFiles(nullptr, wish), (QStringList{one, two}));
        inNextDialog([&](QFileDialog &dialog) { type(dialog, m_folder->filePath(u"inner"_s)); });
        QCOMPARE(askForFolder(nullptr, wish), m_folder->filePath(u"inner"_s));
        inNextDialog([&](QFileDialog &dialog) { dialog.reject(); });
        QCOMPARE(askForFiles(nullptr, wish), QStringList());
    }

    void aNewFileGetsItsEnding()
    {
        inNextDialog([&](QFileDialog &dialog) {
            QCOMPARE(dialog.findChild<QLineEdit *>(u"fileNameEdit"_s)->text(), u"three.json"_s);
            type(dialog, u"four"_s);
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
