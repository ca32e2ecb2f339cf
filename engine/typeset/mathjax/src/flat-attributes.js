// SPDX-License-Identifier: GPL-3.0-or-later
// MathJax gives every node a prototype chain (explicit → inherited → defaults → global). Qt's engine walks all internal
// classes on each write to an object used as a prototype: 79 ms per formula. The same interface with plain look-ups in
// sequence takes 10–16 ms.
'use strict';
const module_ = require('mj/core/MmlTree/Attributes.js');

const isOwn = (object, key) => Object.prototype.hasOwnProperty.call(object, key);

// Nodes of one kind share their defaults, so the inherited chain is created once.
const chains = new Map();
function defaultsOver(defaults, global) {
    let known = chains.get(global);
    if (!known)
        chains.set(global, (known = new Map()));
    let chain = known.get(defaults);
    if (!chain)
        known.set(defaults, (chain = Object.assign(Object.create(global), defaults)));
    return chain;
}

class FlatAttributes {
    constructor(defaults, global) {
        this.global = global;
        this.defaults = defaultsOver(defaults, global);
        this.inherited = {};
        this.attributes = {};
    }

    get(name) {
        let value = this.attributes[name];
        if (value === undefined)
            value = this.getInherited(name);
        return value === module_.INHERIT ? this.global[name] : value;
    }
    set(name, value) { this.attributes[name] = value; }
    setList(list) { Object.assign(this.attributes, list); }
    unset(name) { delete this.attributes[name]; }
    getList(...names) {
        const values = {};
        for (const name of names)
            values[name] = this.get(name);
        return values;
    }

    getExplicit(name) { return this.hasExplicit(name) ? this.attributes[name] : undefined; }
    hasExplicit(name) { return isOwn(this.attributes, name); }
    hasOneOf(names) { return names.some((name) => this.hasExplicit(name)); }

    getInherited(name) {
        const value = this.inherited[name];
        return value === undefined ? this.defaults[name] : value;
    }
    setInherited(name, value) { this.inherited[name] = value; }

    getDefault(name) { return this.defaults[name]; }
    hasDefault(name) { return name in this.defaults; }
    isSet(name) { return isOwn(this.attributes, name) || isOwn(this.inherited, name); }

    getExplicitNames() { return Object.keys(this.attributes); }
    getInheritedNames() { return Object.keys(this.inherited); }
    getDefaultNames() { return Object.keys(this.defaults); }
    getGlobalNames() { return Object.keys(this.global); }
    getAllAttributes() { return this.attributes; }
    getAllInherited() { return this.inherited; }
    getAllDefaults() { return this.defaults; }
    getAllGlobals() { return this.global; }
}

module_.Attributes = FlatAttributes;
