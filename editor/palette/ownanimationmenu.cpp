// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/palette/ownanimationmenu.h"

#include "editor/operations/own_animations.h"
#include "editor/widgets/messagebox.h"
#include "editor/widgets/theme.h"

#include <QInputDialog>
#include <QMenu>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

QString titleOfOwn(const Session &session, const QString &type)
{
    const lecture::AnimationPtr animation = ownAnimation(type);
    return animation ? graph::localized(animation->title, session.preview.languages()).value_or(animation->id) : type;
}

} // namespace

OwnAnimationMenu::OwnAnimationMenu(Session &session, QWidget *window)
    : QObject(window), m_session(session), m_window(window)
{}

void OwnAnimationMenu::open(const QString &type, const QPoint &global)
{
    QMenu menu(m_window);
    const QAction *add = menu.addAction(icon(u"plus"_s), tr("Add at the playhead"));
    connect(add, &QAction::triggered, this, [this, type] { Q_EMIT addRequested(type); });
    menu.addSeparator();
    QAction *naming = menu.addAction(icon(u"pencil"_s), tr("Rename…"));
    naming->setShortcut(Qt::Key_F2);
    connect(naming, &QAction::triggered, this, [this, type] { rename(type); });
    QAction *removing = menu.addAction(icon(u"trash-2"_s), tr("Delete…"));
    removing->setShortcut(Qt::Key_Delete);
    connect(removing, &QAction::triggered, this, [this, type] { remove(type); });
    menu.exec(global);
}

void OwnAnimationMenu::rename(const QString &type)
{
    const QString old = titleOfOwn(m_session, type);
    bool isDone = false;
    const QString title = QInputDialog::getText(m_window, tr("Rename animation"), tr("Name"), QLineEdit::Normal, old,
                                                &isDone)
                              .simplified();
    if (!isDone || title.isEmpty() || title == old)
        return;
    if (const auto renamed = renameOwnAnimation(m_session, type, title); !renamed)
        Q_EMIT m_session.document.refused(renamed.error());
    Q_EMIT changed();
}

void OwnAnimationMenu::remove(const QString &type)
{
    const QString title = titleOfOwn(m_session, type);
    if (!confirmed(m_window, tr("Delete the animation “%1”?").arg(title), tr("Lectures that use it keep it."),
                   tr("Keep it"), tr("Delete")))
        return;
    if (const auto removed = removeOwnAnimation(type); !removed)
        Q_EMIT m_session.document.refused(removed.error());
    Q_EMIT changed();
}

} // namespace lectograph::editor
