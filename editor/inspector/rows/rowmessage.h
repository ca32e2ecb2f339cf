// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/inspector/rows/source.h"

#include <QLabel>
#include <QTimer>

namespace lectograph::editor {

/// What is wrong, below the value of a row: why an input was refused, for a while, or else a problem that lasts.
class RowMessage : public QLabel
{
    Q_OBJECT

public:
    explicit RowMessage(QWidget *parent);

    /// Of the value as it is; empty: none.
    void setProblem(const QString &sentence);
    /// What is wrong with an input, until the value differs from `reading`; empty: nothing.
    void setValidationError(const QString &sentence, const Reading &reading);
    bool hasValidationError() const { return !m_validationError.isEmpty(); }
    /// The value that the validation error is compared with has become this one.
    void setReading(const Reading &reading) { m_reading = reading; }
    /// Removes the validation error if this is another value.
    void follow(const Reading &reading);
    /// An unfocused field shows its value again, so a message about other input expires soon.
    void expireSoon();

Q_SIGNALS:
    void changed();

private:
    void display();

    QString m_problem;
    QString m_validationError;
    Reading m_reading;
    QTimer m_expires;
};

} // namespace lectograph::editor
