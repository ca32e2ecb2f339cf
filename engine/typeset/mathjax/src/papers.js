// SPDX-License-Identifier: GPL-3.0-or-later
// What papers define or take from packages that MathJax lacks: bm, bbm, dsfont, nicefrac, stmaryrd, and the commands of
// papers on deep learning (math_commands.tex of Goodfellow, Bengio and Courville, which the templates of conferences
// have). A formula may define all of them otherwise.
'use strict';
const { Configuration } = require('mj/input/tex/Configuration.js');
const { CommandMap, DelimiterMap, EnvironmentMap } = require('mj/input/tex/TokenMap.js');
const { MapHandler } = require('mj/input/tex/MapHandler.js');
const ParseMethods = require('mj/input/tex/ParseMethods.js').default;
const { ParseUtil } = require('mj/input/tex/ParseUtil.js');
const TexParser = require('mj/input/tex/TexParser.js').default;
const BaseMethods = require('mj/input/tex/base/BaseMethods.js').default;
const { MathtoolsMethods } = require('mj/input/tex/mathtools/MathtoolsMethods.js');

const commands = {
    bm: ['\\boldsymbol{#1}', 1],
    mathbbm: ['\\mathbb{#1}', 1],
    mathds: ['\\mathbb{#1}', 1],
    nicefrac: ['{}^{\\mathord{#1}}\\!/\\!{}_{\\mathord{#2}}', 2],
    sfrac: ['{}^{\\mathord{#1}}\\!/\\!{}_{\\mathord{#2}}', 2],
    llbracket: ['\\mathopen{[\\mkern-3.5mu[}'],
    rrbracket: ['\\mathclose{]\\mkern-3.5mu]}'],
    indep: ['\\mathrel{\\perp\\!\\!\\!\\perp}'],
    1: ['\\boldsymbol{1}'],
    ones: ['\\boldsymbol{1}'],
    ind: ['\\mathbb{1}'],
    eps: ['\\epsilon'],
    T: ['\\top'],
    Ls: ['\\mathcal{L}'],
    loss: ['\\mathcal{L}'],
    R: ['\\mathbb{R}'],
    N: ['\\mathbb{N}'],
    Z: ['\\mathbb{Z}'],
    E: ['\\mathbb{E}'],
    emp: ['\\tilde{p}'],
    pdata: ['p_{\\rm{data}}'],
    pmodel: ['p_{\\rm{model}}'],
    ptrain: ['\\hat{p}_{\\rm{data}}'],
    normlzero: ['L^0'],
    normlone: ['L^1'],
    normltwo: ['L^2'],
    normlp: ['L^p'],
    normmax: ['L^\\infty'],
    parents: ['Pa'],
    half: ['\\frac{1}{2}'],
};
const operators = {
    sign: 'sign', sgn: 'sgn', Tr: 'Tr', tr: 'tr', rank: 'rank', diag: 'diag', supp: 'supp', dom: 'dom', vect: 'vec',
    prox: 'prox',
    Var: 'Var', Cov: 'Cov', Corr: 'Corr', Bias: 'Bias', MSE: 'MSE', poly: 'poly', erf: 'erf',
    softmax: 'softmax', Softmax: 'Softmax', sigmoid: 'sigmoid', softplus: 'softplus', relu: 'relu', ReLU: 'ReLU',
    gelu: 'gelu', GELU: 'GELU',
    LayerNorm: 'LayerNorm', RMSNorm: 'RMSNorm', Attention: 'Attention', MultiHead: 'MultiHead',
    Concat: 'Concat', concat: 'concat', FFN: 'FFN', MLP: 'MLP', logits: 'logits',
};
for (const name of Object.keys(operators))
    commands[name] = [`\\operatorname{${operators[name]}}`];
for (const name of ['arg\\,max', 'arg\\,min', 'arg\\,sup', 'arg\\,inf'])
    commands[name.replace('\\,', '')] = [`\\operatorname*{${name}}`];
commands.Argmax = commands.argMax = commands.argmax;
commands.Argmin = commands.argMin = commands.argmin;
commands.lr = ['\\alpha'];
commands.reg = ['\\lambda'];
commands.rect = ['\\mathrm{rectifier}'];
commands.KL = ['D_{\\mathrm{KL}}'];

// Vectors \vx, matrices \mX, tensors \tX, sets \sX, graphs \gX, random \rx, \rvx, \rmX, and elements of them: \evx,
// \emX, \etX.
const lower = 'abcdefghijklmnopqrstuvwxyz'.split('');
const greek = [
    'alpha', 'beta', 'gamma', 'epsilon', 'theta', 'lambda', 'mu', 'phi', 'psi', 'sigma', 'omega', 'eta', 'pi', 'xi',
];
for (const letter of lower) {
    const capital = letter.toUpperCase();
    commands['v' + letter] = [`\\boldsymbol{${letter}}`];
    commands['ev' + letter] = [letter];
    commands['r' + letter] = [`\\mathrm{${letter}}`];
    commands['rv' + letter] = [`\\mathbf{${letter}}`];
    commands['erv' + letter] = [`\\mathrm{${letter}}`];
    commands['m' + capital] = [`\\boldsymbol{${capital}}`];
    commands['em' + capital] = [capital];
    commands['rm' + capital] = [`\\mathbf{${capital}}`];
    commands['erm' + capital] = [`\\mathrm{${capital}}`];
    commands['t' + capital] = [`\\boldsymbol{\\mathsf{${capital}}}`];
    commands['et' + capital] = [`\\mathsf{${capital}}`];
    commands['g' + capital] = [`\\mathcal{${capital}}`];
    commands['s' + capital] = [`\\mathbb{${capital}}`];
}
for (const letter of greek) {
    commands['v' + letter] = [`\\boldsymbol{\\${letter}}`];
    commands['ev' + letter] = [`\\${letter}`];
}
commands.vzero = ['\\boldsymbol{0}'];
commands.vone = ['\\boldsymbol{1}'];

// Delimiters in the manner of \DeclarePairedDelimiter, as high as what is between them, or \norm[\big]{x}.
const pairs = {
    norm: ['\\lVert', '\\rVert'], abs: ['\\lvert', '\\rvert'], card: ['\\lvert', '\\rvert'],
    ceil: ['\\lceil', '\\rceil'], floor: ['\\lfloor', '\\rfloor'],
};
const fences = {
    '\\lVert': '\u2016', '\\rVert': '\u2016', '\\lvert': '|', '\\rvert': '|', '\\lceil': '\u2308', '\\rceil': '\u2309',
    '\\lfloor': '\u230A', '\\rfloor': '\u230B',
};

/** Letters that are small capitals, after TeX: capitals of four fifths. */
function smallCapitals(text) {
    return text.replace(/\\[a-zA-Z]+\s*|\\.|[a-z\u00E0-\u00FE]+/g,
        (part) => (part[0] === '\\' ? part : `{\\small ${part.toUpperCase()}}`));
}

const methods = {
    pair(parser, name, open, close) {
        parser.GetStar();
        const size = parser.GetBrackets(name);
        const inner = parser.ParseArg(name);
        if (!size) {
            parser.Push(ParseUtil.fenced(parser.configuration, fences[open], inner, fences[close], ''));
            return;
        }
        const big = (side, fence) =>
            new TexParser(`${size}${side}${fence}`, parser.stack.env, parser.configuration).mml();
        parser.PushAll([big('l', open), inner, big('r', close)]);
    },
    textsc(parser, name) {
        parser.string = `\\text{${smallCapitals(parser.GetArgument(name))}}` + parser.string.slice(parser.i);
        parser.i = 0;
    },
    multline: (parser, begin) => MathtoolsMethods.MtMultlined(parser, begin),
};

new CommandMap('papers-macros', Object.assign(
    {},
    ...Object.keys(commands).map((name) => ({ [name]: [BaseMethods.Macro, ...commands[name]] })),
    ...Object.keys(pairs).map((name) => ({ [name]: [methods.pair, ...pairs[name]] })),
    { textsc: methods.textsc }));
new DelimiterMap('papers-delimiters', ParseMethods.delimiter, {
    '\\llbracket': '\u27E6', '\\rrbracket': '\u27E7',
});
// As wide as its lines need: a picture has no margins.
new EnvironmentMap('papers-environments', ParseMethods.environment, {
    multline: methods.multline, 'multline*': methods.multline,
});

// MathJax paints rules black; in TeX they have the colour of what is around them.
for (const map of ['macros', 'text-macros']) {
    for (const name of ['rule', 'Rule']) {
        const macro = MapHandler.getMap(map).lookup(name);
        const original = macro.func;
        macro._func = function (parser, ...rest) {
            const env = parser.stack.env;
            const color = env.color;
            env.color = color || 'currentColor';
            try {
                return original(parser, ...rest);
            } finally {
                if (color)
                    env.color = color;
                else
                    delete env.color;
            }
        };
    }
}

/** The line breaks in the braces from `start` to `end`, neither in a formula nor in further braces. */
function breaksIn(text, start, end) {
    const breaks = [];
    let isMath = false;
    for (let at = start, depth = 0; at < end; ++at) {
        if (text[at] === '\\') {
            if (text[at + 1] === '\\' && depth === 1 && !isMath)
                breaks.push(at);
            ++at;
        } else if (text[at] === '$') {
            isMath = !isMath;
        } else {
            depth += text[at] === '{' ? 1 : text[at] === '}' ? -1 : 0;
        }
    }
    return breaks;
}

/** Makes \text{one\\two} a column of texts: MathJax sets lines of a text beside the middle of what they belong to. */
function stacked(parser, name) {
    const behind = parser.i;
    const argument = parser.GetArgument(name);
    const end = parser.i;
    parser.i = behind;
    if (parser.string[end - 1] !== '}')
        return false;
    const breaks = breaksIn(parser.string, end - argument.length - 2, end);
    if (breaks.length === 0)
        return false;
    parser.i = parser.tokenStart;
    const insert = (at, text) => { // what is around it keeps its origins
        parser.string = parser.string.slice(0, at) + text + parser.string.slice(at);
    };
    insert(end, '\\end{gathered}');
    for (const at of breaks.reverse()) {
        insert(at + 2, `${name}{`);
        insert(at, '}');
    }
    insert(parser.i, '\\begin{gathered}');
    return true;
}

for (const name of ['text', 'textnormal', 'textrm', 'textbf', 'textit', 'textsf', 'texttt', 'textup', 'mbox']) {
    const macro = MapHandler.getMap('macros').lookup(name);
    const original = macro.func;
    macro._func = (parser, command, ...rest) => stacked(parser, command) || original(parser, command, ...rest);
}

// Commands of MathJax come first, but its multline does not.
Configuration.create('papers', {
    handler: { macro: ['papers-macros'], delimiter: ['papers-delimiters'] }, priority: 6,
});
Configuration.create('papers-lines', { handler: { environment: ['papers-environments'] }, priority: 4 });
