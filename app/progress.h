// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "media/export_job.h"

namespace lectograph::app {

/// Reports the progress of an export: a bar with rate and remaining time on a terminal, periodic JSON lines with
/// --json, otherwise nothing.
class Progress
{
public:
    explicit Progress(bool json);
    ~Progress();
    Progress(const Progress &) = delete;
    Progress &operator=(const Progress &) = delete;

    void show(const media::ExportProgress &progress);
    /// Removes the bar before other output.
    void clear();

private:
    bool m_json;
    bool m_terminal;
    bool m_drawn = false;
};

} // namespace lectograph::app
