// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/searchbox.h"

#include "editor/language/names.h"
#include "editor/language/searchwords.h"
#include "editor/widgets/elision.h"
#include "editor/widgets/nothingfound.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

/// Draws title and category, with the description below.
class RowDelegate : public QStyledItemDelegate
{
public:
    RowDelegate(const std::vector<SearchRow> &rows, QObject *parent) : QStyledItemDelegate(parent), m_rows(rows) {}

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const override
    {
        return {200, index.flags() & Qt::ItemIsSelectable ? 44 : 26};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        if (!(index.flags() & Qt::ItemIsSelectable)) {
            painter->setFont(uiFont(12, true));
            painter->setPen(theme().muted);
            painter->drawText(option.rect.adjusted(10, 0, -12, -2), Qt::AlignLeft | Qt::AlignBottom,
                              index.data().toString());
            return;
        }
        const SearchRow &row = m_rows.at(index.data(Qt::UserRole).toUInt());
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        if (option.state & QStyle::State_Selected) {
            painter->setBrush(theme().line);
            painter->drawRoundedRect(QRectF(option.rect).adjusted(4, 1, -4, -1), Theme::fieldRadius,
                                     Theme::fieldRadius);
        }
        painter->setBrush(colorOf(row.type));
        if (row.icon.isNull())
            painter->drawRoundedRect(QRectF(option.rect.left() + 10, option.rect.top() + 8, 3, 28), 1.5, 1.5);
        else
            row.icon.paint(painter, QRect(option.rect.left() + 12, option.rect.top() + 13, 18, 18));
        const QRect inner = option.rect.adjusted(row.icon.isNull() ? 20 : 40, 4, -12, -4);
        const QRect upper(inner.left(), inner.top(), inner.width(), 19);
        const QRect lower(inner.left(), inner.top() + 18, inner.width(), 17);
        const auto drawElided = [&](const QRect &rect, const QString &text, int width) {
            painter->drawText(rect, Qt::AlignLeft | Qt::AlignVCenter, elidedName(painter->fontMetrics(), text, width));
        };
        painter->setFont(uiFont(11));
        painter->setPen(theme().muted);
        const int side = painter->fontMetrics().horizontalAdvance(row.category) + 8;
        painter->drawText(upper, Qt::AlignRight | Qt::AlignVCenter, row.category);
        drawElided(lower, row.help, lower.width());
        painter->setFont(uiFont(13));
        painter->setPen(theme().text);
        drawElided(upper, row.title, upper.width() - side);
        painter->restore();
    }

private:
    const std::vector<SearchRow> &m_rows;
};

/// How well `text` matches the typed letters, which must occur in order; better if they are close to each other and to
/// the beginning of a word. Nothing if it does not match.
std::optional<int> matchOf(const QString &typed, const QString &text)
{
    if (typed.isEmpty())
        return 0;
    const auto length = static_cast<int>(text.size());
    switch (fitOf(typed, text)) {
    case Fit::Exact:
    case Fit::Begins: return 1000 - length; // the shortest, which is the exact one, first
    case Fit::BeginsWord: return 800 - length;
    case Fit::Inside: return 600 - length;
    case Fit::None: break;
    }
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

} // namespace

std::vector<SearchRow> blockRows(const timeline::Registry &registry,
                                 const std::function<bool(const graph::NodeType &)> &filter)
{
    std::vector<SearchRow> rows;
    for (const auto &[id, type] : registry.nodes.types()) {
        if (!filter || filter(type))
            rows.push_back({id, titleOf(type), type.title, categoryOf(type), helpOf(type), type.outputs.front().type,
                            searchWordsOf(registry.catalog, id)});
    }
    return rows;
}

SearchBox::SearchBox(QWidget *parent, QWidget *back)
    : QFrame(parent),
      m_back(back ? back : parent),
      m_edit(new QLineEdit(this)),
      m_list(new QListWidget(this)),
      m_nothing(nothingFoundLabel(this))
{
    setObjectName(u"searchBox"_s);
    setStyleSheet(
        u"#searchBox { background: %1; border: 1px solid %2; border-radius: 6px; }"
        u"#searchBox QListWidget { background: transparent; }"_s.arg(theme().raised.name(), theme().line.name()));
    QVBoxLayout *layout = columnLayout(this, 4);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->addWidget(m_edit);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_nothing, 1);
    m_edit->setAccessibleName(tr("Find"));
    m_edit->setToolTip(tr("Type a name; arrow keys choose, Enter takes it, Esc closes"));
    m_edit->setClearButtonEnabled(true);
    m_edit->installEventFilter(this);
    m_list->setAccessibleName(tr("What fits"));
    m_list->setToolTip(tr("Click to take it"));
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setItemDelegate(new RowDelegate(m_rows, m_list));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setMouseTracking(true);
    connect(m_list, &QListWidget::itemEntered, m_list, [this](QListWidgetItem *item) {
        if (item->flags() & Qt::ItemIsSelectable)
            m_list->setCurrentItem(item);
    });
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
        m_back->setFocus();
    hide();
    m_isLeaving = false;
}

const SearchRow &SearchBox::rowOf(const QListWidgetItem &item) const
{
    return m_rows.at(item.data(Qt::UserRole).toUInt());
}

QStringList SearchBox::shownKeys() const
{
    QStringList keys;
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->flags() & Qt::ItemIsSelectable)
            keys.append(rowOf(*m_list->item(row)).key);
    }
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
    switch (key) {
    case Qt::Key_Down:
    case Qt::Key_Tab: step(1, true); return true;
    case Qt::Key_Up:
    case Qt::Key_Backtab: step(-1, true); return true;
    case Qt::Key_PageDown: step(6, false); return true;
    case Qt::Key_PageUp: step(-6, false); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: takeCurrent(); return true;
    case Qt::Key_Escape: dismiss(); return true;
    default: return false;
    }
}

void SearchBox::step(int rows, bool wraps)
{
    std::vector<int> found;
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->flags() & Qt::ItemIsSelectable)
            found.push_back(row);
    }
    if (found.empty())
        return;
    const int last = static_cast<int>(found.size()) - 1;
    const auto now = std::ranges::find(found, m_list->currentRow());
    int next = now == found.end() ? 0 : static_cast<int>(now - found.begin()) + rows;
    if (wraps && (next < 0 || next > last))
        next = next < 0 ? last : 0;
    m_list->setCurrentRow(found[static_cast<std::size_t>(std::clamp(next, 0, last))]);
    if (next <= 0)
        m_list->scrollToTop(); // the heading too
}

void SearchBox::takeCurrent()
{
    const QListWidgetItem *item = m_list->currentItem();
    if (!item || !(item->flags() & Qt::ItemIsSelectable))
        return;
    const QString key = rowOf(*item).key;
    const Take take = m_take;
    dismiss();
    take(key);
}

void SearchBox::fill()
{
    const QString typed = m_edit->text().trimmed();
    std::vector<std::pair<int, const SearchRow *>> found; // with their scores
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
                consider(word, 250);                       // below titles of which a word begins so
        }
        if (best)
            found.emplace_back(typed.isEmpty() ? 0 : *best, &row);
    }
    // Among titles that begin with what was typed, the group decides: entrances come before the other "Fade …".
    const auto groupOf = [&](const SearchRow &row) {
        const Fit fit = typed.isEmpty() ? Fit::None : fitOf(typed, row.title);
        return fit == Fit::Exact ? -1 : fit == Fit::Begins ? row.group : std::numeric_limits<int>::max();
    };
    std::ranges::stable_sort(found, [&](const auto &a, const auto &b) {
        const int groupA = groupOf(*a.second);
        const int groupB = groupOf(*b.second);
        if (groupA != groupB)
            return groupA < groupB;
        if (a.first != b.first)
            return a.first > b.first;
        if (a.second->group != b.second->group)
            return a.second->group < b.second->group;
        const int order = a.second->category.localeAwareCompare(b.second->category);
        return order != 0 ? order < 0 : a.second->title.localeAwareCompare(b.second->title) < 0;
    });
    m_list->clear();
    QString heading;
    for (const auto &[score, row] : found) {
        if (typed.isEmpty() && row->heading != heading)
            addHeading(row->heading);
        heading = row->heading;
        auto *item = new QListWidgetItem(row->title, m_list);
        item->setData(Qt::UserRole, static_cast<uint>(row - m_rows.data()));
        item->setToolTip(row->help);
    }
    m_list->setVisible(!found.empty());
    m_nothing->setVisible(found.empty());
    m_edit->setAccessibleDescription(found.empty() ? m_nothing->text() : QString());
    step(0, false);
}

void SearchBox::addHeading(const QString &text)
{
    (new QListWidgetItem(text, m_list))->setFlags(Qt::NoItemFlags);
}

} // namespace lectograph::editor
