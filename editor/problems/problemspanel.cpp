// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/problems/problemspanel.h"

#include "base/background.h"
#include "editor/edits/parameters.h"
#include "editor/operations/apply_edit.h"
#include "editor/operations/going.h"
#include "editor/problems/problemlist.h"
#include "editor/widgets/navigablelist.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"
#include "lecture/clip_place.h"
#include "media/inspection.h"

#include <QListView>
#include <QMenu>
#include <QMouseEvent>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

ProblemPlace placeOf(const PropertyPlace &value)
{
    ProblemPlace place;
    place.scene = value.scene;
    place.node = value.node;
    place.property = value.key;
    place.row = value.key;
    return place;
}

QToolButton *filterButton(const QString &tip, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setCheckable(true);
    button->setChecked(true);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setIconSize({16, 16});
    button->setFixedHeight(Theme::row);
    button->setFocusPolicy(Qt::TabFocus);
    button->setToolTip(tip);
    return button;
}

} // namespace

ProblemsPanel::ProblemsPanel(Session &session, QWidget *parent, std::chrono::milliseconds pause)
    : QWidget(parent),
      m_session(session),
      m_model(new ProblemModel(this)),
      m_shown(new ProblemFilter(m_model, this)),
      m_list(new NavigableList(this)),
      m_pages(new QStackedWidget(this)),
      m_none(new EmptyState(u"circle-check"_s, tr("No problems"), {}, {}, this)),
      m_unknown(new EmptyState(u"list-checks"_s, tr("Checking the lecture…"), {}, {}, this)),
      m_filtered(new EmptyState(u"eye-off"_s, tr("All problems are filtered out. Press the buttons above to see them."),
                                {}, {}, this)),
      m_failuresButton(filterButton(tr("Show failures: what cannot be shown"), this)),
      m_warningsButton(filterButton(tr("Show warnings: what may not be meant so"), this))
{
    setObjectName(u"problemsPanel"_s);
    setAccessibleName(tr("Problems"));
    m_list->setObjectName(u"problemList"_s);
    m_list->setAccessibleName(tr("Problems"));
    m_list->setModel(m_shown);
    m_list->setItemDelegate(problemDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setMouseTracking(true);
    for (QWidget *page : {m_none, m_unknown, m_filtered, static_cast<QWidget *>(m_list)})
        m_pages->addWidget(page);
    m_head = new PanelHeader(tr("A click goes to the place"), this);
    m_head->add(m_failuresButton);
    m_head->add(m_warningsButton);
    QVBoxLayout *layout = columnLayout(this);
    layout->addWidget(m_head);
    layout->addWidget(m_pages, 1);

    setFocusProxy(m_list);
    m_worker.setMaxThreadCount(1);
    m_pause.setSingleShot(true);
    m_pause.setInterval(pause);
    connect(&m_pause, &QTimer::timeout, this, &ProblemsPanel::check);
    connect(&session.document, &Document::opened, this, &ProblemsPanel::empty);
    connect(&session.document, &Document::changed, this, &ProblemsPanel::followEdit);
    connect(m_list, &QListView::clicked, this, &ProblemsPanel::goTo);
    m_list->viewport()->installEventFilter(this);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_list, &QListView::customContextMenuRequested, this, &ProblemsPanel::showMenu);
    for (QToolButton *button : {m_failuresButton, m_warningsButton})
        connect(button, &QToolButton::toggled, this, &ProblemsPanel::refreshFilters);
    refreshFilters();
    m_pause.start();
}

ProblemsPanel::~ProblemsPanel()
{
    m_stop.request_stop();
    m_checking.request_stop();
    m_worker.waitForDone();
}

void ProblemsPanel::followEdit()
{
    m_checking.request_stop();
    m_pause.start();
}

void ProblemsPanel::check()
{
    if (m_isChecking) {
        m_isStale = true;
        return;
    }
    m_isChecking = true;
    m_isStale = false;
    m_checking = {};
    // The thread has its own copy of the lecture, which is a value, so editing can continue. It finds the types of that
    // copy by itself: those of the document are gone after the next edit.
    base::runInBackground(m_worker,
                          [this, lecture = m_session.document.lecture(), &plugins = m_session.document.plugins(),
                           stop = m_checking.get_token()] {
                              const base::StopScope stopping(stop);
                              const media::Inspection found = media::inspected(lecture, plugins, m_survey,
                                                                               m_stop.get_token());
                              QMetaObject::invokeMethod(
                                  this,
                                  [this, lecture, found] {
                                      m_isChecking = false;
                                      if (m_isStale)
                                          check();
                                      else if (!m_pause.isActive())
                                          list(found.problems, found.sounds, lecture);
                                  },
                                  Qt::QueuedConnection);
                          });
}

void ProblemsPanel::setLost(std::vector<base::Error> lost)
{
    m_lost = std::move(lost);
    m_pause.start();
}

void ProblemsPanel::empty()
{
    m_lost.clear();
    m_causes.forget();
    Q_EMIT causesFound({});
    m_isKnown = false;
    m_failures = 0;
    m_warnings = 0;
    m_model->setProblems({});
    refreshFilters();
    Q_EMIT emptied();
}

void ProblemsPanel::list(const graph::Problems &problems, const std::vector<media::SoundFinding> &sounds,
                         const lecture::Lecture &lecture)
{
    m_isKnown = true;
    const QStringList languages = m_session.preview.languages();
    std::vector<ListedProblem> listed;
    m_failures = 0;
    m_warnings = 0;
    graph::Problems all;
    for (const base::Error &lost : m_lost)
        all.push_back({graph::Severity::Failure, lost});
    all.insert(all.end(), problems.begin(), problems.end());
    const ProblemCauses::Causes &causes = m_causes.follow(lecture, problems);
    std::map<PropertyPlace, std::size_t> rows; // of problems that come from a value
    std::map<PropertyPlace, QString> sentences;
    for (graph::Problem problem : all) {
        const auto cause = causes.find(ProblemCauses::keyOf(problem.error));
        problem.error = withBlocksNamed(problem.error, lecture, m_session.registry(), languages);
        const ProblemPlace place = problemPlace(problem.error.place, lecture);
        const QString where = wordsFor(place, lecture, m_session.registry(), languages);
        const QString arrival = tr("%1: %2").arg(where, problem.error.what);
        if (cause == causes.end() || problem.severity != graph::Severity::Failure) {
            listed.push_back({problem, place, where});
            // Blocks say what fails in their own rows as soon as it does.
            if (place.clip && !place.property.isEmpty())
                sentences.emplace(PropertyPlace{place.scene, {}, place.clip, place.property},
                                  base::Error{problem.error.what, problem.error.remedy, {}}.text());
        } else if (const auto row = rows.find(cause->second); row != rows.end()) {
            listed[row->second].arrivals.append(arrival);
            continue;
        } else {
            const PropertyPlace &value = cause->second;
            rows.emplace(value, listed.size());
            sentences.emplace(value, arrival);
            graph::Problem own = problem;
            own.error.remedy = tr("Change this value, with which other blocks cannot work.");
            listed.push_back({own, placeOf(value), nameOf(value, lecture), {arrival}});
        }
        ++(problem.severity == graph::Severity::Failure ? m_failures : m_warnings);
    }
    for (ListedProblem &one : listed)
        one.remedies = remediesOf(one.place, lecture);
    for (const media::SoundFinding &finding : sounds) {
        const ProblemPlace place = problemPlace(finding.problem.error.place, lecture);
        const QString where = wordsFor(place, lecture, m_session.registry(), languages);
        listed.push_back({finding.problem, place, where, {}, remediesOf(finding, m_session.document.plugins())});
        ++m_warnings;
    }
    Q_EMIT causesFound(sentences);
    const int row = m_list->currentIndex().row();
    m_model->setProblems(std::move(listed));
    m_list->setCurrentIndex(m_shown->index(std::min(row, m_shown->rowCount() - 1), 0));
    refreshFilters();
    Q_EMIT countChanged(m_failures, m_warnings);
    Q_EMIT checked();
}

/// "Query › Embedding (parameter)".
QString ProblemsPanel::nameOf(const PropertyPlace &cause, const lecture::Lecture &lecture) const
{
    const QStringList languages = m_session.preview.languages();
    for (const lecture::Parameter &parameter : lecture.parameters) {
        if (parameter.node == cause.node && parameter.property == cause.key)
            return tr("%1 (parameter)").arg(labelOf(parameter, lecture, m_session.registry(), languages));
    }
    return wordsFor(placeOf(cause), lecture, m_session.registry(), languages);
}

void ProblemsPanel::refreshFilters()
{
    m_shown->setShown(m_failuresButton->isChecked(), m_warningsButton->isChecked());
    m_failuresButton->setText(tr("Failures: %1").arg(m_failures));
    m_warningsButton->setText(tr("Warnings: %1").arg(m_warnings));
    // No mark of what there is none of.
    m_failuresButton->setIcon(m_failures ? icon(u"circle-alert"_s, theme().error) : QIcon());
    m_warningsButton->setIcon(m_warnings ? icon(u"triangle-alert"_s, theme().keyframe) : QIcon());
    for (QToolButton *button : {m_failuresButton, m_warningsButton})
        button->setAccessibleName(button->text());
    const bool isEmpty = m_model->rowCount() == 0;
    m_head->setVisible(!isEmpty);
    if (isEmpty)
        m_pages->setCurrentWidget(m_isKnown ? m_none : m_unknown);
    else
        m_pages->setCurrentWidget(m_shown->rowCount() == 0 ? m_filtered : m_list);
}

QStringList ProblemsPanel::failureSentences() const
{
    QStringList sentences;
    for (const ListedProblem &one : m_model->all()) {
        if (one.isFailure())
            sentences.append(tr("%1: %2").arg(one.where, one.problem.error.what));
    }
    return sentences;
}

void ProblemsPanel::goToFirstFailure()
{
    m_failuresButton->setChecked(true);
    const std::vector<ListedProblem> &all = m_model->all();
    const auto first = std::ranges::find_if(all, &ListedProblem::isFailure);
    if (first == all.end())
        return;
    const QModelIndex row = m_shown->mapFromSource(m_model->index(static_cast<int>(first - all.begin())));
    m_list->setCurrentIndex(row);
    goTo(row);
}

void ProblemsPanel::goTo(const QModelIndex &index)
{
    const ProblemPlace place = m_shown->at(index).place;
    const bool isOfLecture = place.scene.isEmpty() && !place.row.isEmpty();
    if (isOfLecture || m_session.document.scene(place.scene))
        editor::goTo(m_session, destinationOf(place));
}

QRect ProblemsPanel::remedyRect(const QModelIndex &index) const
{
    const std::vector<Remedy> &remedies = m_shown->at(index).remedies;
    return remedies.empty() ? QRect() : remedyRectIn(m_list->visualRect(index), remedies.front().deed);
}

/// A press on a button is none on its row.
bool ProblemsPanel::eventFilter(QObject *watched, QEvent *event)
{
    const bool isPress = event->type() == QEvent::MouseButtonPress;
    if (watched != m_list->viewport() || (!isPress && event->type() != QEvent::MouseButtonRelease))
        return QWidget::eventFilter(watched, event);
    const auto *mouse = static_cast<QMouseEvent *>(event);
    const QModelIndex index = m_list->indexAt(mouse->position().toPoint());
    const bool isOnButton = mouse->button() == Qt::LeftButton && index.isValid()
        && remedyRect(index).contains(mouse->position().toPoint());
    if (isPress) {
        m_pressed = isOnButton ? index : QModelIndex();
        return isOnButton;
    }
    const QPersistentModelIndex pressed = std::exchange(m_pressed, QModelIndex());
    if (isOnButton && pressed == index)
        mend(index, 0);
    return pressed.isValid();
}

void ProblemsPanel::mend(const QModelIndex &index, std::size_t remedy)
{
    const Remedy chosen = m_shown->at(index).remedies.at(remedy);
    if (const Document::Edit edit = chosen.ask ? chosen.ask(this) : chosen.edit)
        applyEdit(m_session, QString(chosen.deed).remove(u'…'), edit);
}

void ProblemsPanel::showMenu(const QPoint &at)
{
    const QPersistentModelIndex index = m_list->indexAt(at).isValid() ? m_list->indexAt(at) : m_list->currentIndex();
    if (!index.isValid())
        return;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Go to the place"), this, [this, index] {
        if (index.isValid())
            goTo(index);
    });
    const std::vector<Remedy> &remedies = m_shown->at(index).remedies;
    for (std::size_t i = 0; i < remedies.size(); ++i) {
        menu->addAction(remedies[i].deed, this, [this, index, i] {
            if (index.isValid())
                mend(index, i);
        });
    }
    menu->popup(m_list->viewport()->mapToGlobal(at));
}

} // namespace lectograph::editor
