// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/problems/problemlist.h"

#include "editor/widgets/theme.h"

#include <QPainter>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

void ProblemModel::setProblems(std::vector<ListedProblem> problems)
{
    beginResetModel();
    m_problems = std::move(problems);
    endResetModel();
}

int ProblemModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_problems.size());
}

QVariant ProblemModel::data(const QModelIndex &index, int role) const
{
    const ListedProblem &one = at(index.row());
    const base::Error &error = one.problem.error;
    const QString severity = one.isFailure() ? tr("Failure") : tr("Warning");
    switch (role) {
    case Qt::DisplayRole: return error.what;
    case Qt::ToolTipRole: return u"%1\n%2\n%3"_s.arg(error.what, error.remedy, one.where).replace(u"\n\n"_s, u"\n"_s);
    case Qt::AccessibleTextRole: return tr("%1: %2 %3 In %4").arg(severity, error.what, error.remedy, one.where);
    default: return {};
    }
}

void ProblemFilter::setShown(bool failures, bool warnings)
{
    m_failures = failures;
    m_warnings = warnings;
    invalidateFilter();
}

const ListedProblem &ProblemFilter::at(const QModelIndex &index) const
{
    return static_cast<const ProblemModel *>(sourceModel())->at(mapToSource(index).row());
}

bool ProblemFilter::filterAcceptsRow(int row, const QModelIndex &) const
{
    return static_cast<const ProblemModel *>(sourceModel())->at(row).isFailure() ? m_failures : m_warnings;
}

void ProblemDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
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
    const QRect text = row.adjusted(40, 5, -12, -5);
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
    const QString severity = one.isFailure() ? ProblemModel::tr("Failure") : ProblemModel::tr("Warning");
    painter->setPen(color);
    painter->drawText(lower, Qt::AlignLeft | Qt::AlignVCenter, severity);
    const int used = painter->fontMetrics().horizontalAdvance(severity) + 10;
    painter->setFont(uiFont(12));
    painter->setPen(theme().muted);
    painter->drawText(lower.adjusted(used, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                      painter->fontMetrics().elidedText(one.problem.error.remedy, Qt::ElideRight, text.width() - used));
    painter->restore();
}

QSize ProblemDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {200, 48};
}

} // namespace lectograph::editor
