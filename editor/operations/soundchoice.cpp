// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/operations/soundchoice.h"

#include "editor/edits/sounds.h"
#include "editor/language/translated.h"
#include "editor/settings/settings.h"

#include <QFileDialog>
#include <QFileInfo>

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

void rememberFolder(const QString &path)
{
    if (!path.isEmpty())
        setting::soundFolder.set(QFileInfo(path).absolutePath());
}

} // namespace

QString chosenSoundFile(QWidget *parent, const QString &title)
{
    const QString path = QFileDialog::getOpenFileName(parent->window(), title, setting::soundFolder.value(),
                                                      soundFileFilter());
    rememberFolder(path);
    return path;
}

QStringList chosenSoundFiles(QWidget *parent, const QString &title)
{
    const QStringList paths = QFileDialog::getOpenFileNames(parent->window(), title, setting::soundFolder.value(),
                                                            soundFileFilter());
    rememberFolder(paths.value(0));
    return paths;
}

} // namespace lectograph::editor
