// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/value.h"

#include <functional>
#include <initializer_list>
#include <map>
#include <memory>

// The one language of formulas: of expressions in properties, of formula blocks and of the number fields of the editor.
//
//   cond ? a : b    or    and    not    < <= > >= == !=    + -    * / · × ÷    - (sign)    ^    %    . [ ]
//
// from the loosest to the tightest; ^ is right-associative and binds tighter than a sign: −2^2 is −4; 50% is 0.5.
// Values are numbers, yes and no, vectors "(x, y, z)", colours (names, "#58C4DD", rgb()), texts in quotes, lists and
// shapes. Division by zero and the like give infinities and NaN as in IEEE 754.
//
// A text with places in braces is a template: "Layer {index + 1} of {layers.value:.0}". "{{" and "}}" are braces.
namespace lectograph::graph {

/// A name in an expression and what stands right behind it: “box”, “box.width”, “label["entries/3"]”, “staged(label)”.
struct ExpressionName
{
    QString name;
    bool isQuoted = false; ///< in backticks: always a block
    bool isStaged = false;
    QString member; ///< a port, if the scope knows one of that name; empty: none
    QString part;   ///< a pattern of shape::select; empty: the whole
};

/// What a name stands for: a constant, or the number of an operand, which is asked for when the value is computed.
struct NameMeaning
{
    std::variant<Value, int> source;
    bool usesMember = false; ///< or else the member is taken from the value
    bool usesPart = false;   ///< or else a part is an error
};

/// Resolves a name, or says why there is none. Functions, true, false, pi, e, tau and inf are known without it.
using ExpressionScope = std::function<base::Result<NameMeaning>(const ExpressionName &name)>;
/// The value of an operand. Asked for only if the value depends on it.
using OperandValue = std::function<base::Result<Value>(int operand)>;

struct ExpressionProgram;

/// An expression or a template, parsed once. Copies share the program. Errors have the place "character N", unless they
/// come from the scope or an operand with a place of their own.
class Expression
{
public:
    /// Refuses texts of more than `longest` characters and deep nesting.
    static base::Result<Expression> parse(QStringView text, const ExpressionScope &scope);
    static constexpr qsizetype longest = 20'000;

    /// Computes without heap allocation as long as all values are numbers, vectors and colours. Whole numbers become
    /// numbers.
    base::Result<Value> value(const OperandValue &operand, base::ColorMix mix = base::ColorMix::Linear) const;

private:
    explicit Expression(std::shared_ptr<const ExpressionProgram> program) : m_program(std::move(program)) {}

    std::shared_ptr<const ExpressionProgram> m_program;
};

/// Whether the text has places in braces; its value is then a text.
bool isTemplate(QStringView text);

// Functions on texts, which may also be wrong ones. They know nothing of a scene: a name may also be that of a colour.

/// A name of a block in the text of an expression.
struct BlockName
{
    QString node;
    QString member; ///< behind a point: a port, or what its value has
    bool isStaged = false;
    qsizetype start = 0; ///< of the name, with its backticks
    qsizetype length = 0;
};
std::vector<BlockName> blockNamesIn(QStringView text);
/// The same expression after blocks were renamed; `names` are new ids by old ones.
QString withBlocksRenamed(const QString &text, const std::map<QString, QString> &names);
/// The id as it is written in an expression: in backticks, unless it is a plain word without another meaning.
QString expressionNameOf(const QString &node);

/// Whether an expression anywhere in the properties may use one of the names: a false positive does no harm.
bool mayName(const QJsonObject &properties, std::initializer_list<const char *> names);

} // namespace lectograph::graph
