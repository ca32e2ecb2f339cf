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
    using LayOut = Layout (*)(const StyledText &text, qsizetype from, qsizetype to);
    using IsLasting = bool (*)(const Layout &layout);

    /// The layout of [from, to) as a line: the known one, or a fresh one, which is kept if it is lasting.
    std::shared_ptr<const Layout> of(
        const StyledText &text, qsizetype from, qsizetype to, LayOut layOut,
        IsLasting isLasting = [](const Layout &) { return true; })
    {
        const QString key = lineKey(text, from, to);
        if (std::shared_ptr<const Layout> known = find(key))
            return known;
        const auto fresh = std::make_shared<const Layout>(layOut(text, from, to));
        if (isLasting(*fresh))
            keep(key, fresh);
        return fresh;
    }

private:
    static constexpr qsizetype longestLine = 4'000; ///< a few of them would take the place of all others
    static constexpr qsizetype mostLetters = 200'000;

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

    QMutex m_mutex;
    QCache<QString, std::shared_ptr<const Layout>> m_kept{mostLetters};
};

} // namespace lectograph::typeset
