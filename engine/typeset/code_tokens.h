// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shape/shape.h"

#include <QString>

#include <memory>
#include <vector>

namespace lectograph::typeset {

/// What a token of a programming language is, in the order of prism/tokens.js.
enum class CodeKind : quint8 {
    Plain,
    Comment,
    String,
    Number,
    Keyword,
    Function,
    Type,
    Constant,
    Operator,
    Punctuation,
    Attribute, ///< decorators, names of attributes and properties
    Variable,
    Tag,
    Inserted, ///< in listings of changes
    Deleted,
};
inline constexpr int codeKinds = 15;

struct CodeToken
{
    shape::SourceRange range;
    CodeKind kind = CodeKind::Plain;

    friend bool operator==(const CodeToken &, const CodeToken &) = default;
};

struct CodeTokens
{
    QString language;              ///< the id that Prism knows it by; empty if it is unknown
    QString title;                 ///< as people write it: "C++"
    std::vector<CodeToken> tokens; ///< all of the text, in order
    QString warning;               ///< why all of it is plain, if that has a reason
};

/// The tokens of a text in a language, by its id, another name or its title (“py”, “C++”). A language that is not known is
/// plain, as is a text longer than `mostColored`. Text with mistakes is coloured as far as it can be read. Thread-safe;
/// blocks until it is done, and remembers recent results.
std::shared_ptr<const CodeTokens> codeTokens(const QString &code, const QString &language);

inline constexpr qsizetype mostColored = 200'000; ///< in UTF-16 units

/// The language of a text, guessed among those that lectures show most often; empty if nothing speaks for one.
QString guessedLanguage(const QString &code);

} // namespace lectograph::typeset
