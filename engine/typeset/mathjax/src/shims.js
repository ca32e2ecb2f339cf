// SPDX-License-Identifier: GPL-3.0-or-later
// Globals that MathJax expects and Qt's engine lacks.
'use strict';

if (!Object.hasOwn)
    Object.hasOwn = (object, key) => Object.prototype.hasOwnProperty.call(object, key);

// Some packages (mhchem) log to a console; relevant messages are reported as errors anyway.
if (typeof console === 'undefined') {
    const global = Function('return this')(); // Qt 6.4 lacks globalThis too
    const silent = () => {};
    global.console = { log: silent, info: silent, warn: silent, error: silent };
}
