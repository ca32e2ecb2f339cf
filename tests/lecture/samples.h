// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/files.h"

namespace lectograph::lecture {

/// A lecture in canonical form with every known key, and an unknown one at every level.
inline Files sample()
{
    return {
        {QStringLiteral("lecture.json"), R"({
  "credits": [{"author": "Ada", "licence": "CC BY 4.0", "source": "https://example.org", "title": "A cat"}],
  "description": {"en": "What attention is.", "ko": "어텐션이란 무엇인가."},
  "dialect": "ce",
  "font": "Noto Sans",
  "format": "lectograph",
  "frame": {"height": 9, "safe-area": 0.1, "width": 16},
  "future": {"nested": [1, 2.5, null, true]},
  "language": "ko",
  "languages": ["en", "zh", "ko"],
  "parameters": [
    {
      "id": "size",
      "label": {"en": "Size", "ko": "크기", "zh": "大小"},
      "node": "circle",
      "property": "radius",
      "scene": "opening",
      "widget": "slider"
    }
  ],
  "rate": "30000/1001",
  "scenes": ["scenes/opening.json", "scenes/end.json"],
  "title": {"en": "Attention", "ko": "어텐션", "zh": "注意力"},
  "version": 1
}
)"},
        {QStringLiteral("scenes/opening.json"), R"({
  "actors": ["circle", "mystery"],
  "duration": 12.5,
  "id": "opening",
  "mood": "calm",
  "name": {"en": "Opening", "ko": "시작", "zh": "开场"},
  "nodes": {
    "circle": {
      "canvas": [120, 40],
      "properties": {"color": "RED", "later": {"a": 1}, "radius": {"link": "number"}},
      "type": "test.circle",
      "version": 2
    },
    "mystery": {"properties": {"depth": 7}, "type": "elsewhere.mystery", "version": 3},
    "number": {"type": "test.number"}
  },
  "properties": {"background": "#101018", "unheard": 1},
  "sounds": [
    {
      "duration": 4.5,
      "fadeIn": 0.25,
      "fadeOut": 0.5,
      "file": {"en": "assets/voice/en.ogg", "ko": "assets/voice/ko.ogg"},
      "from": 0.75,
      "gain": -3.5,
      "name": {"en": "Narration", "ko": "해설"},
      "recorded": "at home",
      "start": 1.5
    },
    {"file": "assets/music.mp3", "muted": true}
  ],
  "tracks": [
    {
      "clips": [
        {
          "clips": [
            {"properties": {"opacity": 0.25}, "target": "circle", "type": "test.fade"},
            {
              "colour-tag": "blue",
              "duration": 0.3333333333333333,
              "ease": "linear",
              "lag": 0.05,
              "over": "leaves",
              "start": 0.5,
              "target": "circle/rim",
              "type": "elsewhere.spin",
              "version": 4
            }
          ],
          "duration": 3,
          "lag": 0.5,
          "start": 1,
          "type": "group"
        }
      ],
      "height": 32,
      "name": "What happens"
    }
  ]
}
)"},
        {QStringLiteral("scenes/end.json"), "{\"duration\": 1, \"id\": \"end\"}\n"},
        {QStringLiteral("assets/cats/tabby.png"), QByteArray("\x89PNG\r\n\0\1\2", 9)},
        {QStringLiteral("thumbnail.png"), "small"},
        {QStringLiteral("notes/later.txt"), "from the future"},
    };
}

/// The smallest lecture: one scene "main".
inline Files smallest(const QByteArray &scene = "{\"duration\": 1, \"id\": \"main\"}\n")
{
    return {{QStringLiteral("lecture.json"),
             "{\"format\": \"lectograph\", \"scenes\": [\"scenes/main.json\"], \"version\": 1}\n"},
            {QStringLiteral("scenes/main.json"), scene}};
}

} // namespace lectograph::lecture
