// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/document.h"
#include "editor/session/playhead.h"
#include "editor/session/preview.h"
#include "editor/sound/passage.h"
#include "editor/sound/soundmix.h"
#include "editor/sound/soundsink.h"

#include <QTimer>

#include <memory>

namespace lectograph::editor {

/// Lets the lecture be heard while it plays, and a moment of it wherever the playhead is put. The picture follows the sound:
/// the playhead is kept where the device is, without ever going back. Backwards, and at speeds at which nobody understands
/// anything, it is silent.
class SoundPlayer : public QObject
{
    Q_OBJECT

public:
    static constexpr double slowest = 0.5;
    static constexpr double fastest = 2;

    SoundPlayer(Document &document, Playhead &playhead, Preview &preview, std::unique_ptr<SoundSink> sink,
                QObject *parent = nullptr);
    ~SoundPlayer() override;

    // How loud, whether at all, and whether the place is heard to which the playhead is put: as last time.
    double volume() const { return m_volume; } ///< 0…1, as it seems to the ear
    void setVolume(double volume);
    bool isMuted() const { return m_isMuted; }
    void setMuted(bool muted);
    bool isHeardWhileScrubbing() const { return m_isHeardWhileScrubbing; }
    void setHeardWhileScrubbing(bool heard);

    /// Why nothing is heard; empty if nothing is known to be wrong.
    const QString &problem() const { return m_problem; }

    /// Keeps the playhead beside the sound; called by a timer while it plays.
    void follow();

Q_SIGNALS:
    void changed();                        ///< volume, muted, scrubbing
    void problemFound(const QString &why); ///< another one than last time
    void problemChanged();

private:
    enum class State { Silent, Playing, Scrubbing };

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
    bool isAnythingHeardIn(qint64 from, qint64 to) const;

    Document &m_document;
    Playhead &m_playhead;
    Preview &m_preview;
    std::shared_ptr<SoundMix> m_mix; ///< shared with what the sink reads
    std::vector<media::PlacedSound> m_sounds;
    std::unique_ptr<SoundSink> m_sink;
    QTimer m_following;
    QTimer m_scrubbed; ///< some time after a scrub the device is let go
    State m_state = State::Silent;
    Passage m_passage;
    bool m_isSynchronous = false; ///< the playhead has been put beside the sound
    double m_followedAt = 0;      ///< seconds of the playhead
    bool m_isLate = false;        ///< the device took so long to open that it was begun anew
    base::Time m_heard;           ///< when it was followed last
    int m_waits = 0;              ///< how often in a row the device had not gone on
    double m_volume = 1;
    bool m_isMuted = false;
    bool m_isHeardWhileScrubbing = true;
    QString m_problem;
};

} // namespace lectograph::editor
