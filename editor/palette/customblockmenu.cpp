// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/palette/customblockmenu.h"

#include "editor/customblocks/customblockdialog.h"
#include "editor/customblocks/customblocks.h"
#include "editor/palette/actionids.h"
#include "editor/session/session.h"
#include "editor/widgets/filedialog.h"
#include "editor/widgets/messagebox.h"
#include "editor/widgets/showinfolder.h"
#include "editor/widgets/theme.h"

#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <QPointer>
#include <QStandardPaths>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

CustomBlockMenu::CustomBlockMenu(Session &session, QWidget *window)
    : QObject(window),
      m_session(session),
      m_window(window),
      m_import(session.actions.add(
          window->window(),
          {paletteaction::importCustomBlocks, tr("Palette"), tr("Import custom blocks…"), {}, u"download"_s},
          [self = QPointer(this)] {
              if (self)
                  self->importFiles();
          }))
{}

void CustomBlockMenu::open(const QString &path, const QPoint &global)
{
    QMenu menu(m_window);
    const auto add = [&](const QString &iconName, const QString &text, const std::function<void()> &run) {
        QAction *action = menu.addAction(icon(iconName), text);
        connect(action, &QAction::triggered, this, run);
        return action;
    };
    if (!path.isEmpty() && readCustomBlock(path)) {
        add(u"plus"_s, tr("Add to the scene"), [this, path] { Q_EMIT addRequested(path); });
        menu.addSeparator();
        add(u"pencil"_s, tr("Rename…"), [this, path] { rename(path); })->setShortcut(Qt::Key_F2);
        add(u"file-text"_s, tr("Change description…"), [this, path] { ask(path, true); });
        add(u"copy"_s, tr("Duplicate"), [this, path] { duplicate(path); });
        menu.addSeparator();
        add(u"upload"_s, tr("Export to a file…"), [this, path] { exportTo(path); });
    }
    if (!path.isEmpty()) {
        add(u"folder-open"_s, tr("Show in folder"), [path] { showInFolder(path); });
        menu.addSeparator();
        add(u"trash-2"_s, tr("Remove…"), [this, path] { remove(path); })->setShortcut(Qt::Key_Delete);
        menu.addSeparator();
    }
    menu.addAction(m_import);
    menu.exec(global);
}

void CustomBlockMenu::ask(const QString &path, bool isDescription)
{
    const auto block = readCustomBlock(path);
    if (!block)
        return Q_EMIT m_session.document.refused(block.error());
    CustomBlockDialog dialog(CustomBlockDialog::Purpose::Rename, block->name, block->description, m_window);
    if (isDescription)
        dialog.focusDescription();
    if (dialog.exec() != QDialog::Accepted
        || (dialog.name() == block->name && dialog.description() == block->description))
        return;
    if (const auto renamed = renameCustomBlock(path, dialog.name(), dialog.description()); !renamed)
        Q_EMIT m_session.document.refused(renamed.error());
}

void CustomBlockMenu::duplicate(const QString &path)
{
    if (const auto copy = duplicateCustomBlock(path); !copy)
        Q_EMIT m_session.document.refused(copy.error());
}

void CustomBlockMenu::remove(const QString &path)
{
    const QString name = customBlockName(path);
    if (!confirmed(m_window, tr("Move “%1” to the trash?").arg(name),
                   tr("Lectures that use this block keep what they have."), tr("Keep it"), tr("Move to trash")))
        return;
    if (QFile::moveToTrash(path)) {
        Q_EMIT m_session.document.statusMessage(tr("“%1” is in the trash of the system now.").arg(name));
        return;
    }
    if (confirmed(m_window, tr("There is no trash for this folder. Delete “%1” for good?").arg(name),
                  tr("This cannot be undone."), tr("Keep it"), tr("Delete"))
        && !QFile::remove(path))
        Q_EMIT m_session.document.refused(
            {tr("The file cannot be removed."), tr("See whether you may write to its folder."), {}});
}

void CustomBlockMenu::exportTo(const QString &path)
{
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString to = askForNewFile(
        m_window,
        {tr("Export custom block"), QDir(documents).filePath(QFileInfo(path).fileName()), tr("Custom blocks (*.json)")},
        u"json"_s);
    if (to.isEmpty() || QFileInfo(to) == QFileInfo(path))
        return;
    if (const auto copied = copyCustomBlock(path, to); !copied)
        return Q_EMIT m_session.document.refused(copied.error());
    Q_EMIT m_session.document.statusMessage(
        tr("“%1” can be dropped on the window of another Lectograph now.").arg(QFileInfo(to).fileName()));
}

void CustomBlockMenu::importFiles()
{
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    importCustomBlocks(m_session,
                       askForFiles(m_window, {tr("Import custom blocks"), documents, tr("Custom blocks (*.json)")}));
}

} // namespace lectograph::editor
