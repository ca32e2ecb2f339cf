// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTemporaryDir>

namespace lectograph::typeset {

/// A cache folder of the test's own, so that tests that run at once do not see each other's formulas.
class OwnCache
{
public:
    OwnCache() { qputenv("XDG_CACHE_HOME", m_folder.path().toLocal8Bit()); }

private:
    QTemporaryDir m_folder;
};

} // namespace lectograph::typeset
