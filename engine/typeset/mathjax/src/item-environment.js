// SPDX-License-Identifier: GPL-3.0-or-later
// In Qt 6.4's engine the first `item.env = …` at a call site throws a TypeError without a message, because the setter
// on the prototype adds a property to an object whose shape the engine has just cached. This setter writes to an
// existing object.
'use strict';
const { BaseItem } = require('mj/input/tex/StackItem.js');

Object.defineProperty(BaseItem.prototype, 'env', {
    configurable: true,
    enumerable: false,
    get() {
        const own = this._properties.$env;
        return own === undefined ? this._env : own;
    },
    set(environment) { this._properties.$env = environment; },
});
