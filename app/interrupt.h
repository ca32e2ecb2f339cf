// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <thread>

namespace lectograph::app {

/// While it exists, Ctrl-C, SIGTERM and SIGHUP request a stop instead of ending the program; a second signal ends it.
class Interrupt
{
public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt &) = delete;
    Interrupt &operator=(const Interrupt &) = delete;

    std::stop_token token() const { return m_source.get_token(); }

private:
    std::stop_source m_source;
    std::jthread m_watch; ///< needed because a signal handler may do hardly anything
};

} // namespace lectograph::app
