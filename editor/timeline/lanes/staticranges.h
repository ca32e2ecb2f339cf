// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <vector>

namespace lectograph::editor {

struct StillSpan
{
    base::Time start;
    base::Time end;
};

/// Finds the time ranges in which the picture does not change, in small steps while the program is idle.
class StaticRanges : public QObject
{
    Q_OBJECT

public:
    /// `stillUntil` is picture::Show::stillUntil().
    explicit StaticRanges(std::function<base::Time(base::Time)> stillUntil, QObject *parent = nullptr);

    /// Discards the ranges, and starts again when the program is idle.
    void restart(base::Time start, base::Time end, base::FrameRate rate);
    void wait();                                                    ///< postpones it, because the program is busy
    const std::vector<StillSpan> &spans() const { return m_spans; } ///< in lecture time, sorted
    bool isFinished() const { return m_at >= m_end; }

Q_SIGNALS:
    void changed();

private:
    void goOn();

    std::function<base::Time(base::Time)> m_stillUntil;
    QTimer m_timer;
    std::vector<StillSpan> m_spans;
    base::Time m_at;
    base::Time m_end;
    base::Time m_step;
};

} // namespace lectograph::editor
