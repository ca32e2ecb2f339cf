// SPDX-License-Identifier: GPL-3.0-or-later
// MathJax maps each node of a formula to its wrapper with a Map. Qt's engine searches a Map linearly, which is
// quadratic in the length of a formula. This stores the wrapper in the node.
'use strict';

class NodeMap {
    set(node, wrapper) {
        node.$wrapper = wrapper;
        return this;
    }
    get(node) { return node.$wrapper; }
}

/** Call it with MathJax's output object: replaces the map that it creates for each formula. */
function rememberInNodes(output) {
    let map = null;
    Object.defineProperty(output, 'nodeMap', {
        configurable: true,
        get() { return map; },
        set(next) { map = next && new NodeMap(); },
    });
}

module.exports = { rememberInNodes };
