// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/rows/formulause.h"

#include "editor/edits/styles.h"
#include "editor/edits/texts.h"
#include "editor/language/names.h"
#include "lecture/properties.h"
#include "typeset/dollars.h"

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

std::function<FormulaUse()> formulaUseOf(Session &session, const PropertyPlace &place, const graph::PropertySpec &spec)
{
    if (spec.type != graph::ValueType::Text || spec.text != graph::TextKind::Words || spec.gallery)
        return {};
    if (place.key == "latex"_L1)
        return [] { return FormulaUse::Whole; };
    return [&session, place, spec] {
        const lecture::Lecture &lecture = session.document.lecture();
        const graph::Node *node = place.clip ? nullptr : session.document.node(place.scene, place.node);
        const graph::NodeType *type = node ? session.registry().nodes.find(*node) : nullptr;
        if (!type)
            return FormulaUse::None;
        if (spec.key == "text" && lecture::findSpec(type->properties, u"formulas"_s))
            return dollarsOf(node->properties) == typeset::Dollars::Formulas ? FormulaUse::Dollars : FormulaUse::None;
        const QJsonValue written = writtenAt(lecture, place);
        const QJsonValue texts = written.isUndefined() ? presetAt(lecture, place, spec) : written;
        const Languages languages = languagesOf(lecture);
        const bool hasFormula = std::ranges::any_of(languages.all, [&](const QString &language) {
            return !typeset::formulasIn(textIn(texts, language, languages.own)).empty();
        });
        return hasFormula ? FormulaUse::Dollars : FormulaUse::None;
    };
}

} // namespace lectograph::editor
