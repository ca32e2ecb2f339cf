// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/chain.h"

#include "base/text.h"
#include "graph/look.h"
#include "graph/value.h"
#include "lecture/definitions.h"
#include "lecture/setting.h"
#include "timeline/passages.h"

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace lectograph::lecture {

using base::Time;
using graph::Value;

Chain::Chain(const Lecture &lecture, std::size_t last, const timeline::AnimationRegistry &registry) : m_first(last)
{
    const std::vector<ScenePtr> &all = lecture.scenes;
    while (m_first > 0 && all[m_first]->continues)
        --m_first;
    m_chapters.push_back({lecture.nodes, {}, {}, u"lecture"_s, {}, {}, 0});
    Time start;
    quint64 seed = 0;
    std::vector<timeline::Chapter> later;
    for (std::size_t i = m_first; i <= last || (i < all.size() && all[i]->continues); ++i) {
        const Scene &scene = *all[i];
        if (const QJsonValue own = scene.properties.value(u"seed"_s); !own.isUndefined())
            seed = static_cast<quint64>(own.toInteger());
        const QString place = u"scenes/"_s + scene.id;
        timeline::Chapter chapter{scene.nodes, scene.actors, scene.tracks, place, start, {}, seed};
        if (i + 1 < all.size() && all[i + 1]->continues) {
            chapter.duration = durationOf(scene, registry, lecture.dialect);
            start = start + *chapter.duration;
        }
        if (i > last) {
            later.push_back(chapter);
            continue;
        }
        m_scenes.push_back(all[i]);
        m_starts.push_back(chapter.start);
        m_chapters.push_back(chapter);
    }
    m_chapters.front().seed = m_chapters[1].seed;
    m_ahead = timeline::passagesIn(later, m_chapters, registry, lecture.dialect);
}

Chain::Chain(ScenePtr inside, const QJsonObject &values)
    : m_scenes{std::move(inside)},
      m_starts(1),
      m_published{publishedNode(blockIdOf(m_scenes.front()->id), values)},
      m_chapters{{m_published, {}, {}, u"lecture"_s, {}, {}, 0}}
{
    const Scene &scene = *m_scenes.front();
    const QString place = u"blocks/"_s + blockIdOf(scene.id);
    m_chapters.push_back({scene.nodes, scene.actors, scene.tracks, place, {}, {}, 0});
}

graph::Setting settingOf(const Lecture &lecture, const Chain &chain, const QString &language,
                         std::span<const ScenePlace> places)
{
    graph::Setting setting = settingOf(lecture, *chain.scenes().front(), language);
    setting.lectureTitle = graph::localized(lecture.title, setting.languages).value_or(QString());
    if (places.empty())
        return setting;
    setting.sceneCount = static_cast<int>(places.size());
    setting.lectureDuration = places.back().end();
    for (std::size_t i = 0; i < chain.scenes().size(); ++i) {
        const Scene &scene = *chain.scenes()[i];
        const std::size_t number = chain.first() + i;
        setting.scenes.push_back({chain.start(i), places[number].start, static_cast<int>(number) + 1,
                                  graph::localized(scene.name, setting.languages).value_or(scene.id)});
    }
    return setting;
}

ChainProperties::ChainProperties(const Chain &chain, graph::Evaluator &evaluator)
{
    const graph::PropertyTable &table = sceneProperties();
    std::vector<std::optional<std::size_t>> saidBy(table.size()); // the latest scene so far that sets a row
    for (std::size_t scene = 0; scene < chain.scenes().size(); ++scene) {
        const auto bound = [&](std::size_t from, const QJsonObject &properties, const QString &style = {}) {
            const int chapter = Chain::chapterOf(from);
            const QString place = chain.chapters()[static_cast<std::size_t>(chapter)].place;
            return evaluator.bind(table, properties, place + u"/properties"_s, chapter, style);
        };
        const QJsonObject &own = chain.scenes()[scene]->properties;
        std::vector<Source> sources{{bound(scene, own, graph::sceneStyle), {}}};
        std::map<std::size_t, QJsonObject> inherited; // by the scene that sets it
        for (std::size_t row = 0; row < table.size(); ++row) {
            const QString key = base::toText(table[row].key);
            if (own.contains(key))
                saidBy[row] = scene;
            else if (saidBy[row])
                inherited[*saidBy[row]].insert(key, chain.scenes()[*saidBy[row]]->properties.value(key));
        }
        for (const auto &[from, properties] : inherited) {
            Source source{bound(from, properties), {}};
            for (std::size_t row = 0; row < table.size(); ++row) {
                if (properties.contains(base::toText(table[row].key)))
                    source.rows.push_back(row);
            }
            sources.push_back(std::move(source));
        }
        m_scenes.push_back(std::move(sources));
    }
}

base::Result<std::vector<Value>> ChainProperties::values(std::size_t scene, Time time,
                                                         graph::Evaluator &evaluator) const
{
    const std::vector<Source> &sources = m_scenes[scene];
    auto all = evaluator.values(sources.front().bindings, time, time);
    for (std::size_t i = 1; all && i < sources.size(); ++i) {
        const auto more = evaluator.values(sources[i].bindings, time, time);
        if (!more)
            return more;
        for (const std::size_t row : sources[i].rows)
            (*all)[row] = (*more)[row];
    }
    return all;
}

std::vector<graph::Span> ChainProperties::motion() const
{
    std::vector<graph::Span> spans;
    for (const std::vector<Source> &sources : m_scenes) {
        for (const Source &source : sources)
            std::ranges::copy(graph::motionOf(source.bindings), std::back_inserter(spans));
    }
    return spans;
}

} // namespace lectograph::lecture
