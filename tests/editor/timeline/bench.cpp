// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"

#include "editor/edits/mime.h"

#include <QJsonArray>
#include <QVBoxLayout>

namespace lectograph::test {

using namespace Qt::StringLiterals;
using base::Time;

timeline::Clip clipOf(const QString &type, const QString &target, double start, std::optional<double> duration)
{
    timeline::Clip clip;
    clip.type = type;
    clip.target = target;
    clip.start = Time::fromSeconds(start);
    if (duration)
        clip.duration = Time::fromSeconds(*duration);
    return clip;
}

graph::Node nodeOf(const QString &id, const QString &type, const QJsonObject &properties)
{
    graph::Node node;
    node.id = id;
    node.type = type;
    node.properties = properties;
    return node;
}

QJsonObject keysAt(const std::vector<double> &times)
{
    QJsonArray keys;
    for (std::size_t i = 0; i < times.size(); ++i)
        keys.append(QJsonObject{{u"at"_s, times[i]}, {u"value"_s, 1 + static_cast<double>(i % 3)}});
    return {{u"keys"_s, keys}};
}

lecture::Lecture twoScenes()
{
    const auto shared = [](auto value) { return std::make_shared<const decltype(value)>(std::move(value)); };
    lecture::Lecture lecture;
    lecture.rate = {30, 1};
    lecture.languages = {u"en"_s, u"ko"_s, u"zh"_s};
    lecture.title = u"Timeline"_s;
    lecture::Scene one;
    one.id = u"one"_s;
    one.name = QJsonObject{{u"en"_s, u"Circles"_s}, {u"ko"_s, u"원"_s}, {u"zh"_s, u"圆"_s}};
    one.duration = Time::fromSeconds(12);
    one.nodes = {shared(nodeOf(u"circle"_s, u"shapes.circle"_s, {{u"radius"_s, keysAt({2, 4, 7})}})),
                 shared(nodeOf(u"label"_s, u"text.text"_s, {{u"text"_s, u"어텐션 注意力"_s}})),
                 shared(nodeOf(u"size"_s, u"shapes.square"_s, {{u"side"_s, keysAt({1, 9})}}))};
    one.actors = {u"circle"_s, u"label"_s};
    timeline::Track circle;
    circle.name = QJsonObject{{u"en"_s, u"Circle"_s}, {u"ko"_s, u"토큰 띠"_s}, {u"zh"_s, u"圆形"_s}};
    circle.clips = {shared(clipOf(u"motion.fade-in"_s, u"circle"_s, 1, 1)),
                    shared(clipOf(u"motion.indicate"_s, u"circle"_s, 3, 2)),
                    shared(clipOf(u"motion.fade-out"_s, u"circle"_s, 8, 1.5))};
    timeline::Track label;
    label.name = QJsonObject{{u"en"_s, u"Label"_s}, {u"ko"_s, u"질의 Q"_s}, {u"zh"_s, u"标签"_s}};
    label.clips = {shared(clipOf(u"motion.write"_s, u"label"_s, 2, 2)),
                   shared(clipOf(u"motion.fade-out"_s, u"label"_s, 10, 1))};
    one.tracks = {shared(std::move(circle)), shared(std::move(label))};
    lecture::Scene two;
    two.id = u"two"_s;
    two.duration = Time::fromSeconds(6);
    lecture.scenes = {shared(std::move(one)), shared(std::move(two))};
    return lecture;
}

Bench::Bench(const lecture::Lecture &lecture) : session(registry()), window(std::make_unique<QWidget>())
{
    auto *layout = new QVBoxLayout(window.get());
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    transport = new editor::TransportBar(session, window.get(), window.get());
    panel = new editor::TimelinePanel(session, window.get());
    panel->view().setSnaps(true);
    panel->view().setRipples(false);
    layout->addWidget(transport);
    layout->addWidget(panel, 1);
    session.document.open(lecture, {});
    window->resize(1366, 380);
    window->show();
    window->activateWindow();
    panel->view().fitScene();
    panel->lanes().setFocus();
    QCoreApplication::processEvents();
}

const lecture::Scene &Bench::scene(const QString &id) const
{
    return *session.document.scene(id);
}

const timeline::Clip &Bench::clip(int track, int index) const
{
    return *scene().tracks.at(static_cast<std::size_t>(track))->clips.at(static_cast<std::size_t>(index));
}

void Bench::selectClips(const std::vector<lecture::ClipPlace> &clips)
{
    editor::ClipIds ids;
    for (const lecture::ClipPlace &clip : clips)
        ids.push_back(id(clip));
    session.selection.setClips(ids);
}

std::vector<lecture::ClipPlace> Bench::selectedClips() const
{
    std::vector<lecture::ClipPlace> clips;
    for (const editor::ClipId clip : session.selection.clips())
        clips.push_back(lecture::placeOf(scene(session.selection.scene()), clip).value());
    return clips;
}

QPoint Bench::middle(const lecture::ClipPlace &clip) const
{
    return rectOf(clip).center().toPoint();
}

QPoint Bench::end(const lecture::ClipPlace &clip) const
{
    const QRectF rect = rectOf(clip);
    return QPointF(rect.right() - 1.5, rect.center().y()).toPoint();
}

QPoint Bench::start(const lecture::ClipPlace &clip) const
{
    const QRectF rect = rectOf(clip);
    return QPointF(rect.left() + 1.5, rect.center().y()).toPoint();
}

void Bench::drag(QWidget *widget, const QPoint &from, const QPoint &to, Qt::KeyboardModifiers modifiers) const
{
    QTest::mousePress(widget, Qt::LeftButton, modifiers, from);
    constexpr int steps = 8;
    for (int i = 1; i <= steps; ++i)
        moveTo(*widget, QPointF(from) + QPointF(to - from) * i / steps, modifiers);
    QTest::mouseRelease(widget, Qt::LeftButton, modifiers, to);
    QCoreApplication::processEvents();
}

void Bench::dragLanes(const QPoint &from, const QPoint &by, Qt::KeyboardModifiers modifiers) const
{
    drag(&panel->lanes(), from, from + by, modifiers);
}

void Bench::key(const QString &sequence) const
{
    QTest::keySequence(window->focusWidget() ? window->focusWidget() : window.get(), QKeySequence(sequence));
    QCoreApplication::processEvents();
}

lecture::Files Bench::files() const
{
    return lecture::toFiles(session.document.lecture()).value();
}

double startOf(const Bench &bench, const lecture::ClipPlace &place)
{
    return bench.clip(place.track, place.indices.front()).start.seconds();
}

double lengthOf(const Bench &bench, const lecture::ClipPlace &place)
{
    return bench.clip(place.track, place.indices.front()).duration.value_or(base::Time()).seconds();
}

std::vector<double> keyTimes(const Bench &bench, const QString &node, const QString &key)
{
    std::vector<double> times;
    for (const QJsonValue &one :
         editor::keysOf(editor::writtenAt(bench.session.document.lecture(), {u"one"_s, node, {}, key})))
        times.push_back(one[u"at"_s].toDouble());
    return times;
}

editor::KeyPlace radiusKey(int index)
{
    return {u"circle"_s, {}, u"radius"_s, index};
}

void drop(QWidget *widget, const QPoint &at, const QString &type)
{
    drop(*widget, editor::mime::animation, type, at);
}

bool isNear(double a, double b)
{
    return std::abs(a - b) < 0.0006;
}

} // namespace lectograph::test
