// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/templates.h"

#include <vector>

namespace lectograph::editor {

/// A template as a person reads of it, in the language of the interface as far as it has that.
struct TemplateInfo
{
    QString id;
    QString folder;
    QString title;
    QString description;
    QString topic; ///< empty if its lecture.json names none
    QStringList languages;
    QString shownLanguage; ///< in which its picture is drawn
    QStringList words;     ///< what a search looks at: title, description and topic in all languages
};
std::vector<TemplateInfo> templateInfos(const std::vector<lecture::Template> &templates);

/// "45 s", "2 min 05 s".
QString lengthText(double seconds);

} // namespace lectograph::editor
