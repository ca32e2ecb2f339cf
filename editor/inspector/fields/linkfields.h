// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/inspector/fields/field.h"

#include <QToolButton>

class QListWidget;
class QListWidgetItem;

namespace lectograph::editor {

/// Fills the menu with the outputs that fit; `take` gets the one that is chosen.
void fillLinkMenu(QMenu &menu, Session &session, const RowSource &source, graph::ValueType type,
                  const std::function<void(const QJsonObject &)> &take);
/// "Link to…" with such a menu.
QToolButton *linkButton(Session &session, const RowSource &source, graph::ValueType type,
                        const std::function<void(const QJsonObject &)> &take, QWidget *parent);

/// Where a value comes from, as a chip that leads there, with what it is now.
class LinkField : public Field
{
    Q_OBJECT

public:
    LinkField(Session &session, const RowSource &source, QWidget *parent);
    void display(const Reading &reading) override;

private:
    Session &m_session;
    RowSource m_source;
    Reading m_reading;
    class LinkChip *m_chip;
    QToolButton *m_unlink;
    QToolButton *m_link; ///< where nothing is linked
};

/// A list whose elements are links, or links and constants: they can be put in another order, removed and added.
class ElementsField : public Field
{
    Q_OBJECT

public:
    ElementsField(Session &session, const RowSource &source, QWidget *parent);
    void display(const Reading &reading) override;
    bool isWide() const override { return true; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void tell();
    void fill(const QJsonArray &elements);
    void addItem(const QJsonValue &element);
    void takeText(QListWidgetItem *item);
    void moveCurrent(int by);
    void removeCurrent();
    void jump();

    Session &m_session;
    RowSource m_source;
    QListWidget *m_list;
    QToolButton *m_link = nullptr; ///< adds one
    QJsonArray m_elements;
    QStringList m_labels; ///< as shown, because what a link is called may change without the link
};

} // namespace lectograph::editor
