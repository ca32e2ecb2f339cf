// SPDX-License-Identifier: GPL-3.0-or-later
// The module imported by the C++ side.
import typesetter from './typesetter.js';

export const layout = typesetter.layout;
export const setTextMeter = typesetter.setTextMeter;
export const version = typesetter.version;
