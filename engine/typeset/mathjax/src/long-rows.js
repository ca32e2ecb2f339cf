// SPDX-License-Identifier: GPL-3.0-or-later
// Every operator asks whether its row has anything but itself, and MathJax counts all of the row to tell: the time grows with
// the square of a formula's length. Two are enough to know.
'use strict';
const { MmlMrow } = require('mj/core/MmlTree/MmlNodes/mrow.js');

/** How many children are no spaces; 2 stands for more as well. */
MmlMrow.prototype.nonSpaceLength = function () {
    let count = 0;
    for (let i = 0; i < this.childNodes.length && count < 2; ++i) {
        const child = this.childNodes[i];
        if (child && !child.isSpacelike)
            ++count;
    }
    return count;
};
