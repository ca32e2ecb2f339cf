// SPDX-License-Identifier: GPL-3.0-or-later
// node bundle.js RESOURCE: writes Prism's core and all of its languages into one JSON file, which
// lectograph reads once and of which it runs only the languages that are asked for.
'use strict';
const fs = require('fs');
const path = require('path');
const components = require('prismjs/components.json');
const getLoader = require('prismjs/dependencies.js');

const [, , output] = process.argv;
if (!output) {
    console.error('usage: node bundle.js RESOURCE');
    process.exit(2);
}

const folder = path.join(path.dirname(require.resolve('prismjs/components.json')), 'components');
const source = id => fs.readFileSync(path.join(folder, `prism-${id}.min.js`), 'utf8');
const list = value => value === undefined ? [] : [].concat(value);
const languages = Object.entries(components.languages).filter(([id]) => id !== 'meta');

/// What has to run for a language, in this order. Pages of markup have styles and scripts in them.
function orderOf(id, entry) {
    const wanted = [...list(entry.optional), id];
    const order = getLoader(components, wanted).getIds();
    return order.includes('markup') ? getLoader(components, [...wanted, 'css', 'javascript']).getIds() : order;
}

const result = { core: source('core'), aliases: {}, languages: {} };
for (const [id, entry] of languages) {
    result.languages[id] = { title: entry.title, order: orderOf(id, entry), source: source(id) };
    result.aliases[entry.title.toLowerCase()] = id;
}
for (const [id, entry] of languages) {
    for (const alias of list(entry.alias))
        result.aliases[alias] = id;
    result.aliases[id] = id;
}
fs.writeFileSync(output, JSON.stringify(result));
