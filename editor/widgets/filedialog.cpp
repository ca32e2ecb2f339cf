// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/filedialog.h"

#include "editor/language/language.h"

#include <QDateTime>
#include <QFileDialog>
#include <QFileInfo>
#include <QFileSystemModel>
#include <QIdentityProxyModel>

namespace lectograph::editor {

namespace {

class FilesWithDates : public QIdentityProxyModel
{
public:
    using QIdentityProxyModel::QIdentityProxyModel;

    QVariant data(const QModelIndex &index, int role) const override
    {
        constexpr int dateColumn = 3; // of QFileSystemModel
        const auto *files = qobject_cast<const QFileSystemModel *>(sourceModel());
        if (files && index.column() == dateColumn && role == Qt::DisplayRole)
            return dateText(files->lastModified(mapToSource(index)));
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
        setProxyModel(new FilesWithDates(this)); // does nothing in the dialog of a desktop
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
