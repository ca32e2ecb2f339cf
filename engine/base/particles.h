// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lectograph::base {

/// Chooses between the forms of Korean particles, which translations write both because they stand after words that are
/// inserted: “원”이(가) becomes “원”이, “사과”을(를) becomes “사과”를. The last letter or digit before the particle
/// decides; after one whose sound is not known, and after a placeholder that is not filled yet, both forms stay. Any
/// other text is returned unchanged.
///
/// An Error (base/result.h) has chosen already.
QString withParticles(const QString &sentence);

/// `before` + `after`, where another word than before ends `before`: a particle at the beginning of `after`, behind
/// closing quotation marks, is chosen again.
QString followedBy(const QString &before, const QString &after);

/// For recognizing a sentence by its translation: in an escaped regular expression, each particle that is written in
/// both forms matches any of its forms.
QString formsOfParticles(const QString &pattern);

} // namespace lectograph::base
