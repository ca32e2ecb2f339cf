// SPDX-License-Identifier: GPL-3.0-or-later
// node bundle.js MODULE HEADER: bundles MathJax and src/ into one module, repairs code that Qt's engine miscompiles, and
// checks the result. The header contains the module's hash, so that cached results of other versions are not used.
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
    absWorkingDir: __dirname, // the base of aliased packages
    entryPoints: ['src/formula.mjs'],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2015',
    minify: true,
    legalComments: 'none',
    alias: {
        mj: '@mathjax/src/cjs',
        // Excludes MathJax's default font, 1 MB that is not used.
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
