// SPDX-License-Identifier: GPL-3.0-or-later
// The value of this script is a function of the text of the resource that bundle.js writes. It gives another one, of a code
// and a language: JSON with the language's id and title, both empty if it is unknown, and the tokens, of each its kind (the
// order of typeset::CodeKind) and its length in UTF-16 units.
(function (resource) {
    const prism = JSON.parse(resource);
    const kinds = ['plain', 'comment', 'string', 'number', 'keyword', 'function', 'type', 'constant', 'operator',
        'punctuation', 'attribute', 'variable', 'tag', 'inserted', 'deleted'];
    const names = {
        comment: 'comment prolog doctype cdata shebang blockquote hr',
        string: 'string char attr-value regex url template-string string-property code-snippet triple-quoted-string '
            + 'regex-source code title',
        number: 'number entity unit hexcode color',
        keyword: 'keyword atrule important rule directive control-flow module statement important-keyword',
        function: 'function function-name function-definition function-variable method maybe-function selector',
        type: 'class-name type namespace maybe-class-name known-class-name generics class builtin-type constructor',
        constant: 'boolean constant builtin symbol null nil undefined literal-property this',
        operator: 'operator arrow combinator delimiter-operator',
        punctuation: 'punctuation delimiter interpolation-punctuation format-spec conversion-option list',
        attribute: 'attr-name property decorator annotation attribute key label macro header-name',
        variable: 'variable parameter assign-left environment for-or-select',
        tag: 'tag',
        inserted: 'inserted inserted-sign',
        deleted: 'deleted deleted-sign',
        plain: 'interpolation embedded-code script style language-javascript language-css',
    };
    const kindOf = {};
    for (const kind of kinds)
        (names[kind] || '').split(' ').forEach(name => { kindOf[name] = kinds.indexOf(kind); });

    const engines = {};
    // Languages change each other: each has an engine of its own, so that it is the same whatever came before it.
    function engineOf(id) {
        if (!engines[id]) {
            const engine = new Function(prism.core + '\nreturn Prism;')();
            for (const part of prism.languages[id].order)
                new Function('Prism', prism.languages[part].source)(engine);
            engines[id] = engine;
        }
        return engines[id];
    }

    // A token's own kind, that of an alias, or that of what it is in.
    function kind(token, around) {
        for (const name of [token.type].concat(token.alias || [])) {
            if (Object.prototype.hasOwnProperty.call(kindOf, name))
                return kindOf[name];
        }
        return around;
    }

    function flatten(tokens, around, into) {
        for (const token of Array.isArray(tokens) ? tokens : [tokens]) {
            if (typeof token === 'string')
                into.push(around, token.length);
            else
                flatten(token.content, kind(token, around), into);
        }
        return into;
    }

    return function (code, language) {
        const name = language.trim().toLowerCase();
        const id = Object.prototype.hasOwnProperty.call(prism.aliases, name) ? prism.aliases[name] : '';
        const engine = id === '' ? null : engineOf(id);
        if (!engine || !engine.languages[id]) // some components only change other languages
            return JSON.stringify({ language: '', title: '', tokens: [0, code.length] });
        const env = { code: code, grammar: engine.languages[id], language: id };
        engine.hooks.run('before-tokenize', env);
        env.tokens = engine.tokenize(env.code, env.grammar);
        engine.hooks.run('after-tokenize', env);
        return JSON.stringify({ language: id, title: prism.languages[id].title, tokens: flatten(env.tokens, 0, []) });
    };
})
