// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/exporting/exportqueue.h"

#include <QLabel>
#include <QTimer>

#include <optional>

namespace lectograph::editor {

struct Estimate;

/// Says what the export will be: length, frames, size, and the time that it takes. Size and time are measured on samples
/// in the background, and "…" until they are known.
class SizeEstimate : public QLabel
{
    Q_OBJECT

public:
    SizeEstimate(ExportQueue &queue, QWidget *parent);

    /// One of these requests is written to each file; each has `frames`. None: says nothing.
    void setExport(std::vector<exporting::ExportRequest> requests, qint64 frames);
    /// Samples are made from now on; what was measured before would have shared the cores with other work.
    void begin();
    /// Of all files, once it is known.
    std::optional<double> bytes() const;

Q_SIGNALS:
    void measured();

private:
    void sample();
    void renew();
    std::optional<Estimate> estimate() const; ///< of one file

    ExportQueue &m_queue;
    std::vector<exporting::ExportRequest> m_requests;
    qint64 m_frames = 0;
    bool m_hasBegun = false;
    bool m_isMeasured = false;                 ///< or cannot be
    QTimer m_soon;                             ///< while typing, only the last choice is sampled
    QString m_key;                             ///< what was sampled, or is being sampled
    std::optional<exporting::Sample> m_sample; ///< of one file
};

} // namespace lectograph::editor
