// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/exporting/exportchoice.h"
#include "editor/exporting/exportqueue.h"
#include "editor/session/session.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QSpinBox;

namespace lectograph::editor {

class RateBox;

/// The export dialog: scope, format and folder, with an immediate estimate of length and size, and errors. Adds one
/// export per language to the queue.
class ExportDialog : public QDialog
{
    Q_OBJECT

public:
    ExportDialog(Session &session, ExportQueue &queue, QWidget *parent = nullptr);

    ExportChoice choice() const;
    void accept() override;

private:
    QWidget *makePresets();
    QWidget *makeForm();
    QWidget *makeFoot();
    void fill(const ExportChoice &choice);
    void fillScenes();
    void fillLanguages();
    double frameRatio() const; ///< width to height of the lecture
    void usePreset(int row);
    void selectPreset();     ///< selects the preset that matches the fields, or "Your own"
    void keepRatePossible(); ///< GIF supports only low frame rates
    void chooseFolder();
    void renew(); ///< updates estimate and errors
    void showProblems(const graph::Problems &problems);
    void start(const ExportChoice &choice);
    base::Result<qint64> frameCount(const ExportChoice &choice) const; ///< for one language

    Session &m_session;
    lecture::Lecture m_lecture; ///< a snapshot from when the dialog was opened
    ExportQueue &m_queue;
    QListWidget *m_presets;
    QComboBox *m_scope;
    QListWidget *m_scenes;
    QComboBox *m_format;
    QCheckBox *m_transparent;
    QCheckBox *m_sound;
    QSpinBox *m_width;
    QSpinBox *m_height;
    RateBox *m_rate;
    QComboBox *m_quality;
    QWidget *m_languages;
    QStringList m_heard; ///< the languages with audible sound
    QLineEdit *m_name;
    QLineEdit *m_folder;
    QLabel *m_summary;
    QLabel *m_warning;
    QLabel *m_problems;
    QWidget *m_replacing;
    QLabel *m_replacingText;
    QPushButton *m_keepBoth;
    QPushButton *m_export;
    bool m_isFilling = false;
};

} // namespace lectograph::editor
