// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>

#include <utility>

namespace {

// What Qt's file dialog calls what is no file. Qt's Korean and Chinese have these words where Qt 5 looked for them only.
[[maybe_unused]] constexpr std::pair<const char *, const char *> fileKinds[] = {
    QT_TRANSLATE_NOOP3("QAbstractFileIconProvider", "Folder", "All other platforms"),
    QT_TRANSLATE_NOOP3("QAbstractFileIconProvider", "Shortcut", "All other platforms"),
};
[[maybe_unused]] constexpr const char *otherFileKinds[] = {
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Drive"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Unknown"),
};

} // namespace
