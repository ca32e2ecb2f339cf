// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/code_tokens.h"

#include "base/allowance.h"
#include "base/keeper.h"
#include "base/sentence.h"
#include "typeset/script_thread.h"

#include <QFile>
#include <QJSEngine>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace lectograph::typeset {

using namespace Qt::StringLiterals;

namespace {

QString resource(const QString &name)
{
    QFile file(u":/Lectograph/Code/"_s + name);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Prism in Qt's JavaScript engine.
class CodeScript
{
public:
    static constexpr const char *name = "code";
    struct Question
    {
        QString code;
        QString language;
    };

    CodeScript() : m_tokens(m_engine.evaluate(resource(u"tokens.js"_s)))
    {
        m_tokens = m_tokens.call({resource(u"prism.json"_s)});
    }

    base::Result<QByteArray> answer(const Question &question)
    {
        const QJSValue json = m_tokens.call({question.code, question.language});
        if (json.isError() || !m_tokens.isCallable())
            return base::failure(json.toString());
        return json.toString().toUtf8();
    }

private:
    QJSEngine m_engine;
    QJSValue m_tokens;
};

/// As one plain token.
CodeTokens plain(const QString &code)
{
    CodeTokens result;
    if (!code.isEmpty())
        result.tokens.push_back({{0, static_cast<int>(code.size())}, CodeKind::Plain});
    return result;
}

/// The tokens in an answer of the script, if they are those of the whole text.
std::optional<std::vector<CodeToken>> readTokens(const QJsonArray &numbers, qsizetype length)
{
    std::vector<CodeToken> tokens;
    int at = 0;
    for (qsizetype i = 0; i + 1 < numbers.size(); i += 2) {
        const int size = numbers[i + 1].toInt();
        const int kind = std::clamp(numbers[i].toInt(), 0, codeKinds - 1);
        if (size > 0)
            tokens.push_back({{at, at + size}, static_cast<CodeKind>(kind)});
        at += std::max(0, size);
    }
    return at == length ? std::optional(std::move(tokens)) : std::nullopt;
}

CodeTokens freshTokens(const QString &code, const QString &language)
{
    CodeTokens result = plain(code);
    if (language.trimmed().isEmpty())
        return result;
    if (code.size() > mostColored) {
        result.warning = base::Sentence::tr("The code is too long to be coloured.");
        return result;
    }
    const auto answer = ScriptThread<CodeScript>::ask({code, language});
    if (!answer || !*answer) {
        result.warning = base::Sentence::tr("The code could not be coloured.");
        return result;
    }
    const QJsonObject json = QJsonDocument::fromJson(**answer).object();
    result.language = json.value("language"_L1).toString();
    result.title = json.value("title"_L1).toString();
    if (auto tokens = readTokens(json.value("tokens"_L1).toArray(), code.size()))
        result.tokens = std::move(*tokens);
    return result;
}

} // namespace

std::shared_ptr<const CodeTokens> codeTokens(const QString &code, const QString &language)
{
    constexpr quint64 workOfUnit = 5'000;
    constexpr qsizetype mostUnits = 2'000'000; // of all texts
    static base::Keeper<std::pair<QString, QString>, CodeTokens> kept(mostUnits);
    if (code.size() <= mostColored)
        base::spend(static_cast<quint64>(code.size()) * workOfUnit);
    // A sentence is in the language that the interface has now.
    return kept.of(
        {language, code}, code.size() + 64, [&] { return freshTokens(code, language); },
        [](const CodeTokens &tokens) { return tokens.warning.isEmpty(); });
}

} // namespace lectograph::typeset
