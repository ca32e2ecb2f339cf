// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/templates.h"

#include <vector>

namespace lectograph::editor {

/// The description of a template, in the language of the interface if available.
struct TemplateInfo
{
    QString id;
    QString folder;
    QString title;
    QString description;
    QString topic; ///< empty if its lecture.json has none
    QStringList languages;
    QString shownLanguage; ///< the language of the thumbnail
    QStringList words;     ///< search text: title, description and topic in all languages
};
std::vector<TemplateInfo> templateInfos(const std::vector<lecture::Template> &templates);

/// "45 s", "2 min 05 s".
QString lengthText(double seconds);

} // namespace lectograph::editor
