// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTemporaryDir>

namespace lectograph::typeset {

/// A separate cache folder, so that concurrent tests do not share formulas.
class OwnCache
{
public:
    OwnCache() { qputenv("XDG_CACHE_HOME", m_folder.path().toLocal8Bit()); }

private:
    QTemporaryDir m_folder;
};

} // namespace lectograph::typeset
