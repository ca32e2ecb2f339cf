// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QEvent>
#include <QScrollArea>
#include <QScrollBar>

namespace lectograph::editor {

/// A form as high as it needs, which scrolls only on a screen that is lower.
class FormArea : public QScrollArea
{
public:
    FormArea(QWidget *form, QWidget *parent) : QScrollArea(parent)
    {
        setFrameShape(NoFrame);
        setFocusPolicy(Qt::NoFocus);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setWidgetResizable(true);
        setWidget(form);
    }

    QSize sizeHint() const override { return widget()->sizeHint().expandedTo(minimumSizeHint()); }
    QSize minimumSizeHint() const override
    {
        constexpr int least = 160;
        const int width = std::max(widget()->minimumWidth(), widget()->minimumSizeHint().width());
        return {width + verticalScrollBar()->sizeHint().width(), least};
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (watched == widget() && event->type() == QEvent::LayoutRequest)
            updateGeometry(); // a row has appeared or gone
        return QScrollArea::eventFilter(watched, event);
    }
};

} // namespace lectograph::editor
