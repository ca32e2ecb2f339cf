// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/inspector/fields/field.h"

class QComboBox;
class QLineEdit;

namespace lectograph::editor {

struct FrameSides
{
    double width = 16;
    double height = 9;
};
/// "16:9", "2.39 : 1", "1080×1350", "4/3": how wide to how high.
base::Result<FrameSides> frameSidesFrom(const QString &text);
/// In the smallest whole numbers, or else so many to one: "16:9", "2.39:1".
QString frameText(double ratio);

/// How wide the picture is to its height: one of the usual ones, or the author's own, which is typed below.
class AspectRatioField : public Field
{
    Q_OBJECT

public:
    AspectRatioField(const FieldSpec &spec, QWidget *parent);
    void display(const Reading &reading) override;
    void finish() override;
    bool isSettled() const override;

private:
    void choose(int index);
    void commit();

    QComboBox *m_box;
    QLineEdit *m_own;
    QString m_shown;
    bool m_wantsOwn = false; ///< chosen but not yet typed
};

} // namespace lectograph::editor
