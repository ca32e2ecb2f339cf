// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

namespace lectograph::editor {

/// A flat button with an icon and words, in a column that may be narrower than they are: then the words lose their end,
/// and are in the tooltip.
class ElidedButton : public QToolButton
{
public:
    explicit ElidedButton(QWidget *parent);

    QSize minimumSizeHint() const override;
    QString shownText() const;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    int widthOfText(const QString &text) const;
};

} // namespace lectograph::editor
