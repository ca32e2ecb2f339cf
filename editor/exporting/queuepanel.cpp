// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exporting/queuepanel.h"

#include "editor/exporting/estimate.h"
#include "editor/language/translated.h"
#include "editor/widgets/messagebox.h"
#include "editor/widgets/showinfolder.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"

#include <QBoxLayout>
#include <QDir>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QPointer>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QStyle>
#include <QToolButton>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr int iconSize = 16;

struct StateIcon
{
    QString icon;
    QColor color;
};

StateIcon iconOf(JobState state)
{
    switch (state) {
    case JobState::Waiting: return {u"clock"_s, theme().muted};
    case JobState::Running: return {u"loader"_s, theme().accent};
    case JobState::Done: return {u"circle-check"_s, theme().good};
    case JobState::Failed: return {u"circle-alert"_s, theme().error};
    case JobState::Cancelled: return {u"x"_s, theme().muted};
    }
    Q_UNREACHABLE();
}

QLabel *smallLabel(const QString &name, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setObjectName(name);
    label->setProperty("small", true);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

} // namespace

JobRow::JobRow(ExportQueue &queue, int id, QWidget *parent)
    : QWidget(parent),
      m_queue(queue),
      m_id(id),
      m_icon(new QLabel(this)),
      m_name(new QLabel(this)),
      m_state(smallLabel(u"state"_s, this)),
      m_remedy(smallLabel(u"remedy"_s, this)),
      m_bar(new QProgressBar(this))
{
    setObjectName(u"job%1"_s.arg(id));
    setFocusPolicy(Qt::StrongFocus);
    m_icon->setFixedSize(iconSize, iconSize);
    m_name->setFont(uiFont(13, true));
    m_name->setTextFormat(Qt::PlainText);
    m_name->setMinimumWidth(60);
    m_state->setProperty("muted", true);
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(8);
    m_bar->setRange(0, 1000);

    QHBoxLayout *layout = rowLayout(this, 2 * Theme::grid,
                                    {3 * Theme::grid, 2 * Theme::grid, 2 * Theme::grid, 2 * Theme::grid});
    layout->addWidget(m_icon, 0, Qt::AlignTop);
    auto *texts = new QVBoxLayout;
    texts->setSpacing(Theme::grid);
    texts->addWidget(m_name);
    texts->addWidget(m_bar);
    texts->addWidget(m_state);
    texts->addWidget(m_remedy);
    layout->addLayout(texts, 1);
    auto *buttons = rowLayout(nullptr);
    m_open = addButton(u"open"_s, u"play"_s, tr("Open the file"), &JobRow::openFile);
    m_folder = addButton(u"folder"_s, u"folder-open"_s, tr("Show in folder"), &JobRow::showInFolder);
    m_retry = addButton(u"retry"_s, u"rotate-cw"_s, tr("Try again"), &JobRow::tryAgain);
    m_pause = addButton(u"pause"_s, u"pause"_s, tr("Pause"), &JobRow::togglePause);
    m_remove = addButton(u"remove"_s, u"x"_s, tr("Cancel"), &JobRow::cancelOrRemove);
    for (QToolButton *button : {m_open, m_folder, m_retry, m_pause, m_remove})
        buttons->addWidget(button);
    layout->addLayout(buttons);
    layout->setAlignment(buttons, Qt::AlignTop);
    connect(&m_queue, &ExportQueue::jobChanged, this, [this](int changed) {
        if (changed == m_id || m_retry->isVisibleTo(this)) // whether its file is free depends on the others
            renew();
    });
    connect(&m_queue, &ExportQueue::jobsChanged, this, &JobRow::renew);
    renew();
}

QToolButton *JobRow::addButton(const QString &name, const QString &iconName, const QString &text, void (JobRow::*run)())
{
    QToolButton *button = toolButton(iconName, text, this);
    button->setObjectName(name);
    connect(button, &QToolButton::clicked, this, run);
    return button;
}

void JobRow::renew()
{
    const ExportJob *job = m_queue.job(m_id);
    if (!job)
        return;
    const media::ExportProgress &progress = job->progress;
    const auto number = [](auto value) { return QLocale().toString(value); };
    QString state;
    switch (job->state) {
    case JobState::Waiting: state = tr("Waiting"); break;
    case JobState::Running:
        // The first frame tells nothing of the pace.
        state = job->isPaused ? tr("Paused · frame %1 of %2").arg(number(progress.done), number(progress.total))
            : progress.framesPerSecond <= 0
            ? tr("Beginning…")
            : tr("%1 left · frame %2 of %3 · %4 frames/s")
                  .arg(roughWaitText(progress.secondsLeft), number(progress.done), number(progress.total),
                       number(qRound(progress.framesPerSecond)));
        break;
    case JobState::Done:
        state = tr("%1 · %2 · made in %3")
                    .arg(playingTimeText(job->report.seconds),
                         sizeText(static_cast<double>(exporting::bytesOf(job->report.output, job->report.frames))),
                         waitText(job->report.wallSeconds));
        if (const auto lost = static_cast<int>(
                std::ranges::count(job->problems, graph::Severity::Failure, &graph::Problem::severity));
            lost > 0)
            state += u" · "_s + tr("%n thing(s) left out, see Problems", nullptr, lost);
        break;
    case JobState::Failed: state = job->error.what; break;
    case JobState::Cancelled: state = tr("Cancelled; nothing was changed"); break;
    }
    const StateIcon shown = job->isPaused ? StateIcon{u"pause"_s, theme().muted} : iconOf(job->state);
    m_icon->setPixmap(icon(shown.icon, shown.color).pixmap(iconSize, iconSize));
    m_name->setText(job->name);
    m_name->setToolTip(QDir::toNativeSeparators(job->request.settings.path));
    m_state->setText(state);
    if (const bool isError = job->state == JobState::Failed; m_state->property("error").toBool() != isError) {
        m_state->setProperty("error", isError);
        m_state->style()->unpolish(m_state); // style sheets evaluate properties only then
        m_state->style()->polish(m_state);
    }
    m_remedy->setText(job->state == JobState::Failed ? job->error.remedy : QString());
    m_remedy->setVisible(!m_remedy->text().isEmpty());
    const bool isRunning = job->state == JobState::Running;
    m_bar->setVisible(isRunning);
    m_bar->setValue(progress.total > 0 ? static_cast<int>(1000 * progress.done / progress.total) : 0);
    m_bar->setAccessibleName(tr("Progress of %1").arg(job->name));
    m_open->setVisible(job->state == JobState::Done);
    m_folder->setVisible(job->state == JobState::Done);
    m_pause->setVisible(isRunning);
    const QString pausing = job->isPaused ? tr("Go on (Space)") : tr("Pause (Space)");
    m_pause->setIcon(icon(job->isPaused ? u"play"_s : u"pause"_s));
    m_pause->setToolTip(pausing);
    m_pause->setAccessibleName(job->isPaused ? tr("Go on") : tr("Pause"));
    m_retry->setVisible(job->state == JobState::Failed || job->state == JobState::Cancelled);
    const bool isTaken = !job->isPending() && m_queue.isPendingFor(job->request);
    m_retry->setEnabled(!isTaken);
    m_retry->setToolTip(isTaken ? tr("Another export is writing this file") : tr("Try again"));
    const QString ending = job->isPending() ? tr("Cancel") : tr("Take off the list");
    m_remove->setToolTip(ending);
    m_remove->setAccessibleName(ending);
    setAccessibleName(job->name);
    setAccessibleDescription(state + (m_remedy->text().isEmpty() ? QString() : u' ' + m_remedy->text()));
}

bool JobRow::event(QEvent *event)
{
    // Otherwise the key would play the lecture.
    if (event->type() == QEvent::ShortcutOverride && hasFocus()
        && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Space && m_pause->isVisibleTo(this)) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void JobRow::keyPressEvent(QKeyEvent *event)
{
    const bool isDone = m_open->isVisibleTo(this);
    if (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier)) {
        QWidget::keyPressEvent(event); // commands of the window
        return;
    }
    const bool isHeld = event->isAutoRepeat(); // auto-repeat would continue with the next row
    switch (event->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down: {
        const auto rows = parentWidget()->findChildren<JobRow *>(QString(), Qt::FindDirectChildrenOnly);
        const qsizetype next = rows.indexOf(this) + (event->key() == Qt::Key_Up ? -1 : 1);
        if (next >= 0 && next < rows.size())
            rows[next]->setFocus(Qt::TabFocusReason);
        break;
    }
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        if (!isHeld)
            cancelOrRemove();
        break;
    case Qt::Key_Space:
        if (!isHeld)
            togglePause();
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (isDone && !isHeld)
            openFile();
        break;
    default: QWidget::keyPressEvent(event);
    }
}

void JobRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(QRect(0, height() - 1, width(), 1), theme().line);
    if (!hasFocus())
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme().accent, 2));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -2), Theme::fieldRadius, Theme::fieldRadius);
}

void JobRow::openFile()
{
    const ExportJob *job = m_queue.job(m_id);
    if (!job)
        return;
    if (const QString file = exporting::firstFile(job->report.output); !openOutside(file))
        sayWhereItIs(file);
}

void JobRow::showInFolder()
{
    const ExportJob *job = m_queue.job(m_id);
    if (!job)
        return;
    const QString file = exporting::firstFile(job->report.output);
    editor::showInFolder(file, [row = QPointer(this), file] {
        if (row)
            row->sayWhereItIs(file);
    });
}

void JobRow::sayWhereItIs(const QString &file)
{
    m_remedy->setText(tr("No program was found that opens it. The file is %1.").arg(QDir::toNativeSeparators(file)));
    m_remedy->show();
}

void JobRow::cancelOrRemove()
{
    const ExportJob *job = m_queue.job(m_id);
    if (!job)
        return;
    if (job->isPending())
        m_queue.cancel(m_id);
    else
        m_queue.remove(m_id);
}

void JobRow::togglePause()
{
    if (const ExportJob *job = m_queue.job(m_id))
        m_queue.setPaused(m_id, !job->isPaused);
}

QueuePanel::QueuePanel(ExportQueue &queue, QWidget *parent)
    : QWidget(parent),
      m_queue(queue),
      m_pages(new QStackedWidget(this)),
      m_scroll(new QScrollArea(this)),
      m_clear(toolButton(u"list-checks"_s, tr("Take finished exports off the list"), this))
{
    setObjectName(u"queuePanel"_s);
    setMinimumSize(220, 140);
    auto *head = new PanelHeader(tr("Exports"), this);
    m_clear->setObjectName(u"clear"_s);
    connect(m_clear, &QToolButton::clicked, &m_queue, &ExportQueue::clearFinished);
    head->add(m_clear);

    auto *list = new QWidget(m_scroll);
    list->setAccessibleName(tr("Exports"));
    m_rows = columnLayout(list);
    m_rows->addStretch();
    m_scroll->setWidget(list);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);

    m_pages->addWidget(new EmptyState(
        u"film"_s, tr("Nothing has been exported yet."), tr("Export…"), [this] { Q_EMIT exportRequested(); }, this));
    m_pages->addWidget(m_scroll);
    auto *layout = columnLayout(this);
    layout->addWidget(head);
    layout->addWidget(m_pages, 1);

    connect(&m_queue, &ExportQueue::jobsChanged, this, &QueuePanel::renew);
    connect(&m_queue, &ExportQueue::jobChanged, this, &QueuePanel::renew);
    renew();
}

void QueuePanel::renew()
{
    std::erase_if(m_jobRows, [this](JobRow *row) {
        if (m_queue.job(row->id()))
            return false;
        // Keeps the keyboard focus in the list.
        if (row->isAncestorOf(focusWidget()) || row->hasFocus())
            row->nextInFocusChain()->setFocus();
        row->hide();
        row->deleteLater();
        return true;
    });
    for (const ExportJob &job : m_queue.jobs()) {
        if (std::ranges::count(m_jobRows, job.id, &JobRow::id) > 0)
            continue;
        auto *row = new JobRow(m_queue, job.id, m_scroll->widget());
        m_rows->insertWidget(static_cast<int>(m_jobRows.size()), row);
        m_jobRows.push_back(row);
        m_scroll->ensureWidgetVisible(row);
    }
    m_pages->setCurrentIndex(m_jobRows.empty() ? 0 : 1);
    m_clear->setEnabled(!std::ranges::all_of(m_queue.jobs(), &ExportJob::isPending));
}

bool mayEndExports(ExportQueue &queue, QWidget *window)
{
    if (!queue.isBusy())
        return true;
    MessageBox box(MessageBox::Kind::Question, translated("The program is still exporting. End it all the same?"), {},
                   window);
    QPushButton *stay = box.addPrimaryButton(translated("Go on exporting"), QMessageBox::RejectRole);
    stay->setObjectName(u"stay"_s);
    QPushButton *end = box.addButton(translated("Give up and end"), QMessageBox::DestructiveRole);
    box.setEscapeButton(stay);
    const auto tell = [&] {
        if (queue.isBusy()) {
            box.setInformativeText(
                queue.summary() + u"\n\n"_s
                + translated("What is not done yet is given up; files that were there before stay as they are."));
            return;
        }
        const bool hasFailed = std::ranges::count(queue.jobs(), JobState::Failed, &ExportJob::state) > 0;
        box.setText(translated("The exports are finished. End the program?"));
        box.setInformativeText(hasFailed ? translated("Some have failed; the list of exports says why.") : QString());
        stay->setText(translated("Stay"));
        end->setText(translated("End the program"));
    };
    tell();
    QObject::connect(&queue, &ExportQueue::summaryChanged, &box, tell);
    box.exec();
    if (box.clickedButton() != end)
        return false;
    queue.cancelAll();
    return true;
}

} // namespace lectograph::editor
