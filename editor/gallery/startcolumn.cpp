// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/gallery/startcolumn.h"

#include "editor/gallery/gallerypage.h"
#include "editor/gallery/recent.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"

#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

QLabel *smallLabel(const QString &text, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    label->setProperty("muted", true);
    label->setProperty("small", true);
    return label;
}

} // namespace

RecoverList::RecoverList(QWidget *parent) : QWidget(parent), m_layout(columnLayout(this, Theme::grid))
{
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
    QVBoxLayout *rows = columnLayout(m_rows, 2 * Theme::grid);
    for (const UnsavedWork &one : work) {
        const QString title = one.title.isEmpty() ? tr("Untitled lecture") : one.title;
        auto *name = new QLabel(m_rows);
        name->setText(name->fontMetrics().elidedText(title, Qt::ElideRight, 210));
        name->setToolTip(title);
        rows->addWidget(name);
        rows->addWidget(smallLabel(QLocale().toString(one.when, QLocale::ShortFormat), m_rows));
        auto *buttons = new QHBoxLayout;
        const auto button = [&](const QString &text, const QString &accessible, const QString &help,
                                void (RecoverList::*chosen)(const QString &)) {
            auto *push = new QPushButton(text, m_rows);
            push->setAccessibleName(accessible);
            push->setToolTip(help);
            connect(push, &QPushButton::clicked, this, [this, chosen, id = one.id] { Q_EMIT(this->*chosen)(id); });
            buttons->addWidget(push);
        };
        button(tr("Recover"), tr("Recover “%1”").arg(title), tr("Open it as it was when the program ended"),
               &RecoverList::recover);
        button(tr("Discard"), tr("Discard “%1”").arg(title),
               tr("Throw these changes away; a saved file stays as it is"), &RecoverList::discard);
        buttons->addStretch();
        rows->addLayout(buttons);
    }
    m_layout->addWidget(m_rows);
    setVisible(!work.empty());
}

StartColumn::StartColumn(LecturePictures &pictures, GalleryPage &page)
    : QWidget(&page), m_recover(new RecoverList(this)), m_recent(new RecentList(pictures, this))
{
    setFixedWidth(260);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(4 * Theme::grid, 6 * Theme::grid, 4 * Theme::grid, 2 * Theme::grid);
    layout->setSpacing(2 * Theme::grid);

    auto *brand = new QLabel(u"Lectograph"_s, this);
    brand->setFont(uiFont(24, true));
    layout->addWidget(brand);
    layout->addWidget(smallLabel(tr("Lectures that move, without code"), this));
    layout->addSpacing(3 * Theme::grid);

    const auto button = [&](const QString &name, const QString &iconName, const QString &text, const QString &help,
                            void (GalleryPage::*requested)(), bool isFirst = false) {
        // The leading space separates icon and text.
        auto *push = new QPushButton(icon(iconName, isFirst ? theme().onAccent : theme().text), u' ' + text, this);
        push->setAccessibleName(text);
        push->setObjectName(name);
        push->setProperty("primary", isFirst);
        push->setToolTip(help);
        connect(push, &QPushButton::clicked, &page, requested);
        layout->addWidget(push);
        return push;
    };
    m_back = button(u"galleryBack"_s, u"arrow-left"_s, tr("Back to the lecture"), {}, &GalleryPage::backRequested);
    m_back->hide();
    m_new = button(u"galleryNew"_s, u"file-plus"_s, tr("New empty lecture"), tr("Begin with an empty scene  (Ctrl+N)"),
                   &GalleryPage::newRequested, true);
    setFocusProxy(m_new);
    button(u"galleryOpen"_s, u"folder-open"_s, tr("Open…"), tr("Open a lecture from a file  (Ctrl+O)"),
           &GalleryPage::openRequested);
    button(u"galleryGuide"_s, u"graduation-cap"_s, tr("Make your first scene"),
           tr("A guide leads through the window, from the first text to the film"), &GalleryPage::guideRequested);
    QLabel *minutes = smallLabel(tr("A guided start, two minutes"), this);
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

    connect(m_recover, &RecoverList::recover, &page, &GalleryPage::recover);
    connect(m_recover, &RecoverList::discard, &page, &GalleryPage::discard);
    connect(m_recent, &RecentList::chosen, &page, &GalleryPage::fileChosen);
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
