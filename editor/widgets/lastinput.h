// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace lectograph::editor {

/// Knows whether the last press anywhere in the program was a key or a pointer: a widget that gets the focus after a key
/// shows it, however it got it. Qt's reasons tell only what the caller of setFocus() wrote.
class LastInput : public QObject
{
public:
    LastInput();

    bool isKey() const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace lectograph::editor
