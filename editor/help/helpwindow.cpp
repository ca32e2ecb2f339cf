// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/help/helpwindow.h"

#include "base/interface_language.h"
#include "editor/help/focustopic.h"
#include "editor/help/generated.h"
#include "editor/help/helppage.h"
#include "editor/help/helpsearch.h"
#include "editor/language/language.h"
#include "editor/settings/settings.h"
#include "editor/widgets/balancedlabel.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"

#include <QDesktopServices>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QScrollBar>
#include <QShortcut>
#include <QSplitter>
#include <QStackedWidget>
#include <QStyledItemDelegate>
#include <QTreeWidget>
#include <QUrl>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr int topicRole = Qt::UserRole;
constexpr int sectionRole = Qt::UserRole + 1;

QString topicsLanguage()
{
    const QString interface = base::interfaceLanguage();
    return interfaceLanguages().contains(interface) ? interface : u"en"_s;
}

/// A result: the title, and below it where it is in the contents.
class ResultDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override { return {120, 46}; }
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const bool isSelected = option.state.testFlag(QStyle::State_Selected);
        if (isSelected || option.state.testFlag(QStyle::State_MouseOver))
            painter->fillRect(option.rect, isSelected ? theme().line : theme().raised);
        const auto write = [&](int top, const QFont &font, const QColor &color, const QString &text) {
            const QRect line = option.rect.adjusted(3 * Theme::grid, top, -2 * Theme::grid, 0);
            painter->setFont(font);
            painter->setPen(color);
            painter->drawText(line, Qt::AlignLeft | Qt::AlignTop,
                              painter->fontMetrics().elidedText(text, Qt::ElideRight, line.width()));
        };
        write(5, uiFont(13), theme().text, index.data().toString());
        write(25, uiFont(11), isSelected ? theme().text : theme().muted, index.data(sectionRole).toString());
    }
};

/// The item of a topic in the contents. Returns null if there is none.
QTreeWidgetItem *itemOfTopic(const QTreeWidget &contents, const QString &id)
{
    for (QTreeWidgetItemIterator it(const_cast<QTreeWidget *>(&contents)); *it; ++it) {
        if ((*it)->data(0, topicRole).toString() == id)
            return *it;
    }
    return nullptr;
}

} // namespace

HelpWindow::HelpWindow(Session &session, QWidget *window)
    : QDialog(window, Qt::Dialog | Qt::WindowMinMaxButtonsHint | Qt::WindowCloseButtonHint), m_session(session)
{
    setObjectName(u"helpWindow"_s);
    build();
    resize(820, 640);
    if (!restoreGeometry(setting::helpGeometry.value())) {
        const QRect beside = window->frameGeometry();
        move(std::max(beside.left(), beside.right() - width() - 24), beside.top() + 64);
    }
}

void HelpWindow::build()
{
    setWindowTitle(tr("Lectograph help"));
    m_topics = guideTopics(topicsLanguage());
    std::ranges::move(commandTopics(m_session.actions), std::back_inserter(m_topics));
    std::ranges::move(vocabularyTopics(m_session.registry()), std::back_inserter(m_topics));

    QVBoxLayout *layout = columnLayout(this);
    layout->addWidget(makeTools());
    auto *halves = new QSplitter(Qt::Horizontal, this);
    halves->setHandleWidth(1);
    halves->addWidget(makeSide());
    halves->addWidget(makeReader());
    halves->setChildrenCollapsible(false);
    halves->setStretchFactor(1, 1);
    halves->setSizes({240, 560});
    layout->addWidget(halves, 1);
    fillContents();
    connect(&m_session.actions, &Actions::keysChanged, this, &HelpWindow::renewKeys, Qt::UniqueConnection);

    const auto addKey = [this](const QKeySequence &key, const std::function<void()> &run) {
        connect(new QShortcut(key, this), &QShortcut::activated, this, run);
    };
    addKey(Qt::ALT | Qt::Key_Left, [this] { step(-1); });
    addKey(Qt::ALT | Qt::Key_Right, [this] { step(1); });
    addKey(QKeySequence::Find, [this] {
        m_field->setFocus(Qt::ShortcutFocusReason);
        m_field->selectAll();
    });
}

void HelpWindow::renew()
{
    const QString query = m_field->text();
    const int scrolled = m_page->verticalScrollBar()->value();
    setUpdatesEnabled(false);
    delete layout();
    for (QObject *old : QObjectList(children()))
        delete old;
    m_current.clear();
    build();
    m_field->setText(query);
    show(m_history.value(m_at), {});
    layout()->activate();
    m_page->verticalScrollBar()->setValue(scrolled);
    setUpdatesEnabled(true);
}

HelpWindow::~HelpWindow()
{
    setting::helpGeometry.set(saveGeometry());
}

QWidget *HelpWindow::makeTools()
{
    auto *tools = new QWidget(this);
    QHBoxLayout *row = rowLayout(tools, Theme::grid,
                                 {2 * Theme::grid, 2 * Theme::grid, 3 * Theme::grid, 2 * Theme::grid});
    m_back = toolButton(u"arrow-left"_s, tr("Back  (Alt+Left)"), tools);
    m_forward = toolButton(u"arrow-right"_s, tr("Forward  (Alt+Right)"), tools);
    QToolButton *home = toolButton(u"book-open"_s, tr("First page of the guide"), tools);
    connect(m_back, &QToolButton::clicked, this, [this] { step(-1); });
    connect(m_forward, &QToolButton::clicked, this, [this] { step(1); });
    connect(home, &QToolButton::clicked, this, [this] {
        m_field->clear();
        visit(m_topics.front().id);
    });
    m_field = new QLineEdit(tools);
    m_field->setObjectName(u"helpSearch"_s);
    m_field->setPlaceholderText(tr("Search the help  (Ctrl+F)"));
    m_field->setAccessibleName(tr("Search the help"));
    m_field->setClearButtonEnabled(true);
    m_field->addAction(icon(u"search"_s, theme().muted), QLineEdit::LeadingPosition);
    m_field->installEventFilter(this);
    connect(m_field, &QLineEdit::textChanged, this, &HelpWindow::showResults);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_back, m_forward, home})
        row->addWidget(widget);
    row->addSpacing(Theme::grid);
    row->addWidget(m_field, 1);
    return tools;
}

QWidget *HelpWindow::makeSide()
{
    m_side = new QStackedWidget(this);
    m_contents = new QTreeWidget(m_side);
    m_contents->setObjectName(u"helpContents"_s);
    m_contents->setAccessibleName(tr("Contents"));
    m_contents->setHeaderHidden(true);
    m_contents->setRootIsDecorated(true);
    m_contents->setIndentation(14);
    m_contents->setTextElideMode(Qt::ElideRight);
    connect(m_contents, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem *item) {
        const QString topic = item ? item->data(0, topicRole).toString() : QString();
        if (!topic.isEmpty() && topic != m_current)
            visit(topic);
    });
    m_side->addWidget(m_contents);

    auto *found = new QWidget(m_side);
    QVBoxLayout *column = columnLayout(found);
    m_nothing = new BalancedLabel(found);
    m_nothing->setProperty("muted", true);
    m_nothing->setTextFormat(Qt::PlainText); // contains the typed text
    m_nothing->setContentsMargins(3 * Theme::grid, 3 * Theme::grid, 3 * Theme::grid, 3 * Theme::grid);
    m_results = new QListWidget(found);
    m_results->setObjectName(u"helpResults"_s);
    m_results->setAccessibleName(tr("Search results"));
    m_results->setItemDelegate(new ResultDelegate(m_results));
    m_results->setMouseTracking(true);
    m_results->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(m_results, &QListWidget::currentItemChanged, this, [this](QListWidgetItem *item) {
        if (item)
            visit(item->data(topicRole).toString(), searchTerms(m_field->text()));
    });
    column->addWidget(m_nothing);
    column->addWidget(m_results, 1);
    m_side->addWidget(found);
    return m_side;
}

QWidget *HelpWindow::makeReader()
{
    auto *reader = new QWidget(this);
    QVBoxLayout *column = columnLayout(reader);
    m_selected = new QLabel(reader);
    m_selected->setObjectName(u"helpSelected"_s);
    m_selected->setWordWrap(true);
    m_selected->setStyleSheet(u"#helpSelected { border: 2px solid transparent; border-radius: 5px; }"
                              "#helpSelected:focus { border-color: %1; }"_s.arg(theme().accent.name()));
    m_selected->setTextFormat(Qt::RichText); // links with titles of the vocabulary, escaped
    m_selected->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_selected->setContentsMargins(5 * Theme::grid, 2 * Theme::grid, 5 * Theme::grid, 0);
    connect(m_selected, &QLabel::linkActivated, this, [this](const QString &topic) { visit(topic); });
    m_selected->hide();
    m_page = new HelpPage(reader);
    m_page->setAccessibleName(tr("Page"));
    connect(m_page, &QTextBrowser::anchorClicked, this, &HelpWindow::follow);
    column->addWidget(m_selected);
    column->addWidget(m_page, 1);
    return reader;
}

void HelpWindow::fillContents()
{
    QTreeWidgetItem *section = nullptr;
    for (const HelpTopic &topic : m_topics) {
        if (!section || section->text(0) != topic.section) {
            section = new QTreeWidgetItem(m_contents, {topic.section});
            section->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
            section->setFont(0, uiFont(13, true));
            section->setExpanded(!topic.id.contains(u'/')); // those of the guide
        }
        auto *item = new QTreeWidgetItem(section, {topic.title});
        item->setData(0, topicRole, topic.id);
        item->setToolTip(0, topic.title);
    }
}

void HelpWindow::renewKeys()
{
    for (HelpTopic &renewed : commandTopics(m_session.actions)) {
        const auto topic = std::ranges::find(m_topics, renewed.id, &HelpTopic::id);
        if (topic != m_topics.end())
            *topic = std::move(renewed);
    }
}

void HelpWindow::openTopic(const QString &topic)
{
    m_field->clear();
    QDialog::show(); // before the page, which is laid out for its width
    raise();
    activateWindow();
    visit(topic);
    showSelected();
    m_field->setFocus(Qt::OtherFocusReason);
}

void HelpWindow::search(const QString &query)
{
    m_field->setText(query);
}

/// Offers the topics of what is selected in the lecture.
void HelpWindow::showSelected()
{
    QStringList links;
    for (const QString &id : selectedTopics(m_session)) {
        if (const HelpTopic *topic = findTopic(m_topics, id); topic && links.size() < 4 && id != m_current)
            links.append(u"<a href=\"%1\" style=\"color:%2\">%3</a>"_s.arg(id.toHtmlEscaped(), theme().accent.name(),
                                                                           topic->title.toHtmlEscaped()));
    }
    m_selected->setVisible(!links.isEmpty());
    m_selected->setText(tr("What is selected: %1").arg(links.join(u"  ·  "_s)));
}

void HelpWindow::follow(const QUrl &url)
{
    const auto link = parsedLink(url.toString());
    if (!link)
        return;
    switch (link->kind) {
    case HelpLink::Kind::Topic: visit(url.toString()); break;
    case HelpLink::Kind::Action:
        if (QAction *action = m_session.actions.find(link->target); action && mayTrigger(link->target))
            action->trigger();
        break;
    case HelpLink::Kind::Web: QDesktopServices::openUrl(url); break;
    }
}

void HelpWindow::visit(const QString &address, const QStringList &words)
{
    m_history = m_history.mid(0, m_at + 1);
    // A page that was shown while typing is worth going back to if one has left it by a link.
    if (!m_history.isEmpty() && m_history.last().section(u'#', 0, 0) != m_current)
        m_history.append(m_current);
    if (m_history.isEmpty() || m_history.last() != address)
        m_history.append(address);
    m_at = m_history.size() - 1;
    show(address, words);
}

void HelpWindow::step(int by)
{
    const qsizetype to = m_at + by;
    if (to < 0 || to >= m_history.size())
        return;
    m_at = to;
    show(m_history.at(to), {});
}

void HelpWindow::show(const QString &address, const QStringList &words)
{
    const auto link = parsedLink(address);
    const HelpTopic *topic = link ? findTopic(m_topics, link->target) : nullptr;
    if (!topic)
        topic = &m_topics.front();
    m_current = topic->id;
    m_page->showPage(topic->markdown, link ? link->anchor : QString(), words);
    m_back->setEnabled(m_at > 0);
    m_forward->setEnabled(m_at + 1 < m_history.size());
    setWindowTitle(tr("%1 – Lectograph help").arg(topic->title));
    m_page->setAccessibleDescription(topic->title);
    markInContents();
}

void HelpWindow::markInContents()
{
    if (QTreeWidgetItem *item = itemOfTopic(*m_contents, m_current)) {
        const QSignalBlocker blocker(m_contents);
        m_contents->setCurrentItem(item);
        m_contents->scrollToItem(item);
    }
    const QListWidgetItem *marked = m_results->currentItem();
    if (!marked || marked->data(topicRole).toString() == m_current)
        return;
    const QSignalBlocker blocker(m_results);
    QListWidgetItem *found = nullptr;
    for (int row = 0; row < m_results->count() && !found; ++row) {
        if (m_results->item(row)->data(topicRole).toString() == m_current)
            found = m_results->item(row);
    }
    m_results->setCurrentItem(found); // none, if it was not found by the words
    if (!found)
        m_results->clearSelection();
}

void HelpWindow::showResults(const QString &query)
{
    const QSignalBlocker blocker(m_results);
    m_results->clear();
    const std::vector<HelpHit> hits = searched(m_topics, query);
    for (const HelpHit &hit : hits) {
        auto *item = new QListWidgetItem(hit.topic->title, m_results);
        item->setData(sectionRole, hit.topic->section);
        item->setData(topicRole, hit.topic->id);
        item->setData(Qt::AccessibleDescriptionRole, hit.topic->section + u". "_s + hit.excerpt);
        item->setToolTip(hit.excerpt);
    }
    m_nothing->setText(tr("Nothing about “%1”. Try one word, or another one.").arg(query.trimmed()));
    m_nothing->setVisible(hits.empty());
    m_results->setVisible(!hits.empty());
    m_side->setCurrentIndex(query.trimmed().isEmpty() ? 0 : 1);
    if (hits.empty())
        return;
    m_results->setCurrentRow(0);
    show(hits.front().topic->id, searchTerms(query));
}

bool HelpWindow::eventFilter(QObject *watched, QEvent *event)
{
    // The arrow keys move through the results while one types.
    if (watched == m_field && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        const int by = key == Qt::Key_Down ? 1 : key == Qt::Key_Up ? -1 : 0;
        if (by != 0 && m_side->currentIndex() == 1) {
            m_results->setCurrentRow(std::clamp(m_results->currentRow() + by, 0, std::max(0, m_results->count() - 1)));
            return true;
        }
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            m_page->setFocus(Qt::OtherFocusReason);
            return true;
        }
        if (key == Qt::Key_Escape && !m_field->text().isEmpty()) {
            m_field->clear();
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

void HelpWindow::keyPressEvent(QKeyEvent *event)
{
    // A dialog would press its first button.
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        return;
    QDialog::keyPressEvent(event);
}

} // namespace lectograph::editor
