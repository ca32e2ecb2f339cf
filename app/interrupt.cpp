// SPDX-License-Identifier: GPL-3.0-or-later
#include "interrupt.h"

#include <chrono>
#include <csignal>

namespace lectograph::app {

namespace {

volatile std::sig_atomic_t caught = 0;

void catchSignal(int signal)
{
    caught = 1;
    std::signal(signal, SIG_DFL); // the second one ends the program
}

} // namespace

Interrupt::Interrupt()
    : m_watch([this](const std::stop_token &ended) {
          using namespace std::chrono_literals;
          while (!ended.stop_requested() && !caught)
              std::this_thread::sleep_for(20ms);
          if (caught)
              m_source.request_stop();
      })
{
    std::signal(SIGINT, catchSignal);
    std::signal(SIGTERM, catchSignal);
}

Interrupt::~Interrupt()
{
    std::signal(SIGINT, SIG_DFL);
    std::signal(SIGTERM, SIG_DFL);
}

} // namespace lectograph::app
