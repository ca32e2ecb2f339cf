// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>
#include <QStringList>

class QObject;
class QTranslator;

namespace lectograph::editor {

// How the keys of shortcuts are written: everywhere, in menus as in the guide, as they stand on a keyboard. "Ctrl+Enter".

/// Empty if there is none.
QString keyText(const QKeySequence &keys);
/// Without duplicates: the two keys for a new line have the same name.
QStringList keyTexts(const QList<QKeySequence> &keys);
/// A tooltip: "Undo  (Ctrl+Z)", or only what it does.
QString withKey(const QString &text, const QKeySequence &keys);

/// The names of keys in English, where Qt's own differ from those on a keyboard: "Enter" for "Return". Those of the other
/// languages are among their translations.
QTranslator *englishKeyNames(QObject *parent);

} // namespace lectograph::editor
