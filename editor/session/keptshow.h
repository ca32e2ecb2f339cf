// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/show.h"

#include <functional>
#include <memory>

namespace lectograph::editor {

/// A show that is built when it is first asked for. One that was stopped while it computed remembers as errors what it
/// could not compute: it is replaced, but lives on until the next one is, since whoever called may still read its
/// scenes.
class KeptShow
{
public:
    using Build = std::function<std::unique_ptr<picture::Show>()>;

    explicit KeptShow(Build build);

    /// Unless it `mayReplace`, a stopped show is returned as it is.
    picture::Show &show(bool mayReplace = true);
    /// Null before it is built.
    const picture::Show *built() const { return m_show.get(); }
    void setStopped() { m_wasStopped = true; }
    /// Puts another one in its place, which was not stopped.
    void set(std::unique_ptr<picture::Show> show);
    /// The next one is built anew.
    void reset();

private:
    Build m_build;
    std::unique_ptr<picture::Show> m_show;
    std::unique_ptr<picture::Show> m_before; ///< the stopped one
    bool m_wasStopped = false;
};

} // namespace lectograph::editor
