// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lectograph::editor {

/// What a kind of transition is called, translated; a cut for an empty kind.
QString transitionName(const QString &kind);
QString transitionDirectionName(const QString &direction);
/// What a transition of this kind does, in one sentence.
QString transitionHelp(const QString &kind);

} // namespace lectograph::editor
