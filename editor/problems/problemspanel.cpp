// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/problems/problemspanel.h"

#include "editor/problems/problemplace.h"
#include "editor/session/actionid.h"
#include "editor/widgets/navigablelist.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"
#include "lecture/check.h"

#include <QAbstractListModel>
#include <QCoreApplication>
#include <QListView>
#include <QPainter>
#include <QSortFilterProxyModel>
#include <QStackedWidget>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

/// A problem as a row in the list.
struct ListedProblem
{
    graph::Problem problem;
    ProblemPlace place;
    QString where; ///< for display

    bool isFailure() const { return problem.severity == graph::Severity::Failure; }
};

class ProblemModel : public QAbstractListModel
{
    Q_DECLARE_TR_FUNCTIONS(lectograph::editor::ProblemModel)

public:
    using QAbstractListModel::QAbstractListModel;

    void setProblems(std::vector<ListedProblem> problems)
    {
        beginResetModel();
        m_problems = std::move(problems);
        endResetModel();
    }
    const ListedProblem &at(int row) const { return m_problems.at(static_cast<std::size_t>(row)); }
    static QString severityOf(const ListedProblem &one) { return one.isFailure() ? tr("Failure") : tr("Warning"); }

    int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_problems.size());
    }
    QVariant data(const QModelIndex &index, int role) const override
    {
        const ListedProblem &one = at(index.row());
        const auto &[what, remedy, place] = one.problem.error;
        switch (role) {
        case Qt::DisplayRole: return what;
        case Qt::ToolTipRole: return u"%1\n%2\n%3"_s.arg(what, remedy, one.where).replace(u"\n\n"_s, u"\n"_s);
        case Qt::AccessibleTextRole: return tr("%1: %2 %3 In %4").arg(severityOf(one), what, remedy, one.where);
        default: return {};
        }
    }

private:
    std::vector<ListedProblem> m_problems;
};

/// Filters failures or warnings.
class ProblemFilter : public QSortFilterProxyModel
{
public:
    ProblemFilter(ProblemModel *all, QObject *parent) : QSortFilterProxyModel(parent), m_all(all)
    {
        setSourceModel(all);
    }

    void setShown(bool failures, bool warnings)
    {
        m_failures = failures;
        m_warnings = warnings;
        invalidateFilter();
    }
    const ListedProblem &at(const QModelIndex &index) const { return m_all->at(mapToSource(index).row()); }

protected:
    bool filterAcceptsRow(int row, const QModelIndex &) const override
    {
        return m_all->at(row).isFailure() ? m_failures : m_warnings;
    }

private:
    ProblemModel *m_all;
    bool m_failures = true;
    bool m_warnings = true;
};

namespace {

/// Draws two lines: icon, problem and place; severity and remedy.
class ProblemDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const ListedProblem &one = static_cast<const ProblemFilter *>(index.model())->at(index);
        const bool isSelected = option.state & QStyle::State_Selected;
        const QRect row = option.rect;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (isSelected || option.state & QStyle::State_MouseOver)
            painter->fillRect(row, isSelected ? theme().line : theme().raised);
        if (isSelected && option.state & QStyle::State_HasFocus) {
            painter->setPen(QPen(theme().accent, 2));
            painter->drawRoundedRect(QRectF(row).adjusted(1, 1, -1, -1), 4, 4);
        }
        const QColor color = one.isFailure() ? theme().error : theme().keyframe;
        icon(one.isFailure() ? u"circle-alert"_s : u"triangle-alert"_s, color)
            .paint(painter, QRect(row.left() + 12, row.top() + 7, 16, 16));
        const QRect text = row.adjusted(40, 5, -12, -5);
        const int half = text.height() / 2;
        painter->setFont(uiFont(12));
        const int whereWidth = std::min(painter->fontMetrics().horizontalAdvance(one.where) + 4, text.width() / 2);
        const QRect upper(text.left(), text.top(), text.width(), half);
        painter->setPen(theme().muted);
        painter->drawText(upper, Qt::AlignRight | Qt::AlignVCenter,
                          painter->fontMetrics().elidedText(one.where, Qt::ElideMiddle, whereWidth));
        painter->setFont(uiFont(13));
        painter->setPen(theme().text);
        painter->drawText(
            upper, Qt::AlignLeft | Qt::AlignVCenter,
            painter->fontMetrics().elidedText(one.problem.error.what, Qt::ElideRight, text.width() - whereWidth - 16));
        painter->setFont(uiFont(12, true));
        const QRect lower(text.left(), text.top() + half, text.width(), half);
        const QString severity = ProblemModel::severityOf(one);
        painter->setPen(color);
        painter->drawText(lower, Qt::AlignLeft | Qt::AlignVCenter, severity);
        const int used = painter->fontMetrics().horizontalAdvance(severity) + 10;
        painter->setFont(uiFont(12));
        painter->setPen(theme().muted);
        painter->drawText(
            lower.adjusted(used, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
            painter->fontMetrics().elidedText(one.problem.error.remedy, Qt::ElideRight, text.width() - used));
        painter->restore();
    }
    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override { return {200, 48}; }
};

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
      m_shown(new ProblemFilter(m_model, this)),
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
    QVBoxLayout *layout = columnLayout(this);
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
    m_worker.start([this, lecture = m_session.document.lecture(), &registry = m_session.registry()] {
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
        listed.push_back({problem, place, wordsFor(place, lecture, m_session.registry(), languages)});
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
    m_failuresButton->setText(tr("Failures: %1").arg(m_failures));
    m_warningsButton->setText(tr("Warnings: %1").arg(m_warnings));
    for (QToolButton *button : {m_failuresButton, m_warningsButton})
        button->setAccessibleName(button->text());
    const bool isEmpty = m_model->rowCount() == 0;
    m_head->setVisible(!isEmpty);
    if (isEmpty)
        m_pages->setCurrentWidget(m_isKnown ? m_none : m_unknown);
    else
        m_pages->setCurrentWidget(m_shown->rowCount() == 0 ? m_filtered : m_list);
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
        goToNode(*scene, place.node);
    else
        m_session.selection.clear();
}

/// A block that is not on the stage is seen in the graph only.
void ProblemsPanel::goToNode(const lecture::Scene &scene, const QString &node)
{
    m_session.selection.setNodes({node});
    QAction *showInGraph = m_session.actions.find(viewaction::showInGraph); // of the window
    if (showInGraph && std::ranges::find(scene.actors, node) == scene.actors.end())
        showInGraph->trigger();
}

} // namespace lectograph::editor
