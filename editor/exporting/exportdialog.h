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

/// What shall be exported, how and where to; tells at once how long and how large it becomes, and what is wrong. Puts the
/// exports into the queue, one for each language.
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
    void selectPreset();     ///< marks the one that the fields say, or "Your own"
    void keepRatePossible(); ///< a GIF cannot be as fast as a video
    void chooseFolder();
    void renew(); ///< what is told follows what is chosen
    void showProblems(const graph::Problems &problems);
    void start(const ExportChoice &choice);
    base::Result<qint64> frameCount(const ExportChoice &choice) const; ///< of one language

    Session &m_session;
    lecture::Lecture m_lecture; ///< as it was when the dialog opened
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
    std::vector<QCheckBox *> m_languageBoxes;
    QStringList m_heard; ///< the languages in which there is anything to hear
    QLineEdit *m_name;
    QLineEdit *m_folder;
    QLabel *m_summary;
    QLabel *m_warning;
    QLabel *m_problems;
    QWidget *m_replacing;
    QLabel *m_replacingText;
    QPushButton *m_replace;
    QPushButton *m_keepBoth;
    QPushButton *m_export;
    bool m_isFilling = false;
};

} // namespace lectograph::editor
