// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/manipulation/cast.h"

#include "editor/edits/chain_edits.h"
#include "editor/edits/linked.h"
#include "editor/edits/sharing.h"
#include "editor/manipulation/leaves.h"
#include "lecture/block.h"
#include "lecture/clip_place.h"
#include "lecture/frame_edge.h"
#include "lecture/visible.h"
#include "timeline/resting.h"

#include <QHash>
#include <QPainterPath>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <limits>

namespace lectograph::editor {

using base::Transform;
using base::Vec3;
using shape::Shape;

namespace {

bool isDrawn(const Shape &shape)
{
    if (shape->hidden || shape->opacity <= 0)
        return false;
    return isDrawnLeaf(*shape) || std::ranges::any_of(shape->children, isDrawn);
}

constexpr double farAway = std::numeric_limits<double>::infinity();

/// The distance in pixels from the point to the drawn leaf: 0 on a fill or stroke, farAway beyond `tolerance`.
double distanceTo(const Leaf &leaf, const Projection &projection, bool isPinned, const QPointF &at, double tolerance)
{
    if (leaf.part.image) {
        const QPolygonF corners = projection.corners(boxOf({-0.5, -0.5, 1, 1}), leaf.place, isPinned);
        return corners.containsPoint(at, Qt::WindingFill) ? 0 : farAway;
    }
    const shape::Style &style = leaf.part.style;
    const double half = style.hasStroke() ? style.strokeWidth * 0.01 * projection.unit(isPinned) / 2 : 0;
    const double reach = half + tolerance;
    const QRectF around = projection.corners(boxOf(leaf.part.path.bounds()), leaf.place, isPinned)
                              .boundingRect()
                              .adjusted(-reach, -reach, reach, reach);
    if (!around.contains(at))
        return farAway;
    const QPainterPath path = projected(leaf.part.path, leaf.place, projection, isPinned);
    if (style.hasFill() && path.contains(at))
        return 0;
    double nearest = farAway;
    for (const QPolygonF &polygon : path.toSubpathPolygons()) {
        for (qsizetype i = 1; i < polygon.size(); ++i)
            nearest = std::min(nearest, distanceToSegment(at, polygon.at(i - 1), polygon.at(i)));
    }
    const double beside = std::max(0.0, nearest - half);
    return beside <= tolerance ? beside : farAway;
}

double areaOf(const QPolygonF &polygon)
{
    double twice = 0;
    for (qsizetype i = 0; i < polygon.size(); ++i) {
        const QPointF &a = polygon.at(i);
        const QPointF &b = polygon.at((i + 1) % polygon.size());
        twice += a.x() * b.y() - b.x() * a.y();
    }
    return std::abs(twice) / 2;
}

/// What a hidden actor would look like: as it stands, which clips may have changed, or else as in the graph.
Shape unhidden(const Shape &state, Session &session, const QString &id)
{
    Shape shown = state.edited([](shape::Part &part) { part.hidden = false; });
    if (isDrawn(shown))
        return shown;
    const auto outputs = session.preview.outputsOf(id);
    const bool hasShape = outputs && !outputs->empty() && std::holds_alternative<Shape>(outputs->front());
    return hasShape ? std::get<Shape>(outputs->front()) : state;
}

/// Whether the master draws the node over the open scene. On its stage as well, it is drawn twice, at one place unless the
/// camera moves; then its place on the stage is meant.
bool isOverScene(const Session &session, const QString &id)
{
    const lecture::Lecture &lecture = session.document.lecture();
    const QString &scene = session.selection.scene();
    if (!isInMaster(lecture, id) || !lecture::blockIdOf(scene).isEmpty())
        return false;
    const std::vector<QString> actors = actorsOnStage(lecture, scene);
    return std::ranges::find(actors, id) == actors.end();
}

} // namespace

Actor actorOf(Session &session, const QString &id)
{
    Actor actor;
    actor.id = id;
    if (auto state = session.preview.stateOf(id))
        actor.shape = std::move(*state);
    actor.isSeen = isDrawn(actor.shape);
    if (!actor.isSeen)
        actor.shape = unhidden(actor.shape, session, id);
    actor.isMaster = isOverScene(session, id);
    if (actor.isMaster)
        actor.shape = actor.shape.edited([](shape::Part &part) { part.pinned = true; });
    actor.isPinned = actor.shape->pinned;
    actor.place = actor.shape->placement;
    actor.own = actor.shape.edited([](shape::Part &part) { part.placement = {}; }).bounds();
    return actor;
}

base::Box boxOf(const QRectF &rect)
{
    base::Box box;
    box.add(Vec3{rect.left(), rect.top(), 0});
    box.add(Vec3{rect.right(), rect.bottom(), 0});
    return box;
}

QRectF rectOf(const base::Box &box)
{
    return box.isEmpty() ? QRectF() : QRectF(QPointF(box.min.x, box.min.y), QPointF(box.max.x, box.max.y));
}

std::vector<QRectF> rectsOfSeen(const std::vector<Actor> &cast)
{
    std::vector<QRectF> rects;
    for (const Actor &actor : cast) {
        if (actor.isSeen && !actor.shape.bounds().isEmpty())
            rects.push_back(rectOf(actor.shape.bounds()));
    }
    return rects;
}

const Actor *findActor(const std::vector<Actor> &cast, const QString &id)
{
    const auto found = std::ranges::find(cast, id, &Actor::id);
    return found == cast.end() ? nullptr : &*found;
}

std::vector<const Actor *> actorsOf(const std::vector<Actor> &cast, const QStringList &ids)
{
    std::vector<const Actor *> found;
    constexpr qsizetype few = 8; // not worth building an index
    QHash<QString, const Actor *> index;
    for (const Actor &actor : cast) {
        if (ids.size() > few)
            index.insert(actor.id, &actor);
    }
    for (const QString &id : ids) {
        if (const Actor *actor = ids.size() > few ? index.value(id) : findActor(cast, id))
            found.push_back(actor);
    }
    return found;
}

namespace {

/// The width of the actor's lines, without what gets narrower, such as the head of an arrow.
double widestLine(const Shape &shape)
{
    double widest = 0;
    eachLeaf(shape, {}, 1, {}, [&](const Leaf &leaf) {
        if (leaf.part.style.hasStroke() && !leaf.part.style.widthProfile)
            widest = std::max(widest, leaf.part.style.strokeWidth);
    });
    return widest;
}

/// A line that only explains, such as those from the tips of two vectors to that of their sum: no wider than half of
/// the widest line of its actor.
bool isAuxiliary(const shape::Style &style, double widest)
{
    return style.hasStroke() && !style.hasFill() && !style.widthProfile && style.strokeWidth <= widest / 2;
}

/// Among the actors with this property, see hitAt().
std::optional<Hit> hitAmong(const std::vector<Actor> &cast, bool Actor::*is, const Projection &projection,
                            const QPointF &at, double tolerance)
{
    struct Met
    {
        Hit hit;
        double distance = farAway;
        double area = farAway; ///< of the actor's box
        bool isLine = false;
        bool isAuxiliary = false;
    };
    Met nearest;
    Met inBox;
    for (std::size_t i = cast.size(); i-- > 0;) {
        const Actor &actor = cast[i];
        if (!(actor.*is))
            continue;
        const QPolygonF corners = actor.corners(projection);
        constexpr double room = 24; // for strokes that are thicker than this
        if (!corners.boundingRect().adjusted(-room, -room, room, room).contains(at))
            continue;
        const double area = areaOf(corners);
        const double widest = widestLine(actor.shape);
        Met met;
        bool isOnlyAuxiliary = true; // also where another of its lines is a little farther away
        eachLeaf(actor.shape, {}, 1, {}, [&](const Leaf &leaf) {
            const double distance = distanceTo(leaf, projection, actor.isPinned, at, tolerance);
            if (distance > tolerance)
                return;
            const shape::Style &style = leaf.part.style;
            isOnlyAuxiliary = isOnlyAuxiliary && isAuxiliary(style, widest);
            if (distance <= met.distance)
                met = {{actor.id, leaf.name}, distance, area, style.hasStroke() && !style.hasFill()};
        });
        const bool isMet = met.distance <= tolerance;
        met.isAuxiliary = isMet && isOnlyAuxiliary;
        // An auxiliary line in front leaves the line of a smaller actor, at which it ends, to that actor.
        const bool replaces = isMet && met.isLine && nearest.isAuxiliary && !met.isAuxiliary && area < 2 * nearest.area;
        // Makes thin lines and texts in front of a large actor easier to hit.
        const bool isBehindSmaller = nearest.distance <= tolerance && nearest.area < area / 2;
        if (met.distance == 0 && isBehindSmaller && !replaces)
            return nearest.hit;
        if (met.distance == 0 && !met.isAuxiliary) // an exact hit so far is on an auxiliary line
            return nearest.distance == 0 && !replaces ? nearest.hit : met.hit;
        const bool yields = met.isAuxiliary && nearest.isLine && !nearest.isAuxiliary && nearest.area < 2 * area;
        if (replaces || (met.distance < nearest.distance && !yields))
            nearest = met;
        if (area < inBox.area && area < 0.6 * projection.frame().width() * projection.frame().height()
            && corners.containsPoint(at, Qt::WindingFill))
            inBox = {{actor.id, {}, true}, 0, area};
    }
    if (nearest.distance <= tolerance)
        return nearest.hit;
    return inBox.hit.node.isEmpty() ? std::nullopt : std::optional(inBox.hit);
}

} // namespace

std::optional<Hit> hitAt(const std::vector<Actor> &cast, const Projection &projection, const QPointF &at,
                         double tolerance)
{
    const auto seen = hitAmong(cast, &Actor::isSeen, projection, at, tolerance);
    if (seen && !seen->isInside)
        return seen;
    const auto ghost = hitAmong(cast, &Actor::isGhost, projection, at, tolerance);
    return ghost && (!seen || !ghost->isInside) ? ghost : seen;
}

QStringList actorsIn(const std::vector<Actor> &cast, const Projection &projection, const QRectF &rect)
{
    QStringList found;
    for (const Actor &actor : cast) {
        if (actor.isReachable() && !actor.isMaster && actor.corners(projection).intersects(rect))
            found.append(actor.id);
    }
    return found;
}

base::Box boundsOf(const std::vector<Actor> &cast, const QStringList &nodes)
{
    const QSet<QString> wanted(nodes.begin(), nodes.end());
    base::Box box;
    for (const Actor &actor : cast) {
        if (wanted.contains(actor.id))
            box.add(actor.shape.bounds());
    }
    return box;
}

std::optional<SelectionBox> selectionBox(const std::vector<Actor> &cast, const QStringList &nodes)
{
    const QSet<QString> wanted(nodes.begin(), nodes.end());
    std::vector<const Actor *> selected;
    for (const Actor &actor : cast) {
        if (wanted.contains(actor.id) && !actor.own.isEmpty())
            selected.push_back(&actor);
    }
    if (selected.empty())
        return std::nullopt;
    if (selected.size() == 1)
        return SelectionBox{selected.front()->own, selected.front()->place, selected.front()->isPinned};
    return SelectionBox{boundsOf(cast, nodes), {}, std::ranges::all_of(selected, &Actor::isPinned)};
}

const std::vector<Actor> &StageCast::actors() const
{
    if (m_actors)
        return *m_actors;
    std::vector<Actor> cast;
    timeline::Score *score = m_session.preview.score();
    const base::Time now = m_session.preview.scoreTime();
    if (const lecture::Scene *scene = m_session.document.scene(m_session.selection.scene())) {
        const QSet<QString> own(scene->actors.begin(), scene->actors.end());
        for (const QString &id : actorsOnStage(m_session.document.lecture(), scene->id)) {
            const int index = score ? score->evaluator().indexOf(id) : -1;
            // What has left in a scene before would be in the way.
            if (!own.contains(id) && (index < 0 || score->isAbsent(index, now)))
                continue;
            Actor actor = actorOf(m_session, id);
            actor.isGhost = m_showsGhosts && !actor.isSeen && !actor.own.isEmpty();
            cast.push_back(std::move(actor));
        }
    }
    const auto byDepth = [](const Actor &actor) { return actor.shape->z; };
    std::ranges::stable_sort(cast, {}, byDepth);
    const auto front = static_cast<std::ptrdiff_t>(cast.size());
    for (const QString &id : masterOver(m_session.document.lecture(), m_session.selection.scene())) {
        if (!findActor(cast, id))
            cast.push_back(actorOf(m_session, id));
    }
    std::stable_sort(cast.begin() + front, cast.end(),
                     [&](const Actor &a, const Actor &b) { return byDepth(a) < byDepth(b); });
    return m_actors.emplace(std::move(cast));
}

QStringList StageCast::selected() const
{
    QStringList selected;
    const QStringList &nodes = m_session.selection.nodes();
    if (m_actors) {
        for (const Actor *actor : actorsOf(*m_actors, nodes))
            selected.append(actor->id);
    } else if (const auto *scene = m_session.document.scene(m_session.selection.scene()); scene && !nodes.isEmpty()) {
        // Does not need the cast.
        const std::vector<QString> actors = actorsOnStage(m_session.document.lecture(), scene->id);
        QSet<QString> onStage(actors.begin(), actors.end());
        for (const QString &id : masterOver(m_session.document.lecture(), scene->id))
            onStage.insert(id);
        std::ranges::copy_if(nodes, std::back_inserter(selected),
                             [&](const QString &node) { return onStage.contains(node); });
    }
    return selected;
}

QStringList StageCast::reachable() const
{
    QStringList reachable;
    QStringList hidden;
    for (const Actor &actor : actors()) {
        if (actor.isReachable())
            reachable.append(actor.id);
        else if (actor.isReachableByKey())
            hidden.append(actor.id);
    }
    return reachable + hidden;
}

QString StageCast::neighbour(const QString &id, bool isNext) const
{
    const QStringList reachable = this->reachable();
    const qsizetype current = reachable.indexOf(id);
    return reachable.value(isNext ? current + 1 : (current < 0 ? reachable.size() : current) - 1);
}

const std::optional<SelectionBox> &StageCast::selectedBox() const
{
    if (!m_selectedBox || m_selectedBoxOf != m_session.selection.snapshot()) {
        m_selectedBoxOf = m_session.selection.snapshot();
        m_selectedBox.emplace();
        if (!m_session.selection.nodes().isEmpty())
            *m_selectedBox = selectionBox(actors(), selected());
    }
    return *m_selectedBox;
}

const std::vector<Actor> &StageCast::cutTexts() const
{
    if (m_cutTexts)
        return *m_cutTexts;
    std::vector<Actor> cut;
    const lecture::Lecture &lecture = m_session.document.lecture();
    const lecture::Scene *scene = m_session.document.scene(m_session.selection.scene());
    if (scene && !lecture::hasCamera(lecture::chainOf(lecture, scene->id))) {
        for (const QString &id : scene->actors) {
            const graph::Node *node = m_session.document.node(scene->id, id);
            if (!node || !node->type.startsWith(QLatin1String("text.")))
                continue;
            const auto state = m_session.preview.stateOf(id);
            if (!state || !lecture::leavesFrame(state->bounds(), lecture.frameWidth, lecture.frameHeight))
                continue;
            const auto outputs = m_session.preview.outputsOf(id);
            const Shape *atRest = outputs && !outputs->empty() ? std::get_if<Shape>(&outputs->front()) : nullptr;
            Actor actor = actorOf(m_session, id);
            if (actor.isSeen && atRest && atRest->bounds() == state->bounds())
                cut.push_back(std::move(actor));
        }
    }
    return m_cutTexts.emplace(std::move(cut));
}

namespace {

/// The blocks that other blocks or clips use.
QSet<QString> usedIn(const lecture::Scene &scene)
{
    QSet<QString> found;
    const auto insert = [&](const QStringList &linked) { found.unite(QSet<QString>(linked.begin(), linked.end())); };
    for (const graph::NodePtr &node : scene.nodes)
        insert(linkedBy(*node));
    lecture::eachClip(
        scene, [&](const lecture::ClipPlace &, const timeline::Clip &clip) { insert(linkedBy(clip.properties)); });
    return found;
}

} // namespace

const std::vector<Actor> &StageCast::outside() const
{
    if (m_outside)
        return *m_outside;
    std::vector<Actor> outside;
    const lecture::Lecture &lecture = m_session.document.lecture();
    const lecture::Scene *scene = m_session.document.scene(m_session.selection.scene());
    timeline::Score *score = m_session.preview.score();
    const bool isDefinition = scene && !lecture::blockIdOf(scene->id).isEmpty(); // its instances stand anywhere
    if (scene && score && !isDefinition && !lecture::hasCamera(lecture::chainOf(lecture, scene->id))) {
        std::ranges::copy_if(actors(), std::back_inserter(outside), [&](const Actor &actor) {
            return actor.isSeen && !actor.isMaster
                && lecture::framePlaceOf(actor.shape.bounds(), lecture.frameWidth, lecture.frameHeight)
                == lecture::FramePlace::Outside;
        });
        if (!outside.empty()) {
            const QSet<QString> used = usedIn(*scene);
            const QSet<QString> own(scene->actors.begin(), scene->actors.end());
            const base::Time now = m_session.preview.scoreTime();
            const auto isAtRest = [&](const Actor &actor) {
                const int index = score->evaluator().indexOf(actor.id);
                const auto rest = score->evaluator().shapeOf(index, now);
                return rest
                    && lecture::framePlaceOf(rest->bounds(), lecture.frameWidth, lecture.frameHeight)
                    == lecture::FramePlace::Outside
                    && !timeline::isMoved(*score, index, now);
            };
            std::erase_if(outside, [&](const Actor &actor) {
                return used.contains(actor.id) || !own.contains(actor.id) || !isAtRest(actor);
            });
        }
    }
    return m_outside.emplace(std::move(outside));
}

void StageCast::setShowsGhosts(bool isOn)
{
    m_showsGhosts = isOn;
    forget();
}

void StageCast::forget()
{
    m_actors.reset();
    m_cutTexts.reset();
    m_outside.reset();
    m_selectedBox.reset();
}

} // namespace lectograph::editor
