// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/animations/animationview.h"

#include "editor/animations/rowfields.h"
#include "editor/widgets/theme.h"

#include <QApplication>
#include <QItemSelectionModel>
#include <QMouseEvent>
#include <QPainter>
#include <QScopedValueRollback>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

AnimationView::AnimationView(Session &session, QWidget *parent)
    : QTreeView(parent), m_fields(new RowFields(session, viewport()))
{
    setObjectName(u"animationList"_s);
    setAccessibleName(tr("Animations in order of time"));
    setItemDelegate(new AnimationDelegate(m_model, this));
    setModel(&m_model);
    setHeaderHidden(true);
    setRootIsDecorated(false);
    setIndentation(0);
    setItemsExpandable(true);
    setExpandsOnDoubleClick(false);
    setUniformRowHeights(true);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(NoEditTriggers);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // below the headings, which do not move
    setMouseTracking(true);
    setFrameShape(NoFrame);
    connect(this, &QTreeView::expanded, this,
            [this](const QModelIndex &row) { m_open.insert(m_model.at(row).clip.id()); });
    connect(this, &QTreeView::collapsed, this,
            [this](const QModelIndex &row) { m_open.erase(m_model.at(row).clip.id()); });
    connect(&m_model, &QAbstractItemModel::modelReset, this, [this] {
        for (const ClipId group : std::set(m_open))
            setExpanded(m_model.indexOf(group), true);
    });
    connect(m_fields, &RowFields::editingEnded, this, [this] { setFocus(Qt::OtherFocusReason); });
}

std::vector<QModelIndex> AnimationView::topRows() const
{
    std::vector<QModelIndex> rows;
    for (int row = 0; row < m_model.rowCount(); ++row)
        rows.push_back(m_model.index(row, 0));
    return rows;
}

void AnimationView::showRows(std::vector<AnimationRow> rows, const ClipIds &selected)
{
    {
        const QScopedValueRollback showing(m_isShowing, true);
        const int scrolled = verticalScrollBar()->value();
        m_model.setRows(std::move(rows));
        select(selected);
        executeDelayedItemsLayout();
        verticalScrollBar()->setValue(scrolled);
    }
    const QModelIndex current = currentIndex();
    const std::optional<ClipId> clip = current.isValid() ? std::optional(m_model.at(current).clip.id()) : std::nullopt;
    if (clip && clip != std::exchange(m_current, clip))
        scrollTo(current);
    placeFields();
}

/// Keeps the current row if it is one of them.
void AnimationView::select(const ClipIds &clips)
{
    QItemSelection selection;
    QModelIndex current;
    for (const ClipId clip : clips) {
        const QModelIndex row = m_model.indexOf(clip);
        if (!row.isValid())
            continue;
        for (QModelIndex outer = row.parent(); outer.isValid(); outer = outer.parent())
            setExpanded(outer, true);
        selection.select(row, row);
        if (clip == m_current || !current.isValid())
            current = row;
    }
    selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
    if (current.isValid())
        selectionModel()->setCurrentIndex(current, QItemSelectionModel::NoUpdate);
}

ClipIds AnimationView::selectedClips() const
{
    QModelIndexList rows = selectionModel()->selectedRows();
    std::ranges::sort(rows, {}, [](const QModelIndex &row) { return row.internalId(); });
    ClipIds clips;
    for (const QModelIndex &row : rows)
        clips.push_back(m_model.at(row).clip.id());
    return clips;
}

void AnimationView::placeFields()
{
    if (m_isShowing)
        return;
    const QModelIndex row = currentIndex();
    if (!row.isValid() || !selectionModel()->isSelected(row) || m_model.at(row).isLocked || rectOf(row).isEmpty())
        m_fields->hide();
    else
        m_fields->showRow(m_model.at(row), columnsOf(row));
}

/// Empty if it is within a closed group.
QRect AnimationView::rectOf(const QModelIndex &row) const
{
    QRect rect = visualRect(row);
    if (rect.isEmpty())
        return {};
    rect.setLeft(0);
    rect.setRight(viewport()->width() - 1);
    return rect;
}

AnimationColumns AnimationView::columnsOf(const QModelIndex &row) const
{
    return animationColumns(rectOf(row), AnimationModel::depthOf(row), !m_model.at(row).children.empty());
}

bool AnimationView::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool isPlain = (key->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) == Qt::NoModifier;
        constexpr Qt::Key own[] = {Qt::Key_Up,       Qt::Key_Down,   Qt::Key_Left,   Qt::Key_Right,
                                   Qt::Key_Home,     Qt::Key_End,    Qt::Key_Return, Qt::Key_Enter,
                                   Qt::Key_PageDown, Qt::Key_PageUp, Qt::Key_F2};
        const bool isCancelled = key->key() == Qt::Key_Escape && m_dropPlace;
        const bool isAll = key->matches(QKeySequence::SelectAll);
        if ((isPlain && std::ranges::find(own, key->key()) != std::end(own)) || isCancelled || isAll) {
            event->accept();
            return true;
        }
    }
    return QTreeView::event(event);
}

void AnimationView::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
        if (!m_dropPlace)
            break;
        endDrag();
        return;
    case Qt::Key_F2:
    case Qt::Key_Return:
    case Qt::Key_Enter: m_fields->focusDelay(); return;
    default: break;
    }
    QTreeView::keyPressEvent(event);
}

bool AnimationView::isOnChevron(const QPoint &at) const
{
    const QModelIndex row = indexAt(at);
    return row.isValid() && !m_model.at(row).children.empty()
        && columnsOf(row).chevron.adjusted(-2, -4, 2, 4).contains(at);
}

void AnimationView::mousePressEvent(QMouseEvent *event)
{
    const QPoint at = event->position().toPoint();
    m_pressed.reset();
    if (event->button() == Qt::LeftButton && isOnChevron(at)) {
        setExpanded(indexAt(at), !isExpanded(indexAt(at)));
        return;
    }
    QTreeView::mousePressEvent(event);
    const QModelIndex row = indexAt(at);
    if (event->button() != Qt::LeftButton || !row.isValid())
        return;
    // A row in a group is dragged with its group only.
    if (!m_model.at(row).isInGroup() && !m_model.at(row).isLocked && selectionModel()->isSelected(row))
        m_pressed = at;
}

void AnimationView::mouseMoveEvent(QMouseEvent *event)
{
    if (!(event->buttons() & Qt::LeftButton)) {
        QTreeView::mouseMoveEvent(event);
        return;
    }
    const QPoint at = event->position().toPoint();
    if (!m_pressed || (!m_dropPlace && (at - *m_pressed).manhattanLength() < QApplication::startDragDistance()))
        return;
    if (at.y() < 0 || at.y() > viewport()->height())
        verticalScrollBar()->setValue(verticalScrollBar()->value() + (at.y() < 0 ? -8 : 8));
    m_dropPlace = placeAt(at.y());
    setCursor(Qt::ClosedHandCursor);
    viewport()->update();
}

void AnimationView::mouseReleaseEvent(QMouseEvent *event)
{
    if (const std::optional<int> place = m_dropPlace) {
        endDrag();
        Q_EMIT reorderRequested(*place);
        return;
    }
    m_pressed.reset();
    QTreeView::mouseReleaseEvent(event);
}

void AnimationView::endDrag()
{
    m_pressed.reset();
    m_dropPlace.reset();
    unsetCursor();
    viewport()->update();
}

void AnimationView::mouseDoubleClickEvent(QMouseEvent *event)
{
    const QPoint at = event->position().toPoint();
    if (isOnChevron(at))
        return;
    QTreeView::mouseDoubleClickEvent(event);
    m_pressed.reset();
    m_fields->focusAt(m_fields->mapFrom(viewport(), at));
}

/// The number of rows outside groups that are above `y`; the children of an open group belong to it.
int AnimationView::placeAt(int y) const
{
    const std::vector<QModelIndex> rows = topRows();
    int place = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const int top = visualRect(rows[i]).top();
        const int bottom = i + 1 < rows.size() ? visualRect(rows[i + 1]).top() : top + AnimationDelegate::rowHeight;
        if (y > (top + bottom) / 2)
            place = static_cast<int>(i) + 1;
    }
    return place;
}

void AnimationView::paintEvent(QPaintEvent *event)
{
    QTreeView::paintEvent(event);
    if (!m_dropPlace)
        return;
    const std::vector<QModelIndex> rows = topRows();
    const auto place = static_cast<std::size_t>(*m_dropPlace);
    int y = 0;
    if (place < rows.size()) {
        y = visualRect(rows[place]).top();
    } else {
        QModelIndex last = rows.empty() ? QModelIndex() : rows.back();
        while (last.isValid() && isExpanded(last) && m_model.rowCount(last) > 0)
            last = m_model.index(m_model.rowCount(last) - 1, 0, last);
        y = visualRect(last).bottom();
    }
    QPainter painter(viewport());
    painter.fillRect(QRect(0, std::max(0, y - 1), viewport()->width(), 3), theme().accent);
}

void AnimationView::resizeEvent(QResizeEvent *event)
{
    QTreeView::resizeEvent(event);
    placeFields();
}

void AnimationView::updateGeometries()
{
    QTreeView::updateGeometries();
    placeFields();
}

void AnimationView::scrollContentsBy(int dx, int dy)
{
    QTreeView::scrollContentsBy(dx, dy);
    placeFields();
}

void AnimationView::focusInEvent(QFocusEvent *event)
{
    QTreeView::focusInEvent(event);
    viewport()->update();
}

void AnimationView::focusOutEvent(QFocusEvent *event)
{
    QTreeView::focusOutEvent(event);
    viewport()->update();
}

void AnimationView::selectionChanged(const QItemSelection &selected, const QItemSelection &deselected)
{
    QTreeView::selectionChanged(selected, deselected);
    if (m_isShowing)
        return;
    placeFields();
    Q_EMIT selectedByUser();
}

void AnimationView::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTreeView::currentChanged(current, previous);
    if (!m_isShowing && current.isValid())
        m_current = m_model.at(current).clip.id();
    placeFields();
}

} // namespace lectograph::editor
