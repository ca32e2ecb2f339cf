// SPDX-License-Identifier: GPL-3.0-or-later
'use strict';
const assert = require('assert');
const { tailAssignments, repaired } = require('../../engine/typeset/mathjax/tail-assignments.js');

const lost = [
    'let x; function g() { return x = f(); }',
    'let x, a; function g() { return a || (x = f()); }',
    'let x, a; function g() { return a ? x = f() : 0; }',
    'let x; const g = () => x = f();',
    'let x, a; function g() { return a(), x = f(); }',
    'let x, y; function g() { return x = y = f(); }',
    'let x, y; function g() { return x = h(() => y = f()); }',
];
const kept = [
    'let x; function g() { x = f(); return x; }',
    'let x; function g() { return x = 3; }',
    'let x; function g() { return f(x = h()); }',
    'let x; const g = () => { x = f(); };',
];

for (const source of lost) {
    assert.ok(tailAssignments(source).length > 0, source);
    const safe = repaired(source);
    assert.strictEqual(tailAssignments(safe).length, 0, safe);
}
for (const source of kept) {
    assert.strictEqual(tailAssignments(source).length, 0, source);
    assert.strictEqual(repaired(source), source);
}

// The repair preserves the meaning.
const run = (source) => Function(`${source} return [g(), x];`)();
assert.deepStrictEqual(run(repaired('let x; const f = () => 7; function g() { return x = f(); }')), [7, 7]);
assert.deepStrictEqual(run(repaired('let x; const f = () => 7; const g = () => x = f();')), [7, 7]);
