// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/easing.h"
#include "graph/registry.h"
#include "graph/type_table.h"
#include "shape/morph.h"
#include "timeline/catalog.h"
#include "timeline/type_upgrades.h"

#include <QStringList>

#include <memory>
#include <string_view>

namespace lectograph::timeline {

struct Clip;

/// What an animation changes. Clips apply in order of start: ways add up, and values are the latest clip's at its end.
enum Channel : unsigned {
    Form = 1,   ///< transformed into another shape
    Place = 2,  ///< moved, scaled, turned
    Look = 4,   ///< colour, opacity, drawing order
    Reveal = 8, ///< how much is drawn
};

enum class Presence {
    Keeps,  ///< the target is on stage before and after the clip
    Enters, ///< the target is not on stage before its first such clip
    Leaves, ///< the target is not on stage after the clip
    Passes, ///< the target is on stage only while it runs: a pulse, a flash
};

/// What the lag is distributed over.
enum class Over { Whole, Children, Leaves, Own /**< the type staggers by itself, through Progress::part */ };

/// The progress of a clip.
class Progress
{
public:
    Progress(double time, base::Easing ease, base::Dialect dialect, double lag)
        : m_time(time), m_ease(std::move(ease)), m_dialect(dialect), m_lag(lag)
    {}

    double time() const { return m_time; }                        ///< 0…1, linear
    double whole() const { return m_ease.at(m_time, m_dialect); } ///< eased
    /// Eased progress of part `index` of `count`: part i runs while time·((n−1)·lag+1) goes from i·lag to i·lag+1.
    double part(int index, int count) const { return m_ease.at(partTime(index, count), m_dialect); }
    /// The same before easing.
    double partTime(int index, int count) const;
    double lag() const { return m_lag; }
    Progress withLag(double lag) const { return {m_time, m_ease, m_dialect, lag}; }
    base::Dialect dialect() const { return m_dialect; }
    /// The progress of one part alone, for an animation that does not depend on the neighbouring parts.
    Progress of(int index, int count) const { return {partTime(index, count), m_ease, m_dialect, 0}; }

private:
    double m_time;
    base::Easing m_ease;
    base::Dialect m_dialect;
    double m_lag;
};

/// What an apply() function receives besides the shape and the progress.
class Cue
{
public:
    virtual ~Cue() = default;
    virtual const graph::Inputs &inputs() const = 0;
    virtual const graph::Setting &setting() const = 0;
    virtual base::Time now() const = 0;
    virtual base::Time start() const = 0;
    virtual base::Time duration() const = 0;
    /// Index of this part among the clip's parts, and their count: for seeds and alternation.
    virtual int index() const = 0;
    virtual int count() const = 0;
    /// The bounds of the clip's whole target (all parts together) before the clip, in the actor's space.
    virtual base::Box targetBox() const = 0;
    /// Whether the actor is fixed in the frame.
    virtual bool isPinned() const = 0;
    /// From the frame to the scene as the camera sees it now: there, what is fixed in the frame looks the same.
    virtual base::Transform frameInScene() const = 0;
    /// A morph, aligned once and cached while its ends stay the same.
    virtual shape::Morph morph(const shape::Shape &from, const shape::Shape &to, const shape::MorphOptions &) const = 0;
};

/// An animation type. Pure: `apply` maps the shape before the clip (with all earlier clips applied) to the shape at
/// this progress; progress 1 gives the end state, which persists after the clip. Two kinds of types have no `apply`:
/// the one that changes properties of nodes, and those that are made of clips.
struct AnimationType
{
    QString id = {}; ///< "motion.fade-in"
    int version = 1;
    QString title = {};
    QString category = {};
    QString help = {};
    graph::Words words = {}; ///< title and help in the languages of their author, instead of those above
    graph::PropertyTable properties = {};
    std::string_view times = {}; ///< key of the whole number that says how often it runs in a clip; empty: once
    unsigned channels = Form;
    Presence presence = Presence::Keeps;
    bool isEmphasis = false;   ///< draws attention to its target, which is in the end as it was before
    bool isOfCamera = false;   ///< only a camera can do this: on anything else it is meant for the camera of the scene
    bool leadsToFrame = false; ///< leads a camera to the frame that the properties `centre` and `height` say
    Over over = Over::Whole;
    QString ease = QStringLiteral("smooth");
    double seconds = 1;
    double lag = 0;
    std::function<base::Result<shape::Shape>(const shape::Shape &before, const Progress &, const Cue &)> apply = {};
    /// The properties of a clip are those of its target node, which change to what the clip says.
    bool setsProperties = false;
    /// For an animation made of clips: the names that its clips have as targets. The targets of a clip of this type
    /// take their places, in this order; the clips of a role without a target are left out.
    QStringList roles = {};
    std::vector<std::shared_ptr<const Clip>> clips = {};
};

/// The animation types of the plugins and of a lecture. Copies share the types, and are cheap.
class AnimationRegistry
{
public:
    base::Result<void> add(AnimationType type);
    /// Takes over a valid type, instead of one with the same id.
    void put(std::shared_ptr<const AnimationType> type) { m_types.put(std::move(type)); }
    void removeIf(const std::function<bool(const AnimationType &)> &isUnwanted) { m_types.removeIf(isUnwanted); }
    const AnimationType *find(const QString &id) const { return m_types.at(id); }
    const graph::TypeTable<AnimationType> &types() const { return m_types; }

private:
    graph::TypeTable<AnimationType> m_types;
};

/// All types from plugins, what these say of them, and what brings lectures up to date that were written for older versions.
struct Registry
{
    graph::NodeRegistry nodes = {};
    AnimationRegistry animations = {};
    Catalog catalog = {};
    TypeUpgrades upgrades = {};
};

} // namespace lectograph::timeline
