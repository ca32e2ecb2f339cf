// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTranslator>

namespace lectograph::editor {

/// A translator that records the message of each sentence, for retranslated().
class RememberingTranslator : public QTranslator
{
public:
    using QTranslator::QTranslator;

    QString translate(const char *context, const char *source, const char *disambiguation, int count) const override;
};

/// Translates a sentence that was translated earlier into the current language of the interface, including translated
/// texts that were inserted into it, with Korean particles that fit these. Anything else is returned unchanged: texts
/// of authors, numbers. For sentences that outlive a change of language, such as the names of undo steps.
QString retranslated(const QString &sentence);

} // namespace lectograph::editor
