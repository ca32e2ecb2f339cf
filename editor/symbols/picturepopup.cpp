// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/symbols/picturepopup.h"

#include "editor/widgets/nothingfound.h"
#include "editor/widgets/onscreen.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/thumbnailcache.h"
#include "editor/widgets/widgets.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QPainter>
#include <QScreen>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr int groupsWidth = 132;
constexpr int aroundPicture = 6;

} // namespace

class PictureDelegate : public QStyledItemDelegate
{
public:
    explicit PictureDelegate(PicturePopup &popup) : QStyledItemDelegate(&popup), m_popup(popup) {}

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override { return m_popup.m_look.cell; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const QRectF cell = QRectF(option.rect).adjusted(1.5, 1.5, -1.5, -1.5);
        const bool isCurrent = m_popup.m_grid->currentIndex() == index;
        if (isCurrent || option.state & QStyle::State_MouseOver) {
            painter->setPen(isCurrent ? QPen(theme().accent, 2) : QPen(Qt::NoPen));
            painter->setBrush(isCurrent ? mixColors(theme().panel, theme().accent, 0.2) : theme().raised);
            painter->drawRoundedRect(cell, Theme::fieldRadius, Theme::fieldRadius);
        }
        const QRect room = option.rect.adjusted(aroundPicture, aroundPicture, -aroundPicture, -aroundPicture);
        const QString value = index.data(PictureList::ValueRole).toString();
        if (const QImage picture = pictureOf(value, room.size()); !picture.isNull())
            painter->drawImage(QRectF(room), picture);
        painter->restore();
    }

    /// Null until it is drawn.
    QImage pictureOf(const QString &value, const QSize &room) const
    {
        const QSize pixels = room * m_popup.devicePixelRatioF();
        const QString key = u"%1x%2/%3"_s.arg(pixels.width()).arg(pixels.height()).arg(value);
        const auto draw = [draw = m_popup.m_look.draw, value, pixels, color = theme().text] {
            return draw(value, pixels, color);
        };
        m_popup.m_pictures->request(key, draw, ++m_popup.m_requests); // what is seen last comes first
        return m_popup.m_pictures->find(key);
    }

private:
    PicturePopup &m_popup;
};

PicturePopup::PicturePopup(std::vector<PictureChoice> choices, const QStringList &groups, const Look &look,
                           QWidget *parent)
    : QFrame(parent, Qt::Popup),
      m_look(look),
      m_list(new PictureList(std::move(choices), this)),
      m_pictures(new ThumbnailCache(this, ThumbnailCache::Store::Memory)),
      m_search(new QLineEdit(this)),
      m_groups(new QListWidget(this)),
      m_grid(new QListView(this)),
      m_name(new QLabel(this)),
      m_column(new QVBoxLayout)
{
    constexpr int margin = 2 * Theme::grid;
    setObjectName(u"popup"_s);
    setAccessibleName(look.title);
    QVBoxLayout *layout = columnLayout(this, Theme::grid, {margin, margin, margin, margin});
    layout->setSizeConstraint(QLayout::SetFixedSize);
    layout->addWidget(m_search);
    QHBoxLayout *row = rowLayout(nullptr, margin);
    row->addWidget(m_groups);
    m_column->setSpacing(Theme::grid);
    m_column->addWidget(m_grid);
    m_column->addWidget(m_name);
    row->addLayout(m_column);
    layout->addLayout(row);
    addSearch();
    addGroups(groups);
    m_grid->setAccessibleName(look.title);
    m_grid->setViewMode(QListView::IconMode);
    m_grid->setMovement(QListView::Static);
    m_grid->setResizeMode(QListView::Adjust);
    m_grid->setUniformItemSizes(true);
    m_grid->setGridSize(look.cell);
    m_grid->setSpacing(0);
    m_grid->setFrameShape(QFrame::NoFrame);
    m_grid->setMouseTracking(true);
    m_grid->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_grid->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_grid->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    m_grid->setFocusPolicy(Qt::NoFocus); // the search takes the keys
    m_grid->setFixedSize(look.columns * look.cell.width() + m_grid->verticalScrollBar()->sizeHint().width() + 2,
                         look.rows * look.cell.height());
    m_grid->setItemDelegate(new PictureDelegate(*this));
    m_grid->setModel(m_list);
    m_name->setFont(uiFont(12));
    m_name->setProperty("muted", true);
    m_name->setTextFormat(Qt::PlainText);
    m_name->setFixedSize(m_grid->width(), m_name->fontMetrics().lineSpacing() + 4);
    connect(m_pictures, &ThumbnailCache::made, m_grid->viewport(), qOverload<>(&QWidget::update));
    connect(m_grid, &QListView::clicked, this, &PicturePopup::take);
    connect(m_grid->selectionModel(), &QItemSelectionModel::currentChanged, this, &PicturePopup::showName);
    m_grid->setCurrentIndex(m_list->index(0, 0));
}

void PicturePopup::addSearch()
{
    m_search->setPlaceholderText(m_look.hint);
    m_search->setAccessibleName(m_look.hint);
    m_search->addAction(icon(u"search"_s, theme().muted), QLineEdit::LeadingPosition);
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_list->search(text);
        m_grid->setCurrentIndex(m_list->index(0, 0));
        m_grid->scrollToTop();
        showName();
    });
}

void PicturePopup::addGroups(const QStringList &groups)
{
    m_groups->setVisible(groups.size() > 1);
    m_groups->addItems(groups);
    m_groups->setAccessibleName(tr("Groups"));
    m_groups->setFixedWidth(groupsWidth);
    m_groups->setFrameShape(QFrame::NoFrame);
    m_groups->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_groups->setCurrentRow(0);
    m_groups->installEventFilter(this);
    connect(m_groups, &QListWidget::currentRowChanged, this, [this](int row) {
        m_search->clear();
        m_list->setGroup(row);
        m_grid->setCurrentIndex(m_list->index(0, 0));
        m_grid->scrollToTop();
        showName();
    });
}

void PicturePopup::setChoices(std::vector<PictureChoice> choices)
{
    const int row = m_grid->currentIndex().row();
    m_list->setChoices(std::move(choices));
    m_grid->setCurrentIndex(m_list->index(std::clamp(row, 0, std::max(0, m_list->rowCount() - 1)), 0));
    showName();
}

void PicturePopup::goTo(const QString &value)
{
    if (const QModelIndex found = m_list->indexOf(value); found.isValid())
        m_grid->setCurrentIndex(found);
}

QString PicturePopup::current() const
{
    return m_grid->currentIndex().data(PictureList::ValueRole).toString();
}

bool PicturePopup::isDrawn(const QString &value) const
{
    const auto *delegate = static_cast<PictureDelegate *>(m_grid->itemDelegate());
    const QSize room = m_look.cell - QSize(2 * aroundPicture, 2 * aroundPicture);
    return !delegate->pictureOf(value, room).isNull();
}

void PicturePopup::showName()
{
    const QModelIndex index = m_grid->currentIndex();
    const QString text = index.isValid() ? index.data(Qt::ToolTipRole).toString().replace(u'\n', u" – "_s)
        : m_search->text().isEmpty()     ? QString()
                                         : nothingFoundText();
    m_name->setText(m_name->fontMetrics().elidedText(text, Qt::ElideRight, m_name->width()));
    m_search->setAccessibleDescription(text);
}

void PicturePopup::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), theme().panel);
    drawInnerLine(painter, rect(), theme().line);
}

void PicturePopup::openAt(const QWidget *anchor)
{
    adjustSize();
    moveWithin(*this, anchor->mapToGlobal(QPoint(anchor->width() - width(), anchor->height() + 2)),
               anchor->screen()->availableGeometry());
    show();
    m_grid->scrollTo(m_grid->currentIndex(), QAbstractItemView::PositionAtCenter);
    m_search->setFocus();
    showName();
}

void PicturePopup::take(const QModelIndex &index)
{
    if (!index.isValid())
        return;
    const QString value = index.data(PictureList::ValueRole).toString();
    if (holds(value))
        return;
    close();
    Q_EMIT chosen(value);
}

void PicturePopup::closeEvent(QCloseEvent *event)
{
    QFrame::closeEvent(event);
    Q_EMIT closed();
}

void PicturePopup::step(int by)
{
    const int last = m_list->rowCount() - 1;
    if (last < 0)
        return;
    const int from = m_grid->currentIndex().row();
    const int to = from + by;
    // Up and down stay where there is nothing in that direction.
    if (std::abs(by) == m_look.columns && (to < 0 || to > last))
        return;
    m_grid->setCurrentIndex(m_list->index(std::clamp(to, 0, last), 0));
    m_grid->scrollTo(m_grid->currentIndex());
    m_grid->viewport()->update();
}

/// What a key does while the search has the focus; empty: it is for the text.
std::function<void()> PicturePopup::meaningOf(int key)
{
    const auto by = [this](int choices) { return [this, choices] { step(choices); }; };
    const int page = m_look.columns * (m_look.rows - 1);
    switch (key) {
    case Qt::Key_Left: return by(-1);
    case Qt::Key_Right: return by(1);
    case Qt::Key_Up: return by(-m_look.columns);
    case Qt::Key_Down: return by(m_look.columns);
    case Qt::Key_PageUp: return by(-page);
    case Qt::Key_PageDown: return by(page);
    case Qt::Key_Return:
    case Qt::Key_Enter: return [this] { take(m_grid->currentIndex()); };
    case Qt::Key_Escape: return [this] { close(); };
    case Qt::Key_Delete:
        if (m_search->text().isEmpty())
            return [this] { Q_EMIT removed(current()); };
        return {};
    default: return {};
    }
}

/// The keys of the grid, while the search has the focus; with Shift or Ctrl, the arrow keys are those of its text.
bool PicturePopup::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride)
        return QFrame::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    const bool isPlain = (key->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    const bool isOfGroups = watched == m_groups && (key->key() == Qt::Key_Up || key->key() == Qt::Key_Down);
    const auto act = isPlain && !isOfGroups ? meaningOf(key->key()) : nullptr;
    if (!act)
        return QFrame::eventFilter(watched, event);
    if (event->type() == QEvent::KeyPress)
        act();
    event->accept();
    return true;
}

} // namespace lectograph::editor
