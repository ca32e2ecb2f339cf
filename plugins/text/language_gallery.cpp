// SPDX-License-Identifier: GPL-3.0-or-later
#include "language_gallery.h"

#include "shape/layout.h"
#include "typeset/code_languages.h"
#include "typeset/text.h"

#include <algorithm>

namespace lectograph::text {

using namespace Qt::StringLiterals;
using graph::Gallery;
using typeset::CodeLanguage;

namespace {

std::vector<Gallery::Choice> languageChoices()
{
    std::vector<Gallery::Choice> choices{
        {u"auto"_s, {u"by itself"_s, u"automatic"_s, u"guessed"_s, u"자동"_s, u"알아서"_s, u"自动"_s, u"自动识别"_s}}};
    for (const CodeLanguage &language : typeset::codeLanguages())
        choices.push_back({language.id, QStringList{language.title} + language.names});
    return choices;
}

shape::Shape languagePicture(const QString &value)
{
    const std::vector<CodeLanguage> &languages = typeset::codeLanguages();
    const auto known = std::ranges::find(languages, value, &CodeLanguage::id);
    const shape::Shape name = typeset::text(known == languages.end() ? value : known->title, {}).shape;
    const base::Box box = name.bounds();
    constexpr double broad = 0.96;
    constexpr double high = 0.42;
    const double fit = std::min(broad / std::max(box.width(), 1e-9), high / std::max(box.height(), 1e-9));
    return shape::movedTo(shape::scaled(name, fit), {});
}

} // namespace

const Gallery &languageGallery()
{
    static const Gallery gallery{languageChoices, languagePicture};
    return gallery;
}

} // namespace lectograph::text
