// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <vector>

namespace lectograph::language {

struct Token
{
    QString shown; ///< as the sentence has it
    QString read;  ///< the word of the vocabulary that the model reads instead
    bool isKnown = false;
    bool isSpaced = false; ///< whether a space precedes it in the sentence, which may also begin with it

    friend bool operator==(const Token &, const Token &) = default;
};

/// Takes a sentence apart by the rules that the file of a model contains, as tools/model/tokenizer.py does. Of an unknown
/// word the model reads a known one of which it is another form, or the stand-in of its likely kind, such as "<noun>".
class Tokenizer
{
public:
    Tokenizer() = default;
    Tokenizer(const QJsonObject &rules, const QStringList &vocabulary);

    std::vector<Token> tokens(const QString &text) const;
    int indexOf(const QString &word) const { return m_index.value(word, unknownWord); } ///< in the vocabulary

private:
    static constexpr int unknownWord = 1;

    struct Ending
    {
        QString ending;
        QString other; ///< the ending of the known form, or a kind of words
    };

    QString known(const QString &piece) const;
    QString standIn(const QString &piece) const;
    Token unknown(const QString &piece) const;
    void addLongest(const QString &piece, std::vector<Token> &tokens) const;
    void addStem(const QString &piece, std::vector<Token> &tokens) const;

    QString m_split;
    QHash<QString, QString> m_same; ///< signs that the model knows in another form
    std::vector<Ending> m_forms;
    std::vector<Ending> m_standIns;
    QStringList m_particles;
    QStringList m_clearParticles;
    QHash<QString, int> m_index;
    qsizetype m_longest = 0; ///< characters of the longest word
};

} // namespace lectograph::language
