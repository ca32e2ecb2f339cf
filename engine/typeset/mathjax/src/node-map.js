// SPDX-License-Identifier: GPL-3.0-or-later
// MathJax remembers with a Map what draws each node of a formula. Qt's engine looks through all of a Map for each key, so
// that the time grows with the square of the formula. Here a node carries it itself.
'use strict';

class NodeMap {
    set(node, wrapper) {
        node.$wrapper = wrapper;
        return this;
    }
    get(node) { return node.$wrapper; }
}

/** To be called for MathJax's output: the map that it makes for each formula is such a one. */
function rememberInNodes(output) {
    let map = null;
    Object.defineProperty(output, 'nodeMap', {
        configurable: true,
        get() { return map; },
        set(next) { map = next && new NodeMap(); },
    });
}

module.exports = { rememberInNodes };
