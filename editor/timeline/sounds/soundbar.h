// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/clip_edits.h"
#include "editor/timeline/lanes/clipbar.h"
#include "lecture/sound.h"

#include <QRectF>

#include <memory>
#include <vector>

namespace lectograph::editor {

class TimelineView;
struct TimeRow;

/// The bar of a sound: name, waveform including gain and fades, and handles of the fades.
struct SoundBar
{
    lecture::SoundPtr sound;
    std::shared_ptr<const QByteArray> content; ///< of its file; null if the lecture has no such file
    QString earlier;                           ///< the scene in which it began; empty: the open one

    bool isOwn() const { return earlier.isEmpty(); }
    friend bool operator==(const SoundBar &, const SoundBar &) = default;
};

double heightOf(const SoundBar &bar);
LanePart partAt(const ShownBar &shown, const SoundBar &bar, const QPointF &at);
void paintBar(QPainter &painter, const ShownBar &shown, const SoundBar &bar);
QString nameOf(const ShownBar &shown, const SoundBar &bar);
QString describe(const ShownBar &shown, const SoundBar &bar);
QString tipOf(const SoundBar &bar, LanePart part);

/// "−6 dB"
QString decibelsText(double decibels);
/// Appends the sound rows: sounds that overlap in time go to different rows. Those that run on from earlier scenes are among
/// them.
void appendSoundRows(std::vector<TimeRow> &rows, const TimelineView &view);

/// The part of a bar with the waveform.
QRectF waveRect(const QRectF &bar);
/// The centre of the handle of the fade at this edge; `scale` is in pixels per second.
QPointF fadeHandle(const QRectF &bar, const lecture::Sound &sound, TimeEdge edge, double scale);
/// The y position of the gain line, by which the gain of a selected sound is dragged.
double gainLine(const QRectF &bar, double gain);

} // namespace lectograph::editor
