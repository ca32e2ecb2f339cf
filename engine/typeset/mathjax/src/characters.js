// SPDX-License-Identifier: GPL-3.0-or-later
// A token of several characters (12.57, \mathrm{relu}, \text{…}) has one source range. If its glyphs match the
// characters of the source, each glyph gets its own range.
'use strict';

// Italic x is U+1D465 in the font; its compatibility form is the typed letter.
const plain = (text) => text.normalize('NFKC').replace(/\u2212/g, '-').replace(/\u2032/g, "'");

// Array.from() of Qt's engine divides surrogate pairs.
const codePoints = (text) => text.match(/[\uD800-\uDBFF][\uDC00-\uDFFF]|[^]/g) || [];

/** Positions of up to `count` glyph-making characters of `latex`, starting at `from` in direction `step`. */
function typed(latex, from, step, count) {
    const positions = [];
    for (let at = from; at >= 0 && at < latex.length && positions.length < count; at += step) {
        const code = latex.charCodeAt(at);
        if (!/[\s{}~]/.test(latex[at]) && !(code >= 0xdc00 && code <= 0xdfff))
            positions.push(at);
    }
    return step < 0 ? positions.reverse() : positions;
}

function withOwnSources(latex, pieces) {
    for (let first = 0, next; first < pieces.length; first = next) {
        const { token, source } = pieces[first];
        next = first + 1;
        while (source && next < pieces.length && pieces[next].token === token && pieces[next].source
               && pieces[next].source[0] === source[0] && pieces[next].source[1] === source[1])
            ++next;
        const run = pieces.slice(first, next);
        if (!source || run.some((piece) => !piece.glyphs))
            continue;
        const shown = run.map((piece) => codePoints(piece.glyphs));
        const letters = [].concat(...shown);
        if (letters.length < 2)
            continue;
        const typedAt = (at) => String.fromCodePoint(latex.codePointAt(at));
        const agrees = (positions) => positions.length === letters.length
            && positions.every((at, index) => plain(letters[index]) === plain(typedAt(at)));
        const positions = [typed(latex, source[0], 1, letters.length), typed(latex, source[1] - 1, -1, letters.length)]
            .find(agrees);
        if (!positions)
            continue;
        let letter = 0;
        run.forEach((piece, index) => {
            const last = positions[letter + shown[index].length - 1];
            piece.source = [positions[letter], last + typedAt(last).length];
            letter += shown[index].length;
        });
    }
}

module.exports = { withOwnSources };
