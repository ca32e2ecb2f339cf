// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/exporting/exportchoice.h"

#include <QObject>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QSpinBox;

namespace lectograph::editor {

class RateBox;

/// How it is exported: format, background, sound, size, frame rate and quality.
class PictureFields : public QObject
{
    Q_OBJECT

public:
    /// `rate` is that of the lecture, which is offered beside the usual ones.
    PictureFields(base::FrameRate rate, QFormLayout &rows);

    void fill(const ExportChoice &choice);
    ExportChoice applied(ExportChoice choice) const;
    /// Whether what is exported can be heard.
    void offerSound(bool isHeard);

Q_SIGNALS:
    void changed();

private:
    void addSize(QFormLayout &rows);
    void keepRatePossible(); ///< GIF supports only low frame rates
    void renew();

    QComboBox *m_format;
    QCheckBox *m_transparent;
    QCheckBox *m_sound;
    QSpinBox *m_width = nullptr;
    QSpinBox *m_height = nullptr;
    RateBox *m_rate;
    QComboBox *m_quality;
    bool m_isHeard = true;
};

} // namespace lectograph::editor
