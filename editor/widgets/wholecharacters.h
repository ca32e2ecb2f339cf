// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace lectograph::editor {

/// Makes an emoji of several code points – a keycap, a flag, a profession – one character to the keys of all text fields:
/// Backspace would leave halves and invisible joiners, and Qt 6.4 puts the cursor into a flag behind another emoji.
/// Letters with marks become one character where Unicode has one, as soon as they are typed, pasted or dropped; the keys
/// leave others to Qt, since scripts differ.
class WholeCharacters : public QObject
{
    Q_OBJECT

public:
    explicit WholeCharacters(QObject *parent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void follow(QObject *field);
};

} // namespace lectograph::editor
