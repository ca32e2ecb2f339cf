// SPDX-License-Identifier: GPL-3.0-or-later
// node bundle.js MODULE HEADER: puts MathJax and src/ into one module, repairs what Qt's engine would get wrong, and
// checks. The header names the module's content, so that stored results of another one are not taken for its own.
'use strict';
const crypto = require('crypto');
const fs = require('fs');
const esbuild = require('esbuild');
const { tailAssignments, repaired } = require('./tail-assignments.js');

const [, , output, header] = process.argv;
if (!output || !header) {
    console.error('usage: node bundle.js MODULE HEADER');
    process.exit(2);
}

const bundle = esbuild.buildSync({
    absWorkingDir: __dirname, // where aliases look for packages
    entryPoints: ['src/formula.mjs'],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2015',
    minify: true,
    legalComments: 'none',
    alias: {
        mj: '@mathjax/src/cjs',
        // MathJax's default font would come along unused: 1 MB.
        '#default-font/svg/default.js': '@mathjax/mathjax-tex-font/cjs/svg/default.js',
    },
}).outputFiles[0].text;

const text = repaired(bundle);
const left = tailAssignments(text);
if (left.length > 0) {
    for (const site of left)
        console.error(`Qt 6.4's engine would drop this assignment: ${text.slice(site.start, site.start + 120)}`);
    process.exit(1);
}
const content = crypto.createHash('sha256').update(text).digest('hex').slice(0, 16);
fs.writeFileSync(output, text);
fs.writeFileSync(header, `#pragma once\n\ninline constexpr unsigned long long formulaBundle = 0x${content}ull;\n`);
