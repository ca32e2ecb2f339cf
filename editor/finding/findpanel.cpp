// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/finding/findpanel.h"

#include "editor/edits/texts.h"
#include "editor/language/language.h"
#include "editor/operations/apply_edit.h"
#include "editor/operations/going.h"
#include "editor/widgets/balancedlabel.h"
#include "editor/widgets/helptopic.h"
#include "editor/widgets/navigablelist.h"
#include "editor/widgets/noscrollcombobox.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QStyledItemDelegate>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr int pauseMilliseconds = 150;
constexpr int fieldWidth = 320;

/// One line: the words around an occurrence, which stands out, and where it is.
class FoundDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const bool isSelected = option.state & QStyle::State_Selected;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (isSelected || option.state & QStyle::State_MouseOver)
            painter->fillRect(option.rect, isSelected ? theme().line : theme().raised);
        if (isSelected && option.state & QStyle::State_HasFocus) {
            painter->setPen(QPen(theme().accent, 2));
            painter->drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), 4, 4);
        }
        const QRect row = option.rect.adjusted(12, 0, -12, 0);
        painter->setFont(uiFont(12));
        painter->setPen(theme().muted);
        const QString where = painter->fontMetrics().elidedText(index.data(FoundModel::WhereRole).toString(),
                                                                Qt::ElideMiddle, row.width() / 2);
        painter->drawText(row, Qt::AlignRight | Qt::AlignVCenter, where);
        QRect room = row.adjusted(0, 0, -painter->fontMetrics().horizontalAdvance(where) - 16, 0);
        const auto write = [&](const QString &text, const QColor &color, bool isBold, Qt::TextElideMode elide,
                               int most) {
            painter->setFont(uiFont(13, isBold));
            painter->setPen(color);
            const QString shown = painter->fontMetrics().elidedText(text, elide, std::min(most, room.width()));
            painter->drawText(room, Qt::AlignLeft | Qt::AlignVCenter, shown);
            room.setLeft(room.left() + painter->fontMetrics().horizontalAdvance(shown));
        };
        write(index.data(FoundModel::BeforeRole).toString(), theme().text, false, Qt::ElideLeft, room.width() / 2);
        write(index.data(FoundModel::MatchRole).toString(), theme().accent, true, Qt::ElideRight, room.width());
        write(index.data(FoundModel::AfterRole).toString(), theme().text, false, Qt::ElideRight, room.width());
        painter->restore();
    }
    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override { return {200, Theme::row}; }
};

QLineEdit *fieldCalled(const QString &name, const QString &objectName, QWidget *parent)
{
    auto *field = new QLineEdit(parent);
    field->setObjectName(objectName);
    field->setPlaceholderText(name);
    field->setAccessibleName(name);
    field->setClearButtonEnabled(true);
    field->setMaximumWidth(fieldWidth);
    field->setMinimumWidth(fieldWidth / 3);
    return field;
}

QToolButton *textButton(const QString &text, const QString &tip, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setText(text);
    button->setToolTip(tip);
    button->setFocusPolicy(Qt::TabFocus);
    button->setFixedHeight(Theme::row);
    return button;
}

} // namespace

FindPanel::FindPanel(Session &session, QWidget *parent)
    : QWidget(parent),
      m_session(session),
      m_model(new FoundModel(session, this)),
      m_list(new NavigableList(this)),
      m_hint(new BalancedLabel(this)),
      m_pages(new QStackedWidget(this))
{
    setObjectName(u"findPanel"_s);
    setAccessibleName(tr("Find and replace"));
    setHelpTopic(this, u"find"_s);
    m_list->setObjectName(u"foundList"_s);
    m_list->setAccessibleName(tr("Places"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new FoundDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setMouseTracking(true);
    m_hint->setObjectName(u"findHint"_s);
    m_hint->setAlignment(Qt::AlignCenter);
    m_hint->setProperty("muted", true);
    m_hint->setContentsMargins(4 * Theme::grid, 0, 4 * Theme::grid, 0);
    m_pages->addWidget(m_hint);
    m_pages->addWidget(m_list);
    QVBoxLayout *layout = columnLayout(this, Theme::grid, {0, Theme::grid, 0, 0});
    layout->addWidget(makeFindRow());
    layout->addWidget(makeReplaceRow());
    layout->addWidget(m_pages, 1);
    setFocusProxy(m_find);
    setTabOrder(m_find, m_replace); // as elsewhere

    m_pause.setSingleShot(true);
    m_pause.setInterval(pauseMilliseconds);
    connect(&m_pause, &QTimer::timeout, this, &FindPanel::search);
    connect(m_find, &QLineEdit::textChanged, &m_pause, qOverload<>(&QTimer::start));
    connect(m_case, &QToolButton::toggled, this, &FindPanel::search);
    connect(m_words, &QToolButton::toggled, this, &FindPanel::search);
    connect(m_language, &QComboBox::currentIndexChanged, this, &FindPanel::search);
    connect(m_list, &QListView::clicked, this, &FindPanel::go);
    connect(m_one, &QToolButton::clicked, this, &FindPanel::replaceCurrent);
    connect(m_all, &QToolButton::clicked, this, &FindPanel::replaceAll);
    connect(&session.document, &Document::changed, this, [this] {
        if (isVisible()) // or else when it is shown
            m_pause.start();
    });
    listLanguages();
    search();
}

QWidget *FindPanel::makeFindRow()
{
    auto *row = new QWidget(this);
    QHBoxLayout *layout = rowLayout(row, 2 * Theme::grid, {3 * Theme::grid, 0, 3 * Theme::grid, 0});
    m_find = fieldCalled(tr("Find in the whole lecture"), u"findField"_s, row);
    m_find->installEventFilter(this);
    const auto toggle = [&](const QString &text, const QString &tip) {
        QToolButton *button = textButton(text, tip, row);
        button->setCheckable(true);
        return button;
    };
    m_case = toggle(u"Aa"_s, tr("Upper and lower case differ"));
    m_case->setAccessibleName(m_case->toolTip());
    m_words = toggle(tr("Words"), tr("Whole words only"));
    m_language = new NoScrollComboBox(tr("Language"), row);
    m_language->setObjectName(u"findLanguage"_s);
    // Its kind takes only what a layout gives it, which is nothing beside fields that stretch.
    m_language->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_language->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_count = new QLabel(row);
    m_count->setProperty("muted", true);
    layout->addWidget(m_find, 1);
    layout->addWidget(m_case);
    layout->addWidget(m_words);
    layout->addWidget(m_language);
    layout->addWidget(m_count);
    layout->addStretch();
    return row;
}

QWidget *FindPanel::makeReplaceRow()
{
    auto *row = new QWidget(this);
    QHBoxLayout *layout = rowLayout(row, 2 * Theme::grid, {3 * Theme::grid, 0, 3 * Theme::grid, 0});
    m_replace = fieldCalled(tr("Replace by"), u"replaceField"_s, row);
    m_replace->installEventFilter(this);
    m_one = textButton(tr("Replace"), tr("Replace the place that is marked in the list"), row);
    m_all = textButton(tr("Replace all"), tr("Replace all places in the list, in one step"), row);
    m_one->setObjectName(u"replaceOne"_s);
    m_all->setObjectName(u"replaceAll"_s);
    layout->addWidget(m_replace, 1);
    layout->addWidget(m_one);
    layout->addWidget(m_all);
    layout->addStretch();
    return row;
}

void FindPanel::begin(Field field, const QString &words)
{
    if (!words.isEmpty())
        m_find->setText(words);
    QLineEdit *edit = field == Field::Find || m_find->text().isEmpty() ? m_find : m_replace;
    edit->setFocus(Qt::ShortcutFocusReason);
    edit->selectAll();
    search();
}

Wanted FindPanel::wanted() const
{
    return {m_find->text(), m_case->isChecked(), m_words->isChecked(), m_language->currentData().toString()};
}

void FindPanel::listLanguages()
{
    const QStringList languages = languagesOf(m_session.document.lecture()).all;
    QStringList listed;
    for (int i = 1; i < m_language->count(); ++i)
        listed.append(m_language->itemData(i).toString());
    m_language->setVisible(languages.size() > 1);
    if (m_language->count() > 0 && listed == languages)
        return;
    const QSignalBlocker blocker(m_language);
    const QString chosen = m_language->currentData().toString();
    m_language->clear();
    m_language->addItem(tr("All languages"), QString());
    for (const QString &language : languages)
        m_language->addItem(languageName(language), language);
    m_language->setCurrentIndex(std::max(0, m_language->findData(chosen)));
}

void FindPanel::search()
{
    m_pause.stop();
    listLanguages();
    const int row = m_list->currentIndex().row();
    m_model->setFound(foundIn(m_session.document.lecture(), wanted(), m_session.document.plugins()));
    m_list->setCurrentIndex(m_model->index(std::clamp(row, 0, std::max(0, count() - 1)), 0));
    const bool isEmpty = m_find->text().isEmpty();
    m_count->setText(isEmpty ? QString() : tr("%n place(s)", nullptr, count()));
    m_hint->setText(isEmpty
                        ? tr("Type words to find them in everything that the lecture shows, and in the names that you "
                             "have given. Enter goes from one place to the next.")
                        : tr("No text of the lecture has these words."));
    m_pages->setCurrentWidget(count() > 0 ? static_cast<QWidget *>(m_list) : m_hint);
    m_one->setEnabled(count() > 0);
    m_all->setEnabled(count() > 0);
}

/// To the next occurrence, round the end of the list.
void FindPanel::step(int rows)
{
    if (m_pause.isActive())
        search();
    if (count() == 0)
        return;
    const int row = (m_list->currentIndex().row() + rows + count()) % count();
    m_list->setCurrentIndex(m_model->index(row, 0));
    go(m_list->currentIndex());
}

void FindPanel::go(const QModelIndex &index)
{
    goTo(m_session, destinationOf(m_model->at(index.row()).place));
}

void FindPanel::replaceCurrent()
{
    if (m_pause.isActive())
        search();
    const QModelIndex current = m_list->currentIndex();
    if (!current.isValid())
        return;
    const Wanted what = wanted();
    const auto only = static_cast<std::size_t>(current.row());
    applyEdit(m_session, tr("Replace “%1”").arg(what.text), [&](const Lecture &lecture) -> Result<Lecture> {
        return withReplaced(lecture, what, m_replace->text(), m_session.document.plugins(), only);
    });
    search();
}

void FindPanel::replaceAll()
{
    if (m_pause.isActive())
        search();
    const Wanted what = wanted();
    const int places = count();
    applyEdit(m_session, tr("Replace “%1” everywhere").arg(what.text), [&](const Lecture &lecture) -> Result<Lecture> {
        return withReplaced(lecture, what, m_replace->text(), m_session.document.plugins());
    });
    search();
    m_count->setText(tr("%n place(s) replaced", nullptr, places));
}

/// Enter and the arrows in the fields go through the list.
bool FindPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto *pressed = static_cast<QKeyEvent *>(event);
    const bool isEnter = pressed->key() == Qt::Key_Return || pressed->key() == Qt::Key_Enter;
    if (isEnter && watched == m_replace) {
        replaceCurrent();
    } else if (isEnter) {
        step(pressed->modifiers() & Qt::ShiftModifier ? -1 : 1);
        m_find->setFocus(Qt::OtherFocusReason);
    } else if (pressed->key() == Qt::Key_Down) {
        m_list->setFocus(Qt::OtherFocusReason);
    } else {
        return QWidget::eventFilter(watched, event);
    }
    return true;
}

void FindPanel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT left();
    else
        QWidget::keyPressEvent(event);
}

void FindPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    search();
}

} // namespace lectograph::editor
