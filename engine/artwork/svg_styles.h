// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "artwork/css_sheet.h"
#include "artwork/svg_document.h"
#include "artwork/svg_look.h"

#include <QHash>

#include <memory>
#include <vector>

namespace lectograph::artwork {

/// The style sheets of a document, and the cascade: attributes, rules by specificity and order, style attributes, and
/// what is important (CSS Cascading and Inheritance Level 4, 6).
class SvgStyles
{
public:
    /// Adds a sheet; `size` is that of the drawing, in pixels. Returns what of it is left out.
    QStringList add(QStringView sheet, const QSizeF &size);
    /// The style of an element inside `around`.
    SvgLook lookOf(const SvgElement &element, const SvgLook &around);
    /// Whether matching rules or replacing var() took longer than any drawing needs. Then looks lack rules.
    bool isExhausted() const { return m_allowance < 0; }

private:
    /// The winning declarations of an element, in no order.
    struct Declared
    {
        std::vector<std::pair<const SvgProperty *, QString>> properties;
        std::vector<std::pair<QString, QString>> custom;
    };

    const Declared &declaredFor(const SvgElement &element);
    std::vector<const CssRule *> rulesFor(const SvgElement &element);
    void addPlaces(const QString &key, const SvgElement &element, std::vector<std::size_t> &places);

    std::vector<CssRule> m_rules;
    QHash<QString, std::vector<std::size_t>> m_places; ///< of rules, by what their last compound asks for
    QHash<const SvgElement *, std::shared_ptr<const Declared>> m_declared;
    qint64 m_allowance = 50'000'000; ///< conditions that are tried
};

} // namespace lectograph::artwork
