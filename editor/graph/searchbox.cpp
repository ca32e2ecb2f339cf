// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/graph/searchbox.h"

#include "editor/language/names.h"
#include "editor/language/searchwords.h"
#include "editor/widgets/theme.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

enum Role { KeyRole = Qt::UserRole, CategoryRole, HelpRole, ValueTypeRole };

/// Draws title and category, with the description below.
class RowDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override { return {200, 44}; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const bool isCurrent = option.state & QStyle::State_Selected;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (isCurrent) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(theme().line);
            painter->drawRoundedRect(QRectF(option.rect).adjusted(4, 1, -4, -1), Theme::fieldRadius,
                                     Theme::fieldRadius);
        }
        const auto type = static_cast<graph::ValueType>(index.data(ValueTypeRole).toInt());
        painter->setPen(Qt::NoPen);
        painter->setBrush(colorOf(type));
        painter->drawRoundedRect(QRectF(option.rect.left() + 10, option.rect.top() + 8, 3, 28), 1.5, 1.5);
        const QRect inner = option.rect.adjusted(20, 4, -12, -4);
        const QRect upper(inner.left(), inner.top(), inner.width(), 19);
        painter->setFont(uiFont(11));
        painter->setPen(theme().muted);
        const QString category = index.data(CategoryRole).toString();
        const int side = painter->fontMetrics().horizontalAdvance(category) + 8;
        painter->drawText(upper, Qt::AlignRight | Qt::AlignVCenter, category);
        const QRect lower(inner.left(), inner.top() + 18, inner.width(), 17);
        painter->drawText(
            lower, Qt::AlignLeft | Qt::AlignVCenter,
            painter->fontMetrics().elidedText(index.data(HelpRole).toString(), Qt::ElideRight, lower.width()));
        painter->setFont(uiFont(13));
        painter->setPen(theme().text);
        painter->drawText(upper, Qt::AlignLeft | Qt::AlignVCenter,
                          painter->fontMetrics().elidedText(index.data(Qt::DisplayRole).toString(), Qt::ElideRight,
                                                            upper.width() - side));
        painter->restore();
    }
};

} // namespace

std::optional<int> matchOf(const QString &typed, const QString &text)
{
    if (typed.isEmpty())
        return 0;
    const qsizetype whole = text.indexOf(typed, 0, Qt::CaseInsensitive);
    if (whole == 0)
        return 1000 - static_cast<int>(text.size());
    if (whole > 0)
        return (text.at(whole - 1).isLetterOrNumber() ? 600 : 800) - static_cast<int>(text.size());
    int score = 400;
    qsizetype last = -1;
    for (const QChar c : typed) {
        if (c.isSpace())
            continue;
        const qsizetype found = text.indexOf(c, last + 1, Qt::CaseInsensitive);
        if (found < 0)
            return std::nullopt;
        const bool startsWord = found == 0 || !text.at(found - 1).isLetterOrNumber();
        if (found != last + 1 && !startsWord)
            score -= 20 + static_cast<int>(found - last);
        last = found;
    }
    return score > 250 ? std::optional(score) : std::nullopt;
}

std::vector<SearchRow> blockRows(const graph::NodeRegistry &registry,
                                 const std::function<bool(const graph::NodeType &)> &filter)
{
    std::vector<SearchRow> rows;
    for (const auto &[id, type] : registry.types()) {
        if (!filter || filter(type))
            rows.push_back({id, titleOf(type), type.title, categoryOf(type), helpOf(type), type.outputs.front().type,
                            searchWordsOf(id)});
    }
    return rows;
}

SearchBox::SearchBox(QWidget *parent) : QFrame(parent), m_edit(new QLineEdit(this)), m_list(new QListWidget(this))
{
    setObjectName(u"searchBox"_s);
    setStyleSheet(
        u"#searchBox { background: %1; border: 1px solid %2; border-radius: 6px; }"
        u"#searchBox QListWidget { background: transparent; }"_s.arg(theme().raised.name(), theme().line.name()));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->setSpacing(4);
    layout->addWidget(m_edit);
    layout->addWidget(m_list);
    m_edit->setAccessibleName(tr("Find"));
    m_edit->setToolTip(tr("Type a name; arrow keys choose, Enter takes it, Escape closes"));
    m_edit->setClearButtonEnabled(true);
    m_edit->installEventFilter(this);
    m_list->setAccessibleName(tr("What fits"));
    m_list->setToolTip(tr("Click to take it"));
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setItemDelegate(new RowDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setMouseTracking(true);
    connect(m_list, &QListWidget::itemEntered, m_list, [this](QListWidgetItem *item) { m_list->setCurrentItem(item); });
    connect(m_list, &QListWidget::itemClicked, this, &SearchBox::takeCurrent);
    connect(m_edit, &QLineEdit::textChanged, this, &SearchBox::fill);
    hide();
}

void SearchBox::open(const QPoint &at, const QString &hint, std::vector<SearchRow> rows, const Take &take)
{
    m_rows = std::move(rows);
    m_take = take;
    m_edit->clear();
    m_edit->setPlaceholderText(hint);
    fill();
    const QWidget *room = parentWidget();
    resize(std::min(340, room->width() - 16), std::min(364, room->height() - 16));
    move(std::clamp(at.x(), 8, std::max(8, room->width() - width() - 8)),
         std::clamp(at.y(), 8, std::max(8, room->height() - height() - 8)));
    show();
    raise();
    m_edit->setFocus(Qt::PopupFocusReason);
}

void SearchBox::dismiss()
{
    if (!isVisible() || m_isLeaving)
        return;
    m_isLeaving = true;
    if (m_edit->hasFocus()) // restore focus first: hiding would move it to the next widget
        parentWidget()->setFocus();
    hide();
    m_isLeaving = false;
}

QStringList SearchBox::shownKeys() const
{
    QStringList keys;
    for (int row = 0; row < m_list->count(); ++row)
        keys.append(m_list->item(row)->data(KeyRole).toString());
    return keys;
}

bool SearchBox::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_edit) {
        if (event->type() == QEvent::ShortcutOverride) { // keeps the panel's actions from taking keys
            event->accept();
            return true;
        }
        if (event->type() == QEvent::KeyPress && takeKey(static_cast<QKeyEvent *>(event)->key()))
            return true;
        if (event->type() == QEvent::FocusOut) {
            const Qt::FocusReason reason = static_cast<QFocusEvent *>(event)->reason();
            if (reason != Qt::ActiveWindowFocusReason && reason != Qt::PopupFocusReason)
                dismiss();
        }
    }
    return QFrame::eventFilter(watched, event);
}

bool SearchBox::takeKey(int key)
{
    const int row = m_list->currentRow();
    const int last = m_list->count() - 1;
    switch (key) {
    case Qt::Key_Down:
    case Qt::Key_Tab: m_list->setCurrentRow(row < last ? row + 1 : 0); return true;
    case Qt::Key_Up:
    case Qt::Key_Backtab: m_list->setCurrentRow(row > 0 ? row - 1 : last); return true;
    case Qt::Key_PageDown: m_list->setCurrentRow(std::min(last, row + 6)); return true;
    case Qt::Key_PageUp: m_list->setCurrentRow(std::max(0, row - 6)); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: takeCurrent(); return true;
    case Qt::Key_Escape: dismiss(); return true;
    default: return false;
    }
}

void SearchBox::takeCurrent()
{
    const QListWidgetItem *item = m_list->currentItem();
    if (!item)
        return;
    const QString key = item->data(KeyRole).toString();
    const Take take = m_take;
    dismiss();
    take(key);
}

void SearchBox::fill()
{
    struct Found
    {
        const SearchRow *row;
        int score;
    };
    const QString typed = m_edit->text().trimmed();
    std::vector<Found> found;
    for (const SearchRow &row : m_rows) {
        std::optional<int> best;
        const auto consider = [&](const QString &text, int less) {
            const auto score = matchOf(typed, text);
            if (score && (!best || *score - less > *best))
                best = *score - less;
        };
        consider(row.title, 0);
        consider(row.english, 5);
        consider(row.key.section(u'.', -1).replace(u'-', u' '), 10);
        consider(row.category, 300);
        for (const QString &word : row.words) {
            if (word.contains(typed, Qt::CaseInsensitive)) // scattered letters would match too many
                consider(word, 15);
        }
        if (best)
            found.push_back({&row, typed.isEmpty() ? 0 : *best});
    }
    std::ranges::stable_sort(found, [](const Found &a, const Found &b) {
        if (a.score != b.score)
            return a.score > b.score;
        return a.row->category != b.row->category ? a.row->category.localeAwareCompare(b.row->category) < 0
                                                  : a.row->title.localeAwareCompare(b.row->title) < 0;
    });
    m_list->clear();
    for (const auto &[row, score] : found) {
        auto *item = new QListWidgetItem(row->title, m_list);
        item->setData(KeyRole, row->key);
        item->setData(CategoryRole, row->category);
        item->setData(HelpRole, row->help);
        item->setData(ValueTypeRole, static_cast<int>(row->type));
        item->setToolTip(row->help);
    }
    m_list->setCurrentRow(0);
}

} // namespace lectograph::editor
