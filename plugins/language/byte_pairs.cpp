// SPDX-License-Identifier: GPL-3.0-or-later
#include "byte_pairs.h"

#include "base/allowance.h"
#include "base/sentence.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QStringDecoder>

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <utility>

namespace lectograph::language {

using namespace Qt::StringLiterals;
using base::failure;
using base::Result;
using base::Sentence;

namespace {

constexpr qsizetype mostFileBytes = 16 * 1024 * 1024;
constexpr quint64 bytesOfByte = 12; ///< what a byte of the files takes in memory, at most, while it is read
constexpr quint64 workOfByte = 30;
constexpr int mostTokens = 1'000'000;
constexpr qsizetype mostCharacters = 20'000;
constexpr qsizetype longestWord = 4096; // merging takes time with the square of it

/// How the files write each byte, so that none is a space or invisible: printable Latin-1 as itself, others from U+0100.
const std::array<char16_t, 256> &signOfByte()
{
    static const std::array<char16_t, 256> signs = [] {
        std::array<char16_t, 256> made{};
        char16_t next = 0x100;
        for (std::size_t byte = 0; byte < made.size(); ++byte) {
            const bool isPrintable = (byte >= u'!' && byte <= u'~') || (byte >= 0xa1 && byte <= 0xac) || byte >= 0xae;
            made[byte] = isPrintable ? static_cast<char16_t>(byte) : next++;
        }
        return made;
    }();
    return signs;
}

/// nullopt if there is a sign of no byte.
std::optional<QByteArray> bytesFrom(QStringView signs)
{
    static const QHash<QChar, char> byteOfSign = [] {
        QHash<QChar, char> made;
        for (std::size_t byte = 0; byte < signOfByte().size(); ++byte)
            made.insert(QChar(signOfByte()[byte]), static_cast<char>(byte));
        return made;
    }();
    QByteArray bytes;
    for (const QChar sign : signs) {
        const auto byte = byteOfSign.constFind(sign);
        if (byte == byteOfSign.cend())
            return std::nullopt;
        bytes += *byte;
    }
    return bytes;
}

/// Words with the space before them, numbers, signs and spaces, which are never merged with one another.
const QRegularExpression &words()
{
    static const QRegularExpression expression(
        uR"('s|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+)"_s,
        QRegularExpression::UseUnicodePropertiesOption);
    return expression;
}

tl::unexpected<base::Error> tooLargeFile()
{
    return failure(Sentence::tr("The file is too large for a vocabulary."),
                   Sentence::tr("Choose vocab.json and merges.txt of one model."));
}

} // namespace

bool Piece::isText() const
{
    QStringDecoder decoder(QStringConverter::Utf8, QStringConverter::Flag::Stateless);
    const QString decoded = decoder(bytes);
    return !decoder.hasError();
}

QString Piece::text() const
{
    return isText() ? QString::fromUtf8(bytes) : QString::fromLatin1(bytes.toHex(' ').toUpper());
}

Result<std::shared_ptr<const BytePairs>> BytePairs::read(const QByteArray &vocabulary, const QByteArray &merges)
{
    auto pairs = std::make_shared<BytePairs>();
    return pairs->readVocabulary(vocabulary).and_then([&] { return pairs->readMerges(merges); }).map([&] {
        return std::shared_ptr<const BytePairs>(pairs);
    });
}

Result<void> BytePairs::readVocabulary(const QByteArray &json)
{
    if (json.size() > mostFileBytes)
        return tooLargeFile();
    base::spend(static_cast<quint64>(json.size()) * workOfByte);
    const base::Lease parsed = base::reserveMemory(static_cast<quint64>(json.size()) * bytesOfByte);
    const QJsonObject words = QJsonDocument::fromJson(json).object();
    const auto broken = [](const QString &what) {
        return failure(what, Sentence::tr("Choose the file vocab.json of a model like GPT-2."));
    };
    if (words.isEmpty() || words.size() > mostTokens)
        return broken(Sentence::tr("The file is no vocabulary of tokens with numbers."));
    m_tokens.resize(static_cast<std::size_t>(words.size()));
    for (auto word = words.begin(); word != words.end(); ++word) {
        const qint64 id = word->toInteger(-1);
        if (id < 0 || id >= words.size() || !m_tokens[static_cast<std::size_t>(id)].isNull())
            return broken(Sentence::tr("The number of the token “%1” is missing, too large or used twice.")
                              .arg(word.key().left(40)));
        // What is added to the vocabulary, such as <|endoftext|>, may have other signs.
        const QByteArray bytes = bytesFrom(word.key()).value_or(word.key().toUtf8());
        m_tokens[static_cast<std::size_t>(id)] = bytes.isNull() ? QByteArray("") : bytes;
        m_ids.insert(bytes, static_cast<int>(id));
    }
    return {};
}

Result<void> BytePairs::readMerges(const QByteArray &text)
{
    if (text.size() > mostFileBytes)
        return tooLargeFile();
    base::spend(static_cast<quint64>(text.size()) * workOfByte);
    int line = 0;
    for (qsizetype from = 0; from < text.size();) { // one line at a time: empty ones may be millions
        const qsizetype newline = text.indexOf('\n', from);
        const qsizetype end = newline < 0 ? text.size() : newline;
        const QString pair = QString::fromUtf8(QByteArrayView(text).sliced(from, end - from)).trimmed();
        from = end + 1;
        ++line;
        if (pair.isEmpty() || (line == 1 && pair.startsWith("#version"_L1)))
            continue;
        const qsizetype space = pair.indexOf(u' ');
        const auto left = bytesFrom(QStringView(pair).first(std::max<qsizetype>(space, 0)));
        const auto right = bytesFrom(QStringView(pair).sliced(space + 1)); // a second space is the sign of no byte
        if (space < 0 || !left || !right || !m_ids.contains(*left + *right))
            return failure(Sentence::tr("Line %1 of the merges is no pair of tokens of this vocabulary.").arg(line),
                           Sentence::tr("Choose vocab.json and merges.txt of one model."));
        m_ranks.insert({*left, *right}, static_cast<int>(m_ranks.size()));
    }
    return {};
}

std::vector<QByteArray> BytePairs::merged(const QByteArray &word) const
{
    std::vector<QByteArray> parts;
    for (const char byte : word)
        parts.emplace_back(1, byte);
    constexpr int none = std::numeric_limits<int>::max();
    while (parts.size() > 1) {
        int least = none;
        for (std::size_t i = 0; i + 1 < parts.size(); ++i)
            least = std::min(least, m_ranks.value({parts[i], parts[i + 1]}, none));
        if (least == none)
            break;
        std::vector<QByteArray> joined;
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const bool isPair = i + 1 < parts.size() && m_ranks.value({parts[i], parts[i + 1]}, none) == least;
            joined.push_back(isPair ? parts[i] + parts[i + 1] : parts[i]);
            i += isPair;
        }
        parts = std::move(joined);
    }
    return parts;
}

Result<std::vector<Piece>> BytePairs::tokens(const QString &text) const
{
    if (text.size() > mostCharacters)
        return base::failure(base::Sentence::tr("The text has more than %1 characters.").arg(mostCharacters),
                             base::Sentence::tr("Shorten it."));
    std::vector<Piece> pieces;
    auto found = words().globalMatch(text);
    while (found.hasNext()) {
        const QByteArray word = found.next().captured().toUtf8();
        if (word.size() > longestWord)
            return failure(Sentence::tr("The text has a word of %1 bytes.").arg(word.size()),
                           Sentence::tr("Divide it by spaces."));
        for (const QByteArray &part : merged(word)) {
            const auto id = m_ids.constFind(part);
            if (id == m_ids.cend())
                return failure(Sentence::tr("The vocabulary has no token for “%1”.").arg(Piece{0, part}.text()),
                               Sentence::tr("Choose the vocabulary of a model that reads bytes, like GPT-2."));
            pieces.push_back({*id, part});
        }
    }
    return pieces;
}

} // namespace lectograph::language
