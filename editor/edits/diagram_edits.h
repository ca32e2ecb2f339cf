// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/properties.h"

/// Edits of diagrams, which are written as text (notation/edits.h).
namespace lectograph::editor {

/// The properties of a block that draws such a text, as the catalog says (docs/plugins.md).
struct DiagramPlace
{
    QString scene;
    QString node;
    QString text;      ///< the key of the text
    QString direction; ///< the key of a choice that overrules the text; empty: there is none
    QString folded;    ///< the key of the names of folded groups; empty: groups cannot be folded

    PropertyPlace textPlace() const { return {scene, node, {}, text}; }
};

/// Nothing if the block is no diagram.
std::optional<DiagramPlace> diagramAt(const lecture::Lecture &lecture, const QString &scene, const QString &node,
                                      const timeline::Registry &registry);

/// The text in the language of `writing`, at its time.
QString diagramText(const lecture::Lecture &lecture, const DiagramPlace &place, const PropertyWriteMode &writing,
                    const timeline::Registry &registry);

/// A text that is given in several languages, in those of the lecture.
QJsonValue textsFor(const lecture::Lecture &lecture, const QJsonObject &byLanguage);
/// What a new diagram says, as the first beginning in the catalog: its property and the texts; nothing if that is its
/// default, which is English, or if it is no diagram.
std::optional<std::pair<QString, QJsonValue>> newDiagramTexts(const lecture::Lecture &lecture, const QString &type,
                                                              const timeline::Catalog &catalog);

using DiagramChange = std::function<base::Result<QString>(const QString &text)>;

/// Which texts a change is for.
enum class DiagramLanguages {
    All, ///< what is drawn: where it cannot be changed in another language, that one stays
    One  ///< what is read: only the shown language
};

/// Changes the text at the time of `writing`: a constant, or the keyframe that holds then. An error if the text comes from
/// elsewhere.
base::Result<lecture::Lecture> withDiagramText(const lecture::Lecture &lecture, const DiagramPlace &place,
                                               const PropertyWriteMode &writing, const timeline::Registry &registry,
                                               DiagramLanguages languages, const DiagramChange &change);

/// Whether the group is drawn as one block.
bool isFolded(const lecture::Lecture &lecture, const DiagramPlace &place, const QString &group);
base::Result<lecture::Lecture> withFolded(const lecture::Lecture &lecture, const DiagramPlace &place,
                                          const QString &group, bool isFolded);

} // namespace lectograph::editor
