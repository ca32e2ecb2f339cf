// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/paintedaccess.h"

#include <QAccessibleWidget>
#include <QHash>
#include <QPointer>
#include <QWidget>

#include <algorithm>

namespace lectograph::editor {

namespace {

class PaintedAccess : public QAccessibleWidget
{
public:
    PaintedAccess(QWidget *widget, QAccessible::Role role) : QAccessibleWidget(widget, role) {}
    ~PaintedAccess() override
    {
        for (const QAccessible::Id id : std::as_const(m_made))
            QAccessible::deleteAccessibleInterface(id);
    }

    /// Returns null while the widget is being destroyed.
    const PaintedItems *painted() const { return dynamic_cast<const PaintedItems *>(object()); }
    const std::vector<PaintedItem> &items() const
    {
        static const std::vector<PaintedItem> none;
        return painted() ? painted()->items() : none;
    }
    const PaintedItem *find(const QString &id) const
    {
        const auto found = std::ranges::find(items(), id, &PaintedItem::id);
        return found == items().end() ? nullptr : &*found;
    }
    QAccessibleInterface *of(const QString &id) const;
    std::vector<const PaintedItem *> childrenOf(const QString &parent) const
    {
        std::vector<const PaintedItem *> children;
        for (const PaintedItem &item : items()) {
            if (item.parent == parent)
                children.push_back(&item);
        }
        return children;
    }
    QAccessibleInterface *childOf(const QString &parent, int index) const
    {
        const auto children = childrenOf(parent);
        return index < 0 || index >= static_cast<int>(children.size())
            ? nullptr
            : of(children[static_cast<std::size_t>(index)]->id);
    }
    int indexIn(const QString &parent, const QAccessibleInterface *child) const;
    /// The topmost one, which is painted last.
    QAccessibleInterface *childOfAt(const QString &parent, int x, int y) const
    {
        const auto children = childrenOf(parent);
        const QPoint at = widget()->mapFromGlobal(QPoint(x, y));
        const auto found = std::find_if(children.rbegin(), children.rend(),
                                        [at](const PaintedItem *one) { return one->rect.contains(at); });
        return found == children.rend() ? nullptr : of((*found)->id);
    }

    int childCount() const override { return static_cast<int>(childrenOf({}).size()); }
    QAccessibleInterface *child(int index) const override { return childOf({}, index); }
    int indexOfChild(const QAccessibleInterface *child) const override { return indexIn({}, child); }
    QAccessibleInterface *childAt(int x, int y) const override { return childOfAt({}, x, y); }
    QAccessibleInterface *focusChild() const override
    {
        if (!widget() || !widget()->hasFocus())
            return QAccessibleWidget::focusChild();
        const auto current = std::ranges::find(items(), true, &PaintedItem::isCurrent);
        return current == items().end() ? nullptr : of(current->id);
    }

private:
    mutable QHash<QString, QAccessible::Id> m_made;
};

/// One item. It stores only its id; everything else is looked up on request.
class ItemAccess : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    ItemAccess(QWidget *widget, QString id) : m_widget(widget), m_id(std::move(id)) {}

    const QString &id() const { return m_id; }

    bool isValid() const override { return item(); }
    QObject *object() const override { return nullptr; }
    QWindow *window() const override { return m_widget ? m_widget->window()->windowHandle() : nullptr; }
    QAccessibleInterface *parent() const override
    {
        const PaintedItem *one = item();
        return one && !one->parent.isEmpty() ? owner()->of(one->parent) : owner();
    }
    QAccessibleInterface *child(int index) const override { return owner() ? owner()->childOf(m_id, index) : nullptr; }
    QAccessibleInterface *childAt(int x, int y) const override
    {
        return owner() ? owner()->childOfAt(m_id, x, y) : nullptr;
    }
    int childCount() const override { return owner() ? static_cast<int>(owner()->childrenOf(m_id).size()) : 0; }
    int indexOfChild(const QAccessibleInterface *child) const override
    {
        return owner() ? owner()->indexIn(m_id, child) : -1;
    }
    QAccessible::Role role() const override { return item() ? item()->role : QAccessible::NoRole; }
    QString text(QAccessible::Text kind) const override
    {
        const PaintedItem *one = item();
        if (!one)
            return {};
        return kind == QAccessible::Name ? one->name : kind == QAccessible::Description ? one->description : QString();
    }
    void setText(QAccessible::Text, const QString &) override {}
    QRect rect() const override
    {
        const PaintedItem *one = item();
        return one ? QRect(m_widget->mapToGlobal(one->rect.topLeft()), one->rect.size()) : QRect();
    }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        const PaintedItem *one = item();
        state.invalid = !one;
        if (!one)
            return state;
        state.selectable = one->isSelectable;
        state.selected = one->isSelected;
        state.focusable = true;
        state.focused = one->isCurrent && m_widget->hasFocus();
        state.expandable = one->isExpanded.has_value();
        state.expanded = one->isExpanded.value_or(false);
        state.collapsed = one->isExpanded && !*one->isExpanded;
        state.offscreen = !m_widget->rect().intersects(one->rect);
        return state;
    }

    void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface *>(this) : nullptr;
    }
    QStringList actionNames() const override
    {
        const PaintedItem *one = item();
        return one ? QStringList{pressAction()} + one->actions : QStringList();
    }
    void doAction(const QString &action) override
    {
        if (actionNames().contains(action))
            dynamic_cast<PaintedItems *>(m_widget.data())->act(m_id, action);
    }
    QStringList keyBindingsForAction(const QString &) const override { return {}; }

private:
    PaintedAccess *owner() const
    {
        return m_widget ? dynamic_cast<PaintedAccess *>(QAccessible::queryAccessibleInterface(m_widget)) : nullptr;
    }
    const PaintedItem *item() const { return owner() ? owner()->find(m_id) : nullptr; }

    QPointer<QWidget> m_widget;
    QString m_id;
};

QAccessibleInterface *PaintedAccess::of(const QString &id) const
{
    if (const auto known = m_made.constFind(id); known != m_made.constEnd())
        return QAccessible::accessibleInterface(*known);
    auto *made = new ItemAccess(widget(), id);
    m_made.insert(id, QAccessible::registerAccessibleInterface(made));
    return made;
}

int PaintedAccess::indexIn(const QString &parent, const QAccessibleInterface *child) const
{
    const auto *wanted = dynamic_cast<const ItemAccess *>(child);
    const auto children = childrenOf(parent);
    const auto found =
        std::ranges::find_if(children, [wanted](const PaintedItem *one) { return wanted && one->id == wanted->id(); });
    return found == children.end() ? -1 : static_cast<int>(found - children.begin());
}

QAccessibleInterface *make(const QString &, QObject *object)
{
    const auto *items = dynamic_cast<PaintedItems *>(object);
    return items ? new PaintedAccess(qobject_cast<QWidget *>(object), items->role()) : nullptr;
}

void tell(QAccessibleInterface *item, QAccessible::Event what)
{
    if (!item)
        return;
    QAccessibleEvent event(item, what);
    QAccessible::updateAccessibility(&event);
}

} // namespace

PaintedItems::PaintedItems(QAccessible::Role role) : m_role(role)
{
    // Installed before the first widget of this kind can be queried.
    static const bool isInstalled = [] {
        QAccessible::installFactory(make);
        return true;
    }();
    Q_UNUSED(isInstalled)
}

const std::vector<PaintedItem> &PaintedItems::items() const
{
    if (!m_items)
        m_items = listItems();
    return *m_items;
}

void PaintedItems::tellCurrentItem(QWidget *self)
{
    if (!QAccessible::isActive())
        return;
    auto *all = dynamic_cast<PaintedAccess *>(QAccessible::queryAccessibleInterface(self));
    if (!all)
        return;
    QStringList selected;
    QString current;
    for (const PaintedItem &item : items()) {
        if (item.isSelected)
            selected.append(item.id);
        if (item.isCurrent)
            current = item.id;
    }
    if (selected != m_selected) {
        const QStringList before = std::exchange(m_selected, selected);
        // Larger changes are reported once, not per item.
        if (selected.size() == 1) {
            tell(all->of(selected.front()), QAccessible::Selection);
        } else if (selected.size() == before.size() + 1) {
            tell(all->of(selected.back()), QAccessible::SelectionAdd);
        } else {
            tell(all, QAccessible::SelectionWithin);
        }
    }
    const QString told = self->hasFocus() ? current : QString();
    if (told != m_told && !told.isEmpty())
        tell(all->of(told), QAccessible::Focus);
    m_told = told;
}

} // namespace lectograph::editor
