// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

class QTreeView;

namespace lectograph::editor {

class AnimationModel;

/// The parts of a row: name and block in the upper line, how it starts and how long it lasts in the lower one.
struct AnimationColumns
{
    static constexpr int secondsWidth = 62;
    static constexpr int inset = 12;  ///< of texts from the edges, as in the inspector
    static constexpr int padding = 6; ///< of texts within the fields that edit them

    QRect chevron; ///< of a group
    QRect number;
    QRect icon;
    QRect title;
    QRect mode;
    QRect delay;
    QRect duration;
};
AnimationColumns animationColumns(const QRect &row, int depth, bool isGroup);

/// Draws a row of the list.
class AnimationDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    static constexpr int rowHeight = 54;

    AnimationDelegate(const AnimationModel &model, QTreeView *view);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    const AnimationModel &m_model;
    QTreeView *m_view;
};

} // namespace lectograph::editor
