// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/particles.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <optional>

namespace lectograph::base {

using namespace Qt::StringLiterals;

namespace {

/// How a word ends when it is spoken.
enum class Ending { Vowel, Consonant, L };

struct Particle
{
    QStringView both;
    QStringView afterConsonant;
    QStringView afterVowel;
    QStringView afterL; ///< “로” follows ㄹ as it follows a vowel
};

constexpr std::array particles{
    Particle{u"이(가)", u"이", u"가", u"이"},     Particle{u"을(를)", u"을", u"를", u"을"},
    Particle{u"은(는)", u"은", u"는", u"은"},     Particle{u"과(와)", u"과", u"와", u"과"},
    Particle{u"와(과)", u"과", u"와", u"과"},     Particle{u"(으)로", u"으로", u"로", u"로"},
    Particle{u"(이)라", u"이라", u"라", u"이라"},
};

Ending endingOfSyllable(QChar syllable)
{
    constexpr int finals = 28; // of each pair of an initial and a vowel; none comes first
    constexpr int rieul = 8;
    const int final = (syllable.unicode() - 0xAC00) % finals;
    return final == 0 ? Ending::Vowel : final == rieul ? Ending::L : Ending::Consonant;
}

/// 영, 일, 이, 삼, 사, 오, 육, 칠, 팔, 구; also 십, 백, 천 and 만 end in a consonant.
Ending endingOfDigit(int digit)
{
    if (digit == 1 || digit == 7 || digit == 8)
        return Ending::L;
    return digit == 0 || digit == 3 || digit == 6 ? Ending::Consonant : Ending::Vowel;
}

/// Whether its letters are read one by one: capitals, and what has no vowel, such as the endings of files.
bool isSpelled(const QString &word)
{
    static const QRegularExpression vowel(u"[aeiou]"_s, QRegularExpression::CaseInsensitiveOption);
    return word == word.toUpper() || !word.contains(vowel);
}

/// 엘 and 알, 엠 and 엔; all others end in a vowel.
Ending endingOfLetter(QChar letter)
{
    const QChar name = letter.toUpper();
    return name == u'L' || name == u'R' ? Ending::L : name == u'M' || name == u'N' ? Ending::Consonant : Ending::Vowel;
}

/// 제로, 원, 투, 쓰리, 포, 파이브, 식스, 세븐, 에잇, 나인.
Ending endingOfEnglishDigit(int digit)
{
    return digit == 1 || digit >= 7 ? Ending::Consonant : Ending::Vowel;
}

/// As the word is usually written in Korean: block is 블록, title 타이틀, text 텍스트, csv 시에스브이.
Ending endingOfLatin(const QString &word)
{
    static const QString vowels = u"aeiouy"_s;
    static const QRegularExpression silentE(u"[a-z][lmn]e$"_s); // title, frame, line
    if (isSpelled(word))
        return endingOfLetter(word.back());
    const QString lower = word.toLower();
    const QChar end = lower.back();
    const QChar before = lower.size() > 1 ? lower.at(lower.size() - 2) : QChar();
    if (lower.contains(silentE))
        return before == u'l' ? Ending::L : Ending::Consonant;
    if (end == u'l')
        return Ending::L;
    const bool isStop = QStringView(u"bckpt").contains(end)
        && (vowels.contains(before) || before == end || lower.endsWith("ck"_L1));
    return end == u'm' || end == u'n' || lower.endsWith("ng"_L1) || isStop ? Ending::Consonant : Ending::Vowel;
}

QStringView formOf(const Particle &particle, std::optional<Ending> ending)
{
    if (!ending)
        return particle.both;
    return *ending == Ending::Vowel ? particle.afterVowel
        : *ending == Ending::L      ? particle.afterL
                                    : particle.afterConsonant;
}

/// Of what stands before a particle, without quotes and brackets. Nothing if its sound is not known, as that of a
/// placeholder that is filled later.
std::optional<Ending> endingOf(QStringView before)
{
    while (!before.isEmpty() && !before.back().isLetterOrNumber()) {
        if (before.back() == u'%')
            return Ending::Vowel; // 퍼센트
        if (!before.back().isPunct())
            return std::nullopt;
        before.chop(1);
    }
    if (before.isEmpty())
        return std::nullopt;
    const QChar last = before.back();
    if (last.unicode() >= 0xAC00 && last.unicode() <= 0xD7A3)
        return endingOfSyllable(last);
    if (last.isDigit()) {
        static const QRegularExpression placeholder(u"%L?\\d{1,2}$"_s);
        // One digit after several letters that are spelled belongs to them: mp3 is 엠피쓰리, GPT-3 지피티 쓰리.
        static const QRegularExpression spelled(u"(?<![A-Za-z])([A-Za-z]{2,})-?\\d$"_s);
        if (before.toString().contains(placeholder))
            return std::nullopt;
        const QRegularExpressionMatch letters = spelled.match(before.toString());
        return letters.hasMatch() && isSpelled(letters.captured(1)) ? endingOfEnglishDigit(last.digitValue())
                                                                    : endingOfDigit(last.digitValue());
    }
    const auto isLatin = [](QChar c) { return c.unicode() < 0x80 && c.isLetter(); };
    qsizetype start = before.size();
    while (start > 0 && isLatin(before.at(start - 1)))
        --start;
    return start < before.size() ? std::optional(endingOfLatin(before.sliced(start).toString())) : std::nullopt;
}

/// Whether the text begins with this form of the particle, and not with a longer word that only begins like it: a word
/// after which nothing but spaces and punctuation may follow ends there.
bool beginsWithForm(QStringView text, QStringView form, const Particle &particle)
{
    if (form.isEmpty() || !text.startsWith(form))
        return false;
    const bool mayContinue = particle.both == u"(으)로" || particle.both == u"(이)라"; // 로는, 라는
    return form == particle.both || mayContinue || text.size() == form.size() || !text.at(form.size()).isLetter();
}

} // namespace

QString withParticles(const QString &sentence)
{
    if (!sentence.contains(u'('))
        return sentence;
    QString result;
    for (qsizetype at = 0; at < sentence.size();) {
        const QStringView rest = QStringView(sentence).sliced(at);
        const auto particle = std::ranges::find_if(particles,
                                                   [rest](const Particle &one) { return rest.startsWith(one.both); });
        const auto ending = particle == particles.end() ? std::nullopt : endingOf(result);
        if (!ending) {
            result += sentence.at(at++);
            continue;
        }
        result += formOf(*particle, ending);
        at += particle->both.size();
    }
    return result;
}

QString followedBy(const QString &before, const QString &after)
{
    qsizetype start = 0;
    while (start < after.size() && after.at(start).isPunct() && after.at(start) != u'(')
        ++start;
    const QStringView rest = QStringView(after).sliced(start);
    for (const Particle &particle : particles) {
        for (const QStringView form : {particle.both, particle.afterConsonant, particle.afterVowel, particle.afterL}) {
            if (!beginsWithForm(rest, form, particle))
                continue;
            QString result = before + after.first(start);
            result += formOf(particle, endingOf(before));
            result += rest.sliced(form.size());
            return result;
        }
    }
    return before + after;
}

QString formsOfParticles(const QString &pattern)
{
    QString result = pattern;
    for (const Particle &particle : particles) {
        const QString both = QRegularExpression::escape(particle.both);
        // “원으로” has “으로”, not “로” after a word “원으”.
        const bool isTail = particle.afterConsonant.endsWith(particle.afterVowel);
        const QString vowel = isTail ? u"(?<!%1)%2"_s.arg(particle.afterConsonant.front()).arg(particle.afterVowel)
                                     : particle.afterVowel.toString();
        result.replace(both, u"(?:%1|%2|%3)"_s.arg(both, particle.afterConsonant, vowel));
    }
    return result;
}

} // namespace lectograph::base
