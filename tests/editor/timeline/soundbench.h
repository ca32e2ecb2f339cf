// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../wav.h"
#include "bench.h"
#include "editor/timeline/lanes/lanes.h"
#include "editor/timeline/sounds/waveforms.h"

/// A scene with narration and music, and their positions in the lanes.
namespace lectograph::test {

inline lecture::Sound soundOf(const QString &file, double start, double from = 0, std::optional<double> duration = {})
{
    lecture::Sound sound;
    sound.file = file;
    sound.start = base::Time::fromSeconds(start);
    sound.from = base::Time::fromSeconds(from);
    if (duration)
        sound.duration = base::Time::fromSeconds(*duration);
    return sound;
}

/// Four seconds of narration from 0.5 s, silent in its first half; three of eight seconds of music from 6 s.
inline lecture::Lecture narrated()
{
    lecture::Lecture lecture = twoScenes();
    const auto add = [&](const QString &name, const QByteArray &bytes) {
        lecture = lecture::withAsset(lecture, name, bytes).value();
    };
    add(QStringLiteral("assets/voice.wav"), wav(4, [](double at) { return at < 2 ? 0.0 : 0.9 * std::sin(at * 2000); }));
    add(QStringLiteral("assets/music.wav"), toneWav(8));
    lecture::Sound voice = soundOf(QStringLiteral("assets/voice.wav"), 0.5);
    voice.name = QJsonObject{{QStringLiteral("en"), QStringLiteral("Narration")},
                             {QStringLiteral("ko"), QStringLiteral("내레이션")},
                             {QStringLiteral("zh"), QStringLiteral("旁白")}};
    lecture = lecture::withSound(lecture, QStringLiteral("one"), 0, std::move(voice)).value();
    return lecture::withSound(lecture, QStringLiteral("one"), 1, soundOf(QStringLiteral("assets/music.wav"), 6, 1, 3))
        .value();
}

/// The bench, after the sounds are loaded.
struct SoundBench : Bench
{
    using Bench::id;

    explicit SoundBench(const lecture::Lecture &lecture = narrated()) : Bench(lecture)
    {
        for (const lecture::SoundPtr &one : scene().sounds) {
            const editor::SoundBar &shown = *panel->view().barOf(one->id)->sound();
            if (shown.content && !QTest::qWaitFor([&] { return isRead(panel->view().waveforms().of(shown.content)); }))
                qFatal("a sound is not read");
        }
        QCoreApplication::processEvents();
    }

    static bool isRead(const editor::Waveforms::State &state) { return state.waveform || !state.problem.isEmpty(); }
    editor::TimelineLanes *lanes() const { return &panel->lanes(); }
    const lecture::Sound &sound(int index) const { return *scene().sounds.at(static_cast<std::size_t>(index)); }
    double start(int index) const { return sound(index).start.seconds(); }
    double from(int index) const { return sound(index).from.seconds(); }
    double length(int index) const { return sound(index).duration.value_or(base::Time()).seconds(); }
    int count() const { return static_cast<int>(scene().sounds.size()); }
    int steps() { return session.document.history().index(); }
    /// Seconds as whole pixels.
    int wide(double seconds) const { return static_cast<int>(std::lround(pixels(seconds))); }

    editor::SoundId id(int index) const { return sound(index).id; }
    bool isSelected(int index) const { return session.selection.has(id(index)); }
    void selectSounds(const std::vector<int> &indices)
    {
        editor::SoundIds ids;
        for (const int index : indices)
            ids.push_back(id(index));
        session.selection.setSounds(ids);
    }
    /// The indices of the selected sounds.
    std::vector<int> selectedSounds() const
    {
        std::vector<int> indices;
        for (const editor::SoundId selected : session.selection.sounds()) {
            const auto &all = scene().sounds;
            const auto found = std::ranges::find(all, selected, [](const lecture::SoundPtr &one) { return one->id; });
            indices.push_back(static_cast<int>(found - all.begin()));
        }
        return indices;
    }
    const editor::Bar &bar(int index) const { return *panel->view().barOf(id(index)); }
    QPointF fadeHandle(int index, editor::TimeEdge edge) const
    {
        const double scale = panel->view().axis().scale;
        return editor::fadeHandle(rect(index), sound(index), edge, scale);
    }
    QRectF rect(int index) const { return panel->lanes().rectOf(id(index)); }
    QPoint body(int index) const { return QPointF(rect(index).center().x(), rect(index).bottom() - 6).toPoint(); }
    QPoint left(int index) const { return QPointF(rect(index).left() + 1.5, rect(index).bottom() - 4).toPoint(); }
    QPoint right(int index) const { return QPointF(rect(index).right() - 1.5, rect(index).bottom() - 4).toPoint(); }
    void click(int index, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::mouseClick(lanes(), Qt::LeftButton, modifiers, body(index));
    }
    const editor::TimeRow &row(int index) const
    {
        const editor::TimeRow *found = nullptr;
        panel->view().barOf(id(index), &found);
        return *found;
    }
    void goTo(double seconds) { session.playhead.setTime(base::Time::fromSeconds(seconds)); }
};

/// Equal within a frame at 30 frames per second plus a pixel.
inline bool isAbout(double a, double b)
{
    return std::abs(a - b) < 0.05;
}

} // namespace lectograph::test
