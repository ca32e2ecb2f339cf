// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/fields/linefields.h"

#include "editor/widgets/widgets.h"

#include <QCompleter>
#include <QHBoxLayout>
#include <QLineEdit>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

void LineField::addEdit(const QString &name)
{
    m_edit = new QLineEdit(this);
    m_edit->setMinimumWidth(32);
    m_edit->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_edit->setAccessibleName(name);
    takeKeys(
        m_edit, [this] { return m_edit->text() != m_shown; },
        [this] {
            m_edit->setText(m_shown);
            Q_EMIT validationFailed({});
            Q_EMIT cancelled();
        });
    connect(m_edit, &QLineEdit::editingFinished, this, &LineField::commit);
    offerMenu(m_edit, this);
}

void LineField::suggest(const QStringList &suggestions, Qt::MatchFlag filter)
{
    auto *completer = new QCompleter(suggestions, m_edit);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(filter);
    m_edit->setCompleter(completer);
    // Queued: the completion is inserted only after returnPressed. Without a list the focus has moved on by then.
    const auto take = [this] {
        if (!m_edit->hasFocus())
            return;
        commit();
        if (isSettled())
            Q_EMIT editingFinished();
    };
    connect(m_edit, &QLineEdit::returnPressed, this, take, Qt::QueuedConnection);
}

bool LineField::isSettled() const
{
    return m_edit->text() == m_shown;
}

void LineField::showText(const QString &text)
{
    const bool isTyping = m_edit->hasFocus() && !LineField::isSettled();
    m_shown = text;
    if (isTyping || LineField::isSettled())
        return;
    m_edit->setText(m_shown);
    m_edit->setCursorPosition(0);
}

void LineField::refuse(const base::Error &error)
{
    Q_EMIT validationFailed(error.text());
    if (!m_edit->hasFocus())
        m_edit->setText(m_shown);
}

StringField::StringField(const FieldSpec &spec, QWidget *parent) : LineField(parent), m_placeholder(spec.placeholder)
{
    addEdit(spec.label);
    rowLayout(this)->addWidget(m_edit);
    if (!spec.choices.isEmpty())
        suggest(spec.choices, Qt::MatchContains);
    setFocusProxy(m_edit);
}

void StringField::display(const Reading &reading)
{
    showText(reading.isMixed ? QString() : reading.value.toString());
    m_edit->setPlaceholderText(reading.isMixed ? u"—"_s : m_placeholder);
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
