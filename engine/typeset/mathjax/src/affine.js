// SPDX-License-Identifier: GPL-3.0-or-later
// Affine maps as in SVG: [a, b, c, d, e, f] maps (x, y) to (ax + cy + e, bx + dy + f).
'use strict';

const times = (m, n) => [
    m[0] * n[0] + m[2] * n[1], m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3], m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4], m[1] * n[4] + m[3] * n[5] + m[5],
];
const translation = (x, y) => [1, 0, 0, 1, x, y];
const scaling = (x, y) => [x, 0, 0, y, 0, 0];

function rotation(degrees, x = 0, y = 0) {
    const cos = Math.cos(degrees * Math.PI / 180);
    const sin = Math.sin(degrees * Math.PI / 180);
    return times(times(translation(x, y), [cos, sin, -sin, cos, 0, 0]), translation(-x, -y));
}

/** Multiplies `matrix` by the functions of a transform attribute. */
function transformed(matrix, attribute) {
    let result = matrix;
    const functions = /(\w+)\(([^)]*)\)/g;
    for (let match = functions.exec(attribute || ''); match; match = functions.exec(attribute)) {
        const values = match[2].trim().split(/[ ,]+/).map(Number);
        switch (match[1]) {
        case 'translate': result = times(result, translation(values[0], values[1] || 0)); break;
        case 'scale': result = times(result, scaling(values[0], values.length > 1 ? values[1] : values[0])); break;
        case 'rotate': result = times(result, rotation(...values)); break;
        case 'matrix': result = times(result, values); break;
        default: throw new Error(`unknown transform ${match[1]}`);
        }
    }
    return result;
}

/** The bounding box [x, y, width, height] of a transformed box. */
function boxAfter(m, [x, y, width, height]) {
    const corners = [[x, y], [x + width, y], [x, y + height], [x + width, y + height]]
        .map(([u, v]) => [m[0] * u + m[2] * v + m[4], m[1] * u + m[3] * v + m[5]]);
    const left = Math.min(...corners.map((c) => c[0]));
    const low = Math.min(...corners.map((c) => c[1]));
    return [left, low, Math.max(...corners.map((c) => c[0])) - left, Math.max(...corners.map((c) => c[1])) - low];
}

module.exports = { times, translation, scaling, transformed, boxAfter };
