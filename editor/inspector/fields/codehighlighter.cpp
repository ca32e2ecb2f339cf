// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/fields/codehighlighter.h"

#include "editor/widgets/theme.h"
#include "typeset/monospaced.h"

#include <QFontMetricsF>
#include <QTextBlock>
#include <QTextDocument>

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

namespace {

constexpr int followingMilliseconds = 150; // after the last letter

QColor colorOfToken(typeset::CodeKind kind)
{
    using enum typeset::CodeKind;
    const Theme &look = theme();
    switch (kind) {
    case Comment: return look.muted;
    case String:
    case Inserted: return look.good;
    case Number:
    case Constant: return look.keyframe;
    case Keyword:
    case Tag: return look.accent;
    case Function:
    case Type:
    case Attribute: return mixColors(look.text, look.accent, 0.55);
    case Deleted: return look.error;
    default: return look.text;
    }
}

} // namespace

CodeHighlighter::CodeHighlighter(QTextDocument *document) : QSyntaxHighlighter(document)
{
    m_following.setSingleShot(true);
    m_following.setInterval(followingMilliseconds);
    connect(&m_following, &QTimer::timeout, this, &CodeHighlighter::follow);
    connect(document, &QTextDocument::contentsChange, this, [this](int, int removed, int added) {
        if (removed > 0 || added > 0)
            m_following.start();
    });
    m_following.start();
}

/// A quotation mark changes what all lines after it are.
void CodeHighlighter::follow()
{
    const QString text = document()->toPlainText();
    if (text == m_text)
        return;
    m_text = text;
    m_tokens = typeset::codeTokens(text, typeset::guessedLanguage(text));
    rehighlight();
}

double CodeHighlighter::spacingAt(const QString &line, qsizetype at, int columns) const
{
    if (columns < 2 || line[at] == u'\t' || line[at].isSurrogate()) // halves of a character have one format
        return 0;
    const QFontMetricsF metrics(document()->defaultFont());
    return columns * metrics.horizontalAdvance(u' ') - metrics.horizontalAdvance(line[at]);
}

void CodeHighlighter::highlightBlock(const QString &line)
{
    const std::vector<int> columns = typeset::cellColumns(line, 1);
    const int start = currentBlock().position();
    const bool isKnown = m_tokens
        && QStringView(m_text).sliced(std::min<qsizetype>(start, m_text.size())).startsWith(line);
    std::vector<typeset::CodeKind> kinds(static_cast<std::size_t>(line.size()), typeset::CodeKind::Plain);
    if (isKnown) { // tokens are in order
        const int length = static_cast<int>(line.size());
        auto token = std::ranges::upper_bound(m_tokens->tokens, start, {},
                                              [](const auto &one) { return one.range.end; });
        for (; token != m_tokens->tokens.end() && token->range.start < start + length; ++token) {
            const int from = std::clamp(token->range.start - start, 0, length);
            const int to = std::clamp(token->range.end - start, from, length);
            std::fill(kinds.begin() + from, kinds.begin() + to, token->kind);
        }
    }
    for (qsizetype at = 0; at < line.size(); ++at) {
        const auto i = static_cast<std::size_t>(at);
        QTextCharFormat format;
        format.setForeground(colorOfToken(kinds[i]));
        if (const double spacing = spacingAt(line, at, columns[i + 1] - columns[i]); std::abs(spacing) > 0.01) {
            format.setFontLetterSpacingType(QFont::AbsoluteSpacing);
            format.setFontLetterSpacing(spacing);
        }
        setFormat(static_cast<int>(at), 1, format);
    }
}

} // namespace lectograph::editor
