// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/grid/celleditor.h"

#include "editor/inspector/grid/cellmodel.h"
#include "editor/widgets/theme.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <optional>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr int besideText = 6;
constexpr int widest = 320;

std::optional<CellExit> exitOf(const QKeyEvent &key, bool movesInText)
{
    const bool isShift = key.modifiers() & Qt::ShiftModifier;
    switch (key.key()) {
    case Qt::Key_Escape: return CellExit::Cancel;
    case Qt::Key_Tab: return CellExit::Right;
    case Qt::Key_Backtab: return CellExit::Left;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (key.modifiers() & Qt::AltModifier)
            return std::nullopt;
        return key.modifiers() & Qt::ControlModifier ? CellExit::Fill : isShift ? CellExit::Up : CellExit::Down;
    default: break;
    }
    if (movesInText || (key.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier)
        return std::nullopt;
    switch (key.key()) {
    case Qt::Key_Up: return CellExit::Up;
    case Qt::Key_Down: return CellExit::Down;
    case Qt::Key_Left: return CellExit::Left;
    case Qt::Key_Right: return CellExit::Right;
    default: return std::nullopt;
    }
}

} // namespace

CellEditor::CellEditor(QWidget *parent) : QPlainTextEdit(parent)
{
    setObjectName(u"cellEditor"_s);
    setLineWrapMode(QPlainTextEdit::NoWrap);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    document()->setDocumentMargin(0);
    connect(this, &QPlainTextEdit::textChanged, this, [this] { fit(m_cell); });
    connect(this, &QPlainTextEdit::selectionChanged, this, [this] { fit(m_cell); });
}

void CellEditor::fill(const QString &text)
{
    m_isFilled = true;
    setPlainText(text);
    selectAll();
}

void CellEditor::beginAtEnd()
{
    m_movesInText = true;
    moveCursor(QTextCursor::End);
}

void CellEditor::fit(const QRect &cell)
{
    m_cell = cell;
    if (!cell.isValid() || !parentWidget())
        return;
    const QRect room = parentWidget()->rect();
    int width = cell.width();
    const QStringList lines = toPlainText().split(u'\n');
    for (const QString &line : lines)
        width = std::max(width, fontMetrics().horizontalAdvance(line) + 4 * besideText);
    const int height = static_cast<int>(lines.size()) * fontMetrics().lineSpacing() + 12;
    width = std::min(width, std::max(cell.width(), room.right() - cell.left()));
    setGeometry(cell.left(), cell.top(), width, std::max(cell.height(), height));
}

bool CellEditor::event(QEvent *event)
{
    // The keys belong to the cell before they belong to the window.
    if (event->type() == QEvent::ShortcutOverride
        && exitOf(*static_cast<QKeyEvent *>(event), m_movesInText).has_value()) {
        event->accept();
        return true;
    }
    if (event->type() == QEvent::KeyPress) {
        auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Tab || key->key() == Qt::Key_Backtab) { // not to the next widget
            keyPressEvent(key);
            return true;
        }
    }
    return QPlainTextEdit::event(event);
}

void CellEditor::keyPressEvent(QKeyEvent *event)
{
    const bool isNewLine = (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        && event->modifiers() & Qt::AltModifier;
    if (isNewLine) {
        insertPlainText(u"\n"_s);
        return;
    }
    if (event->key() == Qt::Key_F2) {
        m_movesInText = !m_movesInText;
        return;
    }
    if (const auto exit = exitOf(*event, m_movesInText)) {
        Q_EMIT finished(*exit);
        return;
    }
    QPlainTextEdit::keyPressEvent(event);
}

QWidget *CellDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &, const QModelIndex &index) const
{
    auto *editor = new CellEditor(parent);
    editor->setFont(parent->font());
    editor->setAccessibleName(u"%1%2"_s.arg(columnName(index.column())).arg(index.row() + 1));
    connect(editor, &CellEditor::finished, this, [this, editor](CellExit exit) { Q_EMIT finished(editor, exit); });
    return editor;
}

void CellDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    auto *edit = static_cast<CellEditor *>(editor);
    if (edit->isFilled()) // what is typed stays when the cells are shown again
        return;
    edit->fill(index.data(Qt::EditRole).toString());
}

void CellDelegate::setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const
{
    model->setData(index, static_cast<CellEditor *>(editor)->toPlainText(), Qt::EditRole);
}

void CellDelegate::updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option, const QModelIndex &) const
{
    static_cast<CellEditor *>(editor)->fit(option.rect);
}

void CellDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto *cells = static_cast<const CellModel *>(index.model());
    painter->save();
    const bool isHeader = cells->isHeader(index.row(), index.column());
    QColor ground = isHeader ? theme().raised : theme().background;
    if (option.state & QStyle::State_Selected)
        ground = mixColors(ground, theme().accent, 0.22);
    painter->fillRect(option.rect, ground);
    const QFont font = index.data(Qt::FontRole).value<QFont>();
    painter->setFont(isHeader ? font : option.font);
    painter->setPen(index.data(Qt::ForegroundRole).value<QColor>());
    // Lines of a cell are shown in one.
    QString text = index.data(Qt::DisplayRole).toString();
    text.replace(u'\n', u'↵');
    const QRect room = option.rect.adjusted(besideText, 0, -besideText, 0);
    painter->drawText(room, index.data(Qt::TextAlignmentRole).toInt() | Qt::TextSingleLine,
                      painter->fontMetrics().elidedText(text, Qt::ElideRight, room.width()));
    painter->restore();
}

QSize CellDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const bool isHeader = static_cast<const CellModel *>(index.model())->isHeader(index.row(), index.column());
    const QFontMetrics metrics(isHeader ? uiFont(13, true) : option.font);
    const QString text = index.data(Qt::DisplayRole).toString();
    return {std::min(widest, metrics.horizontalAdvance(text) + 2 * besideText + 6), Theme::row};
}

bool CellDelegate::eventFilter(QObject *watched, QEvent *event)
{
    // Keys are those of the editor.
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    return !isKey && QStyledItemDelegate::eventFilter(watched, event);
}

} // namespace lectograph::editor
