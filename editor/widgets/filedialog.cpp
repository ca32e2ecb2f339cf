// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/filedialog.h"

#include "editor/language/language.h"

#include <QDateTime>
#include <QFileDialog>
#include <QFileInfo>
#include <QFileSystemModel>
#include <QHeaderView>
#include <QIdentityProxyModel>
#include <QLocale>
#include <QTreeView>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr int sizeColumn = 1; // of QFileSystemModel
constexpr int dateColumn = 3;

/// Sizes and dates in the language of the interface.
class InterfaceFiles : public QIdentityProxyModel
{
public:
    using QIdentityProxyModel::QIdentityProxyModel;

    QVariant data(const QModelIndex &index, int role) const override
    {
        const auto *files = qobject_cast<const QFileSystemModel *>(sourceModel());
        if (!files || role != Qt::DisplayRole)
            return QIdentityProxyModel::data(index, role);
        const QModelIndex file = mapToSource(index);
        if (index.column() == dateColumn)
            return dateText(files->lastModified(file));
        if (index.column() == sizeColumn && !files->isDir(file))
            return QLocale().formattedDataSize(files->size(file));
        return QIdentityProxyModel::data(index, role);
    }
};

/// Without a meta-object of its own, so that it may be the dialog of the desktop.
class FileDialog : public QFileDialog
{
public:
    FileDialog(QWidget *over, const FileWish &wish, FileMode mode) : QFileDialog(over, wish.title, wish.at, wish.filter)
    {
        setFileMode(mode);
        setOption(ShowDirsOnly, mode == Directory);
        setProxyModel(new InterfaceFiles(this)); // does nothing in the dialog of a desktop
        if (const auto *files = findChild<QTreeView *>(u"treeView"_s)) {
            // Qt's widths are those of its own texts in English.
            const QDateTime wide(QDate(2026, 12, 28), QTime(22, 58));
            constexpr qint64 large = 1023LL << 20;
            constexpr int margins = 24;
            const auto fit = [&](int column, const QString &widest) {
                files->header()->resizeSection(column, fontMetrics().horizontalAdvance(widest) + margins);
            };
            fit(sizeColumn, QLocale().formattedDataSize(large));
            fit(dateColumn, dateText(wide));
        }
    }

    QStringList chosen() { return exec() == Accepted ? selectedFiles() : QStringList(); }
};

} // namespace

QString askForFile(QWidget *over, const FileWish &wish)
{
    return FileDialog(over, wish, QFileDialog::ExistingFile).chosen().value(0);
}

QStringList askForFiles(QWidget *over, const FileWish &wish)
{
    return FileDialog(over, wish, QFileDialog::ExistingFiles).chosen();
}

QString askForFolder(QWidget *over, const FileWish &wish)
{
    return FileDialog(over, wish, QFileDialog::Directory).chosen().value(0);
}

QString askForNewFile(QWidget *over, const FileWish &wish, const QString &ending)
{
    FileDialog dialog(over, wish, QFileDialog::AnyFile);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    // Set so that the dialog checks the complete name for an existing file.
    dialog.setDefaultSuffix(ending);
    if (!QFileInfo(wish.at).isDir())
        dialog.selectFile(wish.at);
    return dialog.chosen().value(0);
}

} // namespace lectograph::editor
