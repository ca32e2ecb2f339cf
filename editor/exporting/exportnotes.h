// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/exporting/exportchoice.h"
#include "editor/session/session.h"
#include "lecture/borrowed_texts.h"

#include <QWidget>

#include <map>

class QLabel;

namespace lectograph::editor {

/// What is said of the lecture before it is exported: problems of what is chosen, and texts that it has not in the chosen
/// languages.
class ExportNotes : public QWidget
{
    Q_OBJECT

public:
    ExportNotes(Session &session, const lecture::Lecture &lecture, QWidget *parent);

    void setChoice(const ExportChoice &choice);
    void setProblems(const graph::Problems &found); ///< of the whole lecture

Q_SIGNALS:
    void left(); ///< for a text to be translated

private:
    void renew();
    void showProblems();
    void showBorrowed();
    bool isBorrowed(const graph::Problem &problem) const;
    /// Of what is chosen, in one of its languages.
    std::vector<lecture::BorrowedText> borrowed(const QString &language) const;
    void goToBorrowed();

    Session &m_session;
    const lecture::Lecture &m_lecture;
    ExportChoice m_choice;
    graph::Problems m_found;
    std::map<QString, std::vector<lecture::BorrowedText>> m_borrowed; ///< of the whole lecture, by language
    QLabel *m_checking;                                               ///< until setProblems()
    QLabel *m_problems;
    QWidget *m_borrowing;
    QLabel *m_borrowingText;
};

} // namespace lectograph::editor
