// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/elision.h"

#include "editor/widgets/plaintexts.h"

#include <QApplication>
#include <QFontMetrics>
#include <QHelpEvent>
#include <QRegularExpression>
#include <QStyle>
#include <QTextDocument>
#include <QToolTip>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

QString elidedName(const QFontMetrics &metrics, const QString &name, int width)
{
    const QString cut = metrics.elidedText(name, Qt::ElideRight, width);
    if (cut == name)
        return name;
    static const QRegularExpression numbered(u"^(.*[^\\s\\d])(\\s*\\d{1,3}|\\s+\\S{1,2})$"_s);
    const QString block = name.section(u" › "_s, 0, 0);
    const auto match = numbered.match(block);
    const bool isNumberCut = match.hasMatch() && !cut.startsWith(block);
    if (!isNumberCut)
        return cut;
    const int beside = width - metrics.horizontalAdvance(match.captured(2)) - 1;         // between the two
    const int room = std::min(beside, metrics.horizontalAdvance(match.captured(1)) - 1); // something is left out
    const QString head = metrics.elidedText(match.captured(1), Qt::ElideRight, room);
    constexpr qsizetype leastLetters = 3; // with the ellipsis; fewer name nothing
    return head.size() < leastLetters ? cut : head + match.captured(2);
}

void showWholeText(const QHelpEvent &event, QWidget &widget, const QString &text)
{
    const QString tip = widget.toolTip();
    const QString both = tip.isEmpty() || tip == text ? text
        : Qt::mightBeRichText(tip)                    ? text.toHtmlEscaped() + u"<br>"_s + tip
                                                      : text + u'\n' + tip;
    QToolTip::showText(event.globalPos(), tipOf(both), &widget);
}

QString elidedAmong(const QFontMetrics &metrics, const QString &name, const QStringList &others, int width)
{
    const QString cut = elidedName(metrics, name, width);
    const QString head = cut.section(u'…', 0, 0); // with which everything that is cut alike begins
    const bool isMistaken = cut != name && std::ranges::any_of(others, [&](const QString &other) {
                                return other != name && other.startsWith(head)
                                    && elidedName(metrics, other, width) == cut;
                            });
    return isMistaken ? metrics.elidedText(name, Qt::ElideMiddle, width) : cut;
}

void NameDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem shown = option;
    initStyleOption(&shown, index);
    const QStyle *style = shown.widget ? shown.widget->style() : QApplication::style();
    const QRect room = style->subElementRect(QStyle::SE_ItemViewItemText, &shown, shown.widget);
    const int margin = style->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, shown.widget) + 1;
    shown.text = elidedName(shown.fontMetrics, shown.text, room.width() - 2 * margin);
    style->drawControl(QStyle::CE_ItemViewItem, &shown, painter, shown.widget);
}

} // namespace lectograph::editor
