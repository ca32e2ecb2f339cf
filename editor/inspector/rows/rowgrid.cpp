// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/rows/rowgrid.h"

#include "editor/inspector/fields/field.h"
#include "editor/inspector/rows/rowmessage.h"
#include "editor/inspector/rows/rowparts.h"

#include <QToolButton>

namespace lectograph::editor {

RowGrid::RowGrid(const Parts &parts, bool isStacked, QWidget *row)
    : QGridLayout(row), m_parts(parts), m_isStacked(isStacked)
{
    setContentsMargins(0, 0, 0, 0);
    setSpacing(2);
    setColumnStretch(2, 1);
    setColumnMinimumWidth(0, 18);
    setColumnMinimumWidth(3, 20);
}

void RowGrid::setField(Field *field)
{
    m_field = field;
    place();
}

void RowGrid::place()
{
    const bool isTooLong = m_isStacked ? m_parts.label->widthOnOneLine() > m_labelColumn
                                       : m_parts.label->leastWidth() > m_labelColumn;
    const bool isWide = isTooLong || m_field->isWide() || m_fieldRoom < m_field->comfortableWidth();
    addWidget(m_parts.diamond, 0, 0, Qt::AlignTop);
    setColumnMinimumWidth(1, isWide ? 0 : m_labelColumn);
    m_parts.label->setColumn(isWide ? 0 : m_labelColumn);
    if (isWide) {
        addWidget(m_parts.label, 0, 1, 1, 2);
        addWidget(m_field, 1, 1, 1, 2);
    } else {
        addWidget(m_parts.label, 0, 1, Qt::AlignTop);
        addWidget(m_field, 0, 2, Qt::AlignTop);
    }
    addWidget(m_parts.reset, 0, 3, Qt::AlignTop);
    addWidget(m_parts.message, 2, 1, 1, 3);
}

void RowGrid::setLabelColumn(int width, int fieldRoom)
{
    const bool hasRoom = m_fieldRoom >= m_field->comfortableWidth();
    m_fieldRoom = fieldRoom;
    if (width == m_labelColumn && hasRoom == (m_fieldRoom >= m_field->comfortableWidth()))
        return;
    m_labelColumn = width;
    if (!m_field->isWide()) // its label has a line of its own
        place();
}

int RowGrid::labelLineWidth() const
{
    return m_field->isWide() || m_isStacked ? 0 : m_parts.label->widthOnOneLine();
}

} // namespace lectograph::editor
