// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/gallery/recoverlist.h"

#include "editor/widgets/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

RecoverList::RecoverList(QWidget *parent) : QWidget(parent), m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(Theme::grid);
    auto *heading = new QHBoxLayout;
    heading->setSpacing(2 * Theme::grid);
    auto *iconLabel = new QLabel(this);
    iconLabel->setPixmap(icon(u"history"_s, theme().keyframe).pixmap(16, 16));
    auto *text = new QLabel(tr("Not saved last time"), this);
    text->setFont(uiFont(13, true));
    heading->addWidget(iconLabel);
    heading->addWidget(text, 1);
    m_layout->addLayout(heading);
    hide();
}

void RecoverList::setWork(const std::vector<UnsavedWork> &work)
{
    // Deleted later, because one of the old buttons may be the sender of the current signal.
    if (m_rows)
        m_rows->deleteLater();
    m_rows = new QWidget(this);
    auto *rows = new QVBoxLayout(m_rows);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(2 * Theme::grid);
    for (const UnsavedWork &one : work) {
        const QString title = one.title.isEmpty() ? tr("Untitled lecture") : one.title;
        auto *name = new QLabel(m_rows);
        name->setText(name->fontMetrics().elidedText(title, Qt::ElideRight, 210));
        name->setToolTip(title);
        auto *when = new QLabel(QLocale().toString(one.when, QLocale::ShortFormat), m_rows);
        when->setProperty("muted", true);
        when->setProperty("small", true);
        auto *buttons = new QHBoxLayout;
        auto *take = new QPushButton(tr("Recover"), m_rows);
        take->setAccessibleName(tr("Recover “%1”").arg(title));
        take->setToolTip(tr("Open it as it was when the program ended"));
        auto *leave = new QPushButton(tr("Discard"), m_rows);
        leave->setAccessibleName(tr("Discard “%1”").arg(title));
        leave->setToolTip(tr("Throw these changes away; a saved file stays as it is"));
        connect(take, &QPushButton::clicked, this, [this, id = one.id] { Q_EMIT recover(id); });
        connect(leave, &QPushButton::clicked, this, [this, id = one.id] { Q_EMIT discard(id); });
        buttons->addWidget(take);
        buttons->addWidget(leave);
        buttons->addStretch();
        rows->addWidget(name);
        rows->addWidget(when);
        rows->addLayout(buttons);
    }
    m_layout->addWidget(m_rows);
    setVisible(!work.empty());
}

} // namespace lectograph::editor
