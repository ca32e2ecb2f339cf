// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/choicebox.h"

#include "editor/widgets/elision.h"
#include "editor/widgets/theme.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QScreen>
#include <QStyleOptionComboBox>
#include <QStylePainter>

#include <algorithm>

namespace lectograph::editor {

QString ChoiceBox::wholeText() const
{
    return currentIndex() < 0 ? placeholderText() : currentText();
}

QString ChoiceBox::shownText() const
{
    QStyleOptionComboBox option;
    initStyleOption(&option);
    const QRect room = style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
    const int besideText = option.currentIcon.isNull() ? 0 : option.iconSize.width() + Theme::grid;
    return shownText(wholeText(), room.width() - besideText);
}

QString ChoiceBox::shownText(const QString &text, int width) const
{
    QStringList all;
    for (int i = 0; i < count(); ++i)
        all.append(itemText(i));
    return elidedAmong(fontMetrics(), text, all, width);
}

/// Measured here: where the list looks like a menu, its delegate has no hint of the width.
int ChoiceBox::listWidth() const
{
    constexpr int beside = 56; // the room for a tick, margins and frames
    int longest = 0;
    for (int i = 0; i < count(); ++i) {
        const int ofIcon = itemIcon(i).isNull() ? 0 : iconSize().width() + Theme::grid;
        longest = std::max(longest, view()->fontMetrics().horizontalAdvance(itemText(i)) + ofIcon);
    }
    const bool scrolls = count() > maxVisibleItems();
    const int bar = scrolls ? style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, view()) : 0;
    return longest + beside + bar;
}

void ChoiceBox::showPopup()
{
    constexpr int besideScreen = 2 * Theme::grid;
    view()->ensurePolished();
    view()->setTextElideMode(Qt::ElideRight);
    view()->setMinimumWidth(std::min(listWidth(), screen()->availableGeometry().width() - besideScreen));
    QComboBox::showPopup();
}

bool ChoiceBox::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && shownText() != wholeText()) {
        showWholeText(static_cast<const QHelpEvent &>(*event), *this, wholeText());
        return true;
    }
    return QComboBox::event(event);
}

void ChoiceBox::paintEvent(QPaintEvent *)
{
    QStyleOptionComboBox option;
    initStyleOption(&option);
    if (currentIndex() < 0 && !placeholderText().isEmpty())
        option.palette.setBrush(QPalette::ButtonText, option.palette.placeholderText());
    option.currentText = shownText();
    QStylePainter painter(this);
    painter.setPen(palette().color(QPalette::Text));
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

} // namespace lectograph::editor
