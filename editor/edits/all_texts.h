// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/lecture.h"

#include <functional>
#include <optional>

/// Every text of a lecture that people read or type.
namespace lectograph::editor {

/// What has a text.
enum class TextOwner {
    Lecture,
    Scene,
    Track,
    Marker,
    Group,
    Sound,
    Node,
    Clip,
    Definition,
    Preset, ///< a published property of a definition, with its default
    Animation,
    Style
};

struct TextPlace
{
    TextOwner owner = TextOwner::Lecture;
    QString scene = {}; ///< that the owner is in; "block:ID" inside a definition; empty for what scenes share
    QString node = {};  ///< the id of the owner, or of the style, the definition or the animation
    std::optional<timeline::ClipId> clip = {};
    QString key = {};      ///< of the property, or "title", "name", …
    QString language = {}; ///< empty: all
    bool isName = false;   ///< of a node or a clip: its name, no property
    std::optional<lecture::SoundId> sound = {};
    QString published = {}; ///< of a definition: the property or output that is called or explained so

    friend bool operator==(const TextPlace &, const TextPlace &) = default;
};

/// What becomes of a text. Of a formatted one, only the words are given; of an expression, each text in it.
using TextChange = std::function<QString(const TextPlace &place, const QString &text)>;

/// Changes every text: titles, names, labels, words, formulas, lists, keyframes, texts in expressions, of scenes, blocks,
/// clips, sounds, definitions, animations, styles and parameters. Formats of words stay where the words do. What is
/// unchanged is shared.
lecture::Lecture withEachText(const lecture::Lecture &lecture, const timeline::Registry &plugins,
                              const TextChange &change);

} // namespace lectograph::editor
