// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

class QFontMetrics;
class QHelpEvent;
class QWidget;

namespace lectograph::editor {

/// The name of a block, of one of its parts ("Attention › heads") or of anything else that people call something, in
/// a width. What is too long loses its end, since the beginning tells more; but a number or one or two letters at the end
/// of a name stay, which often are all that tells it from its neighbours: "Decoder la… 2".
QString elidedName(const QFontMetrics &metrics, const QString &name, int width);
/// The same beside others: if one of them would be cut alike, the middle is left out instead of the end.
QString elidedAmong(const QFontMetrics &metrics, const QString &name, const QStringList &others, int width);

/// Shows the tooltip of a widget with what it cannot show whole as its first line.
void showWholeText(const QHelpEvent &event, QWidget &widget, const QString &text);

/// For lists of names.
class NameDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace lectograph::editor
