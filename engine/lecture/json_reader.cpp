// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/json_reader.h"

#include "lecture/sentence.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QStringDecoder>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace lectograph::lecture {

namespace {

using base::failure;
using base::Result;

QString lineAndColumn(qsizetype line, qsizetype column)
{
    return Sentence::tr("line %1, column %2").arg(line).arg(column);
}

/// Decodes the text to UTF-16, without a leading byte order mark.
Result<QString> decoded(const QByteArray &text)
{
    // Stateless, so that a truncated sequence at the end is an error too.
    QStringDecoder decoder(QStringDecoder::Utf8, QStringConverter::Flag::Stateless);
    QString characters = decoder.decode(text);
    if (!decoder.hasError())
        return characters;

    // Byte by byte, to locate the error. No multi-byte character of UTF-8 contains a newline byte.
    QStringDecoder slow(QStringDecoder::Utf8);
    qsizetype line = 1;
    qsizetype column = 1;
    for (const char byte : text) {
        const QString next = slow.decode(QByteArrayView(&byte, 1));
        if (slow.hasError())
            break;
        if (next == u"\n") {
            ++line;
            column = 1;
        } else {
            column += next.size();
        }
    }
    return failure(Sentence::tr("The text is not UTF-8."), Sentence::tr("Save the file with the encoding UTF-8."),
                   lineAndColumn(line, column));
}

// Memory costs, measured as the growth of a process that reads lectures consisting only of such items. A container also
// accounts for the node, clip or keyframe made from it.
constexpr qint64 valueBytes = 40;
constexpr qint64 arrayBytes = 200;
constexpr qint64 objectBytes = 800;

constexpr qint64 textBytes(qsizetype characters)
{
    return 160 + 2 * characters;
}

constexpr bool isDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

class Parser
{
public:
    Parser(QStringView text, const Limits &limits) : m_text(text), m_limits(limits) {}

    qint64 memoryBytes() const { return m_memory; }

    Result<QJsonValue> document()
    {
        skipSpace();
        if (m_at == m_text.size()) {
            return failed(0, Sentence::tr("The file is empty."), Sentence::tr("Take it from a copy of the lecture."));
        }
        Result<QJsonValue> result = value(0);
        if (!result)
            return result;
        skipSpace();
        if (m_at < m_text.size()) {
            return failed(m_at, Sentence::tr("Something follows after the end of the JSON text."),
                          Sentence::tr("Remove it, or look for a bracket that closes too early."));
        }
        return result;
    }

private:
    QChar peek() const { return m_at < m_text.size() ? m_text[m_at] : QChar(); }
    bool take(char16_t c)
    {
        if (peek() != c)
            return false;
        ++m_at;
        return true;
    }
    void skipSpace()
    {
        while (m_at < m_text.size()
               && (m_text[m_at] == u' ' || m_text[m_at] == u'\n' || m_text[m_at] == u'\r' || m_text[m_at] == u'\t'))
            ++m_at;
    }

    tl::unexpected<base::Error> failed(qsizetype at, const QString &what, const QString &remedy) const
    {
        const QStringView before = m_text.left(at);
        return failure(what, remedy, lineAndColumn(before.count(u'\n') + 1, at - before.lastIndexOf(u'\n')));
    }
    tl::unexpected<base::Error> ended() const
    {
        return failed(m_text.size(), Sentence::tr("The text ends too early."),
                      Sentence::tr("The file was cut off: take it from an earlier version or a copy."));
    }
    tl::unexpected<base::Error> unexpected(const QString &wanted) const
    {
        if (m_at >= m_text.size())
            return ended();
        const QStringView found = m_text.sliced(m_at).left(m_text[m_at].isHighSurrogate() ? 2 : 1);
        return failed(m_at, Sentence::tr("There is “%1” where %2 belongs.").arg(found, wanted),
                      Sentence::tr("Correct the JSON at this place."));
    }

    Result<QJsonValue> value(int depth)
    {
        if (++m_values > m_limits.jsonValues) {
            return failed(m_at, Sentence::tr("There are more than %1 values in one file.").arg(m_limits.jsonValues),
                          Sentence::tr("Keep large numbers in an asset, for instance a .npy file."));
        }
        const QChar c = peek();
        m_memory += c == u'{' ? objectBytes : c == u'[' ? arrayBytes : valueBytes;
        if (m_memory > m_limits.memoryBytes) {
            return failed(m_at, Sentence::tr("The lecture would take too much memory."),
                          Sentence::tr("Keep large numbers in an asset, for instance a .npy file."));
        }
        if (c == u'{' || c == u'[') {
            if (depth == m_limits.jsonDepth) {
                return failed(m_at, Sentence::tr("More than %1 levels are nested in one another.").arg(depth),
                              Sentence::tr("No lecture needs that many: take the file from a copy."));
            }
            return c == u'{' ? object(depth + 1) : array(depth + 1);
        }
        if (c == u'"')
            return string().map([](const QString &text) { return QJsonValue(text); });
        if (c == u'-' || isDigit(c))
            return number();
        return word();
    }

    Result<QJsonValue> word()
    {
        const std::pair<QStringView, QJsonValue> words[]{{u"true", true}, {u"false", false}, {u"null", QJsonValue()}};
        for (const auto &[name, meaning] : words) {
            if (m_text.sliced(m_at).startsWith(name)) {
                m_at += name.size();
                return meaning;
            }
        }
        return unexpected(Sentence::tr("a value"));
    }

    Result<QJsonValue> object(int depth)
    {
        struct Entry
        {
            QString key;
            QJsonValue value;
            qsizetype at;
        };
        std::vector<Entry> entries;
        ++m_at;
        skipSpace();
        if (!take(u'}')) {
            do {
                skipSpace();
                const qsizetype at = m_at;
                if (peek() != u'"')
                    return unexpected(Sentence::tr("a key in quotation marks"));
                Result<QString> key = string();
                if (!key)
                    return tl::unexpected(key.error());
                if (key->isNull())
                    key = u""_s; // QJsonObject of Qt 6.8 cannot compare null keys
                skipSpace();
                if (!take(u':'))
                    return unexpected(Sentence::tr("a colon"));
                skipSpace();
                Result<QJsonValue> element = value(depth);
                if (!element)
                    return element;
                entries.push_back({*std::move(key), *std::move(element), at});
                skipSpace();
            } while (take(u','));
            if (!take(u'}'))
                return unexpected(Sentence::tr("a comma or “}”"));
        }

        // Sorted, because QJsonObject moves all later entries on insertion.
        std::ranges::stable_sort(entries, {}, &Entry::key);
        const auto twice = std::ranges::adjacent_find(entries, {}, &Entry::key);
        if (twice != entries.end()) {
            return failed(std::next(twice)->at, Sentence::tr("“%1” stands twice in one object.").arg(twice->key),
                          Sentence::tr("Rename or remove one of the two."));
        }
        QJsonObject result;
        for (const Entry &entry : entries)
            result.insert(entry.key, entry.value);
        return result;
    }

    Result<QJsonValue> array(int depth)
    {
        QJsonArray result;
        ++m_at;
        skipSpace();
        if (take(u']'))
            return result;
        do {
            skipSpace();
            Result<QJsonValue> element = value(depth);
            if (!element)
                return element;
            result.append(*std::move(element));
            skipSpace();
        } while (take(u','));
        if (!take(u']'))
            return unexpected(Sentence::tr("a comma or “]”"));
        return result;
    }

    bool digits()
    {
        const qsizetype from = m_at;
        while (isDigit(peek()))
            ++m_at;
        return m_at > from;
    }

    Result<QJsonValue> number()
    {
        const qsizetype from = m_at;
        take(u'-');
        const bool leadingZero = peek() == u'0';
        const qsizetype first = m_at;
        if (!digits())
            return unexpected(Sentence::tr("a digit"));
        if (leadingZero && m_at > first + 1) {
            return failed(first, Sentence::tr("A number begins with a zero."),
                          Sentence::tr("Write it without leading zeros."));
        }
        bool isInteger = true;
        if (take(u'.')) {
            isInteger = false;
            if (!digits())
                return unexpected(Sentence::tr("a digit"));
        }
        if (peek() == u'e' || peek() == u'E') {
            isInteger = false;
            ++m_at;
            if (!take(u'+'))
                take(u'-');
            if (!digits())
                return unexpected(Sentence::tr("a digit"));
        }

        const QStringView text = m_text.sliced(from, m_at - from);
        bool isExact = false;
        if (isInteger) {
            if (const qint64 exact = text.toLongLong(&isExact); isExact)
                return QJsonValue(exact);
        }
        const double real = text.toDouble();
        if (!std::isfinite(real)) {
            return failed(from, Sentence::tr("The number %1 is too large.").arg(text),
                          Sentence::tr("Write a number below 1.8e308."));
        }
        return QJsonValue(real);
    }

    Result<QString> string()
    {
        QString result;
        const qsizetype opening = m_at++;
        for (;;) {
            const qsizetype from = m_at;
            while (m_at < m_text.size() && m_text[m_at] != u'"' && m_text[m_at] != u'\\' && m_text[m_at] >= u' ')
                ++m_at;
            result += m_text.sliced(from, m_at - from);
            if (m_at == m_text.size())
                return ended();
            if (take(u'"'))
                break;
            if (m_text[m_at] < u' ') {
                return failed(m_at, Sentence::tr("A line break or control character stands inside a text."),
                              Sentence::tr("Close the quotation marks, or write \\n."));
            }
            ++m_at;
            const Result<char16_t> character = escaped();
            if (!character)
                return tl::unexpected(character.error());
            result += QChar(*character);
        }
        m_memory += textBytes(result.size()); // counts as a key or a value
        if (!result.isValidUtf16()) {
            return failed(opening, Sentence::tr("A \\u escape in this text is only half of a character."),
                          Sentence::tr("Write the character itself, or both halves."));
        }
        return result;
    }

    /// Parses the character after a backslash.
    Result<char16_t> escaped()
    {
        constexpr QStringView letters = u"\"\\/bfnrt";
        constexpr QStringView meanings = u"\"\\/\b\f\n\r\t";
        if (m_at == m_text.size())
            return ended();
        if (const qsizetype index = letters.indexOf(m_text[m_at]); index >= 0) {
            ++m_at;
            return meanings[index].unicode();
        }
        if (!take(u'u'))
            return unexpected(Sentence::tr("one of the escapes \\n \\t \\\" \\\\ \\u"));
        const QStringView hex = m_text.sliced(m_at).left(4);
        const auto isHexDigit = [](QChar c) {
            return isDigit(c) || (c >= u'a' && c <= u'f') || (c >= u'A' && c <= u'F');
        };
        const bool isHex = hex.size() == 4 && std::ranges::all_of(hex, isHexDigit);
        if (!isHex)
            return unexpected(Sentence::tr("a number of four hexadecimal digits"));
        m_at += 4;
        return static_cast<char16_t>(hex.toUShort(nullptr, 16));
    }

    QStringView m_text;
    const Limits &m_limits;
    qsizetype m_at = 0;
    int m_values = 0;
    qint64 m_memory = 0;
};

} // namespace

Result<QJsonValue> readJson(const QByteArray &text, const Limits &limits)
{
    return readMeasuredJson(text, limits).map([](const MeasuredJson &json) { return json.value; });
}

Result<MeasuredJson> readMeasuredJson(const QByteArray &text, const Limits &limits)
{
    if (text.size() > limits.jsonBytes) {
        return failure(Sentence::tr("The JSON text is larger than %1 MiB.").arg(limits.jsonBytes / (1024 * 1024)),
                       Sentence::tr("Keep large numbers in an asset, for instance a .npy file."), lineAndColumn(1, 1));
    }
    return decoded(text).and_then([&](const QString &characters) {
        Parser parser(characters, limits);
        return parser.document().map([&](const QJsonValue &value) {
            return MeasuredJson{value, parser.memoryBytes()};
        });
    });
}

} // namespace lectograph::lecture
