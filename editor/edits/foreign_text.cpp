// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/foreign_text.h"

#include "editor/edits/filedrop.h"
#include "editor/edits/foreign_code.h"
#include "editor/edits/madetypes.h"
#include "editor/edits/table_forms.h"
#include "editor/edits/texts.h"
#include "editor/language/names.h"
#include "editor/language/translated.h"
#include "tensor/cell_reader.h"
#include "tensor/table_numbers.h"
#include "typeset/formula.h"
#include "typeset/markup.h"

#include <QRegularExpression>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Result;
using lecture::Lecture;

namespace {

constexpr qsizetype mostLetters = 20'000; // more would be a book, not a picture
constexpr qsizetype longestFormula = 2'000;
constexpr qsizetype longestTable = 4'000'000; ///< characters

bool isSvgSource(const QString &text)
{
    static const QRegularExpression start(u"^\\s*(<\\?xml[^>]*>\\s*|<!--.*?-->\\s*|<!DOCTYPE[^>]*>\\s*)*<svg[\\s>]"_s,
                                          QRegularExpression::DotMatchesEverythingOption);
    return text.startsWith(u'<') && text.left(4096).contains(start);
}

/// The text between delimiters that enclose all of it.
std::optional<QString> enclosed(const QString &text, const QString &open, const QString &close)
{
    if (text.size() <= open.size() + close.size() || !text.startsWith(open) || !text.endsWith(close))
        return std::nullopt;
    const QString inside = text.sliced(open.size(), text.size() - open.size() - close.size()).trimmed();
    const bool isOnePair = !inside.isEmpty() && !inside.contains(close);
    return isOnePair ? std::optional(inside) : std::nullopt;
}

/// Without the environments that only number or centre a formula on a page.
QString withoutPage(const QString &latex)
{
    static const QRegularExpression page(u"^\\\\begin\\{(equation|displaymath|math)\\*?\\}(.*)\\\\end\\{\\1\\*?\\}$"_s,
                                         QRegularExpression::DotMatchesEverythingOption);
    const QRegularExpressionMatch match = page.match(latex);
    return match.hasMatch() ? match.captured(2).trimmed() : latex;
}

/// Commands of LaTeX in a text that is no sentence.
bool looksLikeLatex(const QString &text)
{
    static const QRegularExpression command(u"\\\\[A-Za-z]{2,}"_s);
    static const QRegularExpression sentence(u"(^|\\s)[A-Za-z]{2,}[,;]?\\s+[A-Za-z]{2,}[,;]?\\s+[A-Za-z]{2,}"_s);
    return text.contains(command) && !text.contains(sentence) && !text.contains(u"\n\n"_s);
}

/// The LaTeX of a text that is meant as one formula.
std::optional<QString> latexIn(const QString &text)
{
    if (text.size() > longestFormula)
        return std::nullopt;
    std::optional<QString> latex;
    for (const auto &[open, close] : {std::pair(u"$$"_s, u"$$"_s), std::pair(u"\\["_s, u"\\]"_s),
                                      std::pair(u"\\("_s, u"\\)"_s), std::pair(u"$"_s, u"$"_s)}) {
        if (!latex)
            latex = enclosed(text, open, close);
    }
    if (!latex && (text.startsWith(u"\\begin{"_s) || looksLikeLatex(text)))
        latex = text;
    if (!latex)
        return std::nullopt;
    return withoutPage(*latex);
}

/// The same if it can be typeset.
std::optional<QString> formulaIn(const QString &text)
{
    const std::optional<QString> latex = latexIn(text);
    return latex && typeset::formula(*latex, {}) ? latex : std::nullopt;
}

bool hasFormulas(const QString &text)
{
    if (text.size() > longestFormula)
        return false;
    const auto formulas = typeset::formulasIn(text);
    return !formulas.empty() && typeset::mixed(text, {}, formulas);
}

/// Whether a column is numbers below the first of several rows: words and clauses have none.
bool hasColumnOfNumbers(const tensor::Table &table)
{
    if (table.rows.size() < 3 || table.columns() < 2 || table.separator == u' ')
        return false;
    const tensor::CellReader reader(table, tensor::Infinite::Refused);
    for (qsizetype column = 0; column < table.columns(); ++column) {
        const auto isNumber = [&](const tensor::TableRow &row) {
            return reader.isNumber(row.cells.value(column), column);
        };
        if (std::all_of(table.rows.begin() + 1, table.rows.end(), isNumber))
            return true;
    }
    return false;
}

/// The table in a text, if there is no doubt that it is one: commas also separate clauses.
std::optional<tensor::Table> tableIn(const QString &text)
{
    const QString body = text.trimmed().isEmpty() ? QString() : text;
    if (body.size() > longestTable || body.isEmpty())
        return std::nullopt;
    auto table = tensor::parseTable(body);
    if (!table || table->rows.empty())
        return std::nullopt;
    const auto rows = table->rows.size();
    const auto columns = table->columns();
    const bool isEven = std::ranges::all_of(table->rows,
                                            [&](const tensor::TableRow &row) { return row.cells.size() == columns; });
    if (!isEven)
        return std::nullopt;
    if (table->separator == u'\t' && columns > 1)
        return rows > 1 || columns > 2 || tensor::numbersIn(*table) ? std::optional(std::move(*table)) : std::nullopt;
    const auto numbers = tensor::numbersIn(*table);
    if (!numbers)
        return hasColumnOfNumbers(*table) ? std::optional(std::move(*table)) : std::nullopt;
    // A header of words is one only above several rows; a line of numbers is a list if it cannot be a decimal comma.
    const tensor::NumberRows grid = numbers->rows();
    const bool hasNoWords = grid.size() == rows && static_cast<qsizetype>(grid.front().size()) == columns;
    const bool isGrid = grid.size() > 1 && grid.front().size() > 1;
    const bool isClear = table->separator == u';' && columns > 1; // "1,5;2,5"
    const bool isList = hasNoWords && (rows * static_cast<std::size_t>(columns) > 2 || isClear)
        && table->separator != u' ';
    return isGrid || isList || hasColumnOfNumbers(*table) ? std::optional(std::move(*table)) : std::nullopt;
}

/// The text with bullets for the hyphens and asterisks before its lines, as they are made while typing; indented items are
/// within the one before. Nothing if there is no list: a single hyphen may be anything.
std::optional<QString> listIn(const QString &text)
{
    constexpr qsizetype mostLevels = 8;
    static const QRegularExpression item(u"^([ \\t]*)[-*•–][ \\t]+(?=\\S)"_s);
    QStringList lines = text.split(u'\n');
    qsizetype items = 0;
    for (QString &line : lines) {
        const QRegularExpressionMatch match = item.match(line);
        if (!match.hasMatch())
            continue;
        ++items;
        const QStringView indent = match.capturedView(1);
        const qsizetype level = indent.count(u'\t') + indent.count(u' ') / 2;
        line = QString(std::min(level, mostLevels), u'\t') + u"• "_s + line.sliced(match.capturedLength());
    }
    return items > 1 ? std::optional(lines.join(u'\n')) : std::nullopt;
}

Result<AddedFiles> withTextBlock(const Lecture &lecture, const QString &scene, const QString &type,
                                 const QJsonObject &properties, const timeline::Registry &registry,
                                 std::optional<base::Vec3> at)
{
    NewBlock block{type, {}, properties};
    insertPosition(block.properties, at);
    return withNamedBlock(lecture, scene, std::move(block), {}, registry);
}

} // namespace

std::optional<base::Error> brokenFormulaIn(const QString &text)
{
    const std::optional<QString> latex = latexIn(text.trimmed());
    if (!latex || kindOf(text) != TextKind::Words)
        return std::nullopt;
    const auto set = typeset::formula(*latex, {});
    return set ? std::nullopt : std::optional(set.error());
}

TextKind kindOf(const QString &text)
{
    const QString trimmed = text.trimmed();
    if (fencedIn(text))
        return TextKind::Code;
    if (isSvgSource(trimmed))
        return TextKind::Drawing;
    if (formulaIn(trimmed))
        return TextKind::Formula;
    // Word processors put a tab behind bullets.
    if (const auto table = tableIn(text); table && (tensor::numbersIn(*table) || !listIn(text)))
        return TextKind::Table;
    if (isListing(text))
        return TextKind::Code;
    return hasFormulas(trimmed) ? TextKind::WordsWithFormulas : TextKind::Words;
}

Result<AddedFiles> withForeignText(const Lecture &lecture, const QString &scene, const QString &text,
                                   const QString &shown, const timeline::Registry &registry,
                                   std::optional<base::Vec3> at, const tensor::TableReading &reading,
                                   std::optional<TableForm> form, std::optional<TextKind> as)
{
    const QString words = text.trimmed();
    if (words.isEmpty())
        return base::failure(translated("There are no words in it."),
                             translated("Copy blocks, words, a picture or a file first."));
    const TextKind kind = as ? *as : kindOf(text);
    if (kind == TextKind::Drawing)
        return withPictureContent(lecture, scene, words.toUtf8(), registry, at);
    if (kind == TextKind::Formula)
        return withTextBlock(lecture, scene, made::formula, {{u"latex"_s, *formulaIn(words)}}, registry, at);
    if (kind == TextKind::Table) {
        return tensor::parseTable(text, reading).and_then([&](const tensor::Table &table) {
            return withTableAs(lecture, scene, {}, table, form, shown, registry, at);
        });
    }
    if (words.size() > mostLetters)
        return base::failure(translated("The text has more than 20,000 letters."), translated("Copy a part of it."));
    if (kind == TextKind::Code) {
        const Listing listing = listingIn(text);
        QJsonObject properties{{u"code"_s, listing.code}};
        if (!listing.language.isEmpty())
            properties.insert(u"language"_s, listing.language);
        return withTextBlock(lecture, scene, made::code, properties, registry, at);
    }
    const auto withWords = [&](const QString &written, QJsonObject properties) {
        properties.insert(u"text"_s, withText(QJsonValue(), shown, written, lecture));
        return withTextBlock(lecture, scene, made::text, properties, registry, at);
    };
    QJsonObject properties;
    if (!typeset::formulasIn(words).empty()) // those that cannot be set are words
        properties.insert(u"formulas"_s, kind == TextKind::WordsWithFormulas);
    if (const auto list = listIn(words)) {
        properties.insert(u"formatted"_s, true);
        return withWords(typeset::escaped(*list, dollarsOf(properties)), properties);
    }
    return withWords(words, properties);
}

} // namespace lectograph::editor
