// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "typeset/styled_text.h"

#include <QCache>
#include <QMutex>
#include <QString>

#include <memory>

namespace lectograph::typeset {

// Internal to the room: lines laid out once, for all texts, sizes and colours in which they occur again.

/// All that the layout of [from, to) as a line depends on, wherever it stands in its text: characters and fonts.
QString lineKey(const StyledText &text, qsizetype from, qsizetype to);

/// Bounded by the letters of all lines together. Thread-safe: two threads may lay out the same line, with the same result.
template <class Layout>
class LineCache
{
public:
    std::shared_ptr<const Layout> find(const QString &key)
    {
        const QMutexLocker lock(&m_mutex);
        const std::shared_ptr<const Layout> *known = m_kept.object(key);
        return known ? *known : nullptr;
    }
    void keep(const QString &key, std::shared_ptr<const Layout> layout)
    {
        if (key.size() > longestLine)
            return;
        const QMutexLocker lock(&m_mutex);
        m_kept.insert(key, new std::shared_ptr<const Layout>(std::move(layout)), key.size());
    }

private:
    static constexpr qsizetype longestLine = 4'000; ///< a few of them would take the place of all others
    static constexpr qsizetype mostLetters = 200'000;

    QMutex m_mutex;
    QCache<QString, std::shared_ptr<const Layout>> m_kept{mostLetters};
};

} // namespace lectograph::typeset
