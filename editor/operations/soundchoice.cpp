// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/operations/soundchoice.h"

#include "editor/edits/sounds.h"
#include "editor/language/translated.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QSettings>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

QString soundFileFilter()
{
    QStringList patterns;
    for (const QString &ending : soundFileEndings())
        patterns.append(u"*."_s + ending);
    return translated("Sounds (%1)").arg(patterns.join(u' ')) + u";;"_s + translated("All files (*)");
}

QString soundFolder()
{
    return QSettings().value(u"sound/folder"_s).toString();
}

void rememberFolder(const QString &path)
{
    if (!path.isEmpty())
        QSettings().setValue(u"sound/folder"_s, QFileInfo(path).absolutePath());
}

} // namespace

QString chosenSoundFile(QWidget *parent, const QString &title)
{
    const QString path = QFileDialog::getOpenFileName(parent->window(), title, soundFolder(), soundFileFilter());
    rememberFolder(path);
    return path;
}

QStringList chosenSoundFiles(QWidget *parent, const QString &title)
{
    const QStringList paths = QFileDialog::getOpenFileNames(parent->window(), title, soundFolder(), soundFileFilter());
    rememberFolder(paths.value(0));
    return paths;
}

} // namespace lectograph::editor
