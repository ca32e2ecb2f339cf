// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/document.h"

#include <QFrame>

class QHBoxLayout;
class QLabel;

namespace lectograph::editor {

/// What the last step has made and may be instead, at the top of the stage: a sentence, buttons, and what was left out.
/// It does not take the focus, and stays until the next step, playing, or its button for closing.
class AlternativesBar : public QFrame
{
    Q_OBJECT

public:
    /// `stage` is a descendant of `window`.
    AlternativesBar(Document &document, QWidget *window, QWidget *stage);

    void offer(const QString &sentence, const QStringList &notes, const std::vector<Alternative> &alternatives);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void place();
    void hideIfPast();

    Document &m_document;
    lecture::Lecture m_lecture; ///< with what the last step has made
    QWidget *m_window;
    QWidget *m_stage;
    QLabel *m_sentence;
    QLabel *m_notes;
    QWidget *m_buttons = nullptr;
    QHBoxLayout *m_row;
};

} // namespace lectograph::editor
