// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/elidedbutton.h"

#include "editor/widgets/elision.h"
#include "editor/widgets/theme.h"

#include <QHelpEvent>
#include <QStyleOptionToolButton>
#include <QStylePainter>

#include <algorithm>

namespace lectograph::editor {

ElidedButton::ElidedButton(QWidget *parent) : QToolButton(parent)
{
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setFixedHeight(Theme::row);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
}

int ElidedButton::widthOfText(const QString &text) const
{
    return fontMetrics().size(Qt::TextShowMnemonic, text).width();
}

QSize ElidedButton::minimumSizeHint() const
{
    constexpr int leastLetters = 3;
    const QSize whole = sizeHint();
    const int least = leastLetters * fontMetrics().averageCharWidth() + fontMetrics().horizontalAdvance(QChar(0x2026));
    return {whole.width() - std::max(0, widthOfText(text()) - least), whole.height()};
}

QString ElidedButton::shownText() const
{
    const int besideText = sizeHint().width() - widthOfText(text());
    return width() >= sizeHint().width()
        ? text()
        : fontMetrics().elidedText(text(), Qt::ElideRight, width() - besideText, Qt::TextShowMnemonic);
}

bool ElidedButton::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && shownText() != text()) {
        showWholeText(static_cast<const QHelpEvent &>(*event), *this, text());
        return true;
    }
    return QToolButton::event(event);
}

void ElidedButton::paintEvent(QPaintEvent *)
{
    QStyleOptionToolButton option;
    initStyleOption(&option);
    option.text = shownText();
    QStylePainter(this).drawComplexControl(QStyle::CC_ToolButton, option);
}

} // namespace lectograph::editor
