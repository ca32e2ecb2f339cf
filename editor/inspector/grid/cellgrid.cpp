// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/grid/cellgrid.h"

#include "editor/edits/filedrop.h"
#include "editor/widgets/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QPainter>
#include <QSignalBlocker>

#include <algorithm>
#include <utility>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr int narrowest = 56;
constexpr int rowsToMeasure = 60;

} // namespace

CellGrid::CellGrid(QWidget *parent) : QTableView(parent), m_cells(new CellModel(this))
{
    setObjectName(u"cellGrid"_s);
    auto *delegate = new CellDelegate(this);
    setItemDelegate(delegate);
    setModel(m_cells);
    setSelectionMode(QAbstractItemView::ContiguousSelection);
    setEditTriggers(QAbstractItemView::AnyKeyPressed);
    setTabKeyNavigation(false);
    setWordWrap(false);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setAcceptDrops(true);
    viewport()->setAcceptDrops(true);
    setStyleSheet(u"QTableView { background: %1; gridline-color: %2; border: 1px solid %2; border-radius: 4px; }"
                  "QTableView::item { border: none; padding: 0; }"_s.arg(theme().panel.name(), theme().line.name()));
    for (QHeaderView *header : {horizontalHeader(), verticalHeader()}) {
        header->setSectionsMovable(true);
        header->setHighlightSections(true);
        const Qt::Orientation orientation = header->orientation();
        connect(header, &QHeaderView::sectionMoved, this,
                [this, orientation](int, int from, int to) { takeMovedHeading(orientation, from, to); });
        connect(header, &QHeaderView::sectionHandleDoubleClicked, this, [this, orientation](int section) {
            if (orientation == Qt::Horizontal)
                resizeColumnToContents(section);
        });
    }
    verticalHeader()->setDefaultSectionSize(Theme::row);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setMinimumSectionSize(32);
    connect(m_cells, &CellModel::typed, this, [this](int row, int column, const QString &text) {
        tell({.texts = {{row, column, text}}});
    });
    connect(delegate, &CellDelegate::finished, this, &CellGrid::finish);
}

void CellGrid::display(const GridContent &content)
{
    const bool isFirst = !currentIndex().isValid();
    m_cells->show(content);
    fitColumns();
    if (isFirst)
        goTo(0, 0);
}

void CellGrid::fitColumns()
{
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    for (int column = 0; column < m_cells->columnCount(); ++column) {
        int width = narrowest;
        for (int row = 0; row < std::min(m_cells->rowCount(), rowsToMeasure); ++row)
            width = std::max(width, itemDelegate()->sizeHint(option, m_cells->index(row, column)).width());
        if (width > columnWidth(column) || !property("isFitted").toBool())
            setColumnWidth(column, width);
    }
    setProperty("isFitted", true);
}

void CellGrid::goTo(qsizetype row, qsizetype column, bool isExtending)
{
    const QModelIndex target = m_cells->index(std::clamp(static_cast<int>(row), 0, m_cells->rowCount() - 1),
                                              std::clamp(static_cast<int>(column), 0, m_cells->columnCount() - 1));
    m_lead = target;
    if (!isExtending || !currentIndex().isValid())
        selectionModel()->setCurrentIndex(target, QItemSelectionModel::ClearAndSelect);
    else
        selectionModel()->select({m_cells->index(std::min(target.row(), currentIndex().row()),
                                                 std::min(target.column(), currentIndex().column())),
                                  m_cells->index(std::max(target.row(), currentIndex().row()),
                                                 std::max(target.column(), currentIndex().column()))},
                                 QItemSelectionModel::ClearAndSelect);
    scrollTo(target);
    viewport()->update();
}

CellRange CellGrid::range() const
{
    const QItemSelection selection = selectionModel()->selection();
    QRect all;
    for (const QItemSelectionRange &part : selection)
        all |= QRect(part.left(), part.top(), part.width(), part.height());
    if (all.isEmpty())
        return {std::max(0, currentIndex().row()), std::max(0, currentIndex().column())};
    return {all.top(), all.left(), all.height(), all.width()};
}

void CellGrid::select(const CellRange &range)
{
    goTo(range.row, range.column);
    goTo(range.row + std::max<qsizetype>(1, range.rows) - 1, range.column + std::max<qsizetype>(1, range.columns) - 1,
         true);
}

void CellGrid::tell(CellEdit edit)
{
    const bool isNothing = edit.kind == CellEdit::Kind::Texts && edit.texts.empty();
    if (!isNothing)
        Q_EMIT edited({std::move(edit)});
}

void CellGrid::copy()
{
    const CellRange copied = insideOf(cells(), range());
    if (!copied.isEmpty())
        QApplication::clipboard()->setMimeData(cellData(cellsIn(cells(), copied)));
}

void CellGrid::cut()
{
    copy();
    clearCells();
}

void CellGrid::paste()
{
    const QMimeData *data = QApplication::clipboard()->mimeData();
    auto pasted = withPasted(cells(), range(), data ? cellsInData(*data, m_digits).value_or(Cells()) : Cells());
    if (!pasted) {
        Q_EMIT refused(pasted.error().text());
        return;
    }
    tell(std::move(pasted->edit));
    select(pasted->range);
}

void CellGrid::clearCells()
{
    tell(withTextIn(insideOf(cells(), range()), {}));
}

void CellGrid::insertRows(bool isBelow)
{
    CellRange now = range();
    now.row += isBelow ? now.rows : 0;
    tell({.kind = CellEdit::Kind::InsertRows, .at = now.row, .count = now.rows});
    select(now);
}

void CellGrid::insertColumns(bool isBehind)
{
    CellRange now = range();
    now.column += isBehind ? now.columns : 0;
    tell({.kind = CellEdit::Kind::InsertColumns, .at = now.column, .count = now.columns});
    select(now);
}

void CellGrid::deleteRows()
{
    const CellRange now = insideOf(cells(), range());
    if (now.rows < 1)
        return;
    tell({.kind = CellEdit::Kind::DeleteRows, .at = now.row, .count = now.rows});
    goTo(now.row, now.column);
}

void CellGrid::deleteColumns()
{
    const CellRange now = insideOf(cells(), range());
    if (now.columns < 1)
        return;
    tell({.kind = CellEdit::Kind::DeleteColumns, .at = now.column, .count = now.columns});
    goTo(now.row, now.column);
}

void CellGrid::moveRows(int by)
{
    CellRange now = insideOf(cells(), range());
    const qsizetype from = std::exchange(now.row, now.row + by);
    if (now.rows < 1 || now.row < 0 || now.row + now.rows > cells().rowCount())
        return;
    tell({.kind = CellEdit::Kind::MoveRows, .at = from, .count = now.rows, .to = now.row});
    select(now);
}

void CellGrid::moveColumns(int by)
{
    CellRange now = insideOf(cells(), range());
    const qsizetype from = std::exchange(now.column, now.column + by);
    if (now.columns < 1 || now.column < 0 || now.column + now.columns > cells().columnCount())
        return;
    tell({.kind = CellEdit::Kind::MoveColumns, .at = from, .count = now.columns, .to = now.column});
    select(now);
}

/// A heading was dragged: the cells move, the headings stay.
void CellGrid::takeMovedHeading(Qt::Orientation orientation, int from, int to)
{
    if (std::exchange(m_isMovingHeading, true))
        return;
    QHeaderView *header = orientation == Qt::Vertical ? verticalHeader() : horizontalHeader();
    header->moveSection(to, from);
    m_isMovingHeading = false;
    const int last = (orientation == Qt::Vertical ? m_cells->rowCount() : m_cells->columnCount()) - 1;
    to = std::min(to, last - 1); // not behind the empty one at the end
    if (from >= last || from == to)
        return;
    const bool isRow = orientation == Qt::Vertical;
    tell({.kind = isRow ? CellEdit::Kind::MoveRows : CellEdit::Kind::MoveColumns, .at = from, .to = to});
    if (isRow)
        select({to, 0, 1, std::max(1, m_cells->columnCount() - 1)});
    else
        select({0, to, std::max(1, m_cells->rowCount() - 1), 1});
}

void CellGrid::fillRowMenu(QMenu &menu)
{
    menu.addAction(tr("Insert above"), QKeySequence(u"Ctrl++"_s), this, [this] { insertRows(false); });
    menu.addAction(tr("Insert below"), this, [this] { insertRows(true); });
    menu.addAction(tr("Delete rows"), QKeySequence(u"Ctrl+-"_s), this, &CellGrid::deleteRows);
    menu.addSeparator();
    menu.addAction(tr("Move up"), QKeySequence(u"Alt+Up"_s), this, [this] { moveRows(-1); });
    menu.addAction(tr("Move down"), QKeySequence(u"Alt+Down"_s), this, [this] { moveRows(1); });
}

void CellGrid::fillColumnMenu(QMenu &menu)
{
    menu.addAction(tr("Insert on the left"), this, [this] { insertColumns(false); });
    menu.addAction(tr("Insert on the right"), this, [this] { insertColumns(true); });
    menu.addAction(tr("Delete columns"), this, &CellGrid::deleteColumns);
    menu.addSeparator();
    menu.addAction(tr("Move to the left"), QKeySequence(u"Alt+Left"_s), this, [this] { moveColumns(-1); });
    menu.addAction(tr("Move to the right"), QKeySequence(u"Alt+Right"_s), this, [this] { moveColumns(1); });
}

bool CellGrid::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) { // cells come before the window
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool isOfCells = key->key() != Qt::Key_Escape && !key->matches(QKeySequence::Undo)
            && !key->matches(QKeySequence::Redo);
        event->setAccepted(isOfCells);
        return isOfCells;
    }
    if (event->type() == QEvent::KeyPress) {
        auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Tab || key->key() == Qt::Key_Backtab) {
            moveOn(key->key() == Qt::Key_Tab ? CellExit::Right : CellExit::Left);
            return true;
        }
    }
    return QTableView::event(event);
}

void CellGrid::keyPressEvent(QKeyEvent *event)
{
    if (changeByKey(*event) || moveByKey(*event) || editByKey(*event))
        return;
    const bool isTyping = !event->text().isEmpty() && event->text().front().isPrint()
        && !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    if (isTyping)
        edit(currentIndex(), QAbstractItemView::AnyKeyPressed, event);
    else
        event->ignore();
}

/// Arrows and their like.
bool CellGrid::moveByKey(const QKeyEvent &key)
{
    const bool isExtending = key.modifiers() & Qt::ShiftModifier;
    const bool isFar = key.modifiers() & Qt::ControlModifier;
    const QModelIndex from = isExtending && m_lead.isValid() ? QModelIndex(m_lead) : currentIndex();
    const auto go = [&](qsizetype row, qsizetype column) {
        m_tabStart = -1;
        goTo(row, column, isExtending);
        return true;
    };
    const auto step = [&](int rows, int columns) {
        if (!isFar)
            return go(from.row() + rows, from.column() + columns);
        const auto [row, column] = edgeFrom(cells(), from.row(), from.column(), {rows, columns});
        return go(row, column);
    };
    const int page = std::max(1, viewport()->height() / Theme::row - 1);
    const qsizetype lastRow = cells().rowCount() - 1;
    const qsizetype lastColumn = cells().columnCount() - 1;
    switch (key.key()) {
    case Qt::Key_Up: return step(-1, 0);
    case Qt::Key_Down: return step(1, 0);
    case Qt::Key_Left: return step(0, -1);
    case Qt::Key_Right: return step(0, 1);
    case Qt::Key_PageUp: return go(from.row() - page, from.column());
    case Qt::Key_PageDown: return go(from.row() + page, from.column());
    case Qt::Key_Home: return go(isFar ? 0 : from.row(), 0);
    case Qt::Key_End: return go(isFar ? lastRow : from.row(), lastColumn);
    default: return false;
    }
}

bool CellGrid::editByKey(const QKeyEvent &key)
{
    switch (key.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter: moveOn(key.modifiers() & Qt::ShiftModifier ? CellExit::Up : CellExit::Down); return true;
    case Qt::Key_F2: beginEditing(false); return true;
    case Qt::Key_Backspace: beginEditing(true); return true;
    default: return false;
    }
}

/// What changes cells, or takes them to the clipboard.
bool CellGrid::changeByKey(const QKeyEvent &key)
{
    const auto is = [&](Qt::KeyboardModifiers modifiers, int code) {
        return key.key() == code && (key.modifiers() & ~Qt::KeypadModifier) == modifiers;
    };
    const bool isInsert = is(Qt::ControlModifier, Qt::Key_Plus) || is(Qt::ControlModifier, Qt::Key_Equal)
        || is(Qt::ControlModifier | Qt::ShiftModifier, Qt::Key_Plus);
    const bool areColumns = range().rows >= std::max<qsizetype>(1, cells().rowCount())
        && range().columns < std::max<qsizetype>(1, cells().columnCount());
    if (key.matches(QKeySequence::Copy))
        copy();
    else if (key.matches(QKeySequence::Cut))
        cut();
    else if (key.matches(QKeySequence::Paste) || is(Qt::ControlModifier | Qt::ShiftModifier, Qt::Key_V))
        paste();
    else if (is(Qt::NoModifier, Qt::Key_Delete))
        clearCells();
    else if (key.matches(QKeySequence::SelectAll))
        select({0, 0, cells().rowCount(), cells().columnCount()});
    else if (is(Qt::ControlModifier, Qt::Key_Space))
        select({0, range().column, cells().rowCount(), range().columns});
    else if (is(Qt::ShiftModifier, Qt::Key_Space))
        select({range().row, 0, range().rows, cells().columnCount()});
    else if (is(Qt::ControlModifier, Qt::Key_D))
        tell(filledDown(cells(), insideOf(cells(), range())));
    else if (is(Qt::ControlModifier, Qt::Key_R))
        tell(filledRight(cells(), insideOf(cells(), range())));
    else if (isInsert)
        areColumns ? insertColumns(false) : insertRows(false);
    else if (is(Qt::ControlModifier, Qt::Key_Minus))
        areColumns ? deleteColumns() : deleteRows();
    else if (is(Qt::AltModifier, Qt::Key_Up) || is(Qt::AltModifier, Qt::Key_Down))
        moveRows(key.key() == Qt::Key_Up ? -1 : 1);
    else if (is(Qt::AltModifier, Qt::Key_Left) || is(Qt::AltModifier, Qt::Key_Right))
        moveColumns(key.key() == Qt::Key_Left ? -1 : 1);
    else
        return false;
    return true;
}

/// To the next cell. Tab goes on in the next row; Enter after it returns to the column in which it began.
void CellGrid::moveOn(CellExit exit)
{
    const QModelIndex from = currentIndex();
    const int columns = static_cast<int>(std::max<qsizetype>(1, cells().columnCount()));
    switch (exit) {
    case CellExit::Right:
        m_tabStart = m_tabStart < 0 ? from.column() : m_tabStart;
        goTo(from.row(), from.column() + 1);
        break;
    case CellExit::Left:
        if (from.column() > 0)
            goTo(from.row(), from.column() - 1);
        else if (from.row() > 0)
            goTo(from.row() - 1, columns - 1);
        break;
    case CellExit::Down: {
        const int column = std::exchange(m_tabStart, -1);
        goTo(from.row() + 1, column < 0 ? from.column() : column);
        break;
    }
    case CellExit::Up: goTo(from.row() - 1, from.column()); break;
    default: break;
    }
}

void CellGrid::beginEditing(bool isEmptied)
{
    edit(currentIndex());
    auto *editor = qobject_cast<CellEditor *>(indexWidget(currentIndex()));
    if (!editor)
        return;
    if (isEmptied)
        editor->clear();
    else
        editor->beginAtEnd();
}

void CellGrid::finish(QWidget *editor, CellExit exit)
{
    if (exit == CellExit::Fill)
        tell(withTextIn(range(), static_cast<CellEditor *>(editor)->toPlainText()));
    else if (exit != CellExit::Cancel)
        commitData(editor);
    closeEditor(editor, QAbstractItemDelegate::NoHint);
    setFocus();
    moveOn(exit);
}

void CellGrid::mousePressEvent(QMouseEvent *event)
{
    m_tabStart = -1;
    const QModelIndex hit = indexAt(event->position().toPoint());
    if (event->button() == Qt::LeftButton && event->modifiers() & Qt::ShiftModifier && hit.isValid()) {
        goTo(hit.row(), hit.column(), true);
        return;
    }
    if (event->button() == Qt::RightButton && hit.isValid() && range().contains(hit.row(), hit.column()))
        return; // the menu is for all that is selected
    QTableView::mousePressEvent(event);
    m_lead = currentIndex();
}

void CellGrid::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && indexAt(event->position().toPoint()).isValid())
        beginEditing(false);
    else
        QTableView::mouseDoubleClickEvent(event);
}

void CellGrid::contextMenuEvent(QContextMenuEvent *event)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Cut"), QKeySequence(QKeySequence::Cut), this, &CellGrid::cut);
    menu->addAction(tr("Copy"), QKeySequence(QKeySequence::Copy), this, &CellGrid::copy);
    menu->addAction(tr("Paste"), QKeySequence(QKeySequence::Paste), this, &CellGrid::paste);
    menu->addSeparator();
    fillRowMenu(*menu->addMenu(tr("Rows")));
    fillColumnMenu(*menu->addMenu(tr("Columns")));
    menu->popup(event->globalPos());
}

void CellGrid::dragEnterEvent(QDragEnterEvent *event)
{
    event->setAccepted(!tableFileIn(event->mimeData()).isEmpty());
}

void CellGrid::dragMoveEvent(QDragMoveEvent *event)
{
    event->setAccepted(!tableFileIn(event->mimeData()).isEmpty());
}

void CellGrid::dropEvent(QDropEvent *event)
{
    if (const QString file = tableFileIn(event->mimeData()); !file.isEmpty()) {
        event->acceptProposedAction();
        Q_EMIT fileDropped(file);
    }
}

void CellGrid::paintEvent(QPaintEvent *event)
{
    QTableView::paintEvent(event);
    if (!currentIndex().isValid())
        return;
    QPainter painter(viewport());
    painter.setPen(QPen(hasFocus() ? theme().accent : theme().muted, 2));
    painter.drawRect(QRectF(visualRect(currentIndex())).adjusted(0, 0, -1, -1));
}

} // namespace lectograph::editor
