// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/fields/textfields.h"

#include "editor/inspector/fields/growingedit.h"
#include "editor/language/language.h"
#include "editor/widgets/theme.h"

#include <QCompleter>
#include <QHBoxLayout>
#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QToolButton>

#include <algorithm>
#include <map>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

/// Uses the glyph variants of the language for characters that it shares with others.
void setFontLanguage(GrowingEdit *edit, const QString &language)
{
    QFont font = edit->font();
    setLanguage(font, language);
    edit->setFont(font);
}

} // namespace

QLabel *languageTag(const QString &language, QWidget *parent)
{
    auto *tag = new QLabel(language, parent);
    tag->setObjectName(u"tag"_s);
    tag->setFont(uiFont(11));
    tag->setProperty("muted", true);
    tag->setFixedSize(20, Theme::row);
    tag->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    tag->setToolTip(nativeName(language));
    return tag;
}

namespace {

/// The field with a language label before it.
QWidget *languageLine(const QString &language, GrowingEdit *edit, QWidget *parent)
{
    auto *line = new QWidget(parent);
    auto *layout = new QHBoxLayout(line);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Theme::grid);
    QLabel *tag = languageTag(language, line);
    tag->setBuddy(edit);
    layout->addWidget(tag, 0, Qt::AlignTop);
    layout->addWidget(edit, 1);
    return line;
}

/// Shows the fields of the other languages.
QToolButton *translateButton(const FieldSpec &spec, QWidget *line)
{
    auto *button = new QToolButton(line);
    button->setObjectName(u"translate"_s);
    button->setIcon(icon(u"languages"_s, theme().muted));
    button->setCheckable(true);
    button->setFixedSize(Theme::row, Theme::row);
    button->setFocusPolicy(Qt::NoFocus);
    button->setToolTip(TextField::tr("Write it anew for each language"));
    button->setAccessibleName(u"%1: %2"_s.arg(spec.label, button->toolTip()));
    line->layout()->addWidget(button);
    line->layout()->setAlignment(button, Qt::AlignTop);
    return button;
}

/// The same in the menu of the row.
void addTranslating(QMenu &menu, QToolButton *button)
{
    if (!button || button->isHidden())
        return;
    QAction *translating = menu.addAction(button->toolTip(), button, &QToolButton::toggle);
    translating->setCheckable(true);
    translating->setChecked(button->isChecked());
}

/// Shows the lines of other languages only on demand.
void showLines(const std::vector<QWidget *> &lines, const Languages &languages, bool isTranslated, QToolButton *button)
{
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const bool isOwn = languages.all[static_cast<qsizetype>(i)] == languages.own;
        lines[i]->setVisible(isTranslated || isOwn);
        if (auto *tag = lines[i]->findChild<QLabel *>(u"tag"_s))
            tag->setVisible(isTranslated);
    }
    button->setVisible(!isTranslated || button->isChecked());
}

QString accessibleNameOf(const FieldSpec &spec, const QString &language, const Languages &languages)
{
    return languages.all.size() > 1 ? u"%1 (%2)"_s.arg(spec.label, nativeName(language)) : spec.label;
}

bool differInOthers(const Reading &reading, const QString &own)
{
    return std::ranges::any_of(reading.mixedIn, [&](const QString &language) { return language != own; });
}

QStringList linesOf(const QString &text)
{
    QStringList lines = text.split(u'\n');
    while (!lines.isEmpty() && lines.back().isEmpty())
        lines.removeLast();
    return lines;
}

} // namespace

QString nativeName(const QString &language)
{
    // Qt adds the country for languages with several.
    static const std::map<QString, QString> plain{
        {u"en"_s, u"English"_s}, {u"es"_s, u"Español"_s}, {u"pt"_s, u"Português"_s}, {u"fr"_s, u"Français"_s}};
    if (const auto found = plain.find(language); found != plain.end())
        return found->second;
    const QLocale locale(language);
    const QString name = locale.language() == QLocale::C ? QString() : locale.nativeLanguageName();
    return name.isEmpty() ? language : name;
}

TextField::TextField(const FieldSpec &spec, const Languages &languages, QWidget *parent)
    : Field(parent), m_languages(languages)
{
    const bool isFormula = spec.key == "latex"_L1;
    const bool isLong = spec.key == "text"_L1 || isFormula;
    m_isWide = languages.all.size() > 1 || isLong;
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Theme::grid);
    for (const QString &language : languages.all) {
        auto *edit = new GrowingEdit(isLong && !isFormula, this);
        if (isFormula)
            edit->setMonospaced();
        else
            setFontLanguage(edit, language);
        edit->setAccessibleName(accessibleNameOf(spec, language, languages));
        edit->setObjectName(spec.key + u'.' + language);
        if (isLong)
            edit->setToolTip(isFormula ? tr("Enter is done, Shift+Enter makes a new line")
                                       : tr("Enter makes a new line, Ctrl+Enter is done"));
        QWidget *line = languages.all.size() > 1 ? languageLine(language, edit, this) : edit;
        layout->addWidget(line);
        m_edits.push_back(edit);
        m_lines.push_back(line);
        connect(edit, &GrowingEdit::textEdited, this, [this, language](const QString &text) { tell(language, text); });
        connect(edit, &GrowingEdit::gestureBegan, this, &Field::gestureBegan);
        connect(edit, &GrowingEdit::gestureEnded, this, &Field::gestureEnded);
        connect(edit, &GrowingEdit::done, this, &Field::editingFinished);
        connect(edit, &GrowingEdit::menuOpening, this, &Field::menuOpening);
    }
    const auto own = static_cast<std::size_t>(languages.all.indexOf(languages.own));
    if ((isFormula || spec.isPlain) && languages.all.size() > 1) {
        m_translate = translateButton(spec, m_lines[own]);
        connect(m_translate, &QToolButton::toggled, this, &TextField::arrange);
    }
    setFocusProxy(m_edits[own]);
}

void TextField::display(const Reading &reading)
{
    m_texts = reading;
    const QString fallback = reading.mixedIn.contains(m_languages.own)
        ? QString()
        : graph::localized(reading.value, {m_languages.own}).value_or(QString());
    for (std::size_t i = 0; i < m_edits.size(); ++i) {
        const QString &language = m_languages.all[static_cast<qsizetype>(i)];
        const bool isMixed = reading.mixedIn.contains(language);
        m_edits[i]->setPlaceholderText(isMixed ? u"—"_s : fallback.section(u'\n', 0, 0));
        m_edits[i]->setShownText(isMixed ? QString() : textIn(reading.value, language, m_languages.own));
        m_edits[i]->setAccessibleDescription(isMixed ? tr("Different values") : QString());
    }
    arrange();
}

void TextField::arrange()
{
    const bool hasLanguages = m_texts.value.isObject() || differInOthers(m_texts, m_languages.own);
    if (m_translate)
        showLines(m_lines, m_languages, hasLanguages || m_translate->isChecked(), m_translate);
}

void TextField::tell(const QString &language, const QString &text)
{
    const ValueChange change = [own = m_languages.own, language, text](const QJsonValue &texts) {
        return withText(texts, language, text, own);
    };
    const QJsonValue texts = change(m_texts.value);
    if (texts == m_texts.value && !m_texts.mixedIn.contains(language))
        return;
    m_texts.value = texts;
    m_texts.mixedIn.removeAll(language);
    Q_EMIT changed(change);
}

void TextField::finish()
{
    for (GrowingEdit *edit : m_edits)
        edit->endComposing();
}

void TextField::fillMenu(QMenu &menu)
{
    addTranslating(menu, m_translate);
}

TextsField::TextsField(const FieldSpec &spec, const Languages &languages, QWidget *parent)
    : Field(parent), m_languages(languages)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Theme::grid);
    for (const QString &language : languages.all) {
        auto *edit = new GrowingEdit(true, this);
        setFontLanguage(edit, language);
        edit->setAccessibleName(accessibleNameOf(spec, language, languages));
        edit->setObjectName(spec.key + u'.' + language);
        edit->setToolTip(tr("One on each line"));
        QWidget *line = languages.all.size() > 1 ? languageLine(language, edit, this) : edit;
        layout->addWidget(line);
        m_edits.push_back(edit);
        m_lines.push_back(line);
        connect(edit, &GrowingEdit::textEdited, this,
                [this, language](const QString &text) { tell(language, linesOf(text)); });
        connect(edit, &GrowingEdit::gestureBegan, this, &Field::gestureBegan);
        connect(edit, &GrowingEdit::gestureEnded, this, &Field::gestureEnded);
        connect(edit, &GrowingEdit::done, this, &Field::editingFinished);
        connect(edit, &GrowingEdit::menuOpening, this, &Field::menuOpening);
    }
    const auto own = static_cast<std::size_t>(languages.all.indexOf(languages.own));
    if (languages.all.size() > 1) {
        m_translate = translateButton(spec, m_lines[own]);
        connect(m_translate, &QToolButton::toggled, this, &TextsField::arrange);
    }
    setFocusProxy(m_edits[own]);
}

void TextsField::arrange()
{
    const QJsonArray texts = m_lists.value.toArray();
    const bool hasLanguages = m_lists.value.isObject() || differInOthers(m_lists, m_languages.own)
        || std::ranges::any_of(texts, [](const QJsonValue &text) { return text.isObject(); });
    if (m_translate)
        showLines(m_lines, m_languages, hasLanguages || m_translate->isChecked(), m_translate);
}

void TextsField::display(const Reading &reading)
{
    m_lists = reading;
    const QStringList fallback = reading.mixedIn.contains(m_languages.own)
        ? QStringList()
        : textsIn(reading.value, m_languages.own, m_languages.own);
    for (std::size_t i = 0; i < m_edits.size(); ++i) {
        const QString &language = m_languages.all[static_cast<qsizetype>(i)];
        const bool isMixed = reading.mixedIn.contains(language);
        const QStringList texts = isMixed ? QStringList() : textsIn(reading.value, language, m_languages.own);
        m_edits[i]->setPlaceholderText(isMixed                  ? u"—"_s
                                           : fallback.isEmpty() ? tr("One on each line")
                                                                : fallback.join(u", "_s));
        m_edits[i]->setAccessibleDescription(isMixed ? TextField::tr("Different values") : QString());
        // A trailing empty line that is just being typed is not an element yet.
        if (linesOf(m_edits[i]->toPlainText()) != texts)
            m_edits[i]->setShownText(texts.join(u'\n'));
    }
    arrange();
}

void TextsField::tell(const QString &language, const QStringList &texts)
{
    const ValueChange change = [languages = m_languages, language, texts](const QJsonValue &lists) {
        return withTexts(lists, language, texts, languages.own, languages.all);
    };
    const QJsonValue lists = change(m_lists.value);
    if (lists == m_lists.value && !m_lists.mixedIn.contains(language))
        return;
    m_lists.value = lists;
    m_lists.mixedIn.removeAll(language);
    Q_EMIT changed(change);
}

void TextsField::finish()
{
    for (GrowingEdit *edit : m_edits)
        edit->endComposing();
}

void TextsField::fillMenu(QMenu &menu)
{
    addTranslating(menu, m_translate);
}

StringField::StringField(const FieldSpec &spec, QWidget *parent)
    : Field(parent), m_edit(new QLineEdit(this)), m_placeholder(spec.placeholder)
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_edit);
    m_edit->setMinimumWidth(32);
    m_edit->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_edit->setAccessibleName(spec.label);
    if (!spec.choices.isEmpty()) {
        auto *completer = new QCompleter(spec.choices, m_edit);
        completer->setCaseSensitivity(Qt::CaseInsensitive);
        completer->setFilterMode(Qt::MatchContains);
        m_edit->setCompleter(completer);
    }
    setFocusProxy(m_edit);
    letUndoThrough(m_edit, [this] { return m_edit->text() != m_shown; });
    onEscape(m_edit, [this] {
        m_edit->setText(m_shown);
        Q_EMIT validationFailed({});
        Q_EMIT cancelled();
    });
    connect(m_edit, &QLineEdit::editingFinished, this, &StringField::commit);
    onSuggestionTaken(m_edit, [this] {
        commit();
        Q_EMIT editingFinished();
    });
    offerMenu(m_edit, this);
}

void StringField::display(const Reading &reading)
{
    const bool isTyping = m_edit->hasFocus() && m_edit->text() != m_shown;
    m_shown = reading.isMixed ? QString() : reading.value.toString();
    m_edit->setPlaceholderText(reading.isMixed ? u"—"_s : m_placeholder);
    if (!isTyping && m_edit->text() != m_shown)
        m_edit->setText(m_shown);
}

void StringField::finish()
{
    commit();
}

bool StringField::isSettled() const
{
    return m_edit->text().trimmed() == m_shown;
}

void StringField::commit()
{
    const QString typed = m_edit->text().trimmed();
    if (typed == m_shown)
        return;
    m_shown = typed;
    Q_EMIT edited(typed.isEmpty() ? QJsonValue(QJsonValue::Undefined) : QJsonValue(typed));
}

} // namespace lectograph::editor
