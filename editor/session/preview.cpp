// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/session/preview.h"

#include "base/allowance.h"
#include "base/memory.h"
#include "base/text.h"
#include "editor/edits/problemplace.h"
#include "editor/edits/properties.h"
#include "lecture/block.h"
#include "lecture/types.h"
#include "raster/poster.h"

#include <QDeadlineTimer>
#include <QScopedValueRollback>

#include <algorithm>
#include <chrono>
#include <utility>

namespace lectograph::editor {

namespace {

constexpr std::chrono::milliseconds longestPosterSearch{300}; // the window waits for it

picture::Picture blankPicture(const lecture::Lecture &lecture)
{
    picture::Picture picture;
    picture.frameWidth = lecture.frameWidth;
    picture.frameHeight = lecture.frameHeight;
    picture.camera.height = lecture.frameHeight;
    picture::seal(picture);
    return picture;
}

} // namespace

Preview::Preview(Document &document, Playhead &playhead, Selection &selection, QObject *parent)
    : QObject(parent),
      m_document(document),
      m_playhead(playhead),
      m_selection(selection),
      m_memo(std::make_shared<graph::Memo>()),
      m_show([this] { return newShow(); })
{
    connect(&document, &Document::opened, this, [this] {
        m_isOpening = true;
        // Everything is set up for the new lecture before anything is announced.
        const lecture::Lecture &lecture = m_document.lecture();
        stopLate();
        m_show.reset();
        m_inside.reset();
        m_entered.clear();
        m_picture.reset();
        m_lastPicture = blankPicture(lecture);
        const bool isOtherLanguage = std::exchange(m_language, lecture.language) != lecture.language;
        m_playhead.stop();
        m_playhead.setIn({});
        m_playhead.setOut({});
        m_selection.clear();
        m_selection.setScene(lecture.scenes.empty() ? QString() : lecture.scenes.front()->id);
        m_playhead.setFrame(0);
        m_playhead.arrive();
        if (isOtherLanguage)
            Q_EMIT languageChanged();
    });
    connect(&document, &Document::changed, this, &Preview::renew);
    connect(&playhead, &Playhead::timeChanged, this, &Preview::followPlayhead);
    connect(&playhead, &Playhead::playingChanged, this, &Preview::followMotion);
    connect(&playhead, &Playhead::rested, this, &Preview::followMotion);
    connect(&selection, &Selection::sceneChanged, this, &Preview::followScene);
    connect(&selection, &Selection::changed, &playhead, &Playhead::leavePoster);
}

void Preview::setPatience(Patience patience)
{
    m_patience = patience;
    if (!isBusy())
        return;
    stopLate();
    Q_EMIT pictureChanged();
}

void Preview::setLanguage(const QString &language)
{
    if (language == m_language)
        return;
    m_language = language;
    Q_EMIT languageChanged();
    renew();
}

QStringList Preview::languages() const
{
    return lecture::languageOrder(m_document.lecture(), m_language);
}

base::Error Preview::said(const base::Error &error) const
{
    return saidInScene(error, m_document.lecture(), m_document.registry(), languages());
}

std::unique_ptr<picture::Show> Preview::newShow() const
{
    return std::make_unique<picture::Show>(m_document.lecture(), m_document.registry(), m_language, QString(), m_memo);
}

std::unique_ptr<picture::Show> Preview::newInside()
{
    const Entered &open = m_entered.back();
    return std::make_unique<picture::Show>(picture::Show::ofDefinition(m_document.lecture(), m_document.registry(),
                                                                       m_language, lecture::blockIdOf(open.scene),
                                                                       {open.values, span().duration}, m_memo));
}

picture::Show &Preview::show()
{
    return m_show.show(!isBusy()); // the show that computes in the background will take its place
}

/// What is seen: the lecture, or the inside of a definition alone.
picture::Show &Preview::shown()
{
    if (!isInside())
        return show();
    if (!m_inside)
        m_inside = newInside();
    return *m_inside;
}

const picture::Picture &Preview::picture()
{
    if (!m_picture && !isBusy())
        compute();
    return m_picture ? *m_picture : m_lastPicture;
}

WantedPicture Preview::wanted()
{
    // Whoever watches the lecture play sees no errors.
    return {shownTime(), isInMotion(), !m_playhead.isPlaying()};
}

/// As said(), for another thread.
picture::Show::ErrorWords Preview::errorWords() const
{
    return
        [lecture = m_document.lecture(), types = lecture::sharedTypesOf(m_document.lecture(), m_document.plugins()),
         languages = languages()](const base::Error &error) { return saidInScene(error, lecture, *types, languages); };
}

void Preview::compute()
{
    const WantedPicture now = wanted();
    picture::Show &film = shown();
    const auto words = [this](const base::Error &error) { return said(error); };
    if (!m_patience) {
        m_picture = shownPicture(film, now, words);
        return;
    }
    {
        const base::StopScope stop({}, QDeadlineTimer(*m_patience));
        // What is drawn besides blocks, as the words of a problem, may be what lasts too long.
        std::optional<picture::Picture> picture;
        base::isDoneWithinMemory([&] { picture = shownPicture(film, now, words); });
        if (picture && !stop.hasStopped()) {
            m_picture = std::move(picture);
            return;
        }
    }
    // It keeps errors of what was stopped.
    if (isInside())
        m_inside.reset();
    else
        m_show.setStopped();
    computeLate(now);
}

void Preview::computeLate(const WantedPicture &wanted)
{
    auto then = [this, wanted, isOfInside = isInside()](std::unique_ptr<picture::Show> film,
                                                        std::optional<picture::Picture> picture) {
        if (isOfInside)
            m_inside = std::move(film);
        else
            m_show.set(std::move(film));
        arrive(wanted, std::move(picture));
    };
    m_late.compute(isInside() ? newInside() : newShow(), wanted, errorWords(), std::move(then));
    Q_EMIT busyChanged();
}

/// The time may have changed since: then the next picture is computed from what is known by now. Without memory it is not
/// tried again before something changes.
void Preview::arrive(const WantedPicture &before, std::optional<picture::Picture> picture)
{
    if (!picture)
        m_picture = std::move(m_lastPicture);
    else if (before == wanted())
        m_picture = std::move(picture);
    else
        m_lastPicture = std::move(*picture);
    Q_EMIT busyChanged();
    Q_EMIT pictureChanged();
}

void Preview::stopLate()
{
    if (!isBusy())
        return;
    m_late.stop();
    Q_EMIT busyChanged();
}

void Preview::forgetPicture()
{
    if (m_picture)
        m_lastPicture = *std::exchange(m_picture, {});
}

/// Whether states and outputs are known, or can be computed soon.
bool Preview::isKnown()
{
    if (m_patience)
        picture();
    return !isBusy();
}

Time Preview::shownTime()
{
    return isInside() ? show().localTime(m_playhead.time()) : m_playhead.time();
}

/// The values of the published properties that a file can store, as the instance has them now.
QJsonObject Preview::valuesOf(const QString &instance)
{
    const graph::Node *node = m_document.node(m_selection.scene(), instance);
    const graph::NodeType *type = node ? m_document.registry().nodes.find(node->type) : nullptr;
    timeline::Score *open = score();
    if (!type || !open || lecture::blockIdOf(node->type).isEmpty())
        return {};
    QJsonObject properties = node->properties;
    for (const QString &key : properties.keys()) {
        if (!lecture::findSpec(type->properties, key))
            properties.remove(key);
    }
    const int index = open->evaluator().indexOf(instance);
    const int group = index < 0 ? -1 : open->evaluator().groupOf(index);
    const graph::Bindings bindings = open->evaluator().bind(type->properties, properties, {}, group);
    const auto values = open->evaluator().values(bindings, scoreTime(), scoreTime());
    QJsonObject result;
    for (std::size_t i = 0; values && i < values->size(); ++i) {
        const QString key = base::toText(type->properties[i].key);
        if (const QJsonValue value = toJson((*values)[i]); properties.contains(key) && !value.isUndefined())
            result.insert(key, value);
    }
    return result;
}

picture::Show::SceneSpan Preview::span()
{
    const auto &spans = show().scenes();
    const QString scene = isInside() ? sceneAtPlayhead() : m_selection.scene();
    const auto found = std::ranges::find(spans, scene, &picture::Show::SceneSpan::id);
    return found == spans.end() ? picture::Show::SceneSpan{} : *found;
}

timeline::Score *Preview::score()
{
    return isKnown() ? shown().scoreAt(shownTime()) : nullptr;
}

Time Preview::localTime()
{
    return show().localTime(m_playhead.time());
}

/// A transition is seen while time passes. At rest the scene itself is, so that its beginning can be edited.
bool Preview::isInMotion() const
{
    return m_playhead.isPlaying() || m_playhead.isMoving();
}

void Preview::followMotion()
{
    if (!m_picture || isInMotion())
        return;
    const quint64 before = m_picture->hash;
    forgetPicture();
    if (picture().hash != before)
        Q_EMIT pictureChanged();
}

Time Preview::scoreTime()
{
    return shown().scoreTime(shownTime());
}

QString Preview::sceneAtPlayhead()
{
    const auto &spans = show().scenes();
    const auto next = std::ranges::upper_bound(spans, m_playhead.time(), {}, &picture::Show::SceneSpan::start);
    return next == spans.begin() ? QString() : (next - 1)->id;
}

bool Preview::isAtPlayhead(const QString &scene)
{
    const auto &spans = show().scenes();
    const auto found = std::ranges::find(spans, scene, &picture::Show::SceneSpan::id);
    if (found == spans.end() || m_playhead.time() < found->start)
        return false;
    const auto next = std::next(found); // it may begin before this one has ended
    return m_playhead.time() < found->start + found->duration
        && (next == spans.end() || m_playhead.time() < next->start);
}

void Preview::enter(const QString &scene, const QString &instance)
{
    if (!lecture::blockIdOf(scene).isEmpty()) {
        if (m_document.scene(scene) && scene != m_selection.scene()) {
            m_entered.push_back({scene, m_selection.scene(), instance, valuesOf(instance)});
            m_selection.setScene(scene);
        }
        return;
    }
    const auto &spans = show().scenes();
    const auto found = std::ranges::find(spans, scene, &picture::Show::SceneSpan::id);
    if (found == spans.end())
        return;
    if (!isAtPlayhead(scene))
        m_playhead.setFrame(show().lecture().rate.framesIn(found->start));
    m_selection.setScene(scene);
    m_playhead.arrive();
    Q_EMIT sceneOpened();
}

QStringList Preview::way()
{
    QStringList way{sceneAtPlayhead()};
    for (const Entered &one : m_entered)
        way.append(one.scene);
    return way;
}

void Preview::leave()
{
    if (!isInside())
        return;
    const Entered left = m_entered.back();
    const bool isScene = lecture::blockIdOf(left.from).isEmpty();
    m_selection.setScene(isScene ? sceneAtPlayhead() : left.from);
    if (m_document.node(m_selection.scene(), left.instance))
        m_selection.setNodes({left.instance});
}

/// Undo opens the scene of a step; when the playhead runs into a scene it is already there.
void Preview::followScene()
{
    const QString open = m_selection.scene();
    const bool wasInside = isInside();
    if (lecture::blockIdOf(open).isEmpty()) {
        m_entered.clear();
    } else {
        const auto entered = std::ranges::find(m_entered, open, &Entered::scene);
        if (entered == m_entered.end())
            m_entered = {{open, sceneAtPlayhead(), {}, {}}};
        else
            m_entered.erase(std::next(entered), m_entered.end());
    }
    if (wasInside || isInside())
        stopLate();
    m_inside.reset();
    if (!isInside() && !isAtPlayhead(open)) {
        enter(open);
        return;
    }
    if (wasInside || isInside()) {
        forgetPicture();
        Q_EMIT pictureChanged();
    }
    if (!m_isFollowing && !m_isOpening)
        Q_EMIT sceneOpened();
}

base::Result<shape::Shape> Preview::stateOf(const QString &node)
{
    timeline::Score *found = score();
    if (isBusy())
        return base::failure(tr("This is still being computed."));
    const int index = found ? found->evaluator().indexOf(node) : -1;
    if (index < 0)
        return base::failure(tr("There is no “%1” in this scene.").arg(node));
    return found->state(index, scoreTime());
}

base::Result<graph::Outputs> Preview::outputsOf(const QString &node)
{
    timeline::Score *found = score();
    if (isBusy())
        return base::failure(tr("This is still being computed."));
    const int index = found ? found->evaluator().indexOf(node) : -1;
    if (index < 0)
        return base::failure(tr("There is no “%1” in this scene.").arg(node));
    return found->evaluator().outputs(index, scoreTime());
}

std::optional<base::Error> Preview::failureOf(const QString &node)
{
    const auto outputs = outputsOf(node);
    if (!outputs)
        return outputs.error();
    const graph::Evaluator &evaluator = score()->evaluator();
    const std::vector<base::Error> failures = evaluator.failuresOf(evaluator.indexOf(node));
    return failures.empty() ? std::nullopt : std::optional(failures.front());
}

/// The in and out points stay where they are within their scenes; without its scene a point is none.
void Preview::keepRange(const std::vector<picture::Show::SceneSpan> &before)
{
    const auto &after = show().scenes();
    const auto moved = [&](Time at, bool isEnd) -> std::optional<Time> {
        const auto within = std::ranges::find_if(before, [&](const picture::Show::SceneSpan &span) {
            const Time end = span.start + span.duration;
            return isEnd ? at > span.start && at <= end : at >= span.start && at < end;
        });
        if (within == before.end())
            return at;
        const auto now = std::ranges::find(after, within->id, &picture::Show::SceneSpan::id);
        return now == after.end() ? std::nullopt : std::optional(now->start + (at - within->start));
    };
    const auto in = m_playhead.in();
    const auto out = m_playhead.out();
    const auto newIn = in ? moved(*in, false) : std::nullopt;
    const auto newOut = out ? moved(*out, true) : std::nullopt;
    if (newIn != in || newOut != out)
        m_playhead.setRange(newIn, newOut);
}

/// The first time at which another scene is seen: the next one may begin before `scene` has ended.
Time Preview::endOf(const picture::Show::SceneSpan &scene)
{
    const auto &spans = show().scenes();
    const auto found = std::ranges::find(spans, scene.id, &picture::Show::SceneSpan::id);
    return found == spans.end() || std::next(found) == spans.end() ? scene.start + scene.duration
                                                                   : std::next(found)->start;
}

/// When scenes were moved or became shorter, the playhead stays in the open one, at the same time of it.
void Preview::keepPlace(const std::vector<picture::Show::SceneSpan> &before, Time time)
{
    const QString open = m_selection.scene();
    const auto &after = show().scenes();
    const auto was = std::ranges::find(before, open, &picture::Show::SceneSpan::id);
    const auto now = std::ranges::find(after, open, &picture::Show::SceneSpan::id);
    if (isInside() || was == before.end() || now == after.end() || isAtPlayhead(open) || time < was->start
        || time >= was->start + was->duration)
        return;
    const base::FrameRate rate = show().lecture().rate;
    const Time last = endOf(*now) - rate.at(1);
    m_playhead.setFrame(rate.framesIn(std::max(now->start, std::min(now->start + (time - was->start), last))));
    m_playhead.arrive();
}

void Preview::renew()
{
    const picture::Show *built = m_show.built();
    const std::vector<picture::Show::SceneSpan> before = built ? built->scenes()
                                                               : std::vector<picture::Show::SceneSpan>();
    const Time time = m_playhead.time();
    stopLate();
    m_show.reset();
    m_inside.reset();
    forgetPicture();
    {
        // The open scene depends on the lecture: clamping the playhead to a new length must not open another one.
        const QScopedValueRollback renewing(m_isRenewing, true);
        keepRange(before);
        m_playhead.setLength(show().duration(), m_document.lecture().rate);
        keepPlace(before, time);
    }
    m_selection.keepTo(m_document.lecture());
    m_playhead.leavePoster();
    if (std::exchange(m_isOpening, false) && m_opensAtPoster)
        showPoster();
    Q_EMIT pictureChanged();
}

void Preview::showPoster()
{
    const picture::Show::SceneSpan first = span();
    const lecture::Scene *scene = m_document.scene(first.id);
    if (!scene || scene->actors.empty() || show().stillUntil(first.start) >= first.start + first.duration)
        return;
    // Not of the whole lecture: authors begin with its first scene.
    picture::Show alone(m_document.lecture(), m_document.registry(), m_language, first.id, m_memo);
    Time poster = first.start;
    base::isDoneWithinMemory([&] {
        const QDeadlineTimer limit(longestPosterSearch);
        const base::StopScope stop({}, limit);
        poster = first.start + raster::posterTime(alone, {}, limit);
    });
    const Time last = endOf(first) - show().lecture().rate.at(1);
    m_playhead.showPoster(std::max(std::min(poster, last), first.start));
}

void Preview::followPlayhead()
{
    forgetPicture();
    const auto &spans = show().scenes();
    if (!spans.empty() && !m_isRenewing && !isInside()) {
        const QScopedValueRollback following(m_isFollowing, true);
        m_selection.setScene(sceneAtPlayhead());
    }
    Q_EMIT pictureChanged();
}

} // namespace lectograph::editor
