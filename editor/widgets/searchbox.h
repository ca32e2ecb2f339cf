// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "timeline/animation.h"

#include <QFrame>
#include <QIcon>

#include <functional>
#include <optional>
#include <vector>

class QLabel;
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
    QIcon icon = {};                                 ///< shown instead of the colour
    int group = 0;                                   ///< groups are shown in this order while nothing is typed
    QString heading = {};                            ///< shown above its first row while nothing is typed
};
/// All block types that `filter` accepts.
std::vector<SearchRow> blockRows(const timeline::Registry &registry,
                                 const std::function<bool(const graph::NodeType &)> &filter = {});

/// Finds rows by title, in the interface language or English, or by other terms. Enter chooses, Escape closes.
class SearchBox : public QFrame
{
    Q_OBJECT

public:
    using Take = std::function<void(const QString &key)>;

    /// `back` gets the focus when the box closes; null: the parent.
    explicit SearchBox(QWidget *parent, QWidget *back = nullptr);

    /// `at`: in the parent; `hint` is the placeholder text.
    void open(const QPoint &at, const QString &hint, std::vector<SearchRow> rows, const Take &take);
    void dismiss();
    QStringList shownKeys() const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    const SearchRow &rowOf(const QListWidgetItem &item) const;
    void fill();
    void addHeading(const QString &text);
    /// Goes by `rows`, beyond headings; at the end of the list to the other end if `wraps`.
    void step(int rows, bool wraps);
    void takeCurrent();
    bool takeKey(int key);

    QWidget *m_back;
    QLineEdit *m_edit;
    QListWidget *m_list;
    QLabel *m_nothing;
    std::vector<SearchRow> m_rows;
    Take m_take;
    bool m_isLeaving = false;
};

} // namespace lectograph::editor
