// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lectograph::editor {

/// Chooses between the forms of Korean particles, which translations write both because they stand after words that are
/// inserted: “원”이(가) becomes “원”이, “사과”을(를) becomes “사과”를. The last letter or digit before the particle
/// decides; after one whose sound is not known, both forms stay. Any other text is returned unchanged.
///
/// For what is shown, not for names of undo steps before retranslated(), which recognizes sentences by their words.
QString withParticles(const QString &sentence);

} // namespace lectograph::editor
