// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

#include <functional>

namespace lectograph::editor {

/// An in-place editor for a name; Enter applies, Escape cancels.
class NameEdit : public QLineEdit
{
    Q_OBJECT

public:
    NameEdit(const QString &text, const QRect &place, QWidget *parent, std::function<void(const QString &)> take);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void finish(bool takes);

    std::function<void(const QString &)> m_take;
};

} // namespace lectograph::editor
