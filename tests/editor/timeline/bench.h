// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../gestures.h"
#include "../prepare.h"
#include "../registry.h"
#include "editor/timeline/lanes/trackheaders.h"
#include "editor/timeline/ruler/ruler.h"
#include "editor/timeline/scenes/scenestrip.h"
#include "editor/timeline/timelinepanel.h"
#include "editor/timeline/transport/transportbar.h"
#include "lecture/files.h"

#include <QTest>

#include <memory>

/// A window with the timeline and playback of a lecture with two scenes.
namespace lectograph::test {

struct Bench
{
    explicit Bench(const lecture::Lecture &lecture);

    const lecture::Scene &scene(const QString &id = QStringLiteral("one")) const;
    const timeline::Clip &clip(int track, int index) const;
    /// Seconds as pixels of the timeline.
    double pixels(double seconds) const { return seconds * panel->view().axis().scale; }
    editor::ClipId id(const lecture::ClipPlace &clip) const { return lecture::clipAt(scene(), clip)->id; }
    void selectClips(const std::vector<lecture::ClipPlace> &clips);
    bool has(const lecture::ClipPlace &clip) const { return session.selection.has(id(clip)); }
    /// Places of the selected clips.
    std::vector<lecture::ClipPlace> selectedClips() const;
    QRectF rectOf(const lecture::ClipPlace &clip) const { return panel->lanes().rectOf(id(clip)); }
    QPointF pointOf(const editor::KeyPlace &key) const { return panel->lanes().rectOf(key).center(); }
    QPoint middle(const lecture::ClipPlace &clip) const;
    QPoint end(const lecture::ClipPlace &clip) const;
    QPoint start(const lecture::ClipPlace &clip) const;
    /// Drags between two pixels of the lanes, with intermediate moves.
    void drag(QWidget *widget, const QPoint &from, const QPoint &to, Qt::KeyboardModifiers modifiers = {}) const;
    void dragLanes(const QPoint &from, const QPoint &by, Qt::KeyboardModifiers modifiers = {}) const;
    void key(const QString &sequence) const;
    lecture::Files files() const;

    editor::Session session;
    std::unique_ptr<QWidget> window;
    editor::TransportBar *transport;
    editor::TimelinePanel *panel;
};

timeline::Clip clipOf(const QString &type, const QString &target, double start, std::optional<double> duration);
graph::Node nodeOf(const QString &id, const QString &type, const QJsonObject &properties = {});
/// {"keys": […]} with these times.
QJsonObject keysAt(const std::vector<double> &times);
/// Circle with three clips and an animated radius, text with two, an animated number without clips; a second scene.
lecture::Lecture twoScenes();

// In twoScenes().
inline const lecture::ClipPlace fadeIn{0, {0}};
inline const lecture::ClipPlace indicate{0, {1}};
inline const lecture::ClipPlace fadeOut{0, {2}};
inline const lecture::ClipPlace writing{1, {0}};
editor::KeyPlace radiusKey(int index);

double startOf(const Bench &bench, const lecture::ClipPlace &place);
double lengthOf(const Bench &bench, const lecture::ClipPlace &place);
std::vector<double> keyTimes(const Bench &bench, const QString &node = QStringLiteral("circle"),
                             const QString &key = QStringLiteral("radius"));
/// Drops an animation from the palette.
void drop(QWidget *widget, const QPoint &at, const QString &type);
bool isNear(double a, double b);

} // namespace lectograph::test
