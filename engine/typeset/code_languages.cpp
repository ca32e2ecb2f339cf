// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/code_languages.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace lectograph::typeset {

using namespace Qt::StringLiterals;

namespace {

std::vector<CodeLanguage> readLanguages()
{
    static const QStringList usual{u"python"_s, u"cpp"_s,        u"c"_s,    u"java"_s, u"javascript"_s,
                                   u"bash"_s,   u"typescript"_s, u"json"_s, u"yaml"_s, u"markup"_s,
                                   u"rust"_s,   u"go"_s,         u"r"_s,    u"sql"_s,  u"latex"_s};
    QFile file(u":/Lectograph/Code/prism.json"_s);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QJsonObject resource = QJsonDocument::fromJson(file.readAll()).object();
    const QJsonObject titles = resource.value("languages"_L1).toObject();
    std::vector<CodeLanguage> languages;
    for (auto language = titles.begin(); language != titles.end(); ++language)
        languages.push_back({language.key(), language.value().toObject().value("title"_L1).toString(), {}});
    const QJsonObject aliases = resource.value("aliases"_L1).toObject();
    for (auto alias = aliases.begin(); alias != aliases.end(); ++alias) {
        const auto known = std::ranges::find(languages, alias.value().toString(), &CodeLanguage::id);
        if (known != languages.end() && alias.key() != known->id && alias.key() != known->title.toLower())
            known->names.append(alias.key());
    }
    const auto rank = [](const CodeLanguage &language) {
        const qsizetype place = usual.indexOf(language.id);
        return place < 0 ? usual.size() : place;
    };
    std::ranges::stable_sort(languages, [&](const CodeLanguage &a, const CodeLanguage &b) {
        return rank(a) != rank(b) ? rank(a) < rank(b) : a.title.compare(b.title, Qt::CaseInsensitive) < 0;
    });
    return languages;
}

} // namespace

const std::vector<CodeLanguage> &codeLanguages()
{
    static const std::vector<CodeLanguage> languages = readLanguages();
    return languages;
}

} // namespace lectograph::typeset
