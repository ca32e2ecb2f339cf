// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRegularExpression>
#include <QString>
#include <QStringView>

namespace lectograph::notation {

/// Some of the letters of a text.
struct Span
{
    qsizetype at = 0;
    qsizetype length = 0; ///< 0: none

    qsizetype end() const { return at + length; }
    bool isEmpty() const { return length == 0; }
    Span shifted(qsizetype by) const { return {at + by, length}; }
};

/// A place in a line that is read from left to right.
class Scanner
{
public:
    explicit Scanner(QStringView line) : m_line(line) {}

    bool isAtEnd() const { return m_at >= m_line.size(); }
    QChar next() const { return isAtEnd() ? QChar() : m_line[m_at]; }
    QStringView rest() const { return m_line.sliced(m_at); }
    qsizetype position() const { return m_at; }
    /// From there up to here, without spaces at its end.
    QStringView textSince(qsizetype start) const;
    void moveTo(qsizetype position) { m_at = position; }
    void skip(qsizetype count) { m_at = std::min(m_at + count, m_line.size()); }
    /// Returns whether there were any.
    bool skipSpaces();
    bool startsWith(QStringView text) const { return rest().startsWith(text); }
    bool take(QStringView text);
    /// What the pattern, which begins with “^”, matches here, and moves behind it.
    QRegularExpressionMatch take(const QRegularExpression &pattern);

private:
    QStringView m_line;
    qsizetype m_at = 0;
};

/// Without quotes and back ticks around it; “<br>” and “\n” are line breaks, and “#quot;” is a quote.
QString plainLabel(QStringView text);

} // namespace lectograph::notation
