// SPDX-License-Identifier: GPL-3.0-or-later
#include "timeline/score.h"

#include "base/memory.h"
#include "base/sentence.h"
#include "timeline/units.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numeric>
#include <tuple>

namespace lectograph::timeline {

using namespace Qt::StringLiterals;
using base::failure;
using base::Result;
using base::Time;
using graph::Severity;
using graph::Span;
using shape::Shape;

/// The Cue of a clip while it is being applied.
class Score::Playing final : public Cue
{
public:
    Playing(Score &score, const Scheduled &clip, const graph::Inputs &inputs, Time now, const Shape &before,
            const std::vector<shape::IndexPath> &targets, int count)
        : m_score(score),
          m_clip(clip),
          m_inputs(inputs),
          m_now(now),
          m_before(before),
          m_targets(targets),
          m_count(count)
    {}

    const graph::Inputs &inputs() const override { return m_inputs; }
    const graph::Setting &setting() const override { return m_score.m_evaluator.setting(m_clip.chapter); }
    Time now() const override { return m_now; }
    Time start() const override { return m_clip.start; }
    Time duration() const override { return m_clip.duration; }
    int index() const override { return m_index; }
    int count() const override { return m_count; }
    base::Box targetBox() const override
    {
        base::Box box;
        for (const shape::IndexPath &path : m_targets)
            box.add(shape::partInSpace(m_before, path).bounds());
        return box;
    }
    shape::Morph morph(const Shape &from, const Shape &to, const shape::MorphOptions &options) const override
    {
        return m_score.m_morphs.between(from, to, options);
    }
    bool isPinned() const override { return m_before->pinned; }
    base::Transform frameInScene() const override { return m_score.frameInScene(m_now); }
    void setIndex(int index) { m_index = index; }

private:
    Score &m_score;
    const Scheduled &m_clip;
    const graph::Inputs &m_inputs;
    Time m_now;
    const Shape &m_before;
    const std::vector<shape::IndexPath> &m_targets;
    int m_count;
    int m_index = 0;
};

namespace {

constexpr quint64 mostSettledParts = 500'000; // per actor

/// The time within the present run of an animation that runs several times.
double repeated(double at, const AnimationType &type, const graph::Inputs &inputs)
{
    if (type.times.empty() || at <= 0 || at >= 1)
        return at;
    const double runs = at * static_cast<double>(inputs.integer(type.times));
    return runs - std::floor(runs);
}

std::vector<graph::NodeGroup> groupsOf(std::span<const Chapter> chapters)
{
    std::vector<graph::NodeGroup> groups;
    for (const Chapter &chapter : chapters)
        groups.push_back({chapter.nodes, chapter.place, chapter.start, chapter.seed});
    return groups;
}

/// Whether names of several blocks may be meant by one target.
bool mayHavePatterns(std::span<const ClipPtr> clips, const AnimationRegistry &animations)
{
    return std::ranges::any_of(clips, [&](const ClipPtr &clip) {
        const AnimationType *type = animations.find(clip->type);
        return (type && !type->clips.empty()) || mayHavePatterns(clip->clips, animations)
            || std::ranges::any_of(targetsOf(*clip), [](const QString &target) { return target.contains(u'*'); });
    });
}

} // namespace

Score::Score(std::span<const graph::NodePtr> nodes, std::span<const QString> actors, std::span<const TrackPtr> tracks,
             const Registry &registry, const graph::Setting &setting, std::shared_ptr<graph::Memo> memo,
             const QString &place)
    : Score(std::array{Chapter{nodes, actors, tracks, place, {}, {}, setting.seed}}, registry, setting, std::move(memo))
{}

Score::Score(std::span<const Chapter> chapters, const Registry &registry, const graph::Setting &setting,
             std::shared_ptr<graph::Memo> memo, std::span<const Passage> ahead)
    : m_evaluator(groupsOf(chapters), registry.nodes, setting, std::move(memo)),
      m_roles(static_cast<std::size_t>(m_evaluator.nodeCount()))
{
    for (std::size_t i = 0; i < chapters.size(); ++i) {
        takeStage(chapters[i], static_cast<int>(i));
        addClips(chapters[i], registry.animations, static_cast<int>(i));
    }
    std::ranges::stable_sort(m_clips, {}, &Scheduled::start);
    changeProperties();
    Needs needs(m_evaluator);
    auto next = ahead.begin();
    for (std::size_t i = 0; i < m_clips.size(); ++i) {
        for (; next != ahead.end() && next->start < m_clips[i].start; ++next)
            pass(next->target, next->presence);
        cast(static_cast<int>(i), needs);
    }
    for (; next != ahead.end(); ++next)
        pass(next->target, next->presence);
    std::vector<Span> motion = m_evaluator.motion();
    for (const Chapter &chapter : chapters)
        motion.push_back({chapter.start, chapter.start});
    for (const Scheduled &clip : m_clips)
        motion.push_back({clip.start, clip.end()});
    for (Role &role : m_roles) {
        for (const Part &part : role.parts)
            std::ranges::copy(graph::motionOf(part.bindings), std::back_inserter(motion));
        Time end;
        for (const Part &part : role.parts) {
            if (!part.timeless)
                break;
            end = std::max(end, m_clips[static_cast<std::size_t>(part.clip)].end());
            role.settling.push_back(end);
        }
        role.settled.resize(role.settling.size() + 1);
        if (role.chapter >= 0)
            comeOnStage(role, chapters[static_cast<std::size_t>(role.chapter)].start);
    }
    m_motion.add(motion);
    m_evaluator.setStaged([this](int node, Time time) {
        workOutCopies(time);
        return staged(node, time);
    });
}

void Score::takeStage(const Chapter &chapter, int index)
{
    for (const QString &actor : chapter.actors) {
        const int node = m_evaluator.indexOf(actor);
        if (node < 0 || m_evaluator.groupOf(node) > index) {
            m_evaluator.report(
                {Severity::Failure,
                 {base::Sentence::tr("There is no block “%1” that could be on stage.").arg(actor),
                  base::Sentence::tr("Add the block, or take it off the stage."), chapter.place + u"/actors"_s}});
            continue;
        }
        Role &role = m_roles[static_cast<std::size_t>(node)];
        if (role.chapter >= 0 && role.chapter < index) // it is on stage since an earlier chapter
            continue;
        role.chapter = index;
        m_stageOrder.push_back(node);
    }
}

void Score::addClips(const Chapter &chapter, const AnimationRegistry &animations, int index)
{
    std::vector<QString> actors;
    std::vector<QString> others;
    const bool needsNames = std::ranges::any_of(
        chapter.tracks, [&](const TrackPtr &track) { return mayHavePatterns(track->clips, animations); });
    if (needsNames) { // there may be thousands of chapters, and in the last one all names are seen
        for (const int actor : m_stageOrder)
            actors.push_back(m_evaluator.idOf(actor));
        for (int node = 0; node < m_evaluator.nodeCount() && m_evaluator.groupOf(node) <= index; ++node)
            others.push_back(m_evaluator.idOf(node));
    }
    TargetFinder finder(actors, others);
    graph::Problems problems;
    std::vector<Scheduled> clips = schedule(chapter.tracks, animations, m_evaluator.setting().dialect, chapter.place,
                                            problems, &finder, chapter.duration);
    for (graph::Problem &problem : problems)
        m_evaluator.report(std::move(problem));
    for (Scheduled &clip : clips) {
        clip.chapter = index;
        clip.start = clip.start + chapter.start;
        if (!clip.warps.empty())
            clip.warps.front().start = clip.warps.front().start + chapter.start;
        m_clips.push_back(std::move(clip));
    }
}

/// Tells the evaluator what clips change in the properties of nodes: of the whole node, also if a part is the target.
void Score::changeProperties()
{
    std::vector<std::pair<int, graph::Change>> changes;
    for (const Scheduled &clip : m_clips) {
        const int node = clip.type->setsProperties ? m_evaluator.indexOf(clip.target.actor) : -1;
        if (node < 0 || m_evaluator.groupOf(node) > clip.chapter)
            continue;
        const auto progress = [&clip, dialect = m_evaluator.setting().dialect](Time time) {
            return clip.ease.at(clip.timeAt(time, dialect), dialect);
        };
        changes.emplace_back(node,
                             graph::Change{clip.start, clip.end(), progress, clip.clip->properties,
                                           clip.place + u"/properties"_s, clip.chapter});
    }
    if (!changes.empty())
        m_evaluator.change(changes);
}

/// Assigns a clip to its actor.
void Score::cast(int clip, Needs &needs)
{
    const Scheduled &scheduled = m_clips[static_cast<std::size_t>(clip)];
    const QString &actor = scheduled.target.actor;
    const int node = m_evaluator.indexOf(actor);
    if (node < 0 || m_evaluator.groupOf(node) > scheduled.chapter) {
        m_evaluator.report({Severity::Failure,
                            {base::Sentence::tr("The clip is for “%1”, which is not a block of this scene.").arg(actor),
                             base::Sentence::tr("Choose another target."), scheduled.place}});
        return;
    }
    if (scheduled.type->setsProperties)
        return;
    if (!overOf(*scheduled.clip, *scheduled.type)) {
        m_evaluator.report({Severity::Warning,
                            {base::Sentence::tr("A lag cannot run over “%1”.").arg(scheduled.clip->over),
                             base::Sentence::tr("Choose one of: whole, children, leaves."), scheduled.place}});
    }
    Role &role = m_roles[static_cast<std::size_t>(node)];
    Part part;
    part.clip = clip;
    part.pattern = shape::Pattern(scheduled.target.part);
    part.bindings = m_evaluator.bind(scheduled.type->properties, scheduled.clip->properties,
                                     scheduled.place + u"/properties"_s, scheduled.chapter);
    part.timeless = m_evaluator.isTimeless(part.bindings);
    if (const std::vector<int> circle = needs.add(node, scheduled.start, part.bindings); !circle.empty()) {
        QStringList names;
        for (const int one : circle)
            names.append(m_evaluator.idOf(one));
        names.append(actor);
        part.bindings.broken = base::Error{
            base::Sentence::tr("How “%1” stands would depend on itself: %2.").arg(actor, names.join(u" ← "_s)),
            base::Sentence::tr(
                "Let one of the clips in this circle start later, or link the block instead of its staged state."),
            scheduled.place};
        m_evaluator.report({Severity::Failure, *part.bindings.broken});
    } else {
        graph::eachLink(part.bindings, [&](const graph::Link &link) {
            if (link.staged && m_copyIndex.try_emplace({link.node, scheduled.start}, m_copies.size()).second)
                m_copies.push_back({scheduled.start, link.node, -1, {}});
        });
    }
    pass(scheduled.target, scheduled.type->presence);
    role.parts.push_back(std::move(part));
    if (scheduled.sharesLag && scheduled.turn == 0)
        m_copies.push_back({scheduled.start, -1, clip, {}});
}

void Score::pass(const Target &target, Presence presence)
{
    const int node = m_evaluator.indexOf(target.actor);
    if (node >= 0)
        m_roles[static_cast<std::size_t>(node)].attendance.pass(target.part, presence);
}

void Score::comeOnStage(Role &role, Time start) const
{
    std::vector<const Scheduled *> clips;
    for (const Part &part : role.parts) {
        if (part.pattern.isEmpty())
            clips.push_back(&m_clips[static_cast<std::size_t>(part.clip)]);
    }
    role.attendance.comeOnStage(start, clips);
}

bool Score::isAbsent(int actor, Time time) const
{
    return m_roles[static_cast<std::size_t>(actor)].attendance.isAbsent(time);
}

Result<Shape> Score::state(int actor, Time time)
{
    workOutCopies(time);
    return stand(actor, time);
}

/// Computes the copies in order of time, which avoids deep recursion through chains of copies and re-entering a role
/// while it is being played.
void Score::workOutCopies(Time until)
{
    if (m_isCopying)
        return;
    const QScopedValueRollback copying(m_isCopying, true);
    for (; m_nextCopy < m_copies.size() && m_copies[m_nextCopy].at <= until; ++m_nextCopy) {
        const Copy &copy = m_copies[m_nextCopy];
        if (copy.actor >= 0)
            std::ignore = staged(copy.actor, copy.at);
        else
            countUnits(copy.clip);
    }
}

/// Counts the units of this and the following targets of a clip, as they are before it.
void Score::countUnits(int clip)
{
    std::vector<int> units;
    const int end = clip + m_clips[static_cast<std::size_t>(clip)].turns;
    for (int i = clip; i < end; ++i) {
        const Scheduled &one = m_clips[static_cast<std::size_t>(i)];
        const int actor = m_evaluator.indexOf(one.target.actor);
        if (actor < 0) {
            units.push_back(0);
            continue;
        }
        const auto before = play(m_roles[static_cast<std::size_t>(actor)], actor, one.start, clip);
        const auto targets = before.and_then([&](const Shape &shape) { return shape::select(shape, one.target.part); });
        const Over over = overOf(*one.clip, *one.type).value_or(one.type->over);
        units.push_back(targets ? unitCount(*before, *targets, over) : 0);
    }
    m_units.emplace(clip, std::move(units));
}

Result<Shape> Score::staged(int actor, Time time)
{
    const auto copied = m_copyIndex.find({actor, time});
    if (copied == m_copyIndex.end())
        return stand(actor, time);
    Copy &copy = m_copies[copied->second];
    if (!copy.state)
        copy.state = stand(actor, time);
    return *copy.state;
}

Result<Shape> Score::stand(int actor, Time time)
{
    Role &role = m_roles[static_cast<std::size_t>(actor)];
    if (role.at != time) {
        Result<Shape> result = play(role, actor, time, static_cast<int>(m_clips.size()));
        role.last = std::move(result);
        role.at = time;
    }
    return role.last;
}

/// The state with the clips before this one, which has not ended at `time`.
Result<Shape> Score::play(Role &role, int actor, Time time, int beforeClip)
{
    Result<Shape> base = m_evaluator.shapeOf(actor, time);
    if (!base || (role.parts.empty() && !role.attendance.hidesSomething()))
        return base;
    const std::size_t done = settledBy(role, time);
    Shape shape = settledAfter(role, *base, done, time);
    for (std::size_t i = done; i < role.parts.size(); ++i) {
        if (role.parts[i].clip >= beforeClip || m_clips[static_cast<std::size_t>(role.parts[i].clip)].start > time)
            break;
        shape = applied(role.parts[i], shape, time);
    }
    return shape;
}

std::size_t Score::settledBy(const Role &role, Time time)
{
    return static_cast<std::size_t>(std::ranges::upper_bound(role.settling, time) - role.settling.begin());
}

int Score::clipsToApply(int actor, Time time) const
{
    const Role &role = m_roles[static_cast<std::size_t>(actor)];
    const auto started = std::ranges::upper_bound(
        role.parts, time, {}, [this](const Part &part) { return m_clips[static_cast<std::size_t>(part.clip)].start; });
    const auto settled = static_cast<std::ptrdiff_t>(settledBy(role, time));
    return static_cast<int>(std::max<std::ptrdiff_t>(0, started - role.parts.begin() - settled));
}

Shape Score::settledAfter(Role &role, const Shape &base, std::size_t count, Time time)
{
    if (role.baseHash != base.hash()) {
        std::ranges::fill(role.settled, std::nullopt);
        role.baseHash = base.hash();
    }
    std::size_t known = count;
    while (known > 0 && !role.settled[known])
        --known;
    if (!role.settled[0])
        role.settled[0] = role.attendance.atFirst(base);
    // For a large actor with many clips only every n-th state is cached.
    const quint64 every = base.census().parts * role.settled.size() / mostSettledParts + 1;
    for (; known < count; ++known) {
        role.settled[known + 1] = applied(role.parts[known], *role.settled[known], time);
        if (known % every != 0)
            role.settled[known].reset();
    }
    return *role.settled[count];
}

/// A camera that follows an actor which crosses between frame and scene sees it as if it did not.
base::Transform Score::frameInScene(Time time)
{
    if (!m_camera || m_isAskingCamera)
        return {};
    const QScopedValueRollback asking(m_isAskingCamera, true);
    return m_camera(time);
}

Shape Score::applied(const Part &part, const Shape &before, Time time)
{
    const Scheduled &clip = m_clips[static_cast<std::size_t>(part.clip)];
    const AnimationType &type = *clip.type;
    const auto fail = [&](base::Error error) {
        // What cannot be done with something that is missing is no failure of its own.
        if (m_evaluator.failuresOf(m_evaluator.indexOf(clip.target.actor)).empty())
            m_evaluator.report({Severity::Failure, std::move(error)});
        return before;
    };
    const auto targets = shape::select(before, part.pattern);
    if (!targets)
        return fail(base::within(clip.place, targets.error()).value());
    const base::Dialect dialect = m_evaluator.setting().dialect;
    const double at = clip.timeAt(time, dialect);
    if ((at >= 1 || clip.end() <= time) && leaves(type.presence)) // even if how it leaves has failed
        return hidden(before, *targets);
    const auto values = m_evaluator.values(part.bindings, time, clip.start);
    if (!values)
        return fail(values.error());

    Over over = overOf(*clip.clip, type).value_or(type.over);
    const bool own = over == Over::Own;
    // A negative lag is meaningful only for a type that staggers by itself.
    const double lag = own ? clip.lag : std::max(clip.lag, 0.0);
    const graph::Inputs inputs(type.properties, *values);
    const Progress progress(repeated(at, type, inputs), clip.ease, dialect, lag);
    // Without a lag all units are treated the same, so the whole target is one unit.
    if (own || lag == 0)
        over = Over::Whole;
    const int count = over == Over::Whole ? static_cast<int>(targets->size()) : unitCount(before, *targets, over);
    // The units of the other targets of the clip have their turns before and after.
    int first = 0;
    int all = count;
    if (const auto units = m_units.find(part.clip - clip.turn); clip.sharesLag && units != m_units.end()) {
        const auto ours = units->second.begin() + clip.turn;
        first = std::accumulate(units->second.begin(), ours, 0);
        all += std::accumulate(std::next(ours), units->second.end(), first);
    }
    const int place = clip.sharesLag ? first : clip.turn;
    Playing cue(*this, clip, inputs, time, before, *targets, clip.sharesLag ? all : clip.turns - 1 + count);
    const auto enter = [&](shape::Part &root) { root.hidden = root.hidden && !enters(type.presence); };
    std::optional<base::Error> error;
    const auto edit = [&](const Shape &unit, int index) {
        cue.setIndex(place + index);
        auto made = type.apply(unit, own ? progress : progress.of(first + index, all), cue);
        if (!made)
            error = made.error();
        return made ? *made : unit;
    };
    // Without a lag a phrase is one thing, whose glyphs keep their distances, and so are parts that shall be one.
    Wholes wholes;
    const bool movesParts = over == Over::Whole && !own && targets->size() > 1 && (type.channels & (Form | Place)) != 0;
    if (movesParts)
        wholes = clip.clip->over == "whole"_L1 ? Wholes{*targets} : phrasesIn(before, part.pattern);
    auto result = base::withinMemory([&]() -> Result<Shape> {
        auto together = wholes.empty() ? std::nullopt
                                       : withWholes(before, wholes, (type.channels & Form) != 0, enter, edit);
        const Shape changed = together
            ? *together
            : withUnits(before, *targets, over, (type.channels & (Form | Place)) != 0, enter, edit);
        if (error)
            return tl::unexpected(*error);
        return shape::checkDrawable(changed).map([&] { return changed; });
    });
    return result ? *result : fail(base::within(clip.place, result.error()).value());
}

} // namespace lectograph::timeline
