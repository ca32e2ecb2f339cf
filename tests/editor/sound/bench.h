// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../wav.h"
#include "editor/sound/soundplayer.h"

#include <algorithm>
#include <cmath>

/// A lecture whose sound reveals the position in it, a manual clock, and a recording device.
namespace lectograph::test {

/// A device that plays only on request.
class Listener : public editor::SoundSink
{
public:
    void start(Source source) override
    {
        m_source = std::move(source);
        m_heard.reset();
        ++starts;
    }
    void stop() override { m_source = {}; }
    std::optional<base::Time> heard() const override { return m_heard; }

    bool isStarted() const { return static_cast<bool>(m_source); }
    /// The left channel of the next samples.
    std::vector<float> listen(double seconds)
    {
        std::vector<float> both(static_cast<std::size_t>(std::llround(seconds * media::soundRate)) * 2);
        if (m_source)
            m_source(both);
        std::vector<float> left;
        for (std::size_t i = 0; i < both.size(); i += 2)
            left.push_back(both[i]);
        m_heard = m_heard.value_or(base::Time()) + base::Time::fromSeconds(seconds);
        return left;
    }
    void setHeard(double seconds) { m_heard = base::Time::fromSeconds(seconds); }

    int starts = 0;

private:
    Source m_source;
    std::optional<base::Time> m_heard;
};

inline constexpr double loudest = 0.8;

/// The value of the ramp at a time of its file, which is ten seconds long.
inline double ramp(double at)
{
    return loudest * at / 10;
}

/// A scene of two seconds without sounds, then one of twelve seconds with a sound.
inline lecture::Lecture lectureWith(const lecture::Sound &sound)
{
    lecture::Lecture lecture;
    lecture.rate = {30, 1};
    lecture.languages = {QStringLiteral("en"), QStringLiteral("ko")};
    for (const auto &[id, seconds] : {std::pair(QStringLiteral("one"), 2), std::pair(QStringLiteral("two"), 12)}) {
        lecture::Scene scene;
        scene.id = id;
        scene.duration = base::Time::fromSeconds(seconds);
        lecture.scenes.push_back(std::make_shared<const lecture::Scene>(std::move(scene)));
    }
    lecture = lecture::withAsset(lecture, QStringLiteral("assets/ramp.wav"), wav(10, ramp)).value();
    lecture =
        lecture::withAsset(lecture, QStringLiteral("assets/still.wav"), wav(10, [](double) { return 0.5; })).value();
    return lecture::withSound(lecture, QStringLiteral("two"), 0, sound).value();
}

inline lecture::Sound rampSound()
{
    lecture::Sound sound;
    sound.file = QJsonObject{{QStringLiteral("en"), QStringLiteral("assets/ramp.wav")},
                             {QStringLiteral("ko"), QStringLiteral("assets/still.wav")}};
    sound.start = base::Time::fromSeconds(1);
    return sound;
}

/// The ramp starts at 3 s of the lecture.
struct Bench
{
    explicit Bench(const lecture::Lecture &lecture = lectureWith(rampSound()))
        : document(registry),
          playhead([this] { return base::Time::fromSeconds(clock); }),
          preview(document, playhead, selection),
          device(new Listener),
          player(document, playhead, preview, std::unique_ptr<editor::SoundSink>(device))
    {
        document.open(lecture, {});
    }

    void goTo(double seconds) { playhead.setTime(base::Time::fromSeconds(seconds)); }
    /// Advances both the clock and the device.
    std::vector<float> pass(double seconds)
    {
        clock += seconds;
        return device->listen(seconds);
    }
    bool edit(lecture::Sound sound)
    {
        return document.edit(QStringLiteral("Edit"), [&](const lecture::Lecture &lecture) {
            return lecture::withSound(lecture, QStringLiteral("two"), 0, std::move(sound));
        });
    }

    double clock = 100;
    timeline::Registry registry;
    editor::Document document;
    editor::Playhead playhead;
    editor::Selection selection;
    editor::Preview preview;
    Listener *device;
    editor::SoundPlayer player;
};

inline bool isNear(double a, double b)
{
    return std::abs(a - b) < 2e-4;
}

inline bool isSilent(const std::vector<float> &samples)
{
    return std::ranges::all_of(samples, [](float sample) { return sample == 0; });
}

} // namespace lectograph::test
