// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exporting/exportdialog.h"

#include "editor/core/language.h"
#include "editor/core/theme.h"
#include "editor/exporting/estimate.h"
#include "editor/exporting/exporttexts.h"
#include "editor/exporting/presetitem.h"
#include "editor/exporting/tickitem.h"
#include "media/presets.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QSpinBox>
#include <QStorageInfo>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using Scope = ExportChoice::Scope;

namespace {

constexpr int presetWidth = 248;
constexpr int formWidth = 432;

QString textOf(base::FrameRate rate)
{
    return QLocale().toString(rate.perSecond(), 'g', 5);
}

QPoint packed(base::FrameRate rate)
{
    return {rate.numerator, rate.denominator};
}

base::FrameRate rateOf(const QComboBox &box)
{
    const QPoint rate = box.currentData().toPoint();
    return {rate.x(), rate.y()};
}

void addRate(QComboBox &box, base::FrameRate rate)
{
    int row = 0;
    while (row < box.count()) {
        const QPoint other = box.itemData(row).toPoint();
        const double difference = double(other.x()) / other.y() - rate.perSecond();
        if (std::abs(difference) < 1e-9)
            return;
        if (difference > 0)
            break;
        ++row;
    }
    box.insertItem(row, textOf(rate), packed(rate));
}

/// A label that says what is chosen in a field, for eyes and for screen readers.
template <class Field>
Field *named(Field *field, const QString &object, const QString &name, const QString &help)
{
    field->setObjectName(object);
    field->setAccessibleName(name);
    field->setToolTip(help);
    return field;
}

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

/// The note with a sign before it, so that not only the colour tells what it is. Both are seen or neither.
QWidget *withSign(QLabel *note, const QString &sign, const QColor &color)
{
    auto *row = new QWidget(note->parentWidget());
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2 * Theme::grid);
    auto *picture = new QLabel(row);
    picture->setPixmap(icon(sign, color).pixmap(16, 16));
    layout->addWidget(picture, 0, Qt::AlignTop);
    layout->addWidget(note, 1);
    row->hide();
    return row;
}

QLabel *note(const QString &object, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setObjectName(object);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

} // namespace

ExportDialog::ExportDialog(Session &session, ExportQueue &queue, QWidget *parent)
    : QDialog(parent), m_session(session), m_queue(queue)
{
    setWindowTitle(tr("Export"));
    setObjectName(u"exportDialog"_s);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto *top = new QHBoxLayout;
    top->setSpacing(0);
    top->addWidget(makePresets());
    top->addWidget(line(Qt::Vertical, this));
    top->addWidget(makeForm(), 1);
    layout->addLayout(top, 1);
    layout->addWidget(line(Qt::Horizontal, this));
    layout->addWidget(makeFoot());

    ExportChoice choice = rememberedChoice();
    choice.name = session.document.path().isEmpty()
        ? graph::localized(session.document.lecture().title, session.preview.languages()).value_or(QString())
        : QFileInfo(session.document.path()).completeBaseName();
    if (const QFileInfo file(session.document.path()); !session.document.path().isEmpty() && file.dir().exists())
        choice.folder = file.absolutePath(); // a video is looked for beside its lecture
    fillScenes();
    fillLanguages();
    fill(choice);
    m_queue.inspect(session.document.lecture(), this, [this](const graph::Problems &found) { showProblems(found); });
    m_export->setFocus();
}

QWidget *ExportDialog::makePresets()
{
    m_presets = named(new QListWidget(this), u"presets"_s, tr("Presets"), {});
    m_presets->setFixedWidth(presetWidth);
    m_presets->setItemDelegate(new PresetItem(m_presets));
    m_presets->setFrameShape(QFrame::NoFrame);
    m_presets->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (const media::Preset &preset : media::presets()) {
        auto *item = new QListWidgetItem(preset.label, m_presets);
        item->setData(PresetItem::DescriptionRole, preset.description);
        item->setData(Qt::AccessibleDescriptionRole, preset.description);
        item->setToolTip(preset.description);
    }
    auto *own = new QListWidgetItem(tr("Your own"), m_presets);
    own->setData(PresetItem::DescriptionRole, tr("Size and frames as set beside"));
    m_presets->setMinimumHeight(m_presets->count() * m_presets->sizeHintForRow(0));
    connect(m_presets, &QListWidget::currentRowChanged, this, &ExportDialog::usePreset);
    return m_presets;
}

QWidget *ExportDialog::makeForm()
{
    auto *form = new QWidget(this);
    form->setMinimumWidth(formWidth);
    auto *rows = new QFormLayout(form);
    rows->setContentsMargins(5 * Theme::grid, 4 * Theme::grid, 5 * Theme::grid, 4 * Theme::grid);
    rows->setHorizontalSpacing(4 * Theme::grid);
    rows->setVerticalSpacing(2 * Theme::grid);
    rows->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    rows->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);

    m_scope = named(new QComboBox(form), u"scope"_s, tr("What is exported"),
                    tr("Which part of the lecture is exported"));
    m_scope->addItem(tr("Whole lecture"), static_cast<int>(Scope::Whole));
    m_scope->addItem(tr("From the in point to the out point"), static_cast<int>(Scope::InToOut));
    m_scope->addItem(tr("Chosen scenes"), static_cast<int>(Scope::Scenes));
    rows->addRow(tr("What"), m_scope);
    m_scenes = named(new QListWidget(form), u"scenes"_s, tr("Scenes to export"),
                     tr("Space ticks a scene or unticks it"));
    m_scenes->setItemDelegate(new TickItem(m_scenes));
    m_scenes->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scenes->setFixedHeight(3 * Theme::row + 2 * Theme::grid);
    rows->addRow(QString(), m_scenes);

    m_format = named(new QComboBox(form), u"format"_s, tr("Format"), tr("The kind of file"));
    for (const FormatText &text : formatTexts()) {
        m_format->addItem(text.label, static_cast<int>(text.format));
        m_format->setItemData(m_format->count() - 1, text.help, Qt::ToolTipRole);
    }
    rows->addRow(tr("Format"), m_format);
    m_transparent = named(new QCheckBox(tr("Leave out the background"), form), u"transparent"_s,
                          tr("Leave out the background"),
                          tr("Transparent, to be laid over other pictures: WebM, MOV and PNG"));
    rows->addRow(QString(), m_transparent);

    auto *size = new QHBoxLayout;
    size->setSpacing(2 * Theme::grid);
    m_width = named(new QSpinBox(form), u"width"_s, tr("Width in pixels"), tr("Width in pixels"));
    m_height = named(new QSpinBox(form), u"height"_s, tr("Height in pixels"), tr("Height in pixels"));
    for (QSpinBox *side : {m_width, m_height}) {
        side->setRange(16, 16384);
        side->setSingleStep(2);
        side->setButtonSymbols(QAbstractSpinBox::NoButtons);
    }
    size->addWidget(m_width, 1);
    size->addWidget(new QLabel(u"×"_s, form));
    size->addWidget(m_height, 1);
    auto *pixels = new QLabel(tr("pixels"), form);
    pixels->setProperty("muted", true);
    size->addWidget(pixels);
    rows->addRow(tr("Size"), size);
    m_rate = named(new QComboBox(form), u"rate"_s, tr("Frames a second"),
                   tr("More frames make smoother motion and larger files"));
    for (const int rate : {15, 24, 25, 30, 50, 60})
        addRate(*m_rate, {rate, 1});
    addRate(*m_rate, m_session.document.lecture().rate);
    rows->addRow(tr("Frames a second"), m_rate);
    m_quality = named(new QComboBox(form), u"quality"_s, tr("Quality"),
                      tr("How closely the file keeps to the picture"));
    m_quality->addItem(tr("Small file: fine lines soften a little"), static_cast<int>(media::Quality::Small));
    m_quality->addItem(tr("Good: no difference to be seen"), static_cast<int>(media::Quality::Good));
    m_quality->addItem(tr("Fine: for editing later"), static_cast<int>(media::Quality::Fine));
    rows->addRow(tr("Quality"), m_quality);

    m_languages = new QWidget(form);
    auto *languages = new QHBoxLayout(m_languages);
    languages->setContentsMargins(0, 0, 0, 0);
    languages->setSpacing(4 * Theme::grid);
    rows->addRow(tr("Languages"), m_languages);

    m_name = named(new QLineEdit(form), u"name"_s, tr("File name"),
                   tr("The file's name; its ending follows from the format"));
    rows->addRow(tr("File name"), m_name);
    m_folder = named(new QLineEdit(form), u"folder"_s, tr("Folder"), tr("Where the file is put"));
    auto *browse = named(new QPushButton(tr("Browse…"), form), u"browse"_s, tr("Choose the folder"),
                         tr("Choose the folder"));
    browse->setAutoDefault(false);
    auto *folder = new QHBoxLayout;
    folder->setSpacing(2 * Theme::grid);
    folder->addWidget(m_folder, 1);
    folder->addWidget(browse);
    rows->addRow(tr("Folder"), folder);

    connect(m_format, &QComboBox::currentIndexChanged, this, &ExportDialog::keepRatePossible);
    for (QComboBox *box : {m_scope, m_format, m_rate, m_quality}) {
        box->setMinimumContentsLength(12);
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        connect(box, &QComboBox::currentIndexChanged, this, &ExportDialog::renew);
    }
    for (QSpinBox *side : {m_width, m_height})
        connect(side, &QSpinBox::valueChanged, this, &ExportDialog::renew);
    for (QLineEdit *edit : {m_name, m_folder})
        connect(edit, &QLineEdit::textChanged, this, &ExportDialog::renew);
    connect(m_transparent, &QCheckBox::toggled, this, &ExportDialog::renew);
    connect(m_scenes, &QListWidget::itemChanged, this, &ExportDialog::renew);
    connect(browse, &QPushButton::clicked, this, &ExportDialog::chooseFolder);
    return form;
}

QWidget *ExportDialog::makeFoot()
{
    auto *foot = new QWidget(this);
    auto *layout = new QVBoxLayout(foot);
    layout->setContentsMargins(5 * Theme::grid, 3 * Theme::grid, 5 * Theme::grid, 4 * Theme::grid);
    layout->setSpacing(2 * Theme::grid);
    m_problems = note(u"problems"_s, foot);
    m_warning = note(u"warning"_s, foot);
    m_warning->setProperty("error", true);
    layout->addWidget(withSign(m_problems, u"triangle-alert"_s, theme().keyframe));
    QWidget *warning = withSign(m_warning, u"circle-alert"_s, theme().error);
    // It comes and goes while a folder is typed; what is below must not move under the pointer.
    QSizePolicy steady = warning->sizePolicy();
    steady.setRetainSizeWhenHidden(true);
    warning->setSizePolicy(steady);
    layout->addWidget(warning);

    m_replacing = new QWidget(foot);
    m_replacing->setVisible(false);
    auto *replacing = new QHBoxLayout(m_replacing);
    replacing->setContentsMargins(0, 0, 0, 0);
    m_replacingText = note(u"replacing"_s, m_replacing);
    m_replace = named(new QPushButton(tr("Replace"), m_replacing), u"replace"_s, tr("Replace"),
                      tr("The old file is lost once the new one is done"));
    m_keepBoth = named(new QPushButton(tr("Keep both"), m_replacing), u"keepBoth"_s, tr("Keep both"),
                       tr("The new file gets a number"));
    replacing->addWidget(m_replacingText, 1);
    replacing->addWidget(m_keepBoth);
    replacing->addWidget(m_replace);
    layout->addWidget(m_replacing);

    auto *bottom = new QHBoxLayout;
    bottom->setSpacing(2 * Theme::grid);
    m_summary = note(u"summary"_s, foot);
    m_summary->setMinimumWidth(280);
    auto *cancel = named(new QPushButton(tr("Cancel"), foot), u"cancel"_s, tr("Cancel"), tr("Close without exporting"));
    m_export = named(new QPushButton(tr("Export"), foot), u"export"_s, tr("Export"),
                     tr("Put the export into the queue; you can go on working meanwhile"));
    m_export->setProperty("primary", true);
    m_export->setDefault(true);
    cancel->setAutoDefault(false);
    bottom->addWidget(m_summary, 1);
    bottom->addWidget(cancel);
    bottom->addWidget(m_export);
    layout->addLayout(bottom);

    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_export, &QPushButton::clicked, this, &ExportDialog::accept);
    connect(m_replace, &QPushButton::clicked, this, [this] { start(choice()); });
    connect(m_keepBoth, &QPushButton::clicked, this, [this] {
        ExportChoice renamed = choice();
        renamed.name = freeName(renamed, m_session.document.lecture());
        start(renamed);
    });
    return foot;
}

void ExportDialog::fillScenes()
{
    const lecture::Lecture &lecture = m_session.document.lecture();
    const QStringList languages = m_session.preview.languages();
    for (const lecture::ScenePtr &scene : lecture.scenes) {
        const QString name = graph::localized(scene->name, languages).value_or(QString());
        auto *item = new QListWidgetItem(name.isEmpty() ? scene->id : name, m_scenes);
        item->setData(Qt::UserRole, scene->id);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(scene->id == m_session.selection.scene() ? Qt::Checked : Qt::Unchecked);
    }
    const Playhead &playhead = m_session.playhead;
    const auto isMarked = playhead.in() || playhead.out();
    m_scope->setItemData(1, isMarked ? QVariant() : QVariant(0), Qt::UserRole - 1);
    if (!isMarked)
        m_scope->setItemData(1, tr("Mark it in the timeline first, with I and O"), Qt::ToolTipRole);
    if (isMarked)
        m_scope->setCurrentIndex(1);
}

void ExportDialog::fillLanguages()
{
    for (const QString &code : m_session.document.lecture().languages) {
        auto *box = new QCheckBox(languageName(code), m_languages);
        box->setObjectName(code);
        box->setToolTip(tr("One file for each language that is ticked"));
        box->setChecked(code == m_session.preview.languages().value(0));
        connect(box, &QCheckBox::toggled, this, &ExportDialog::renew);
        m_languages->layout()->addWidget(box);
        m_languageBoxes.push_back(box);
    }
    static_cast<QHBoxLayout *>(m_languages->layout())->addStretch();
}

void ExportDialog::fill(const ExportChoice &choice)
{
    m_isFilling = true;
    m_format->setCurrentIndex(std::max(0, m_format->findData(static_cast<int>(choice.format))));
    m_transparent->setChecked(choice.isTransparent);
    m_width->setValue(choice.size.width());
    m_height->setValue(choice.size.height());
    addRate(*m_rate, choice.rate);
    m_rate->setCurrentIndex(m_rate->findData(packed(choice.rate)));
    m_quality->setCurrentIndex(m_quality->findData(static_cast<int>(choice.quality)));
    m_name->setText(fileNameOf(choice.name));
    m_folder->setText(QDir::toNativeSeparators(choice.folder));
    m_isFilling = false;
    renew();
}

void ExportDialog::usePreset(int row)
{
    const std::vector<media::Preset> presets = media::presets();
    if (m_isFilling || row < 0 || row >= static_cast<int>(presets.size()))
        return;
    const media::Preset &preset = presets[static_cast<std::size_t>(row)];
    ExportChoice picked = choice();
    picked.size = preset.size;
    picked.rate = preset.rate;
    fill(picked);
}

void ExportDialog::keepRatePossible()
{
    if (rateOf(*m_rate).perSecond() > media::limitsOf(choice().format).fastestRate)
        m_rate->setCurrentIndex(m_rate->findData(packed({30, 1})));
}

void ExportDialog::pickPreset()
{
    const std::vector<media::Preset> presets = media::presets();
    const ExportChoice now = choice();
    const auto found = std::ranges::find_if(
        presets, [&](const media::Preset &preset) { return preset.size == now.size && preset.rate == now.rate; });
    m_isFilling = true;
    m_presets->setCurrentRow(static_cast<int>(found - presets.begin()));
    m_isFilling = false;
}

ExportChoice ExportDialog::choice() const
{
    ExportChoice choice;
    choice.scope = static_cast<Scope>(m_scope->currentData().toInt());
    for (int row = 0; row < m_scenes->count(); ++row) {
        if (m_scenes->item(row)->checkState() == Qt::Checked)
            choice.scenes.append(m_scenes->item(row)->data(Qt::UserRole).toString());
    }
    choice.in = m_session.playhead.in();
    choice.out = m_session.playhead.out();
    choice.format = static_cast<media::Format>(m_format->currentData().toInt());
    choice.size = {m_width->value(), m_height->value()};
    choice.rate = rateOf(*m_rate);
    choice.quality = static_cast<media::Quality>(m_quality->currentData().toInt());
    choice.isTransparent = m_transparent->isChecked() && media::limitsOf(choice.format).hasAlpha;
    for (const QCheckBox *box : m_languageBoxes) {
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
    const exporting::ExportRequest request = requestsOf(choice, m_session.document.lecture()).front();
    const base::Time length = lecture::durationOf(exporting::withOnlyScenes(request.lecture, request.scenes),
                                                  m_session.registry.animations);
    const base::Time from = std::min(request.from.value_or(base::Time{}), length);
    const base::Time to = std::min(request.to.value_or(length), length);
    const qint64 frames = choice.rate.framesIn(to - from);
    if (frames <= 0)
        return base::failure(tr("What is chosen lasts no time."), tr("Choose another part of the lecture."));
    if (const auto possible = media::check(choice.format, choice.size, choice.rate); !possible)
        return tl::unexpected(possible.error());
    const QFileInfo folder(choice.folder);
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
    m_scenes->setVisible(now.scope == Scope::Scenes);
    m_quality->setEnabled(now.format == media::Format::Mp4 || now.format == media::Format::WebM
                          || now.format == media::Format::ProRes);
    m_replacing->hide();
    m_export->show();
    pickPreset();

    const auto frames = frameCount(now);
    m_export->setEnabled(frames.has_value());
    m_warning->parentWidget()->setVisible(!frames);
    if (!frames) {
        m_warning->setText(frames.error().what + u' ' + frames.error().remedy);
        m_summary->clear();
        return;
    }
    const std::vector<exporting::ExportRequest> requests = requestsOf(now, m_session.document.lecture());
    const auto files = static_cast<double>(requests.size());
    const Estimate estimate = estimateOf(*frames, requests.front().settings);
    QStringList parts{playingTimeText(double(*frames) / now.rate.perSecond()),
                      tr("%1 frames").arg(QLocale().toString(*frames)),
                      tr("about %1").arg(sizeText(estimate.bytes * files)),
                      tr("about %1 on this computer").arg(waitText(estimate.seconds * files))};
    if (requests.size() > 1)
        parts.prepend(tr("%n file(s)", nullptr, static_cast<int>(requests.size())));
    m_summary->setText(parts.join(u" · "_s));
    m_summary->setToolTip(estimate.isFromExperience
                              ? tr("Estimated from earlier exports on this computer")
                              : tr("A first guess; it becomes exact with your first exports on this computer"));
    const double space = static_cast<double>(QStorageInfo(now.folder).bytesAvailable());
    if (space >= 0 && estimate.bytes * files > space) {
        m_warning->setText(
            tr("Only %1 are free on that disk. Free some space or choose another folder.").arg(sizeText(space)));
        m_warning->parentWidget()->show();
    }
}

void ExportDialog::showProblems(const graph::Problems &problems)
{
    if (problems.empty())
        return;
    QStringList sentences;
    for (const graph::Problem &problem : problems)
        sentences.append(u"• "_s + problem.error.text());
    const auto failures =
        static_cast<int>(std::ranges::count(problems, graph::Severity::Failure, &graph::Problem::severity));
    QString text = tr("%n thing(s) to look at", nullptr, static_cast<int>(problems.size()));
    text += failures > 0
        ? tr(". %n of them will be missing from the picture: ", nullptr, failures) + problems.front().error.what
        : tr(". The export is possible all the same.");
    m_problems->setText(text);
    constexpr int longestList = 12;
    m_problems->setToolTip(sentences.first(std::min<qsizetype>(longestList, sentences.size())).join(u'\n'));
    m_problems->setAccessibleDescription(m_problems->toolTip());
    m_problems->parentWidget()->show();
}

void ExportDialog::chooseFolder()
{
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Folder for the export"), choice().folder);
    if (!folder.isEmpty())
        m_folder->setText(QDir::toNativeSeparators(folder));
}

void ExportDialog::accept()
{
    const ExportChoice now = choice();
    if (!frameCount(now))
        return;
    const QStringList existing = inTheWay(requestsOf(now, m_session.document.lecture()));
    if (existing.isEmpty()) {
        start(now);
        return;
    }
    m_replacingText->setText(
        existing.size() == 1 ? tr("“%1” is there already.").arg(QFileInfo(existing.first()).fileName())
                             : tr("%n of these files are there already.", nullptr, static_cast<int>(existing.size())));
    m_replacing->show();
    m_export->hide();
    m_keepBoth->setFocus();
}

void ExportDialog::start(const ExportChoice &choice)
{
    remember(choice);
    for (exporting::ExportRequest &request : requestsOf(choice, m_session.document.lecture())) {
        if (choice.format == media::Format::PngSequence)
            QDir().mkpath(QFileInfo(request.settings.path).absolutePath());
        m_queue.add(std::move(request));
    }
    QDialog::accept();
}

} // namespace lectograph::editor
