// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/inspectorpanel.h"

#include "editor/edits/chain_edits.h"
#include "editor/edits/parameters.h"
#include "editor/inspector/actionids.h"
#include "editor/inspector/rows/definitionrows.h"
#include "editor/inspector/rows/documentrows.h"
#include "editor/inspector/rows/header.h"
#include "editor/inspector/rows/keyrows.h"
#include "editor/inspector/rows/repetitionrows.h"
#include "editor/inspector/rows/row.h"
#include "editor/inspector/rows/section.h"
#include "editor/inspector/rows/sequencerows.h"
#include "editor/inspector/rows/stylebar.h"
#include "editor/language/names.h"
#include "editor/session/labels.h"
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
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

/// The minimum width of labels, and their maximum share of the width together with the fields.
constexpr int leastLabelColumn = 88;
constexpr double mostLabelShare = 0.45;
/// So many are found by looking at them.
constexpr std::size_t fewProperties = 16;
/// Everything in a row besides these two: margins, diamond, reset button, gaps, scroll bar.
constexpr int besideLabelAndField = 2 * 2 + 18 + 20 + 3 * 2 + 10;

/// Whether plain keys are shortcuts there: Space plays, arrows move the selection.
bool isForWork(const QWidget *widget)
{
    const bool isForTyping = widget->testAttribute(Qt::WA_InputMethodEnabled);
    const bool isControl = qobject_cast<const QAbstractButton *>(widget)
        || qobject_cast<const QAbstractItemView *>(widget) || qobject_cast<const QComboBox *>(widget)
        || qobject_cast<const QTabBar *>(widget) || qobject_cast<const QAbstractSlider *>(widget);
    return !isForTyping && !isControl;
}

/// Appends what Tab stops at below `parent`, in the order in which it stands there.
void addTabStops(const QWidget &parent, QWidgetList &stops)
{
    for (QObject *child : parent.children()) {
        auto *widget = qobject_cast<QWidget *>(child);
        if (!widget || widget->isWindow())
            continue;
        if (auto *row = qobject_cast<Row *>(widget)) {
            stops += row->tabStops();
            continue;
        }
        if (widget->focusPolicy() & Qt::TabFocus)
            stops.append(widget);
        addTabStops(*widget, stops);
    }
}

/// The update interval of values during playback: frequent enough to read, without slowing down the picture.
constexpr int timedMilliseconds = 100;

/// Apart from keyframes, which the properties of a block may be selected with.
bool hasItems(const Selection &selection)
{
    return !selection.nodes().isEmpty() || !selection.clips().empty() || !selection.sounds().empty();
}

} // namespace

InspectorPanel::InspectorPanel(Session &session, QWidget *parent)
    : QWidget(parent),
      m_session(session),
      m_head(new InspectorHeader(session, this)),
      m_search(new QLineEdit(this)),
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
    connect(m_search, &QLineEdit::textChanged, this, &InspectorPanel::showFound);
    layout->addWidget(m_scroll, 1);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    columnLayout(m_holder);
    m_scroll->setWidget(m_holder);

    connect(&session.document, &Document::changed, this, &InspectorPanel::follow);
    connect(&session.selection, &Selection::changed, this, &InspectorPanel::follow);
    connect(&session.selection, &Selection::sceneChanged, this, &InspectorPanel::follow);
    connect(&session.preview, &Preview::languageChanged, this, &InspectorPanel::follow);
    connect(&session.playhead, &Playhead::timeChanged, this, &InspectorPanel::refreshTimed);
    connect(&session.playhead, &Playhead::playingChanged, this, &InspectorPanel::refreshTimed);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) { rememberWork(now); });
    connect(m_head, &InspectorHeader::editingFinished, this, &InspectorPanel::giveFocusBack);
    connect(&session.playhead, &Playhead::rested, this, [this] {
        if (isVisible())
            catchUp();
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
    return m_rows;
}

Row *InspectorPanel::row(const QString &key)
{
    catchUp();
    return find(key);
}

Row *InspectorPanel::find(const QString &key) const
{
    const auto found = std::ranges::find(m_rows, key, [](const Row *one) { return one->source().spec.key; });
    return found == m_rows.end() ? nullptr : *found;
}

Row *InspectorPanel::rowWithFocus() const
{
    const QWidget *focused = QApplication::focusWidget();
    const auto found = std::ranges::find_if(
        m_rows, [focused](const Row *one) { return one == focused || one->isAncestorOf(focused); });
    return found == m_rows.end() ? nullptr : *found;
}

void InspectorPanel::stepRow(int by)
{
    std::vector<Row *> shown;
    std::ranges::copy_if(m_rows, std::back_inserter(shown), [this](Row *one) { return one->isVisibleTo(m_content); });
    std::ranges::sort(shown, {}, [this](const Row *one) { return one->mapTo(m_content, QPoint()).y(); });
    const auto at = std::ranges::find(shown, rowWithFocus());
    const auto count = static_cast<std::ptrdiff_t>(shown.size());
    const std::ptrdiff_t next = at != shown.end() ? at - shown.begin() + by : by > 0 ? 0 : count - 1;
    if (next < 0 || next >= count)
        return;
    Row *row = shown[static_cast<std::size_t>(next)];
    row->field()->setFocus(Qt::TabFocusReason);
    m_scroll->ensureWidgetVisible(row, 0, 8);
}

/// Tab goes through the values from top to bottom, whenever they were made: from the head, and on to what follows the
/// panel in the window.
void InspectorPanel::orderTabs()
{
    QWidgetList stops;
    for (QWidget *widget : m_head->findChildren<QWidget *>()) {
        if (widget->focusPolicy() & Qt::TabFocus)
            stops = {widget}; // the last one
    }
    stops.append(m_search);
    addTabStops(*m_content, stops);
    for (Row *one : m_rows)
        one->setFocusPolicy(Qt::TabFocus); // setTabOrder() ignores widgets without it
    for (qsizetype i = 1; i < stops.size(); ++i)
        setTabOrder(stops.at(i - 1), stops.at(i));
    for (Row *one : m_rows)
        one->setFocusPolicy(Qt::NoFocus);
    const auto first = std::ranges::find_if(m_rows, [this](const Row *one) { return one->isVisibleTo(m_content); });
    setFocusProxy(first == m_rows.end() ? nullptr : (*first)->field()); // for who comes from another panel
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

/// Only the properties with the typed letters in their names.
void InspectorPanel::showFound()
{
    const QString typed = m_search->text().trimmed();
    const auto sections = m_content->findChildren<Section *>();
    if (m_style)
        m_style->setVisible(typed.isEmpty());
    for (Section *section : sections)
        section->setSearched(!typed.isEmpty()); // makes its seldom rows
    for (Row *one : m_rows) {
        const FieldSpec &spec = one->source().spec;
        one->setVisible(spec.label.contains(typed, Qt::CaseInsensitive)
                        || spec.key.contains(typed, Qt::CaseInsensitive));
    }
    for (Section *section : sections) {
        const auto rows = section->findChildren<Row *>();
        section->setVisible(typed.isEmpty()
                            || std::ranges::any_of(rows, [](const Row *row) { return !row->isHidden(); }));
    }
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

/// Aligns the fields in one column; labels get the width they need within their maximum share.
void InspectorPanel::alignLabels()
{
    int widest = leastLabelColumn;
    for (const Row *one : m_rows)
        widest = std::max(widest, one->labelLineWidth());
    const auto most = static_cast<int>((width() - besideLabelAndField) * mostLabelShare);
    const int column = std::max(leastLabelColumn, std::min(widest, most));
    for (Row *one : m_rows)
        one->setLabelColumn(column, width() - besideLabelAndField - column);
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
        if (isPlain && isOwn) {
            event->accept();
            return true;
        }
    }
    const bool isRecognized = QWidget::event(event);
    if (event->type() == QEvent::Show || event->type() == QEvent::Enter)
        catchUp();
    else if (event->type() == QEvent::Resize)
        alignLabels();
    return isRecognized;
}

QString InspectorPanel::structure() const
{
    const Selection &selection = m_session.selection;
    const lecture::Lecture &lecture = m_session.document.lecture();
    QStringList parts{selection.scene(), lecture.languages.join(u','), lecture.language};
    parts += selection.nodes() + selectedTypes();
    parts.append(keyStructure(m_session));
    for (const auto &[id, block] : lecture.blocks) {
        for (const lecture::PublishedProperty &published : block->properties)
            parts.append(
                u"%1 %2 %3"_s.arg(published.key).arg(published.min.value_or(0)).arg(published.max.value_or(0)));
    }
    const lecture::Scene *scene = m_session.document.scene(selection.scene());
    for (const ClipId clip : selection.clips())
        parts.append(u"clip %1"_s.arg(clip.number()));
    for (const timeline::Clip *clip : m_session.selectedClips())
        parts.append(u"%1 targets, changes %2"_s.arg(clip->targets.size()).arg(changedBy(*clip).join(u',')));
    if (!selection.clips().empty() && scene) {
        for (const QString &actor : actorsOnStage(lecture, scene->id))
            parts.append(actor);
        // The list of targets shows these labels.
        for (const graph::NodePtr &node : scene->nodes)
            parts.append(nodeLabel(m_session, scene->id, node->id));
    }
    for (const SoundId sound : selection.sounds())
        parts.append(u"sound %1"_s.arg(sound.number()));
    if (!hasItems(selection) && selection.keys().empty()) {
        parts.append(m_session.preview.language());
        parts.append(sequenceStructure(m_session, selection.scene()));
        for (const lecture::Parameter &parameter : lecture.parameters)
            parts.append(parameter.id + parameter.scene + parameter.node + parameter.property
                         + labelOf(parameter, lecture, m_session.registry(), m_session.preview.languages()));
    }
    return parts.join(u'\n');
}

/// The properties that a clip changes, each of which has a row.
QStringList InspectorPanel::changedBy(const timeline::Clip &clip) const
{
    const timeline::AnimationType *type = m_session.registry().animations.find(clip.type);
    return type && type->setsProperties ? clip.properties.keys() : QStringList();
}

QStringList InspectorPanel::selectedTypes() const
{
    const Selection &selection = m_session.selection;
    QStringList types;
    for (const QString &id : selection.nodes()) {
        const graph::Node *node = m_session.document.node(selection.scene(), id);
        types.append(node ? node->type + u' ' + repetitionStructure(*node) : QString());
    }
    for (const timeline::Clip *clip : m_session.selectedClips())
        types.append(clip->type);
    if (!selection.sounds().empty())
        types.append(u"sound"_s);
    return types;
}

void InspectorPanel::follow()
{
    const bool isPassing = m_session.playhead.isMoving() && m_session.selection.isEmpty();
    m_isStale = !isVisible() || (isPassing && structure() != m_structure);
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
    if (structure() != m_structure) {
        rebuild();
        return;
    }
    m_head->refresh();
    if (m_style)
        m_style->refresh();
    for (Row *one : m_rows)
        one->refresh();
    showProblem();
}

void InspectorPanel::refreshTimed()
{
    m_isStale = m_isStale || !isVisible();
    if (m_isStale)
        return;
    if (m_session.playhead.isPlaying() && m_sinceTimed.isValid() && m_sinceTimed.elapsed() < timedMilliseconds)
        return;
    m_sinceTimed.start();
    for (Row *one : m_rows) {
        if (one->isTimed())
            one->refresh();
    }
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
    const QString next = structure();
    if (m_structure == next)
        return;
    // Set first, so that applying pending text, which belongs to the old rows, does not rebuild again.
    m_structure = next;
    finishTyping();
    // The scroll position is kept for the same type of block, and reset for another.
    QStringList types = selectedTypes();
    types.removeDuplicates();
    const bool areAlike = std::exchange(m_types, types) == types;
    const int scrolled = areAlike ? m_scroll->verticalScrollBar()->value() : 0;
    if (!areAlike) {
        const QSignalBlocker blocked(m_search);
        m_search->clear();
    }
    if (m_content) {
        for (Row *one : m_rows)
            one->disconnect(this);
        m_content->hide();
        m_holder->layout()->removeWidget(m_content);
        m_content->deleteLater();
    }
    m_rows.clear();
    m_propertyCount = 0;
    m_head->rebuild();
    // Created with its final parent, because style sheets are evaluated again for a changed parent.
    m_content = new QWidget(m_holder);
    m_sections = columnLayout(m_content);
    m_sections->setContentsMargins(2, 4, 2, 12);
    if (!m_session.selection.keys().empty())
        addSection(u"keyframe"_s, tr("Keyframe"), keySources(m_session));
    if (hasItems(m_session.selection))
        addSelection();
    else if (m_session.selection.keys().empty())
        addDocument();
    m_sections->addStretch(1);
    alignLabels();
    orderTabs();
    m_search->parentWidget()->setVisible(m_propertyCount >= fewProperties);
    if (!m_search->text().isEmpty())
        showFound();
    m_holder->layout()->addWidget(m_content);
    m_content->show();
    m_scroll->verticalScrollBar()->setValue(scrolled);
    showProblem();
}

Row *InspectorPanel::makeRow(RowSource source, QWidget *parent)
{
    auto *made = new Row(m_session, std::move(source), parent);
    connect(made, &Row::curvesRequested, this, &InspectorPanel::curvesRequested);
    connect(made, &Row::editingFinished, this, &InspectorPanel::giveFocusBack);
    connect(made, &Row::fieldReplaced, this, &InspectorPanel::orderTabs);
    m_rows.push_back(made);
    return made;
}

Section *InspectorPanel::addSection(const QString &name, const QString &title, const std::vector<RowSource> &sources)
{
    auto *section = new Section(name, title, m_content);
    m_sections->addWidget(section);
    for (const RowSource &source : sources)
        section->add(makeRow(source, section->body()));
    return section;
}

void InspectorPanel::addProperties(const std::vector<PropertyPlace> &owners)
{
    for (const RowGroup &group : groupedProperties(m_session, owners)) {
        m_propertyCount += group.rows.size() + group.seldom.size();
        Section *section = addSection(group.name, group.title, propertySources(m_session, owners, group.rows));
        if (group.seldom.empty())
            continue;
        section->setMore(static_cast<int>(group.seldom.size()), [this, owners, seldom = group.seldom](QWidget *parent) {
            std::vector<QWidget *> made;
            for (const RowSource &source : propertySources(m_session, owners, seldom))
                made.push_back(makeRow(source, parent));
            alignLabels();
            orderTabs();
            return made;
        });
    }
}

void InspectorPanel::addSelection()
{
    const Selection &selection = m_session.selection;
    std::vector<PropertyPlace> nodes;
    for (const QString &node : selection.nodes())
        nodes.push_back({selection.scene(), node, {}, {}});
    if (!nodes.empty()) {
        m_style = new StyleBar(m_session, m_content);
        m_sections->addWidget(m_style);
        addProperties(nodes);
    }
    std::vector<PropertyPlace> clips;
    for (const ClipId clip : selection.clips())
        clips.push_back({selection.scene(), {}, clip, {}});
    if (!clips.empty()) {
        addSection(u"clip"_s, tr("Clip"), clipSources(m_session));
        addProperties(clips);
    }
    if (!selection.sounds().empty())
        addSection(u"sound"_s, tr("Sound"), soundSources(m_session));
}

void InspectorPanel::addDocument()
{
    if (const auto parameters = parameterSources(m_session); !parameters.empty())
        addSection(u"parameters"_s, tr("Parameters"), parameters);
    const QString scene = m_session.selection.scene();
    if (const QString block = lecture::blockIdOf(scene); !block.isEmpty()) {
        addSection(u"definition"_s, tr("Block"), definitionSources(m_session, block));
        if (const auto published = publishedSources(m_session, block); !published.empty())
            addSection(u"published"_s, tr("Published properties"), published);
        if (const auto presets = presetSources(m_session, block); !presets.empty())
            addSection(u"presets"_s, tr("Default values"), presets);
        return;
    }
    if (m_session.document.scene(scene))
        addSection(u"scene"_s, tr("Scene"), sceneSources(m_session, scene));
    addSection(u"lecture"_s, tr("Lecture"), lectureSources(m_session));
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
    if (nodes.size() == 1) {
        if (const auto outputs = m_session.preview.outputsOf(nodes.front()); !outputs)
            error = outputs.error();
    }
    const QString sentence = base::Error{error.what, error.remedy, {}}.text();
    // "scenes/main.json: nodes/formula/latex/…": a problem of a property is shown in its row.
    const qsizetype own = error.place.lastIndexOf(u"nodes/"_s);
    const QStringList place = own < 0 ? QStringList() : error.place.mid(own).split(u'/');
    const QString key = place.size() > 2 && place[1] == nodes.value(0) ? place[2] : QString();
    Row *guilty = sentence.isEmpty() || key.isEmpty() ? nullptr : find(key);
    for (Row *one : m_rows)
        one->setProblem(one == guilty ? sentence : valueProblemOf(one->source()));
    m_head->setProblem(guilty && guilty->isVisibleTo(m_content) ? QString() : sentence);
}

} // namespace lectograph::editor
