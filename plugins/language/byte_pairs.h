// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QHash>
#include <QString>

#include <memory>
#include <vector>

namespace lectograph::language {

/// A token of the vocabulary. Its bytes may be only a part of a character.
struct Piece
{
    int id = 0;
    QByteArray bytes;

    /// The characters, or the bytes as hexadecimal numbers if they are no whole characters: "EC 95".
    QString text() const;
    bool isText() const;
    friend bool operator==(const Piece &, const Piece &) = default;
};

/// The byte-level byte-pair encoding of GPT-2 (Radford et al. 2019; Sennrich, Haddow, Birch 2016), from the two files
/// that models come with. Every text has tokens: at worst one for each of its bytes. Immutable.
class BytePairs
{
public:
    /// `vocabulary`: vocab.json, an object from token to number. `merges`: merges.txt, a pair on each line, the one that
    /// is merged first at the top. Both write bytes as GPT-2 does: a space is “Ġ”.
    static base::Result<std::shared_ptr<const BytePairs>> read(const QByteArray &vocabulary, const QByteArray &merges);

    int count() const { return static_cast<int>(m_tokens.size()); }
    /// By its number.
    const QByteArray &bytesOf(int id) const { return m_tokens[static_cast<std::size_t>(id)]; }
    /// Fails if the vocabulary lacks one of the bytes.
    base::Result<std::vector<Piece>> tokens(const QString &text) const;

private:
    base::Result<void> readVocabulary(const QByteArray &json);
    base::Result<void> readMerges(const QByteArray &text);
    /// Of a word: what no pair joins to others.
    std::vector<QByteArray> merged(const QByteArray &word) const;

    std::vector<QByteArray> m_tokens; ///< bytes by number
    QHash<QByteArray, int> m_ids;
    QHash<std::pair<QByteArray, QByteArray>, int> m_ranks;
};

} // namespace lectograph::language
