// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/value.h"

#include <QAbstractButton>

namespace lectograph::editor {

/// "← Softmax   8 × 8", in the colour of the link's type.
class LinkChip : public QAbstractButton
{
    Q_OBJECT

public:
    explicit LinkChip(QWidget *parent);
    void display(const QString &label, const QString &value, graph::ValueType type);
    struct Shown
    {
        QString name;
        QString value;
    };
    /// Within this width: the value only where both are whole, since the name has priority.
    Shown shownIn(int width) const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_value;
    graph::ValueType m_type = graph::ValueType::Number;
};

} // namespace lectograph::editor
