// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/exporting/exportchoice.h"
#include "editor/session/session.h"

#include <QObject>

class QComboBox;
class QFormLayout;
class QListWidget;

namespace lectograph::editor {

/// What is exported: the part of the lecture, and its languages.
class PartFields : public QObject
{
    Q_OBJECT

public:
    /// Adds the row of the part, and its list of scenes, which appears when scenes are chosen.
    PartFields(Session &session, const lecture::Lecture &lecture, const ExportChoice &before, QFormLayout &rows);
    void addLanguages(QFormLayout &rows, const QStringList &before);

    ExportChoice applied(ExportChoice choice) const;
    /// Whether the lecture has audible sound in one of these languages.
    bool isHeardIn(const QStringList &languages) const;

Q_SIGNALS:
    void changed();

private:
    void fillScenes(const ExportChoice &before);
    void fillScopes(const ExportChoice &before);
    ExportChoice::Scope scope() const;
    void setEnabled(ExportChoice::Scope scope, bool isEnabled);

    Session &m_session;
    const lecture::Lecture &m_lecture;
    QComboBox *m_scope;
    QListWidget *m_scenes;
    QWidget *m_languages = nullptr;
    QStringList m_heard; ///< the languages with audible sound
};

} // namespace lectograph::editor
