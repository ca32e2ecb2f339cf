// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QRect>
#include <QStringList>

#include <optional>
#include <vector>

class QWidget;

namespace lectograph::editor {

/// An item that a widget paints itself, as exposed to screen readers.
struct PaintedItem
{
    QString id;     ///< stable while it is the same item
    QString parent; ///< the id of an earlier item that contains it; may be empty
    QAccessible::Role role = QAccessible::ListItem;
    QString name;
    QString description = {};
    QRect rect = {}; ///< in pixels of the widget
    bool isSelectable = true;
    bool isSelected = false;
    bool isCurrent = false; ///< has keyboard focus while the widget has it
    std::optional<bool> isExpanded = {};
    QStringList actions = {}; ///< the available actions besides pressing
};

/// The accessible children of a widget that paints its items itself, which inherits this in addition to QWidget.
class PaintedItems
{
public:
    virtual ~PaintedItems() = default;

    /// The visible items. Listed lazily, and cached until forgetItems().
    const std::vector<PaintedItem> &items() const;
    QAccessible::Role role() const { return m_role; }
    /// Presses the item, or performs one of its other actions.
    virtual void act(const QString &id, const QString &action) = 0;

protected:
    explicit PaintedItems(QAccessible::Role role);

    virtual std::vector<PaintedItem> listItems() const = 0;
    /// Invalidates the cached items. Costs nothing while no screen reader asks for them.
    void forgetItems() { m_items.reset(); }
    /// Notifies screen readers of the current item and the selection, if they changed since the last call.
    void tellCurrentItem(QWidget *self);

private:
    mutable std::optional<std::vector<PaintedItem>> m_items;
    QAccessible::Role m_role;
    QString m_told;
    QStringList m_selected;
};

} // namespace lectograph::editor
