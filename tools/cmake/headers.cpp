// SPDX-License-Identifier: GPL-3.0-or-later
// Empty: the target of this file holds the precompiled headers of the others.
