// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/safety/versionchanges.h"

#include "editor/edits/lookup.h"
#include "editor/language/names.h"
#include "editor/language/translated.h"
#include "lecture/files.h"

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

/// The texts of a lecture by file, which are the same if nothing has changed.
lecture::Files textsOf(lecture::Lecture lecture)
{
    lecture.assets.clear();
    lecture.attachments.clear();
    return lecture::toFiles(lecture).value_or(lecture::Files());
}

QString fileOf(const lecture::ScenePtr &scene)
{
    return u"scenes/%1.json"_s.arg(scene->id);
}

/// Without what the scenes say.
lecture::Files withoutScenes(lecture::Files files)
{
    std::erase_if(files, [](const auto &file) { return file.first.startsWith(u"scenes/"); });
    return files;
}

QString namesOf(const QStringList &ids, const lecture::Lecture &lecture, const QStringList &languages)
{
    constexpr qsizetype mostNamed = 3;
    QStringList names;
    for (const QString &id : ids.first(std::min(ids.size(), mostNamed))) {
        const lecture::Scene *scene = sceneOf(lecture, id);
        names.append(scene ? labelOf(*scene, languages) : id);
    }
    if (ids.size() > mostNamed)
        names.append(translated("and %n more", static_cast<int>(ids.size() - mostNamed)));
    return names.join(u", "_s);
}

} // namespace

VersionChanges changesBetween(const lecture::Lecture &before, const lecture::Lecture &after)
{
    const lecture::Files old = textsOf(before);
    const lecture::Files now = textsOf(after);
    VersionChanges changes;
    for (const lecture::ScenePtr &scene : after.scenes) {
        const auto then = old.find(fileOf(scene));
        if (then == old.end())
            changes.added.append(scene->id);
        else if (const auto here = now.find(fileOf(scene)); here != now.end() && here->second != then->second)
            changes.changed.append(scene->id);
    }
    for (const lecture::ScenePtr &scene : before.scenes) {
        if (!now.contains(fileOf(scene)))
            changes.removed.append(scene->id);
    }
    // lecture.json lists the scenes, so it differs in any case if one was added or removed.
    changes.isElsewhere = changes.added.isEmpty() && changes.removed.isEmpty()
        && withoutScenes(old) != withoutScenes(now);
    return changes;
}

QString textOf(const VersionChanges &changes, const lecture::Lecture &before, const lecture::Lecture &after,
               const QStringList &languages)
{
    QStringList sentences;
    if (!changes.changed.isEmpty())
        sentences.append(translated("Changed: %1.").arg(namesOf(changes.changed, after, languages)));
    if (!changes.added.isEmpty())
        sentences.append(translated("Added: %1.").arg(namesOf(changes.added, after, languages)));
    if (!changes.removed.isEmpty())
        sentences.append(translated("Removed: %1.").arg(namesOf(changes.removed, before, languages)));
    if (changes.isElsewhere)
        sentences.append(translated("Something of the whole lecture was changed."));
    return sentences.join(u' ');
}

} // namespace lectograph::editor
