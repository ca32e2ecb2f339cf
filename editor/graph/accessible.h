// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lectograph::editor {

/// From now on screen readers find the cards of a GraphCanvas as its children, with their links in words.
void installGraphAccessibility();

} // namespace lectograph::editor
