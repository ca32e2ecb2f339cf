// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exporting/picturefields.h"

#include "editor/exporting/exportform.h"
#include "editor/exporting/ratebox.h"
#include "editor/widgets/choicebox.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

PictureFields::PictureFields(base::FrameRate rate, QFormLayout &rows) : QObject(rows.parentWidget())
{
    QWidget *form = rows.parentWidget();
    m_format = named(new ChoiceBox(form), u"format"_s, tr("Format"), tr("The kind of file"));
    for (const FormatText &text : formatTexts()) {
        m_format->addItem(text.label, static_cast<int>(text.format));
        m_format->setItemData(m_format->count() - 1, text.help, Qt::ToolTipRole);
    }
    rows.addRow(tr("Format"), m_format);
    m_transparent = makeButton<QCheckBox>(u"transparent"_s, tr("No background"),
                                          tr("Transparent, to be laid over other pictures: WebM, MOV and PNG"), form);
    m_sound = makeButton<QCheckBox>(u"sound"_s, tr("With sound"),
                                    tr("The lecture's narration, music and effects: MP4, WebM and MOV"), form);
    auto *contents = rowLayout(nullptr, 4 * Theme::grid);
    contents->addWidget(m_transparent);
    contents->addWidget(m_sound);
    contents->addStretch();
    rows.addRow(QString(), contents);
    addSize(rows);
    m_rate = named(new RateBox(form), u"rate"_s, tr("Frames a second"),
                   tr("More frames make smoother motion and larger files"));
    m_rate->offer(rate);
    rows.addRow(tr("Frames a second"), m_rate);
    m_quality = named(new ChoiceBox(form), u"quality"_s, tr("Quality"),
                      tr("How closely the file keeps to the picture"));
    m_quality->addItem(tr("Small file: fine lines soften a little"), static_cast<int>(media::Quality::Small));
    m_quality->addItem(tr("Good: no difference to be seen"), static_cast<int>(media::Quality::Good));
    m_quality->addItem(tr("Fine: for editing later"), static_cast<int>(media::Quality::Fine));
    rows.addRow(tr("Quality"), m_quality);

    connect(m_format, &QComboBox::currentIndexChanged, this, &PictureFields::keepRatePossible);
    for (QComboBox *box : {m_format, static_cast<QComboBox *>(m_rate), m_quality}) {
        box->setMinimumContentsLength(12);
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        connect(box, &QComboBox::currentIndexChanged, this, &PictureFields::renew);
    }
    for (QCheckBox *box : {m_transparent, m_sound})
        connect(box, &QCheckBox::toggled, this, &PictureFields::changed);
}

void PictureFields::addSize(QFormLayout &rows)
{
    QWidget *form = rows.parentWidget();
    auto *size = rowLayout(nullptr, 2 * Theme::grid);
    m_width = named(new QSpinBox(form), u"width"_s, tr("Width in pixels"), tr("Width in pixels"));
    m_height = named(new QSpinBox(form), u"height"_s, tr("Height in pixels"), tr("Height in pixels"));
    for (QSpinBox *side : {m_width, m_height}) {
        side->setRange(16, 16384);
        side->setSingleStep(2);
        side->setButtonSymbols(QAbstractSpinBox::NoButtons);
        connect(side, &QSpinBox::valueChanged, this, &PictureFields::changed);
    }
    size->addWidget(m_width, 1);
    size->addWidget(new QLabel(u"×"_s, form));
    size->addWidget(m_height, 1);
    auto *pixels = new QLabel(tr("pixels"), form);
    pixels->setProperty("muted", true);
    size->addWidget(pixels);
    rows.addRow(tr("Size"), size);
}

void PictureFields::fill(const ExportChoice &choice)
{
    {
        const QSignalBlocker quiet(this);
        m_format->setCurrentIndex(std::max(0, m_format->findData(static_cast<int>(choice.format))));
        m_transparent->setChecked(choice.isTransparent);
        m_sound->setChecked(choice.hasSound);
        m_width->setValue(choice.size.width());
        m_height->setValue(choice.size.height());
        m_rate->setRate(choice.rate);
        m_quality->setCurrentIndex(m_quality->findData(static_cast<int>(choice.quality)));
    }
    renew();
}

ExportChoice PictureFields::applied(ExportChoice choice) const
{
    choice.format = static_cast<media::Format>(m_format->currentData().toInt());
    choice.size = {m_width->value(), m_height->value()};
    choice.rate = m_rate->rate();
    choice.quality = static_cast<media::Quality>(m_quality->currentData().toInt());
    choice.isTransparent = m_transparent->isChecked() && media::limitsOf(choice.format).hasAlpha;
    choice.hasSound = m_sound->isChecked();
    return choice;
}

void PictureFields::offerSound(bool isHeard)
{
    m_isHeard = isHeard;
    m_sound->setEnabled(isHeard && media::limitsOf(applied({}).format).hasSound);
}

void PictureFields::keepRatePossible()
{
    if (m_rate->rate().perSecond() > media::limitsOf(applied({}).format).fastestRate)
        m_rate->setRate({30, 1});
}

void PictureFields::renew()
{
    const media::Format format = applied({}).format;
    m_transparent->setEnabled(media::limitsOf(format).hasAlpha);
    m_quality->setEnabled(format == media::Format::Mp4 || format == media::Format::WebM
                          || format == media::Format::ProRes);
    offerSound(m_isHeard);
    Q_EMIT changed();
}

} // namespace lectograph::editor
