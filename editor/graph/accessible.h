// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lectograph::editor {

/// Exposes the cards of a GraphCanvas to screen readers as its children, with a description of their links.
void installGraphAccessibility();

} // namespace lectograph::editor
