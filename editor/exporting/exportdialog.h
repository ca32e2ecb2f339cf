// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/exporting/exportchoice.h"
#include "editor/exporting/exportqueue.h"
#include "editor/session/session.h"
#include "lecture/borrowed_texts.h"

#include <QDialog>
#include <QTimer>

#include <map>
#include <optional>

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

protected:
    bool event(QEvent *event) override;

private:
    QWidget *makePresets();
    QWidget *makeForm();
    QWidget *makeFoot();
    void fill(const ExportChoice &choice);
    void fillScenes(const ExportChoice &before);
    void fillLanguages(const QStringList &before);
    double frameRatio() const; ///< width to height of the lecture
    void usePreset(int row);
    void selectPreset();     ///< selects the preset that matches the fields, or "Your own"
    void keepRatePossible(); ///< GIF supports only low frame rates
    void chooseFolder();
    void renew(); ///< updates estimate and errors
    void sampleSize();
    void showSummary(const ExportChoice &choice, qint64 frames);
    void showProblems(); ///< those that were found in what is chosen
    void showBorrowed(); ///< what is chosen has no text for in its languages
    /// In what is chosen, in one of its languages.
    std::vector<lecture::BorrowedText> borrowed(const ExportChoice &choice, const QString &language) const;
    void goToBorrowed();
    /// Follows what is chosen until a name is typed.
    void suggestName(const ExportChoice &choice);
    QString lectureKey() const; ///< what scope and languages are remembered for
    void askToReplace(const std::vector<exporting::ExportRequest> &requests, const QStringList &files);
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
    QStringList m_heard;                                              ///< the languages with audible sound
    graph::Problems m_found;                                          ///< of the whole lecture
    std::map<QString, std::vector<lecture::BorrowedText>> m_borrowed; ///< of the whole lecture, by language
    QLineEdit *m_name;
    QLineEdit *m_folder;
    QLabel *m_summary;
    QLabel *m_warning;
    QLabel *m_problems;
    QWidget *m_borrowing;
    QLabel *m_borrowingText;
    QWidget *m_replacing;
    QLabel *m_replacingText;
    QPushButton *m_keepBoth;
    QPushButton *m_replace;
    QPushButton *m_export;
    QString m_lectureName;
    QTimer m_sampleSoon;                       ///< while typing, only the last choice is sampled
    QString m_sampleKey;                       ///< what was sampled, or is being sampled
    std::optional<exporting::Sample> m_sample; ///< of one file
    bool m_isInspected = false;
    bool m_isNamed = false; ///< by the user, not by what is chosen
    bool m_isSuggesting = false;
    bool m_isFilling = false;
};

} // namespace lectograph::editor
