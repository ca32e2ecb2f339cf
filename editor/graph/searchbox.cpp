// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/graph/searchbox.h"

#include "editor/core/names.h"
#include "editor/core/theme.h"

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

enum Role { TypeRole = Qt::UserRole, CategoryRole, HelpRole, ValueTypeRole };

/// Title and category, below them what it is good for.
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

SearchBox::SearchBox(const graph::NodeRegistry &registry, QWidget *parent)
    : QFrame(parent), m_registry(registry), m_edit(new QLineEdit(this)), m_list(new QListWidget(this))
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
    m_edit->setAccessibleName(tr("Find a block"));
    m_edit->setToolTip(tr("Type a name; arrow keys choose, Enter adds, Escape closes"));
    m_edit->setClearButtonEnabled(true);
    m_edit->installEventFilter(this);
    m_list->setAccessibleName(tr("Blocks that fit"));
    m_list->setToolTip(tr("Click to add the block"));
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setItemDelegate(new RowDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setMouseTracking(true);
    connect(m_list, &QListWidget::itemEntered, m_list, [this](QListWidgetItem *item) { m_list->setCurrentItem(item); });
    connect(m_list, &QListWidget::itemClicked, this, &SearchBox::pickCurrent);
    connect(m_edit, &QLineEdit::textChanged, this, &SearchBox::fill);
    hide();
}

void SearchBox::open(const QPoint &at, const QString &hint, const Filter &filter)
{
    m_filter = filter;
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

void SearchBox::close()
{
    if (!isVisible() || m_isLeaving)
        return;
    leave();
    Q_EMIT closed();
}

/// The focus goes back first: hiding would send it to whatever comes next.
void SearchBox::leave()
{
    m_isLeaving = true;
    if (m_edit->hasFocus())
        parentWidget()->setFocus();
    hide();
    m_isLeaving = false;
}

QStringList SearchBox::shownTypes() const
{
    QStringList types;
    for (int row = 0; row < m_list->count(); ++row)
        types.append(m_list->item(row)->data(TypeRole).toString());
    return types;
}

bool SearchBox::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_edit) {
        if (event->type() == QEvent::ShortcutOverride) { // no action of the panel may take a key from here
            event->accept();
            return true;
        }
        if (event->type() == QEvent::KeyPress && takeKey(static_cast<QKeyEvent *>(event)->key()))
            return true;
        if (event->type() == QEvent::FocusOut) {
            const Qt::FocusReason reason = static_cast<QFocusEvent *>(event)->reason();
            if (reason != Qt::ActiveWindowFocusReason && reason != Qt::PopupFocusReason)
                close();
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
    case Qt::Key_Enter: pickCurrent(); return true;
    case Qt::Key_Escape: close(); return true;
    default: return false;
    }
}

void SearchBox::pickCurrent()
{
    const QListWidgetItem *item = m_list->currentItem();
    if (!item)
        return;
    const QString type = item->data(TypeRole).toString();
    leave();
    Q_EMIT picked(type);
    Q_EMIT closed();
}

void SearchBox::fill()
{
    struct Found
    {
        const graph::NodeType *type;
        QString title;
        QString category;
        int score;
    };
    const QString typed = m_edit->text().trimmed();
    std::vector<Found> found;
    for (const auto &[id, type] : m_registry.types()) {
        if (m_filter && !m_filter(type))
            continue;
        const QString title = titleOf(type);
        std::optional<int> best;
        const auto consider = [&](const QString &text, int less) {
            const auto score = matchOf(typed, text);
            if (score && (!best || *score - less > *best))
                best = *score - less;
        };
        consider(title, 0);
        consider(type.title, 5);
        consider(QString(id).section(u'.', -1).replace(u'-', u' '), 10);
        consider(categoryOf(type), 300);
        if (best)
            found.push_back({&type, title, categoryOf(type), typed.isEmpty() ? 0 : *best});
    }
    std::ranges::stable_sort(found, [](const Found &a, const Found &b) {
        if (a.score != b.score)
            return a.score > b.score;
        return a.category != b.category ? a.category.localeAwareCompare(b.category) < 0
                                        : a.title.localeAwareCompare(b.title) < 0;
    });
    m_list->clear();
    for (const Found &one : found) {
        auto *item = new QListWidgetItem(one.title, m_list);
        item->setData(TypeRole, one.type->id);
        item->setData(CategoryRole, one.category);
        item->setData(HelpRole, helpOf(*one.type));
        item->setData(ValueTypeRole, static_cast<int>(one.type->outputs.front().type));
        item->setToolTip(helpOf(*one.type));
    }
    m_list->setCurrentRow(0);
}

} // namespace lectograph::editor
