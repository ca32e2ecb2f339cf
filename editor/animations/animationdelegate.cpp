// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/animations/animationdelegate.h"

#include "editor/animations/animationmodel.h"
#include "editor/language/names.h"
#include "editor/language/translated.h"
#include "editor/widgets/elision.h"
#include "editor/widgets/theme.h"

#include <QPainter>
#include <QTreeView>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr int indentation = 16;

void drawElided(QPainter &painter, const QRect &rect, const QString &text, Qt::Alignment alignment = Qt::AlignLeft)
{
    painter.drawText(rect, alignment | Qt::AlignVCenter, elidedName(painter.fontMetrics(), text, rect.width()));
}

} // namespace

AnimationColumns animationColumns(const QRect &row, int depth, bool isGroup)
{
    AnimationColumns columns;
    constexpr int upperHeight = 20;
    constexpr int lowerHeight = 22;
    const int left = row.left() + AnimationColumns::inset + depth * indentation;
    const int right = row.right() - AnimationColumns::inset;
    const int top = row.top() + 5;
    columns.number = {left - 4, top, 24, upperHeight};
    columns.chevron = {left - 4, row.top() + 31, 16, 16};
    columns.icon = {left + 24, top + 2, 16, 16};
    columns.title = {left + 46, top, right - left - 46, upperHeight};
    const int lower = row.top() + 28;
    const int width = AnimationColumns::secondsWidth;
    columns.duration = {right + AnimationColumns::padding - width, lower, width, lowerHeight};
    columns.delay = columns.duration.translated(-width - 4, 0);
    const int from = left + (isGroup ? 14 : -AnimationColumns::padding);
    columns.mode = {from, lower, columns.delay.left() - 4 - from, lowerHeight};
    return columns;
}

AnimationDelegate::AnimationDelegate(const AnimationModel &model, QTreeView *view)
    : QStyledItemDelegate(view), m_model(model), m_view(view)
{}

QSize AnimationDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {200, rowHeight};
}

void AnimationDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const AnimationRow &row = m_model.at(index);
    const Theme &look = theme();
    const bool isSelected = option.state & QStyle::State_Selected;
    const AnimationColumns columns = animationColumns(option.rect, AnimationModel::depthOf(index),
                                                      !row.children.empty());
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (isSelected || option.state & QStyle::State_MouseOver)
        painter->fillRect(option.rect, isSelected ? look.line : look.raised);
    if (m_model.isRunning(row))
        painter->fillRect(QRect(option.rect.left(), option.rect.top() + 2, 3, option.rect.height() - 4), look.accent);
    painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), look.line);
    if (isSelected && m_view->hasFocus() && index == m_view->currentIndex()) {
        painter->setPen(QPen(look.accent, 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), 4, 4);
    }

    const QColor &ink = row.clip.isKnown ? look.text : look.error;
    if (row.number > 0) {
        painter->setFont(uiFont());
        painter->setPen(look.muted);
        drawElided(*painter, columns.number, QString::number(row.number), Qt::AlignRight);
    }
    iconOf(row.effect).paint(painter, columns.icon);
    if (!row.children.empty())
        icon(m_view->isExpanded(index) ? u"chevron-down"_s : u"chevron-right"_s, look.muted)
            .paint(painter, columns.chevron);
    painter->setFont(uiFont());
    painter->setPen(ink);
    const int wide = painter->fontMetrics().horizontalAdvance(row.name);
    const int shown = row.block.isEmpty()
        ? columns.title.width()
        : std::min(wide + 8, std::max(columns.title.width() * 3 / 5, columns.title.width() - 60));
    drawElided(*painter, QRect(columns.title.topLeft(), QSize(shown, columns.title.height())), row.name);
    painter->setPen(look.muted);
    if (const int room = columns.title.width() - shown; room > 12)
        drawElided(*painter, columns.title.adjusted(shown, 0, 0, 0), row.block, Qt::AlignRight);
    const QString mode = row.isInGroup() ? translated("In the group") : nameOf(row.start.mode);
    if (row.isLocked)
        icon(u"lock"_s, look.muted)
            .paint(painter, QRect(columns.mode.right() - 15, columns.mode.center().y() - 6, 13, 13));
    drawElided(*painter, columns.mode.adjusted(AnimationColumns::padding, 0, row.isLocked ? -18 : 0, 0), mode);
    drawElided(*painter, columns.delay.adjusted(0, 0, -AnimationColumns::padding, 0), delayText(row), Qt::AlignRight);
    drawElided(*painter, columns.duration.adjusted(0, 0, -AnimationColumns::padding, 0),
               secondsText(row.clip.duration()), Qt::AlignRight);
    painter->restore();
}

} // namespace lectograph::editor
