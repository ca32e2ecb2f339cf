// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/gallery/startcolumn.h"

#include "editor/gallery/gallerypage.h"
#include "editor/gallery/recent.h"
#include "editor/language/filewords.h"
#include "editor/language/language.h"
#include "editor/language/names.h"
#include "editor/widgets/balancedlabel.h"
#include "editor/widgets/elidedlines.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"

#include <QContextMenuEvent>
#include <QDir>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr int rowHeight = 44;
constexpr QSize pictureSize(64, 36);
constexpr int pathRole = Qt::UserRole;

QLabel *smallLabel(const QString &text, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    label->setProperty("muted", true);
    label->setProperty("small", true);
    return label;
}

} // namespace

RecentWords recentWords(const QString &path, int width)
{
    const QString name = QFileInfo(path).completeBaseName();
    const QString line = elidedLines(name, uiFont(13), width, 2).value(0);
    if (line == name || !name.startsWith(line))
        return {line, elidedFolder(QFontMetrics(uiFont(11)), folderInWords(path), width), true};
    const QString rest = name.sliced(line.size()).trimmed();
    return {line, QFontMetrics(uiFont(13)).elidedText(rest, Qt::ElideMiddle, width), false};
}

namespace {

class RecentDelegate : public QStyledItemDelegate
{
public:
    RecentDelegate(LecturePictures &pictures, RecentList &list)
        : QStyledItemDelegate(&list), m_pictures(pictures), m_list(list)
    {}

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override { return {100, rowHeight}; }
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Theme &look = theme();
        const QString path = index.data(pathRole).toString();
        painter->save();
        painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        const bool isCurrent = m_list.hasFocus() && index == m_list.currentIndex();
        painter->setPen(isCurrent ? QPen(look.accent, 2) : QPen(Qt::NoPen));
        painter->setBrush(option.state.testFlag(QStyle::State_MouseOver) ? look.raised : look.panel);
        painter->drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), Theme::fieldRadius, Theme::fieldRadius);
        const QRect room(option.rect.left() + Theme::grid, option.rect.top() + 4, pictureSize.width(),
                         pictureSize.height());
        const QSize pixels = (QSizeF(pictureSize) * m_list.devicePixelRatioF()).toSize();
        const QImage image = m_pictures.want({path}, pixels).still;
        painter->fillRect(room, image.isNull() ? look.background : QColor(Qt::black));
        if (!image.isNull()) {
            QRect fitted(QPoint(), image.size().scaled(room.size(), Qt::KeepAspectRatio));
            fitted.moveCenter(room.center());
            painter->drawImage(fitted, image);
        }
        painter->setPen(look.line);
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(QRectF(room).adjusted(0.5, 0.5, -0.5, -0.5));
        const QRect text(room.right() + 2 * Theme::grid, option.rect.top() + 5,
                         option.rect.right() - room.right() - 3 * Theme::grid, (rowHeight - 10) / 2);
        const RecentWords words = recentWords(path, text.width());
        painter->setPen(look.text);
        painter->setFont(uiFont(13));
        painter->drawText(text, Qt::AlignLeft | Qt::AlignVCenter, words.name);
        painter->setPen(words.isFolder ? look.muted : look.text);
        painter->setFont(words.isFolder ? uiFont(11) : uiFont(13));
        painter->drawText(text.translated(0, text.height()), Qt::AlignLeft | Qt::AlignVCenter, words.below);
        painter->restore();
    }

private:
    LecturePictures &m_pictures;
    RecentList &m_list;
};

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
    if (m_rows) {
        m_rows->hide();
        m_rows->deleteLater();
    }
    m_buttons.clear();
    m_rows = new QWidget(this);
    QVBoxLayout *rows = columnLayout(m_rows, 2 * Theme::grid);
    for (const UnsavedWork &one : work) {
        constexpr int width = 200;
        const QString title = titleOrUntitled(one.title);
        auto *name = new QLabel(m_rows);
        name->setText(name->fontMetrics().elidedText(title, Qt::ElideRight, width));
        name->setToolTip(title);
        rows->addWidget(name);
        // Lectures may have one title.
        const QString file = one.path.isEmpty() ? tr("Never saved to a file") : fileInWords(one.path);
        auto *place = smallLabel({}, m_rows);
        place->setText(one.path.isEmpty() ? place->fontMetrics().elidedText(file, Qt::ElideRight, width)
                                          : fileInWords(one.path, place->fontMetrics(), width));
        place->setToolTip(one.path.isEmpty() ? file : QDir::toNativeSeparators(one.path));
        rows->addWidget(place);
        const QString when = tr("Changed %1").arg(whenText(one.when, QDateTime::currentDateTime()));
        auto *time = new BalancedLabel(when, m_rows);
        time->setProperty("muted", true);
        time->setProperty("small", true);
        rows->addWidget(time);
        auto *buttons = new QHBoxLayout;
        const auto button = [&](const QString &text, const QString &accessible, const QString &help,
                                void (RecoverList::*chosen)(const QString &)) {
            auto *push = new QPushButton(text, m_rows);
            push->setAccessibleName(accessible);
            push->setAccessibleDescription(u"%1, %2. %3"_s.arg(file, when, help));
            push->setToolTip(help);
            connect(push, &QPushButton::clicked, this, [this, chosen, id = one.id] { Q_EMIT(this->*chosen)(id); });
            buttons->addWidget(push);
            m_buttons.push_back(push);
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

RecentList::RecentList(LecturePictures &pictures, QWidget *parent) : QListWidget(parent), m_pictures(pictures)
{
    setItemDelegate(new RecentDelegate(pictures, *this));
    setFrameShape(NoFrame);
    setMouseTracking(true);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Recent lectures"));
    connect(this, &QListWidget::itemClicked, this,
            [this](const QListWidgetItem *item) { Q_EMIT chosen(item->data(pathRole).toString()); });
    connect(&pictures.thumbnails(), &ThumbnailCache::made, viewport(), qOverload<>(&QWidget::update));
}

void RecentList::setFiles(const QStringList &files)
{
    clear();
    for (const QString &file : files) {
        auto *item = new QListWidgetItem(QFileInfo(file).completeBaseName(), this);
        item->setData(pathRole, file);
        item->setToolTip(QDir::toNativeSeparators(file));
        item->setData(Qt::AccessibleDescriptionRole, QDir::toNativeSeparators(file));
    }
    if (count() > 0)
        setCurrentRow(0, QItemSelectionModel::NoUpdate);
    updateGeometry();
}

QSize RecentList::sizeHint() const
{
    return {100, count() * rowHeight};
}

void RecentList::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    const QString path = currentIndex().data(pathRole).toString();
    if (!path.isEmpty() && (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space))
        Q_EMIT chosen(path);
    else if (!path.isEmpty() && key == Qt::Key_Delete)
        Q_EMIT removed(path);
    else
        QListWidget::keyPressEvent(event);
}

void RecentList::contextMenuEvent(QContextMenuEvent *event)
{
    const bool isKeyboard = event->reason() == QContextMenuEvent::Keyboard;
    const QModelIndex index = isKeyboard ? currentIndex() : indexAt(event->pos());
    if (!index.isValid())
        return;
    const QString path = index.data(pathRole).toString();
    QMenu menu(this);
    menu.addAction(icon(u"folder-open"_s), tr("Open"), this, [this, path] { Q_EMIT chosen(path); });
    menu.addAction(icon(u"history"_s), tr("Earlier versions…"), this, [this, path] { Q_EMIT versionsRequested(path); });
    menu.addAction(icon(u"x"_s), tr("Take off this list"), this, [this, path] { Q_EMIT removed(path); });
    menu.exec(isKeyboard ? mapToGlobal(visualRect(index).center()) : event->globalPos());
}

StartColumn::StartColumn(LecturePictures &pictures, GalleryPage &page)
    : QScrollArea(&page), m_recover(new RecoverList), m_recent(new RecentList(pictures))
{
    setFixedWidth(260);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus); // the buttons take it
    auto *body = new QWidget;
    setWidget(body);
    QVBoxLayout *layout = columnLayout(body, 2 * Theme::grid,
                                       {4 * Theme::grid, 6 * Theme::grid, 4 * Theme::grid, 2 * Theme::grid});

    auto *brand = new QLabel(u"Lectograph"_s, body);
    brand->setFont(uiFont(24, true));
    layout->addWidget(brand);
    layout->addWidget(smallLabel(tr("Lectures that move, without code"), body));
    layout->addSpacing(3 * Theme::grid);

    const auto button = [&](const QString &name, const QString &iconName, const QString &text, const QString &help,
                            void (GalleryPage::*requested)(), bool isFirst = false) {
        // The leading space separates icon and text.
        auto *push = new QPushButton(icon(iconName, isFirst ? theme().onAccent : theme().text), u' ' + text, body);
        push->setAccessibleName(text);
        push->setObjectName(name);
        push->setProperty("primary", isFirst);
        push->setToolTip(help);
        connect(push, &QPushButton::clicked, &page, requested);
        layout->addWidget(push);
        m_first.push_back(push);
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
    QLabel *minutes = smallLabel(tr("A guided start, two minutes"), body);
    minutes->setAlignment(Qt::AlignHCenter);
    layout->addWidget(minutes);
    layout->addSpacing(2 * Theme::grid);

    layout->addWidget(m_recover);
    layout->addSpacing(2 * Theme::grid);
    auto *heading = new QLabel(tr("Recent"), body);
    heading->setFont(uiFont(13, true));
    m_recentHeading = heading;
    layout->addWidget(heading);
    layout->addWidget(m_recent);
    layout->addStretch(1);
    orderTabs();

    connect(m_recover, &RecoverList::recover, &page, &GalleryPage::recover);
    connect(m_recover, &RecoverList::discard, &page, &GalleryPage::discard);
    connect(m_recent, &RecentList::chosen, &page, &GalleryPage::fileChosen);
    connect(m_recent, &RecentList::versionsRequested, &page, &GalleryPage::versionsRequested);
    connect(m_recent, &QListWidget::currentRowChanged, this, [this] {
        const QRect row = m_recent->visualRect(m_recent->currentIndex()).translated(m_recent->pos());
        if (m_recent->hasFocus())
            ensureVisible(row.center().x(), row.center().y(), 0, rowHeight);
    });
    connect(m_recent, &RecentList::removed, this, [this](const QString &path) {
        removeRecent(path);
        setRecent(recentFiles());
    });
}

void StartColumn::setRecoverable(const std::vector<UnsavedWork> &work)
{
    m_recover->setWork(work);
    orderTabs();
}

void StartColumn::orderTabs()
{
    std::vector<QWidget *> order = m_first;
    std::ranges::copy(m_recover->buttons(), std::back_inserter(order));
    order.push_back(m_recent);
    for (std::size_t i = 1; i < order.size(); ++i)
        setTabOrder(order[i - 1], order[i]);
}

void StartColumn::setOpen(const QString &title)
{
    m_back->setVisible(!title.isEmpty());
    setFocusProxy(title.isEmpty() ? m_new : m_back); // Enter must not replace the open lecture
    m_back->setToolTip(tr("Go on with “%1”  (Esc)").arg(title));
}

void StartColumn::setRecent(const QStringList &files)
{
    m_recentHeading->setVisible(!files.isEmpty());
    // The list stays visible even when empty, so that the layout does not move.
    m_recent->setFiles(files);
    m_recent->setFocusPolicy(files.isEmpty() ? Qt::NoFocus : Qt::StrongFocus);
}

} // namespace lectograph::editor
