// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/fields/textfields.h"

#include "editor/inspector/fields/codeedit.h"
#include "editor/inspector/fields/growingedit.h"
#include "editor/language/language.h"
#include "editor/symbols/formulapalette.h"
#include "editor/symbols/mistakemark.h"
#include "editor/symbols/writing.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QJsonArray>
#include <QLabel>
#include <QLocale>

#include <algorithm>
#include <map>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

/// The code of a language as a small label.
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

QString oneOnEachLine()
{
    return QCoreApplication::translate("lectograph::editor::TextsField", "One on each line");
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

TranslatedField::TranslatedField(const Languages &languages, QWidget *parent) : Field(parent), m_languages(languages)
{
    columnLayout(this, Theme::grid);
}

QString TranslatedField::accessibleNameOf(const FieldSpec &spec, const QString &language) const
{
    return m_languages.all.size() > 1 ? u"%1 (%2)"_s.arg(spec.label, nativeName(language)) : spec.label;
}

void TranslatedField::addLine(QWidget *widget, QWidget *focused)
{
    QWidget *line = widget;
    if (m_languages.all.size() > 1) {
        line = new QWidget(this);
        QHBoxLayout *row = rowLayout(line, Theme::grid);
        QLabel *tag = languageTag(languageOf(m_lines.size()), line);
        tag->setBuddy(focused);
        row->addWidget(tag, 0, Qt::AlignTop);
        row->addWidget(widget, 1);
    }
    layout()->addWidget(line);
    m_lines.push_back(line);
}

void TranslatedField::hideTranslations(const FieldSpec &spec, const QString &tip)
{
    if (m_languages.all.size() < 2)
        return;
    QWidget *line = m_lines[ownLine()];
    m_translate = toolButton(u"languages"_s, tip, line);
    m_translate->setObjectName(u"translate"_s);
    m_translate->setIcon(icon(u"languages"_s, theme().muted));
    m_translate->setCheckable(true);
    m_translate->setFocusPolicy(Qt::NoFocus);
    m_translate->setAccessibleName(u"%1: %2"_s.arg(spec.label, tip));
    line->layout()->addWidget(m_translate);
    line->layout()->setAlignment(m_translate, Qt::AlignTop);
    connect(m_translate, &QToolButton::toggled, this, &TranslatedField::arrange);
}

void TranslatedField::arrange()
{
    if (!m_translate)
        return;
    const QJsonArray items = m_reading.value.toArray();
    const auto isOther = [this](const QString &language) { return language != m_languages.own; };
    const bool areMany = m_translate->isChecked() || m_reading.value.isObject()
        || std::ranges::any_of(m_reading.mixedIn, isOther)
        || std::ranges::any_of(items, [](const QJsonValue &item) { return item.isObject(); });
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        m_lines[i]->setVisible(areMany || i == ownLine());
        m_lines[i]->findChild<QLabel *>(u"tag"_s)->setVisible(areMany);
    }
    m_translate->setVisible(!areMany || m_translate->isChecked());
}

ValueChange TranslatedField::toText(const QString &language, const QString &text) const
{
    return [own = m_languages.own, language, text](const QJsonValue &texts) {
        return withText(texts, language, text, own);
    };
}

void TranslatedField::fillMenu(QMenu &menu)
{
    if (!m_translate || m_translate->isHidden())
        return;
    QAction *translating = menu.addAction(m_translate->toolTip(), m_translate, &QToolButton::toggle);
    translating->setCheckable(true);
    translating->setChecked(m_translate->isChecked());
}

TextField::TextField(const FieldSpec &spec, const Languages &languages, QWidget *parent)
    : TranslatedField(languages, parent), m_formulas(spec.formulas), m_isList(spec.kind == FieldKind::Texts)
{
    const bool isFormula = !m_isList && spec.key == "latex"_L1;
    const bool isCode = spec.kind == FieldKind::Code;
    const bool isLong = m_isList || isFormula || isCode || spec.key == "text"_L1;
    m_isWide = languages.all.size() > 1 || isLong;
    for (const QString &language : languages.all) {
        auto *edit = isCode ? new CodeEdit(language, this) : new GrowingEdit(isLong && !isFormula, this);
        if (isFormula) {
            edit->setMonospaced();
        } else if (!isCode) {
            // Uses the glyph variants of the language for characters that it shares with others.
            QFont font = edit->font();
            setLanguage(font, language);
            edit->setFont(font);
        }
        edit->setAccessibleName(accessibleNameOf(spec, language));
        edit->setObjectName(spec.key + u'.' + language);
        if (isLong)
            edit->setToolTip(m_isList        ? oneOnEachLine()
                                 : isCode    ? tr("Tab indents, Shift+Tab takes it back, Esc leaves the field")
                                 : isFormula ? tr("Enter is done, Shift+Enter makes a new line")
                                             : tr("Enter makes a new line, Ctrl+Enter is done"));
        addLine(m_formulas && !isCode && !m_isList ? withSymbols(edit, edit->accessibleName()) : edit, edit);
        m_edits.push_back(edit);
        if (m_formulas)
            m_marks.push_back(new MistakeMark(edit));
        connect(edit, &GrowingEdit::textEdited, this, [this, language](const QString &text) { tell(language, text); });
        if (language == languages.own)
            connect(edit, &GrowingEdit::composing, this, &TextField::showFallback);
        connect(edit, &GrowingEdit::gestureBegan, this, &Field::gestureBegan);
        connect(edit, &GrowingEdit::gestureEnded, this, &Field::gestureEnded);
        connect(edit, &GrowingEdit::done, this, &Field::editingFinished);
        connect(edit, &GrowingEdit::menuOpening, this, &Field::menuOpening);
    }
    // Formulas and code are the same in most languages.
    if (m_isList || isFormula || isCode || spec.isPlain)
        hideTranslations(spec, tr("Write it anew for each language"));
    setFocusProxy(m_edits[ownLine()]);
}

QWidget *TextField::withSymbols(GrowingEdit *edit, const QString &name)
{
    auto *line = new QWidget(this);
    QToolButton *button = toolButton(u"omega"_s, tr("Insert a symbol or formula (Alt+=)"), line);
    button->setIcon(icon(u"omega"_s, theme().muted));
    button->setFocusPolicy(Qt::NoFocus);
    button->setObjectName(u"symbols"_s);
    button->setAccessibleName(tr("%1: insert a symbol or formula").arg(name));
    QHBoxLayout *row = rowLayout(line, Theme::grid);
    row->addWidget(edit, 1);
    row->addWidget(button, 0, Qt::AlignTop);
    m_symbols.push_back(button);
    connect(button, &QToolButton::clicked, this, [this, edit] { openSymbolsFor(edit); });
    return line;
}

void TextField::display(const Reading &reading)
{
    m_reading = reading;
    const bool takes = takesSymbols();
    for (QToolButton *button : m_symbols)
        button->setVisible(takes);
    const QString &own = m_languages.own;
    for (std::size_t i = 0; i < m_edits.size(); ++i) {
        const QString &language = languageOf(i);
        const bool isMixed = reading.mixedIn.contains(language);
        m_edits[i]->setAccessibleDescription(isMixed ? tr("Different values") : QString());
        if (!m_isList) {
            m_edits[i]->setShownText(isMixed ? QString() : textIn(reading.value, language, own));
            continue;
        }
        const QStringList texts = isMixed ? QStringList() : textsIn(reading.value, language, own);
        // A trailing empty line that is just being typed is not an element yet.
        if (linesOf(m_edits[i]->toPlainText()) != texts)
            m_edits[i]->setShownText(texts.join(u'\n'));
    }
    const GrowingEdit *first = m_edits[ownLine()];
    if (first->isComposing())
        showFallback(first->seenText());
    else if (reading.mixedIn.contains(own))
        showFallback({});
    else
        showFallback(fallbackOf(reading.value));
    arrange();
}

QString TextField::fallbackOf(const QJsonValue &value) const
{
    const QStringList order = QStringList{m_languages.own} + m_languages.all;
    if (!m_isList)
        return graph::localized(value, order).value_or(QString());
    for (const QString &language : order) {
        if (const QStringList texts = textsIn(value, language, m_languages.own); !texts.isEmpty())
            return texts.join(u'\n');
    }
    return {};
}

void TextField::showFallback(const QString &text)
{
    QString fallback = m_isList ? linesOf(text).join(u", "_s) : text.section(u'\n', 0, 0);
    if (m_isList && fallback.isEmpty())
        fallback = oneOnEachLine();
    for (std::size_t i = 0; i < m_edits.size(); ++i)
        m_edits[i]->setPlaceholderText(m_reading.mixedIn.contains(languageOf(i)) ? u"—"_s : fallback);
}

void TextField::tell(const QString &language, const QString &text)
{
    ValueChange change = toText(language, text);
    if (m_isList)
        change = [languages = m_languages, language, texts = linesOf(text)](const QJsonValue &lists) {
            return withTexts(lists, language, texts, languages.own, languages.all);
        };
    const QJsonValue value = change(m_reading.value);
    if (value == m_reading.value && !m_reading.mixedIn.contains(language))
        return;
    m_reading.value = value;
    m_reading.mixedIn.removeAll(language);
    Q_EMIT changed(change);
}

void TextField::fillMenu(QMenu &menu)
{
    if (takesSymbols())
        menu.addAction(icon(u"omega"_s), tr("Insert a symbol or formula…"), this, &TextField::openSymbols);
    TranslatedField::fillMenu(menu);
}

void TextField::openSymbols()
{
    const auto focused = std::ranges::find_if(m_edits, [](const GrowingEdit *edit) { return edit->hasFocus(); });
    openSymbolsFor(focused == m_edits.end() ? m_edits[ownLine()] : *focused);
}

void TextField::openSymbolsFor(GrowingEdit *edit)
{
    edit->endComposing();
    if (!edit->hasFocus()) {
        edit->setFocus(Qt::OtherFocusReason);
        edit->moveCursor(QTextCursor::End);
    }
    const FormulaPalette *palette = editor::openSymbols(*edit, formulaUse(), this);
    connect(palette, &FormulaPalette::chosen, edit, [this, edit](const QString &command) {
        Q_EMIT gestureEnded(); // a step of its own
        Q_EMIT gestureBegan();
        writeSymbol(*edit, command, formulaUse());
        Q_EMIT gestureEnded();
        Q_EMIT gestureBegan();
    });
}

void TextField::showProblem(bool isWrong)
{
    for (MistakeMark *mark : m_marks)
        mark->look(isWrong ? formulaUse() : FormulaUse::None);
}

void TextField::finish()
{
    for (GrowingEdit *edit : m_edits)
        edit->endComposing();
}

} // namespace lectograph::editor
