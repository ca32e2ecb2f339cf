// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/graph/accessible.h"

#include "editor/graph/canvas.h"
#include "editor/graph/descriptions.h"

#include <QAccessible>
#include <QAccessibleWidget>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

class CardAccessible : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    CardAccessible(GraphCanvas *canvas, Session &session, QString id)
        : m_canvas(canvas), m_session(session), m_id(std::move(id))
    {}

    bool isValid() const override { return m_canvas && card(); }
    QObject *object() const override { return nullptr; }
    QAccessibleInterface *parent() const override { return QAccessible::queryAccessibleInterface(m_canvas); }
    QAccessibleInterface *child(int) const override { return nullptr; }
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::ListItem; }

    QString text(QAccessible::Text kind) const override
    {
        const diagram::NodeCard *one = card();
        if (!one)
            return {};
        return kind == QAccessible::Name       ? one->label
            : kind == QAccessible::Description ? descriptionOf(*one, m_canvas->drawn().diagram, m_canvas->previews())
                                               : QString();
    }
    void setText(QAccessible::Text, const QString &) override {}
    QRect rect() const override
    {
        const diagram::NodeCard *one = card();
        if (!one)
            return {};
        const QRect own = m_canvas->toScreen(one->rect).toRect();
        return {m_canvas->mapToGlobal(own.topLeft()), own.size()};
    }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.selectable = true;
        state.focusable = true;
        state.selected = m_session.selection.has(m_id);
        state.focused = m_canvas && m_canvas->hasFocus() && m_canvas->current() == m_id;
        state.invalid = !isValid();
        return state;
    }

    void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface *>(this) : nullptr;
    }
    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    void doAction(const QString &) override
    {
        if (const diagram::NodeCard *one = card()) {
            const QStringList nodes = one->nodes;
            m_session.selection.setNodes(nodes);
            m_canvas->setCurrent(nodes.first());
        }
    }
    QStringList keyBindingsForAction(const QString &) const override { return {}; }

private:
    const diagram::NodeCard *card() const
    {
        if (!m_canvas)
            return nullptr;
        for (const diagram::NodeCard &one : m_canvas->shown().cards) {
            if (one.id == m_id)
                return &one;
        }
        return nullptr;
    }

    QPointer<GraphCanvas> m_canvas;
    Session &m_session;
    QString m_id;
};

class CanvasAccessible : public QAccessibleWidget
{
public:
    explicit CanvasAccessible(GraphCanvas *canvas) : QAccessibleWidget(canvas, QAccessible::List), m_canvas(canvas) {}
    ~CanvasAccessible() override
    {
        for (const QAccessible::Id id : std::as_const(m_cards))
            QAccessible::deleteAccessibleInterface(id);
    }

    int childCount() const override { return static_cast<int>(m_canvas->shown().cards.size()); }
    QAccessibleInterface *child(int index) const override
    {
        if (index < 0 || index >= childCount())
            return nullptr;
        const QString &id = m_canvas->shown().cards[static_cast<std::size_t>(index)].id;
        if (const auto known = m_cards.constFind(id); known != m_cards.constEnd())
            return QAccessible::accessibleInterface(*known);
        auto *card = new CardAccessible(m_canvas, m_canvas->session(), id);
        m_cards.insert(id, QAccessible::registerAccessibleInterface(card));
        return card;
    }
    int indexOfChild(const QAccessibleInterface *child) const override
    {
        for (int i = 0; i < childCount(); ++i) {
            if (this->child(i) == child)
                return i;
        }
        return -1;
    }
    QAccessibleInterface *childAt(int x, int y) const override
    {
        for (int i = childCount() - 1; i >= 0; --i) {
            if (child(i)->rect().contains(x, y))
                return child(i);
        }
        return nullptr;
    }
    QAccessibleInterface *focusChild() const override
    {
        return m_canvas->hasFocus() ? child(m_canvas->shown().cardOf.value(m_canvas->current(), -1)) : nullptr;
    }

private:
    GraphCanvas *m_canvas;
    mutable QHash<QString, QAccessible::Id> m_cards;
};

QAccessibleInterface *make(const QString &, QObject *object)
{
    auto *canvas = qobject_cast<GraphCanvas *>(object);
    return canvas ? new CanvasAccessible(canvas) : nullptr;
}

} // namespace

void installGraphAccessibility()
{
    static const bool isInstalled = [] {
        QAccessible::installFactory(make);
        return true;
    }();
    Q_UNUSED(isInstalled)
}

} // namespace lectograph::editor
