// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/plugin_problems.h"

#include <QStringList>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

base::Error inOneBanner(const graph::Problems &problems)
{
    constexpr std::size_t shown = 3;
    QStringList sentences;
    QStringList remedies;
    for (std::size_t i = 0; i < std::min(problems.size(), shown); ++i) {
        sentences.append(problems[i].error.what);
        remedies.append(problems[i].error.remedy);
    }
    if (problems.size() > shown)
        sentences.append(u"…"_s);
    remedies.removeDuplicates();
    return {sentences.join(u'\n'), remedies.join(u' '), {}};
}

} // namespace lectograph::editor
