// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "typeset/code_tokens.h"

#include <QSyntaxHighlighter>
#include <QTimer>

namespace lectograph::editor {

/// Colors code while it is typed, in the language that it is guessed to be in, and gives ideographs and syllables the room of
/// two letters, whatever font they come from.
class CodeHighlighter : public QSyntaxHighlighter
{
    Q_OBJECT

public:
    explicit CodeHighlighter(QTextDocument *document);

protected:
    void highlightBlock(const QString &line) override;

private:
    void follow();
    /// Of a character, which begins at `at`: what its letters stand apart, in pixels.
    double spacingAt(const QString &line, qsizetype at, int columns) const;

    std::shared_ptr<const typeset::CodeTokens> m_tokens;
    QString m_text; ///< of which these are the tokens
    QTimer m_following;
};

} // namespace lectograph::editor
