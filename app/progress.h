// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "media/export_job.h"

namespace lectograph::app {

/// Tells how far an export is: a bar with rate and time left on a terminal, a JSON line now and then with --json,
/// otherwise nothing.
class Progress
{
public:
    explicit Progress(bool json);
    ~Progress();
    Progress(const Progress &) = delete;
    Progress &operator=(const Progress &) = delete;

    void show(const media::ExportProgress &progress);
    /// Takes the bar away, so that other lines can follow.
    void clear();

private:
    bool m_json;
    bool m_terminal;
    bool m_drawn = false;
};

} // namespace lectograph::app
