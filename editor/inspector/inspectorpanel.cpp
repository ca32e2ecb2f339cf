// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/inspectorpanel.h"

#include "editor/inspector/actionids.h"
#include "editor/inspector/fields/textfields.h"
#include "editor/inspector/propertysheet.h"
#include "editor/inspector/rows/header.h"
#include "editor/inspector/rows/row.h"
#include "editor/inspector/rows/section.h"
#include "editor/inspector/rows/selectionstructure.h"
#include "editor/widgets/nothingfound.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QInputMethod>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

/// So many are found by looking at them.
constexpr std::size_t fewProperties = 16;

/// Whether plain keys are shortcuts there: Space plays, arrows move the selection.
bool isForWork(const QWidget *widget)
{
    const bool isForTyping = widget->testAttribute(Qt::WA_InputMethodEnabled);
    const bool isControl = qobject_cast<const QAbstractButton *>(widget)
        || qobject_cast<const QAbstractItemView *>(widget) || qobject_cast<const QComboBox *>(widget)
        || qobject_cast<const QTabBar *>(widget) || qobject_cast<const QAbstractSlider *>(widget);
    return !isForTyping && !isControl;
}

/// The update interval of values during playback: frequent enough to read, without slowing down the picture.
constexpr int timedMilliseconds = 100;

} // namespace

InspectorPanel::InspectorPanel(Session &session, QWidget *parent)
    : QWidget(parent),
      m_session(session),
      m_head(new InspectorHeader(session, this)),
      m_search(new QLineEdit(this)),
      m_nothing(nothingFoundLabel(this)),
      m_scroll(new QScrollArea(this)),
      m_holder(new QWidget)
{
    setObjectName(u"inspector"_s);
    setAccessibleName(tr("Inspector"));
    setMinimumWidth(236);
    QVBoxLayout *layout = columnLayout(this);
    layout->addWidget(m_head);
    auto *searchLine = new QWidget(this);
    rowLayout(searchLine, 0, {2 * Theme::grid, Theme::grid, 2 * Theme::grid, 0})->addWidget(m_search);
    layout->addWidget(searchLine);
    searchLine->hide();
    m_search->setObjectName(u"findProperty"_s);
    m_search->setPlaceholderText(tr("Find a property"));
    m_search->setAccessibleName(tr("Find a property"));
    m_search->setToolTip(tr("Part of its name; Esc shows all again"));
    m_search->setClearButtonEnabled(true);
    m_search->addAction(icon(u"search"_s, theme().muted), QLineEdit::LeadingPosition);
    cancelByEscape(m_search, [this] { m_search->text().isEmpty() ? giveFocusBack() : m_search->clear(); });
    connect(m_search, &QLineEdit::textChanged, this, &InspectorPanel::searchProperties);
    layout->addWidget(m_nothing);
    layout->addWidget(m_scroll, 1);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    columnLayout(m_holder);
    m_holder->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // one row that is too wide cuts no others
    m_scroll->setWidget(m_holder);

    connect(&session.document, &Document::changed, this, &InspectorPanel::follow);
    connect(&session.selection, &Selection::changed, this, &InspectorPanel::follow);
    connect(&session.selection, &Selection::sceneChanged, this, &InspectorPanel::follow);
    connect(&session.preview, &Preview::languageChanged, this, &InspectorPanel::follow);
    const auto followComputed = [this] {
        if (!m_session.preview.isBusy())
            follow();
    };
    // An edit that ends what is computed has not reached everybody yet.
    connect(&session.preview, &Preview::busyChanged, this, followComputed, Qt::QueuedConnection);
    connect(&session.playhead, &Playhead::timeChanged, this, &InspectorPanel::refreshTimed);
    connect(&session.playhead, &Playhead::playingChanged, this, &InspectorPanel::refreshTimed);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) { rememberWork(now); });
    connect(m_head, &InspectorHeader::editingFinished, this, &InspectorPanel::giveFocusBack);
    connect(&session.playhead, &Playhead::rested, this, [this] {
        if (isVisible())
            catchUp();
    });
    connect(&session.selection, &Selection::pointedAt, this, [this](const QString &row) {
        m_pointed = row;
        if (isVisible())
            showPointed();
    });
    m_marking.setSingleShot(true);
    connect(&m_marking, &QTimer::timeout, this, [this] {
        if (!m_marked)
            return;
        m_scroll->ensureWidgetVisible(m_marked, 0, 3 * Theme::grid);
        m_marked->mark();
    });
    addActions();
    rebuild();
}

void InspectorPanel::addActions()
{
    const auto add = [this](ActionId id, const QString &text, const QString &keys, const QString &icon,
                            const std::function<void()> &run) {
        m_session.actions.add(this, {id, tr("Inspector"), text, {QKeySequence(keys)}, icon}, run);
    };
    const auto inRow = [this](void (Row::*run)()) {
        return [this, run] {
            if (Row *focused = rowWithFocus())
                (focused->*run)();
        };
    };
    add(inspectoraction::keyframe, tr("Set or remove keyframe"), u"Alt+K"_s, u"diamond"_s, inRow(&Row::toggleKeyframe));
    add(inspectoraction::reset, tr("Back to the default"), u"Alt+R"_s, u"rotate-ccw"_s, inRow(&Row::reset));
    m_insertSymbol = m_session.actions.add(this,
                                           {inspectoraction::symbol,
                                            tr("Inspector"),
                                            tr("Insert a symbol or formula…"),
                                            {QKeySequence(u"Alt+="_s)},
                                            u"omega"_s},
                                           [this] { insertSymbol(); });
    // From row to row; Tab stops at each value of a row.
    add(inspectoraction::next, tr("Next property"), u"Ctrl+Tab"_s, {}, [this] { stepRow(1); });
    add(inspectoraction::previous, tr("Previous property"), u"Ctrl+Shift+Tab"_s, {}, [this] { stepRow(-1); });
    add(inspectoraction::fold, tr("Fold the section away"), u"Alt+Left"_s, {}, [this] {
        for (QWidget *above = rowWithFocus(); above; above = above->parentWidget()) {
            if (auto *section = qobject_cast<Section *>(above))
                return section->foldAway();
        }
    });
}

InspectorPanel::~InspectorPanel()
{
    finishTyping();
}

const std::vector<Row *> &InspectorPanel::rows()
{
    catchUp();
    return m_sheet->rows();
}

Row *InspectorPanel::row(const QString &key)
{
    catchUp();
    return m_sheet->row(key);
}

Row *InspectorPanel::rowWithFocus() const
{
    return m_sheet ? m_sheet->rowWithFocus() : nullptr;
}

/// The text with the focus, or else the first that can have formulas.
TextField *InspectorPanel::fieldForSymbols() const
{
    const auto fieldOf = [](const Row *row) {
        auto *field = row ? qobject_cast<TextField *>(row->field()) : nullptr;
        return field && field->takesSymbols() ? field : nullptr;
    };
    TextField *field = fieldOf(rowWithFocus());
    for (std::size_t i = 0; m_sheet && !field && i < m_sheet->rows().size(); ++i)
        field = fieldOf(m_sheet->rows()[i]);
    return field;
}

void InspectorPanel::insertSymbol()
{
    catchUp();
    if (TextField *field = fieldForSymbols())
        field->openSymbols();
}

void InspectorPanel::stepRow(int by)
{
    Row *row = m_sheet->rowBeside(by);
    if (!row)
        return;
    row->field()->setFocus(Qt::TabFocusReason);
    m_scroll->ensureWidgetVisible(row, 0, 8);
}

/// Tab goes from the head through the values, and on to what follows the panel in the window.
void InspectorPanel::orderTabs()
{
    QWidgetList stops;
    for (QWidget *widget : m_head->findChildren<QWidget *>()) {
        if (widget->focusPolicy() & Qt::TabFocus)
            stops = {widget}; // the last one
    }
    m_sheet->orderTabs(stops << m_search);
    const Row *first = m_sheet->firstVisibleRow();
    setFocusProxy(first ? first->field() : nullptr); // for who comes from another panel
}

/// Enter presses buttons as Space does. In a check box it finishes, as in other values.
void InspectorPanel::keyPressEvent(QKeyEvent *event)
{
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    auto *button = qobject_cast<QAbstractButton *>(QApplication::focusWidget());
    if (isReturn && button && isAncestorOf(button) && !qobject_cast<QCheckBox *>(button))
        button->click();
    else
        QWidget::keyPressEvent(event);
}

void InspectorPanel::rememberWork(QWidget *focused)
{
    const bool isElsewhere = focused && focused->window() == window() && focused != this && !isAncestorOf(focused);
    if (isElsewhere && isForWork(focused))
        m_work = focused;
}

void InspectorPanel::giveFocusBack()
{
    if (m_work && m_work->isVisible() && m_work->isEnabled())
        m_work->setFocus(Qt::OtherFocusReason);
}

bool InspectorPanel::event(QEvent *event)
{
    // Playback shortcuts have another meaning in buttons and lists.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        constexpr Qt::Key own[] = {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up,     Qt::Key_Down,
                                   Qt::Key_Home, Qt::Key_End,   Qt::Key_Delete, Qt::Key_Backspace};
        const bool isPlain = (key->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier
            && !qobject_cast<Row *>(QApplication::focusWidget());
        const bool isOwn = key->key() == Qt::Key_Space
            || (rowWithFocus() && std::ranges::find(own, key->key()) != std::end(own));
        const bool isReturn = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        const bool finishes = isReturn && key->modifiers() & Qt::ControlModifier
            && qobject_cast<QPlainTextEdit *>(QApplication::focusWidget()); // a text of several lines
        if ((isPlain && isOwn) || finishes) {
            event->accept();
            return true;
        }
    }
    const bool isRecognized = QWidget::event(event);
    if (event->type() == QEvent::Show)
        showPointed();
    else if (event->type() == QEvent::Enter)
        catchUp();
    else if (event->type() == QEvent::Resize && m_sheet)
        m_sheet->alignLabels(width());
    return isRecognized;
}

void InspectorPanel::follow()
{
    const bool isPassing = m_session.playhead.isMoving() && m_session.selection.isEmpty();
    m_isStale = !isVisible() || (isPassing && selectionStructure(m_session) != m_structure);
    if (!m_isStale)
        showNow();
}

void InspectorPanel::catchUp()
{
    if (std::exchange(m_isStale, false))
        showNow();
}

void InspectorPanel::showNow()
{
    if (selectionStructure(m_session) != m_structure) {
        rebuild();
        return;
    }
    m_head->refresh();
    m_sheet->refresh();
    showProblem();
    m_insertSymbol->setEnabled(fieldForSymbols());
}

void InspectorPanel::showPointed()
{
    catchUp();
    const QString key = std::exchange(m_pointed, {});
    if (key.isEmpty())
        return;
    m_search->clear(); // which may leave it out
    m_marked = m_sheet->unfoldedRow(key);
    showProblem(); // also in rows that were not there yet
    m_marking.start();
}

void InspectorPanel::searchProperties()
{
    const bool isFound = m_sheet->search(m_search->text().trimmed());
    m_nothing->setVisible(!isFound);
    m_search->setAccessibleDescription(isFound ? QString() : m_nothing->text());
}

void InspectorPanel::refreshTimed()
{
    m_isStale = m_isStale || !isVisible();
    if (m_isStale)
        return;
    if (m_session.playhead.isPlaying() && m_sinceTimed.isValid() && m_sinceTimed.elapsed() < timedMilliseconds)
        return;
    m_sinceTimed.start();
    m_sheet->refreshTimed();
}

void InspectorPanel::finishTyping()
{
    if (isAncestorOf(QApplication::focusWidget()))
        QGuiApplication::inputMethod()->commit();
    m_head->finish();
    if (Row *focused = rowWithFocus())
        focused->field()->finish();
}

void InspectorPanel::rebuild()
{
    const QString next = selectionStructure(m_session);
    if (m_structure == next)
        return;
    // Set first, so that applying pending text, which belongs to the old rows, does not rebuild again.
    m_structure = next;
    const Row *focused = rowWithFocus();
    const QString focusedKey = focused ? focused->source().spec.key : QString();
    finishTyping();
    // The scroll position is kept for the same type of block, and reset for another.
    QStringList types = selectedTypes(m_session);
    types.removeDuplicates();
    const bool areAlike = std::exchange(m_types, types) == types;
    const int scrolled = areAlike ? m_scroll->verticalScrollBar()->value() : 0;
    if (!areAlike) {
        const QSignalBlocker blocked(m_search);
        m_search->clear();
    }
    if (m_sheet) {
        m_sheet->disconnect(this);
        m_sheet->hide();
        m_holder->layout()->removeWidget(m_sheet);
        m_sheet->deleteLater();
    }
    m_head->rebuild();
    // Created with its final parent, because style sheets are evaluated again for a changed parent.
    m_sheet = new PropertySheet(m_session, m_holder);
    connect(m_sheet, &PropertySheet::curvesRequested, this, &InspectorPanel::curvesRequested);
    connect(m_sheet, &PropertySheet::editingFinished, this, &InspectorPanel::giveFocusBack);
    connect(m_sheet, &PropertySheet::tabStopsChanged, this, &InspectorPanel::orderTabs);
    connect(m_sheet, &PropertySheet::rowsAdded, this, [this] {
        m_sheet->alignLabels(width());
        orderTabs();
    });
    m_sheet->alignLabels(width());
    orderTabs();
    m_search->parentWidget()->setVisible(m_sheet->propertyCount() >= fewProperties);
    if (m_search->text().isEmpty())
        m_nothing->hide();
    else
        searchProperties();
    m_holder->layout()->addWidget(m_sheet);
    m_sheet->show();
    m_scroll->verticalScrollBar()->setValue(scrolled);
    if (focused)
        focusAgain(areAlike ? focusedKey : QString());
    showProblem();
    m_insertSymbol->setEnabled(fieldForSymbols());
}

/// The row that had the focus is another one now: of the same key, or none.
void InspectorPanel::focusAgain(const QString &key)
{
    const Row *now = key.isEmpty() ? nullptr : m_sheet->row(key);
    if (now && now->isVisibleTo(m_sheet))
        now->field()->setFocus(Qt::OtherFocusReason);
    else
        giveFocusBack();
}

void InspectorPanel::setValueProblems(const std::map<PropertyPlace, QString> &sentences)
{
    m_valueProblems = sentences;
    showProblem();
}

/// Also in the row of a parameter, whose scene may not be the open one; ids of clips are those of their scene.
QString InspectorPanel::valueProblemOf(const RowSource &source) const
{
    for (const auto &[place, sentence] : m_valueProblems) {
        const bool isHere = std::ranges::any_of(source.places, [&](const PropertyPlace &one) {
            return one.node == place.node && one.key == place.key && one.clip == place.clip
                && (!one.clip || one.scene == place.scene);
        });
        if (isHere)
            return sentence;
    }
    return {};
}

void InspectorPanel::showProblem()
{
    const QStringList &nodes = m_session.selection.nodes();
    base::Error error;
    if (nodes.size() == 1 && !m_session.preview.isBusy())
        error = m_session.preview.failureOf(nodes.front()).value_or(base::Error());
    const base::Error said = m_session.preview.said(error);
    const QString sentence = base::Error{said.what, said.remedy, {}}.text();
    // "scenes/main.json: nodes/formula/latex/…": a problem of a property is shown in its row.
    const qsizetype own = error.place.lastIndexOf(u"nodes/"_s);
    const QStringList place = own < 0 ? QStringList() : error.place.mid(own).split(u'/');
    const QString key = place.size() > 2 && place[1] == nodes.value(0) ? place[2] : QString();
    Row *guilty = sentence.isEmpty() || key.isEmpty() ? nullptr : m_sheet->row(key);
    for (Row *one : m_sheet->rows())
        one->setProblem(one == guilty ? sentence : valueProblemOf(one->source()));
    m_head->setProblem(guilty && guilty->isVisibleTo(m_sheet) ? QString() : sentence);
}

} // namespace lectograph::editor
