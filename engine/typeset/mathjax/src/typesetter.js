// SPDX-License-Identifier: GPL-3.0-or-later
// Runs MathJax from LaTeX to SVG without a DOM, and returns the result as JSON.
'use strict';
require('./shims.js');
require('./flat-attributes.js');
require('./item-environment.js');
require('./long-rows.js');
const sources = require('./source-ranges.js');
const packages = require('./packages.js');
const { flattened } = require('./pieces.js');
const { withOwnSources } = require('./characters.js');
const { rememberInNodes } = require('./node-map.js');
const { mathjax } = require('mj/mathjax.js');
const { TeX } = require('mj/input/tex.js');
const { SVG } = require('mj/output/svg.js');
const { liteAdaptor } = require('mj/adaptors/liteAdaptor.js');
const { RegisterHTMLHandler } = require('mj/handlers/html.js');
const { MathJaxTexFont } = require('@mathjax/mathjax-tex-font/cjs/svg.js');

const { MathJaxMhchemFontExtension } = require('@mathjax/mathjax-mhchem-font-extension/js/svg.js');

MathJaxTexFont.addExtension(MathJaxMhchemFontExtension); // the arrows and bonds of \ce

const EM = 16; // pixels; arbitrary, since results are in ems

const adaptor = liteAdaptor({ fontSize: EM });
RegisterHTMLHandler(adaptor);
const input = new TeX({
    packages,
    maxBuffer: 64 * 1024,
    macros: { hdots: '\\ldots' }, // familiar to TeX users from matrix packages
    formatError(jax, error) {
        error.range = sources.rangeOf(jax.parseOptions.parser);
        throw error;
    },
});
const output = new SVG({ fontCache: 'none', fontData: MathJaxTexFont, linebreaks: { inline: false } });
// As in TeX; MathJax uses 0.06 for low-resolution screens. The bar of a root matches its sign only with this.
output.font.params.rule_thickness = output.font.params.surd_height = 0.04;
rememberInNodes(output);
const document = mathjax.document('', { InputJax: input, OutputJax: output });

let meter = null;
let languageInHand = '';

/** `host.measure(text, family, italic, bold, language)` returns [width, height, depth] in ems. */
function setTextMeter(host) {
    meter = host;
}

output.measureTextNode = function (text) {
    const attribute = (name) => adaptor.getAttribute(text, name) || '';
    const italic = attribute('font-style') === 'italic';
    const bold = attribute('font-weight') === 'bold';
    const size = meter.measure(adaptor.textContent(text), attribute('font-family'), italic, bold, languageInHand);
    return { w: size[0], h: size[1], d: size[2] };
};

function svgOf(latex, display, language) {
    if (language !== languageInHand) {
        output.unknownCache.clear(); // widths of characters in fonts of another language
        languageInHand = language;
    }
    input.reset();
    sources.begin(latex);
    // ex: makes text from the host match the size of the formula.
    const ex = output.font.params.x_height * EM;
    return adaptor.firstChild(document.convert(latex, { display, em: EM, ex, containerWidth: 80 * EM }));
}

const rounded = (value) => Math.round(value * 1e6) / 1e6;

const failed = (id, message, range) => JSON.stringify({ error: { id, message, range } });

/** The layout of a formula as JSON: { width, outlines, pieces } (see pieces.js), or { error: { id, message, range } }. */
function layout(latex, display, language) {
    const everything = [0, latex.length];
    try {
        const svg = svgOf(latex, display, language);
        if (!svg.attributes.viewBox)
            return failed('Tag', 'An equation number cannot be drawn', everything);
        const [, , width] = svg.attributes.viewBox.split(' ').map(Number);
        const { outlines, pieces } = flattened(adaptor, svg);
        withOwnSources(latex, pieces);
        return JSON.stringify({
            width: rounded(width / 1000),
            outlines,
            pieces: pieces.map((piece) => Object.assign({}, piece, {
                matrix: piece.matrix.map(rounded),
                clip: piece.clip && piece.clip.map(rounded),
                token: undefined,
                glyphs: undefined,
            })),
        });
    } catch (error) {
        const message = String(error && error.message || error);
        return error && error.id ? failed(error.id, message, error.range) : failed('Internal', message, everything);
    }
}

module.exports = { layout, setTextMeter, version: mathjax.version };
