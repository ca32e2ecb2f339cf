// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/curves/curve_edits.h"

#include <QJsonArray>
#include <QJsonObject>

#include <functional>

// The keyframes of one property while some of them are changed.
namespace lectograph::editor {

struct ListedKey
{
    QJsonObject json;
    bool isSelected = false;

    double seconds() const { return json.value(QLatin1String("at")).toDouble(); }
};
std::vector<ListedKey> listed(const QJsonArray &keys, const std::vector<int> &selected);
/// Puts them in order of time; those that are not selected give way to those that are.
void settle(std::vector<ListedKey> &keys);
/// Writes them into the property, and adds those that are selected to `edited.keys`.
base::Result<void> store(EditedKeys &edited, const PropertyPlace &place, const std::vector<ListedKey> &keys);

/// A value with other numbers, each within the range of the property. Of a vector only `components`; what is no number
/// stays as it is.
QJsonValue withNumbers(const QJsonValue &json, const graph::PropertySpec &spec, const std::vector<int> &components,
                       const std::function<double(double)> &change);

} // namespace lectograph::editor
