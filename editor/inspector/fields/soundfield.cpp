// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/fields/soundfield.h"

#include "editor/edits/sounds.h"
#include "editor/inspector/fields/choicefields.h"
#include "editor/inspector/inspector_edits.h"
#include "editor/operations/soundchoice.h"
#include "editor/widgets/theme.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

SoundField::SoundField(Session &session, const FieldSpec &spec, QWidget *parent)
    : Field(parent), m_session(session), m_languages(languagesOf(session.document.lecture()))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::grid);
    for (const QString &language : m_languages.all) {
        m_lines.push_back(makeLine(spec, language));
        column->addWidget(m_lines.back());
    }
    const auto own = static_cast<std::size_t>(m_languages.all.indexOf(m_languages.own));
    if (m_languages.all.size() > 1) {
        m_translate = new QToolButton(m_lines[own]);
        m_translate->setObjectName(u"translate"_s);
        m_translate->setIcon(icon(u"languages"_s, theme().muted));
        m_translate->setCheckable(true);
        m_translate->setFixedSize(Theme::row, Theme::row);
        m_translate->setFocusPolicy(Qt::NoFocus);
        m_translate->setToolTip(tr("A file of its own for each language"));
        m_translate->setAccessibleName(u"%1: %2"_s.arg(spec.label, m_translate->toolTip()));
        m_lines[own]->layout()->addWidget(m_translate);
        connect(m_translate, &QToolButton::toggled, this, &SoundField::arrange);
    }
    setFocusProxy(m_boxes[own]);
}

QWidget *SoundField::makeLine(const FieldSpec &spec, const QString &language)
{
    auto *line = new QWidget(this);
    auto *layout = new QHBoxLayout(line);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Theme::grid);
    QLabel *tag = languageTag(language, line);
    auto *box = new NoScrollComboBox(line);
    const QString name = m_languages.all.size() > 1 ? u"%1 (%2)"_s.arg(spec.label, nativeName(language)) : spec.label;
    box->setObjectName(spec.key + u'.' + language);
    box->setAccessibleName(name);
    box->setFocusPolicy(Qt::StrongFocus);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    tag->setBuddy(box);
    auto *button = new QToolButton(line);
    button->setIcon(icon(u"folder-open"_s));
    button->setFixedSize(Theme::row, Theme::row);
    button->setFocusPolicy(Qt::NoFocus);
    button->setToolTip(tr("Choose a file; the lecture keeps a copy"));
    button->setAccessibleName(tr("%1: choose a file").arg(name));
    layout->addWidget(tag);
    layout->addWidget(box, 1);
    layout->addWidget(button);
    m_boxes.push_back(box);
    connect(button, &QToolButton::clicked, this, [this, language] { choose(language); });
    connect(box, &QComboBox::activated, this, [this, box, language](int index) {
        const QString file = box->itemData(index).toString();
        if (m_files.mixedIn.contains(language) || file != textIn(m_files.value, language, m_languages.own))
            Q_EMIT changed(to(language, file));
    });
    return line;
}

void SoundField::display(const Reading &reading)
{
    m_files = reading;
    QStringList names;
    for (const auto &[known, asset] : m_session.document.lecture().assets) {
        if (isSoundFile(known))
            names.append(known);
    }
    const bool hasFallback = reading.mixedIn.contains(m_languages.own)
        || !graph::localized(reading.value, {m_languages.own}).value_or(QString()).isEmpty();
    for (std::size_t i = 0; i < m_boxes.size(); ++i) {
        const QString &language = m_languages.all[static_cast<qsizetype>(i)];
        const bool isMixed = reading.mixedIn.contains(language);
        const QString name = isMixed ? QString() : textIn(reading.value, language, m_languages.own);
        QStringList offered = names;
        if (!name.isEmpty() && !offered.contains(name))
            offered.append(name);
        QComboBox *box = m_boxes[i];
        box->clear();
        // Without its own file, a language uses that of the first language.
        box->addItem(hasFallback && language != m_languages.own ? tr("As in %1").arg(nativeName(m_languages.own))
                                                                : tr("No file"),
                     QString());
        for (const QString &one : offered)
            box->addItem(QFileInfo(one).fileName(), one);
        const QString different = isMixed ? tr("Different files") : QString();
        box->setCurrentIndex(isMixed ? -1 : box->findData(name));
        box->setPlaceholderText(different);
        box->setAccessibleDescription(different);
        box->setToolTip(isMixed ? different : name);
    }
    arrange();
}

void SoundField::arrange()
{
    if (!m_translate)
        m_lines.front()->findChild<QLabel *>(u"tag"_s)->hide();
    else {
        const bool differInOthers = std::ranges::any_of(
            m_files.mixedIn, [this](const QString &language) { return language != m_languages.own; });
        const bool areMany = m_files.value.isObject() || differInOthers || m_translate->isChecked();
        for (std::size_t i = 0; i < m_lines.size(); ++i) {
            m_lines[i]->setVisible(areMany || m_languages.all[static_cast<qsizetype>(i)] == m_languages.own);
            m_lines[i]->findChild<QLabel *>(u"tag"_s)->setVisible(areMany);
        }
        m_translate->setVisible(!areMany || m_translate->isChecked());
    }
}

void SoundField::fillMenu(QMenu &menu)
{
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        if (m_lines[i]->isHidden())
            continue;
        const QString &language = m_languages.all[static_cast<qsizetype>(i)];
        const bool isOnly = std::ranges::count_if(m_lines, [](const QWidget *line) { return !line->isHidden(); }) == 1;
        menu.addAction(icon(u"folder-open"_s),
                       isOnly ? tr("Choose a file…") : tr("Choose a file for %1…").arg(nativeName(language)), this,
                       [this, language] { choose(language); });
    }
    if (m_translate && !m_translate->isHidden()) {
        QAction *translating = menu.addAction(m_translate->toolTip(), m_translate, &QToolButton::toggle);
        translating->setCheckable(true);
        translating->setChecked(m_translate->isChecked());
    }
}

ValueChange SoundField::to(const QString &language, const QString &file) const
{
    return [own = m_languages.own, language, file](const QJsonValue &files) {
        return withText(files, language, file, own);
    };
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
    if (!kept)
        return;
    Q_EMIT changed(to(language, kept->file), [lecture = kept->lecture](const lecture::Lecture &) {
        return base::Result<lecture::Lecture>(lecture);
    });
}

} // namespace lectograph::editor
