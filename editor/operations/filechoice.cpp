// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/sounds.h"
#include "editor/language/translated.h"
#include "editor/operations/picturechoice.h"
#include "editor/operations/soundchoice.h"
#include "editor/settings/settings.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QStandardPaths>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

/// Starts in the folder of `last`, which it changes to that of the files.
QStringList chosenFiles(QFileDialog::FileMode mode, QWidget *over, const QString &title, const QString &filter,
                        const Setting<QString> &last, QStandardPaths::StandardLocation preset)
{
    QString folder = last.isSet() ? last.value() : QStandardPaths::writableLocation(preset);
    if (!QDir(folder).exists())
        folder = QDir::homePath(); // the dialog would take a missing folder for a file name
    const QStringList paths = mode == QFileDialog::ExistingFiles
        ? QFileDialog::getOpenFileNames(over, title, folder, filter)
        : QStringList{QFileDialog::getOpenFileName(over, title, folder, filter)};
    if (!paths.value(0).isEmpty())
        last.set(QFileInfo(paths.first()).absolutePath());
    return paths;
}

QStringList chosenSounds(QFileDialog::FileMode mode, QWidget *parent, const QString &title)
{
    const QString filter = translated("Sounds (%1)").arg(u"*."_s + soundFileEndings().join(" *."_L1)) + u";;"_s
        + translated("All files (*)");
    return chosenFiles(mode, parent->window(), title, filter, setting::soundFolder, QStandardPaths::MusicLocation);
}

} // namespace

QString chosenPictureFile(QWidget *over)
{
    const QString filter = translated("Pictures (*.png *.jpg *.jpeg *.webp *.gif *.svg *.bmp);;All files (*)");
    return chosenFiles(QFileDialog::ExistingFile, over, translated("Choose a picture"), filter, setting::pictureFolder,
                       QStandardPaths::PicturesLocation)
        .value(0);
}

QString chosenSoundFile(QWidget *parent, const QString &title)
{
    return chosenSounds(QFileDialog::ExistingFile, parent, title).value(0);
}

QStringList chosenSoundFiles(QWidget *parent, const QString &title)
{
    return chosenSounds(QFileDialog::ExistingFiles, parent, title);
}

} // namespace lectograph::editor
