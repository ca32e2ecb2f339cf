// SPDX-License-Identifier: GPL-3.0-or-later
#include "types.h"

#include "base/keeper.h"
#include "base/sentence.h"
#include "blocks/block.h"
#include "blocks/placeholders.h"
#include "code_drawing.h"
#include "code_typing.h"
#include "language_gallery.h"
#include "typeset/code_focus_steps.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>

namespace lectograph::text {

using namespace Qt::StringLiterals;
using base::Result;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using graph::ValueType;
using shape::Shape;

namespace {

constexpr std::array<std::string_view, 6> versionKeys{"code", "second", "third", "fourth", "fifth", "sixth"};

/// The versions of a code, up to the first that is empty, in the language of the first one.
struct Versions
{
    QString language; ///< as Prism knows it
    QString title;    ///< of the language
    std::vector<std::shared_ptr<const Listing>> listings;
};

std::shared_ptr<const Listing> coloured(const QString &text, const QString &language, const Context &context)
{
    constexpr qsizetype mostLetters = 1'000'000; // about 30 bytes each
    constexpr int tab = 4;
    static base::Keeper<std::pair<QString, QString>, Listing> kept(mostLetters);
    const auto tokens = typeset::codeTokens(text, language);
    if (tokens->warning.isEmpty())
        return kept.of({language, text}, text.size() + 1, [&] { return listingOf(text, tokens->tokens, tab); });
    context.warn(tokens->warning);
    return std::make_shared<const Listing>(listingOf(text, tokens->tokens, tab));
}

QString withoutRest(const QString &text, const Context &context)
{
    QString cut = withinLimits(text);
    if (cut.size() < text.size())
        context.warn(
            base::Sentence::tr("The code is too long: its first %1 lines are shown, and of each line the first %2 "
                               "characters.")
                .arg(mostLines)
                .arg(mostColumns));
    return cut;
}

Versions versionsOf(const Inputs &in, const Context &context)
{
    Versions versions;
    const QString first = withoutRest(in.text("code"), context);
    const QString written = in.text("language").trimmed();
    const QString language = written.isEmpty() || written == "auto"_L1 ? typeset::guessedLanguage(first) : written;
    const auto tokens = typeset::codeTokens(first, language);
    versions.language = tokens->language;
    versions.title = tokens->title;
    for (const std::string_view key : versionKeys) {
        if (key != versionKeys.front() && in.text(key).isEmpty())
            break;
        versions.listings.push_back(coloured(withoutRest(in.text(key), context), language, context));
    }
    return versions;
}

/// Words beside a line: “3: words” or “"part of the line": words”.
struct Note
{
    int row = -1;
    QString phrase;
    QString words;
};

std::vector<Note> notesOf(const Inputs &in, const Context &context)
{
    static const QRegularExpression pattern(uR"re(^\s*(?:(\d+)|"((?:[^"\\]|\\.)*)")\s*[:\x{FF1A}]\s*(.*)$)re"_s);
    std::vector<Note> notes;
    for (const QString &written : in.texts("notes")) {
        const auto match = pattern.match(written);
        if (!match.hasMatch()) {
            context.warn(
                base::Sentence::tr("A note says its line first, as in “3: words”: “%1” does not.").arg(written));
            continue;
        }
        const auto words = blocks::withValues(match.captured(3), in.numbers("values"), blocks::Spelling::Text);
        if (!words)
            context.fail({words.error().what, words.error().remedy, u"notes"_s});
        else
            notes.push_back({match.captured(1).isEmpty() ? -1 : match.captured(1).toInt() - in.integer("firstNumber"),
                             match.captured(2).replace(u"\\\""_s, u"\""_s), *words});
    }
    return notes;
}

/// The notes of one version, each once in a row.
std::vector<std::pair<int, QString>> placedNotes(const std::vector<Note> &notes, const Listing &listing)
{
    std::vector<std::pair<int, QString>> placed;
    for (const Note &note : notes) {
        const qsizetype found = note.phrase.isEmpty() ? -1 : listing.text.indexOf(note.phrase);
        const int row = found >= 0 ? listing.lineAt(static_cast<int>(found)) : note.row;
        const bool isTaken = std::ranges::any_of(placed, [row](const auto &other) { return other.first == row; });
        if (row >= 0 && row < listing.size() && !isTaken)
            placed.emplace_back(row, note.words);
    }
    return placed;
}

CodeExtent extentOf(const Inputs &in, const Versions &versions, const std::vector<Note> &notes)
{
    CodeExtent extent;
    extent.hasTitle = !in.text("title").isEmpty() || (in.boolean("showLanguage") && !versions.title.isEmpty());
    for (const auto &listing : versions.listings) {
        extent.columns = std::max(extent.columns, listing->columns());
        extent.rows = std::max(extent.rows, listing->size());
    }
    if (in.text("change") == "diff"_L1) {
        for (std::size_t i = 1; i < versions.listings.size(); ++i)
            extent.rows = std::max(
                extent.rows,
                static_cast<int>(CodeDrawing::comparedRows(*versions.listings[i - 1], *versions.listings[i], 0.5)));
    }
    if (in.boolean("lineNumbers"))
        extent.digits = static_cast<int>(QString::number(in.integer("firstNumber") + extent.rows - 1).size());
    for (const Note &note : notes)
        extent.notes = std::max(extent.notes, typeset::cellColumns(note.words, 4).back());
    return extent;
}

/// Hides what is not typed yet.
void hideAfter(CodeLevels &opacity, const Listing &listing, int unit)
{
    std::fill(opacity.units.begin() + unit, opacity.units.end(), 0.0);
    for (std::size_t i = 0; i < listing.lines.size(); ++i) {
        if (listing.lines[i].range.start > unit)
            opacity.lines[i] = 0;
    }
}

CodeView viewOf(const Listing &listing, const Inputs &in, const Context &context, int visibleRows)
{
    const int first = in.integer("firstNumber");
    const double step = in.number("step");
    const QStringList focus = typeset::focusSteps(in.text("focus"));
    QStringList unread;
    CodeView view;
    view.listing = &listing;
    view.lit = levelsAt(listing, focus, step, first, &unread);
    view.opacity = view.lit;
    const double dim = in.number("dim");
    for (auto *levels : {&view.opacity.units, &view.opacity.lines})
        std::ranges::transform(*levels, levels->begin(), [dim](double lit) { return dim + lit * (1 - dim); });
    const CodeLevels shown = levelsAt(listing, typeset::focusSteps(in.text("shown")), step, first, &unread);
    std::ranges::transform(view.opacity.units, shown.units, view.opacity.units.begin(), std::multiplies<>());
    std::ranges::transform(view.opacity.lines, shown.lines, view.opacity.lines.begin(), std::multiplies<>());
    view.scroll = topAt(listing, focus, step, first, in.number("scroll"), visibleRows);
    for (const QString &item : std::as_const(unread))
        context.warn(
            base::Sentence::tr("No line is “%1”. Lines are written as “1-4|8-12|all”, words in quotes.").arg(item));
    return view;
}

double eased(double t)
{
    const double x = std::clamp(t, 0.0, 1.0);
    return x * x * (3 - 2 * x);
}

/// Draws the state at a number of a version.
class CodePicture
{
public:
    CodePicture(const Inputs &in, const Context &context, const Versions &versions)
        : m_in(in),
          m_context(context),
          m_versions(versions),
          m_notes(notesOf(in, context)),
          m_style(codeStyleOf(in, context, extentOf(in, versions, m_notes))),
          m_drawing(m_style, in.integer("firstNumber"))
    {
        const double last = static_cast<double>(versions.listings.size()) - 1;
        const double version = std::clamp(in.number("version") - 1, 0.0, last);
        m_from = static_cast<std::size_t>(std::floor(version));
        m_share = version - std::floor(version);
    }

    Shape shape()
    {
        if (m_share > 0 && m_in.text("change") == "type"_L1)
            return typed();
        return m_share > 0 ? changing() : standing();
    }
    /// The version that is there, or is nearer.
    const Listing &listing() const { return *m_versions.listings[m_share < 0.5 ? m_from : m_from + 1]; }

private:
    CodeView view(const Listing &listing) const { return viewOf(listing, m_in, m_context, m_style.visibleRows); }

    Shape standing() const
    {
        const Listing &listing = *m_versions.listings[m_from];
        CodeView state = view(listing);
        const double typed = m_in.number("typed");
        const int units = typedUnits(listing.text, typed);
        if (typed < 1)
            hideAfter(state.opacity, listing, units);
        std::vector<Shape> parts = around(state, listing.size());
        add(parts, state, state, 0);
        parts.push_back(m_drawing.lines(state)->children.front());
        parts.push_back(m_drawing.notes(placedNotes(m_notes, listing), state));
        if (typed > 0 && typed < 1 && m_in.boolean("cursor"))
            parts.push_back(m_drawing.cursor(listing, units, state.scroll));
        return whole(std::move(parts), listing.text);
    }

    Shape typed() const
    {
        const Edited now = edited(*m_versions.listings[m_from], *m_versions.listings[m_from + 1], m_share);
        const auto kept = coloured(now.text, m_versions.language, m_context);
        const Listing &listing = *kept;
        const CodeView state = view(listing);
        std::vector<Shape> parts = around(state, listing.size());
        add(parts, state, state, 0);
        parts.push_back(m_drawing.lines(state)->children.front());
        parts.push_back(m_drawing.notes(placedNotes(m_notes, listing), state));
        if (m_in.boolean("cursor"))
            parts.push_back(m_drawing.cursor(listing, now.cursor, state.scroll));
        return whole(std::move(parts), now.text);
    }

    Shape changing() const
    {
        const Listing &before = *m_versions.listings[m_from];
        const Listing &after = *m_versions.listings[m_from + 1];
        const CodeView from = view(before);
        const CodeView to = view(after);
        const QString &change = m_in.text("change");
        const bool isDiff = change == "diff"_L1;
        const double grown = after.size() > before.size() ? m_share / 0.6 : (m_share - 0.4) / 0.6;
        const double rows = isDiff ? CodeDrawing::comparedRows(before, after, m_share)
                                   : before.size() + (after.size() - before.size()) * eased(grown);
        const CodeView &nearer = m_share < 0.5 ? from : to;
        std::vector<Shape> parts = around(nearer, rows);
        const double amount = isDiff ? (m_share < 0.5 ? 0 : 1) : m_share;
        const double unmarked = isDiff ? std::clamp(std::abs(m_share - 0.5) * 8 - 3, 0.0, 1.0) : 1;
        add(parts, from, to, amount, unmarked);
        const Shape code = change == "diff"_L1 ? m_drawing.compared(from, to, m_share)
            : change == "fade"_L1              ? faded(from, to)
                                               : m_drawing.morphed(from, to, m_share);
        std::ranges::copy(code->children, std::back_inserter(parts));
        const double notes = isDiff ? unmarked : std::abs(m_share - 0.5) * 2;
        parts.push_back(
            m_drawing.notes(placedNotes(m_notes, *nearer.listing), nearer).edited([notes](shape::Part &part) {
                part.opacity = notes;
            }));
        return whole(std::move(parts), after.text);
    }

    Shape faded(const CodeView &from, const CodeView &to) const
    {
        const auto at = [](const Shape &shape, double opacity, const QString &name) {
            return shape->children.front().edited([&](shape::Part &part) {
                part.opacity = opacity;
                part.name = name;
            });
        };
        const Shape leaving = shape::withLeaves(m_drawing.lines(from), [](shape::Part &leaf) { leaf.source = {}; });
        return shape::group({at(leaving, 1 - m_share, u"leaving"_s), at(m_drawing.lines(to), m_share, u"lines"_s)});
    }

    /// The panel, and what says what is on it.
    std::vector<Shape> around(const CodeView &view, double rows) const
    {
        std::vector<Shape> parts{m_drawing.panel(rows)};
        if (m_style.extent.hasTitle)
            parts.push_back(
                m_drawing.title(m_in.text("title"), m_in.boolean("showLanguage") ? m_versions.title : QString()));
        parts.push_back(m_drawing.overview(view));
        return parts;
    }

    /// What lies below the code and beside it.
    void add(std::vector<Shape> &parts, const CodeView &from, const CodeView &to, double t, double opacity = 1) const
    {
        const auto faded = [](const Shape &shape, double own, const QString &name) {
            return shape.edited([&](shape::Part &part) {
                part.opacity *= own;
                part.name = name;
            });
        };
        parts.push_back(m_drawing.bands(t < 0.5 ? from : to, std::abs(1 - 2 * t) * opacity));
        if (m_in.boolean("guides")) {
            parts.push_back(faded(m_drawing.guides(from, 1 - t), opacity, u"guides"_s));
            if (t > 0)
                parts.push_back(faded(m_drawing.guides(to, t), opacity, u"guides of the next"_s));
        }
        if (m_in.boolean("lineNumbers"))
            parts.push_back(faded(m_drawing.numbers(from, to, t), opacity, u"numbers"_s));
    }

    static Shape whole(std::vector<Shape> parts, const QString &text)
    {
        return shape::group(std::move(parts)).edited([&](shape::Part &part) { part.sourceText = text; });
    }

    const Inputs &m_in;
    const Context &m_context;
    const Versions &m_versions;
    std::vector<Note> m_notes;
    CodeStyle m_style;
    CodeDrawing m_drawing;
    std::size_t m_from = 0;
    double m_share = 0;
};

Result<graph::Outputs> evaluateCode(const Inputs &in, const Context &context)
{
    const Versions versions = versionsOf(in, context);
    CodePicture picture(in, context, versions);
    const Shape shape = picture.shape();
    return graph::Outputs{shape, picture.listing().text, versions.title, static_cast<qint64>(picture.listing().size())};
}

graph::PropertyTable codeProperties()
{
    return graph::joined(
        row::code("code", "def softmax(x):\n    e = torch.exp(x - x.max())\n    return e / e.sum()",
                  "The code, as it is written"),
        row::text(
            "language", "auto",
            "A programming language, such as “python” or “C++”; “auto”: guessed from the code; one that is not known "
            "is not coloured")
            .as(graph::TextKind::Name)
            .chosenFrom(languageGallery()),
        row::code("second", "", "The code as it is afterwards").titled("Version 2"),
        row::code("third", "", "The code as it is after that").titled("Version 3"),
        row::code("fourth", "", "The code as it is after that").titled("Version 4"),
        row::code("fifth", "", "The code as it is after that").titled("Version 5"),
        row::code("sixth", "", "The code as it is after that").titled("Version 6"),
        row::number("version", 1, "Which version is shown; keyframes lead from one to the next")
            .between(1, static_cast<double>(versionKeys.size()))
            .eases("linear"),
        row::choice("change", "move",
                    "move=What stays moves|fade=All of it fades|type=Deleted and typed|diff=Lines marked with − and +",
                    "How one version becomes the next")
            .titled("Change of version"),
        row::text("focus", "",
                  "Lines or words that are lit, step by step: 1-4|8-12,15|\"mask\"|all; in line 2 only: 2:\"x\". "
                  "The rest is dim")
            .as(graph::TextKind::Name),
        row::number("step", 1, "The step of the focus, and of the lines that are shown; 0: all").between(0, 1000),
        row::number("dim", 0.35, "How opaque the rest is").between(0, 1),
        row::text("shown", "", "Lines that are there, step by step: 1-3|1-8|all; empty: all")
            .titled("Shown lines")
            .as(graph::TextKind::Name),
        row::number("typed", 1, "How much of the code is typed").between(0, 1).eases("linear"),
        row::boolean("cursor", true, "Whether a cursor is seen while it is typed"),
        row::number("scroll", 0, "The line above the view, where not all lines fit").between(0, mostLines),
        row::texts("notes",
                   "Words beside lines, such as shapes of tensors: “3: (B, T, \\val{1})”, or with a part of the line "
                   "instead of its number, “\"q = \": (B, T, C)”"),
        row::numbers("values", "Numbers for \\val{1}, \\val{2}, … in the notes").titled("Inserted numbers"),
        row::text("title", "", "The name of a file, above the code"),
        row::boolean("showLanguage", false, "Whether the language is named above the code")
            .titled("Name of the language"),
        row::boolean("lineNumbers", true, "Whether lines have numbers"),
        row::integer("firstNumber", 1, "The number of the first line").titled("First number").between(0, 100000),
        row::boolean("guides", true, "Whether lines mark the indents").titled("Indent guides"), codeStyleProperties());
}

} // namespace

NodeType code()
{
    return {
        .id = u"text.code"_s,
        .title = u"Code"_s,
        .category = u"Text"_s,
        .help =
            u"A listing in any programming language. Lines are parts, “lines/3”, found by their numbers, with their "
            u"tokens, “lines/3/return”; words also by a \"phrase\" in quotes."_s,
        .properties = codeProperties(),
        .outputs = {{.key = "shape", .type = ValueType::Shape, .help = "What is drawn"},
                    {.key = "text", .type = ValueType::Text, .help = "The version that is shown"},
                    {.key = "language", .type = ValueType::Text, .help = "Its language"},
                    {.key = "lines", .type = ValueType::Integer, .help = "How many lines it has"}},
        .placed = true,
        .evaluate = evaluateCode,
    };
}

} // namespace lectograph::text
