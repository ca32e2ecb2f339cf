// SPDX-License-Identifier: GPL-3.0-or-later
// The LaTeX packages available to formulas. Excluded: packages that load code at run time (require, autoload), physics
// (its short names such as \div and \qty change common LaTeX), bussproofs and empheq (they need a browser or are rare).
'use strict';
require('mj/input/tex/base/BaseConfiguration.js');
require('mj/input/tex/ams/AmsConfiguration.js');
require('mj/input/tex/amscd/AmsCdConfiguration.js');
require('mj/input/tex/bbox/BboxConfiguration.js');
require('mj/input/tex/boldsymbol/BoldsymbolConfiguration.js');
require('mj/input/tex/braket/BraketConfiguration.js');
require('mj/input/tex/cancel/CancelConfiguration.js');
require('mj/input/tex/cases/CasesConfiguration.js');
require('mj/input/tex/centernot/CenternotConfiguration.js');
require('mj/input/tex/color/ColorConfiguration.js');
require('mj/input/tex/colortbl/ColortblConfiguration.js');
require('mj/input/tex/configmacros/ConfigMacrosConfiguration.js');
require('mj/input/tex/enclose/EncloseConfiguration.js');
require('mj/input/tex/extpfeil/ExtpfeilConfiguration.js');
require('mj/input/tex/gensymb/GensymbConfiguration.js');
require('mj/input/tex/html/HtmlConfiguration.js');
require('mj/input/tex/mathtools/MathtoolsConfiguration.js');
require('mj/input/tex/mhchem/MhchemConfiguration.js');
require('mj/input/tex/newcommand/NewcommandConfiguration.js');
require('mj/input/tex/textcomp/TextcompConfiguration.js');
require('mj/input/tex/textmacros/TextMacrosConfiguration.js');
require('mj/input/tex/unicode/UnicodeConfiguration.js');
require('./papers.js');
require('mj/input/tex/upgreek/UpgreekConfiguration.js');
require('mj/input/tex/verb/VerbConfiguration.js');

module.exports = [
    'base', 'ams', 'amscd', 'bbox', 'boldsymbol', 'braket', 'cancel', 'cases', 'centernot', 'color', 'colortbl',
    'configmacros', 'enclose', 'extpfeil', 'gensymb', 'html', 'mathtools', 'mhchem', 'newcommand', 'papers', 'papers-lines',
    'textcomp', 'textmacros', 'unicode', 'upgreek', 'verb',
];
