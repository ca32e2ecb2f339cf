// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QTranslator>

#include <memory>
#include <vector>

namespace lectograph::editor {

/// Translations of the plugins' vocabulary into all languages of the editor, so that search works in every language.
class TranslationIndex
{
public:
    TranslationIndex();

    /// In the interface's language, in English, and in the others, without duplicates.
    QStringList of(const QString &english) const;

private:
    std::vector<std::unique_ptr<QTranslator>> m_translators;
};

/// Whether every word of `query` occurs in `texts`; case-insensitive.
bool matches(const QString &query, const QStringList &texts);

} // namespace lectograph::editor
