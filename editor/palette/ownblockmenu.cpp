// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/palette/ownblockmenu.h"

#include "editor/core/messagebox.h"
#include "editor/core/ownblockdialog.h"
#include "editor/core/ownblocks.h"
#include "editor/core/session.h"
#include "editor/core/showinfolder.h"
#include "editor/core/theme.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QStandardPaths>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

bool confirmed(QWidget *window, const QString &question, const QString &more, const QString &yes)
{
    MessageBox box(MessageBox::Kind::Question, question, more, window);
    QPushButton *keep = box.addButton(OwnBlockMenu::tr("Keep it"), QMessageBox::RejectRole);
    const QPushButton *remove = box.addButton(yes, QMessageBox::DestructiveRole);
    box.setDefaultButton(keep);
    box.setEscapeButton(keep);
    box.exec();
    return box.clickedButton() == remove;
}

} // namespace

OwnBlockMenu::OwnBlockMenu(Session &session, QWidget *window)
    : QObject(window),
      m_session(session),
      m_window(window),
      m_import(session.actions.add(window->window(),
                                   {u"palette.importOwn"_s, tr("Palette"), tr("Import own blocks…"), {}, u"download"_s},
                                   [self = QPointer(this)] {
                                       if (self)
                                           self->importFiles();
                                   }))
{}

void OwnBlockMenu::open(const QString &path, const QPoint &global)
{
    QMenu menu(m_window);
    if (!path.isEmpty()) {
        fill(menu, path);
        menu.addSeparator();
    }
    menu.addAction(m_import);
    menu.exec(global);
}

void OwnBlockMenu::fill(QMenu &menu, const QString &path)
{
    const bool isUsable = readOwnBlock(path).has_value();
    const auto add = [&](const QString &sign, const QString &text, const std::function<void()> &run) {
        QAction *action = menu.addAction(icon(sign), text);
        connect(action, &QAction::triggered, this, run);
        return action;
    };
    if (isUsable) {
        add(u"plus"_s, tr("Add to the scene"), [this, path] { Q_EMIT addRequested(path); });
        menu.addSeparator();
        add(u"pencil"_s, tr("Rename…"), [this, path] { rename(path); })->setShortcut(Qt::Key_F2);
        add(u"file-text"_s, tr("Change description…"), [this, path] { describe(path); });
        add(u"copy"_s, tr("Duplicate"), [this, path] { duplicate(path); });
        menu.addSeparator();
        add(u"upload"_s, tr("Export to a file…"), [this, path] { exportTo(path); });
    }
    add(u"folder-open"_s, tr("Show in folder"), [path] { showInFolder(path); });
    menu.addSeparator();
    add(u"trash-2"_s, tr("Remove…"), [this, path] { remove(path); })->setShortcut(Qt::Key_Delete);
}

void OwnBlockMenu::ask(const QString &path, bool isDescription)
{
    const auto block = readOwnBlock(path);
    if (!block)
        return Q_EMIT m_session.document.refused(block.error());
    OwnBlockDialog dialog(OwnBlockDialog::Purpose::Rename, block->name, block->description, m_window);
    if (isDescription)
        dialog.focusDescription();
    if (dialog.exec() != QDialog::Accepted
        || (dialog.name() == block->name && dialog.description() == block->description))
        return;
    if (const auto renamed = renameOwnBlock(path, dialog.name(), dialog.description()); !renamed)
        Q_EMIT m_session.document.refused(renamed.error());
}

void OwnBlockMenu::duplicate(const QString &path)
{
    if (const auto copy = duplicateOwnBlock(path); !copy)
        Q_EMIT m_session.document.refused(copy.error());
}

void OwnBlockMenu::remove(const QString &path)
{
    const QString name = ownBlockName(path);
    if (!confirmed(m_window, tr("Move “%1” to the trash?").arg(name),
                   tr("Lectures that use this block keep what they have."), tr("Move to trash")))
        return;
    if (QFile::moveToTrash(path)) {
        Q_EMIT m_session.document.told(tr("“%1” is in the trash of the system now.").arg(name));
        return;
    }
    if (confirmed(m_window, tr("There is no trash for this folder. Delete “%1” for good?").arg(name),
                  tr("This cannot be undone."), tr("Delete"))
        && !QFile::remove(path))
        Q_EMIT m_session.document.refused(
            {tr("The file cannot be removed."), tr("See whether you may write to its folder."), {}});
}

void OwnBlockMenu::exportTo(const QString &path)
{
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString to = QFileDialog::getSaveFileName(m_window, tr("Export own block"),
                                                    QDir(documents).filePath(QFileInfo(path).fileName()),
                                                    tr("Own blocks (*.json)"));
    if (to.isEmpty() || QFileInfo(to) == QFileInfo(path))
        return;
    if (const auto copied = copyOwnBlock(path, to); !copied)
        return Q_EMIT m_session.document.refused(copied.error());
    Q_EMIT m_session.document.told(
        tr("“%1” can be dropped on the window of another Lectograph now.").arg(QFileInfo(to).fileName()));
}

void OwnBlockMenu::importFiles()
{
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    importOwnBlocks(
        m_session,
        QFileDialog::getOpenFileNames(m_window, tr("Import own blocks"), documents, tr("Own blocks (*.json)")));
}

} // namespace lectograph::editor
