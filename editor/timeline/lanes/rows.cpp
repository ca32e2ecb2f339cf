// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/timeline/lanes/rows.h"

#include "base/text.h"
#include "editor/edits/camera_edits.h"
#include "editor/edits/clip_targets.h"
#include "editor/edits/lookup.h"
#include "editor/edits/tracks.h"
#include "editor/language/block_names.h"
#include "editor/language/names.h"
#include "editor/language/timelinewords.h"
#include "editor/timeline/lanes/barname.h"
#include "editor/widgets/theme.h"
#include "graph/node_order.h"
#include "graph/placement.h"
#include "lecture/animation_types.h"
#include "lecture/visible.h"

#include <algorithm>
#include <set>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr int laneHeight = Theme::row;
constexpr int propertyHeight = 24;

/// `begin`: how much later the time of the scene begins than that of the keyframes.
std::shared_ptr<const KeyTimes> keyTimesOf(const QJsonValue &written, Time begin = {})
{
    auto times = std::make_shared<KeyTimes>();
    for (const Keyframe &key : keyframesOf(written)) {
        times->at.push_back(key.seconds - begin.seconds());
        times->holds.push_back(key.holds());
    }
    return times;
}

/// Adds up the rows of one scene from top to bottom.
class Maker
{
public:
    using Times = std::function<std::shared_ptr<const KeyTimes>(const graph::NodePtr &, const QString &, Time begin)>;

    Maker(const Lecture &lecture, const lecture::Scene &scene, const RowOptions &options,
          const timeline::Registry &registry, Times times)
        : m_lecture(lecture), m_scene(scene), m_options(options), m_registry(registry), m_times(std::move(times))
    {
        for (ClipSpan &span : clipSpans(scene, registry.animations, lecture.dialect))
            m_clips.push_back(clipBarOf(std::move(span)));
        if (scene.continues) {
            for (const lecture::VisibleNode &foreign : lecture::foreignNodes(lecture, scene.id))
                m_begins.emplace(foreign.node->id,
                                 lecture::beginAfter(lecture, foreign, scene.id, registry.animations));
        }
    }

    std::vector<TimeRow> rows()
    {
        // What the camera does is looked for first of all, and is no part of what has clips.
        QSet<QString> tracked;
        const QString camera = cameraOf(m_scene);
        if (!camera.isEmpty() && !hasClips(camera)) {
            addCamera(camera);
            tracked.insert(camera);
        }
        for (std::size_t t = 0; t < m_scene.tracks.size(); ++t)
            addTrack(static_cast<int>(t), tracked);
        QStringList others;
        for (const graph::NodePtr &node : m_scene.nodes) {
            if (!tracked.contains(node->id))
                others.append(node->id);
        }
        TimeRow section;
        section.label = TimelineWords::tr("Properties");
        section.foldId = m_scene.id + u"/properties"_s;
        addSection(std::move(section), others);
        return std::move(m_rows);
    }

private:
    ClipBar clipBarOf(ClipSpan span) const
    {
        ClipBar bar{std::move(span), {}, {}};
        bar.target = labelOfTargets(targetsIn(m_scene, *bar.clip));
        const timeline::AnimationType *type = m_registry.animations.find(bar.clip->type);
        const double lag = bar.clip->lag.value_or(type ? type->lag : 0);
        if (lag > 0)
            bar.lag = u"⋮"_s + QString::number(lag, 'g', 3);
        return bar;
    }

    QString nameOf(const ClipBar &bar) const { return nameIn(m_scene, *bar.clip, m_registry); }

    Bar barOf(const ClipBar &bar) const { return {bar.id(), nameOf(bar), bar.start, bar.end, bar}; }

    QString labelOfTargets(const QStringList &targets) const
    {
        return editor::labelOfTargets(targets, m_scene.nodes, m_registry.nodes, m_options.languages);
    }

    bool isExpanded(const QString &id, bool byItself) const
    {
        const auto found = m_options.folds.find(id);
        return found == m_options.folds.end() ? byItself : found->second;
    }

    void add(TimeRow row)
    {
        row.top = m_rows.empty() ? 0 : m_rows.back().bottom();
        m_rows.push_back(std::move(row));
    }

    /// In order of time, those that overlap below one another.
    static void setBars(TimeRow &row, std::vector<Bar> bars)
    {
        std::ranges::stable_sort(bars, {}, &Bar::start);
        std::set<int> free;                   // levels on which nothing stands any more
        std::set<std::pair<Time, int>> taken; // until when, and which
        int levels = 0;
        for (Bar &bar : bars) {
            for (; !taken.empty() && taken.begin()->first <= bar.start; taken.erase(taken.begin()))
                free.insert(taken.begin()->second);
            if (free.empty())
                free.insert(levels++);
            bar.level = *free.begin();
            free.erase(free.begin());
            taken.emplace(std::max(bar.end, Time{bar.start.flicks + 1}), bar.level);
            row.longest = std::max(row.longest, bar.duration());
        }
        levels = std::max(1, levels);
        row.height = laneHeight + (levels - 1) * levelHeight;
        row.bars = std::move(bars);
        row.barNames = namesOf(row.bars);
    }

    void addTrack(int index, QSet<QString> &tracked)
    {
        const timeline::Track &track = *m_scene.tracks[static_cast<std::size_t>(index)];
        TimeRow row;
        row.kind = RowKind::Track;
        row.track = index;
        row.color = trackColor(track, index);
        row.isLocked = isLocked(track);
        row.foldId = m_scene.id + u"/track/%1"_s.arg(index);
        std::vector<Bar> bars;
        std::vector<const ClipBar *> groups;
        std::vector<const ClipBar *> leaves;
        const auto trackOf = [](const ClipBar &bar) { return bar.place.track; };
        for (const ClipBar &bar : std::ranges::equal_range(m_clips, index, {}, trackOf)) { // they are in document order
            if (bar.isTop())
                bars.push_back(barOf(bar));
            (bar.clip->isGroup() ? groups : leaves).push_back(&bar);
        }
        bool hasTogether = false; // a clip with several targets
        for (const ClipBar *leaf : leaves) {
            const QStringList actors = actorsIn(m_scene, *leaf->clip);
            hasTogether = hasTogether || actors.size() > 1;
            row.nodes += actors;
        }
        row.nodes.removeDuplicates();
        row.label = graph::localized(track.name, m_options.languages).value_or(QString());
        // The id of a block is no name: new tracks were once called so.
        if (row.label.isEmpty() || (!row.nodes.isEmpty() && track.name == row.nodes.first()))
            row.label = row.nodes.isEmpty() ? TimelineWords::tr("Track %1").arg(index + 1)
                                            : labelOfTargets(hasTogether ? row.nodes : row.nodes.first(1));
        setBars(row, std::move(bars));

        std::vector<TimeRow> inner;
        bool isAnimated = false;
        for (const QString &id : row.nodes) {
            if (!tracked.contains(id))
                isAnimated |= addProperties(inner, graph::nodeAt(m_scene.nodes, id), row, row.nodes.size() > 1);
            tracked.insert(id);
        }
        for (const ClipBar *leaf : leaves)
            isAnimated |= addClipProperties(inner, *leaf, row);
        row.isExpandable = !inner.empty();
        row.isExpanded = row.isExpandable && isExpanded(row.foldId, isAnimated);
        add(row);
        for (const ClipBar *group : groups)
            addGroup(*group, row);
        if (row.isExpanded)
            std::ranges::for_each(inner, [this](TimeRow &one) { add(std::move(one)); });
    }

    void addGroup(const ClipBar &group, const TimeRow &track)
    {
        const QString fold = groupFoldId(group.id());
        lecture::ClipPlace outer = group.place;
        while (outer.indices.size() > 1) {
            outer.indices.pop_back();
            const auto found = std::ranges::find(m_clips, outer, &ClipBar::place);
            if (found == m_clips.end() || !isExpanded(groupFoldId(found->id()), false))
                return;
        }
        if (!isExpanded(fold, false))
            return;
        TimeRow row;
        row.kind = RowKind::Group;
        row.track = track.track;
        row.color = track.color;
        row.isLocked = track.isLocked;
        row.depth = static_cast<int>(group.place.indices.size());
        row.label = nameOf(group);
        row.foldId = fold;
        row.isExpandable = true;
        row.isExpanded = true;
        std::vector<Bar> bars;
        for (const ClipBar &bar : m_clips) {
            lecture::ClipPlace parent = bar.place;
            parent.indices.pop_back();
            if (parent == group.place)
                bars.push_back(barOf(bar));
        }
        setBars(row, std::move(bars));
        add(std::move(row));
    }

    TimeRow propertyRow(const TimeRow &parent, const QString &owner, const QString &label, PropertyPlace property,
                        std::shared_ptr<const KeyTimes> keys) const
    {
        TimeRow row;
        row.kind = RowKind::Property;
        row.height = propertyHeight;
        row.depth = 1;
        row.track = parent.track;
        row.isLocked = parent.isLocked;
        row.label = owner.isEmpty() ? label : owner + u" · "_s + label;
        row.property = std::move(property);
        row.keys = std::move(keys);
        return row;
    }

    /// Returns whether any of them has keyframes. In a scene that continues others, the keyframes of an inherited node
    /// stand where the stage has them; the section of nodes without clips has only those that still move in this scene.
    bool addProperties(std::vector<TimeRow> &rows, const graph::NodePtr &node, const TimeRow &parent, bool namesNode)
    {
        if (!node)
            return false;
        const auto begin = m_begins.find(node->id);
        const bool isInherited = begin != m_begins.end();
        const bool isLeftOut = isInherited && parent.kind == RowKind::Section;
        const graph::NodeType *type = m_registry.nodes.find(*node);
        const graph::PropertyTable table = type ? graph::tableOf(*type) : graph::PropertyTable();
        const QString owner = namesNode ? labelOf(*node, m_scene.nodes, m_registry.nodes, m_options.languages)
                                        : QString();
        const auto addRow = [&](const QString &key, const QString &label) {
            const auto times = m_times(node, key, isInherited ? begin->second : Time());
            if (isLeftOut && (times->at.empty() || times->at.back() <= 0))
                return;
            rows.push_back(propertyRow(parent, owner, label, {m_scene.id, node->id, {}, key}, times));
            rows.back().nodes = QStringList{node->id};
        };
        const std::size_t before = rows.size();
        for (auto property = node->properties.begin(); property != node->properties.end(); ++property) {
            if (kindOf(property.value()) != PropertyKind::Keyframed)
                continue;
            const graph::PropertySpec *spec = lecture::findSpec(table, property.key());
            addRow(property.key(), spec ? labelOf(*spec) : property.key());
        }
        const bool isAnimated = rows.size() > before;
        if (!m_options.showsAllProperties)
            return isAnimated;
        for (const graph::PropertySpec &spec : table) {
            const QString key = base::toText(spec.key);
            const PropertyKind kind = kindOf(node->properties.value(key));
            using enum graph::ValueType;
            const bool isValue = spec.type != Shape && spec.type != Shapes && spec.type != Tensor;
            if (isValue && kind != PropertyKind::Keyframed && !isFollowing(kind))
                addRow(key, labelOf(spec));
        }
        return isAnimated;
    }

    bool addClipProperties(std::vector<TimeRow> &rows, const ClipBar &bar, const TimeRow &parent)
    {
        if (bar.clip->properties.isEmpty())
            return false;
        const std::size_t before = rows.size();
        const graph::PropertyTable table = lecture::propertiesOf(*bar.clip, m_scene, m_registry);
        for (auto property = bar.clip->properties.begin(); property != bar.clip->properties.end(); ++property) {
            if (kindOf(property.value()) != PropertyKind::Keyframed)
                continue;
            const graph::PropertySpec *spec = lecture::findSpec(table, property.key());
            rows.push_back(propertyRow(parent, nameOf(bar), spec ? labelOf(*spec) : property.key(),
                                       {m_scene.id, {}, bar.id(), property.key()}, keyTimesOf(property.value())));
        }
        return rows.size() > before;
    }

    bool hasClips(const QString &node) const
    {
        return std::ranges::any_of(m_clips, [&](const ClipBar &bar) {
            return !bar.clip->isGroup() && actorsIn(m_scene, *bar.clip).contains(node);
        });
    }

    /// Also one without keyframes: whoever looks for its movement finds here that another block or every scene says it.
    void addCamera(const QString &camera)
    {
        const auto visible = lecture::visibleNode(m_lecture, m_scene.id, camera);
        if (!visible)
            return;
        TimeRow section;
        section.foldId = m_scene.id + u"/camera"_s;
        section.nodes = QStringList{camera};
        QStringList words{TimelineWords::tr("Camera")};
        const QString name = labelOf(*visible->node, m_scene.nodes, m_registry.nodes, m_options.languages);
        if (name != words.front())
            words.append(name);
        if (visible->home == lecture::Home::Shared)
            words.append(TimelineWords::tr("shared"));
        const QJsonObject &properties = visible->node->properties;
        if (std::any_of(properties.begin(), properties.end(),
                        [](const QJsonValue &value) { return isFollowing(kindOf(value)); }))
            words.append(TimelineWords::tr("computed"));
        section.label = words.join(u" · "_s);
        addSection(std::move(section), {camera});
    }

    /// Keyframes of nodes that no clip is about. Without any, only a section that stands for a node itself is there.
    void addSection(TimeRow section, const QStringList &nodes)
    {
        section.kind = RowKind::Section;
        section.height = propertyHeight;
        std::vector<TimeRow> rows;
        bool isAnimated = false;
        for (const QString &node : nodes)
            isAnimated |= addProperties(rows, graph::nodeAt(m_scene.nodes, node), section, true);
        if (rows.empty() && section.nodes.isEmpty())
            return;
        section.isExpandable = !rows.empty();
        section.isExpanded = section.isExpandable && isExpanded(section.foldId, isAnimated);
        add(section);
        if (section.isExpanded)
            std::ranges::for_each(rows, [this](TimeRow &row) { add(std::move(row)); });
    }

    const Lecture &m_lecture;
    const lecture::Scene &m_scene;
    const RowOptions &m_options;
    const timeline::Registry &m_registry;
    Times m_times;
    std::map<QString, Time> m_begins; ///< how much later the scene begins than that of an inherited node
    std::vector<ClipBar> m_clips;     ///< in document order
    std::vector<TimeRow> m_rows;
};

} // namespace

std::vector<TimeRow> RowMaker::rowsOf(const Lecture &lecture, const lecture::Scene &scene,
                                      const timeline::Registry &registry, const RowOptions &options)
{
    Maker maker(lecture, scene, options, registry, [this](const graph::NodePtr &node, const QString &key, Time begin) {
        return timesOf(node, key, begin);
    });
    std::vector<TimeRow> rows = maker.rows();
    m_known = std::exchange(m_used, {});
    return rows;
}

std::shared_ptr<const KeyTimes> RowMaker::timesOf(const graph::NodePtr &node, const QString &key, Time begin)
{
    const std::tuple id(node, key, begin);
    const auto known = m_known.find(id);
    if (known != m_known.end())
        return m_used.emplace(id, known->second).first->second;
    return m_used.emplace(id, keyTimesOf(node->properties.value(key), begin)).first->second;
}

QString groupFoldId(ClipId group)
{
    return u"group/%1"_s.arg(group.number());
}

std::vector<std::pair<QString, QColor>> trackColors()
{
    return {{TimelineWords::tr("Blue"), QColor(0x58c4dd)},   {TimelineWords::tr("Yellow"), QColor(0xffe566)},
            {TimelineWords::tr("Teal"), QColor(0x5cd0b3)},   {TimelineWords::tr("Grey"), QColor(0xc9ccd2)},
            {TimelineWords::tr("Orange"), QColor(0xf0ac5f)}, {TimelineWords::tr("Violet"), QColor(0xc3a5dc)},
            {TimelineWords::tr("Green"), QColor(0x9bd47f)},  {TimelineWords::tr("Red"), QColor(0xfc8f86)}};
}

QColor trackColor(const timeline::Track &track, int index)
{
    const QColor own(track.extra.value(u"colour"_s).toString());
    if (own.isValid())
        return own;
    const auto palette = trackColors();
    return palette[static_cast<std::size_t>(index) % palette.size()].second;
}

std::vector<Bar>::const_iterator firstBarAt(const TimeRow &row, Time time)
{
    return std::ranges::lower_bound(row.bars, time - row.longest, {}, &Bar::start);
}

QString idOf(const TimelineItem &item)
{
    if (const auto *clip = std::get_if<ClipId>(&item))
        return u"clip/%1"_s.arg(clip->number());
    if (const auto *sound = std::get_if<SoundId>(&item))
        return u"sound/%1"_s.arg(sound->number());
    const auto &key = std::get<KeyPlace>(item);
    return u"key/%1/%2/%3"_s.arg(key.index).arg(key.clip ? idOf(*key.clip) : key.node, key.property);
}

QString idOf(const TimeRow &row)
{
    if (!row.foldId.isEmpty())
        return u"row/"_s + row.foldId;
    if (row.kind == RowKind::Property)
        return u"row/"_s + (row.property.clip ? idOf(*row.property.clip) : row.property.node) + u'/' + row.property.key;
    return u"row/"_s + (row.bars.empty() ? QString() : idOf(row.bars.front().item));
}

const TimeRow *rowOfId(const std::vector<TimeRow> &rows, const QString &id)
{
    const auto found = std::ranges::find_if(rows, [&](const TimeRow &row) { return idOf(row) == id; });
    return found == rows.end() ? nullptr : &*found;
}

std::optional<TimelineItem> barOfId(const std::vector<TimeRow> &rows, const QString &id)
{
    for (const TimeRow &row : rows) {
        for (const Bar &bar : row.bars) {
            if (idOf(bar.item) == id)
                return bar.item;
        }
    }
    return std::nullopt;
}

} // namespace lectograph::editor
