// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/blocks.h"
#include "editor/session/document.h"

/// Lectures whose title is a number, by which their versions are told apart.
namespace lectograph::test {

inline lecture::Lecture numbered(int number)
{
    lecture::Lecture lecture = editor::emptyLecture(QStringLiteral("en"));
    lecture.title = QString::number(number);
    return lecture;
}

inline int numberOf(const lecture::Lecture &lecture)
{
    return lecture.title.toString().toInt();
}

/// An edit that gives the lecture this number.
inline void count(editor::Document &document, int number)
{
    document.edit(QStringLiteral("Count"), [number](lecture::Lecture lecture) -> base::Result<lecture::Lecture> {
        lecture.title = QString::number(number);
        return lecture;
    });
}

} // namespace lectograph::test
