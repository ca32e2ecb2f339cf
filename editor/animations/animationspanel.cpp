// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/animations/animationspanel.h"

#include "editor/animations/actionids.h"
#include "editor/animations/animationdelegate.h"
#include "editor/animations/animationview.h"
#include "editor/animations/choices.h"
#include "editor/animations/livesecondsfield.h"
#include "editor/animations/rowfields.h"
#include "editor/edits/clip_targets.h"
#include "editor/edits/lookup.h"
#include "editor/edits/tracks.h"
#include "editor/language/names.h"
#include "editor/operations/animating.h"
#include "editor/operations/apply_edit.h"
#include "editor/operations/own_animations.h"
#include "editor/session/labels.h"
#include "editor/session/session.h"
#include "editor/widgets/balancedlabel.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QHash>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

AnimationsPanel::AnimationsPanel(Session &session, QWidget *parent)
    : QWidget(parent),
      m_session(session),
      m_scopeLabel(new QLabel(this)),
      m_showAll(toolButton(u"x"_s, tr("Show the animations of the whole scene"), this)),
      m_add(new QPushButton(icon(u"plus"_s), tr("Add animation…"), this)),
      m_pages(new QStackedWidget(this)),
      m_list(new QWidget(this)),
      m_view(new AnimationView(session, this)),
      m_hint(new BalancedLabel(this)),
      m_stagger(new LiveSecondsField(session, tr("One after another by"), this))
{
    setObjectName(u"animationsPanel"_s);
    setFocusProxy(m_add); // whoever comes here wants another one; Tab leads on to those that are there
    setAccessibleName(tr("Animations"));
    setMinimumWidth(236);
    m_hint->setAlignment(Qt::AlignCenter);
    m_hint->setProperty("muted", true);
    m_hint->setContentsMargins(4 * Theme::grid, 0, 4 * Theme::grid, 0);
    QVBoxLayout *list = columnLayout(m_list);
    list->addWidget(makeHeadings());
    list->addWidget(m_view, 1);
    m_pages->addWidget(m_list);
    m_pages->addWidget(m_hint);
    QVBoxLayout *layout = columnLayout(this);
    layout->addWidget(makeHead());
    layout->addWidget(m_pages, 1);
    layout->addWidget(makeFoot());
    addActions();

    connect(m_view, &AnimationView::selectedByUser, this, &AnimationsPanel::takeSelection);
    connect(m_view, &AnimationView::reorderRequested, this, &AnimationsPanel::reorder);
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);
    for (const ActionId id : {animationaction::withPrevious, animationaction::afterPrevious, animationaction::moveUp,
                              animationaction::moveDown, animationaction::splitTargets, animationaction::mergeClips,
                              animationaction::saveAnimation, animationaction::remove})
        m_view->addAction(session.actions.find(id));
    for (const auto signal : {&Selection::changed, &Selection::sceneChanged})
        connect(&session.selection, signal, this, &AnimationsPanel::follow);
    connect(&session.selection, &Selection::pointedAt, m_view, [this] { m_view->scrollTo(m_view->currentIndex()); });
    connect(&session.document, &Document::changed, this, &AnimationsPanel::follow);
    connect(&session.preview, &Preview::languageChanged, this, &AnimationsPanel::follow);
    connect(&session.playhead, &Playhead::timeChanged, this, [this] {
        if (isVisible())
            m_view->model().setNow(m_session.preview.localTime());
    });
    follow();
}

QWidget *AnimationsPanel::makeHead()
{
    auto *head = new QWidget(this);
    QVBoxLayout *column = columnLayout(
        head, Theme::grid, {AnimationColumns::inset, 2 * Theme::grid, AnimationColumns::inset, Theme::grid});
    m_add->setObjectName(u"addAnimation"_s);
    connect(m_add, &QPushButton::clicked, this, &AnimationsPanel::chooseAnimation);
    column->addWidget(m_add);
    auto *scope = new QWidget(head);
    QHBoxLayout *row = rowLayout(scope, Theme::grid);
    m_scopeLabel->setProperty("muted", true);
    m_scopeLabel->setTextFormat(Qt::PlainText);
    m_scopeLabel->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    row->addWidget(m_scopeLabel, 1);
    m_showAll->setFixedSize(Theme::row, Theme::row);
    connect(m_showAll, &QToolButton::clicked, &m_session.selection, &Selection::clear);
    row->addWidget(m_showAll);
    scope->setFixedHeight(Theme::row);
    column->addWidget(scope);
    return head;
}

/// What the lower line of each row says.
QWidget *AnimationsPanel::makeHeadings()
{
    auto *headings = new QWidget(m_list);
    const int scrollBar = m_view->verticalScrollBar()->sizeHint().width();
    QHBoxLayout *row =
        rowLayout(headings, Theme::grid,
                  {AnimationColumns::inset, 0, scrollBar + AnimationColumns::inset - AnimationColumns::padding + 1, 0});
    const auto add = [&](const QString &text, int width) {
        auto *label = new QLabel(text, headings);
        label->setProperty("muted", true);
        label->setFont(uiFont(12)); // as the headings of the inspector
        if (width > 0) {
            label->setFixedWidth(width);
            label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
            label->setContentsMargins(0, 0, AnimationColumns::padding, 0);
        }
        row->addWidget(label, width > 0 ? 0 : 1);
    };
    add(tr("Start"), 0);
    add(tr("Delay"), AnimationColumns::secondsWidth);
    add(tr("Duration"), AnimationColumns::secondsWidth);
    headings->setFixedHeight(22);
    return headings;
}

QWidget *AnimationsPanel::makeFoot()
{
    auto *foot = new QWidget(this);
    foot->setObjectName(u"animationsFoot"_s);
    foot->setAttribute(Qt::WA_StyledBackground);
    QHBoxLayout *row = rowLayout(foot, 2 * Theme::grid,
                                 {AnimationColumns::inset, Theme::grid, AnimationColumns::inset, Theme::grid});
    auto *label = new QLabel(tr("One after another by"), foot);
    label->setBuddy(m_stagger);
    row->addWidget(label, 1);
    m_stagger->setObjectName(u"stagger"_s);
    m_stagger->setAlignment(Qt::AlignRight);
    m_stagger->setFixedWidth(76);
    m_stagger->setToolTip(
        tr("The time from the start of each selected animation to the start of the next one; 0: together"));
    m_stagger->setEdit(tr("Start one after another"), [this](const Lecture &lecture, Time step) {
        return withStaggered(lecture, editContextOf(m_session), staggered(), step);
    });
    connect(m_stagger, &LiveSecondsField::editingEnded, m_view, [this] { m_view->setFocus(Qt::OtherFocusReason); });
    row->addWidget(m_stagger);
    return foot;
}

void AnimationsPanel::addActions()
{
    using namespace animationaction;
    QWidget *place = parentWidget() ? parentWidget()->window() : this;
    const auto add = [this](QWidget *where, ActionId id, const QString &text, const QString &keys,
                            const QString &iconName, const std::function<void()> &run) {
        return m_session.actions.add(where, {id, tr("Animations"), text, {QKeySequence(keys)}, iconName}, run);
    };
    add(place, animationaction::add, tr("Add animation…"), u"Ctrl+Shift+A"_s, u"plus"_s, [this] {
        Q_EMIT revealRequested();
        chooseAnimation();
    });
    add(place, animationaction::stagger, tr("Start the selected animations one after another"), u"Ctrl+Shift+O"_s, {},
        [this] {
            Q_EMIT revealRequested();
            m_stagger->setFocus(Qt::ShortcutFocusReason);
        });
    add(this, moveUp, tr("Move earlier in the list"), u"Alt+Up"_s, u"chevron-up"_s, [this] { moveRows(-1); });
    add(this, moveDown, tr("Move later in the list"), u"Alt+Down"_s, u"chevron-down"_s, [this] { moveRows(1); });
    const auto placeBy = [this](StartMode mode, Neighbour neighbour) {
        return [this, mode, neighbour] {
            applyItems(m_session, nameOf(mode), [&](const Lecture &lecture) {
                return withPlaced(lecture, editContextOf(m_session), m_session.selection.clips(), neighbour);
            });
        };
    };
    add(this, animationaction::withPrevious, tr("Start with the previous animation"), u"Ctrl+["_s, {},
        placeBy(StartMode::WithPrevious, Neighbour::With));
    add(this, animationaction::afterPrevious, tr("Start after the previous animation"), u"Ctrl+]"_s, {},
        placeBy(StartMode::AfterPrevious, Neighbour::After));
    add(this, animationaction::splitTargets, tr("Split into single clips"), {}, u"ungroup"_s,
        [this] { editor::splitTargets(m_session); });
    add(this, animationaction::mergeClips, tr("Merge into one clip"), {}, u"group"_s,
        [this] { editor::mergeClips(m_session); });
    add(this, animationaction::saveAnimation, tr("Save as my animation…"), {}, u"wand-sparkles"_s,
        [this] { saveAsOwnAnimation(m_session, this); });
    m_session.actions.add(this,
                          {animationaction::remove,
                           tr("Animations"),
                           tr("Delete animations"),
                           {Qt::Key_Delete, Qt::Key_Backspace},
                           u"trash-2"_s},
                          [this] { removeSelected(m_session); });
    m_add->setToolTip(m_session.actions.find(animationaction::add)->toolTip());
}

/// Reads what has changed now, or once it is seen.
void AnimationsPanel::follow()
{
    followScope();
    m_isStale = true;
    if (isVisible())
        catchUp();
}

void AnimationsPanel::catchUp()
{
    if (std::exchange(m_isStale, false))
        refresh();
}

/// Selecting animations of the shown blocks keeps the list as it is.
void AnimationsPanel::followScope()
{
    const Selection &selection = m_session.selection;
    const lecture::Scene *scene = m_session.document.scene(selection.scene());
    if (std::exchange(m_scene, selection.scene()) != selection.scene())
        m_scope.clear();
    if (!selection.nodes().isEmpty() || selection.clips().empty() || !scene) {
        m_scope = selection.nodes();
        return;
    }
    const QSet<QString> shown(m_scope.begin(), m_scope.end());
    const auto isShown = [&](const timeline::Clip *clip) { return actsOnOneOf(*clip, shown); };
    if (!std::ranges::all_of(m_session.selectedClips(), isShown))
        m_scope.clear();
}

void AnimationsPanel::refresh()
{
    m_view->showRows(animationRows(m_session, m_scope), m_session.selection.clips());
    m_view->model().setNow(m_session.preview.localTime());
    showScope();
    const ClipIds clips = staggered();
    m_stagger->display(staggerOf(m_session.document.lecture(), editContextOf(m_session), clips));
    const auto chosen = m_session.selectedClips();
    m_session.actions.find(animationaction::splitTargets)->setEnabled(canSplitTargets(m_session));
    m_session.actions.find(animationaction::mergeClips)->setEnabled(chosen.size() > 1);
    m_session.actions.find(animationaction::saveAnimation)->setEnabled(!chosen.empty());
    m_stagger->setEnabled(clips.size() > 1 || (chosen.size() == 1 && hasSeveralTargets(*chosen.front())));
}

void AnimationsPanel::showScope()
{
    const lecture::Scene *scene = m_session.document.scene(m_session.selection.scene());
    const graph::Node *node = scene && m_scope.size() == 1 ? nodeOf(*scene, m_scope.front()) : nullptr;
    const QString text = m_scope.isEmpty() ? tr("All animations of the scene")
        : node                             ? tr("Animations of “%1”").arg(nodeLabel(m_session, scene->id, node->id))
                                           : tr("Animations of %n block(s)", nullptr, static_cast<int>(m_scope.size()));
    m_scopeLabel->setText(text);
    m_scopeLabel->setToolTip(text);
    m_showAll->setVisible(!m_scope.isEmpty());
    const bool hasRows = !m_view->model().rows().empty();
    if (!hasRows)
        m_hint->setText(m_scope.isEmpty() ? tr("Nothing is animated in this scene yet. Select a block on the stage and "
                                               "add an animation.")
                                          : tr("What is selected has no animations yet."));
    m_pages->setCurrentWidget(hasRows ? m_list : m_hint);
    m_pages->setFocusProxy(hasRows ? static_cast<QWidget *>(m_view) : m_add); // when something was chosen
}

/// The selected animations; if blocks are selected, the first animation of each.
ClipIds AnimationsPanel::staggered() const
{
    const Selection &selection = m_session.selection;
    if (!selection.clips().empty() || selection.nodes().size() < 2)
        return selection.clips();
    QHash<QString, ClipId> firstOf;
    for (const AnimationRow &row : m_view->model().rows()) {
        for (const QString &actor : row.isInGroup() ? QSet<QString>() : actorsOf({row.clip.clip})) {
            if (!firstOf.contains(actor))
                firstOf.insert(actor, row.clip.id());
        }
    }
    ClipIds clips;
    for (const QString &node : selection.nodes()) {
        const auto found = firstOf.constFind(node);
        if (found != firstOf.cend() && std::ranges::find(clips, *found) == clips.end())
            clips.push_back(*found);
    }
    return clips;
}

void AnimationsPanel::takeSelection()
{
    // Those selected before come first: the order in which animations were selected has a meaning.
    const ClipIds now = m_view->selectedClips();
    const ClipIdSet rows = setOf(now);
    ClipIds clips;
    for (const ClipId clip : m_session.selection.clips()) {
        if (rows.contains(clip))
            clips.push_back(clip);
    }
    const ClipIdSet before = setOf(clips);
    std::ranges::copy_if(now, std::back_inserter(clips), [&](ClipId clip) { return !before.contains(clip); });
    m_session.selection.setClips(std::move(clips));
}

void AnimationsPanel::moveRows(int by)
{
    const std::vector<QModelIndex> rows = m_view->topRows();
    const auto isSelected = [this](const QModelIndex &row) { return m_view->selectionModel()->isSelected(row); };
    const auto first = std::ranges::find_if(rows, isSelected);
    if (first == rows.end())
        return;
    const auto last = std::ranges::find_if(rows.rbegin(), rows.rend(), isSelected).base() - 1;
    const std::ptrdiff_t place = by < 0 ? first - rows.begin() - 1 : last - rows.begin() + 2;
    if (place >= 0 && place <= std::ranges::ssize(rows))
        reorder(static_cast<int>(place));
}

/// Moves the selected rows in front of the row at `place` of the shown ones.
void AnimationsPanel::reorder(int place)
{
    const std::vector<QModelIndex> rows = m_view->topRows();
    ClipIds moved;
    std::vector<int> numbers; // in the scene, which may have more than is shown
    std::optional<int> previous;
    std::optional<int> next;
    for (int i = 0; i < static_cast<int>(rows.size()); ++i) {
        const QModelIndex &index = rows[static_cast<std::size_t>(i)];
        const AnimationRow &row = m_view->model().at(index);
        if (m_view->selectionModel()->isSelected(index) && !row.isLocked) {
            moved.push_back(row.clip.id());
            numbers.push_back(row.number);
        } else if (i < place) {
            previous = row.number;
        } else if (!next) {
            next = row.number;
        }
    }
    if (moved.empty())
        return;
    const int behind = previous ? *previous : next.value_or(1) - 1;
    const auto movedBefore = std::ranges::count_if(numbers, [&](int number) { return number <= behind; });
    const int to = behind - static_cast<int>(movedBefore);
    const bool areTogether = numbers.back() - numbers.front() + 1 == std::ranges::ssize(numbers);
    if (areTogether && to == numbers.front() - 1)
        return;
    const std::vector<lecture::ScenePtr> before = m_session.document.lecture().scenes;
    const bool isDone = applyItems(m_session, tr("Reorder animations"), [&](const Lecture &lecture) {
        return withReordered(lecture, editContextOf(m_session), moved, to);
    });
    if (isDone && before == m_session.document.lecture().scenes)
        Q_EMIT m_session.document.statusMessage(
            tr("These animations start together. Start them one after another to change their order."));
}

void AnimationsPanel::chooseAnimation()
{
    const QStringList targets = animationTargets(m_session);
    if (targets.isEmpty()) {
        addAnimation(m_session, {}, {}, {}); // reports what is missing
        return;
    }
    const QString hint = targets.size() == 1
        ? tr("Find an animation")
        : tr("Find an animation for %n block(s)", nullptr, static_cast<int>(targets.size()));
    choose(hint, animationChoices(m_session), [this](const QString &type) {
        if (type == changeType)
            chooseProperty();
        else
            animateSelected(m_session, type);
    });
}

/// What changes by the clip that is added.
void AnimationsPanel::chooseProperty()
{
    QStringList nodes;
    for (const QString &target : animationTargets(m_session))
        nodes.append(actorOfTarget(target));
    nodes.removeDuplicates();
    const auto change = [this, nodes](const QString &key) {
        addPropertyChange(m_session, nodes, key, m_session.preview.localTime());
    };
    choose(tr("Find the property that changes"), propertyChoices(m_session, nodes), change);
}

void AnimationsPanel::choose(const QString &hint, std::vector<SearchRow> rows, const SearchBox::Take &take)
{
    if (!m_choices)
        m_choices = new SearchBox(window(), m_pages);
    m_choices->open(m_add->mapTo(window(), QPoint(0, m_add->height() + 2)), hint, std::move(rows), take);
}

bool AnimationsPanel::event(QEvent *event)
{
    // In a list of choices and on a button, these keys are not for playback.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const QWidget *focused = QApplication::focusWidget();
        const bool isControl = qobject_cast<const QComboBox *>(focused)
            || qobject_cast<const QAbstractButton *>(focused);
        constexpr Qt::Key own[] = {Qt::Key_Up,   Qt::Key_Down, Qt::Key_Left, Qt::Key_Right,
                                   Qt::Key_Home, Qt::Key_End,  Qt::Key_Space};
        const bool isPlain = (key->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
        if (isControl && isPlain && std::ranges::find(own, key->key()) != std::end(own)) {
            event->accept();
            return true;
        }
    }
    const bool isRecognized = QWidget::event(event);
    if (event->type() == QEvent::Show)
        catchUp();
    return isRecognized;
}

} // namespace lectograph::editor
