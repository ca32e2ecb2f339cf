// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/widgets/nameedit.h"

namespace lectograph::editor {

/// The name of a block while it is typed, over the stage. Tab applies it too.
class DiagramField : public NameEdit
{
    Q_OBJECT

public:
    DiagramField(QWidget *parent, Take take);

    /// Around that point, in letters of this size, as wide as its text.
    void standAt(const QPointF &centre, double width, double em);
    /// Says what is typed, as long as nothing is.
    void setHint(const QString &hint);

protected:
    bool event(QEvent *event) override;

private:
    void fit();

    QPointF m_centre;
    double m_width = 0;
};

} // namespace lectograph::editor
