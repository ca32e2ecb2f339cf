// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/color/colorpicker.h"

#include "editor/inspector/color/colorstrips.h"
#include "editor/widgets/theme.h"

#include <QCloseEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QScreen>
#include <QVBoxLayout>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

QLabel *caption(const QString &text, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    label->setFont(uiFont(11));
    label->setProperty("muted", true);
    return label;
}

} // namespace

ColorPicker::ColorPicker(std::vector<Swatch> ofLecture, QWidget *parent)
    : QFrame(parent, Qt::Popup),
      m_square(new ColorSquare(this)),
      m_hue(new ColorStrip(ColorStrip::Hue, this)),
      m_alpha(new ColorStrip(ColorStrip::Alpha, this)),
      m_hex(new QLineEdit(this))
{
    setObjectName(u"colorPicker"_s);
    setFixedWidth(248);
    setAutoFillBackground(true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 10, 12, 12);
    layout->setSpacing(6);
    const auto addGrid = [&](const QString &title, std::vector<Swatch> swatches) {
        auto *grid = new SwatchGrid(this);
        grid->setAccessibleName(title);
        grid->resize(224, 22);
        grid->setSwatches(std::move(swatches));
        layout->addWidget(caption(title, this));
        layout->addWidget(grid);
        connect(grid, &SwatchGrid::selected, this, [this](const QString &text) {
            setColor(text);
            Q_EMIT selected(text);
        });
    };
    if (!ofLecture.empty())
        addGrid(tr("In this lecture"), std::move(ofLecture));
    addGrid(tr("Palette"), namedColors());
    layout->addWidget(caption(tr("Any other"), this));
    layout->addWidget(m_square);
    layout->addWidget(m_hue);
    layout->addWidget(m_alpha);
    layout->addWidget(m_hex);
    m_square->setAccessibleName(tr("Saturation and brightness"));
    m_square->setToolTip(tr("Saturation and brightness; arrow keys move"));
    m_hue->setAccessibleName(tr("Hue"));
    m_hue->setToolTip(tr("Hue"));
    m_alpha->setAccessibleName(tr("Opacity"));
    m_alpha->setToolTip(tr("Opacity"));
    m_hex->setAccessibleName(tr("As text"));
    m_hex->setFont(uiFont(12));
    connect(m_square, &ColorSquare::moved, this, &ColorPicker::take);
    connect(m_hue, &ColorStrip::moved, this, [this] {
        m_square->setHue(m_hue->value());
        take();
    });
    connect(m_alpha, &ColorStrip::moved, this, &ColorPicker::take);
    connect(m_hex, &QLineEdit::editingFinished, this, [this] {
        if (const auto color = base::parseColor(m_hex->text().trimmed())) {
            showColor(toQColor(*color));
            Q_EMIT selected(m_hex->text().trimmed());
        }
    });
}

void ColorPicker::setColor(const QString &text)
{
    if (const auto color = base::parseColor(text))
        showColor(toQColor(*color));
    m_hex->setText(text);
}

void ColorPicker::showColor(const QColor &color)
{
    if (color.hsvHueF() >= 0)
        m_hue->setValue(static_cast<double>(color.hsvHueF()));
    m_square->setHue(m_hue->value());
    m_square->setPlace(static_cast<double>(color.hsvSaturationF()), static_cast<double>(color.valueF()));
    m_alpha->setBase(color);
    m_alpha->setValue(static_cast<double>(color.alphaF()));
}

void ColorPicker::take()
{
    QColor color = m_square->color();
    m_alpha->setBase(color);
    color.setAlphaF(static_cast<float>(m_alpha->value()));
    const QString text = base::toText(fromQColor(color));
    m_hex->setText(text);
    Q_EMIT selected(text);
}

void ColorPicker::openAt(const QWidget *anchor)
{
    adjustSize();
    const QRect screen = anchor->screen()->availableGeometry();
    QPoint at = anchor->mapToGlobal(QPoint(0, anchor->height() + 2));
    at.setX(std::clamp(at.x(), screen.left(), std::max(screen.left(), screen.right() - width())));
    at.setY(std::clamp(at.y(), screen.top(), std::max(screen.top(), screen.bottom() - height())));
    move(at);
    QFrame::show();
    m_square->setFocus();
}

void ColorPicker::closeEvent(QCloseEvent *event)
{
    QFrame::closeEvent(event);
    Q_EMIT closed();
}

void ColorPicker::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        close();
    else
        QFrame::keyPressEvent(event);
}

} // namespace lectograph::editor
