// SPDX-License-Identifier: GPL-3.0-or-later
'use strict';
const assert = require('assert');
const { Origins, NOWHERE, commonEnd } = require('../../engine/typeset/mathjax/src/origins.js');

let seed = 1;
const dice = (sides) => {
    seed = (seed * 48271) % 2147483647;
    return seed % sides;
};
const listed = (origins, length) => Array.from({ length }, (_, index) => origins.at(index));

// After any replacement, the origins match those of a plain list.
for (let round = 0; round < 300; ++round) {
    let length = 1 + dice(30);
    let list = Array.from({ length }, (_, index) => index);
    const origins = Origins.whole(length);
    for (let step = 0; step < 12; ++step) {
        const head = dice(2) === 0 ? 0 : dice(length + 1);
        const cut = head + dice(length + 1 - head);
        const inserted = dice(5);
        list = list.slice(0, head).concat(new Array(inserted).fill(NOWHERE), list.slice(cut));
        origins.replace(head, inserted, cut, length);
        length = list.length;
        assert.deepStrictEqual(listed(origins, length), list);
        assert.strictEqual(origins.at(length), NOWHERE);
        const from = dice(length + 1);
        const to = from + dice(length + 1 - from);
        assert.deepStrictEqual(listed(origins.slice(from, to), to - from), list.slice(from, to));
    }
}

// Each expanded macro adds one run, regardless of the formula's length.
const long = Origins.whole(100000);
let length = 100000;
for (let macro = 0; macro < 50; ++macro) {
    long.replace(100 * macro + 50, 3, 100 * macro + 55, length);
    length -= 2;
}
assert.strictEqual(long.runs.length, 51);

const naive = (a, b, most) => {
    let count = 0;
    while (count < most && a[a.length - 1 - count] === b[b.length - 1 - count])
        ++count;
    return count;
};
for (let round = 0; round < 500; ++round) {
    const word = (size) => Array.from({ length: size }, () => 'ab'[dice(2)]).join('');
    const end = word(dice(6));
    const [a, b] = [word(dice(6)) + end, word(dice(6)) + end];
    const most = dice(Math.min(a.length, b.length) + 1);
    assert.strictEqual(commonEnd(a, b, most), naive(a, b, most), `${a} ${b} ${most}`);
}
