// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>

namespace {

// The names of keys that Qt uses in shortcuts. Its Korean and Chinese translate some of them and others not: ours, which
// are asked first, are what stands on a keyboard, as in the guide.
[[maybe_unused]] constexpr const char *keyNames[] = {
    QT_TRANSLATE_NOOP("QShortcut", "Space"),     QT_TRANSLATE_NOOP("QShortcut", "Esc"),
    QT_TRANSLATE_NOOP("QShortcut", "Tab"),       QT_TRANSLATE_NOOP("QShortcut", "Backtab"),
    QT_TRANSLATE_NOOP("QShortcut", "Return"),    QT_TRANSLATE_NOOP("QShortcut", "Enter"),
    QT_TRANSLATE_NOOP("QShortcut", "Ins"),       QT_TRANSLATE_NOOP("QShortcut", "Del"),
    QT_TRANSLATE_NOOP("QShortcut", "Backspace"), QT_TRANSLATE_NOOP("QShortcut", "Home"),
    QT_TRANSLATE_NOOP("QShortcut", "End"),       QT_TRANSLATE_NOOP("QShortcut", "Left"),
    QT_TRANSLATE_NOOP("QShortcut", "Up"),        QT_TRANSLATE_NOOP("QShortcut", "Right"),
    QT_TRANSLATE_NOOP("QShortcut", "Down"),      QT_TRANSLATE_NOOP("QShortcut", "PgUp"),
    QT_TRANSLATE_NOOP("QShortcut", "PgDown"),
};

} // namespace
