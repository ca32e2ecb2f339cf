// SPDX-License-Identifier: GPL-3.0-or-later
// Qt 6.4's engine compiles a call in return position of a strict function as a tail call, even if its value still has
// to be assigned: `return x = f()`, `return a || (x = f())`, `() => x = f()` never write x. This finds such expressions
// and moves the call out of tail position.
'use strict';
const acorn = require('acorn');
const walk = require('acorn-walk');

const endsInCall = (node) => {
    switch (node.type) {
    case 'CallExpression':
    case 'TaggedTemplateExpression': return true;
    case 'AssignmentExpression':
    case 'LogicalExpression': return endsInCall(node.right);
    case 'ConditionalExpression': return endsInCall(node.consequent) || endsInCall(node.alternate);
    case 'SequenceExpression': return endsInCall(node.expressions[node.expressions.length - 1]);
    default: return false;
    }
};

const losesAssignment = (node) => {
    switch (node.type) {
    case 'AssignmentExpression': return endsInCall(node.right);
    case 'LogicalExpression': return losesAssignment(node.right);
    case 'ConditionalExpression': return losesAssignment(node.consequent) || losesAssignment(node.alternate);
    case 'SequenceExpression': return losesAssignment(node.expressions[node.expressions.length - 1]);
    default: return false;
    }
};

/** The returned expressions of a module that would lose an assignment, in source order. */
function tailAssignments(source) {
    const found = [];
    walk.full(acorn.parse(source, { ecmaVersion: 2022, sourceType: 'module' }), (node) => {
        if (node.type === 'ReturnStatement' && node.argument && losesAssignment(node.argument))
            found.push(node.argument);
        else if (node.type === 'ArrowFunctionExpression' && node.expression && losesAssignment(node.body))
            found.push(node.body);
    });
    return found.sort((a, b) => a.start - b.start);
}

/** The module with every such expression out of tail position: E becomes [E][0]. */
function repaired(source) {
    let text = source;
    // Innermost first, one at a time: a returned function may contain another site.
    for (let sites = tailAssignments(text); sites.length > 0; sites = tailAssignments(text)) {
        const site = sites[sites.length - 1];
        const space = /\w/.test(text[site.start - 1]) ? ' ' : '';
        text = `${text.slice(0, site.start)}${space}[${text.slice(site.start, site.end)}][0]${text.slice(site.end)}`;
    }
    return text;
}

module.exports = { tailAssignments, repaired };
