// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/liveedit.h"
#include "editor/session/session.h"

#include <QDialog>

class QCheckBox;

namespace lectograph::editor {

class LookList;

/// Chooses the look of the lecture from pictures of it. The stage shows the one under the pointer, or the chosen one;
/// closing the dialog otherwise than by its button leaves the lecture as it was.
class LookDialog : public QDialog
{
    Q_OBJECT

public:
    LookDialog(Session &session, QWidget *parent);

    LookList *list() const { return m_list; }
    void done(int result) override;

private:
    lecture::Lecture dressed(const graph::Look &look) const;
    void preview(int index);

    Session &m_session;
    LiveEdit m_edit;
    LookList *m_list;
    QCheckBox *m_follows;
    int m_chosen = 0; ///< 0: the lecture stays as it is
    int m_shown = 0;
};

} // namespace lectograph::editor
