// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exporting/exportdialog.h"

#include "base/disk_space.h"
#include "editor/exporting/estimate.h"
#include "editor/exporting/exportform.h"
#include "editor/exporting/exportnotes.h"
#include "editor/exporting/exportqueue.h"
#include "editor/exporting/namefields.h"
#include "editor/exporting/partfields.h"
#include "editor/exporting/picturefields.h"
#include "editor/exporting/presetlist.h"
#include "editor/exporting/replacequestion.h"
#include "editor/exporting/sizeestimate.h"
#include "editor/widgets/formarea.h"
#include "editor/widgets/onscreen.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"

#include <QBoxLayout>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using Scope = ExportChoice::Scope;

namespace {

QWidget *line(Qt::Orientation orientation, QWidget *parent)
{
    auto *line = new QWidget(parent);
    line->setObjectName(u"separator"_s);
    line->setAttribute(Qt::WA_StyledBackground);
    if (orientation == Qt::Horizontal)
        line->setFixedHeight(1);
    else
        line->setFixedWidth(1);
    return line;
}

} // namespace

ExportDialog::ExportDialog(Session &session, ExportQueue &queue, QWidget *parent)
    : QDialog(parent),
      m_session(session),
      m_lecture(session.document.lecture()),
      m_queue(queue),
      m_presets(new PresetList(frameRatio(), this))
{
    setWindowTitle(tr("Export"));
    setObjectName(u"exportDialog"_s);
    ExportChoice before = rememberedChoice(frameRatio(), lectureKey());
    if (const QFileInfo file(session.document.path()); !session.document.path().isEmpty() && file.dir().exists())
        before.folder = file.absolutePath(); // by default next to the lecture
    QVBoxLayout *layout = columnLayout(this);
    QHBoxLayout *top = rowLayout(nullptr);
    top->addWidget(m_presets);
    top->addWidget(line(Qt::Vertical, this));
    top->addWidget(makeForm(before), 1);
    layout->addLayout(top, 1);
    layout->addWidget(line(Qt::Horizontal, this));
    layout->addWidget(makeFoot());
    m_picture->fill(before);
    m_name->fill(before);
    renew();

    connect(m_presets, &PresetList::presetChosen, this, &ExportDialog::usePreset);
    connect(m_part, &PartFields::changed, this, &ExportDialog::renew);
    connect(m_picture, &PictureFields::changed, this, &ExportDialog::renew);
    connect(m_name, &NameFields::changed, this, &ExportDialog::renew);
    m_queue.inspect(m_lecture, this, [this](const graph::Problems &found) {
        m_notes->setProblems(found);
        m_estimate->begin(); // the inspection took a core, with which the export will not have to share
    });
    m_export->setFocus();
}

QWidget *ExportDialog::makeForm(const ExportChoice &before)
{
    constexpr int formWidth = 432;
    auto *form = new QWidget(this);
    form->setMinimumWidth(formWidth);
    auto *rows = new QFormLayout(form);
    rows->setContentsMargins(5 * Theme::grid, 3 * Theme::grid, 5 * Theme::grid, 3 * Theme::grid);
    rows->setHorizontalSpacing(4 * Theme::grid);
    rows->setVerticalSpacing(3 * Theme::grid / 2); // with a warning below, all rows are seen on a low screen
    rows->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    rows->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_part = new PartFields(m_session, m_lecture, before, *rows);
    m_picture = new PictureFields(m_lecture.rate, *rows);
    m_part->addLanguages(*rows, before.languages);
    m_name = new NameFields(*rows);
    return new FormArea(form, this);
}

QWidget *ExportDialog::makeFoot()
{
    auto *foot = new QWidget(this);
    QVBoxLayout *layout = columnLayout(foot, 2 * Theme::grid,
                                       {5 * Theme::grid, 3 * Theme::grid, 5 * Theme::grid, 4 * Theme::grid});
    m_notes = new ExportNotes(m_session, m_lecture, foot);
    layout->addWidget(m_notes);
    m_warning = note(u"warning"_s, foot);
    m_warning->setProperty("error", true);
    QWidget *warning = withIcon(m_warning, u"circle-alert"_s, theme().error);
    // It appears and disappears while a folder is typed; the widgets below must not move.
    QSizePolicy steady = warning->sizePolicy();
    steady.setRetainSizeWhenHidden(true);
    warning->setSizePolicy(steady);
    layout->addWidget(warning);
    m_replacing = new ReplaceQuestion(foot);
    layout->addWidget(m_replacing);

    auto *bottom = rowLayout(nullptr, 2 * Theme::grid);
    m_estimate = new SizeEstimate(m_queue, foot);
    auto *cancel = makeButton<QPushButton>(u"cancel"_s, tr("Cancel"), tr("Close without exporting"), foot);
    m_export = makeButton<QPushButton>(u"export"_s, tr("Export"),
                                       tr("Put the export into the queue; you can go on working meanwhile"), foot);
    m_export->setProperty("primary", true);
    m_export->setDefault(true);
    cancel->setAutoDefault(false);
    bottom->addWidget(m_estimate, 1);
    bottom->addWidget(cancel);
    bottom->addWidget(m_export);
    layout->addLayout(bottom);

    connect(m_notes, &ExportNotes::left, this, &QDialog::reject);
    connect(m_estimate, &SizeEstimate::measured, this, &ExportDialog::warnOfFullDisk);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_export, &QPushButton::clicked, this, &ExportDialog::accept);
    connect(m_replacing, &ReplaceQuestion::replaces, this, [this] { start(choice()); });
    connect(m_replacing, &ReplaceQuestion::keepsBoth, this, [this] {
        ExportChoice renamed = choice();
        renamed.name = freeName(renamed, m_lecture, m_queue);
        start(renamed);
    });
    return foot;
}

bool ExportDialog::event(QEvent *event)
{
    const bool isHandled = QDialog::event(event);
    // Scenes to tick, warnings and questions appear later, and must not cover what was there.
    if (event->type() == QEvent::LayoutRequest && isVisible())
        growOnScreen(*this);
    return isHandled;
}

double ExportDialog::frameRatio() const
{
    return m_lecture.frameWidth / m_lecture.frameHeight;
}

void ExportDialog::usePreset(const QSize &size, base::FrameRate rate)
{
    ExportChoice selected = choice();
    selected.size = size;
    selected.rate = rate;
    m_picture->fill(selected);
}

ExportChoice ExportDialog::choice() const
{
    return m_name->applied(m_picture->applied(m_part->applied({})));
}

base::Result<qint64> ExportDialog::frameCount(const ExportChoice &choice) const
{
    if (choice.languages.isEmpty())
        return base::failure(tr("No language is chosen."), tr("Tick at least one."));
    if (choice.scope == Scope::Scenes && choice.scenes.isEmpty())
        return base::failure(tr("No scene is chosen."), tr("Tick at least one."));
    const exporting::ExportRequest request = requestsOf(choice, m_lecture).front();
    const base::Time length = lecture::durationOf(request.lecture, m_session.registry().animations, request.scenes);
    const base::Time from = std::min(request.from.value_or(base::Time{}), length);
    const base::Time to = std::min(request.to.value_or(length), length);
    const qint64 frames = choice.rate.framesIn(to - from);
    if (frames <= 0)
        return base::failure(tr("What is chosen lasts no time."), tr("Choose another part of the lecture."));
    if (const auto possible = media::check(choice.format, choice.size, choice.rate); !possible)
        return tl::unexpected(possible.error());
    const QFileInfo folder(choice.folder);
    if (!folder.exists() && choice.folder == videoFolder())
        return frames; // it is made when the export starts
    if (!folder.isDir())
        return base::failure(tr("There is no such folder."), tr("Choose another one."));
    if (!folder.isWritable())
        return base::failure(tr("Nothing can be written to this folder."), tr("Choose another one."));
    return frames;
}

void ExportDialog::renew()
{
    m_name->suggest(suggestedName(lectureName(), choice(), m_lecture, m_session.preview.languages()));
    const ExportChoice now = choice();
    m_presets->select(now.size, now.rate);
    m_picture->offerSound(m_part->isHeardIn(now.languages));
    m_name->showFiles(writtenFiles(now, m_lecture));
    m_notes->setChoice(now);
    m_replacing->hide();
    m_export->show();

    const auto frames = frameCount(now);
    m_export->setEnabled(frames.has_value());
    showWarning(frames ? QString() : frames.error().what + u' ' + frames.error().remedy);
    if (!frames) {
        m_estimate->setExport({}, 0);
        return;
    }
    std::vector<exporting::ExportRequest> requests = requestsOf(now, m_lecture);
    for (exporting::ExportRequest &request : requests)
        request.settings.hasSound = now.hasSound && m_part->isHeardIn(now.languages);
    m_estimate->setExport(std::move(requests), *frames);
    warnOfFullDisk();
}

void ExportDialog::showWarning(const QString &text)
{
    m_warning->setText(text);
    m_warning->parentWidget()->setVisible(!text.isEmpty());
}

void ExportDialog::warnOfFullDisk()
{
    const std::optional<qint64> free = base::freeSpace(choice().folder);
    const std::optional<double> needed = m_estimate->bytes();
    if (free && needed && *needed > static_cast<double>(*free))
        showWarning(tr("Only %1 are free on that disk. Free some space or choose another folder.")
                        .arg(sizeText(static_cast<double>(*free))));
}

QString ExportDialog::lectureName() const
{
    // The file may still be called as the lecture was before it got its title.
    const QString title = graph::localized(m_lecture.title, m_session.preview.languages()).value_or(QString());
    return title.trimmed().isEmpty() ? QFileInfo(m_session.document.path()).completeBaseName() : title;
}

QString ExportDialog::lectureKey() const
{
    const QString &path = m_session.document.path();
    return path.isEmpty() ? m_session.document.title() : path;
}

void ExportDialog::accept()
{
    const ExportChoice now = choice();
    if (!frameCount(now))
        return;
    const std::vector<exporting::ExportRequest> requests = requestsOf(now, m_lecture);
    const QStringList files = inTheWay(requests, m_queue);
    if (files.isEmpty()) {
        start(now);
        return;
    }
    m_export->hide();
    m_replacing->ask(requests, files, m_queue);
}

void ExportDialog::start(const ExportChoice &choice)
{
    remember(choice, frameRatio(), lectureKey());
    QDir().mkpath(choice.folder);
    for (exporting::ExportRequest &request : requestsOf(choice, m_lecture)) {
        if (choice.format == media::Format::PngSequence)
            QDir().mkpath(QFileInfo(request.settings.path).absolutePath());
        m_queue.add(std::move(request));
    }
    QDialog::accept();
}

} // namespace lectograph::editor
