// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "media/waveform.h"

#include <QObject>
#include <QThreadPool>

#include <map>
#include <stop_token>

namespace lectograph::editor {

/// The waveforms of the sounds that a lecture carries, worked out in the background when they are first asked for.
class Waveforms : public QObject
{
    Q_OBJECT

public:
    using Content = std::shared_ptr<const QByteArray>;

    explicit Waveforms(QObject *parent = nullptr);
    ~Waveforms() override; ///< stops what is being read

    struct State
    {
        std::shared_ptr<const media::Waveform> waveform; ///< null as long as it is not known
        QString problem;                                 ///< why it never will be
    };
    /// `content` is not null.
    const State &of(const Content &content);
    /// Those whose content nobody else holds any more.
    void forgetUnused();

Q_SIGNALS:
    void found(); ///< one more, or why there is none

private:
    std::map<Content, State> m_states;
    std::stop_source m_stop;
    QThreadPool m_pool;
};

} // namespace lectograph::editor
