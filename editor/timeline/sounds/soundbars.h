// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/sound.h"

#include <QPointF>
#include <QRectF>
#include <QString>

#include <memory>
#include <vector>

namespace lectograph::editor {

class TimelineView;
class Waveforms;
struct TimeRow;

/// A sound as shown in a lane.
struct SoundBar
{
    lecture::SoundPtr sound;
    QString name;
    base::Time start; ///< in the scene's time
    base::Time end;
    std::shared_ptr<const QByteArray> content; ///< of its file; null if the lecture has no such file

    lecture::SoundId id() const { return sound->id; }
    friend bool operator==(const SoundBar &, const SoundBar &) = default;
};

/// "−6 dB"
QString decibelsText(double decibels);

/// Appends the sound rows: sounds that overlap in time go to different rows.
void appendSoundRows(std::vector<TimeRow> &rows, const TimelineView &view);

// Geometry of sounds in the lanes, in pixels of the widget.

QRectF soundRect(const TimelineView &view, const TimeRow &row, const SoundBar &bar);
/// The part of the bar with the waveform.
QRectF waveRect(const QRectF &bar);
/// The centres of the fade handles.
QPointF fadeInHandle(const TimelineView &view, const QRectF &bar, const SoundBar &sound);
QPointF fadeOutHandle(const TimelineView &view, const QRectF &bar, const SoundBar &sound);

/// The y position of the gain line, by which the gain of a selected sound is dragged.
double gainLine(const QRectF &bar, double gain);

} // namespace lectograph::editor
