// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/clipspans.h"

#include "timeline/schedule.h"

#include <algorithm>
#include <map>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using lecture::ClipPlace;

namespace {

using Schedule = std::map<QString, const timeline::Scheduled *>;

class Walk
{
public:
    Walk(const Schedule &schedule, const timeline::AnimationRegistry &registry, std::vector<ClipSpan> &out)
        : m_schedule(schedule), m_registry(registry), m_out(out)
    {}

    /// Returns the index of `clip` in the vector.
    std::size_t add(const ClipPlace &place, const timeline::ClipPtr &clip, const QString &path)
    {
        const std::size_t own = m_out.size();
        m_out.push_back({place, clip, clip->start, clip->start, {}, 1, true});
        if (const auto ease = base::Easing::parse(clip->ease.isEmpty() ? u"linear"_s : clip->ease))
            m_out[own].ease = *ease;
        if (!clip->isGroup())
            addLeaf(m_out[own], path);
        else
            addChildren(own, place, *clip, path);
        return own;
    }

private:
    void addLeaf(ClipSpan &span, const QString &path) const
    {
        const auto found = m_schedule.find(path);
        if (found == m_schedule.end()) {
            span.isKnown = m_registry.find(span.clip->type) != nullptr;
            span.end = span.start + span.clip->duration.value_or(Time::fromSeconds(1));
            return;
        }
        const timeline::Scheduled &scheduled = *found->second;
        span.start = scheduled.start;
        span.end = scheduled.end();
        span.ease = scheduled.ease;
        if (scheduled.warps.empty() && scheduled.innerDuration > 0)
            span.stretch = scheduled.duration.seconds() / scheduled.innerDuration;
    }

    void addChildren(std::size_t own, const ClipPlace &place, const timeline::Clip &group, const QString &path)
    {
        std::optional<Time> first;
        std::optional<Time> last;
        for (std::size_t i = 0; i < group.clips.size(); ++i) {
            ClipPlace inner = place;
            inner.indices.push_back(static_cast<int>(i));
            const ClipSpan child = m_out[add(inner, group.clips[i], path + u"/clips/%1"_s.arg(i))];
            first = first ? std::min(*first, child.start) : child.start;
            last = last ? std::max(*last, child.end) : child.end;
        }
        ClipSpan &span = m_out[own];
        const bool isTop = place.indices.size() == 1;
        span.start = isTop ? group.start : first.value_or(group.start);
        span.end = last.value_or(span.start + group.duration.value_or(Time::fromSeconds(1)));
        if (isTop && group.duration)
            span.end = span.start + *group.duration;
    }

    const Schedule &m_schedule;
    const timeline::AnimationRegistry &m_registry;
    std::vector<ClipSpan> &m_out;
};

} // namespace

std::vector<ClipSpan> clipSpans(const lecture::Scene &scene, const timeline::AnimationRegistry &registry,
                                base::Dialect dialect)
{
    graph::Problems ignored; // check() reports the problems of clips
    const auto scheduled = timeline::schedule(scene.tracks, registry, dialect, {}, ignored);
    Schedule byPlace;
    for (const timeline::Scheduled &clip : scheduled)
        byPlace.emplace(clip.place, &clip);
    std::vector<ClipSpan> spans;
    Walk walk(byPlace, registry, spans);
    for (std::size_t t = 0; t < scene.tracks.size(); ++t) {
        const auto &clips = scene.tracks[t]->clips;
        for (std::size_t c = 0; c < clips.size(); ++c)
            walk.add({static_cast<int>(t), {static_cast<int>(c)}}, clips[c], u"/tracks/%1/clips/%2"_s.arg(t).arg(c));
    }
    return spans;
}

ClipSpans::ClipSpans(const lecture::Scene &scene, const timeline::AnimationRegistry &registry, base::Dialect dialect)
    : m_all(clipSpans(scene, registry, dialect))
{
    m_indices.reserve(m_all.size());
    for (std::size_t i = 0; i < m_all.size(); ++i)
        m_indices.emplace(m_all[i].id(), i);
}

const ClipSpan *ClipSpans::find(ClipId clip) const
{
    const auto found = m_indices.find(clip);
    return found == m_indices.end() ? nullptr : &m_all[found->second];
}

} // namespace lectograph::editor
