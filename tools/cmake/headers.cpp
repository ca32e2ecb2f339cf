// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing: the target of this file holds the precompiled headers of the others.
