// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/commands/commandpalette.h"

#include "editor/settings/lastused.h"
#include "editor/settings/settings.h"
#include "editor/widgets/elision.h"
#include "editor/widgets/nothingfound.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"

#include <QApplication>
#include <QGraphicsDropShadowEffect>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr int widest = 620;
constexpr int rowHeight = 32;
constexpr int mostRowsSeen = 11;
constexpr std::size_t mostRows = 60;
constexpr int mostRecent = 12;

enum Role { Category = Qt::UserRole, Keys };

class CommandDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const QRect row = option.rect.adjusted(6, 0, -6, 0);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (option.state & QStyle::State_Selected) {
            painter->setPen(QPen(theme().accent, 2));
            painter->setBrush(theme().line);
            painter->drawRoundedRect(QRectF(row).adjusted(1, 1, -1, -1), 5, 5);
        }
        index.data(Qt::DecorationRole)
            .value<QIcon>()
            .paint(painter, QRect(row.left() + 10, row.center().y() - 7, 16, 16));
        QRect text = row.adjusted(36, 0, -10, 0);
        if (const QString keys = index.data(Keys).toString(); !keys.isEmpty()) {
            painter->setFont(uiFont(11));
            const int width = painter->fontMetrics().horizontalAdvance(keys) + 12;
            const QRectF cap(text.right() - width, row.center().y() - 9.5, width, 20);
            painter->setPen(QPen(theme().muted, 1));
            painter->setBrush(theme().background);
            painter->drawRoundedRect(cap.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
            painter->setPen(theme().text);
            painter->drawText(cap, Qt::AlignCenter, keys);
            text.setRight(text.right() - width - 10);
        }
        painter->setFont(uiFont(12));
        painter->setPen(theme().muted);
        const QString category = index.data(Category).toString();
        painter->drawText(text, Qt::AlignRight | Qt::AlignVCenter, category);
        text.setRight(text.right() - painter->fontMetrics().horizontalAdvance(category) - 12);
        painter->setFont(uiFont());
        painter->setPen(theme().text);
        painter->drawText(text, Qt::AlignLeft | Qt::AlignVCenter,
                          elidedName(painter->fontMetrics(), index.data().toString(), text.width()));
        painter->restore();
    }
    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override { return {200, rowHeight}; }
};

} // namespace

CommandPalette::CommandPalette(Session &session, QWidget *window)
    : QFrame(window),
      m_session(session),
      m_custom(session.document.plugins()),
      m_field(new QLineEdit(this)),
      m_list(new QListWidget(this)),
      m_nothing(nothingFoundLabel(this))
{
    setObjectName(u"commandPalette"_s);
    setAccessibleName(tr("Find anything"));
    setStyleSheet(
        u"#commandPalette { background: %1; border: 1px solid %2; border-radius: 10px; }"
        "#commandPalette QListView { background: transparent; }"_s.arg(theme().raised.name(), theme().line.name()));
    auto *shadow = new QGraphicsDropShadowEffect(this);
    shadow->setBlurRadius(32);
    shadow->setOffset(0, 8);
    shadow->setColor(QColor(0, 0, 0, 120));
    setGraphicsEffect(shadow);
    m_field->setObjectName(u"commandField"_s);
    m_field->setPlaceholderText(tr("What would you like to do?"));
    m_field->setAccessibleName(tr("What would you like to do?"));
    m_field->addAction(icon(u"search"_s, theme().muted), QLineEdit::LeadingPosition);
    m_field->setFixedHeight(36);
    m_list->setObjectName(u"commandList"_s);
    m_list->setAccessibleName(tr("What was found"));
    m_list->setItemDelegate(new CommandDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setFrameShape(QFrame::NoFrame);
    QVBoxLayout *layout = columnLayout(this, 6, {8, 8, 8, 8});
    layout->addWidget(m_field);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_nothing, 1);
    connect(m_field, &QLineEdit::textChanged, this, &CommandPalette::search);
    connect(m_list, &QListView::clicked, this, [this](const QModelIndex &index) { run(index.row()); });
    m_field->installEventFilter(this);
    window->installEventFilter(this);
    hide();
}

void CommandPalette::open(Scope scope)
{
    if (!isVisible())
        m_focusBefore = QApplication::focusWidget();
    m_all = scope == Scope::Window ? commandsOf(*parentWidget(), m_session) : commandsFor(m_session, m_custom.all());
    m_field->clear();
    search({});
    show();
    place();
    raise();
    m_field->setFocus(Qt::ShortcutFocusReason);
}

void CommandPalette::place()
{
    const QWidget *window = parentWidget();
    const int wide = std::min(widest, window->width() - 32);
    const int top = std::min(64, window->height() / 10);
    const int rows = std::clamp((window->height() - top - 80) / rowHeight, 3, mostRowsSeen);
    m_list->setFixedHeight(rows * rowHeight);
    m_nothing->setFixedHeight(rows * rowHeight);
    setGeometry((window->width() - wide) / 2, top, wide, layout()->sizeHint().height());
}

void CommandPalette::search(const QString &typed)
{
    m_found = matching(m_all, typed, setting::recentCommands.value());
    if (m_found.size() > mostRows && !typed.isEmpty())
        m_found.resize(mostRows);
    m_list->clear();
    for (const Command &command : m_found) {
        auto *item = new QListWidgetItem(command.icon, command.text, m_list);
        item->setData(Category, command.category);
        item->setData(Keys, command.keys);
        item->setData(Qt::AccessibleTextRole, tr("%1, %2 %3").arg(command.text, command.category, command.keys));
    }
    m_list->setVisible(!m_found.empty());
    m_nothing->setVisible(m_found.empty());
    m_list->setCurrentRow(0);
    m_list->scrollToTop();
}

void CommandPalette::run(int row)
{
    if (row < 0 || row >= static_cast<int>(m_found.size()))
        return;
    const Command command = m_found[static_cast<std::size_t>(row)];
    setting::recentCommands.set(withFirst(setting::recentCommands.value(), command.id, mostRecent));
    leave();
    // Queued, because the command may recreate the window, and this with it.
    QMetaObject::invokeMethod(&m_session.document, command.run, Qt::QueuedConnection);
}

void CommandPalette::leave()
{
    hide();
    // Restores the focus, because the command may act on the focused panel.
    if (m_focusBefore)
        m_focusBefore->setFocus(Qt::OtherFocusReason);
}

bool CommandPalette::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parentWidget()) {
        if (event->type() == QEvent::Resize && isVisible())
            place();
        return false;
    }
    if (event->type() == QEvent::FocusOut) {
        // Stays open for the context menu of the field and when another program is activated.
        const auto reason = static_cast<QFocusEvent *>(event)->reason();
        if (isVisible() && reason != Qt::PopupFocusReason && reason != Qt::ActiveWindowFocusReason)
            hide();
        return false;
    }
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride)
        return false;
    const int key = static_cast<QKeyEvent *>(event)->key();
    const bool isOwn = key == Qt::Key_Escape || key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp
        || key == Qt::Key_PageDown || key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Tab
        || key == Qt::Key_Backtab;
    if (!isOwn)
        return false;
    event->accept();
    if (event->type() == QEvent::ShortcutOverride)
        return true;
    const int rows = m_list->count();
    const int row = m_list->currentRow();
    const auto goTo = [&](int wanted) {
        if (rows > 0)
            m_list->setCurrentRow((wanted + rows) % rows);
    };
    switch (key) {
    case Qt::Key_Escape: leave(); break;
    case Qt::Key_Up:
    case Qt::Key_Backtab: goTo(row - 1); break;
    case Qt::Key_Down:
    case Qt::Key_Tab: goTo(row + 1); break;
    case Qt::Key_PageUp: goTo(std::max(0, row - 10)); break;
    case Qt::Key_PageDown: goTo(std::min(rows - 1, row + 10)); break;
    default: run(row); break;
    }
    return true;
}

} // namespace lectograph::editor
