// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "lecture/limits.h"

#include <QByteArray>
#include <QJsonValue>

namespace lectograph::lecture {

/// The value of a JSON text (RFC 8259) in UTF-8. Stricter than QJsonDocument: a key that stands twice in an object, a
/// number too large for a double and half a surrogate pair are errors, so that nothing is lost silently. The place of an
/// error is "line 3, column 14", both counted from 1, columns in characters.
base::Result<QJsonValue> readJson(const QByteArray &text, const Limits &limits = {});

struct MeasuredJson
{
    QJsonValue value;
    /// What it and the blocks and clips that become of it take at most, about.
    qint64 memoryBytes = 0;
};
/// The same, for one of several texts that share Limits::memoryBytes.
base::Result<MeasuredJson> readMeasuredJson(const QByteArray &text, const Limits &limits);

} // namespace lectograph::lecture
