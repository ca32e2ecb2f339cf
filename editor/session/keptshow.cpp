// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/session/keptshow.h"

#include <utility>

namespace lectograph::editor {

KeptShow::KeptShow(Build build) : m_build(std::move(build)) {}

picture::Show &KeptShow::show(bool mayReplace)
{
    if (m_show && m_wasStopped && mayReplace)
        m_before = std::move(m_show);
    if (!m_show)
        set(m_build());
    return *m_show;
}

void KeptShow::set(std::unique_ptr<picture::Show> show)
{
    m_show = std::move(show);
    m_wasStopped = false;
}

void KeptShow::reset()
{
    m_show.reset();
    m_before.reset();
    m_wasStopped = false;
}

} // namespace lectograph::editor
