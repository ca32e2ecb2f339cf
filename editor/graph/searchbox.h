// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/registry.h"

#include <QFrame>

#include <functional>
#include <optional>

class QLineEdit;
class QListWidget;

namespace lectograph::editor {

/// How well `text` answers to what was typed: all letters in their order, the better the closer together and the closer to
/// the beginning of a word. Nothing if it does not.
std::optional<int> matchOf(const QString &typed, const QString &text);

/// Block types by their names, in the language of the interface or in English. Enter picks, Escape closes.
class SearchBox : public QFrame
{
    Q_OBJECT

public:
    using Filter = std::function<bool(const graph::NodeType &)>;

    SearchBox(const graph::NodeRegistry &registry, QWidget *parent);

    /// With all types that `filter` leaves, at a place in the parent; `hint` says what is looked for.
    void open(const QPoint &at, const QString &hint, const Filter &filter = {});
    void close();
    QStringList shownTypes() const;

Q_SIGNALS:
    void picked(const QString &type);
    void closed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void leave();
    void fill();
    void pickCurrent();
    bool takeKey(int key);

    const graph::NodeRegistry &m_registry;
    QLineEdit *m_edit;
    QListWidget *m_list;
    Filter m_filter;
    bool m_isLeaving = false;
};

} // namespace lectograph::editor
