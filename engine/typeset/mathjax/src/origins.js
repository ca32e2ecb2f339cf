// SPDX-License-Identifier: GPL-3.0-or-later
// Maps each character of a string to its character in the formula. Stored as runs, since a formula is one run and a
// macro splits it in two: copying an array of all characters at every macro costs time in proportion to the formula,
// and much more in Qt's engine, which collects garbage whenever it has no room for a long array.
'use strict';

const NOWHERE = -1; // written by a macro

class Origins {
    /** `runs`: { at, from, length } sorted by `at`; characters outside all runs have no origin. */
    constructor(runs = []) {
        this.runs = runs;
    }

    static whole(length) {
        return new Origins([{ at: 0, from: 0, length }]);
    }

    /** The index of the first run that ends after `index`. */
    firstBehind(index) {
        let low = 0;
        let high = this.runs.length;
        while (low < high) {
            const middle = (low + high) >> 1;
            const run = this.runs[middle];
            if (run.at + run.length <= index)
                low = middle + 1;
            else
                high = middle;
        }
        return low;
    }

    at(index) {
        const run = this.runs[this.firstBehind(index)];
        return run && run.at <= index ? run.from + index - run.at : NOWHERE;
    }

    /** The characters [start, end), counted from `start`. */
    slice(start, end) {
        const runs = [];
        for (let i = this.firstBehind(start); i < this.runs.length && this.runs[i].at < end; ++i) {
            const run = this.runs[i];
            const first = Math.max(run.at, start);
            const last = Math.min(run.at + run.length, end);
            runs.push({ at: first - start, from: run.from + first - run.at, length: last - first });
        }
        return new Origins(runs);
    }

    /** Keeps the first `head` characters and, after `inserted` ones without origin, those from `cut` to `end`. */
    replace(head, inserted, cut, end) {
        const tail = this.slice(cut, end).runs;
        while (this.runs.length > 0 && this.runs[this.runs.length - 1].at >= head)
            this.runs.pop();
        const last = this.runs[this.runs.length - 1];
        if (last && last.at + last.length > head)
            this.runs[this.runs.length - 1] = { at: last.at, from: last.from, length: head - last.at };
        for (const run of tail)
            this.runs.push({ at: run.at + head + inserted, from: run.from, length: run.length });
    }
}

/** The length of the common suffix of two strings, at most `most`. */
function commonEnd(a, b, most) {
    const agrees = (count) => b.endsWith(a.slice(a.length - count));
    // Usually the whole remaining text, or all but one character.
    for (const count of [most, most - 1]) {
        if (count >= 0 && agrees(count))
            return count;
    }
    let low = 0;
    let high = Math.max(0, most - 1);
    while (low < high) {
        const middle = (low + high + 1) >> 1;
        if (agrees(middle))
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}

module.exports = { Origins, NOWHERE, commonEnd };
