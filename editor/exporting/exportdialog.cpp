// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exporting/exportdialog.h"

#include "base/disk_space.h"
#include "editor/exporting/estimate.h"
#include "editor/exporting/ratebox.h"
#include "editor/language/language.h"
#include "editor/language/names.h"
#include "editor/widgets/filedialog.h"
#include "editor/widgets/onscreen.h"
#include "editor/widgets/widgets.h"
#include "media/presets.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSpinBox>

#include <algorithm>

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

/// What size and time depend on.
QString sampleKeyOf(const ExportChoice &choice)
{
    const auto flicks = [](const std::optional<base::Time> &time) { return time ? time->flicks : -1; };
    const bool isPart = choice.scope == Scope::InToOut;
    const bool isOfScenes = choice.scope == Scope::Scenes || choice.scope == Scope::OpenScene;
    return QStringList{isOfScenes ? choice.scenes.join(u'/') : QString(),
                       QString::number(isPart ? flicks(choice.in) : -1),
                       QString::number(isPart ? flicks(choice.out) : -1),
                       QString::number(static_cast<int>(choice.format)),
                       QString::number(choice.size.width()),
                       QString::number(choice.size.height()),
                       QString::number(choice.rate.perSecond()),
                       QString::number(static_cast<int>(choice.quality)),
                       QString::number(choice.isTransparent ? 1 : 0),
                       choice.languages.value(0)}
        .join(u'|');
}

} // namespace

ExportDialog::ExportDialog(Session &session, ExportQueue &queue, QWidget *parent)
    : QDialog(parent), m_session(session), m_lecture(session.document.lecture()), m_queue(queue)
{
    setWindowTitle(tr("Export"));
    setObjectName(u"exportDialog"_s);
    QVBoxLayout *layout = columnLayout(this);
    QHBoxLayout *top = rowLayout(nullptr);
    top->addWidget(makePresets());
    top->addWidget(line(Qt::Vertical, this));
    top->addWidget(makeForm(), 1);
    layout->addLayout(top, 1);
    layout->addWidget(line(Qt::Horizontal, this));
    layout->addWidget(makeFoot());

    ExportChoice choice = rememberedChoice(frameRatio(), lectureKey());
    // The file may still be called as the lecture was before it got its title.
    m_lectureName = graph::localized(m_lecture.title, session.preview.languages()).value_or(QString());
    if (m_lectureName.trimmed().isEmpty())
        m_lectureName = QFileInfo(session.document.path()).completeBaseName();
    if (const QFileInfo file(session.document.path()); !session.document.path().isEmpty() && file.dir().exists())
        choice.folder = file.absolutePath(); // by default next to the lecture
    fillScenes(choice);
    fillLanguages(choice.languages);
    choice.scope = static_cast<Scope>(m_scope->currentData().toInt());
    choice.scenes = this->choice().scenes;
    choice.name = suggestedName(m_lectureName, choice, m_lecture, session.preview.languages());
    fill(choice);
    m_sampleSoon.setSingleShot(true);
    m_sampleSoon.setInterval(std::chrono::milliseconds(300));
    connect(&m_sampleSoon, &QTimer::timeout, this, &ExportDialog::sampleSize);
    m_sampleSoon.start();
    m_queue.inspect(m_lecture, this, [this](const graph::Problems &found) {
        m_found = found;
        m_isInspected = true;
        showProblems();
        m_sampleSoon.start();
    });
    m_export->setFocus();
}

bool ExportDialog::event(QEvent *event)
{
    const bool isHandled = QDialog::event(event);
    // Scenes to tick, warnings and questions appear later, and must not cover what was there.
    if (event->type() == QEvent::LayoutRequest && isVisible())
        growOnScreen(*this);
    return isHandled;
}

void ExportDialog::fillScenes(const ExportChoice &before)
{
    const bool areChosen = before.scope == Scope::Scenes;
    for (const lecture::ScenePtr &scene : m_lecture.scenes) {
        const QString name = u"%1  %2"_s.arg(m_scenes->count() + 1).arg(labelOf(*scene, m_session.preview.languages()));
        auto *item = new QListWidgetItem(name, m_scenes);
        item->setData(Qt::UserRole, scene->id);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        const bool isOpen = scene->id == m_session.selection.scene();
        item->setCheckState((areChosen ? before.scenes.contains(scene->id) : isOpen) ? Qt::Checked : Qt::Unchecked);
        if (isOpen)
            m_scope->setItemText(m_scope->findData(static_cast<int>(Scope::OpenScene)),
                                 tr("Only this scene: %1").arg(name.simplified()));
    }
    const int open = m_scope->findData(static_cast<int>(Scope::OpenScene));
    if (std::ranges::find(m_lecture.scenes, m_session.selection.scene(), &lecture::Scene::id) == m_lecture.scenes.end())
        m_scope->setItemData(open, QVariant(0), Qt::UserRole - 1); // the inside of a block
    else if (before.scope != Scope::InToOut)
        m_scope->setCurrentIndex(m_scope->findData(static_cast<int>(before.scope)));
    const Playhead &playhead = m_session.playhead;
    const auto isMarked = playhead.in() || playhead.out();
    m_scope->setItemData(1, isMarked ? QVariant() : QVariant(0), Qt::UserRole - 1);
    if (isMarked)
        m_scope->setCurrentIndex(1);
    else
        m_scope->setItemData(1, tr("Mark it in the timeline first, with I and O"), Qt::ToolTipRole);
}

void ExportDialog::fillLanguages(const QStringList &before)
{
    const bool areKnown = std::ranges::any_of(before,
                                              [this](const QString &one) { return m_lecture.languages.contains(one); });
    for (const QString &code : m_lecture.languages) {
        if (!media::Soundtrack(m_lecture, code, m_session.registry().animations).isSilent())
            m_heard.append(code);
        m_borrowed[code] = lecture::borrowedTexts(m_lecture, code, m_session.registry());
        auto *box = new QCheckBox(languageName(code), m_languages);
        box->setObjectName(code);
        box->setToolTip(tr("One file for each language that is ticked"));
        box->setChecked(areKnown ? before.contains(code) : code == m_session.preview.languages().value(0));
        connect(box, &QCheckBox::toggled, this, &ExportDialog::renew);
        m_languages->layout()->addWidget(box);
    }
    static_cast<QHBoxLayout *>(m_languages->layout())->addStretch();
}

void ExportDialog::fill(const ExportChoice &choice)
{
    m_isFilling = true;
    m_format->setCurrentIndex(std::max(0, m_format->findData(static_cast<int>(choice.format))));
    m_transparent->setChecked(choice.isTransparent);
    m_sound->setChecked(choice.hasSound);
    m_width->setValue(choice.size.width());
    m_height->setValue(choice.size.height());
    m_rate->setRate(choice.rate);
    m_quality->setCurrentIndex(m_quality->findData(static_cast<int>(choice.quality)));
    m_name->setText(fileNameOf(choice.name));
    m_folder->setText(QDir::toNativeSeparators(choice.folder));
    m_isFilling = false;
    renew();
}

double ExportDialog::frameRatio() const
{
    return m_lecture.frameWidth / m_lecture.frameHeight;
}

void ExportDialog::usePreset(int row)
{
    const std::vector<media::Preset> presets = media::presets();
    if (m_isFilling || row < 0 || row >= static_cast<int>(presets.size()))
        return;
    const media::Preset &preset = presets[static_cast<std::size_t>(row)];
    ExportChoice selected = choice();
    selected.size = sizeFor(preset, frameRatio());
    selected.rate = preset.rate;
    fill(selected);
}

void ExportDialog::keepRatePossible()
{
    if (m_rate->rate().perSecond() > media::limitsOf(choice().format).fastestRate)
        m_rate->setRate({30, 1});
}

void ExportDialog::selectPreset()
{
    const std::vector<media::Preset> presets = media::presets();
    const ExportChoice now = choice();
    const auto found = std::ranges::find_if(presets, [&](const media::Preset &preset) {
        return sizeFor(preset, frameRatio()) == now.size && preset.rate == now.rate;
    });
    m_isFilling = true;
    m_presets->setCurrentRow(static_cast<int>(found - presets.begin()));
    m_isFilling = false;
}

ExportChoice ExportDialog::choice() const
{
    ExportChoice choice;
    choice.scope = static_cast<Scope>(m_scope->currentData().toInt());
    for (int row = 0; row < m_scenes->count() && choice.scope != Scope::OpenScene; ++row) {
        if (m_scenes->item(row)->checkState() == Qt::Checked)
            choice.scenes.append(m_scenes->item(row)->data(Qt::UserRole).toString());
    }
    if (choice.scope == Scope::OpenScene)
        choice.scenes = {m_session.selection.scene()};
    choice.in = m_session.playhead.in();
    choice.out = m_session.playhead.out();
    choice.format = static_cast<media::Format>(m_format->currentData().toInt());
    choice.size = {m_width->value(), m_height->value()};
    choice.rate = m_rate->rate();
    choice.quality = static_cast<media::Quality>(m_quality->currentData().toInt());
    choice.isTransparent = m_transparent->isChecked() && media::limitsOf(choice.format).hasAlpha;
    choice.hasSound = m_sound->isChecked();
    for (const QCheckBox *box : m_languages->findChildren<QCheckBox *>()) {
        if (box->isChecked())
            choice.languages.append(box->objectName());
    }
    choice.name = m_name->text();
    choice.folder = QDir::fromNativeSeparators(m_folder->text().trimmed());
    return choice;
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
    if (m_isFilling)
        return;
    const ExportChoice now = choice();
    const bool hasAlpha = media::limitsOf(now.format).hasAlpha;
    m_transparent->setEnabled(hasAlpha);
    const bool isHeard = std::ranges::any_of(now.languages,
                                             [this](const QString &language) { return m_heard.contains(language); });
    m_sound->setEnabled(isHeard && media::limitsOf(now.format).hasSound);
    m_scenes->setVisible(now.scope == Scope::Scenes);
    m_quality->setEnabled(now.format == media::Format::Mp4 || now.format == media::Format::WebM
                          || now.format == media::Format::ProRes);
    m_replacing->hide();
    m_export->show();
    selectPreset();
    suggestName(now);
    showProblems();
    showBorrowed();

    const auto frames = frameCount(now);
    m_export->setEnabled(frames.has_value());
    m_warning->parentWidget()->setVisible(!frames);
    if (!frames) {
        m_warning->setText(frames.error().what + u' ' + frames.error().remedy);
        m_summary->clear();
        return;
    }
    if (sampleKeyOf(now) != m_sampleKey) {
        m_sample.reset();
        m_sampleSoon.start();
    }
    showSummary(now, *frames);
}

void ExportDialog::sampleSize()
{
    const ExportChoice now = choice();
    const QString key = sampleKeyOf(now);
    // The inspection takes a core, with which the export will not have to share.
    if (!m_isInspected || key == m_sampleKey || !frameCount(now))
        return;
    m_sampleKey = key;
    m_queue.sample(requestsOf(now, m_lecture).front(), this, [this, key](const exporting::Sample &sample) {
        const ExportChoice shown = choice();
        const auto frames = frameCount(shown);
        if (key != sampleKeyOf(shown) || !frames)
            return;
        m_sample = sample;
        showSummary(shown, *frames);
    });
}

void ExportDialog::showSummary(const ExportChoice &now, qint64 frames)
{
    const std::vector<exporting::ExportRequest> requests = requestsOf(now, m_lecture);
    const auto files = static_cast<double>(requests.size());
    media::ExportSettings settings = requests.front().settings;
    settings.hasSound = settings.hasSound
        && std::ranges::any_of(now.languages, [this](const QString &one) { return m_heard.contains(one); });
    const Estimate estimate = estimateOf(frames, settings, m_sample);
    QStringList parts{playingTimeText(double(frames) / now.rate.perSecond()),
                      tr("%Ln frame(s)", nullptr, static_cast<int>(frames)),
                      tr("about %1").arg(sizeText(estimate.bytes * files)),
                      tr("about %1 on this computer").arg(roughWaitText(estimate.seconds * files))};
    if (requests.size() > 1)
        parts.prepend(tr("%n file(s)", nullptr, static_cast<int>(requests.size())));
    m_summary->setText(parts.join(u" · "_s));
    m_summary->setToolTip(m_sample
                              ? tr("Size and time are estimated from short samples of what is chosen, made just now")
                              : estimate.isFromExperience
                              ? tr("Estimated from earlier exports on this computer")
                              : tr("A first guess; it becomes exact with your first exports on this computer"));
    const std::optional<qint64> free = base::freeSpace(now.folder);
    if (free && estimate.bytes * files > static_cast<double>(*free)) {
        m_warning->setText(tr("Only %1 are free on that disk. Free some space or choose another folder.")
                               .arg(sizeText(static_cast<double>(*free))));
        m_warning->parentWidget()->show();
    }
}

void ExportDialog::suggestName(const ExportChoice &choice)
{
    if (m_isNamed)
        return;
    const QString name = fileNameOf(suggestedName(m_lectureName, choice, m_lecture, m_session.preview.languages()));
    if (name == m_name->text())
        return;
    const QScopedValueRollback suggesting(m_isSuggesting, true);
    m_name->setText(name);
}

QString ExportDialog::lectureKey() const
{
    const QString &path = m_session.document.path();
    return path.isEmpty() ? m_session.document.title() : path;
}

void ExportDialog::chooseFolder()
{
    const QString folder = askForFolder(this, {tr("Folder for the export"), choice().folder});
    if (!folder.isEmpty())
        m_folder->setText(QDir::toNativeSeparators(folder));
}

void ExportDialog::accept()
{
    const ExportChoice now = choice();
    if (!frameCount(now))
        return;
    const std::vector<exporting::ExportRequest> requests = requestsOf(now, m_lecture);
    if (const QStringList files = inTheWay(requests, m_queue); !files.isEmpty())
        askToReplace(requests, files);
    else
        start(now);
}

void ExportDialog::askToReplace(const std::vector<exporting::ExportRequest> &requests, const QStringList &files)
{
    const auto count = static_cast<int>(files.size());
    const QString name = QFileInfo(files.first()).fileName();
    const bool isPending = std::ranges::any_of(
        requests, [this](const exporting::ExportRequest &request) { return m_queue.isPendingFor(request); });
    const QString sentence = !isPending ? count == 1 ? tr("“%1” is there already.").arg(name)
                                                     : tr("%n of these files are there already.", nullptr, count)
        : count == 1 ? tr("“%1” is being exported already.").arg(name)
                                        : tr("%n of these files are there or being exported already.", nullptr, count);
    m_replacingText->setText(sentence);
    m_replace->setToolTip(isPending ? tr("The export that is not done yet is given up for the new one")
                                    : tr("The old file is lost once the new one is done"));
    m_keepBoth->setText(count == 1 ? tr("Keep both") : tr("Keep all"));
    m_keepBoth->setAccessibleName(m_keepBoth->text());
    m_replacing->show();
    m_export->hide();
    m_keepBoth->setFocus();
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
