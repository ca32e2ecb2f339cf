// SPDX-License-Identifier: GPL-3.0-or-later
// Every operator checks whether it is alone in its row, and MathJax counts the whole row each time: quadratic in the
// length of a formula. Counting to two is enough.
'use strict';
const { MmlMrow } = require('mj/core/MmlTree/MmlNodes/mrow.js');

/** The number of non-space children, at most 2. */
MmlMrow.prototype.nonSpaceLength = function () {
    let count = 0;
    for (let i = 0; i < this.childNodes.length && count < 2; ++i) {
        const child = this.childNodes[i];
        if (child && !child.isSpacelike)
            ++count;
    }
    return count;
};
