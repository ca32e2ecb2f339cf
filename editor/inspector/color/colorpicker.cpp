// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/color/colorpicker.h"

#include "editor/edits/looks.h"
#include "editor/inspector/fields/numberfields.h"
#include "editor/language/colornames.h"
#include "editor/session/session.h"
#include "editor/widgets/coloricon.h"
#include "editor/widgets/onscreen.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"

#include <QCloseEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLinearGradient>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr double keyStep = 0.02;

QColor hsv(double hue, double saturation, double brightness)
{
    return QColor::fromHsvF(static_cast<float>(hue), static_cast<float>(saturation), static_cast<float>(brightness));
}

void paintFadeHandle(QPainter &painter, const QPointF &at, bool hasFocus)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(Qt::black, 3));
    painter.drawEllipse(at, 5, 5);
    painter.setPen(QPen(hasFocus ? theme().accent : QColor(Qt::white), 2));
    painter.drawEllipse(at, 5, 5);
}

QLabel *caption(const QString &text, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    label->setFont(uiFont(11));
    label->setProperty("muted", true);
    label->setMinimumWidth(0);
    label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    return label;
}

} // namespace

/// The colours of one hue: saturation to the right, brightness upwards.
class ColorSquare : public ColorSlider
{
public:
    explicit ColorSquare(QWidget *parent);

    void setHue(double hue);
    void setPlace(double saturation, double brightness);
    QColor color() const { return hsv(m_hue, m_saturation, m_brightness); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void moveTo(const QPointF &point) override { setPlace(point.x() / width(), 1 - point.y() / height()); }
    void moveBy(double right, double up) override { setPlace(m_saturation + right, m_brightness + up); }

private:
    double m_hue = 0;
    double m_saturation = 0;
    double m_brightness = 1;
};

/// A slider from 0 to 1 on a colour gradient.
class ColorStrip : public ColorSlider
{
public:
    enum Kind { Hue, Alpha };
    ColorStrip(Kind kind, QWidget *parent);

    double value() const { return m_value; }
    void setValue(double value);
    void setBase(const QColor &color); ///< the colour at full opacity

protected:
    void paintEvent(QPaintEvent *event) override;
    void moveTo(const QPointF &point) override { setValue((point.x() - 6) / (width() - 12)); }
    void moveBy(double right, double up) override { setValue(m_value + right + up); }

private:
    Kind m_kind;
    double m_value = 0;
    QColor m_base = Qt::white;
};

void ColorSlider::mousePressEvent(QMouseEvent *event)
{
    moveTo(event->position());
    Q_EMIT moved();
}

void ColorSlider::mouseMoveEvent(QMouseEvent *event)
{
    mousePressEvent(event);
}

void ColorSlider::keyPressEvent(QKeyEvent *event)
{
    const double step = keyStep * stepFactor(event->modifiers());
    switch (event->key()) {
    case Qt::Key_Left: moveBy(-step, 0); break;
    case Qt::Key_Right: moveBy(step, 0); break;
    case Qt::Key_Up: moveBy(0, step); break;
    case Qt::Key_Down: moveBy(0, -step); break;
    default: QWidget::keyPressEvent(event); return;
    }
    Q_EMIT moved();
}

ColorSquare::ColorSquare(QWidget *parent) : ColorSlider(parent)
{
    setFixedHeight(120);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::CrossCursor);
}

void ColorSquare::setHue(double hue)
{
    m_hue = std::clamp(hue, 0.0, 1.0);
    update();
}

void ColorSquare::setPlace(double saturation, double brightness)
{
    m_saturation = std::clamp(saturation, 0.0, 1.0);
    m_brightness = std::clamp(brightness, 0.0, 1.0);
    setAccessibleDescription(u"%1 %, %2 %"_s.arg(qRound(m_saturation * 100)).arg(qRound(m_brightness * 100)));
    update();
}

void ColorSquare::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    QPainterPath path;
    path.addRoundedRect(box, 5, 5);
    QLinearGradient across(box.topLeft(), box.topRight());
    across.setColorAt(0, Qt::white);
    across.setColorAt(1, hsv(m_hue, 1, 1));
    painter.fillPath(path, across);
    QLinearGradient down(box.topLeft(), box.bottomLeft());
    down.setColorAt(0, Qt::transparent);
    down.setColorAt(1, Qt::black);
    painter.fillPath(path, down);
    paintFadeHandle(painter, {box.left() + m_saturation * box.width(), box.bottom() - m_brightness * box.height()},
                    hasFocus());
}

ColorStrip::ColorStrip(Kind kind, QWidget *parent) : ColorSlider(parent), m_kind(kind)
{
    setFixedHeight(16);
    setFocusPolicy(Qt::StrongFocus);
}

void ColorStrip::setValue(double value)
{
    m_value = std::clamp(value, 0.0, 1.0);
    setAccessibleDescription(m_kind == Hue ? u"%1°"_s.arg(qRound(m_value * 360))
                                           : u"%1 %"_s.arg(qRound(m_value * 100)));
    update();
}

void ColorStrip::setBase(const QColor &color)
{
    m_base = color;
    update();
}

void ColorStrip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(rect()).adjusted(0.5, 2.5, -0.5, -2.5);
    QLinearGradient gradient(box.topLeft(), box.topRight());
    if (m_kind == Hue) {
        for (int i = 0; i <= 6; ++i)
            gradient.setColorAt(i / 6.0, hsv(i / 6.0, 1, 1));
    } else {
        paintColor(painter, box, Qt::transparent, 5);
        QColor from = m_base;
        from.setAlpha(0);
        QColor to = m_base;
        to.setAlpha(255);
        gradient.setColorAt(0, from);
        gradient.setColorAt(1, to);
    }
    painter.setPen(QPen(theme().line, 1));
    painter.setBrush(gradient);
    painter.drawRoundedRect(box, 5, 5);
    paintFadeHandle(painter, {6 + m_value * (width() - 12), height() / 2.0}, hasFocus());
}

ColorPicker::ColorPicker(const lecture::Lecture &lecture, const timeline::Registry &registry, QWidget *parent)
    : QFrame(parent, Qt::Popup),
      m_colors(colorNamesOf(lecture)),
      m_square(new ColorSquare(this)),
      m_hue(new ColorStrip(ColorStrip::Hue, this)),
      m_alpha(new ColorStrip(ColorStrip::Alpha, this)),
      m_hex(new QLineEdit(this))
{
    setObjectName(u"colorPicker"_s);
    constexpr int columns = 10; // two families of shades
    constexpr int margin = 2 * Theme::grid;
    const int wide = SwatchGrid::widthOf(columns);
    QVBoxLayout *layout = columnLayout(this, 6, {margin, 10, margin, 12});
    layout->setSizeConstraint(QLayout::SetFixedSize);
    m_square->setFixedWidth(wide - 2 * SwatchGrid::ring);
    // Lines up with the swatches, which have room for a ring around them.
    const auto add = [&](QWidget *widget) {
        QHBoxLayout *row = rowLayout(nullptr, 0, {SwatchGrid::ring, 0, SwatchGrid::ring, 0});
        row->addWidget(widget);
        layout->addLayout(row);
    };
    const auto addGrid = [&](const QString &title, const QList<Swatch> &swatches) {
        auto *grid = new SwatchGrid(this);
        grid->setAccessibleName(title);
        grid->resize(wide, 0);
        grid->setSwatches(swatches, m_colors);
        QLabel *heading = caption(title, this);
        add(heading);
        layout->addWidget(grid);
        connect(grid, &SwatchGrid::pointed, heading, [heading, title](const QString &name) {
            heading->setText(name.isEmpty() ? title : u"%1: %2"_s.arg(title, name));
        });
        connect(grid, &SwatchGrid::selected, this, [this](const QString &text) {
            setColor(text);
            Q_EMIT selected(text);
        });
    };
    const QList<Swatch> ofLook = colorsOfLook(lecture);
    if (!ofLook.isEmpty())
        addGrid(tr("Look"), ofLook);
    QList<Swatch> used = colorsIn(lecture, registry);
    used.removeIf(
        [&](const Swatch &swatch) { return std::ranges::find(ofLook, swatch.text, &Swatch::text) != ofLook.end(); });
    if (!used.isEmpty())
        addGrid(tr("In this lecture"), used);
    addGrid(tr("Palette"), namedColors(m_colors));
    add(caption(tr("Any other"), this));
    add(m_square);
    add(m_hue);
    add(m_alpha);
    add(m_hex);
    m_square->setAccessibleName(tr("Saturation and brightness"));
    m_square->setToolTip(tr("Saturation and brightness; arrow keys move"));
    m_hue->setAccessibleName(tr("Hue"));
    m_hue->setToolTip(m_hue->accessibleName());
    m_alpha->setAccessibleName(tr("Opacity"));
    m_alpha->setToolTip(m_alpha->accessibleName());
    m_hex->setAccessibleName(tr("Name, or # and six digits"));
    m_hex->setFont(uiFont(12));
    connect(m_square, &ColorSlider::moved, this, &ColorPicker::take);
    connect(m_hue, &ColorSlider::moved, this, [this] {
        m_square->setHue(m_hue->value());
        take();
    });
    connect(m_alpha, &ColorSlider::moved, this, &ColorPicker::take);
    connect(m_hex, &QLineEdit::editingFinished, this, [this] {
        const QString text = colorText(m_hex->text().trimmed(), m_colors);
        if (const auto color = base::parseColor(text, m_colors)) {
            showColor(toQColor(*color));
            Q_EMIT selected(text);
        }
    });
}

void ColorPicker::setColor(const QString &text)
{
    if (const auto color = base::parseColor(text, m_colors))
        showColor(toQColor(*color));
    m_hex->setText(seenColorLabel(text, m_colors));
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

ColorPicker *ColorPicker::open(const Session &session, const QString &color, const QWidget *anchor, QWidget *parent)
{
    auto *picker = new ColorPicker(session.document.lecture(), session.registry(), parent);
    picker->setAttribute(Qt::WA_DeleteOnClose);
    picker->setColor(color);
    picker->openAt(anchor);
    return picker;
}

void ColorPicker::openAt(const QWidget *anchor)
{
    adjustSize();
    moveWithin(*this, anchor->mapToGlobal(QPoint(0, anchor->height() + 2)), anchor->screen()->availableGeometry());
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
