// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QTranslator>

#include <memory>
#include <vector>

namespace lectograph::editor {

/// The plugins' words in every language that the editor speaks, whichever it speaks now: people look for things by the name
/// that they know.
class TranslationIndex
{
public:
    TranslationIndex();

    /// In the interface's language, in English, and in the others; each once.
    QStringList of(const QString &english) const;

private:
    std::vector<std::unique_ptr<QTranslator>> m_translators;
};

/// Whether every word of `query` stands somewhere in `texts`, in capitals or not.
bool matches(const QString &query, const QStringList &texts);

} // namespace lectograph::editor
