// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "qml/film.h"
#include "stage/stageview.h"

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

namespace lectograph::player {

/// A film and the viewer's position in it. During playback the clock alone determines the current frame: a slow machine
/// skips frames instead of lagging behind.
class PlayerModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by the program")
    Q_PROPERTY(QString title READ title CONSTANT)
    Q_PROPERTY(double aspectRatio READ aspectRatio NOTIFY aspectRatioChanged)
    Q_PROPERTY(int frame READ frame NOTIFY frameChanged)
    Q_PROPERTY(int frameCount READ frameCount CONSTANT)
    Q_PROPERTY(bool playing READ isPlaying NOTIFY playingChanged)
    Q_PROPERTY(bool black READ isBlack NOTIFY blackChanged)
    Q_PROPERTY(bool atEnd READ isAtEnd NOTIFY atEndChanged)
    Q_PROPERTY(QString timeText READ timeText NOTIFY frameChanged)
    Q_PROPERTY(QString durationText READ durationText CONSTANT)
    Q_PROPERTY(QString sceneName READ sceneName NOTIFY frameChanged)
    Q_PROPERTY(QList<double> sceneShares READ sceneShares CONSTANT)
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)
    Q_PROPERTY(lectograph::stage::StageView *stage READ stage WRITE setStage NOTIFY stageChanged)

public:
    using Clock = std::function<base::Time()>;

    /// `clock` must be monotonic; defaults to the system's.
    explicit PlayerModel(Film film, Clock clock = {}, QObject *parent = nullptr);

    const QString &title() const { return m_film.title; }
    double aspectRatio() const { return m_aspectRatio; }
    int frame() const { return m_frame; }
    int frameCount() const { return m_frameCount; }
    bool isPlaying() const { return m_isPlaying; }
    /// Instead of the picture the screen is black, so that everybody listens.
    bool isBlack() const { return m_isBlack; }
    /// Whether it went on behind the last stop: the screen is black and says that the lecture has ended.
    bool isAtEnd() const { return m_isAtEnd; }
    /// "00:34.20": minutes, seconds and hundredths, the same in every language.
    QString timeText() const;
    QString durationText() const;
    QString sceneName() const;
    /// The start of each scene: 0 is the first frame, 1 the last.
    QList<double> sceneShares() const;
    const QString &problem() const { return m_problem; }
    stage::StageView *stage() const { return m_stage; }
    void setStage(stage::StageView *stage);

    /// Plays to the next stop; starts from the beginning if the film is at its end.
    Q_INVOKABLE void togglePlaying();
    /// Plays to the next stop; during playback, jumps to it; at the last one, to the end. To the next scene in a film
    /// without stops.
    Q_INVOKABLE void goOn();
    /// Jumps to the previous stop, or scene, and waits there; from the end, to the last picture.
    Q_INVOKABLE void goBack();
    /// Pauses if it becomes black; whatever plays or moves shows the picture again.
    Q_INVOKABLE void toggleBlack();
    Q_INVOKABLE void pause();
    /// Clamped to the film; playback continues from there.
    Q_INVOKABLE void goTo(int frame);
    /// Pauses and steps by `frames`.
    Q_INVOKABLE void step(int frames);
    /// Goes to the start of the scene, or of the previous or next one.
    Q_INVOKABLE void stepScene(int direction);

    /// Shows the frame given by the clock; called by a timer during playback.
    void followClock();

Q_SIGNALS:
    void aspectRatioChanged();
    void frameChanged();
    void playingChanged();
    void blackChanged();
    void atEndChanged();
    void problemChanged();
    void stageChanged();

private:
    void play();
    void setBlack(bool isBlack);
    void setAtEnd(bool isAtEnd);
    int stopAhead() const;
    void show(int frame);
    void waitForNextFrame();
    std::vector<int> sceneStarts() const;

    Film m_film;
    Clock m_clock;
    QElapsedTimer m_elapsed;
    QTimer m_timer;
    QPointer<stage::StageView> m_stage;
    QString m_problem;
    double m_aspectRatio = 16.0 / 9;
    int m_frameCount = 1;
    int m_frame = 0;
    bool m_isPlaying = false;
    bool m_isBlack = false;
    bool m_isAtEnd = false;
    base::Time m_playedSince; ///< clock time at the start of playback …
    int m_playedFrom = 0;     ///< … and the frame at that time
    int m_playedTo = 0;       ///< where playback waits
};

} // namespace lectograph::player
