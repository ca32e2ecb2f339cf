// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "lecture/limits.h"

#include <QByteArray>
#include <QJsonValue>

namespace lectograph::lecture {

/// Parses JSON text (RFC 8259) in UTF-8. Stricter than QJsonDocument: duplicate keys, numbers too large for a double
/// and lone surrogates are errors, so that nothing is lost silently. The place of an error is "line 3, column 14", both
/// counted from 1, columns in characters.
base::Result<QJsonValue> readJson(const QByteArray &text, const Limits &limits = {});

struct MeasuredJson
{
    QJsonValue value;
    /// An upper estimate of the memory for the value and for the blocks and clips made from it.
    qint64 memoryBytes = 0;
};
/// The same for one of several texts that share Limits::memoryBytes.
base::Result<MeasuredJson> readMeasuredJson(const QByteArray &text, const Limits &limits);

} // namespace lectograph::lecture
