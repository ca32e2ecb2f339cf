// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "media/waveform.h"

#include <QObject>
#include <QThreadPool>

#include <map>
#include <stop_token>

namespace lectograph::editor {

/// The waveforms of the sound files in a lecture, computed lazily in the background.
class Waveforms : public QObject
{
    Q_OBJECT

public:
    using Content = std::shared_ptr<const QByteArray>;

    explicit Waveforms(QObject *parent = nullptr);
    ~Waveforms() override; ///< stops reading

    struct State
    {
        std::shared_ptr<const media::Waveform> waveform; ///< null until it is known
        QString problem;                                 ///< why it cannot be read
    };
    /// `content` is not null.
    const State &of(const Content &content);
    /// Removes waveforms whose content is no longer in use.
    void forgetUnused();

Q_SIGNALS:
    void found(); ///< a waveform is available, or has failed

private:
    std::map<Content, State> m_states;
    std::stop_source m_stop;
    QThreadPool m_pool;
};

} // namespace lectograph::editor
