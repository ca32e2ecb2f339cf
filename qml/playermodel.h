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

/// A film and where in it the viewer is. While it plays, the clock alone decides which frame is due: a machine that is
/// too slow shows fewer of them, never later.
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
    Q_PROPERTY(QString timeText READ timeText NOTIFY frameChanged)
    Q_PROPERTY(QString durationText READ durationText CONSTANT)
    Q_PROPERTY(QString sceneName READ sceneName NOTIFY frameChanged)
    Q_PROPERTY(QList<double> sceneShares READ sceneShares CONSTANT)
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)
    Q_PROPERTY(lectograph::stage::StageView *stage READ stage WRITE setStage NOTIFY stageChanged)

public:
    using Clock = std::function<base::Time()>;

    /// `clock` only ever grows; without one it is the machine's.
    explicit PlayerModel(Film film, Clock clock = {}, QObject *parent = nullptr);

    const QString &title() const { return m_film.title; }
    double aspectRatio() const { return m_aspectRatio; }
    int frame() const { return m_frame; }
    int frameCount() const { return m_frameCount; }
    bool isPlaying() const { return m_isPlaying; }
    /// "00:34.20": minutes, seconds and hundredths, in every language alike.
    QString timeText() const;
    QString durationText() const;
    QString sceneName() const;
    /// Where each scene begins: 0 at the first frame, 1 at the last.
    QList<double> sceneShares() const;
    const QString &problem() const { return m_problem; }
    stage::StageView *stage() const { return m_stage; }
    void setStage(stage::StageView *stage);

    /// From the beginning, if it stands at the end.
    Q_INVOKABLE void togglePlaying();
    Q_INVOKABLE void pause();
    /// Stays within the film; while it plays, it goes on from there.
    Q_INVOKABLE void goTo(int frame);
    /// Stops, and moves by so many frames.
    Q_INVOKABLE void step(int frames);
    /// To the beginning of the scene, or of the one before or after.
    Q_INVOKABLE void stepScene(int direction);

    /// Shows the frame that is due by the clock; called by a timer while it plays.
    void followClock();

Q_SIGNALS:
    void aspectRatioChanged();
    void frameChanged();
    void playingChanged();
    void problemChanged();
    void stageChanged();

private:
    void play();
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
    base::Time m_playedSince; ///< by the clock …
    int m_playedFrom = 0;     ///< … from this frame on
};

} // namespace lectograph::player
