// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/gallery/recentlist.h"

#include "editor/widgets/theme.h"

#include <QContextMenuEvent>
#include <QDir>
#include <QFileInfo>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QStyledItemDelegate>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr int rowHeight = 44;
constexpr QSize pictureSize(64, 36);
constexpr int pathRole = Qt::UserRole;

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
        const QImage image = m_pictures.still(path, {}, pixels);
        painter->fillRect(room, image.isNull() ? look.background : QColor(Qt::black));
        if (image.isNull()) {
            m_pictures.request(path, {}, pixels);
        } else {
            QRect fitted(QPoint(), image.size().scaled(room.size(), Qt::KeepAspectRatio));
            fitted.moveCenter(room.center());
            painter->drawImage(fitted, image);
        }
        painter->setPen(look.line);
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(QRectF(room).adjusted(0.5, 0.5, -0.5, -0.5));
        const QRect text(room.right() + 2 * Theme::grid, option.rect.top() + 5,
                         option.rect.right() - room.right() - 3 * Theme::grid, (rowHeight - 10) / 2);
        painter->setPen(look.text);
        painter->setFont(uiFont(13));
        painter->drawText(text, Qt::AlignLeft | Qt::AlignVCenter,
                          painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideMiddle, text.width()));
        painter->setPen(look.muted);
        painter->setFont(uiFont(11));
        QString folder = QDir::toNativeSeparators(QFileInfo(path).absolutePath());
        if (folder.startsWith(QDir::homePath()))
            folder = u'~' + folder.mid(QDir::homePath().size());
        painter->drawText(text.translated(0, text.height()), Qt::AlignLeft | Qt::AlignVCenter,
                          painter->fontMetrics().elidedText(folder, Qt::ElideMiddle, text.width()));
        painter->restore();
    }

private:
    LecturePictures &m_pictures;
    RecentList &m_list;
};

} // namespace

RecentList::RecentList(LecturePictures &pictures, QWidget *parent) : QListWidget(parent), m_pictures(pictures)
{
    setItemDelegate(new RecentDelegate(pictures, *this));
    setFrameShape(NoFrame);
    setMouseTracking(true);
    setVerticalScrollMode(ScrollPerPixel);
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
}

void RecentList::keyPressEvent(QKeyEvent *event)
{
    const QListWidgetItem *item = currentItem();
    if (item && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space))
        Q_EMIT chosen(item->data(pathRole).toString());
    else if (item && event->key() == Qt::Key_Delete)
        Q_EMIT removed(item->data(pathRole).toString());
    else
        QListWidget::keyPressEvent(event);
}

void RecentList::contextMenuEvent(QContextMenuEvent *event)
{
    const QListWidgetItem *item = event->reason() == QContextMenuEvent::Keyboard ? currentItem() : itemAt(event->pos());
    if (!item)
        return;
    const QString path = item->data(pathRole).toString();
    QMenu menu(this);
    menu.addAction(icon(u"folder-open"_s), tr("Open"), this, [this, path] { Q_EMIT chosen(path); });
    menu.addAction(icon(u"x"_s), tr("Take off this list"), this, [this, path] { Q_EMIT removed(path); });
    menu.exec(event->reason() == QContextMenuEvent::Keyboard ? mapToGlobal(visualItemRect(item).center())
                                                             : event->globalPos());
}

} // namespace lectograph::editor
