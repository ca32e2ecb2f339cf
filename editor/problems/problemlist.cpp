// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/problems/problemlist.h"

#include "editor/widgets/theme.h"

#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

int ProblemModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_problems.size());
}

QVariant ProblemModel::data(const QModelIndex &index, int role) const
{
    const ListedProblem &one = at(index.row());
    const base::Error &error = one.problem.error;
    switch (role) {
    case Qt::DisplayRole: return error.what;
    case Qt::ToolTipRole: {
        QStringList lines{error.what, error.remedy, one.where};
        lines.removeAll(QString());
        for (const QString &arrival : one.arrivals)
            lines.append(u"• "_s + arrival);
        return lines.join(u'\n');
    }
    case Qt::AccessibleTextRole: return tr("%1: %2 %3 In %4").arg(severityOf(one), error.what, error.remedy, one.where);
    case Qt::AccessibleDescriptionRole:
        return one.remedies.empty() ? QString() : tr("The menu key offers: %1").arg(one.remedies.front().deed);
    default: return {};
    }
}

namespace {

constexpr int textLeft = 40;
constexpr int textRight = 12;

void paintButton(QPainter &painter, const QRect &button, const QString &deed)
{
    painter.setPen(theme().accent);
    painter.setBrush(theme().panel);
    painter.drawRoundedRect(QRectF(button).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    painter.setPen(theme().text);
    painter.setFont(uiFont(12));
    painter.drawText(button, Qt::AlignCenter, deed);
}

class ProblemDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const ListedProblem &one = static_cast<const ProblemFilter *>(index.model())->at(index);
        const bool isSelected = option.state & QStyle::State_Selected;
        const QRect row = option.rect;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (isSelected || option.state & QStyle::State_MouseOver)
            painter->fillRect(row, isSelected ? theme().line : theme().raised);
        if (isSelected && option.state & QStyle::State_HasFocus) {
            painter->setPen(QPen(theme().accent, 2));
            painter->drawRoundedRect(QRectF(row).adjusted(1, 1, -1, -1), 4, 4);
        }
        const QColor color = one.isFailure() ? theme().error : theme().keyframe;
        icon(one.isFailure() ? u"circle-alert"_s : u"triangle-alert"_s, color)
            .paint(painter, QRect(row.left() + 12, row.top() + 7, 16, 16));
        const QRect text = row.adjusted(textLeft, 5, -textRight, -5);
        const int half = text.height() / 2;
        painter->setFont(uiFont(12));
        const int whereWidth = std::min(painter->fontMetrics().horizontalAdvance(one.where) + 4, text.width() / 2);
        const QRect upper(text.left(), text.top(), text.width(), half);
        painter->setPen(theme().muted);
        painter->drawText(upper, Qt::AlignRight | Qt::AlignVCenter,
                          painter->fontMetrics().elidedText(one.where, Qt::ElideMiddle, whereWidth));
        painter->setFont(uiFont(13));
        painter->setPen(theme().text);
        painter->drawText(
            upper, Qt::AlignLeft | Qt::AlignVCenter,
            painter->fontMetrics().elidedText(one.problem.error.what, Qt::ElideRight, text.width() - whereWidth - 16));
        painter->setFont(uiFont(12, true));
        const QRect lower(text.left(), text.top() + half, text.width(), half);
        const QString severity = ProblemModel::severityOf(one);
        painter->setPen(color);
        painter->drawText(lower, Qt::AlignLeft | Qt::AlignVCenter, severity);
        const int used = painter->fontMetrics().horizontalAdvance(severity) + 10;
        painter->setFont(uiFont(12));
        painter->setPen(theme().muted);
        const QString deed = one.remedies.empty() ? QString() : one.remedies.front().deed;
        const QRect button = deed.isEmpty() ? QRect() : remedyRectIn(row, deed);
        painter->drawText(lower.adjusted(used, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                          painter->fontMetrics().elidedText(one.problem.error.remedy, Qt::ElideRight,
                                                            text.width() - used - button.width()));
        if (!deed.isEmpty())
            paintButton(*painter, button, deed);
        painter->restore();
    }
    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override { return {200, 48}; }
};

} // namespace

QAbstractItemDelegate *problemDelegate(QObject *parent)
{
    return new ProblemDelegate(parent);
}

QRect remedyRectIn(const QRect &row, const QString &deed)
{
    // In the lower line, at the right.
    const int width = QFontMetrics(uiFont(12)).horizontalAdvance(deed) + 20;
    return {row.right() - textRight - width, row.top() + row.height() / 2, width, row.height() / 2 - 3};
}

} // namespace lectograph::editor
