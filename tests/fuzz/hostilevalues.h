// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "choices.h"

#include "graph/node.h"
#include "graph/property.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QStringList>

#include <initializer_list>
#include <vector>

/// Values that blocks must withstand.
namespace lectograph::fuzz {

/// Values for a property at and beyond the limits of its range, of its own and of other types.
QJsonArray hostileValues(const graph::PropertySpec &spec);

/// Sources of extreme numbers: blocks "infinite", "negative" (infinity) and "undefined" (0/0), and "huge", "tiny" and
/// "zero"; also blocks with shapes and tensors to link.
std::vector<graph::NodePtr> sources();
/// Those that the properties may link: all of them would be compiled for every value.
std::vector<graph::NodePtr> sourcesIn(std::initializer_list<QJsonObject> properties);

graph::NodePtr source(const QString &id, const QString &type, const QJsonObject &properties);

QJsonObject link(const QString &target);
/// Texts, formulas, selectors and files, whole and broken.
const QStringList &words();
/// Numbers at the limits of all possible ranges.
const QJsonArray &numbers();
/// A number, or a link to a source of one.
QJsonValue anyNumber(Choices &choices);
/// At most `most` of them.
QJsonArray numberList(Choices &choices, std::size_t most);

} // namespace lectograph::fuzz
