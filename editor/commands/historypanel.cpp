// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/commands/historypanel.h"

#include "editor/session/stepnames.h"
#include "editor/widgets/navigablelist.h"
#include "editor/widgets/theme.h"

#include <QFileInfo>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

/// Draws the steps as dots on a line; the current one is filled.
class StepDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const bool isCurrent = option.state & QStyle::State_Selected;
        const bool isUndone = index.data(HistoryModel::IsUndone).toBool();
        const QRect row = option.rect;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (isCurrent || option.state & QStyle::State_MouseOver)
            painter->fillRect(row, isCurrent ? theme().line : theme().raised);
        if (option.state & QStyle::State_HasFocus) {
            painter->setPen(QPen(theme().accent, 2));
            painter->drawRoundedRect(QRectF(row).adjusted(1, 1, -1, -1), 4, 4);
        }
        const QPointF dot(row.left() + 18, row.center().y() + 0.5);
        painter->setPen(QPen(theme().muted, 1, isUndone ? Qt::DotLine : Qt::SolidLine));
        if (index.row() > 0)
            painter->drawLine(QPointF(dot.x(), row.top()), dot - QPointF(0, 5));
        if (index.row() + 1 < index.model()->rowCount())
            painter->drawLine(dot + QPointF(0, 5), QPointF(dot.x(), row.bottom() + 1));
        painter->setPen(QPen(isCurrent ? theme().accent : theme().muted, 1.5));
        painter->setBrush(isCurrent ? QBrush(theme().accent) : QBrush(Qt::NoBrush));
        painter->drawEllipse(dot, 4, 4);
        const QRect text = row.adjusted(34, 0, -12, 0);
        const QString saved = index.data(HistoryModel::IsSaved).toBool() ? HistoryModel::tr("saved") : QString();
        const int savedWidth = saved.isEmpty() ? 0 : QFontMetrics(uiFont(12)).horizontalAdvance(saved) + 36;
        QFont font = uiFont(13, isCurrent);
        font.setItalic(isUndone);
        painter->setFont(font);
        painter->setPen(isUndone ? theme().muted : theme().text);
        const QString label = painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight,
                                                                text.width() - savedWidth);
        painter->drawText(text, Qt::AlignLeft | Qt::AlignVCenter, label);
        if (!saved.isEmpty()) {
            const int left = text.left() + painter->fontMetrics().horizontalAdvance(label) + 12;
            icon(u"check"_s, theme().good).paint(painter, QRect(left, row.center().y() - 7, 16, 16));
            painter->setFont(uiFont(12));
            painter->setPen(theme().good);
            painter->drawText(text.adjusted(left - text.left() + 20, 0, 12, 0), Qt::AlignLeft | Qt::AlignVCenter,
                              saved);
        }
        painter->restore();
    }
    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override { return {120, Theme::row}; }
};

} // namespace

HistoryModel::HistoryModel(Session &session, QObject *parent)
    : QAbstractListModel(parent),
      m_session(session),
      m_history(session.document.history()),
      m_rows(session.document.history().count() + 1)
{}

int HistoryModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

QVariant HistoryModel::data(const QModelIndex &index, int role) const
{
    const int row = index.row();
    const QString text = row == 0 ? tr("Opened") : stepName(m_session, row - 1);
    const bool isUndone = row > m_history.index();
    const QString told = isUndone ? tr("%1 (undone)").arg(text) : text;
    const bool isSaved = row == m_history.cleanIndex() && !m_session.document.path().isEmpty();
    switch (role) {
    case Qt::DisplayRole: return text;
    case Qt::ToolTipRole: return told;
    case Qt::AccessibleTextRole: return isSaved ? tr("%1, saved").arg(told) : told;
    case IsSaved: return isSaved;
    case IsUndone: return isUndone;
    default: return {};
    }
}

void HistoryModel::renew()
{
    const int rows = m_history.count() + 1;
    if (rows == m_rows) {
        Q_EMIT dataChanged(index(0, 0), index(rows - 1, 0));
        return;
    }
    beginResetModel();
    m_rows = rows;
    endResetModel();
}

HistoryPanel::HistoryPanel(Session &session, QWidget *parent)
    : QWidget(parent), m_session(session), m_model(new HistoryModel(session, this)), m_list(new NavigableList(this))
{
    setObjectName(u"historyPanel"_s);
    setAccessibleName(tr("History"));
    m_list->setObjectName(u"historyList"_s);
    m_list->setAccessibleName(tr("Steps, first to last"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new StepDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setMouseTracking(true);
    setFocusProxy(m_list);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 4);
    layout->addWidget(m_list);
    QUndoStack &history = session.document.history();
    connect(m_list, &QListView::clicked, &history,
            [&history](const QModelIndex &index) { history.setIndex(index.row()); });
    connect(&history, &QUndoStack::indexChanged, this, &HistoryPanel::follow);
    connect(&history, &QUndoStack::cleanChanged, this, &HistoryPanel::follow);
    for (const auto signal : {&Document::saved, &Document::pathChanged})
        connect(&session.document, signal, this, &HistoryPanel::follow);
    follow();
}

void HistoryPanel::follow()
{
    m_model->renew();
    const QModelIndex current = m_model->index(m_session.document.history().index(), 0);
    m_list->setCurrentIndex(current);
    m_list->scrollTo(current);
}

} // namespace lectograph::editor
