// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/fields/chosentext.h"

#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"

#include <QKeyEvent>
#include <QLineEdit>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

ChosenTextEdit::ChosenTextEdit(const QString &name, const QString &tip, QWidget *parent)
    : QWidget(parent), m_edit(new QLineEdit(this)), m_open(toolButton(u"chevron-down"_s, tip, this))
{
    m_edit->setMinimumWidth(32);
    m_edit->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_edit->setAccessibleName(name);
    m_open->setFocusPolicy(Qt::NoFocus);
    setFocusProxy(m_edit);
    cancelByEscape(m_edit, [this] {
        m_edit->setText(m_text);
        Q_EMIT cancelled();
    });
    connect(m_edit, &QLineEdit::editingFinished, this, &ChosenTextEdit::commit);
    connect(m_open, &QToolButton::clicked, this, &ChosenTextEdit::listRequested);
}

void ChosenTextEdit::showText(const QString &text, const QString &placeholder)
{
    const bool isTyping = m_edit->hasFocus() && !isSettled();
    m_text = text;
    m_edit->setPlaceholderText(placeholder);
    if (isTyping || isSettled())
        return;
    m_edit->setText(text);
    m_edit->setCursorPosition(0);
}

void ChosenTextEdit::commit()
{
    if (isSettled())
        return;
    m_text = m_edit->text().trimmed();
    Q_EMIT chosen(m_text);
}

bool ChosenTextEdit::isSettled() const
{
    return m_edit->text().trimmed() == m_text;
}

/// Alt+Down opens the list, as in a combo box.
void ChosenTextEdit::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Down)
        Q_EMIT listRequested();
    else
        QWidget::keyPressEvent(event);
}

ChosenTextField::ChosenTextField(const Languages &languages, const QString &placeholder, QWidget *parent)
    : TranslatedField(languages, parent), m_placeholder(placeholder)
{}

void ChosenTextField::addEdit(ChosenTextEdit *edit)
{
    const std::size_t line = m_edits.size();
    addLine(edit, edit->edit());
    m_edits.push_back(edit);
    connect(edit, &ChosenTextEdit::chosen, this, [this, line](const QString &text) { take(line, text); });
    connect(edit, &ChosenTextEdit::cancelled, this, &Field::cancelled);
    connect(edit, &ChosenTextEdit::listRequested, this, [this, line] { openList(line); });
    offerMenu(edit->edit(), this);
}

void ChosenTextField::endLines(const FieldSpec &spec, const QString &translationTip)
{
    hideTranslations(spec, translationTip);
    setFocusProxy(m_edits[ownLine()]);
}

void ChosenTextField::display(const Reading &reading)
{
    m_reading = reading;
    const QString own = textIn(reading.value, m_languages.own, m_languages.own);
    for (std::size_t line = 0; line < m_edits.size(); ++line) {
        const bool isMixed = reading.mixedIn.contains(languageOf(line)) || (reading.isMixed && m_edits.size() == 1);
        const QString fallback = own.isEmpty() ? m_placeholder : own;
        m_edits[line]->showText(isMixed ? QString() : textIn(reading.value, languageOf(line), m_languages.own),
                                isMixed ? u"—"_s : fallback);
    }
    arrange();
}

void ChosenTextField::finish()
{
    for (ChosenTextEdit *edit : m_edits)
        edit->commit();
}

bool ChosenTextField::isSettled() const
{
    return std::ranges::all_of(m_edits, &ChosenTextEdit::isSettled);
}

void ChosenTextField::take(std::size_t line, const QString &text)
{
    const ValueChange change = toText(languageOf(line), text);
    m_reading.value = change(m_reading.value);
    Q_EMIT changed(change);
}

void ChosenTextField::choose(std::size_t line, const QString &text)
{
    ChosenTextEdit *edit = m_edits[line];
    edit->showText(text, edit->edit()->placeholderText());
    take(line, text);
}

} // namespace lectograph::editor
