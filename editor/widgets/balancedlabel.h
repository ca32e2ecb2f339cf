// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace lectograph::editor {

/// A wrapped text in a panel: its lines are about equally long, so that no word stands alone in the last one
/// (balancedWidth()). As high as a QLabel, and anywhere within its width by its alignment. Rich text stays as it is.
class BalancedLabel : public QLabel
{
public:
    explicit BalancedLabel(QWidget *parent = nullptr) : BalancedLabel(QString(), parent) {}
    explicit BalancedLabel(const QString &text, QWidget *parent = nullptr);

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace lectograph::editor
