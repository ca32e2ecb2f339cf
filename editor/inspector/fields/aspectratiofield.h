// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/inspector/fields/linefields.h"

class QComboBox;

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
class AspectRatioField : public LineField
{
    Q_OBJECT

public:
    AspectRatioField(const FieldSpec &spec, QWidget *parent);
    void display(const Reading &reading) override;
    bool isSettled() const override;

protected:
    void commit() override;

private:
    void choose(int index);

    QComboBox *m_box;
    bool m_wantsOwn = false; ///< "custom" is chosen, but nothing typed yet
};

} // namespace lectograph::editor
