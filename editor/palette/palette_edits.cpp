// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/palette/palette_edits.h"

#include "base/text.h"
#include "editor/core/edits.h"
#include "editor/core/lookup.h"
#include "editor/core/translated.h"

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

base::Result<AddedClips> withAnimation(const lecture::Lecture &lecture, const QString &sceneId, const QString &type,
                                       const AnimationTargets &to, const timeline::Registry &registry)
{
    const lecture::Scene *scene = sceneOf(lecture, sceneId);
    if (to.targets.isEmpty() || !scene)
        return base::failure(translated("Nothing is picked that could be animated."),
                             translated("Pick on the stage what it should animate."));
    AddedClips added{lecture, {}};
    for (const QString &target : to.targets) {
        const QString actor = actorOfTarget(target);
        if (std::ranges::find(scene->actors, actor) == scene->actors.end())
            return base::failure(translated("“%1” is not on the stage.").arg(actor),
                                 translated("Pick on the stage what it should animate."));
        auto with = withNewClip(added.lecture, sceneId, {type, target, to.start, {}}, registry);
        if (!with)
            return tl::unexpected(with.error());
        added.lecture = std::move(with->lecture);
        added.places.push_back(with->place);
    }
    return added;
}

QJsonObject propertiesFor(const graph::NodeType &type, const lecture::Scene &scene, const QStringList &picked)
{
    QStringList shapes;
    for (const QString &node : picked) {
        if (std::ranges::find(scene.actors, node) != scene.actors.end())
            shapes.append(node);
    }
    QJsonObject properties;
    for (const graph::PropertySpec &spec : type.properties) {
        if (spec.type != graph::ValueType::Shape || !spec.required || shapes.isEmpty())
            continue;
        properties.insert(base::toText(spec.key), QJsonObject{{u"link"_s, shapes.takeFirst()}});
    }
    return properties;
}

} // namespace lectograph::editor
