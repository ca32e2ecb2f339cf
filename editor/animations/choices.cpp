// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/animations/choices.h"

#include "editor/animations/effects.h"
#include "editor/language/names.h"
#include "editor/language/searchwords.h"
#include "editor/language/translated.h"
#include "editor/settings/settings.h"

#include <ranges>

namespace lectograph::editor {

std::vector<SearchRow> animationChoices(const timeline::AnimationRegistry &registry)
{
    std::vector<SearchRow> rows;
    const QStringList recent = setting::recentAnimations.value();
    for (const timeline::AnimationType &type : registry.types() | std::views::values) {
        SearchRow row{type.id, titleOf(type), type.title, categoryOf(type), helpOf(type)};
        row.words = searchWordsOf(type.id);
        row.icon = iconOf(effectOf(type));
        const auto place = static_cast<int>(recent.indexOf(type.id));
        row.group = place >= 0 ? place : static_cast<int>(recent.size()) + categoryRank(type.category);
        row.heading = place >= 0 ? translated("Used last") : row.category;
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace lectograph::editor
