// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/fields/filefields.h"

#include "base/particles.h"
#include "editor/edits/filedrop.h"
#include "editor/edits/sounds.h"
#include "editor/edits/tensor_files.h"
#include "editor/inspector/fields/choicefields.h"
#include "editor/operations/filechoice.h"
#include "editor/operations/tabledialog.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"

#include <QFileInfo>
#include <QHBoxLayout>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

/// Offers `files`, and `current` also if it is none of them. Different ones show as the words `different`, if any.
void showFiles(QComboBox *box, const QString &none, QStringList files, const QString &current, const QString &different)
{
    if (!current.isEmpty() && !files.contains(current))
        files.append(current);
    box->clear();
    box->addItem(none, QString());
    for (const QString &file : files)
        box->addItem(QFileInfo(file).fileName(), file);
    box->setCurrentIndex(different.isEmpty() ? box->findData(current) : -1);
    box->setPlaceholderText(different);
}

/// The box, and a button that opens a dialog, which is also in the menu of the row.
QToolButton *addFileButton(QHBoxLayout *layout, QComboBox *box, const QString &tip, const QString &name)
{
    QToolButton *button = toolButton(u"folder-open"_s, tip, box->parentWidget());
    button->setFocusPolicy(Qt::NoFocus);
    button->setAccessibleName(name);
    layout->addWidget(box, 1);
    layout->addWidget(button);
    return button;
}

/// The edit that adds the file to the lecture; the file becomes the value in the same step.
Document::Edit adding(const KeptFile &kept)
{
    return [lecture = kept.lecture](const lecture::Lecture &) { return base::Result<lecture::Lecture>(lecture); };
}

} // namespace

AssetField::AssetField(Session &session, const RowSource &source, QWidget *parent)
    : Field(parent),
      m_session(session),
      m_property(source.property.value_or(graph::PropertySpec())),
      m_endings(source.spec.endings),
      m_box(choiceBox(source.spec, this))
{
    const FieldSpec &spec = source.spec;
    const auto *button = addFileButton(rowLayout(this, Theme::grid), m_box,
                                       tr("Choose a file; the lecture keeps a copy"),
                                       tr("%1: choose a file").arg(spec.label));
    setFocusProxy(m_box);
    connect(button, &QToolButton::clicked, this, &AssetField::choose);
    connect(m_box, &QComboBox::activated, this,
            [this](int index) { Q_EMIT edited(m_box->itemData(index).toString()); });
}

void AssetField::display(const Reading &reading)
{
    QStringList names;
    for (const auto &[known, asset] : m_session.document.lecture().assets) {
        if (takes(known))
            names.append(known);
    }
    const QString name = reading.value.toString();
    showFiles(m_box, tr("No file"), names, name, reading.isMixed ? u"—"_s : QString());
    m_box->setToolTip(name);
}

void AssetField::fillMenu(QMenu &menu)
{
    menu.addAction(icon(u"folder-open"_s), tr("Choose a file…"), this, &AssetField::choose);
}

/// Of the lecture's files those that are shown; for a picture it is not told by the name.
bool AssetField::takes(const QString &file) const
{
    return m_endings.isEmpty() || m_endings.contains(QFileInfo(file).suffix().toLower());
}

void AssetField::choose()
{
    const QString path = m_endings.isEmpty() ? chosenPictureFile(window()) : chosenDataFile(window(), m_endings);
    if (path.isEmpty())
        return;
    const TableAnswer answer = m_endings.contains(u"csv"_s) ? askForTable(m_session, path) : TableAnswer();
    if (!answer.isCancelled)
        takeFile(path, answer.choice ? answer.choice->reading : tensor::TableReading());
}

void AssetField::takeFile(const QString &path, const tensor::TableReading &reading)
{
    auto kept = withFileFor(m_session.document.lecture(), m_property, path, reading);
    if (kept && m_endings.contains(u"csv"_s)) {
        const auto read = withTableReading(kept->lecture, m_session.selection.scene(), m_session.selection.nodes(),
                                           reading, m_session.registry());
        if (read)
            kept->lecture = *read;
    }
    Q_EMIT validationFailed(kept ? QString() : kept.error().text());
    if (kept)
        Q_EMIT changed([file = kept->file](const QJsonValue &) { return file; }, adding(*kept));
    if (kept && !kept->notes.isEmpty())
        Q_EMIT m_session.document.statusMessage(kept->notes.join(u' '));
}

SoundField::SoundField(Session &session, const FieldSpec &spec, QWidget *parent)
    : TranslatedField(languagesOf(session.document.lecture()), parent), m_session(session)
{
    for (const QString &language : m_languages.all) {
        auto *line = new QWidget(this);
        auto *box = choiceBox(spec, line);
        const QString name = accessibleNameOf(spec, language);
        box->setObjectName(spec.key + u'.' + language);
        box->setAccessibleName(name);
        const auto *button = addFileButton(rowLayout(line, Theme::grid), box,
                                           tr("Choose a file; the lecture keeps a copy"),
                                           tr("%1: choose a file").arg(name));
        addLine(line, box);
        m_boxes.push_back(box);
        connect(button, &QToolButton::clicked, this, [this, language] { choose(language); });
        connect(box, &QComboBox::activated, this, [this, box, language](int index) {
            const QString file = box->itemData(index).toString();
            if (m_reading.mixedIn.contains(language) || file != textIn(m_reading.value, language, m_languages.own))
                Q_EMIT changed(toText(language, file));
        });
    }
    hideTranslations(spec, tr("A file of its own for each language"));
    setFocusProxy(m_boxes[ownLine()]);
}

void SoundField::display(const Reading &reading)
{
    m_reading = reading;
    QStringList names;
    for (const auto &[known, asset] : m_session.document.lecture().assets) {
        if (isSoundFile(known))
            names.append(known);
    }
    const QString &own = m_languages.own;
    const bool hasFallback = reading.mixedIn.contains(own)
        || !graph::localized(reading.value, {own}).value_or(QString()).isEmpty();
    for (std::size_t i = 0; i < m_boxes.size(); ++i) {
        const QString &language = languageOf(i);
        const QString different = reading.mixedIn.contains(language) ? tr("Different files") : QString();
        const QString name = different.isEmpty() ? textIn(reading.value, language, own) : QString();
        // Without its own file, a language uses that of the first language.
        const QString none = hasFallback && language != own ? base::withParticles(tr("As in %1").arg(nativeName(own)))
                                                            : tr("No file");
        showFiles(m_boxes[i], none, names, name, different.isEmpty() ? QString() : u"—"_s);
        m_boxes[i]->setAccessibleDescription(different);
        m_boxes[i]->setToolTip(different.isEmpty() ? name : different);
    }
    arrange();
}

void SoundField::fillMenu(QMenu &menu)
{
    const bool isOnly = std::ranges::count_if(m_lines, [](const QWidget *line) { return !line->isHidden(); }) == 1;
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const QString &language = languageOf(i);
        const QString text = isOnly ? tr("Choose a file…") : tr("Choose a file for %1…").arg(nativeName(language));
        if (!m_lines[i]->isHidden())
            menu.addAction(icon(u"folder-open"_s), text, this, [this, language] { choose(language); });
    }
    TranslatedField::fillMenu(menu);
}

void SoundField::choose(const QString &language)
{
    if (const QString path = chosenSoundFile(this, tr("Choose a file")); !path.isEmpty())
        takeFile(language, path);
}

void SoundField::takeFile(const QString &language, const QString &path)
{
    const auto kept = withSoundFile(m_session.document.lecture(), path);
    Q_EMIT validationFailed(kept ? QString() : kept.error().text());
    if (kept)
        Q_EMIT changed(toText(language, kept->file), adding(*kept));
}

} // namespace lectograph::editor
