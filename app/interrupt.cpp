// SPDX-License-Identifier: GPL-3.0-or-later
#include "interrupt.h"

#include "base/background.h"

#include <array>
#include <chrono>
#include <csignal>

namespace lectograph::app {

namespace {

volatile std::sig_atomic_t caught = 0;

void catchSignal(int signal)
{
    caught = 1;
    std::signal(signal, SIG_DFL); // a second signal ends the program
}

constexpr std::array signals{
    SIGINT, SIGTERM,
#ifdef SIGHUP
    SIGHUP, // the terminal was closed
#endif
};

} // namespace

Interrupt::Interrupt()
    : m_watch(base::startThread([this](const std::stop_token &ended) {
          using namespace std::chrono_literals;
          while (!ended.stop_requested() && !caught)
              std::this_thread::sleep_for(20ms);
          if (caught)
              m_source.request_stop();
      }))
{
    for (const int signal : signals) {
        if (std::signal(signal, catchSignal) == SIG_IGN)
            std::signal(signal, SIG_IGN); // stay ignored, as under nohup
    }
}

Interrupt::~Interrupt()
{
    for (const int signal : signals) {
        if (std::signal(signal, SIG_DFL) == SIG_IGN)
            std::signal(signal, SIG_IGN);
    }
}

} // namespace lectograph::app
