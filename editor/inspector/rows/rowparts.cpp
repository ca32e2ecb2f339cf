// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/rows/rowparts.h"

#include "editor/inspector/fields/numberfields.h"
#include "editor/widgets/balancedtext.h"
#include "editor/widgets/theme.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace lectograph::editor {

namespace {

constexpr int pixelsPerNotch = 4;

} // namespace

KeyDiamond::KeyDiamond(QWidget *parent) : QAbstractButton(parent)
{
    setFixedSize(18, Theme::row);
    setFocusPolicy(Qt::NoFocus);
    setCursor(Qt::PointingHandCursor);
    setState(State::None);
}

void KeyDiamond::setState(State state)
{
    if (state == m_state && !toolTip().isEmpty())
        return;
    m_state = state;
    setToolTip(state == State::Here            ? tr("Remove the keyframe here (Alt+K)")
                   : state == State::Elsewhere ? tr("It has keyframes at other times; set one here (Alt+K)")
                                               : tr("Set a keyframe here (Alt+K)"));
    setAccessibleDescription(toolTip());
    update();
}

void KeyDiamond::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(width() / 2.0, height() / 2.0);
    const double r = 4.6;
    const QPolygonF diamond({QPointF(0, -r), QPointF(r, 0), QPointF(0, r), QPointF(-r, 0)});
    const Theme &colors = theme();
    const QColor line = m_state == State::None ? (underMouse() ? colors.text : colors.muted) : colors.keyframe;
    painter.setPen(QPen(line, m_state == State::Elsewhere ? 1.8 : 1.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(m_state == State::Here ? QBrush(colors.keyframe) : QBrush(Qt::NoBrush));
    if (m_state == State::None && !underMouse())
        painter.setOpacity(0.75);
    painter.drawPolygon(diamond);
}

RowLabel::RowLabel(const QString &text, QWidget *parent) : QLabel(text, parent)
{
    setMinimumWidth(20);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    setMinimumHeight(Theme::row);
    setTextFormat(Qt::PlainText);
}

void RowLabel::setScrubbable(bool isScrubbable)
{
    m_isScrubbable = isScrubbable;
    setCursor(isScrubbable ? Qt::SizeHorCursor : Qt::ArrowCursor);
}

void RowLabel::setStyled(bool isStyled)
{
    m_isStyled = isStyled;
    update();
}

void RowLabel::setColumn(int width)
{
    m_column = width;
    if (width > 0) {
        setFixedSize(width, heightForWidth(width));
        return;
    }
    setMinimumSize(20, Theme::row);
    setMaximumSize(QWIDGETSIZE_MAX, QWIDGETSIZE_MAX);
}

int RowLabel::widthOnOneLine() const
{
    return fontMetrics().horizontalAdvance(text()) + 1;
}

int RowLabel::leastWidth() const
{
    return wrapped(1).width() + 1;
}

int RowLabel::heightForWidth(int width) const
{
    return std::max(Theme::row, wrapped(width).height() + Theme::grid);
}

QRect RowLabel::wrapped(int width) const
{
    return fontMetrics().boundingRect(QRect(0, 0, width, QWIDGETSIZE_MAX), Qt::TextWordWrap, text());
}

void RowLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(m_isStyled ? theme().accent : theme().muted);
    QRect lines = rect();
    lines.setWidth(balancedWidth(fontMetrics(), text(), width())); // leaves no last letter alone
    painter.drawText(lines, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, text());
}

void RowLabel::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton) {
        event->ignore();
        return;
    }
    m_lastX = event->position().toPoint().x();
    m_pressedX = m_lastX;
    m_notches = 0;
}

void RowLabel::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_isScrubbable || !m_pressedX || !(event->buttons() & Qt::LeftButton))
        return;
    const int x = event->position().toPoint().x();
    if (!m_escape) {
        if (std::abs(x - *m_pressedX) < QApplication::startDragDistance() / 2)
            return;
        m_escape = std::make_unique<EscapeWatch>([this] {
            Q_EMIT scrubCancelled();
            endScrub();
        });
        Q_EMIT scrubBegan();
    }
    m_notches += static_cast<double>(x - m_lastX) / pixelsPerNotch * stepFactor(event->modifiers());
    m_lastX = x;
    Q_EMIT scrubbed(m_notches);
}

void RowLabel::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    if (m_escape)
        endScrub();
    else if (m_pressedX)
        Q_EMIT clicked();
    m_pressedX.reset();
}

void RowLabel::endScrub()
{
    m_pressedX.reset();
    m_escape.reset();
    Q_EMIT scrubEnded();
}

} // namespace lectograph::editor
