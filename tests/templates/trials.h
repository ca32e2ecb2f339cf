// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/lecture.h"

#include <QJsonValue>

#include <vector>

namespace lectograph::test {

/// A value that an author may give a parameter, in the language in which the lecture is then shown.
struct Trial
{
    QString name; ///< "12 ko": for messages
    QString language;
    QJsonValue value;
};

/// What authors give a parameter: its smallest and its largest value and five between; every choice; lists of several
/// lengths; and sentences of 1 and of 24 words in each language. Sentences of lengths between, and what is no text, are
/// tried in one language after the other, or “inEachLanguage”.
std::vector<Trial> trialsOf(const lecture::Lecture &lecture, const lecture::Parameter &parameter,
                            bool inEachLanguage = false);
/// Whether an author writes words into it.
bool isWritten(const lecture::Lecture &lecture, const lecture::Parameter &parameter);
/// The lecture with this value of the parameter.
lecture::Lecture withTrial(const lecture::Lecture &lecture, const lecture::Parameter &parameter, const Trial &trial);
/// "column.sentence.value"
QString nameOf(const lecture::Parameter &parameter);

} // namespace lectograph::test
