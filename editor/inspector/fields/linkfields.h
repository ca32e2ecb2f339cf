// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/inspector/fields/field.h"

#include <QToolButton>

class QListWidget;
class QListWidgetItem;

namespace lectograph::editor {

/// Fills the menu with the outputs of blocks that are compatible with `type`, without those that would create a cycle;
/// `take` receives the selected one.
void fillLinkMenu(QMenu &menu, Session &session, const RowSource &source, graph::ValueType type,
                  const std::function<void(const QJsonObject &)> &take);
/// Fills the menu with the blocks that can compute the property of one block from its value: each is put between them.
void fillComputeMenu(QMenu &menu, Session &session, const RowSource &source);
/// A button "Link to…" with this menu.
QToolButton *linkButton(Session &session, const RowSource &source, graph::ValueType type,
                        const std::function<void(const QJsonObject &)> &take, QWidget *parent);

/// The source of a linked value, as a button that selects it, with the current value.
class LinkField : public Field
{
    Q_OBJECT

public:
    LinkField(Session &session, const RowSource &source, QWidget *parent);
    void display(const Reading &reading) override;
    int comfortableWidth() const override; ///< so that the words of the button are read whole

private:
    Session &m_session;
    RowSource m_source;
    Reading m_reading;
    class LinkChip *m_chip;
    QToolButton *m_unlink;
    QToolButton *m_link; ///< shown without a link
};

/// A list of links, or of links and constants, which can be reordered, removed and added.
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
    QToolButton *m_link = nullptr; ///< adds an element
    QJsonArray m_elements;
    QStringList m_labels; ///< as shown; a label may change without its link
};

} // namespace lectograph::editor
