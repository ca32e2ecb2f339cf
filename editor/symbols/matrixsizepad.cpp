// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/symbols/matrixsizepad.h"

#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr int padCell = 22;
constexpr int padCaption = 22;

} // namespace

MatrixSizePad::MatrixSizePad(QWidget *parent) : QWidget(parent)
{
    setFixedSize(most * padCell + 1, padCaption + most * padCell + 1);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Rows and columns"));
    setSize(2, 2);
}

QRect MatrixSizePad::cell(int row, int column) const
{
    return {column * padCell, padCaption + row * padCell, padCell, padCell};
}

void MatrixSizePad::setSize(int rows, int columns)
{
    m_rows = std::clamp(rows, 1, most);
    m_columns = std::clamp(columns, 1, most);
    setAccessibleDescription(tr("%1 rows, %2 columns").arg(m_rows).arg(m_columns));
    update();
}

/// Its keys are not those of the window.
bool MatrixSizePad::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void MatrixSizePad::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setFont(uiFont(12));
    painter.setPen(theme().text);
    painter.drawText(QRect(0, 0, width(), padCaption), Qt::AlignLeft | Qt::AlignVCenter,
                     u"%1 × %2"_s.arg(m_rows).arg(m_columns));
    for (int row = 0; row < most; ++row) {
        for (int column = 0; column < most; ++column) {
            const QRect square = cell(row, column).adjusted(1, 1, -2, -2);
            const bool isIn = row < m_rows && column < m_columns;
            painter.fillRect(square, isIn ? mixColors(theme().panel, theme().accent, 0.5) : theme().raised);
            drawInnerLine(painter, square, isIn ? theme().accent : theme().line);
        }
    }
}

void MatrixSizePad::mouseMoveEvent(QMouseEvent *event)
{
    const QPoint at = event->position().toPoint();
    setSize((at.y() - padCaption) / padCell + 1, at.x() / padCell + 1);
}

void MatrixSizePad::mouseReleaseEvent(QMouseEvent *event)
{
    if (rect().contains(event->position().toPoint()))
        Q_EMIT chosen(m_rows, m_columns);
}

void MatrixSizePad::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Left: setSize(m_rows, m_columns - 1); break;
    case Qt::Key_Right: setSize(m_rows, m_columns + 1); break;
    case Qt::Key_Up: setSize(m_rows - 1, m_columns); break;
    case Qt::Key_Down: setSize(m_rows + 1, m_columns); break;
    case Qt::Key_Return:
    case Qt::Key_Enter: Q_EMIT chosen(m_rows, m_columns); break;
    case Qt::Key_Escape: Q_EMIT left(); break;
    default: QWidget::keyPressEvent(event);
    }
}

} // namespace lectograph::editor
