// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/code_focus_steps.h"

#include "base/text.h"

namespace lectograph::typeset {

QStringList cutOutsideQuotes(const QString &text, QChar at)
{
    QStringList parts{QString()};
    bool isQuoted = false;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool isEscaped = isQuoted && i > 0 && text[i - 1] == u'\\';
        if (text[i] == u'"' && !isEscaped)
            isQuoted = !isQuoted;
        if (text[i] == at && !isQuoted)
            parts.append(QString());
        else
            parts.back() += text[i];
    }
    return parts;
}

QStringList focusSteps(const QString &written)
{
    const QString plain = written.contains(u'"') ? written : base::plainForms(written);
    return plain.trimmed().isEmpty() ? QStringList() : cutOutsideQuotes(plain, u'|');
}

} // namespace lectograph::typeset
