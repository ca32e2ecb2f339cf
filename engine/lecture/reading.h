// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/fields.h"
#include "lecture/sentence.h"

#include <type_traits>
#include <vector>

/// What the readers of lectures, scenes and block definitions have in common.
namespace lectograph::lecture {

/// A value or the first error.
template <class T>
base::Result<T> finished(const Fields &fields, T value)
{
    if (fields.error())
        return tl::unexpected(*fields.error());
    return value;
}

/// Reads each object of a list with `read`; places are "key/index/…".
template <class Read>
auto objects(Fields &fields, const QString &key, Read read)
{
    using Element = typename std::invoke_result_t<Read, QJsonObject>::value_type;
    std::vector<Element> result;
    const QJsonArray array = fields.array(key);
    for (qsizetype i = 0; i < array.size(); ++i) {
        const QString place = QStringLiteral("%1/%2").arg(key).arg(i);
        if (!array[i].isObject()) {
            fields.fail(place, Sentence::tr("Something else stands where an object belongs."),
                        Sentence::tr("Write an object in braces, or remove it."));
            break;
        }
        auto element = read(array[i].toObject());
        if (!element) {
            fields.fail(base::within(place, element.error()).value());
            break;
        }
        result.push_back(*std::move(element));
    }
    return result;
}

} // namespace lectograph::lecture
