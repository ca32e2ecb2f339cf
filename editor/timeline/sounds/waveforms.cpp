// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/timeline/sounds/waveforms.h"

#include "base/background.h"
#include "base/memory.h"

namespace lectograph::editor {

Waveforms::Waveforms(QObject *parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
    m_pool.setThreadPriority(QThread::LowPriority);
}

Waveforms::~Waveforms()
{
    m_stop.request_stop();
    m_pool.clear();
    m_pool.waitForDone();
}

const Waveforms::State &Waveforms::of(const Content &content)
{
    const auto [state, isNew] = m_states.try_emplace(content);
    if (isNew) {
        base::runInBackground(m_pool, [this, content, stop = m_stop.get_token()] {
            State read;
            auto waveform = base::withinMemory([&] { return media::waveformOf(content, stop); });
            if (waveform)
                read.waveform = std::make_shared<const media::Waveform>(std::move(*waveform));
            else
                read.problem = waveform.error().text();
            QMetaObject::invokeMethod(
                this,
                [this, content, read] {
                    m_states[content] = read;
                    Q_EMIT found();
                },
                Qt::QueuedConnection);
        });
    }
    return state->second;
}

void Waveforms::forgetUnused()
{
    // Files being read are also held by their reader.
    std::erase_if(m_states, [](const auto &one) { return one.first.use_count() == 1; });
}

} // namespace lectograph::editor
