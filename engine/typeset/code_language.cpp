// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/code_tokens.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <vector>

namespace lectograph::typeset {

using namespace Qt::StringLiterals;

namespace {

/// What speaks for a language: each line in which it is found counts.
struct Sign
{
    QLatin1String language;
    int weight;
    const char *pattern;
};

constexpr std::array signs{
    Sign{QLatin1String("python"), 3,
         R"(^\s*(def \w+\(.*|class \w+.*|if .+|for \w.* in .+|while .+|elif .+|else|try|with .+):\s*(#.*)?$)"},
    Sign{QLatin1String("python"), 3, R"(^\s*(from [\w.]+ import |import [\w.]+( as \w+)?\s*$|@\w+\s*$))"},
    Sign{QLatin1String("python"), 1, R"(\bself\.|\bprint\(|\bNone\b|\btorch\.|\bnp\.|^\s*\w+ = [\w.]+\(|\bf")"},
    Sign{QLatin1String("python"), 3, R"(^\s*print\(.*\)\s*(#.*)?$)"},
    Sign{QLatin1String("cpp"), 3, R"(\bint main\s*\(|(?<![.\w])printf\(.*;|\bcout\s*<<)"},
    Sign{QLatin1String("cpp"), 3, R"(^\s*#include\s*[<"]|\bstd::|^\s*template\s*<|__global__|\bnullptr\b)"},
    Sign{QLatin1String("cpp"), 1, R"(^\s*(const )?(int|float|double|auto|void|char|size_t) [\w*&]+.*[;{(]|->\w+)"},
    Sign{QLatin1String("java"), 3,
         R"(^\s*(public|private|protected) (static |final )*(class|void|int|String)\b|System\.out\.|^\s*import java)"},
    Sign{QLatin1String("javascript"), 3,
         R"(^\s*(const|let|var) [\w{\[].*=|=>\s*[{(\w]|\bfunction\s*\w*\(|console\.log|\brequire\()"},
    Sign{QLatin1String("typescript"), 4,
         R"(^\s*(interface|type) \w+.*[{=]|\): \w+(\[\])? (\{|=>)|: (string|number|boolean)\b)"},
    Sign{QLatin1String("rust"), 4, R"(^\s*(pub )?fn \w+|\blet mut\b|\bimpl\b.*\{|^\s*use \w+::|println!)"},
    Sign{QLatin1String("go"), 4, R"(^\s*(package \w+|func (\(\w+ .*\) )?\w+\(.*\{)|:= |\bfmt\.)"},
    Sign{QLatin1String("bash"), 5, R"(^#!.*\b(ba|z)?sh\b)"},
    Sign{
        QLatin1String("bash"), 3,
        R"(^\s*(\$ |sudo |cd |pip3? |apt(-get)? |git |echo |export \w+=|curl |python3? \S+\.py|conda |nvidia-smi|torchrun )|\bfi\b\s*$|\bdone\b\s*$)"},
    Sign{QLatin1String("sql"), 4,
         R"((?i)^\s*(select\b.*|insert into|create table|update \w+ set|delete from|from \w+\s*$|where .+=))"},
    Sign{QLatin1String("css"), 4, R"(^\s*[.#]?[\w-]+(:\w+)?\s*\{\s*$|^\s*[a-z-]+:\s*[^;{]+;\s*$)"},
    Sign{QLatin1String("yaml"), 2, R"(^\s*(- )?[\w-]+:( [^{;\n]+)?$|^---\s*$)"},
    Sign{QLatin1String("latex"), 4, R"(\\(begin|end|documentclass|usepackage|section|frac)\b)"},
};

/// Once, since code is looked at for every picture in which it changes.
std::vector<QRegularExpression> compiled()
{
    std::vector<QRegularExpression> patterns;
    for (const Sign &sign : signs)
        patterns.emplace_back(QString::fromLatin1(sign.pattern), QRegularExpression::MultilineOption);
    return patterns;
}

} // namespace

QString guessedLanguage(const QString &code)
{
    const QString text = code.left(20'000); // the beginning says enough
    const QString trimmed = text.trimmed();
    static const QRegularExpression markup(u"^<(!DOCTYPE|\\?xml|/?[a-zA-Z][\\w-]*[\\s/>])"_s);
    if (trimmed.startsWith(u'<') && trimmed.contains(markup))
        return u"markup"_s;
    static const QRegularExpression json(uR"(^[\[{]\s*("[^"\n]*"\s*[:,\]]|[\[{}\]]|-?\d))"_s);
    if (trimmed.contains(json) && !trimmed.contains(u';') && !trimmed.contains(u" = "_s))
        return u"json"_s;
    QString best;
    int most = 0;
    QMap<QString, int> scores;
    static const std::vector<QRegularExpression> patterns = compiled();
    for (std::size_t i = 0; i < signs.size(); ++i) {
        const Sign &sign = signs[i];
        int found = 0;
        for (auto match = patterns[i].globalMatch(text); match.hasNext() && found < 20; match.next())
            ++found;
        int &score = scores[sign.language];
        score += sign.weight * found;
        if (score > most) {
            most = score;
            best = sign.language;
        }
    }
    return most >= 3 ? best : QString();
}

} // namespace lectograph::typeset
