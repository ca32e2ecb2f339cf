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

/// A sound as a lane shows it.
struct SoundBar
{
    lecture::SoundPtr sound;
    QString name;
    base::Time start; ///< in the scene's time
    base::Time end;
    std::shared_ptr<const QByteArray> content; ///< of its file; null: the lecture has no such file

    lecture::SoundId id() const { return sound->id; }
    friend bool operator==(const SoundBar &, const SoundBar &) = default;
};

/// "−6 dB"
QString decibelsText(double decibels);

/// Rows below the others: sounds that play at the same time stand below one another.
void appendSoundRows(std::vector<TimeRow> &rows, const TimelineView &view);

// Where sounds are in the lanes, in pixels of the widget.

QRectF soundRect(const TimelineView &view, const TimeRow &row, const SoundBar &bar);
/// The part of it in which the waveform is drawn.
QRectF waveRect(const QRectF &bar);
/// The middle of the fade handles by which a sound is faded in and out.
QPointF fadeInHandle(const TimelineView &view, const QRectF &bar, const SoundBar &sound);
QPointF fadeOutHandle(const TimelineView &view, const QRectF &bar, const SoundBar &sound);

/// The height of the line by which a selected sound is made louder and softer.
double gainLine(const QRectF &bar, double gain);

} // namespace lectograph::editor
