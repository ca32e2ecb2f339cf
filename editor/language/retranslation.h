// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTranslator>

namespace lectograph::editor {

/// A translation that remembers which message each sentence came from, for retranslated().
class RememberingTranslator : public QTranslator
{
public:
    using QTranslator::QTranslator;

    QString translate(const char *context, const char *source, const char *disambiguation, int count) const override;
};

/// A sentence that was translated earlier, in the language that the interface has now; so is what was put into it, where
/// that was translated as well. Anything else stays as it is: an author's words, numbers. For what outlives the language
/// that it was said in, such as the names of steps in the history.
QString retranslated(const QString &sentence);

} // namespace lectograph::editor
