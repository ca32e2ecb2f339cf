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
/// "16:9", "2.39 : 1", "1080×1350", "4/3": width to height.
base::Result<FrameSides> frameSidesFrom(const QString &text);
/// The ratio in the smallest whole numbers, or else as a number to one: "16:9", "2.39:1".
QString frameText(double ratio);

/// The aspect ratio of the picture: a common one, or a custom one in the field below.
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
    bool m_wantsOwn = false; ///< "custom" is chosen, but nothing typed yet
};

} // namespace lectograph::editor
