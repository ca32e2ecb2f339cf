// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/timeline/scenes/scenethumbnails.h"

#include "base/background.h"
#include "base/memory.h"
#include "graph/expression.h"
#include "lecture/chain.h"
#include "lecture/properties.h"
#include "lecture/visible.h"
#include "raster/poster.h"

#include <QGuiApplication>

#include <algorithm>
#include <chrono>
#include <utility>

namespace lectograph::editor {

using namespace std::chrono_literals;

namespace {

constexpr auto pauseAfterEdit = 400ms; // longer than between two letters or steps of a drag

bool haveSameAssets(const lecture::Lecture &a, const lecture::Lecture &b)
{
    return std::ranges::equal(a.assets, b.assets, [](const auto &one, const auto &other) {
        return one.first == other.first && one.second.content == other.second.content;
    });
}

/// Of the whole lecture, since a scene may say its number among all of them.
SceneThumbnail drawnThumbnail(const lecture::Lecture &lecture, const QString &scene, const timeline::Registry &registry,
                              const QString &language, double ratio, const std::stop_token &stop)
{
    const base::StopScope stopping(stop);
    SceneThumbnail thumbnail;
    const bool isDrawn = base::isDoneWithinMemory([&] {
        picture::Show show(lecture, registry, language, scene);
        const base::Time time = raster::finishedTime(show, stop);
        thumbnail.large = raster::drawnWithin(show, time, (QSizeF(SceneThumbnails::largeSize) * ratio).toSize());
        thumbnail.small = thumbnail.large.scaled((QSizeF(SceneThumbnails::smallSize) * ratio).toSize(),
                                                 Qt::KeepAspectRatio, Qt::SmoothTransformation);
    });
    return isDrawn && !stop.stop_requested() ? thumbnail : SceneThumbnail();
}

} // namespace

lecture::Lecture SceneThumbnails::Content::lecture() const
{
    lecture::Lecture all = frame;
    all.scenes = scenes;
    all.scenes.insert(all.scenes.end(), later.begin(), later.end());
    return all;
}

SceneThumbnails::Named SceneThumbnails::Content::findNamed() const
{
    Named found{.lecture = false, .progress = false};
    const auto look = [&](const QJsonObject &properties) {
        found.lecture = found.lecture || graph::mayName(properties, {"scene", "lecture"});
        found.progress = found.progress || graph::mayName(properties, {"progress"});
    };
    const auto lookAtNodes = [&](const std::vector<graph::NodePtr> &nodes) {
        for (const graph::NodePtr &node : nodes)
            look(node->properties);
    };
    const auto lookAtClip = [&](const timeline::Clip &clip, const QString &) { look(clip.properties); };
    lookAtNodes(frame.nodes);
    look(frame.look.styles);
    for (const lecture::ScenePtr &scene : scenes) {
        look(scene->properties);
        lookAtNodes(scene->nodes);
        lecture::eachClip(*scene, lookAtClip);
    }
    for (const auto &[id, block] : frame.blocks) {
        lookAtNodes(block->inside->nodes);
        for (const lecture::PublishedOutput &output : block->outputs)
            look({{QStringLiteral("from"), output.from}});
    }
    for (const auto &[id, animation] : frame.animations)
        lecture::eachClip(animation->clips, {}, lookAtClip);
    return found;
}

bool SceneThumbnails::Content::isSeenAlike(const Surroundings &now) const
{
    const Surroundings &was = surroundings;
    return (!named.lecture || (was.title == now.title && was.number == now.number && was.count == now.count))
        && (!named.progress || (was.start == now.start && was.end == now.end));
}

SceneThumbnails::SceneThumbnails(Session &session, QObject *parent) : QObject(parent), m_session(session)
{
    m_pool.setMaxThreadCount(1);
    m_pool.setThreadPriority(QThread::LowestPriority);
    m_wait.setSingleShot(true);
    connect(&m_wait, &QTimer::timeout, this, &SceneThumbnails::drawNext);
    connect(&session.document, &Document::opened, this, &SceneThumbnails::forget);
    connect(&session.document, &Document::changed, this, &SceneThumbnails::followEdit);
    connect(&session.playhead, &Playhead::playingChanged, this, &SceneThumbnails::drawNext);
    connect(&session.playhead, &Playhead::rested, this, &SceneThumbnails::drawNext);
}

SceneThumbnails::~SceneThumbnails()
{
    m_stop.request_stop();
    m_pool.clear();
    m_pool.waitForDone();
}

const SceneThumbnail &SceneThumbnails::find(const QString &scene)
{
    static const SceneThumbnail none;
    const bool isBeingDrawn = scene == m_drawn && isCurrent(scene, m_drawnContent);
    if (!isBeingDrawn && !hasCurrent(scene)) {
        m_wanted.removeOne(scene);
        m_wanted.append(scene);
        if (!m_wait.isActive())
            m_wait.start(0);
    }
    const auto found = m_entries.find(scene);
    return found == m_entries.end() ? none : found->second.thumbnail;
}

std::vector<lecture::ScenePtr> SceneThumbnails::scenesOf(const QString &id) const
{
    return lecture::chainOf(m_session.document.lecture(), id);
}

std::vector<lecture::ScenePtr> SceneThumbnails::laterThan(const QString &id) const
{
    const lecture::Lecture &lecture = m_session.document.lecture();
    std::vector<lecture::ScenePtr> later;
    for (const QString &seeing : lecture::scenesSeeing(lecture, id)) {
        if (seeing != id)
            later.push_back(lecture::writtenScene(lecture, seeing));
    }
    return later;
}

SceneThumbnails::Surroundings SceneThumbnails::surroundingsOf(const QString &id) const
{
    const lecture::Lecture &lecture = m_session.document.lecture();
    if (m_places.scenes != lecture.scenes || m_places.animations != lecture.animations
        || m_places.dialect != lecture.dialect || m_places.all.empty())
        m_places = {lecture.scenes, lecture.animations, lecture.dialect,
                    lecture::placesOf(lecture, m_session.document.registry().animations)};
    const auto found = std::ranges::find(lecture.scenes, id, [](const lecture::ScenePtr &scene) { return scene->id; });
    if (found == lecture.scenes.end())
        return {};
    const auto number = static_cast<std::size_t>(found - lecture.scenes.begin());
    return {lecture.title, number, lecture.scenes.size(), m_places.all[number].start, m_places.all.back().end()};
}

std::vector<timeline::Passage> SceneThumbnails::passagesIn(const Content &content) const
{
    return lecture::Chain(content.lecture(), content.scenes.size() - 1, m_session.document.registry().animations)
        .ahead();
}

bool SceneThumbnails::isCurrent(const QString &id, Content &content) const
{
    const std::vector<lecture::ScenePtr> now = scenesOf(id);
    const lecture::Lecture &is = m_session.document.lecture();
    const lecture::Lecture &was = content.frame;
    const bool isSame = now.empty()
        || (now == content.scenes && content.language == m_session.preview.language() && was.language == is.language
            && was.languages == is.languages && was.frameWidth == is.frameWidth && was.frameHeight == is.frameHeight
            && was.rate == is.rate && was.dialect == is.dialect && was.font == is.font && haveSameAssets(was, is)
            && was.nodes == is.nodes && was.master == is.master && was.look == is.look && was.blocks == is.blocks
            && was.animations == is.animations && content.isSeenAlike(surroundingsOf(id)));
    std::vector<lecture::ScenePtr> later = laterThan(id);
    if (!isSame || now.empty() || later == content.later)
        return isSame;
    Content other = content;
    other.later = std::move(later);
    if (passagesIn(other) != passagesIn(content))
        return false;
    content.later = std::move(other.later);
    return true;
}

bool SceneThumbnails::hasCurrent(const QString &id)
{
    const auto found = m_entries.find(id);
    return found == m_entries.end() ? scenesOf(id).empty() : isCurrent(id, found->second.content);
}

/// Scenes of another lecture may have the same ids.
void SceneThumbnails::forget()
{
    m_stop.request_stop();
    m_drawnContent = {};
    m_wanted.clear();
    m_entries.clear();
}

void SceneThumbnails::followEdit()
{
    if (!isCurrent(m_drawn, m_drawnContent))
        m_stop.request_stop();
    m_wait.start(pauseAfterEdit);
}

void SceneThumbnails::drawNext()
{
    // The machine belongs to whoever plays, scrubs or edits.
    if (!m_drawn.isEmpty() || m_wait.isActive() || m_session.playhead.isPlaying() || m_session.playhead.isMoving())
        return;
    while (!m_wanted.isEmpty() && hasCurrent(m_wanted.last()))
        m_wanted.removeLast();
    if (m_wanted.isEmpty())
        return;
    m_drawn = m_wanted.takeLast();
    const lecture::Lecture &lecture = m_session.document.lecture();
    m_drawnContent = {
        scenesOf(m_drawn), laterThan(m_drawn), lecture, m_session.preview.language(), surroundingsOf(m_drawn), {}};
    m_drawnContent.frame.scenes.clear();
    m_stop = {};
    const auto work = [this, id = m_drawn, lecture, content = m_drawnContent, &registry = m_session.document.plugins(),
                       ratio = qGuiApp->devicePixelRatio(), stop = m_stop.get_token()]() mutable {
        const auto drawn = base::withinMemory([&]() -> base::Result<SceneThumbnail> {
            content.named = content.findNamed();
            return drawnThumbnail(lecture, id, registry, content.language, ratio, stop);
        });
        const SceneThumbnail thumbnail = drawn.value_or(SceneThumbnail());
        // Delivered only while this object exists: its destructor waits for this job.
        QMetaObject::invokeMethod(
            this, [this, id, content, thumbnail] { deliver(id, content, thumbnail); }, Qt::QueuedConnection);
    };
    base::runInBackground(m_pool, work);
}

void SceneThumbnails::deliver(const QString &scene, const Content &content, const SceneThumbnail &thumbnail)
{
    const bool isWanted = std::exchange(m_drawnContent, {}).scenes == content.scenes;
    m_drawn.clear();
    if (isWanted && !thumbnail.large.isNull()) {
        m_entries[scene] = {content, thumbnail};
        Q_EMIT made(scene);
    }
    drawNext();
}

} // namespace lectograph::editor
