// SPDX-License-Identifier: GPL-3.0-or-later
// Emoji of several code points (keycaps, flags, professions, hearts with U+FE0F) are one character, set by the host:
// MathJax would take each code point by itself, the digit of a keycap from the TeX fonts, and make tokens of all of them.
'use strict';
require('mj/output/svg.js');
const { SvgWrapper } = require('mj/output/svg/Wrapper.js');

const FLAG = '\\uD83C[\\uDDE6-\\uDDFF]\\uD83C[\\uDDE6-\\uDDFF]';
const KEYCAP = '[0-9#*]\\uFE0F?\\u20E3';
const SIGN = '(?:[\\uD800-\\uDBFF][\\uDC00-\\uDFFF]|[\\u00A9\\u00AE\\u203C-\\u3299])';
const MORE = '(?:\\uFE0F|\\uD83C[\\uDFFB-\\uDFFF]|(?:\\uDB40[\\uDC20-\\uDC7F])+)';
const JOINED = `(?:\\u200D${SIGN}${MORE}?)`;
const sequence = new RegExp(`${FLAG}|${KEYCAP}|${SIGN}(?:${MORE}${JOINED}*|${JOINED}+)`, 'g');

/** The sequence that begins at `index`, or ''. */
function emojiAt(text, index) {
    sequence.lastIndex = index;
    const found = /[\uFE0F\u20E3\u200D\uD83C]/.test(text.substr(index, 4)) && sequence.exec(text);
    return found && found.index === index ? found[0] : '';
}

// A Number object stands for a code point that no font of MathJax has.
const originalChars = SvgWrapper.prototype.unicodeChars;
SvgWrapper.prototype.unicodeChars = function (text, name) {
    const chars = originalChars.call(this, text, name);
    sequence.lastIndex = 0;
    for (let found = sequence.exec(text); found; found = sequence.exec(text)) {
        const first = Array.from(text.slice(0, found.index)).length;
        Array.from(found[0]).forEach((part, index) => {
            chars[first + index] = Object(part.codePointAt(0));
        });
    }
    return chars;
};

const originalChar = SvgWrapper.prototype.getVariantChar;
SvgWrapper.prototype.getVariantChar = function (variant, code) {
    return typeof code === 'object' ? [0, 0, 0, { unknown: true }] : originalChar.call(this, variant, code);
};

module.exports = { emojiAt };
