// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace lectograph::editor {

class ExportQueue;

/// Asked before the program ends while something is being exported; the question follows the exports. True if nothing is, or if the exports may be given up;
/// then they have been cancelled.
bool mayEndExports(ExportQueue &queue, QWidget *window);

} // namespace lectograph::editor
