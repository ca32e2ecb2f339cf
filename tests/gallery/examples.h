// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/lecture.h"
#include "timeline/score.h"

#include <memory>

namespace lectograph::test {

/// The lecture in examples/.
const lecture::Lecture &examples();

/// One scene of it, at any time.
class Example
{
public:
    explicit Example(const QString &scene, const QString &language = QStringLiteral("en"));

    /// What an actor looks like, with its clips. Aborts the test on an error, as do all others.
    shape::Shape actor(const QString &id, double seconds = 0) const;
    shape::Shape part(const QString &id, const QString &pattern, double seconds = 0) const;
    base::Box box(const QString &id, const QString &pattern, double seconds = 0) const
    {
        return part(id, pattern, seconds).bounds();
    }
    /// The names of the parts in a group, such as “blocks”, in their order.
    QStringList namesIn(const QString &id, const QString &group, double seconds = 0) const;
    /// The corners of all lines of a part, one after the other.
    std::vector<QPointF> line(const QString &id, const QString &pattern, double seconds = 0) const;
    graph::Value output(const QString &node, const QString &key, double seconds = 0) const;
    double number(const QString &node, const QString &key, double seconds = 0) const;
    std::vector<double> entries(const QString &node, const QString &key, double seconds = 0) const;
    /// All texts in a part, from the first to the last.
    QStringList texts(const QString &id, const QString &pattern = {}, double seconds = 0) const;

private:
    int index(const QString &id) const;

    std::unique_ptr<timeline::Score> m_score;
};

} // namespace lectograph::test
