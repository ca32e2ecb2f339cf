// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLatin1StringView>

/// The types of which an edit makes something by itself, and why it must know them: it sets properties of their own. What an
/// edit only has to know about the type of a node, the type says (graph/registry.h, timeline/animation.h) or the catalog of
/// its plugin; ids are compared only to find again what the same edits have made.
namespace lectograph::editor::made {

inline constexpr QLatin1StringView text("text.text");             ///< words that are pasted, cells of tables
inline constexpr QLatin1StringView code("text.code");             ///< listings that are pasted
inline constexpr QLatin1StringView formula("text.formula");       ///< formulas that are pasted
inline constexpr QLatin1StringView image("shapes.image");         ///< pictures that are dropped
inline constexpr QLatin1StringView connector("shapes.connector"); ///< lines that are drawn between blocks
inline constexpr QLatin1StringView group("layout.group");         ///< what is detached from a definition
inline constexpr QLatin1StringView grid("layout.grid");           ///< tables of words
inline constexpr QLatin1StringView table("tables.table");         ///< cells that are pasted, with their names
inline constexpr QLatin1StringView columns("charts.columns");     ///< the same as bars
inline constexpr QLatin1StringView series("charts.series");       ///< the same as lines over numbers
inline constexpr QLatin1StringView matrix("tensors.matrix");      ///< tables of numbers
inline constexpr QLatin1StringView list("values.numbers");        ///< of one row or column
inline constexpr QLatin1StringView digits("charts.numbers");      ///< shows either, up to some size
inline constexpr QLatin1StringView heatmap("charts.heatmap");     ///< shows larger ones
inline constexpr QLatin1StringView tensorFile("tensors.file");    ///< files of tensors
inline constexpr QLatin1StringView brackets("matrices.matrix");   ///< shows their numbers
inline constexpr QLatin1StringView camera("scene.camera");        ///< through which a scene is seen as soon as it zooms
inline constexpr QLatin1StringView zoom("motion.zoom");           ///< goes to what is selected
inline constexpr QLatin1StringView hide("motion.hide");           ///< what comes later, in a scene that stands alone

} // namespace lectograph::editor::made
