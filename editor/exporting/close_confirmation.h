// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace lectograph::editor {

class ExportQueue;

/// Asks before quitting during an export; the question updates with the exports. Returns true if there are none, or if
/// the user agreed to cancel them, which has then been done.
bool mayEndExports(ExportQueue &queue, QWidget *window);

} // namespace lectograph::editor
