// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/registry.h"

#include <QFrame>

#include <functional>
#include <optional>
#include <vector>

class QLineEdit;
class QListWidget;
class QListWidgetItem;

namespace lectograph::editor {

struct SearchRow
{
    QString key;   ///< passed to the callback when the row is chosen
    QString title; ///< in the language of the interface
    QString english = {};
    QString category = {};
    QString help = {};
    graph::ValueType type = graph::ValueType::Shape; ///< determines its colour
    QStringList words = {};                          ///< other search terms
};
/// All block types that `filter` accepts.
std::vector<SearchRow> blockRows(const graph::NodeRegistry &registry,
                                 const std::function<bool(const graph::NodeType &)> &filter = {});

/// Finds rows by title, in the interface language or English, or by other terms. Enter chooses, Escape closes.
class SearchBox : public QFrame
{
    Q_OBJECT

public:
    using Take = std::function<void(const QString &key)>;

    explicit SearchBox(QWidget *parent);

    /// `at`: in the parent; `hint` is the placeholder text.
    void open(const QPoint &at, const QString &hint, std::vector<SearchRow> rows, const Take &take);
    void dismiss();
    QStringList shownKeys() const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    const SearchRow &rowOf(const QListWidgetItem &item) const;
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
