// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/document.h"
#include "editor/session/playhead.h"
#include "editor/session/preview.h"
#include "editor/settings/settings.h"
#include "editor/sound/soundmix.h"
#include "editor/sound/soundsink.h"

#include <QTimer>

#include <memory>

namespace lectograph::editor {

/// Plays the sound during playback, and a short part of it when scrubbing. The picture follows the sound: the playhead
/// is adjusted to the device's position, without ever going back. Silent backwards, and at speeds at which speech is
/// unintelligible.
class SoundPlayer : public QObject
{
    Q_OBJECT

public:
    static constexpr double slowest = 0.5;
    static constexpr double fastest = 2;

    SoundPlayer(Document &document, Playhead &playhead, Preview &preview, std::unique_ptr<SoundSink> sink,
                QObject *parent = nullptr);

    // Volume, mute, and sound while scrubbing, saved in the settings (QSettings).
    double volume() const { return m_volume; } ///< 0…1, perceived loudness
    void setVolume(double volume);
    bool isMuted() const { return m_isMuted; }
    void setMuted(bool muted);
    bool isHeardWhileScrubbing() const { return m_isHeardWhileScrubbing; }
    void setHeardWhileScrubbing(bool heard);

    /// Why nothing is heard; empty without a known problem.
    const QString &problem() const { return m_problem; }

    /// Synchronises the playhead with the sound; called by a timer during playback.
    void follow();

Q_SIGNALS:
    void changed();                        ///< volume, muted, scrubbing
    void problemFound(const QString &why); ///< only if it differs from the last one
    void problemChanged();

private:
    enum class State { Silent, Playing, Scrubbing };

    /// Also saves it.
    template <class T>
    void set(T &member, const T &value, const Setting<T> &setting);
    void takeLecture();
    void followPlaying();
    void followTime();
    void restart();
    void stop();
    void stopPlaying();
    void setProblem(const QString &problem);
    void giveLoudness();
    void start(const Passage &passage, State state);
    Passage passageFrom(base::Time time) const;

    Document &m_document;
    Playhead &m_playhead;
    Preview &m_preview;
    std::shared_ptr<SoundMix> m_mix; ///< shared with the source of the sink
    std::vector<media::PlacedSound> m_sounds;
    std::unique_ptr<SoundSink> m_sink;
    QTimer m_following;
    QTimer m_scrubbed; ///< stops the device some time after scrubbing
    State m_state = State::Silent;
    Passage m_passage;
    bool m_isSynchronous = false; ///< the playhead has been adjusted to the sound
    double m_followedAt = 0;      ///< playhead time in seconds
    bool m_isLate = false;        ///< opening the device took so long that playback was restarted
    base::Time m_heard;           ///< at the last follow()
    int m_waits = 0;              ///< consecutive follow() calls without progress of the device
    double m_volume = 1;
    bool m_isMuted = false;
    bool m_isHeardWhileScrubbing = true;
    QString m_problem;
};

} // namespace lectograph::editor
