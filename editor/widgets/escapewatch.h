// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>

namespace lectograph::editor {

/// While it exists, Escape cancels a drag regardless of keyboard focus. For widgets that cannot have the focus.
/// `cancel` may delete it.
class EscapeWatch : public QObject
{
    Q_OBJECT

public:
    explicit EscapeWatch(std::function<void()> cancel);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    std::function<void()> m_cancel;
};

} // namespace lectograph::editor
