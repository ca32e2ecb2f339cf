// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

class QFontMetrics;

namespace lectograph::editor {

struct Bar;

/// The names of the bars, each once.
QStringList namesOf(const std::vector<Bar> &bars);
/// The name of a bar in a width, where the bars of its row have these names: different ones are not cut alike. A few
/// letters say more than one with dots.
QString barName(const QFontMetrics &metrics, const QString &name, const QStringList &ofRow, int width);

} // namespace lectograph::editor
