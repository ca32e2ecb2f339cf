// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

#include <functional>

namespace lectograph::editor {

/// An in-place editor for a name; Enter or a click elsewhere applies, Escape cancels. The focus then goes back to its
/// parent, unless something else has it.
class NameEdit : public QLineEdit
{
    Q_OBJECT

public:
    using Take = std::function<void(const QString &name)>;

    NameEdit(const QString &text, const QRect &place, QWidget *parent, Take take);

protected:
    /// Not shown yet.
    NameEdit(QWidget *parent, Take take);

    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void finish(bool takes);

private:
    Take m_take; ///< empty when it is finished
};

} // namespace lectograph::editor
