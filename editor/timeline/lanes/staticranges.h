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

/// Finds the passages in which the picture stays the same, little by little between other work.
class StaticRanges : public QObject
{
    Q_OBJECT

public:
    /// `stillUntil` as picture::Show's.
    explicit StaticRanges(std::function<base::Time(base::Time)> stillUntil, QObject *parent = nullptr);

    /// Forgets what it knew, and begins anew when there is nothing else to do.
    void restart(base::Time start, base::Time end, base::FrameRate rate);
    void wait();                                                    ///< somebody else has something to do
    const std::vector<StillSpan> &spans() const { return m_spans; } ///< of the lecture's time, in order
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
