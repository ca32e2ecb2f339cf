// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/problems/problemspanel.h"

#include "editor/problems/problemlist.h"
#include "editor/widgets/navigablelist.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"
#include "lecture/check.h"

#include <QKeyEvent>
#include <QListView>
#include <QPointer>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr int pauseMilliseconds = 400;

QToolButton *filterButton(const QString &iconName, const QColor &color, const QString &tip, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setCheckable(true);
    button->setChecked(true);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setIcon(icon(iconName, color));
    button->setIconSize({16, 16});
    button->setFixedHeight(Theme::row);
    button->setFocusPolicy(Qt::TabFocus);
    button->setToolTip(tip);
    return button;
}

} // namespace

ProblemsPanel::ProblemsPanel(Session &session, QWidget *parent)
    : QWidget(parent),
      m_session(session),
      m_model(new ProblemModel(this)),
      m_shown(new ProblemFilter(this)),
      m_list(new NavigableList(this)),
      m_pages(new QStackedWidget(this)),
      m_none(new EmptyState(u"circle-check"_s, tr("No problems"), {}, {}, this)),
      m_unknown(new EmptyState(u"list-checks"_s, tr("Checking the lecture…"), {}, {}, this)),
      m_filtered(new EmptyState(u"eye-off"_s, tr("All problems are filtered out. Press the buttons above to see them."),
                                {}, {}, this)),
      m_failuresButton(filterButton(u"circle-alert"_s, theme().error, tr("Show failures: what cannot be shown"), this)),
      m_warningsButton(
          filterButton(u"triangle-alert"_s, theme().keyframe, tr("Show warnings: what may not be meant so"), this))
{
    setObjectName(u"problemsPanel"_s);
    setAccessibleName(tr("Problems"));
    m_shown->setSourceModel(m_model);
    m_list->setObjectName(u"problemList"_s);
    m_list->setAccessibleName(tr("Problems"));
    m_list->setModel(m_shown);
    m_list->setItemDelegate(new ProblemDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setMouseTracking(true);
    for (QWidget *page : {m_none, m_unknown, m_filtered, static_cast<QWidget *>(m_list)})
        m_pages->addWidget(page);
    m_head = new PanelHeader(tr("A click goes to the place"), this);
    m_head->add(m_failuresButton);
    m_head->add(m_warningsButton);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_head);
    layout->addWidget(m_pages, 1);

    setFocusProxy(m_list);
    m_worker.setMaxThreadCount(1);
    m_pause.setSingleShot(true);
    m_pause.setInterval(pauseMilliseconds);
    connect(&m_pause, &QTimer::timeout, this, &ProblemsPanel::check);
    connect(&session.document, &Document::opened, this, &ProblemsPanel::empty);
    connect(&session.document, &Document::changed, &m_pause, qOverload<>(&QTimer::start));
    connect(m_list, &QListView::clicked, this, &ProblemsPanel::goTo);
    for (QToolButton *button : {m_failuresButton, m_warningsButton})
        connect(button, &QToolButton::toggled, this, &ProblemsPanel::refreshFilters);
    refreshFilters();
    m_pause.start();
}

ProblemsPanel::~ProblemsPanel()
{
    m_worker.waitForDone();
}

void ProblemsPanel::check()
{
    if (m_isChecking) {
        m_isStale = true;
        return;
    }
    m_isChecking = true;
    m_isStale = false;
    // The thread has its own copy of the lecture, which is a value, so editing can continue.
    m_worker.start([this, lecture = m_session.document.lecture(), &registry = m_session.registry] {
        const graph::Problems problems = lecture::check(lecture, registry);
        QMetaObject::invokeMethod(
            this,
            [this, lecture, problems] {
                m_isChecking = false;
                if (m_isStale)
                    check();
                else if (!m_pause.isActive())
                    list(problems, lecture);
            },
            Qt::QueuedConnection);
    });
}

void ProblemsPanel::empty()
{
    m_isKnown = false;
    m_failures = 0;
    m_warnings = 0;
    m_model->setProblems({});
    refreshFilters();
    Q_EMIT emptied();
}

void ProblemsPanel::list(const graph::Problems &problems, const lecture::Lecture &lecture)
{
    m_isKnown = true;
    const QStringList languages = m_session.preview.languages();
    std::vector<ListedProblem> listed;
    m_failures = 0;
    m_warnings = 0;
    for (const graph::Problem &problem : problems) {
        const ProblemPlace place = problemPlace(problem.error.place, lecture);
        listed.push_back({problem, place, wordsFor(place, lecture, m_session.registry, languages)});
        ++(problem.severity == graph::Severity::Failure ? m_failures : m_warnings);
    }
    const int row = m_list->currentIndex().row();
    m_model->setProblems(std::move(listed));
    m_list->setCurrentIndex(m_shown->index(std::min(row, m_shown->rowCount() - 1), 0));
    refreshFilters();
    Q_EMIT countChanged(m_failures, m_warnings);
    Q_EMIT checked();
}

void ProblemsPanel::refreshFilters()
{
    m_shown->setShown(m_failuresButton->isChecked(), m_warningsButton->isChecked());
    const QString failures = tr("Failures: %1").arg(m_failures);
    const QString warnings = tr("Warnings: %1").arg(m_warnings);
    m_failuresButton->setText(failures);
    m_failuresButton->setAccessibleName(failures);
    m_warningsButton->setText(warnings);
    m_warningsButton->setAccessibleName(warnings);
    const bool isFiltered = m_model->rowCount() > 0 && m_shown->rowCount() == 0;
    m_head->setVisible(m_model->rowCount() > 0);
    if (m_model->rowCount() == 0)
        m_pages->setCurrentWidget(m_isKnown ? m_none : m_unknown);
    else
        m_pages->setCurrentWidget(isFiltered ? m_filtered : m_list);
}

void ProblemsPanel::goTo(const QModelIndex &index)
{
    const ProblemPlace place = m_shown->at(index).place;
    const lecture::Scene *scene = m_session.document.scene(place.scene);
    if (!scene)
        return;
    m_session.preview.enter(place.scene);
    if (!place.languages.isEmpty() && !place.languages.contains(m_session.preview.language()))
        m_session.preview.setLanguage(place.languages.front());
    if (place.clip && lecture::clipOf(*scene, *place.clip))
        m_session.selection.setClips({*place.clip});
    else if (!place.node.isEmpty())
        m_session.selection.setNodes({place.node});
    else
        m_session.selection.clear();
}

} // namespace lectograph::editor
