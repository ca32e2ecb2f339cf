// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/rows/rowmessage.h"

#include "editor/widgets/theme.h"

namespace lectograph::editor {

using namespace Qt::StringLiterals;

RowMessage::RowMessage(QWidget *parent) : QLabel(parent), m_expires(this)
{
    setObjectName(u"message"_s);
    setProperty("error", true);
    setFont(uiFont(12));
    setWordWrap(true);
    setTextFormat(Qt::PlainText); // may contain the typed text
    hide();
    m_expires.setObjectName(u"validationErrorExpires"_s);
    m_expires.setSingleShot(true);
    m_expires.setInterval(8000); // enough time to read
    connect(&m_expires, &QTimer::timeout, this, [this] { setValidationError({}, m_reading); });
}

void RowMessage::setProblem(const QString &sentence)
{
    m_problem = sentence;
    display();
}

void RowMessage::setValidationError(const QString &sentence, const Reading &reading)
{
    if (sentence.isEmpty() && m_validationError.isEmpty())
        return;
    m_validationError = sentence;
    m_reading = reading;
    if (sentence.isEmpty())
        m_expires.stop();
    display();
}

void RowMessage::follow(const Reading &reading)
{
    if (reading.value != m_reading.value || reading.isMixed != m_reading.isMixed)
        setValidationError({}, reading);
}

void RowMessage::expireSoon()
{
    if (hasValidationError() && !m_expires.isActive())
        m_expires.start();
}

void RowMessage::display()
{
    setText(m_validationError.isEmpty() ? m_problem : m_validationError);
    setVisible(!text().isEmpty());
    Q_EMIT changed();
}

} // namespace lectograph::editor
