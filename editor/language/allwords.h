// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QTranslator>

#include <array>

namespace lectograph::editor {

/// The words of the plugins' vocabulary in every language of the interface, so that searches work in each.
class AllWords
{
public:
    AllWords();

    /// A word in the language of the interface, in English, and in the other languages, without duplicates.
    QStringList of(const QString &english) const;

private:
    std::array<QTranslator, 2> m_translators; ///< into the languages other than English
};

} // namespace lectograph::editor
