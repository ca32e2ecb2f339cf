// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/registry.h"

#include <QFrame>

#include <functional>
#include <optional>
#include <vector>

class QLineEdit;
class QListWidget;

namespace lectograph::editor {

/// How well `text` answers to what was typed: all letters in their order, the better the closer together and the closer to
/// the beginning of a word. Nothing if it does not.
std::optional<int> matchOf(const QString &typed, const QString &text);

struct SearchRow
{
    QString key;   ///< what is told when it is taken
    QString title; ///< in the language of the interface
    QString english = {};
    QString category = {};
    QString help = {};
    graph::ValueType type = graph::ValueType::Shape; ///< gives its colour
    QStringList words = {};                          ///< what else people may call it
};
/// All block types that `filter` leaves.
std::vector<SearchRow> blockRows(const graph::NodeRegistry &registry,
                                 const std::function<bool(const graph::NodeType &)> &filter = {});

/// Finds one of many things by its name, in the language of the interface or in English, or by what else it is called. Enter takes it, Escape closes.
class SearchBox : public QFrame
{
    Q_OBJECT

public:
    using Take = std::function<void(const QString &key)>;

    explicit SearchBox(QWidget *parent);

    /// At a place in the parent; `hint` says what is looked for.
    void open(const QPoint &at, const QString &hint, std::vector<SearchRow> rows, const Take &take);
    void dismiss();
    QStringList shownKeys() const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fill();
    void takeCurrent();
    bool takeKey(int key);

    QLineEdit *m_edit;
    QListWidget *m_list;
    std::vector<SearchRow> m_rows;
    Take m_take;
    bool m_isLeaving = false;
};

} // namespace lectograph::editor
