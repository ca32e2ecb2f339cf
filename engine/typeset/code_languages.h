// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace lectograph::typeset {

/// A programming language that code can be coloured in.
struct CodeLanguage
{
    QString id;
    QString title;     ///< as people write it: “C++”
    QStringList names; ///< others by which it is known: “py”
};

/// All of them: first those that lectures show most often, then by their titles. Read once. Thread-safe.
const std::vector<CodeLanguage> &codeLanguages();

} // namespace lectograph::typeset
