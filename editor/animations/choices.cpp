// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/animations/choices.h"

#include "base/text.h"
#include "editor/animations/effects.h"
#include "editor/language/names.h"
#include "editor/language/searchwords.h"
#include "editor/language/translated.h"
#include "editor/operations/own_animations.h"
#include "editor/session/session.h"
#include "editor/settings/settings.h"
#include "lecture/animation_types.h"

#include <ranges>

namespace lectograph::editor {

std::vector<SearchRow> animationChoices(const Session &session)
{
    const timeline::AnimationRegistry &registry = session.registry().animations;
    const timeline::Catalog &catalog = session.registry().catalog;
    std::vector<SearchRow> rows;
    const QStringList recent = setting::recentAnimations.value();
    for (const timeline::AnimationType &type : registry.types() | std::views::values) {
        SearchRow row{type.id, titleOf(type), type.title, categoryOf(type), helpOf(type)};
        row.words = searchWordsOf(catalog, type.id);
        row.icon = iconOf(effectOf(type));
        const auto place = static_cast<int>(recent.indexOf(type.id));
        row.group = place >= 0 ? place : static_cast<int>(recent.size()) + categoryRank(catalog, type.category);
        row.heading = place >= 0 ? translated("Used last") : row.category;
        rows.push_back(std::move(row));
    }
    const QStringList languages = session.preview.languages();
    for (const lecture::AnimationPtr &own : ownAnimations(languages)) {
        const QString type = lecture::animationType(own->id);
        if (registry.find(type))
            continue;
        SearchRow row{type, graph::localized(own->title, languages).value_or(own->id)};
        row.category = vocabulary(lecture::ownAnimationCategory);
        row.help = graph::localized(own->help, languages).value_or(QString());
        row.icon = iconOf(EffectKind::Group);
        row.group = static_cast<int>(recent.size()) + categoryRank(catalog, lecture::ownAnimationCategory);
        row.heading = row.category;
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<SearchRow> propertyChoices(const Session &session, const QStringList &nodes)
{
    std::vector<const graph::NodeType *> types;
    for (const QString &id : nodes) {
        const graph::Node *node = session.document.node(session.selection.scene(), id);
        if (const graph::NodeType *type = node ? session.registry().nodes.find(*node) : nullptr)
            types.push_back(type);
    }
    std::vector<SearchRow> rows;
    for (const graph::PropertySpec &spec : lecture::commonProperties(types)) {
        if (spec.type == graph::ValueType::Shape || spec.type == graph::ValueType::Shapes)
            continue;
        const QString key = base::toText(spec.key);
        SearchRow row{key, labelOf(spec), key};
        row.help = helpOf(spec);
        row.type = spec.type;
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace lectograph::editor
