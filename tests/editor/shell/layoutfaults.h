// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QWidget;

namespace lectograph::test {

/// The path of a widget, for messages.
QString pathOf(const QWidget *widget);
/// What a label or a button says.
QString textOf(const QWidget *widget);
/// Texts that do not fit.
QStringList clippedIn(const QWidget &window);
/// Hints that may leave a word alone in their last line.
QStringList unbalancedIn(const QWidget &window);
/// Widgets that overlap their siblings or exceed their parent.
QStringList overlapsIn(const QWidget &window);

} // namespace lectograph::test
