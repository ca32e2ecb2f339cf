// SPDX-License-Identifier: GPL-3.0-or-later
#include "tokenizer.h"

#include <QJsonArray>
#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace lectograph::language {

using namespace Qt::StringLiterals;

namespace {

QStringList strings(const QJsonValue &json)
{
    QStringList list;
    for (const QJsonValue &value : json.toArray())
        list.append(value.toString());
    return list;
}

const QRegularExpression &pieces()
{
    static const QRegularExpression expression(uR"(\.\.\.|…+|[,.，。]|[^\s,.，。!?;:！？；：、"“”()（）…]+)"_s,
                                               QRegularExpression::UseUnicodePropertiesOption);
    return expression;
}

} // namespace

Tokenizer::Tokenizer(const QJsonObject &rules, const QStringList &vocabulary)
    : m_split(rules.value("split"_L1).toString()),
      m_particles(strings(rules.value("particles"_L1))),
      m_clearParticles(strings(rules.value("clear_particles"_L1)))
{
    const QJsonObject same = rules.value("same"_L1).toObject();
    for (auto sign = same.begin(); sign != same.end(); ++sign)
        m_same.insert(sign.key(), sign->toString());
    for (const QJsonValue &form : rules.value("forms"_L1).toArray())
        m_forms.push_back({form[0].toString(), form[1].toString()});
    for (const QJsonValue &standIn : rules.value("stand_ins"_L1).toArray())
        m_standIns.push_back({standIn[0].toString(), standIn[1].toString()});
    for (const QString &word : vocabulary) {
        m_index.insert(word, static_cast<int>(m_index.size()));
        m_longest = std::max(m_longest, word.size());
    }
}

std::vector<Token> Tokenizer::tokens(const QString &text) const
{
    std::vector<Token> tokens;
    const QString plain = QString(text).replace(u'’', u'\'');
    auto found = pieces().globalMatch(plain);
    qsizetype end = 0; // of the piece before
    while (found.hasNext()) {
        const QRegularExpressionMatch match = found.next();
        const QString piece = match.captured();
        const std::size_t first = tokens.size();
        if (const QString word = known(piece); !word.isEmpty())
            tokens.push_back({piece, word, true});
        else if (m_split == "longest"_L1)
            addLongest(piece, tokens);
        else if (m_split == "particles"_L1)
            addStem(piece, tokens);
        else
            tokens.push_back(unknown(piece));
        const QStringView between = QStringView(plain).sliced(end, match.capturedStart() - end);
        tokens[first].isSpaced = first == 0 || std::ranges::any_of(between, [](QChar c) { return c.isSpace(); });
        end = match.capturedEnd();
    }
    return tokens;
}

/// The word of the vocabulary, whatever its case; empty if there is none.
QString Tokenizer::known(const QString &piece) const
{
    for (const QString &word : {piece, m_same.value(piece), piece.toLower()}) {
        if (m_index.contains(word))
            return word;
    }
    return {};
}

QString Tokenizer::standIn(const QString &piece) const
{
    const QString word = piece.toLower();
    for (const Ending &form : m_forms) {
        const QString other = word.chopped(std::min(form.ending.size(), word.size())) + form.other;
        if (word.endsWith(form.ending) && m_index.contains(other))
            return other;
    }
    const auto fits = [&](const Ending &standIn) { return word.endsWith(standIn.ending); };
    const auto kind = std::ranges::find_if(m_standIns, fits);
    return u"<%1>"_s.arg(kind == m_standIns.end() ? u"unknown"_s : kind->other);
}

Token Tokenizer::unknown(const QString &piece) const
{
    return {piece, standIn(piece), false};
}

/// The longest known words; what is between them is one unknown word.
void Tokenizer::addLongest(const QString &piece, std::vector<Token> &tokens) const
{
    qsizetype gap = 0; // where the unknown word begins
    for (qsizetype start = 0; start < piece.size();) {
        qsizetype length = std::min(m_longest, piece.size() - start);
        while (length > 0 && !m_index.contains(piece.sliced(start, length)))
            --length;
        if (length == 0) {
            ++start;
            continue;
        }
        if (gap < start)
            tokens.push_back(unknown(piece.sliced(gap, start - gap)));
        const QString word = piece.sliced(start, length);
        tokens.push_back({word, word, true});
        start += length;
        gap = start;
    }
    if (gap < piece.size())
        tokens.push_back(unknown(piece.sliced(gap)));
}

/// A word with a particle: a known word before any particle, or a longer unknown one before a clear particle.
void Tokenizer::addStem(const QString &piece, std::vector<Token> &tokens) const
{
    const auto endsWith = [&](const QString &particle) { return piece.endsWith(particle); };
    auto particle = std::ranges::find_if(
        m_particles, [&](const QString &one) { return endsWith(one) && m_index.contains(piece.chopped(one.size())); });
    if (particle == m_particles.end()) {
        particle = std::ranges::find_if(
            m_clearParticles, [&](const QString &one) { return endsWith(one) && piece.size() > one.size() + 1; });
        if (particle == m_clearParticles.end()) {
            tokens.push_back(unknown(piece));
            return;
        }
    }
    const QString stem = piece.chopped(particle->size());
    tokens.push_back(m_index.contains(stem) ? Token{stem, stem, true} : unknown(stem));
    tokens.push_back({*particle, *particle, m_index.contains(*particle)});
}

} // namespace lectograph::language
