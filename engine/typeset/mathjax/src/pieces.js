// SPDX-License-Identifier: GPL-3.0-or-later
// Flattens MathJax's SVG into a list of pieces with absolute transforms: x to the right, y up, in ems, the baseline at
// y = 0. A piece has
//   outline  path data in thousandths of an em (place in `outlines`: equal glyphs share one), or
//   text     characters missing from the TeX fonts, set by the host, with italic, bold
// and   matrix, source [start, end), color,
//       stroke width if the outline is stroked instead of filled, dash its pattern
//       clip   [x, y, width, height] of its visible part
//       symbol pieces with the same number make one stretched symbol
//       glyphs the characters it shows, to tell the characters of a token apart
'use strict';
const { times, translation, scaling, transformed, boxAfter } = require('./affine.js');

const RULE = 40; // TeX's rule of 0.4 pt at 10 pt, for the lines of tables

const number = (text, otherwise = 0) => (text === undefined ? otherwise : parseFloat(text));
const rectangle = (x, y, w, h) => `M${x} ${y}h${w}v${h}h${-w}Z`;

function ellipse(cx, cy, rx, ry) {
    const k = 0.5522847498; // a quarter circle as a cubic Bézier
    return `M${cx + rx} ${cy}C${cx + rx} ${cy + k * ry} ${cx + k * rx} ${cy + ry} ${cx} ${cy + ry}`
        + `C${cx - k * rx} ${cy + ry} ${cx - rx} ${cy + k * ry} ${cx - rx} ${cy}`
        + `C${cx - rx} ${cy - k * ry} ${cx - k * rx} ${cy - ry} ${cx} ${cy - ry}`
        + `C${cx + k * rx} ${cy - ry} ${cx + rx} ${cy - k * ry} ${cx + rx} ${cy}Z`;
}

function roundedRectangle(x, y, w, h, r) {
    return `M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - w}`
        + `q${-r} 0 ${-r} ${-r}v${2 * r - h}q0 ${-r} ${r} ${-r}Z`;
}

/** The dash pattern of a table line, which MathJax leaves to a style sheet. */
function tableDash(name) {
    if (/mjx-dashed/.test(name))
        return [4 * RULE, 4 * RULE];
    return /mjx-dotted/.test(name) ? [RULE, 2 * RULE] : null;
}

/** Path data and stroke of an element; null if it is invisible. */
function outlineOf(kind, a) {
    const style = /stroke-width:\s*([\d.]+)/.exec(a.style || '');
    const pen = number(style ? style[1] : a['stroke-width'], 0);
    const dash = (a['stroke-dasharray'] || '').split(/[ ,]+/).filter((s) => s !== '').map(Number);
    switch (kind) {
    case 'path':
        return a.d ? { data: a.d, pen: a.fill === 'none' ? pen : 0 } : null;
    case 'rect': {
        const [x, y, w, h] = [number(a.x), number(a.y), number(a.width), number(a.height)];
        const data = a.rx ? roundedRectangle(x, y, w, h, number(a.rx)) : rectangle(x, y, w, h);
        return { data, pen: a['data-frame'] ? RULE : a.fill === 'none' ? pen : 0, dash };
    }
    case 'line': {
        const data = `M${number(a.x1)} ${number(a.y1)}L${number(a.x2)} ${number(a.y2)}`;
        return { data, pen: a['data-line'] ? RULE : pen, dash: tableDash(a.class) || dash };
    }
    case 'ellipse': {
        const data = ellipse(number(a.cx), number(a.cy), number(a.rx), number(a.ry));
        return { data, pen: a.fill === 'none' ? pen : 0 };
    }
    case 'polygon':
        return { data: `M${a.points.trim().split(/\s+/).join('L').replace(/,/g, ' ')}Z`, pen: 0 };
    default:
        return null;
    }
}

const colorIn = (a) => [a.fill, a.stroke].find((c) => c && c !== 'none' && c !== 'currentColor');

function flattened(adaptor, svg) {
    const outlines = [];
    const placeOf = new Map();
    const pieces = [];
    let symbols = 0;

    const outlineIndex = (data) => {
        if (!placeOf.has(data)) {
            placeOf.set(data, outlines.length);
            outlines.push(data);
        }
        return placeOf.get(data);
    };

    function visit(node, outer, above) {
        if (node.kind === '#text' || node.kind === '#comment')
            return;
        const a = node.attributes || {};
        if (a['data-hitbox'] || a['data-id-align'])
            return;
        let matrix = transformed(outer, a.transform);
        const context = Object.assign({}, above);
        if (a['data-src'])
            context.source = a['data-src'].split(',').map(Number);
        if (a['data-mml-node'])
            context.token = node;
        if (colorIn(a))
            context.color = colorIn(a);

        const piece = {
            matrix, token: context.token, source: context.source, color: context.color, clip: context.clip,
            symbol: context.symbol,
        };
        if (node.kind === 'text') {
            const size = number(a['font-size']);
            piece.matrix = times(matrix, scaling(size, -size));
            piece.text = piece.glyphs = adaptor.textContent(node);
            piece.italic = a['font-style'] === 'italic';
            piece.bold = a['font-weight'] === 'bold';
            piece.family = a['font-family'] || '';
            pieces.push(piece);
            return;
        }
        const drawn = outlineOf(node.kind, a);
        if (drawn) {
            piece.outline = outlineIndex(drawn.data);
            if (drawn.pen > 0)
                Object.assign(piece, { stroke: drawn.pen, dash: drawn.dash });
            if (a['data-c'])
                piece.glyphs = String.fromCodePoint(parseInt(a['data-c'], 16));
            pieces.push(piece);
            return;
        }
        if (node.kind === 'svg' && node !== svg) { // the viewport that clips an extender
            const view = (a.viewBox || '').split(' ').map(Number);
            matrix = times(matrix, translation(number(a.x), number(a.y)));
            if (view.length === 4) {
                const zoom = scaling(number(a.width) / view[2], number(a.height) / view[3]);
                matrix = times(times(matrix, zoom), translation(-view[0], -view[1]));
                context.clip = boxAfter(matrix, view);
            }
        } else if (node.children.some((child) => child.kind === 'svg' && child !== svg && child.attributes.viewBox)) {
            context.symbol = ++symbols;
        }
        for (const child of node.children)
            visit(child, matrix, context);
    }

    visit(svg, scaling(0.001, -0.001), {});
    return { outlines, pieces };
}

module.exports = { flattened };
