// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGridLayout>

class QToolButton;

namespace lectograph::editor {

class Field;
class KeyDiamond;
class RowLabel;
class RowMessage;

/// Where the parts of a row are. The label is beside the field or, without room for that, on a line of its own.
class RowGrid : public QGridLayout
{
public:
    struct Parts
    {
        KeyDiamond *diamond;
        RowLabel *label;
        QToolButton *reset;
        RowMessage *message;
    };
    /// `isStacked`: labels of such rows are never wrapped.
    RowGrid(const Parts &parts, bool isStacked, QWidget *row);

    void setField(Field *field);
    /// To be called when the field needs another room.
    void place();
    /// The width of the column of labels, and of the field beside it.
    void setLabelColumn(int width, int fieldRoom);
    int labelLineWidth() const; ///< on one line beside the field; 0: it has a line of its own

private:
    Parts m_parts;
    Field *m_field = nullptr;
    bool m_isStacked;
    int m_labelColumn = 88;
    int m_fieldRoom = QWIDGETSIZE_MAX; ///< beside the label
};

} // namespace lectograph::editor
