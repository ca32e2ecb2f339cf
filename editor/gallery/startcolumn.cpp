// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/gallery/startcolumn.h"

#include "editor/gallery/recent.h"
#include "editor/widgets/theme.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

StartColumn::StartColumn(LecturePictures &pictures, QWidget *parent)
    : QWidget(parent), m_recover(new RecoverList(this)), m_recent(new RecentList(pictures, this))
{
    setFixedWidth(260);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(4 * Theme::grid, 6 * Theme::grid, 4 * Theme::grid, 2 * Theme::grid);
    layout->setSpacing(2 * Theme::grid);

    auto *brand = new QLabel(u"Lectograph"_s, this);
    brand->setFont(uiFont(24, true));
    auto *claim = new QLabel(tr("Lectures that move, without code"), this);
    claim->setProperty("muted", true);
    claim->setProperty("small", true);
    layout->addWidget(brand);
    layout->addWidget(claim);
    layout->addSpacing(3 * Theme::grid);

    const auto button = [&](const QString &name, const QString &iconName, const QString &text, const QString &help,
                            bool isFirst) {
        // The leading space separates icon and text.
        auto *push = new QPushButton(icon(iconName, isFirst ? theme().onAccent : theme().text), u' ' + text, this);
        push->setAccessibleName(text);
        push->setObjectName(name);
        push->setProperty("primary", isFirst);
        push->setToolTip(help);
        layout->addWidget(push);
        return push;
    };
    m_back = button(u"galleryBack"_s, u"arrow-left"_s, tr("Back to the lecture"), {}, false);
    connect(m_back, &QPushButton::clicked, this, &StartColumn::backRequested);
    m_back->hide();
    m_new = button(u"galleryNew"_s, u"file-plus"_s, tr("New empty lecture"), tr("Begin with an empty scene  (Ctrl+N)"),
                   true);
    connect(m_new, &QPushButton::clicked, this, &StartColumn::newRequested);
    setFocusProxy(m_new);
    connect(button(u"galleryOpen"_s, u"folder-open"_s, tr("Open…"), tr("Open a lecture from a file  (Ctrl+O)"), false),
            &QPushButton::clicked, this, &StartColumn::openRequested);
    auto *guide = button(u"galleryGuide"_s, u"graduation-cap"_s, tr("Make your first scene"),
                         tr("A guide leads through the window, from the first text to the film"), false);
    connect(guide, &QPushButton::clicked, this, &StartColumn::guideRequested);
    auto *minutes = new QLabel(tr("A guided start, two minutes"), this);
    minutes->setProperty("muted", true);
    minutes->setProperty("small", true);
    minutes->setAlignment(Qt::AlignHCenter);
    layout->addWidget(minutes);
    layout->addSpacing(2 * Theme::grid);

    layout->addWidget(m_recover);
    layout->addSpacing(2 * Theme::grid);
    auto *heading = new QLabel(tr("Recent"), this);
    heading->setFont(uiFont(13, true));
    m_recentHeading = heading;
    layout->addWidget(heading);
    layout->addWidget(m_recent, 1);
    layout->addStretch(0);

    connect(m_recover, &RecoverList::recover, this, &StartColumn::recover);
    connect(m_recover, &RecoverList::discard, this, &StartColumn::discard);
    connect(m_recent, &RecentList::chosen, this, &StartColumn::fileChosen);
    connect(m_recent, &RecentList::removed, this, [this](const QString &path) {
        removeRecent(path);
        setRecent(recentFiles());
    });
}

void StartColumn::setOpen(const QString &title)
{
    m_back->setVisible(!title.isEmpty());
    setFocusProxy(title.isEmpty() ? m_new : m_back); // Enter must not replace the open lecture
    m_back->setToolTip(tr("Go on with “%1”  (Escape)").arg(title));
}

void StartColumn::setRecent(const QStringList &files)
{
    m_recentHeading->setVisible(!files.isEmpty());
    // The list stays visible even when empty, so that the layout does not move.
    m_recent->setFiles(files);
    m_recent->setFocusPolicy(files.isEmpty() ? Qt::NoFocus : Qt::StrongFocus);
}

} // namespace lectograph::editor
