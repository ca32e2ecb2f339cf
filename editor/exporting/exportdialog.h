// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/exporting/exportchoice.h"
#include "editor/session/session.h"

#include <QDialog>

class QLabel;
class QPushButton;

namespace lectograph::editor {

class ExportNotes;
class ExportQueue;
class NameFields;
class PartFields;
class PictureFields;
class PresetList;
class ReplaceQuestion;
class SizeEstimate;

/// The export dialog: what is exported, how and where to, with an estimate of length and size, and errors. Adds one
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
    QWidget *makeForm(const ExportChoice &before);
    QWidget *makeFoot();
    double frameRatio() const; ///< width to height of the lecture
    void usePreset(const QSize &size, base::FrameRate rate);
    void renew(); ///< updates estimate and errors
    void showWarning(const QString &text);
    void warnOfFullDisk();
    QString lectureName() const;
    QString lectureKey() const; ///< what scope and languages are remembered for
    void start(const ExportChoice &choice);
    base::Result<qint64> frameCount(const ExportChoice &choice) const; ///< for one language

    Session &m_session;
    lecture::Lecture m_lecture; ///< a snapshot from when the dialog was opened
    ExportQueue &m_queue;
    PresetList *m_presets;
    PartFields *m_part;
    PictureFields *m_picture;
    NameFields *m_name;
    ExportNotes *m_notes;
    QLabel *m_warning;
    ReplaceQuestion *m_replacing;
    SizeEstimate *m_estimate;
    QPushButton *m_export;
};

} // namespace lectograph::editor
