// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QRect>
#include <QStringList>

#include <optional>
#include <vector>

class QWidget;

namespace lectograph::editor {

/// A thing that a widget paints itself, as screen readers find it.
struct PaintedItem
{
    QString id;     ///< the same for as long as it is the same thing
    QString parent; ///< the id of one that comes before it, if it is part of that
    QAccessible::Role role = QAccessible::ListItem;
    QString name;
    QString description = {};
    QRect rect = {}; ///< in pixels of the widget
    bool isSelectable = true;
    bool isSelected = false;
    bool isCurrent = false; ///< what the keyboard is about while the widget has the focus
    std::optional<bool> isExpanded = {};
    QStringList actions = {}; ///< what can be done with it, besides pressing
};

/// What a widget that paints many things tells of them: its accessible children. A QWidget inherits it as well.
class PaintedItems
{
public:
    virtual ~PaintedItems() = default;

    /// Those that are to be seen. Listed when somebody asks, and kept until they are forgotten.
    const std::vector<PaintedItem> &items() const;
    QAccessible::Role role() const { return m_role; }
    /// Presses it, or does one of its other actions.
    virtual void act(const QString &id, const QString &action) = 0;

protected:
    explicit PaintedItems(QAccessible::Role role);

    virtual std::vector<PaintedItem> listItems() const = 0;
    /// Something of them is otherwise. Costs nothing while nobody asks.
    void forgetItems() { m_items.reset(); }
    /// Tells those who listen which one is current, if that is another one than last time or what is told of it changed.
    void tellCurrentItem(QWidget *self);

private:
    mutable std::optional<std::vector<PaintedItem>> m_items;
    QAccessible::Role m_role;
    QString m_told;
    QStringList m_selected;
};

} // namespace lectograph::editor
