// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "notation/model.h"
#include "notation/scanner.h"

namespace lectograph::notation {

/// An item as one place of a text writes it.
struct WrittenItem
{
    QString name; ///< with a port behind it, “attn.query”, if it names one
    std::optional<QString> label;
    Form form = Form::Box;
    QString className;
    QString operation;
    std::optional<QStringList> dims;
    QString repeat;
    std::optional<QPointF> offset;
    bool isUnclosed = false; ///< a bracket has no end
    // Where they are written, in the line of the scanner.
    Span nameSpan;
    Span labelSpan; ///< with its brackets
    Span innerSpan; ///< without them
    Span classSpan;
    Span dimsSpan;
    Span repeatSpan;
    Span offsetSpan;
};

/// Reads a name and what describes the item behind it, “attn [Multi-head attention] * 8 :::BLUE = attention: [2, 16]
/// at (1.5, 0)”.
/// Nothing if no name begins here.
std::optional<WrittenItem> readItem(Scanner &scanner);
/// “[2, 16, 512]” or “2 × 16 × 512”.
QStringList readDims(QStringView text);

} // namespace lectograph::notation
