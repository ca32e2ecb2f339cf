// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/playermodel.h"

#include "picture/stops.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace lectograph::player {

using namespace Qt::StringLiterals;

namespace {

QString clockText(base::Time time)
{
    const qint64 hundredths = time.flicks / (base::Time::perSecond / 100);
    const auto twoDigits = [](qint64 number) { return QString::number(number).rightJustified(2, u'0'); };
    return twoDigits(hundredths / 6000) + u':' + twoDigits(hundredths / 100 % 60) + u'.' + twoDigits(hundredths % 100);
}

int frameOf(base::Time time, base::FrameRate rate)
{
    // Rounded up: the first frame at or after `time`.
    const qint64 frame = rate.framesIn(time);
    return static_cast<int>(std::clamp<qint64>(frame, 0, std::numeric_limits<int>::max()));
}

} // namespace

PlayerModel::PlayerModel(Film film, Clock clock, QObject *parent)
    : QObject(parent), m_film(std::move(film)), m_clock(std::move(clock))
{
    m_frameCount = std::max(1, frameOf(m_film.duration, m_film.rate));
    if (!m_clock) {
        m_elapsed.start();
        m_clock = [this] { return base::Time{m_elapsed.nsecsElapsed() * 441 / 625}; }; // flicks per nanosecond
    }
    m_timer.setTimerType(Qt::PreciseTimer);
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &PlayerModel::followClock);
}

QString PlayerModel::timeText() const
{
    return clockText(m_film.rate.at(m_frame));
}

QString PlayerModel::durationText() const
{
    return clockText(m_film.duration);
}

/// The first frame of each scene.
std::vector<int> PlayerModel::sceneStarts() const
{
    std::vector<int> frames;
    for (const Film::Scene &scene : m_film.scenes)
        frames.push_back(std::min(frameOf(scene.start, m_film.rate), m_frameCount - 1));
    return frames;
}

QString PlayerModel::sceneName() const
{
    const std::vector<int> starts = sceneStarts();
    const auto after = std::ranges::upper_bound(starts, m_frame);
    return after == starts.begin() ? QString()
                                   : m_film.scenes[static_cast<std::size_t>(after - starts.begin()) - 1].name;
}

QList<double> PlayerModel::sceneShares() const
{
    QList<double> shares;
    for (const int frame : sceneStarts())
        shares.append(static_cast<double>(frame) / std::max(1, m_frameCount - 1));
    return shares;
}

void PlayerModel::setStage(stage::StageView *stage)
{
    if (stage == m_stage)
        return;
    m_stage = stage;
    Q_EMIT stageChanged();
    if (m_stage)
        show(m_frame);
}

void PlayerModel::togglePlaying()
{
    if (m_isPlaying)
        pause();
    else
        play();
}

void PlayerModel::play()
{
    setBlack(false);
    setAtEnd(false);
    if (m_frame >= m_frameCount - 1)
        show(0);
    m_playedSince = m_clock();
    m_playedFrom = m_frame;
    m_playedTo = stopAhead();
    m_isPlaying = true;
    Q_EMIT playingChanged();
    waitForNextFrame();
}

void PlayerModel::pause()
{
    if (!m_isPlaying)
        return;
    m_timer.stop();
    m_isPlaying = false;
    Q_EMIT playingChanged();
}

int PlayerModel::stopAhead() const
{
    const int last = m_frameCount - 1;
    return static_cast<int>(std::min<qint64>(picture::stopAfter(m_film.stops, m_frame).value_or(last), last));
}

void PlayerModel::goOn()
{
    if (m_film.stops.empty()) {
        stepScene(1);
        return;
    }
    if (m_isPlaying) {
        pause();
        goTo(m_playedTo);
    } else if (m_frame < m_frameCount - 1) {
        play();
    } else {
        setBlack(false);
        setAtEnd(true);
    }
}

void PlayerModel::goBack()
{
    if (m_film.stops.empty()) {
        stepScene(-1);
        return;
    }
    pause();
    goTo(m_isAtEnd ? m_frame : static_cast<int>(picture::stopBefore(m_film.stops, m_frame)));
}

void PlayerModel::toggleBlack()
{
    pause();
    setBlack(!m_isBlack);
}

void PlayerModel::setBlack(bool isBlack)
{
    if (std::exchange(m_isBlack, isBlack) != isBlack)
        Q_EMIT blackChanged();
}

void PlayerModel::setAtEnd(bool isAtEnd)
{
    if (std::exchange(m_isAtEnd, isAtEnd) != isAtEnd)
        Q_EMIT atEndChanged();
}

void PlayerModel::goTo(int frame)
{
    setBlack(false);
    setAtEnd(false);
    show(std::clamp(frame, 0, m_frameCount - 1));
    m_playedSince = m_clock();
    m_playedFrom = m_frame;
    m_playedTo = stopAhead();
}

void PlayerModel::step(int frames)
{
    pause();
    goTo(m_frame + frames);
}

void PlayerModel::stepScene(int direction)
{
    const std::vector<int> starts = sceneStarts();
    const auto after = std::ranges::upper_bound(starts, m_frame);
    if (direction > 0) {
        goTo(after == starts.end() ? m_frameCount - 1 : *after);
        return;
    }
    // Backwards goes to the start of this scene first, then to the previous one.
    const auto before = std::ranges::lower_bound(starts, m_frame);
    goTo(before == starts.begin() ? 0 : *(before - 1));
}

void PlayerModel::followClock()
{
    if (!m_isPlaying)
        return;
    const base::Time played = m_clock() - m_playedSince;
    const qint64 due = m_playedFrom
        + played.flicks * m_film.rate.numerator / m_film.rate.denominator / base::Time::perSecond;
    if (due >= m_playedTo) {
        pause();
        show(m_playedTo);
        return;
    }
    show(static_cast<int>(due));
    waitForNextFrame();
}

void PlayerModel::waitForNextFrame()
{
    const base::Time next = m_film.rate.at(m_frame + 1) - m_film.rate.at(m_playedFrom);
    const base::Time left = next - (m_clock() - m_playedSince);
    m_timer.start(std::max(0, static_cast<int>(std::ceil(left.seconds() * 1000))));
}

void PlayerModel::show(int frame)
{
    const bool isOther = frame != m_frame;
    m_frame = frame;
    if (m_stage && m_film.picture) {
        picture::Picture picture = m_film.picture(m_film.rate.at(frame));
        const double ratio = picture.frameHeight > 0 ? picture.frameWidth / picture.frameHeight : m_aspectRatio;
        m_stage->setPicture(std::move(picture));
        if (ratio != m_aspectRatio) {
            m_aspectRatio = ratio;
            Q_EMIT aspectRatioChanged();
        }
        const QString problem = m_film.problems ? m_film.problems() : QString();
        if (problem != m_problem) {
            m_problem = problem;
            Q_EMIT problemChanged();
        }
    }
    if (isOther)
        Q_EMIT frameChanged();
}

} // namespace lectograph::player
