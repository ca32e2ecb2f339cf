// SPDX-License-Identifier: GPL-3.0-or-later
#include "timeline/schedule.h"

#include "base/sentence.h"
#include "timeline/roles.h"

#include <algorithm>
#include <cmath>

namespace lectograph::timeline {

using namespace Qt::StringLiterals;
using base::Easing;
using base::Error;
using base::Time;
using graph::Problems;
using graph::Severity;

namespace {

/// A clip with its times in seconds of its parent's time.
struct Laid
{
    ClipPtr clip;
    const AnimationType *type = nullptr; ///< null for a group, and for anything else that has children
    QString place;
    Easing ease;
    double lag = 0;
    double start = 0;
    double duration = 0;
    double natural = 0; ///< of a group: the length of its children
    std::vector<Laid> children = {};
    Target target = {};
    int turn = 0;
    int turns = 1;
    bool sharesLag = false;
};

// Animations made of clips may use each other.
constexpr int deepestAnimation = 16;
constexpr std::size_t mostClipsOfAnimations = 100'000; // of all in a scene
constexpr std::size_t mostClipsOfDuration = 10'000;    // where nothing but durations is asked for

double linear(double at, double start, double duration)
{
    if (duration <= 0)
        return at >= start ? 1 : 0;
    return std::clamp((at - start) / duration, 0.0, 1.0);
}

bool isAfter(const Laid &clip, Time time)
{
    const Time start = Time::fromSeconds(clip.start);
    return start > time || (start == time && clip.duration > 0);
}

/// The time within the innermost group, in seconds of that group.
double within(const std::vector<Warp> &warps, double seconds, base::Dialect dialect)
{
    for (const Warp &warp : warps) {
        const double share = linear(seconds, warp.start.seconds(), warp.duration.seconds());
        seconds = warp.natural * warp.ease.at(share, dialect);
    }
    return seconds;
}

/// The first time at which the group's time reaches the clip; the group's end if it never does. The step is small
/// enough for every oscillating easing.
Time firstMoment(const Scheduled &clip, base::Dialect dialect)
{
    constexpr int steps = 512;
    const Warp &outer = clip.warps.front();
    const auto reached = [&](Time time) { return within(clip.warps, time.seconds(), dialect) >= clip.innerStart; };
    Time before = outer.start;
    Time after = outer.start;
    for (int i = 0; i < steps && !reached(after); ++i) {
        before = after;
        after = {outer.start.flicks + outer.duration.flicks * (i + 1) / steps};
    }
    while (after.flicks - before.flicks > 1) {
        const Time middle{before.flicks + (after.flicks - before.flicks) / 2};
        (reached(middle) ? after : before) = middle;
    }
    return after;
}

class Scheduler
{
public:
    Scheduler(const AnimationRegistry &registry, base::Dialect dialect, TargetFinder *finder, Problems &problems)
        : m_registry(registry), m_dialect(dialect), m_finder(finder), m_problems(problems)
    {}

    std::optional<Laid> lay(const ClipPtr &clip, const QString &place)
    {
        Laid laid{clip, nullptr, place, {}, 0, clip->start.seconds(), 0, 0};
        if (!clip->isGroup()) {
            laid.type = m_registry.find(clip->type);
            if (!laid.type) {
                warn(Severity::Failure,
                     base::Sentence::tr(
                         "This program does not know animations of the type “%1”; the clip is kept but does nothing.")
                         .arg(clip->type),
                     base::Sentence::tr("Install the plugin that brings it."), place);
                return std::nullopt;
            }
        }
        const QString ease = !clip->ease.isEmpty() ? clip->ease : laid.type ? laid.type->ease : u"linear"_s;
        const auto parsed = Easing::parse(ease);
        if (!parsed) {
            m_problems.push_back({Severity::Failure, base::within(place, parsed.error()).value()});
            return std::nullopt;
        }
        laid.ease = *parsed;
        laid.lag = clip->lag.value_or(laid.type ? laid.type->lag : 0);
        if (!laid.type) {
            layChildren(laid, clip->clips, [&](std::size_t i) { return place + u"/clips/%1"_s.arg(i); });
        } else if (!laid.type->apply && !laid.type->setsProperties && !isOnlyLong(laid)) {
            layAnimation(laid, place);
        } else {
            laid.duration = clip->duration ? clip->duration->seconds() : laid.type->seconds;
            if (m_finder)
                layTargets(laid);
        }
        return laid;
    }

    /// `offset` and `stretch` map the parent's seconds to the scene's while all eases are linear.
    void flatten(const Laid &laid, double offset, double stretch, std::vector<Warp> warps, std::vector<Scheduled> &out)
    {
        const double start = offset + laid.start * stretch;
        const double duration = laid.duration * stretch;
        if (laid.type) {
            Scheduled clip{laid.clip, laid.target, laid.turn, laid.turns, laid.sharesLag, laid.type,    laid.place, {},
                           {},        laid.ease,   laid.lag,  {},         laid.start,     laid.duration};
            // Frames are compared with these ends, so rounding must not leave a gap between adjacent clips.
            clip.start = Time::fromSeconds(start);
            clip.duration = Time::fromSeconds(start + duration) - clip.start;
            const bool bent = std::ranges::any_of(warps,
                                                  [](const Warp &warp) { return warp.ease.text() != "linear"_L1; });
            if (bent) {
                clip.warps = std::move(warps);
                const Time end = clip.warps.front().start + clip.warps.front().duration;
                clip.start = firstMoment(clip, m_dialect);
                clip.duration = end - clip.start;
            }
            out.push_back(std::move(clip));
            return;
        }
        const double inner = laid.natural > 0 ? duration / laid.natural : 0;
        warps.push_back({Time::fromSeconds(warps.empty() ? start : laid.start),
                         Time::fromSeconds(warps.empty() ? duration : laid.duration), laid.natural, laid.ease});
        for (const Laid &child : laid.children)
            flatten(child, start, inner, warps, out);
    }

private:
    void layChildren(Laid &laid, const std::vector<ClipPtr> &clips, const std::function<QString(std::size_t)> &placeOf)
    {
        std::vector<Laid> children;
        for (std::size_t i = 0; i < clips.size(); ++i) {
            if (auto child = lay(clips[i], placeOf(i)))
                children.push_back(std::move(*child));
        }
        putAfterEachOther(laid, std::move(children));
    }

    static void putAfterEachOther(Laid &laid, std::vector<Laid> children)
    {
        double start = 0;
        for (Laid &child : children) {
            child.start += start;
            start += laid.lag * child.duration;
            laid.natural = std::max(laid.natural, child.start + child.duration);
        }
        laid.children = std::move(children);
        laid.duration = laid.clip->duration ? laid.clip->duration->seconds() : laid.natural;
    }

    /// Whether only the duration of an animation made of clips matters, which is that of its type: nothing is left out.
    bool isOnlyLong(const Laid &laid) const
    {
        const std::vector<QString> targets = targetsOf(*laid.clip);
        return !m_finder && std::ssize(targets) >= laid.type->roles.size()
            && std::ranges::none_of(targets, &QString::isEmpty);
    }

    /// Like a group of the clips of its type, cast with the targets of this one.
    void layAnimation(Laid &laid, const QString &place)
    {
        const AnimationType &type = *laid.type;
        m_animationClips += type.clips.size();
        if (m_animations.size() >= deepestAnimation || m_animations.contains(type.id)
            || m_animationClips > (m_finder ? mostClipsOfAnimations : mostClipsOfDuration)) {
            warn(Severity::Failure,
                 base::Sentence::tr("The animation “%1” contains itself, or too many others.").arg(type.title),
                 base::Sentence::tr("Take one of the animations out of it."), place);
            return;
        }
        m_animations.append(type.id);
        layChildren(laid, castWith(type, targetsOf(*laid.clip)), [&](std::size_t) { return place; });
        m_animations.removeLast();
        if (m_finder)
            laid.type = nullptr;
        else
            laid.children.clear();
    }

    /// Makes a clip with several targets a group of one clip for each.
    void layTargets(Laid &laid)
    {
        const FoundTargets found = m_finder->targetsOf(*laid.clip, laid.type->setsProperties);
        for (const QString &pattern : found.missing)
            warn(Severity::Failure,
                 base::Sentence::tr("The clip is for “%1”, which no block of this scene is called.").arg(pattern),
                 base::Sentence::tr("Choose another target."), laid.place);
        if (found.areTooMany)
            warn(Severity::Failure, base::Sentence::tr("The clips of this scene have too many targets."),
                 base::Sentence::tr("Use fewer patterns, or divide the scene into several."), laid.place);
        if (found.targets.size() == 1)
            laid.target = found.targets.front();
        if (found.targets.size() == 1 || targetsOf(*laid.clip).empty())
            return;
        const Over over = overOf(*laid.clip, *laid.type).value_or(laid.type->over);
        const bool hasLag = laid.lag > 0 && (laid.type->setsProperties || over != Over::Own);
        const bool isOverWholes = laid.type->setsProperties
            || (over == Over::Whole
                && std::ranges::all_of(found.targets, [](const Target &one) { return one.part.isEmpty(); }));
        Clip alone = *laid.clip;
        alone.lag.reset();
        alone.over.clear();
        const auto plain = std::make_shared<const Clip>(std::move(alone));
        std::vector<Laid> children;
        for (const Target &target : found.targets) {
            Laid child = laid;
            child.start = 0;
            child.target = target;
            if (hasLag && isOverWholes) { // a whole that has its turn runs as one clip for it alone would
                child.clip = plain;
                child.lag = laid.type->lag;
            }
            child.turn = static_cast<int>(children.size());
            child.turns = static_cast<int>(found.targets.size());
            child.sharesLag = hasLag && !isOverWholes;
            children.push_back(std::move(child));
        }
        const double duration = laid.duration;
        laid.type = nullptr;
        laid.ease = *Easing::parse(u"linear"_s);
        laid.lag = hasLag && isOverWholes ? laid.lag : 0;
        putAfterEachOther(laid, std::move(children));
        laid.duration = duration;
    }

    void warn(Severity severity, const QString &what, const QString &remedy, const QString &place)
    {
        m_problems.push_back({severity, {what, remedy, place}});
    }

    const AnimationRegistry &m_registry;
    base::Dialect m_dialect;
    TargetFinder *m_finder;
    Problems &m_problems;
    QStringList m_animations; ///< made of clips, that are being laid out, each in the one before it
    std::size_t m_animationClips = 0;
};

} // namespace

double Scheduled::timeAt(Time time, base::Dialect dialect) const
{
    if (time < start)
        return 0;
    if (!warps.empty()) {
        constexpr double rounding = 1e-9;
        const double at = linear(within(warps, std::min(time, end()).seconds(), dialect), innerStart, innerDuration);
        return at > 1 - rounding ? 1 : at;
    }
    if (time >= end())
        return 1;
    return static_cast<double>((time - start).flicks) / static_cast<double>(duration.flicks);
}

std::optional<Over> overOf(const Clip &clip, const AnimationType &type)
{
    if (clip.over.isEmpty())
        return type.over;
    if (clip.over == "whole"_L1)
        return Over::Whole;
    if (clip.over == "children"_L1)
        return Over::Children;
    if (clip.over == "leaves"_L1)
        return Over::Leaves;
    return std::nullopt;
}

std::vector<Scheduled> schedule(std::span<const TrackPtr> tracks, const AnimationRegistry &registry,
                                base::Dialect dialect, const QString &place, Problems &problems, TargetFinder *finder,
                                std::optional<Time> continued)
{
    std::vector<Scheduled> clips;
    Scheduler scheduler(registry, dialect, finder, problems);
    for (std::size_t t = 0; t < tracks.size(); ++t) {
        for (std::size_t c = 0; c < tracks[t]->clips.size(); ++c) {
            const QString where = place + u"/tracks/%1/clips/%2"_s.arg(t).arg(c);
            const auto laid = scheduler.lay(tracks[t]->clips[c], where);
            if (laid && continued && isAfter(*laid, *continued))
                problems.push_back(
                    {Severity::Warning,
                     {base::Sentence::tr("The clip does not play: another scene has continued this one by then."),
                      base::Sentence::tr("Make the scene longer, or let the clip start earlier."), where}});
            else if (laid)
                scheduler.flatten(*laid, 0, 1, {}, clips);
        }
    }
    std::stable_sort(clips.begin(), clips.end(),
                     [](const Scheduled &a, const Scheduled &b) { return a.start < b.start; });
    return clips;
}

} // namespace lectograph::timeline
