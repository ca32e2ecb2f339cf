// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/session.h"

#include <QWidget>

class QComboBox;

namespace lectograph::editor {

/// The style of the selected blocks, and what can be done with it: above their properties.
class StyleBar : public QWidget
{
    Q_OBJECT

public:
    StyleBar(Session &session, QWidget *parent);

    void refresh();

private:
    Session &m_session;
    QComboBox *m_styles;
    QStringList m_names; ///< shown, after the entry for none
};

} // namespace lectograph::editor
