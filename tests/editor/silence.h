// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/sound/soundsink.h"

namespace lectograph::test {

/// A silent sound sink.
class Silence : public editor::SoundSink
{
public:
    void start(Source) override {}
    void stop() override {}
    std::optional<base::Time> heard() const override { return std::nullopt; }
};

} // namespace lectograph::test
