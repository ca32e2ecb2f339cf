// SPDX-License-Identifier: GPL-3.0-or-later
// node outlines.js PACKAGE WORDS OUTPUT: writes the icons of lucide-static as lines of text:
//   NAME,OTHER NAME,…<tab>WORD|WORD|…<tab>PATH;PATH;…<tab>RANK
// Every element becomes one path that is drawn in the order and direction in which SVG draws its outline; "*" before a path:
// it is filled. Our own words come first, then those of the package. RANK is the place among our own words; empty for others.
'use strict';
const fs = require('fs');
const path = require('path');

const [folder, wordsFile, output] = process.argv.slice(2);
const nodes = JSON.parse(fs.readFileSync(path.join(folder, 'icon-nodes.json'), 'utf8'));
const tags = JSON.parse(fs.readFileSync(path.join(folder, 'tags.json'), 'utf8'));

const number = value => String(Math.round(value * 1000) / 1000);
const point = (x, y) => `${number(x)} ${number(y)}`;
const numbers = attributes => Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, Number(value)]));

function ellipse(cx, cy, rx, ry) {
  const arc = (x, y) => `A${point(rx, ry)} 0 0 1 ${point(x, y)}`;
  return `M${point(cx + rx, cy)}${arc(cx, cy + ry)}${arc(cx - rx, cy)}${arc(cx, cy - ry)}${arc(cx + rx, cy)}Z`;
}

function rectangle({x = 0, y = 0, width, height, rx, ry}) {
  const a = Math.min(rx ?? ry ?? 0, width / 2);
  const b = Math.min(ry ?? rx ?? 0, height / 2);
  const corner = (toX, toY) => a > 0 && b > 0 ? `A${point(a, b)} 0 0 1 ${point(toX, toY)}` : '';
  const [right, bottom] = [x + width, y + height];
  return `M${point(x + a, y)}L${point(right - a, y)}${corner(right, y + b)}L${point(right, bottom - b)}` +
      `${corner(right - a, bottom)}L${point(x + a, bottom)}${corner(x, bottom - b)}L${point(x, y + b)}${corner(x + a, y)}Z`;
}

function outline([element, attributes]) {
  const n = numbers(attributes);
  switch (element) {
    case 'path': return attributes.d;
    case 'circle': return ellipse(n.cx, n.cy, n.r, n.r);
    case 'ellipse': return ellipse(n.cx, n.cy, n.rx, n.ry);
    case 'rect': return rectangle(n);
    case 'line': return `M${point(n.x1, n.y1)}L${point(n.x2, n.y2)}`;
    case 'polyline': return `M${attributes.points}`;
    case 'polygon': return `M${attributes.points}Z`;
    default: throw new Error(`lucide-static has an element "${element}" that no path is made of.`);
  }
}

const isFilled = attributes => attributes.fill !== undefined && attributes.fill !== 'none';
const drawn = icon => icon.map(element => (isFilled(element[1]) ? '*' : '') + outline(element)).join(';');

/** Further names: files that draw the same as an icon, whose names are older. */
function otherNames() {
  const bodyOf = name => fs.readFileSync(path.join(folder, 'icons', `${name}.svg`), 'utf8').replace(/^[^>]*-->/, '')
                             .replace(/class="[^"]*"/, '');
  const byBody = new Map(Object.keys(nodes).map(name => [bodyOf(name), name]));
  const others = new Map();
  for (const file of fs.readdirSync(path.join(folder, 'icons')).sort()) {
    const name = path.basename(file, '.svg');
    const icon = nodes[name] ? undefined : byBody.get(bodyOf(name));
    if (icon)
      others.set(icon, [...(others.get(icon) ?? []), name]);
  }
  return others;
}

/** Our own words of icons: NAME<tab>English<tab>Korean<tab>Chinese, with commas between words. */
function ownWords() {
  const own = new Map();
  const seen = new Map();
  for (const line of fs.readFileSync(wordsFile, 'utf8').split('\n')) {
    if (line.startsWith('#') || line.trim() === '')
      continue;
    const [name, ...columns] = line.split('\t');
    if (!nodes[name])
      throw new Error(`${wordsFile} has words for "${name}", which is no icon of lucide-static.`);
    const words = columns.flatMap(column => column.split(',')).map(word => word.trim()).filter(word => word !== '');
    for (const word of words) {
      if (seen.has(word))
        throw new Error(`${wordsFile} has the word "${word}" for "${seen.get(word)}" and for "${name}".`);
      seen.set(word, name);
    }
    own.set(name, words);
  }
  return own;
}

const others = otherNames();
const own = ownWords();
const ranks = new Map([...own.keys()].map((name, rank) => [name, rank]));
const lines = Object.keys(nodes).sort().map(name => {
  const words = [...new Set([...(own.get(name) ?? []), '', ...(tags[name] ?? [])])];
  return [[name, ...(others.get(name) ?? [])].join(','), words.join('|'), drawn(nodes[name]), ranks.get(name) ?? ''].join('\t');
});
fs.writeFileSync(output, lines.join('\n') + '\n');
