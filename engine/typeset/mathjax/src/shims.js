// SPDX-License-Identifier: GPL-3.0-or-later
// What MathJax expects and Qt's engine lacks.
'use strict';

if (!Object.hasOwn)
    Object.hasOwn = (object, key) => Object.prototype.hasOwnProperty.call(object, key);

// Some packages (mhchem) report to a console; everything of interest reaches us as an error anyway.
if (typeof console === 'undefined') {
    const global = Function('return this')(); // Qt 6.4 does not know globalThis either
    const silent = () => {};
    global.console = { log: silent, info: silent, warn: silent, error: silent };
}
