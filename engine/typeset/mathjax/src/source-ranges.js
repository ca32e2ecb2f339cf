// SPDX-License-Identifier: GPL-3.0-or-later
// Source ranges of glyphs. Each node of MathJax's tree gets the property "src", "start,end" in UTF-16 units of the
// formula, and each SVG group the attribute data-src, without wrappers or layout changes.
//
// A parser reads a string: the formula, an argument of a command, or the expansion of a macro. Here each parser has
// `origins`: for each character of its string, the character of the formula it stands for (−1: none). The output of a
// macro is attributed to the whole macro call.
'use strict';
require('mj/input/tex.js');
require('mj/output/svg.js');
const TexParser = require('mj/input/tex/TexParser.js').default;
const { ParseUtil } = require('mj/input/tex/ParseUtil.js');
const { NodeFactory } = require('mj/input/tex/NodeFactory.js');
const { LeftItem, ArrayItem, OverItem } = require('mj/input/tex/base/BaseItems.js');
const { SvgWrapper } = require('mj/output/svg/Wrapper.js');
const { emojiAt } = require('./emoji.js');
const { Origins, NOWHERE, commonEnd } = require('./origins.js');

let formula = '';
let originsOf = new Map(); // of strings about to be parsed
let callInHand = null;     // the range of the command whose argument was parsed last

/** Call it before each formula. */
function begin(latex) {
    formula = latex;
    callInHand = [0, latex.length];
    originsOf = new Map([[latex, Origins.whole(latex.length)]]);
}

/** The range in the formula of the parser's current token, or of the macro call that produced it. */
function rangeOf(parser) {
    if (!parser || !parser.origins)
        return null;
    if (parser.tokenStart === undefined)
        return parser.call;
    const start = parser.origins.at(parser.tokenStart);
    const last = parser.origins.at(parser.i - 1);
    if (start < 0 || last < start)
        return parser.call;
    let end = last + 1;
    while (end > start + 1 && /\s/.test(formula[end - 1]))
        --end;
    return [start, end];
}

// ---- origins of parsers

TexParser.prototype.Parse = function () {
    const known = originsOf.get(this._string);
    this.origins = known ? known.slice(0, this._string.length) : new Origins();
    this.call = callInHand;
    while (this.i < this._string.length) {
        const emoji = emojiAt(this._string, this.i);
        const character = emoji || this.getCodePoint();
        this.tokenStart = this.i;
        this.i += character.length;
        if (!emoji)
            this.parse('character', [this, character]);
        else if (this.saveText) // text mode collects its characters
            this.text += emoji;
        else
            this.Push(this.create('token', 'mtext', {}, emoji));
    }
};

// A macro prepends its expansion to the remaining text; a few commands insert into the middle.
Object.defineProperty(TexParser.prototype, 'string', {
    configurable: true,
    enumerable: false,
    get() { return this._string; },
    set(next) {
        const before = this._string;
        if (this.origins) {
            this.call = rangeOf(this) || this.call;
            const tail = commonEnd(before, next, Math.min(before.length - this.i, next.length));
            const cut = before.length - tail;
            const head = next.length > before.length && next.startsWith(before.slice(0, cut)) ? cut : 0;
            this.origins.replace(head, next.length - tail - head, cut, before.length);
        }
        this._string = next;
    },
});

// An argument is parsed by a separate parser: its characters keep their origins.
for (const method of ['GetArgument', 'GetUpTo', 'GetBrackets']) {
    const original = TexParser.prototype[method];
    TexParser.prototype[method] = function (...rest) {
        const argument = original.apply(this, rest);
        callInHand = rangeOf(this);
        if (typeof argument === 'string' && argument !== '' && this.origins) {
            const at = this._string.lastIndexOf(argument, this.i - argument.length);
            if (at >= 0 && this.origins.at(at) >= 0)
                originsOf.set(argument, this.origins.slice(at, at + argument.length));
        }
        return argument;
    };
}

// ---- ranges of nodes

/** Text commands collect characters and create a node at the end of the run, after the current position. */
function rangeOfTextRun(parser, node) {
    if (!parser.saveText || !node.isKind('mtext') || !node.childNodes[0])
        return null;
    const text = node.childNodes[0].getText().replace(/\u00A0/g, ' ');
    const at = text ? parser._string.lastIndexOf(text, Math.min(parser.i, parser._string.length) - text.length) : -1;
    const start = at < 0 ? NOWHERE : parser.origins.at(at);
    return start >= 0 ? [start, parser.origins.at(at + text.length - 1) + 1] : null;
}

const originalCreate = NodeFactory.prototype.create;
NodeFactory.prototype.create = function (...rest) {
    const node = originalCreate.apply(this, rest);
    const parser = this.configuration.parser;
    if (node && node.setProperty && parser && parser.origins && node.getProperty('src') === undefined) {
        const range = rangeOfTextRun(parser, node) || rangeOf(parser);
        if (range)
            node.setProperty('src', range.join(','));
    }
    return node;
};

// ---- fences and \over are created when their group closes, but belong to its start

const originalPush = TexParser.prototype.Push;
TexParser.prototype.Push = function (item) {
    if (item && item.checkItem)
        item.range = rangeOf(this);
    return originalPush.call(this, item);
};

let latestFence = null;
const originalFenced = ParseUtil.fenced;
ParseUtil.fenced = function (...rest) {
    const fence = originalFenced.apply(this, rest);
    latestFence = fence;
    return fence;
};

const mark = (node, range) => node.walkTree((part) => {
    if (part.setProperty)
        part.setProperty('src', range.join(','));
});

function fenceBelongsToOpening(item, method) {
    const original = item.prototype[method];
    item.prototype[method] = function (...rest) {
        latestFence = null;
        const result = original.apply(this, rest);
        if (latestFence && this.range && latestFence.childNodes[0])
            mark(latestFence.childNodes[0], this.range);
        latestFence = null;
        return result;
    };
}
fenceBelongsToOpening(LeftItem, 'checkItem');
fenceBelongsToOpening(ArrayItem, 'createMml');

const originalOver = OverItem.prototype.checkItem;
OverItem.prototype.checkItem = function (...rest) {
    const result = originalOver.apply(this, rest);
    const made = result[0] && result[0][0];
    if (this.range && made && made.isKind('mml') && made.First.isKind('mfrac'))
        made.First.setProperty('src', this.range.join(','));
    return result;
};

// ---- ranges of SVG groups

const originalNodes = SvgWrapper.prototype.createSvgNodes;
SvgWrapper.prototype.createSvgNodes = function (parents) {
    const groups = originalNodes.call(this, parents);
    const range = this.node.getProperty && this.node.getProperty('src');
    if (range) {
        for (const group of groups)
            this.adaptor.setAttribute(group, 'data-src', range);
    }
    return groups;
};

module.exports = { begin, rangeOf };
