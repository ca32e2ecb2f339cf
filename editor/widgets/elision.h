// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

class QFontMetrics;

namespace lectograph::editor {

/// The name of a block, of one of its parts ("Attention › heads") or of anything else that people call something, in
/// a width. What is too long loses its end, since the beginning tells more; but a number at the end of a name stays,
/// which often is all that tells it from its neighbours: "Decoder la… 2".
QString elidedName(const QFontMetrics &metrics, const QString &name, int width);

/// For lists of names.
class NameDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace lectograph::editor
