// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/transforms.h"

/// Edits of the document by direct manipulation on the stage.
namespace lectograph::editor {

/// Whether it is a text that can be wrapped at a width, by its property "wrapWidth".
bool hasWrapWidth(const lecture::Lecture &lecture, const QString &scene, const QString &node,
                  const timeline::Registry &registry);
/// Whether a block has a text of its own.
bool hasWords(const lecture::Lecture &lecture, const QString &scene, const QString &node,
              const timeline::Registry &registry);
/// Which of the words that a block shows.
struct WordsSource
{
    QString node = {};            ///< in whose property they are written; empty: the block itself
    QString key = {};             ///< empty: its text
    std::optional<int> item = {}; ///< of a list of texts
};
/// Where words are written: a text, or an item of a list of texts.
struct WordsPlace : PropertyPlace
{
    std::optional<int> item = {};
    QString block = {}; ///< whose words they are; it may follow a text block that several share

    friend bool operator==(const WordsPlace &, const WordsPlace &) = default;
};
/// The property with a block's text, or these words of it, followed through a link to a text block that several share. The
/// error says why the text cannot be edited on the stage.
base::Result<WordsPlace> textPlaceOf(const lecture::Lecture &lecture, const QString &scene, const QString &node,
                                     const timeline::Registry &registry, const WordsSource &words = {});
/// The expression that computes a property, its own or that of its style; undefined: there is none.
QJsonValue expressionAt(const lecture::Lecture &lecture, const PropertyPlace &place, const graph::PropertySpec &spec);
/// The words at the time of `writing`, without those of links and expressions.
std::optional<QString> currentWords(const lecture::Lecture &lecture, const WordsPlace &place,
                                    const PropertyWriteMode &writing, const timeline::Registry &registry);
/// Sets the text in the current language; other languages are unchanged. A formula that is shared by all languages
/// stays shared. An empty text removes a label, and replaces the sample of an instance: what is typed holds. An
/// expression is replaced in all languages.
base::Result<lecture::Lecture> withWords(const lecture::Lecture &lecture, const WordsPlace &place, const QString &text,
                                         const PropertyWriteMode &writing, const timeline::Registry &registry);
/// Replaces an item of a list by several, or by none, in the language that is shown. An item that the list lacks in
/// this language is not added.
base::Result<lecture::Lecture> withItemReplaced(const lecture::Lecture &lecture, const WordsPlace &place,
                                                const QStringList &items, const PropertyWriteMode &writing,
                                                const timeline::Registry &registry);
/// Whether parts of this text can have formats, which the type declares by a property "formatted".
bool canBeFormatted(const lecture::Lecture &lecture, const WordsPlace &place, const timeline::Registry &registry);
/// The same with markup (typeset/markup.h) for a text that can be formatted.
base::Result<lecture::Lecture> withFormattedWords(const lecture::Lecture &lecture, const PropertyPlace &place,
                                                  const QString &markup, const PropertyWriteMode &writing);
enum class LetterStyle { Bold, Italic };
/// Gives all letters of texts this style, or their default if all of them have it. Skips other blocks, and texts whose
/// style is linked or keyframed.
base::Result<lecture::Lecture> withLettersToggled(const lecture::Lecture &lecture, const QString &scene,
                                                  const QStringList &nodes, LetterStyle style,
                                                  const timeline::Registry &registry);
/// "latex": edited as a formula.
inline bool isFormula(const PropertyPlace &place)
{
    return place.key == QLatin1String("latex");
}

/// "label": stands on or next to the block's shape.
inline bool isLabel(const PropertyPlace &place)
{
    return place.key == QLatin1String("label");
}

enum class Order { Front, Back };
base::Result<lecture::Lecture> withOrder(const lecture::Lecture &lecture, const QString &scene,
                                         const QStringList &nodes, Order order);
/// Removes nodes from the stage but not from the graph; withActor() is the inverse.
base::Result<lecture::Lecture> withoutActors(const lecture::Lecture &lecture, const QString &scene,
                                             const QStringList &nodes);
base::Result<lecture::Lecture> withActor(const lecture::Lecture &lecture, const QString &scene, const QString &node);

} // namespace lectograph::editor
