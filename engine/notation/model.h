// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagram/diagram.h"

#include <QHash>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace lectograph::notation {

/// The outline of a block.
enum class Form { Box, Rounded, Stadium, Circle, Diamond, Hexagon, Cylinder, Subroutine, Slanted, Bare, Plus, Times };

enum class Stroke { Solid, Dashed, Thick, Pale, Hidden };

/// A block, or a group of items.
struct Item
{
    QString name;
    QString label = {}; ///< as written; a block without one shows its name
    Form form = Form::Box;
    QString className = {};
    QString operation = {};               ///< "linear(2048)"; empty: what the label says
    std::optional<QStringList> dims = {}; ///< of what it gives, as declared
    QStringList ports = {};               ///< by name, in order along its side
    QString repeat = {};                  ///< "6", "N"; empty: once
    std::optional<QPointF> offset = {};   ///< in ems, from where the layout puts it: it was moved by hand
    int parent = -1;
    bool isGroup = false;
    std::optional<diagram::Direction> direction = {}; ///< of a group
    int line = 0;                                     ///< where it is written first, counted from 1

    const QString &shownLabel() const { return label.isEmpty() ? name : label; }
};

struct ItemLink
{
    int from = -1;
    int to = -1;
    QString fromPort;
    QString toPort;
    QString label;
    Stroke stroke = Stroke::Solid;
    bool isResidual = false; ///< an arc that arrives at a side
    bool hasStartTip = false;
    bool hasTip = true;
    int line = 0;
};

/// What could not be done with a line of the text.
struct Remark
{
    int line = 0;
    QString what;
    QString remedy;
};

/// A diagram as it is written. The order of items and links is that of the text.
struct Model
{
    std::vector<Item> items;
    std::vector<ItemLink> links;
    QHash<QString, int> byName;
    QHash<QString, QString> classColors; ///< as written
    QHash<QString, QString> itemColors;  ///< the same for single items, by name
    std::optional<diagram::Direction> direction;
    std::vector<Remark> remarks;

    const Item &item(int index) const { return items[static_cast<std::size_t>(index)]; }
    Item &item(int index) { return items[static_cast<std::size_t>(index)]; }
    const ItemLink &link(int index) const { return links[static_cast<std::size_t>(index)]; }
    bool isInside(int item, int group) const;
};

/// What is drawn in one diagram at most: more can be neither read nor laid out between two frames.
inline constexpr int maxItems = 1000;
inline constexpr int maxItemLinks = 3000;

/// Where a link to a group begins or ends: at the last or first of its blocks; −1 in an empty group.
int exitOf(const Model &model, int item);
int entryOf(const Model &model, int item);

/// "FROM→TO" for each link, those between the same items numbered.
QStringList linkNames(const Model &model);
/// As a part may be called.
QString partName(const QString &name);

} // namespace lectograph::notation
